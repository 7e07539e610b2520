#include "CPixels.h"
#include <stdlib.h>
#include <zlib.h>

uint8_t *cpixels_inflate(const uint8_t *source, size_t count, size_t limit, size_t *produced) {
  z_stream stream = {0};
  if (inflateInit(&stream) != Z_OK) return NULL;
  size_t capacity = count * 4 + 256;
  if (capacity > limit) capacity = limit;
  uint8_t *target = malloc(capacity ? capacity : 1);
  size_t used = 0;
  int status = Z_OK;
  stream.next_in = (Bytef *)source;
  stream.avail_in = (uInt)count;
  while (target && status == Z_OK) {
    if (used == capacity) {
      if (capacity >= limit) break;
      capacity = capacity * 2 < limit ? capacity * 2 : limit;
      uint8_t *larger = realloc(target, capacity);
      if (!larger) break;
      target = larger;
    }
    stream.next_out = target + used;
    stream.avail_out = (uInt)(capacity - used);
    status = inflate(&stream, Z_NO_FLUSH);
    size_t now = capacity - stream.avail_out;
    /* A stream that is cut off makes no progress any more. */
    if (status == Z_BUF_ERROR || (now == used && stream.avail_in == 0)) {
      used = now;
      break;
    }
    used = now;
  }
  inflateEnd(&stream);
  *produced = used;
  return target;
}
