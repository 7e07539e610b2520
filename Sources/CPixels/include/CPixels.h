/* Performance-critical pixel loops, in C so that they are fast in unoptimized builds. Pixels are Cairo's: 32-bit
   native-endian premultiplied ARGB, with rows `stride` bytes apart. */
#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

/* The pixel formats of bitmap contexts and decoders. */
typedef enum {
  CPixelsRGB,          /* three bytes */
  CPixelsRGBX,         /* four bytes, the last is ignored */
  CPixelsRGBA,         /* four bytes, not premultiplied */
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

/* Halves an image: each pixel is the mean of two by two pixels; odd edges repeat the last row or column. */
void cpixels_halve(const uint8_t *source, size_t source_stride, int source_width, int source_height,
                   uint8_t *target, size_t target_stride);

/* Enlarges an image as Quartz does: between two pixels, the share of the second is 0, 1/16, 1/8, 1/4, 1/2, 3/4, 7/8, 15/16
   or 1 for distances in steps of an eighth. `x` and `y` are the position of the first pixel of the target in the source,
   where pixels are at whole numbers; `dx` and `dy` are the distances between pixels of the target. */
void cpixels_enlarge(const uint8_t *source, size_t source_stride, int source_width, int source_height,
                     uint8_t *target, size_t target_stride, int width, int height, double x, double y, double dx,
                     double dy);

/* Approximates a Gaussian blur of `sigma` pixels by three box blurs in each direction, within 3 %. `channels` is
   4 (ARGB) or 1 (alpha only); the outside of the image is transparent. Returns 0 if memory is exhausted. */
int cpixels_blur(uint8_t *pixels, size_t stride, int width, int height, int channels, double sigma);

/* The same with edge pixels repeated outside the image, for backdrops. */
int cpixels_blur_clamped(uint8_t *pixels, size_t stride, int width, int height, int channels, double sigma);

/* Extracts the alpha of ARGB pixels as an 8-bit image. */
void cpixels_extract_alpha(const uint8_t *source, size_t source_stride, uint8_t *target,
                           size_t target_stride, int width, int height);

/* Computes the luminance of ARGB pixels as an 8-bit image, for masks without alpha. */
void cpixels_extract_luminance(const uint8_t *source, size_t source_stride, uint8_t *target,
                               size_t target_stride, int width, int height);

/* Returns the number of different pixels; the unused byte of opaque images is ignored. */
size_t cpixels_count_differences(const uint8_t *first, size_t first_stride, const uint8_t *second,
                                 size_t second_stride, int width, int height, int opaque);

/* Changes the saturation of a blurred backdrop; 1 leaves it unchanged. */
void cpixels_saturate(uint8_t *pixels, size_t stride, int width, int height, double amount);

/* Transforms colors by a matrix of four rows of five numbers: the contributions of red, green, blue, alpha and a
   constant to each component. Components are from 0 to 1 and not premultiplied. */
void cpixels_color_matrix(uint8_t *pixels, size_t stride, int width, int height, const double matrix[20]);

/* A drawing target. Only pixels from (min_x, min_y) to before (max_x, max_y) may change. */
typedef struct {
  uint8_t *pixels;
  size_t stride;
  int min_x, min_y, max_x, max_y;
} CPixelsTarget;

/* An image to draw. The fourth byte of an opaque source is ignored. */
typedef struct {
  const uint8_t *pixels;
  size_t stride;
  int width, height, is_opaque;
} CPixelsSource;

/* Fills a box; the corners in a CACornerMask have `radius`. Red, green, blue and alpha are from 0 to 1. */
void cpixels_fill(const CPixelsTarget *target, double x, double y, double width, double height, double radius,
                  int corners, const double color[4]);

/* Composites the source on the target, with its first pixel at (x, y) and an opacity from 0 to 255. */
void cpixels_compose(const CPixelsTarget *target, const CPixelsSource *source, int x, int y, int alpha);

/* The same for a source that is rotated, scaled or moved by fractions of a pixel: `inverse` (a, b, c, d, tx, ty) maps
   the target to the source, whose pixels are interpolated. The outside of the source is transparent. */
void cpixels_compose_turned(const CPixelsTarget *target, const CPixelsSource *source, const double inverse[6],
                            int alpha);

/* The same with perspective: `inverse` transforms the row vector (x, y, 1) of a target pixel, counted from (`left`, `top`), to
   (x w, y w, w) of the source. Only pixels with a w greater than 0 and at most `limit` are drawn. */
void cpixels_compose_projected(const CPixelsTarget *target, const CPixelsSource *source, int left, int top,
                               const double inverse[9], double limit);

/* Returns a PNG file in memory, to be released with free(); NULL if memory is exhausted. `level` is zlib's 0...9, and
   `filtered` selects a filter for each row (slower, but smaller for photographs). */
uint8_t *cpixels_png(const uint8_t *pixels, size_t stride, int width, int height, int opaque, int level,
                     int filtered, double pixels_per_meter, size_t *length);

/* Expands data in zlib's format, up to `limit` bytes; what came before an error is kept. The caller frees the result. NULL where
   memory ran out. */
uint8_t *cpixels_inflate(const uint8_t *source, size_t count, size_t limit, size_t *produced);

#endif
