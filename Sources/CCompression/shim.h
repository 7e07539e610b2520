#include <lzma.h>
#include <zlib.h>
