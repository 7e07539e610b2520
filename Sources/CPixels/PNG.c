#include "CPixels.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  uint8_t *bytes;
  size_t length, capacity;
} Buffer;

static void append(png_structp png, png_bytep bytes, png_size_t count) {
  Buffer *buffer = png_get_io_ptr(png);
  if (buffer->length + count > buffer->capacity) {
    size_t capacity = (buffer->length + count) * 2;
    uint8_t *grown = realloc(buffer->bytes, capacity);
    if (!grown) png_error(png, "out of memory");
    buffer->bytes = grown;
    buffer->capacity = capacity;
  }
  memcpy(buffer->bytes + buffer->length, bytes, count);
  buffer->length += count;
}

static void flush(png_structp png) { (void)png; }
static void silent(png_structp png, png_const_charp message) { (void)png, (void)message; }
static void fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

uint8_t *cpixels_png(const uint8_t *pixels, size_t stride, int width, int height, int opaque, int level,
                     int filtered, double pixels_per_meter, size_t *length) {
  size_t row_bytes = (size_t)width * (opaque ? 3 : 4);
  Buffer *buffer = calloc(1, sizeof *buffer);
  uint8_t *row = malloc(row_bytes ? row_bytes : 1);
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, silent);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  uint8_t *result = NULL;
  if (buffer && row && info && !setjmp(png_jmpbuf(png))) {
    png_set_write_fn(png, buffer, append, flush);
    png_set_compression_level(png, level);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, filtered ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
    png_set_IHDR(png, info, (png_uint_32)width, (png_uint_32)height, 8,
                 opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (pixels_per_meter > 0) {
      png_uint_32 density = (png_uint_32)(pixels_per_meter + 0.5);
      png_set_pHYs(png, info, density, density, PNG_RESOLUTION_METER);
    }
    png_write_info(png, info);
    for (int y = 0; y < height; y++) {
      cpixels_export(pixels + (size_t)y * stride, stride, row, row_bytes, opaque ? CPixelsRGB : CPixelsRGBA,
                     width, 1);
      png_write_row(png, row);
    }
    png_write_end(png, info);
    result = buffer->bytes;
    *length = buffer->length;
  }
  if (png) png_destroy_write_struct(&png, info ? &info : NULL);
  if (buffer && !result) free(buffer->bytes);
  free(buffer);
  free(row);
  return result;
}
