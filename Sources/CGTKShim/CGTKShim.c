#include "CGTKShim.h"

// MARK: Surface

typedef struct {
  GtkWidget parent;
  PTLSurfaceCallbacks callbacks;
  void *context;
  int minimum_width;
  int minimum_height;
  int width;
  int height;
} PTLSurface;

typedef struct {
  GtkWidgetClass parent;
} PTLSurfaceClass;

static GType ptl_surface_get_type (void);
G_DEFINE_TYPE (PTLSurface, ptl_surface, GTK_TYPE_WIDGET)

static void
ptl_surface_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PTLSurface *self = (PTLSurface *) widget;
  if (self->context && self->width > 0 && self->height > 0)
    self->callbacks.snapshot (self->context, snapshot, self->width, self->height);
}

static void
ptl_surface_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  PTLSurface *self = (PTLSurface *) widget;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? self->minimum_width : self->minimum_height;
  *natural = *minimum;
}

typedef struct {
  GtkWidget parent;
  void (*activate) (void *context);
  void *context;
  GtkAllocation frame;
} PTLAccessible;

static void
ptl_surface_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PTLSurface *self = (PTLSurface *) widget;
  if (self->width != width || self->height != height) {
    self->width = width;
    self->height = height;
    if (self->context)
      self->callbacks.resized (self->context, width, height);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child)) {
    int ignored;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &ignored, NULL, NULL, NULL);
    gtk_widget_size_allocate (child, &((PTLAccessible *) child)->frame, -1);
  }
}

static void
remove_children (GtkWidget *widget)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (widget)))
    gtk_widget_unparent (child);
}

static void
ptl_surface_dispose (GObject *object)
{
  PTLSurface *self = (PTLSurface *) object;
  remove_children ((GtkWidget *) object);
  if (self->context) {
    void *context = self->context;
    self->context = NULL;
    self->callbacks.destroyed (context);
  }
  G_OBJECT_CLASS (ptl_surface_parent_class)->dispose (object);
}

static void
ptl_surface_class_init (PTLSurfaceClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  G_OBJECT_CLASS (class)->dispose = ptl_surface_dispose;
  widget_class->snapshot = ptl_surface_snapshot;
  widget_class->measure = ptl_surface_measure;
  widget_class->size_allocate = ptl_surface_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ptl_surface_init (PTLSurface *self)
{
  gtk_widget_set_focusable ((GtkWidget *) self, TRUE);
  gtk_widget_set_hexpand ((GtkWidget *) self, TRUE);
  gtk_widget_set_vexpand ((GtkWidget *) self, TRUE);
  gtk_widget_set_overflow ((GtkWidget *) self, GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
ptl_surface_new (void)
{
  return g_object_new (ptl_surface_get_type (), NULL);
}

void
ptl_surface_connect (GtkWidget *surface, PTLSurfaceCallbacks callbacks, void *context)
{
  PTLSurface *self = (PTLSurface *) surface;
  self->callbacks = callbacks;
  self->context = context;
}

void
ptl_surface_set_minimum_size (GtkWidget *surface, int width, int height)
{
  PTLSurface *self = (PTLSurface *) surface;
  self->minimum_width = width;
  self->minimum_height = height;
  gtk_widget_queue_resize (surface);
}

// MARK: Accessible elements

typedef struct {
  GtkWidgetClass parent;
} PTLAccessibleClass;

static GType ptl_accessible_get_type (void);
G_DEFINE_TYPE (PTLAccessible, ptl_accessible, GTK_TYPE_WIDGET)

static void
ptl_accessible_activate (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PTLAccessible *self = (PTLAccessible *) widget;
  if (self->activate)
    self->activate (self->context);
}

static void
ptl_accessible_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
}

static void
ptl_accessible_dispose (GObject *object)
{
  remove_children ((GtkWidget *) object);
  G_OBJECT_CLASS (ptl_accessible_parent_class)->dispose (object);
}

static void
ptl_accessible_class_init (PTLAccessibleClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  G_OBJECT_CLASS (class)->dispose = ptl_accessible_dispose;
  widget_class->snapshot = ptl_accessible_snapshot;
  gtk_widget_class_install_action (widget_class, "element.activate", NULL, ptl_accessible_activate);
}

static void
ptl_accessible_init (PTLAccessible *self)
{
  // The surface takes all input itself.
  gtk_widget_set_can_target ((GtkWidget *) self, FALSE);
}

GtkWidget *
ptl_accessible_new (GtkAccessibleRole role, void (*activate) (void *context), void *context)
{
  PTLAccessible *self = g_object_new (ptl_accessible_get_type (), "accessible-role", role, NULL);
  self->activate = activate;
  self->context = context;
  return (GtkWidget *) self;
}

void
ptl_accessible_set_frame (GtkWidget *element, int x, int y, int width, int height)
{
  ((PTLAccessible *) element)->frame = (GtkAllocation) { x, y, MAX (width, 0), MAX (height, 0) };
  gtk_widget_queue_allocate (element);
}

void
ptl_accessible_set_label (GtkWidget *element, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (element), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
ptl_accessible_set_description (GtkWidget *element, const char *description)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (element), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

void
ptl_accessible_set_value_text (GtkWidget *element, const char *value)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (element), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value, -1);
}

void
ptl_accessible_set_selected (GtkWidget *element, gboolean selected)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (element), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

void
ptl_accessible_set_disabled (GtkWidget *element, gboolean disabled)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (element), GTK_ACCESSIBLE_STATE_DISABLED, disabled, -1);
}

// MARK: Registration

// Defined by the host itself.
extern void ptl_gtk_host_register (void);

// An application that is linked with this host shows itself in a window without saying so in its sources.
__attribute__ ((constructor)) static void
register_host (void)
{
  ptl_gtk_host_register ();
}
