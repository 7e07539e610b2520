#include "CObjCRuntime.h"
