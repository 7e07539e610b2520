// Screens pushed on and popped from a GtkStack, with layout. Prints one line for each measurement: its name, and
// milliseconds of processor time.
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
measure (const char *name, gboolean full, gboolean paints)
{
  double pushes[ROUNDS], pops[ROUNDS];
  for (int round = 0; round < ROUNDS; round++)
    {
      double start = cpu_ms ();
      for (int i = 0; i < COUNT; i++)
        {
          push (full);
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
  printf ("GtkStack, %s: push %.4f ms, pop %.4f ms\n", name, pushes[ROUNDS / 2], pops[ROUNDS / 2]);
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
  measure ("empty screen", FALSE, FALSE);
  measure ("40 labels, without paint", TRUE, FALSE);
  measure ("40 labels, painted", TRUE, TRUE);
  long before = memory_kib ("Rss:");
  for (int i = 0; i < 100; i++)
    push (TRUE);
  printf ("GtkStack, covered screen of 40 labels: %ld KiB\n", (memory_kib ("Rss:") - before) / 100);
  return 0;
}
