// Pushes and pops screens of a GtkStack, with layout. Prints a tab-separated line per measurement: GtkStack, its name,
// the median of CPU time, and the unit. The names are those of Benchmarks/UIKit.
//   gtk-stack
#include <gtk/gtk.h>

#include "measure.h"

enum { ROUNDS = 15, COUNT = 20, ROWS = 40 };

static GtkWidget *window, *stack;
static GskRenderer *renderer;
static int width = 390, height = 844;

static void
lay_out (void)
{
  int minimum, natural;
  gtk_widget_measure (stack, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  gtk_widget_measure (stack, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  gtk_widget_allocate (stack, width, MAX (height, minimum), -1, NULL);
}

static void
paint (void)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  gtk_widget_snapshot_child (window, stack, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node (snapshot);
  if (node)
    {
      GdkTexture *texture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, width, height));
      g_object_unref (texture);
      gsk_render_node_unref (node);
    }
}

static GtkWidget *
make_screen (gboolean full)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  for (int row = 0; full && row < ROWS; row++)
    {
      char text[64];
      snprintf (text, sizeof text, "Row number %d of this screen", row);
      gtk_box_append (GTK_BOX (box), gtk_label_new (text));
    }
  return box;
}

static void
push (gboolean full)
{
  GtkWidget *screen = make_screen (full);
  gtk_stack_add_child (GTK_STACK (stack), screen);
  gtk_stack_set_visible_child (GTK_STACK (stack), screen);
  lay_out ();
}

static void
pop (void)
{
  GtkWidget *top = gtk_widget_get_last_child (stack);
  gtk_stack_set_visible_child (GTK_STACK (stack), gtk_widget_get_prev_sibling (top));
  gtk_stack_remove (GTK_STACK (stack), top);
  lay_out ();
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

static void
report (const char *name, double value, const char *unit)
{
  printf ("GtkStack\t%s\t%.3f\t%s\n", name, value, unit);
  fflush (stdout);
}

/* Twenty screens come, one on the other, and go again. */
static void
measure (const char *name, gboolean paints)
{
  double pushes[ROUNDS], pops[ROUNDS];
  char title[80];
  for (int round = 0; round < ROUNDS; round++)
    {
      double start = cpu_ms ();
      for (int i = 0; i < COUNT; i++)
        {
          push (TRUE);
          if (paints)
            paint ();
        }
      double middle = cpu_ms ();
      for (int i = 0; i < COUNT; i++)
        {
          pop ();
          if (paints)
            paint ();
        }
      pushes[round] = (middle - start) / COUNT;
      pops[round] = (cpu_ms () - middle) / COUNT;
    }
  qsort (pushes, ROUNDS, sizeof *pushes, compare);
  qsort (pops, ROUNDS, sizeof *pops, compare);
  snprintf (title, sizeof title, "push of a screen of 40 labels, %s", name);
  report (title, pushes[ROUNDS / 2] * 1e3, "µs");
  snprintf (title, sizeof title, "pop of a screen of 40 labels, %s", name);
  report (title, pops[ROUNDS / 2] * 1e3, "µs");
}

/* An empty screen comes and goes. */
static void
measure_cycle (const char *name, int count)
{
  double samples[7];
  for (int round = 0; round < 7; round++)
    {
      double start = cpu_ms ();
      for (int i = 0; i < count; i++)
        {
          push (FALSE);
          pop ();
        }
      samples[round] = (cpu_ms () - start) / count;
    }
  qsort (samples, 7, sizeof *samples, compare);
  report (name, samples[3] * 1e3, "µs");
}

int
main (void)
{
  if (!gtk_init_check ())
    return 69;
  window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  stack = gtk_stack_new ();
  gtk_window_set_child (GTK_WINDOW (window), stack);
  gtk_stack_add_child (GTK_STACK (stack), make_screen (FALSE));
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (stack))
    g_main_context_iteration (NULL, TRUE);
  renderer = gsk_cairo_renderer_new ();
  gsk_renderer_realize (renderer, NULL, NULL);
  measure_cycle ("push and pop of an empty screen, no bar", 2000);
  measure ("without paint", FALSE);
  measure ("painted", TRUE);
  long before = memory_kib ("Rss:");
  for (int i = 0; i < 100; i++)
    push (TRUE);
  report ("memory of a covered screen of 40 labels", (memory_kib ("Rss:") - before) / 100.0, "KiB");
  for (int i = 0; i < 100; i++)
    pop ();
  /* Not 100,000: every addition and every layout looks at all screens, and two minutes do not get there. */
  int depth = 1;
  for (int goal = 10; goal <= 1000; goal *= 100)
    {
      char title[80];
      for (; depth < goal; depth++)
        gtk_stack_add_child (GTK_STACK (stack), make_screen (FALSE));
      lay_out ();
      snprintf (title, sizeof title, "push and pop at depth %d", goal);
      measure_cycle (title, 50);
    }
  return 0;
}
