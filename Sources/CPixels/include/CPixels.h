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

/* Puts every colour through a matrix of four rows of five numbers: what red, green, blue, alpha and one give to each. Colours
   are from 0 to 1 and not multiplied by their alpha. */
void cpixels_color_matrix(uint8_t *pixels, size_t stride, int width, int height, const double matrix[20]);

/* Pixels to draw on, of which only those from (min_x, min_y) to before (max_x, max_y) may change. */
typedef struct {
  uint8_t *pixels;
  size_t stride;
  int min_x, min_y, max_x, max_y;
} CPixelsTarget;

/* Pixels to draw. Of an opaque source the fourth byte is not looked at. */
typedef struct {
  const uint8_t *pixels;
  size_t stride;
  int width, height, is_opaque;
} CPixelsSource;

/* Fills a box whose corners, as a CACornerMask names them, have `radius`; red, green, blue and alpha are from 0 to 1. */
void cpixels_fill(const CPixelsTarget *target, double x, double y, double width, double height, double radius,
                  int corners, const double color[4]);

/* Lays the source on the target, its first pixel at (x, y), with an opacity of 0 to 255. */
void cpixels_compose(const CPixelsTarget *target, const CPixelsSource *source, int x, int y, int alpha);

/* The same for a source that is turned, scaled or moved by parts of a pixel: `inverse` (a, b, c, d, tx, ty) leads from
   the target to the source, whose pixels are mixed. Around the source it is clear. */
void cpixels_compose_turned(const CPixelsTarget *target, const CPixelsSource *source, const double inverse[6],
                            int alpha);

/* A PNG file in memory, to be released with free(); NULL where memory ran out. `level` is zlib's 0...9 and
   `filtered` chooses a filter for each row (slower, smaller for photographs). */
uint8_t *cpixels_png(const uint8_t *pixels, size_t stride, int width, int height, int opaque, int level,
                     int filtered, double pixels_per_meter, size_t *length);

#endif
