#include "CGTKShim.h"
