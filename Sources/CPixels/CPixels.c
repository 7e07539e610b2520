#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Pictures are the same on all architectures: some would otherwise round products and sums together.
#pragma STDC FP_CONTRACT OFF

static inline uint32_t multiply(uint32_t value, uint32_t alpha) {
  uint32_t t = value * alpha + 128;
  return (t + (t >> 8)) >> 8;
}

static inline uint32_t pack(uint32_t a, uint32_t r, uint32_t g, uint32_t b) {
  return a << 24 | r << 16 | g << 8 | b;
}

static inline uint32_t pack_multiplied(uint32_t a, uint32_t r, uint32_t g, uint32_t b) {
  if (a == 255) return pack(a, r, g, b);
  return pack(a, multiply(r, a), multiply(g, a), multiply(b, a));
}

/* The largest channel of a pixel cannot exceed its alpha. */
static inline uint32_t pack_clamped(uint32_t a, uint32_t r, uint32_t g, uint32_t b) {
  return pack(a, r < a ? r : a, g < a ? g : a, b < a ? b : a);
}

int cpixels_import(const uint8_t *source, size_t source_stride, CPixelsFormat format, uint8_t *target,
                   size_t target_stride, int width, int height) {
  uint32_t seen = 0xff000000u;
  for (int y = 0; y < height; y++) {
    const uint8_t *s = source + (size_t)y * source_stride;
    uint32_t *t = (uint32_t *)(void *)(target + (size_t)y * target_stride);
    switch (format) {
#define EACH(step, expression)                        \
  for (int x = 0; x < width; x++, s += step) {        \
    uint32_t pixel = expression;                      \
    seen &= pixel;                                    \
    t[x] = pixel;                                     \
  }                                                   \
  break;
      case CPixelsRGB: EACH(3, pack(255, s[0], s[1], s[2]))
      case CPixelsRGBX: EACH(4, pack(255, s[0], s[1], s[2]))
      case CPixelsRGBA: EACH(4, pack_multiplied(s[3], s[0], s[1], s[2]))
      case CPixelsRGBAPremultiplied: EACH(4, pack_clamped(s[3], s[0], s[1], s[2]))
      case CPixelsARGB: EACH(4, pack_multiplied(s[0], s[1], s[2], s[3]))
      case CPixelsARGBPremultiplied: EACH(4, pack_clamped(s[0], s[1], s[2], s[3]))
      case CPixelsXRGB: EACH(4, pack(255, s[1], s[2], s[3]))
      case CPixelsBGRA: EACH(4, pack_multiplied(s[3], s[2], s[1], s[0]))
      case CPixelsBGRAPremultiplied: EACH(4, pack_clamped(s[3], s[2], s[1], s[0]))
      case CPixelsBGRX: EACH(4, pack(255, s[2], s[1], s[0]))
      case CPixelsABGR: EACH(4, pack_multiplied(s[0], s[3], s[2], s[1]))
      case CPixelsABGRPremultiplied: EACH(4, pack_clamped(s[0], s[3], s[2], s[1]))
      case CPixelsXBGR: EACH(4, pack(255, s[3], s[2], s[1]))
      case CPixelsGray: EACH(1, pack(255, s[0], s[0], s[0]))
      case CPixelsAlpha: EACH(1, pack(s[0], 0, 0, 0))
#undef EACH
    }
  }
  return seen >> 24 == 255;
}

static inline uint32_t divide(uint32_t value, uint32_t alpha) {
  uint32_t result = (value * 255 + alpha / 2) / alpha;
  return result > 255 ? 255 : result;
}

static inline uint32_t luminance(uint32_t pixel) {
  return (((pixel >> 16) & 255) * 54 + ((pixel >> 8) & 255) * 183 + (pixel & 255) * 19 + 128) >> 8;
}

void cpixels_export(const uint8_t *source, size_t source_stride, uint8_t *target, size_t target_stride,
                    CPixelsFormat format, int width, int height) {
  for (int y = 0; y < height; y++) {
    const uint32_t *s = (const uint32_t *)(const void *)(source + (size_t)y * source_stride);
    uint8_t *t = target + (size_t)y * target_stride;
    int divided = format == CPixelsRGBA || format == CPixelsARGB || format == CPixelsBGRA ||
                  format == CPixelsABGR;
    for (int x = 0; x < width; x++) {
      uint32_t pixel = s[x];
      uint32_t a = pixel >> 24, r = (pixel >> 16) & 255, g = (pixel >> 8) & 255, b = pixel & 255;
      if (divided && a != 255 && a != 0) r = divide(r, a), g = divide(g, a), b = divide(b, a);
      switch (format) {
#define PUT(first, second, third, fourth) \
  t[0] = first, t[1] = second, t[2] = third, t[3] = fourth, t += 4; \
  break;
        case CPixelsRGB: t[0] = r, t[1] = g, t[2] = b, t += 3; break;
        case CPixelsRGBX: PUT(r, g, b, 255)
        case CPixelsRGBA:
        case CPixelsRGBAPremultiplied: PUT(r, g, b, a)
        case CPixelsARGB:
        case CPixelsARGBPremultiplied: PUT(a, r, g, b)
        case CPixelsXRGB: PUT(255, r, g, b)
        case CPixelsBGRA:
        case CPixelsBGRAPremultiplied: PUT(b, g, r, a)
        case CPixelsBGRX: PUT(b, g, r, 255)
        case CPixelsABGR:
        case CPixelsABGRPremultiplied: PUT(a, b, g, r)
        case CPixelsXBGR: PUT(255, b, g, r)
        case CPixelsGray: *t++ = luminance(pixel); break;
        case CPixelsAlpha: *t++ = a; break;
#undef PUT
      }
    }
  }
}

void cpixels_halve(const uint8_t *source, size_t source_stride, int source_width, int source_height,
                   uint8_t *target, size_t target_stride) {
  int width = (source_width + 1) / 2, height = (source_height + 1) / 2;
  for (int y = 0; y < height; y++) {
    const uint8_t *upper = source + (size_t)(2 * y) * source_stride;
    const uint8_t *lower = 2 * y + 1 < source_height ? upper + source_stride : upper;
    uint8_t *t = target + (size_t)y * target_stride;
    for (int x = 0; x < width; x++, t += 4) {
      int left = 8 * x, right = 2 * x + 1 < source_width ? left + 4 : left;
      for (int channel = 0; channel < 4; channel++)
        t[channel] = (upper[left + channel] + upper[right + channel] + lower[left + channel] +
                      lower[right + channel] + 2) >> 2;
    }
  }
}

/* The first of two neighbors, both within the image, and the share of the second in sixteenths. */
static int neighbors(double position, int count, int *first, int *second) {
  static const int shares[9] = {0, 1, 2, 4, 8, 12, 14, 15, 16};
  double whole = floor(position);
  int index = (int)whole;
  *first = index < 0 ? 0 : index >= count ? count - 1 : index;
  *second = index + 1 < 0 ? 0 : index + 1 >= count ? count - 1 : index + 1;
  return shares[(int)((position - whole) * 8 + 0.5)];
}

void cpixels_enlarge(const uint8_t *source, size_t source_stride, int source_width, int source_height,
                     uint8_t *target, size_t target_stride, int width, int height, double x, double y, double dx,
                     double dy) {
  for (int j = 0; j < height; j++) {
    int top, bottom, v = neighbors(y + j * dy, source_height, &top, &bottom);
    const uint8_t *upper = source + (size_t)top * source_stride;
    const uint8_t *lower = source + (size_t)bottom * source_stride;
    uint8_t *t = target + (size_t)j * target_stride;
    for (int i = 0; i < width; i++, t += 4) {
      int left, right, h = neighbors(x + i * dx, source_width, &left, &right);
      for (int channel = 0; channel < 4; channel++) {
        int a = upper[4 * left + channel] * (16 - h) + upper[4 * right + channel] * h;
        int b = lower[4 * left + channel] * (16 - h) + lower[4 * right + channel] * h;
        t[channel] = (uint8_t)((a * (16 - v) + b * v + 128) >> 8);
      }
    }
  }
}

/* Box blur of one line: each pixel becomes the mean of itself and `reach` neighbors on both sides. */
static void box(const uint8_t *source, uint8_t *target, int count, int channels, int reach, int clamped) {
  int window = 2 * reach + 1;
  uint32_t factor = (1u << 24) / (uint32_t)window;
  for (int channel = 0; channel < channels; channel++) {
    const uint8_t *s = source + channel;
    uint8_t *t = target + channel;
    uint32_t first = clamped ? s[0] : 0, last = clamped ? s[(count - 1) * channels] : 0;
    uint32_t sum = first * (uint32_t)reach;
    for (int x = 0; x <= reach; x++) sum += x < count ? s[x * channels] : last;
    for (int x = 0; x < count; x++) {
      t[x * channels] = (uint8_t)(((uint64_t)sum * factor + (1u << 23)) >> 24);
      sum += x + reach + 1 < count ? s[(x + reach + 1) * channels] : last;
      sum -= x - reach >= 0 ? s[(x - reach) * channels] : first;
    }
  }
}

static void blur_line(uint8_t *line, uint8_t *scratch, int count, int channels, const int *sizes,
                      int clamped) {
  size_t bytes = (size_t)count * (size_t)channels;
  for (int pass = 0; pass < 3; pass++) {
    if (sizes[pass] < 2) continue;
    box(line, scratch, count, channels, sizes[pass] / 2, clamped);
    memcpy(line, scratch, bytes);
  }
}

static int blur(uint8_t *pixels, size_t stride, int width, int height, int channels, double sigma,
                int clamped) {
  if (width <= 0 || height <= 0 || !(sigma > 0)) return 1;
  if (sigma > 2000) sigma = 2000;
  /* Widths of three boxes whose variances add up to sigma squared. */
  double ideal = sqrt(4 * sigma * sigma + 1);
  int lower = (int)ideal;
  if (lower % 2 == 0) lower--;
  if (lower < 1) lower = 1;
  int smaller = (int)lround((12 * sigma * sigma - 3.0 * lower * lower - 12.0 * lower - 9) / (-4.0 * lower - 4));
  int sizes[3];
  for (int pass = 0; pass < 3; pass++) sizes[pass] = pass < smaller ? lower : lower + 2;

  int longest = width > height ? width : height;
  uint8_t *line = malloc((size_t)longest * (size_t)channels * 2);
  if (!line) return 0;
  uint8_t *scratch = line + (size_t)longest * (size_t)channels;
  for (int y = 0; y < height; y++)
    blur_line(pixels + (size_t)y * stride, scratch, width, channels, sizes, clamped);
  for (int x = 0; x < width; x++) {
    uint8_t *column = pixels + (size_t)x * (size_t)channels;
    for (int y = 0; y < height; y++)
      for (int channel = 0; channel < channels; channel++)
        line[y * channels + channel] = column[(size_t)y * stride + (size_t)channel];
    blur_line(line, scratch, height, channels, sizes, clamped);
    for (int y = 0; y < height; y++)
      for (int channel = 0; channel < channels; channel++)
        column[(size_t)y * stride + (size_t)channel] = line[y * channels + channel];
  }
  free(line);
  return 1;
}

int cpixels_blur(uint8_t *pixels, size_t stride, int width, int height, int channels, double sigma) {
  return blur(pixels, stride, width, height, channels, sigma, 0);
}

int cpixels_blur_clamped(uint8_t *pixels, size_t stride, int width, int height, int channels, double sigma) {
  return blur(pixels, stride, width, height, channels, sigma, 1);
}

void cpixels_extract_alpha(const uint8_t *source, size_t source_stride, uint8_t *target,
                           size_t target_stride, int width, int height) {
  cpixels_export(source, source_stride, target, target_stride, CPixelsAlpha, width, height);
}

void cpixels_extract_luminance(const uint8_t *source, size_t source_stride, uint8_t *target,
                               size_t target_stride, int width, int height) {
  cpixels_export(source, source_stride, target, target_stride, CPixelsGray, width, height);
}

size_t cpixels_count_differences(const uint8_t *first, size_t first_stride, const uint8_t *second,
                                 size_t second_stride, int width, int height, int opaque) {
  uint32_t mask = opaque ? 0x00ffffffu : 0xffffffffu;
  size_t count = 0;
  for (int y = 0; y < height; y++) {
    const uint32_t *a = (const uint32_t *)(const void *)(first + (size_t)y * first_stride);
    const uint32_t *b = (const uint32_t *)(const void *)(second + (size_t)y * second_stride);
    if (memcmp(a, b, (size_t)width * 4) == 0) continue;
    for (int x = 0; x < width; x++) count += ((a[x] ^ b[x]) & mask) != 0;
  }
  return count;
}

void cpixels_saturate(uint8_t *pixels, size_t stride, int width, int height, double amount) {
  int factor = (int)lround(amount * 256);
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(void *)(pixels + (size_t)y * stride);
    for (int x = 0; x < width; x++) {
      uint32_t pixel = row[x];
      int a = (int)(pixel >> 24), gray = (int)luminance(pixel);
      int channels[3] = {(int)(pixel >> 16) & 255, (int)(pixel >> 8) & 255, (int)pixel & 255};
      for (int i = 0; i < 3; i++) {
        int value = gray + (((channels[i] - gray) * factor + 128) >> 8);
        channels[i] = value < 0 ? 0 : value > a ? a : value;
      }
      row[x] = pack((uint32_t)a, (uint32_t)channels[0], (uint32_t)channels[1], (uint32_t)channels[2]);
    }
  }
}

static inline uint32_t byte_of(double value) {
  return value <= 0 ? 0 : value >= 1 ? 255 : (uint32_t)(value * 255 + 0.5);
}

void cpixels_color_matrix(uint8_t *pixels, size_t stride, int width, int height, const double matrix[20]) {
  uint32_t last = 0, made = 0;
  int known = 0;
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(void *)(pixels + (size_t)y * stride);
    for (int x = 0; x < width; x++) {
      uint32_t pixel = row[x];
      /* Neighbors are often equal. */
      if (!known || pixel != last) {
        double a = (double)(pixel >> 24), in[4] = {0, 0, 0, a / 255}, out[4];
        if (a > 0) {
          in[0] = (double)((pixel >> 16) & 255) / a;
          in[1] = (double)((pixel >> 8) & 255) / a;
          in[2] = (double)(pixel & 255) / a;
        }
        for (int i = 0; i < 4; i++) {
          const double *m = matrix + i * 5;
          out[i] = m[0] * in[0] + m[1] * in[1] + m[2] * in[2] + m[3] * in[3] + m[4];
        }
        last = pixel;
        made = pack_multiplied(byte_of(out[3]), byte_of(out[0]), byte_of(out[1]), byte_of(out[2]));
        known = 1;
      }
      row[x] = made;
    }
  }
}
