// Checks the C parts that depend on the architecture, and prints results that all architectures have in common. Scripts/arm64 runs
// it on this machine and, emulated, on AArch64.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CMethodTables.h"
#include "CObjCRuntime.h"
#include "CPixels.h"
#include "os_lock.h"
#include "word_lock.h"

// Parts of Swift's runtime that the shims refer to and this program does not reach.
void *swift_tryRetain(void *object) { return object; }
bool swift_isDeallocating(void *object) { return object == NULL; }

static int failures = 0;

static void check(bool condition, const char *name) {
  printf("%s: %s\n", name, condition ? "right" : "WRONG");
  failures += !condition;
}

// MARK: Functions that forward

extern int exported_default(int value);
extern int exported_other(int value);
static volatile int sink;

__attribute__((noinline)) static int forwards(int value) {
  ptl_default_method();
  return value + 1;
}
__attribute__((noinline)) static int forwards_twice(int value) { return forwards(value); }
__attribute__((noinline)) static int overrides(int value) {
  sink = value;
  return value * 3;
}
// Calls a function of another image through the linkage table.
__attribute__((noinline)) static int calls_library(int value) { return exported_default(value); }
__attribute__((noinline)) static int calls_other(int value) { return exported_other(value); }

static void check_witnesses(void) {
  check(ptl_witness_is_default((const void *)forwards), "a call of the default method");
  check(ptl_witness_is_default((const void *)forwards_twice), "a function that forwards to it");
  check(!ptl_witness_is_default((const void *)overrides), "a function without calls");
  check(ptl_witness_is_default((const void *)calls_library), "a function of another image, unbound");
  sink = calls_library(1);
  check(ptl_witness_is_default((const void *)calls_library), "a function of another image, bound");
  check(!ptl_witness_is_default((const void *)calls_other), "another function of another image");
  long (*probe)(void) = (long (*)(void))ptl_probe(true);
  check(probe() == 0 && ptl_probe_answer == 1, "a probe");
}

// MARK: Selectors and implementations

static void check_runtime(void) {
  const ptl_selector *first = ptl_selector_intern("tap:with:", 9);
  check(first == ptl_selector_intern("tap:with:", 9) && first->argument_count == 2, "a selector");
  check(first != ptl_selector_intern("tap:", 4), "another selector");
  printf("hash %llx\n", (unsigned long long)first->hash);
  bool ordered = true;
  for (size_t index = 1; index < 4096; index++)
    ordered = ordered && ptl_implementation_address(index) > ptl_implementation_address(index - 1);
  check(ordered, "addresses of implementations");
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    fclose(stderr);
    ((void (*)(void))ptl_implementation_address(4095))();
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  check(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT, "a call of the last implementation");
}

// MARK: Locks

static os_unfair_lock unfair;
static word_lock_t word;
static long count = 0;

static void *add(void *unused) {
  for (int index = 0; index < 20000; index++) {
    os_unfair_lock_lock(&unfair);
    word_lock_lock(&word);
    count++;
    word_lock_unlock(&word);
    os_unfair_lock_unlock(&unfair);
  }
  return unused;
}

static void check_locks(void) {
  pthread_t threads[4];
  for (int index = 0; index < 4; index++) pthread_create(&threads[index], NULL, add, NULL);
  for (int index = 0; index < 4; index++) pthread_join(threads[index], NULL);
  check(count == 80000, "locks");
  check(os_unfair_lock_trylock(&unfair) && !os_unfair_lock_trylock(&unfair), "a second attempt");
  os_unfair_lock_unlock(&unfair);
}

// MARK: Pixels

enum { side = 61, stride = side * 4 };
static uint8_t pixels[side * stride], other[side * stride];

static void digest(const char *name) {
  uint64_t hash = 1469598103934665603ull;
  for (size_t index = 0; index < sizeof pixels; index++) hash = (hash ^ pixels[index]) * 1099511628211ull;
  printf("%s %016llx\n", name, (unsigned long long)hash);
}

static void check_pixels(void) {
  uint32_t seed = 1;
  for (size_t index = 0; index < sizeof pixels; index++) {
    seed = seed * 1664525 + 1013904223;
    other[index] = seed >> 24;
  }
  for (int format = CPixelsRGB; format <= CPixelsAlpha; format++) {
    cpixels_import(other, stride, format, pixels, stride, side, side);
    digest("imported");
    cpixels_export(pixels, stride, other, stride, format, side, side);
  }
  cpixels_import(other, stride, CPixelsRGBA, pixels, stride, side, side);
  cpixels_blur(pixels, stride, side, side, 4, 3.7);
  digest("blurred");
  cpixels_blur_clamped(pixels, stride, side, side, 4, 2.2);
  digest("blurred with repeated edges");
  cpixels_saturate(pixels, stride, side, side, 1.8);
  digest("saturated");
  const double matrix[20] = {0.3, 0.5, 0.2, 0, 0.01, 0.1, 0.9, 0, 0, 0, 0.2, 0, 0.7, 0, 0.1, 0, 0, 0, 0.8, 0.1};
  cpixels_color_matrix(pixels, stride, side, side, matrix);
  digest("recolored");
  CPixelsTarget target = {pixels, stride, 2, 3, side - 4, side - 1};
  CPixelsSource source = {other, stride, side, side, 0};
  const double color[4] = {0.2, 0.4, 0.9, 0.6};
  cpixels_fill(&target, 3.3, 4.7, 40.5, 33.1, 9.4, 13, color);
  digest("filled");
  cpixels_compose(&target, &source, 5, -3, 180);
  digest("composed");
  const double inverse[6] = {0.8, 0.3, -0.2, 1.1, 4.25, -3.5};
  cpixels_compose_turned(&target, &source, inverse, 200);
  digest("turned");
  cpixels_halve(other, stride, side, side, pixels, stride);
  digest("halved");
}

int main(void) {
  check_witnesses();
  check_runtime();
  check_locks();
  check_pixels();
  return failures == 0 ? 0 : 1;
}
