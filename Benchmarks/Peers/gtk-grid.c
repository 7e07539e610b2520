// A GtkGridView with a million labeled tiles. Prints the CPU milliseconds of the first frame, and p50 and p99 of a frame
// while scrolling by 40 points and while jumping randomly.
#include <gtk/gtk.h>

#include "measure.h"

enum { COUNT = 1000000, WARM_UP = 60, FRAMES = 300 };

typedef struct { GObject parent; } NumberModel;
typedef struct { GObjectClass parent; } NumberModelClass;

static GType number_get_type (GListModel *model) { return GTK_TYPE_STRING_OBJECT; }
static guint number_get_count (GListModel *model) { return COUNT; }

static gpointer
number_get_item (GListModel *model, guint position)
{
  char text[16];
  if (position >= COUNT)
    return NULL;
  snprintf (text, sizeof text, "%u", position);
  return gtk_string_object_new (text);
}

static void
number_model_list_init (GListModelInterface *interface)
{
  interface->get_item_type = number_get_type;
  interface->get_n_items = number_get_count;
  interface->get_item = number_get_item;
}

G_DEFINE_TYPE_WITH_CODE (NumberModel, number_model, G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, number_model_list_init))

static void number_model_class_init (NumberModelClass *class) {}
static void number_model_init (NumberModel *model) {}

static void
setup (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new ("");
  gtk_widget_set_size_request (label, 90, 90);
  gtk_list_item_set_child (item, label);
}

static void
bind (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkStringObject *text = gtk_list_item_get_item (item);
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), gtk_string_object_get_string (text));
}

static GtkAdjustment *adjustment;
static double before, started, scrolls[FRAMES], jumps[FRAMES];
static int frame;

static int
compare (const void *a, const void *b)
{
  double difference = *(const double *) a - *(const double *) b;
  return difference < 0 ? -1 : difference > 0;
}

static gboolean
move (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  started = cpu_ms ();
  if (frame <= WARM_UP + FRAMES)
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + 40);
  else
    gtk_adjustment_set_value (adjustment, drand48 () * gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_CONTINUE;
}

static void
after (GdkFrameClock *clock, gpointer data)
{
  double now = cpu_ms ();
  static double first;
  frame++;
  if (frame == 1)
    first = now - before;
  else if (frame > WARM_UP && frame <= WARM_UP + FRAMES)
    scrolls[frame - WARM_UP - 1] = now - started;
  else if (frame > WARM_UP + FRAMES && frame <= WARM_UP + 2 * FRAMES)
    jumps[frame - WARM_UP - FRAMES - 1] = now - started;
  if (frame == WARM_UP + 2 * FRAMES) {
    qsort (scrolls, FRAMES, sizeof (double), compare);
    qsort (jumps, FRAMES, sizeof (double), compare);
    printf ("%.2f %.2f %.2f %.2f %.2f\n", first, scrolls[FRAMES / 2], scrolls[FRAMES * 99 / 100], jumps[FRAMES / 2],
            jumps[FRAMES * 99 / 100]);
    exit (0);
  }
}

int
main (void)
{
  gtk_init ();
  GtkWidget *window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 390, 844);
  gtk_window_present (GTK_WINDOW (window));
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
  before = cpu_ms ();
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
  GListModel *model = g_object_new (number_model_get_type (), NULL);
  GtkWidget *grid = gtk_grid_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (model)), factory);
  gtk_grid_view_set_min_columns (GTK_GRID_VIEW (grid), 4);
  gtk_grid_view_set_max_columns (GTK_GRID_VIEW (grid), 4);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), grid);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_widget_add_tick_callback (grid, move, NULL, NULL);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (after), NULL);
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}
