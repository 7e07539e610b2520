/* On Apple's systems, this header is a module of its own. */
#include <unistd.h>
