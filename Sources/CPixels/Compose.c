#include "CPixels.h"

#include <math.h>
#include <string.h>

/* Results must be identical on all machines, so fused multiply-add is disabled. */
#pragma STDC FP_CONTRACT OFF

typedef uint8_t Bytes8 __attribute__((vector_size(8)));
typedef uint8_t Bytes4 __attribute__((vector_size(4)));
typedef uint16_t Words8 __attribute__((vector_size(16)));
typedef uint16_t Words4 __attribute__((vector_size(8)));

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
enum { ALPHA = 3 };
#else
enum { ALPHA = 0 };
#endif

static inline uint32_t *row_of(const CPixelsTarget *target, int y) {
  return (uint32_t *)(void *)(target->pixels + (size_t)y * target->stride);
}

/* Multiplies two channels at a time by `by` / 255, rounded. */
static inline uint32_t scale(uint32_t pixel, uint32_t by) {
  uint32_t low = (pixel & 0x00ff00ff) * by + 0x00800080;
  uint32_t high = ((pixel >> 8) & 0x00ff00ff) * by + 0x00800080;
  low = ((low + ((low >> 8) & 0x00ff00ff)) >> 8) & 0x00ff00ff;
  high = (high + ((high >> 8) & 0x00ff00ff)) & 0xff00ff00;
  return high | low;
}

static inline uint32_t over(uint32_t source, uint32_t target) {
  return source + scale(target, 255 - (source >> 24));
}

static inline int at_least(int value, int least) { return value > least ? value : least; }
static inline int at_most(int value, int most) { return value < most ? value : most; }
static inline double clamp01(double value) { return value < 0 ? 0 : value > 1 ? 1 : value; }

/* The fraction of the pixel beginning at `at` that is between `from` and `to`. */
static inline double overlap(double at, double from, double to) {
  return clamp01(fmin(at + 1, to) - fmax(at, from));
}

static void fill_run(uint32_t *row, int from, int to, uint32_t color) {
  if (color >> 24 == 255) {
    for (int x = from; x < to; x++) row[x] = color;
  } else if (color != 0) {
    for (int x = from; x < to; x++) row[x] = over(color, row[x]);
  }
}

static inline uint32_t covered(uint32_t color, double coverage) {
  int mask = (int)(coverage * 255 + 0.5);
  return mask >= 255 ? color : scale(color, (uint32_t)mask);
}

typedef struct {
  double x, y, right, bottom, radius;
  int corners;
} Box;

/* The coverage of a pixel by the box; `in_row` is the row's coverage. */
static double coverage_at(const Box *box, int x, int y, double in_row) {
  double center_x = x + 0.5, center_y = y + 0.5;
  int is_left = center_x < box->x + box->radius, is_right = center_x > box->right - box->radius;
  int is_top = center_y < box->y + box->radius, is_bottom = center_y > box->bottom - box->radius;
  /* As in CACornerMask: 1 and 2 are the top corners, 4 and 8 the bottom ones; left before right. */
  if (((is_left && is_top && box->corners & 1)) || (is_right && is_top && box->corners & 2) ||
      (is_left && is_bottom && box->corners & 4) || (is_right && is_bottom && box->corners & 8)) {
    double dx = center_x - (is_left ? box->x + box->radius : box->right - box->radius);
    double dy = center_y - (is_top ? box->y + box->radius : box->bottom - box->radius);
    return clamp01(box->radius + 0.5 - sqrt(dx * dx + dy * dy));
  }
  return in_row * overlap(x, box->x, box->right);
}

void cpixels_fill(const CPixelsTarget *target, double x, double y, double width, double height, double radius,
                  int corners, const double color[4]) {
  if (!(width > 0 && height > 0)) return;
  Box box = {x, y, x + width, y + height, fmin(fmax(radius, 0), fmin(width, height) / 2), corners};
  double alpha = clamp01(color[3]);
  uint32_t paint = (uint32_t)(alpha * 255 + 0.5) << 24 | (uint32_t)(clamp01(color[0]) * alpha * 255 + 0.5) << 16 |
                   (uint32_t)(clamp01(color[1]) * alpha * 255 + 0.5) << 8 |
                   (uint32_t)(clamp01(color[2]) * alpha * 255 + 0.5);
  int left = at_least((int)fmax(floor(box.x), -1e9), target->min_x);
  int right = at_most((int)fmin(ceil(box.right), 1e9), target->max_x);
  int top = at_least((int)fmax(floor(box.y), -1e9), target->min_y);
  int bottom = at_most((int)fmin(ceil(box.bottom), 1e9), target->max_y);
  for (int row_y = top; row_y < bottom; row_y++) {
    uint32_t *row = row_of(target, row_y);
    double in_row = overlap(row_y, box.y, box.bottom);
    double center = row_y + 0.5;
    int is_round = box.radius > 0 && (center < box.y + box.radius || center > box.bottom - box.radius);
    double reach = is_round ? box.radius : 0;
    /* All pixels in between have the same coverage. */
    int inner_left = at_most(at_least((int)ceil(fmin(box.x + reach, 1e9)), left), right);
    int inner_right = at_least(at_most((int)floor(fmax(box.right - reach, -1e9)), right), inner_left);
    for (int i = left; i < inner_left; i++) {
      uint32_t pixel = covered(paint, coverage_at(&box, i, row_y, in_row));
      if (pixel) row[i] = over(pixel, row[i]);
    }
    fill_run(row, inner_left, inner_right, covered(paint, in_row));
    for (int i = inner_right; i < right; i++) {
      uint32_t pixel = covered(paint, coverage_at(&box, i, row_y, in_row));
      if (pixel) row[i] = over(pixel, row[i]);
    }
  }
}

void cpixels_compose(const CPixelsTarget *target, const CPixelsSource *source, int x, int y, int alpha) {
  int left = at_least(x, target->min_x), right = at_most(x + source->width, target->max_x);
  int top = at_least(y, target->min_y), bottom = at_most(y + source->height, target->max_y);
  if (left >= right || alpha <= 0) return;
  uint32_t full = source->is_opaque ? 0xff000000u : 0;
  for (int row_y = top; row_y < bottom; row_y++) {
    const uint32_t *from = (const uint32_t *)(const void *)(source->pixels + (size_t)(row_y - y) * source->stride) - x;
    uint32_t *row = row_of(target, row_y);
    for (int i = left; i < right; i++) {
      /* Much of the content, especially text, is transparent. */
      while (i + 4 <= right && !full && !(from[i] | from[i + 1] | from[i + 2] | from[i + 3])) i += 4;
      if (i >= right) break;
      uint32_t pixel = from[i] | full;
      if (alpha < 255) pixel = scale(pixel, (uint32_t)alpha);
      if (pixel >> 24 == 255) {
        row[i] = pixel;
      } else if (pixel != 0) {
        row[i] = over(pixel, row[i]);
      }
    }
  }
}

static int64_t floor_divided(int64_t a, int64_t b) {
  int64_t quotient = a / b;
  return quotient * b != a && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

/* Limits `from`..<`to` to indices for which `start + step * i` is between `least` and `most`. */
static void narrow(int64_t start, int64_t step, int64_t least, int64_t most, int64_t *from, int64_t *to) {
  if (step == 0) {
    if (start < least || start > most) *to = *from;
    return;
  }
  int64_t first = step > 0 ? -floor_divided(start - least, step) : -floor_divided(start - most, step);
  int64_t last = step > 0 ? floor_divided(most - start, step) : floor_divided(least - start, step);
  if (first > *from) *from = first;
  if (last + 1 < *to) *to = last + 1;
  if (*to < *from) *to = *from;
}

static inline uint32_t pixel_at(const CPixelsSource *source, int64_t x, int64_t y) {
  if (x < 0 || y < 0 || x >= source->width || y >= source->height) return 0;
  uint32_t pixel;
  memcpy(&pixel, source->pixels + (size_t)y * source->stride + (size_t)x * 4, 4);
  return pixel;
}

static inline Bytes8 pair(uint32_t left, uint32_t right) {
  uint32_t both[2] = {left, right};
  Bytes8 bytes;
  memcpy(&bytes, both, 8);
  return bytes;
}

/* Interpolates between four pixels; `u` and `v` are source coordinates with 16 fractional bits. */
static inline Words4 sample(const CPixelsSource *source, int64_t u, int64_t v) {
  int64_t x = u >> 16, y = v >> 16;
  uint16_t right = (u >> 8) & 255, lower = (v >> 8) & 255;
  Bytes8 first, second;
  if (x >= 0 && y >= 0 && x + 1 < source->width && y + 1 < source->height) {
    const uint8_t *place = source->pixels + (size_t)y * source->stride + (size_t)x * 4;
    memcpy(&first, place, 8);
    memcpy(&second, place + source->stride, 8);
  } else {
    first = pair(pixel_at(source, x, y), pixel_at(source, x + 1, y));
    second = pair(pixel_at(source, x, y + 1), pixel_at(source, x + 1, y + 1));
  }
  uint64_t upper_pair, lower_pair;
  memcpy(&upper_pair, &first, 8);
  memcpy(&lower_pair, &second, 8);
  /* Most of an interface has uniform color. */
  if (upper_pair == lower_pair && (uint32_t)upper_pair == upper_pair >> 32)
    return __builtin_convertvector(__builtin_shufflevector(first, first, 0, 1, 2, 3), Words4);
  Words8 column = (__builtin_convertvector(first, Words8) * (uint16_t)(256 - lower) +
                   __builtin_convertvector(second, Words8) * lower + 128) >> 8;
  Words4 near = __builtin_shufflevector(column, column, 0, 1, 2, 3);
  Words4 far = __builtin_shufflevector(column, column, 4, 5, 6, 7);
  return (near * (uint16_t)(256 - right) + far * right + 128) >> 8;
}

static inline Words4 divided_by_255(Words4 product) {
  Words4 rounded = product + 128;
  return (rounded + (rounded >> 8)) >> 8;
}

/* Composites a premultiplied pixel on another one. */
static inline void put(uint32_t *place, Words4 pixel) {
  if (pixel[ALPHA] == 0) return;
  if (pixel[ALPHA] == 255) {
    Bytes4 plain = __builtin_convertvector(pixel, Bytes4);
    memcpy(place, &plain, 4);
    return;
  }
  Bytes4 behind;
  memcpy(&behind, place, 4);
  Words4 rest = divided_by_255(__builtin_convertvector(behind, Words4) * (uint16_t)(255 - pixel[ALPHA]));
  Bytes4 result = __builtin_convertvector(pixel + rest, Bytes4);
  memcpy(place, &result, 4);
}

void cpixels_compose_turned(const CPixelsTarget *target, const CPixelsSource *source, const double inverse[6],
                            int alpha) {
  if (alpha <= 0) return;
  int64_t step_u = llround(inverse[0] * 65536), step_v = llround(inverse[1] * 65536);
  int64_t most_u = ((int64_t)source->width << 16) - 1, most_v = ((int64_t)source->height << 16) - 1;
  for (int y = target->min_y; y < target->max_y; y++) {
    /* Maps pixel centers to pixel centers of the source. */
    double center = y + 0.5;
    int64_t u = llround((inverse[0] * 0.5 + inverse[2] * center + inverse[4] - 0.5) * 65536);
    int64_t v = llround((inverse[1] * 0.5 + inverse[3] * center + inverse[5] - 0.5) * 65536);
    int64_t from = target->min_x, to = target->max_x;
    narrow(u, step_u, -65535, most_u, &from, &to);
    narrow(v, step_v, -65535, most_v, &from, &to);
    uint32_t *row = row_of(target, y);
    for (int64_t x = from; x < to; x++) {
      Words4 pixel = sample(source, u + step_u * x, v + step_v * x);
      if (alpha < 255) pixel = divided_by_255(pixel * (uint16_t)alpha);
      put(&row[x], pixel);
    }
  }
}

void cpixels_compose_projected(const CPixelsTarget *target, const CPixelsSource *source, int left, int top,
                               const double inverse[9], double limit) {
  double most_u = source->width, most_v = source->height;
  for (int y = target->min_y; y < target->max_y; y++) {
    double row_y = top + y + 0.5;
    uint32_t *row = row_of(target, y);
    for (int x = target->min_x; x < target->max_x; x++) {
      double row_x = left + x + 0.5;
      double w = inverse[2] * row_x + inverse[5] * row_y + inverse[8];
      if (!(w > 0) || w > limit) continue;
      double u = (inverse[0] * row_x + inverse[3] * row_y + inverse[6]) / w - 0.5;
      double v = (inverse[1] * row_x + inverse[4] * row_y + inverse[7]) / w - 0.5;
      if (!(u > -1 && v > -1 && u < most_u && v < most_v)) continue;
      put(&row[x], sample(source, llround(u * 65536), llround(v * 65536)));
    }
  }
}
