/* Loops over pixels that are too hot for unoptimised Swift. Pixels are Cairo's: 32-bit native-endian ARGB with
   colours multiplied by alpha, rows `stride` bytes apart. */
#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

/* The byte orders that bitmap contexts and decoders meet. */
typedef enum {
  CPixelsRGB,          /* three bytes */
  CPixelsRGBX,         /* four bytes, the last is ignored */
  CPixelsRGBA,         /* four bytes, not multiplied */
  CPixelsRGBAPremultiplied,
  CPixelsARGB,
  CPixelsARGBPremultiplied,
  CPixelsXRGB,
  CPixelsBGRA,
  CPixelsBGRAPremultiplied,
  CPixelsBGRX,
  CPixelsABGR,
  CPixelsABGRPremultiplied,
  CPixelsXBGR,
  CPixelsGray,
  CPixelsAlpha,
} CPixelsFormat;

/* Returns whether every pixel read was opaque. */
int cpixels_import(const uint8_t *source, size_t source_stride, CPixelsFormat format, uint8_t *target,
                   size_t target_stride, int width, int height);

void cpixels_export(const uint8_t *source, size_t source_stride, uint8_t *target, size_t target_stride,
                    CPixelsFormat format, int width, int height);

/* Each pixel of the target is the mean of a block of two by two; odd edges repeat the last row or column. */
void cpixels_halve(const uint8_t *source, size_t source_stride, int source_width, int source_height,
                   uint8_t *target, size_t target_stride);

/* Three box blurs in each direction, which come within 3 % of a Gaussian of `sigma` pixels. `channels` is
   4 (ARGB) or 1 (alpha only); outside the image is transparent. Returns 0 where memory ran out. */
int cpixels_blur(uint8_t *pixels, size_t stride, int width, int height, int channels, double sigma);

/* The same, with the edge pixels repeated outside the image: for backdrops. */
int cpixels_blur_clamped(uint8_t *pixels, size_t stride, int width, int height, int channels, double sigma);

/* The alpha of ARGB pixels as an 8-bit image. */
void cpixels_extract_alpha(const uint8_t *source, size_t source_stride, uint8_t *target,
                           size_t target_stride, int width, int height);

/* Brightness of ARGB pixels as an 8-bit image: what an image without alpha masks with. */
void cpixels_extract_luminance(const uint8_t *source, size_t source_stride, uint8_t *target,
                               size_t target_stride, int width, int height);

/* How many pixels differ; of opaque images the unused byte is not compared. */
size_t cpixels_count_differences(const uint8_t *first, size_t first_stride, const uint8_t *second,
                                 size_t second_stride, int width, int height, int opaque);

/* How colourful a backdrop is after it was blurred: 1 leaves it as it is. */
void cpixels_saturate(uint8_t *pixels, size_t stride, int width, int height, double amount);

/* A PNG file in memory, to be released with free(); NULL where memory ran out. `level` is zlib's 0...9 and
   `filtered` chooses a filter for each row (slower, smaller for photographs). */
uint8_t *cpixels_png(const uint8_t *pixels, size_t stride, int width, int height, int opaque, int level,
                     int filtered, double pixels_per_meter, size_t *length);

#endif
