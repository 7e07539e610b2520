#ifndef MEASURE_H
#define MEASURE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

// Milliseconds since 1970, comparable to `date +%s%N`.
static inline double
wall_ms (void)
{
  struct timespec t;
  clock_gettime (CLOCK_REALTIME, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static inline double
cpu_ms (void)
{
  struct rusage u;
  getrusage (RUSAGE_SELF, &u);
  return (u.ru_utime.tv_sec + u.ru_stime.tv_sec) * 1e3 + (u.ru_utime.tv_usec + u.ru_stime.tv_usec) / 1e3;
}

static inline long
memory_kib (const char *key)
{
  FILE *file = fopen ("/proc/self/smaps_rollup", "r");
  char line[256];
  long value = 0;
  while (file && fgets (line, sizeof line, file))
    if (strncmp (line, key, strlen (key)) == 0)
      value = atol (line + strlen (key));
  if (file)
    fclose (file);
  return value;
}

static inline void
print_start (void)
{
  const char *launched = getenv ("LAUNCHED_AT");
  double wall = launched ? wall_ms () - atof (launched) / 1e6 : 0;
  printf ("%.1f %.1f %ld %ld\n", wall, cpu_ms (), memory_kib ("Rss:"), memory_kib ("Pss:"));
  fflush (stdout);
}

#endif
