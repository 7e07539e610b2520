// 2,000 rounded, labeled rectangles that all move or rotate in every frame, every fourth at 60 % opacity, in plain GTK 4.
// The first argument selects the implementation: `widgets` is a GtkFixed with a styled GtkLabel for each; `nodes` is one
// widget that replays prebuilt render nodes, the fastest possible way in GTK. The second is `moving` or `turning`. Prints
// the process's total CPU milliseconds per frame.
#include <gtk/gtk.h>
#include <math.h>

#include "measure.h"

enum { COUNT = 2000, WIDTH = 1280, HEIGHT = 800, FRAMES = 120, WARM_UP = 20 };

static int frame;
static double began;

static gboolean is_turning;

static GskTransform *
place (int index)
{
  double phase = frame * 0.05 + index * 0.37;
  double x = (index % 50) * 25.0, y = (index / 50) * 19.5;
  if (!is_turning)
    return gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x + 12 * sin (phase), y + 9 * cos (phase * 1.3)));
  GskTransform *turned = gsk_transform_rotate (
      gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x + 11, y + 8)), phase * 180 / G_PI);
  return gsk_transform_translate (turned, &GRAPHENE_POINT_INIT (-11, -8));
}

static void
after (GdkFrameClock *clock, gpointer data)
{
  if (++frame == WARM_UP)
    began = cpu_ms ();
  if (frame == WARM_UP + FRAMES) {
    printf ("%.2f\n", (cpu_ms () - began) / FRAMES);
    exit (0);
  }
}

// MARK: Widgets

static GtkWidget *labels[COUNT];

static gboolean
move_widgets (GtkWidget *fixed, GdkFrameClock *clock, gpointer data)
{
  for (int i = 0; i < COUNT; i++) {
    GskTransform *transform = place (i);
    gtk_fixed_set_child_transform (GTK_FIXED (fixed), labels[i], transform);
    gsk_transform_unref (transform);
  }
  return G_SOURCE_CONTINUE;
}

static GtkWidget *
make_widgets (void)
{
  GtkCssProvider *style = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (
      style, "label.tile { border-radius: 4px; font-size: 9px; color: white; background: #3478f6; min-width: 22px; min-height: 16px; }"
             "label.faint { opacity: 0.6; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style), 800);
  GtkWidget *fixed = gtk_fixed_new ();
  for (int i = 0; i < COUNT; i++) {
    char text[8];
    snprintf (text, sizeof text, "%d", i);
    labels[i] = gtk_label_new (text);
    gtk_widget_add_css_class (labels[i], "tile");
    if (i % 4 == 0)
      gtk_widget_add_css_class (labels[i], "faint");
    gtk_fixed_put (GTK_FIXED (fixed), labels[i], 0, 0);
  }
  gtk_widget_add_tick_callback (fixed, move_widgets, NULL, NULL);
  return fixed;
}

// MARK: Nodes

typedef struct {
  GtkWidget parent;
} Scene;
typedef struct {
  GtkWidgetClass parent;
} SceneClass;
static GType scene_get_type (void);
G_DEFINE_TYPE (Scene, scene, GTK_TYPE_WIDGET)

static GskRenderNode *nodes[COUNT];

static void
make_nodes (GtkWidget *widget)
{
  for (int i = 0; i < COUNT; i++) {
    GtkSnapshot *snapshot = gtk_snapshot_new ();
    graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 22, 16);
    GskRoundedRect rounded;
    gsk_rounded_rect_init_from_rect (&rounded, &bounds, 4);
    if (i % 4 == 0)
      gtk_snapshot_push_opacity (snapshot, 0.6);
    gtk_snapshot_push_rounded_clip (snapshot, &rounded);
    gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0.2, 0.47, 0.96, 1 }, &bounds);
    gtk_snapshot_pop (snapshot);
    char text[8];
    snprintf (text, sizeof text, "%d", i);
    PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
    PangoFontDescription *font = pango_font_description_from_string ("Sans 6.75");
    pango_layout_set_font_description (layout, font);
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (2, 2));
    gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { 1, 1, 1, 1 });
    if (i % 4 == 0)
      gtk_snapshot_pop (snapshot);
    pango_font_description_free (font);
    g_object_unref (layout);
    nodes[i] = gtk_snapshot_free_to_node (snapshot);
  }
}

static void
scene_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  if (!nodes[0])
    make_nodes (widget);
  for (int i = 0; i < COUNT; i++) {
    GskTransform *transform = place (i);
    gtk_snapshot_save (snapshot);
    gtk_snapshot_transform (snapshot, transform);
    gsk_transform_unref (transform);
    gtk_snapshot_append_node (snapshot, nodes[i]);
    gtk_snapshot_restore (snapshot);
  }
}

static void
scene_class_init (SceneClass *class)
{
  GTK_WIDGET_CLASS (class)->snapshot = scene_snapshot;
}

static void
scene_init (Scene *self)
{
}

static gboolean
redraw (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

int
main (int argc, char **argv)
{
  if (argc != 3 || !gtk_init_check ())
    return 69;
  is_turning = strcmp (argv[2], "turning") == 0;
  GtkWidget *window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  GtkWidget *child;
  if (strcmp (argv[1], "widgets") == 0) {
    child = make_widgets ();
  } else {
    child = g_object_new (scene_get_type (), NULL);
    gtk_widget_add_tick_callback (child, redraw, NULL, NULL);
  }
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_widget_realize (window);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after), NULL);
  gtk_window_present (GTK_WINDOW (window));
  g_main_loop_run (g_main_loop_new (NULL, FALSE));
}
