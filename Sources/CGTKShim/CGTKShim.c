#include "CGTKShim.h"
#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

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

static void allocate_elements (GtkWidget *parent);
static void remove_children (GtkWidget *widget);

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
  allocate_elements (widget);
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

// Three classes, because the class determines the AT-SPI interfaces of an object in GTK: GtkRange has values,
// GtkEntry has text, and every widget has its actions. None is painted or receives input; their frames are
// set explicitly.

typedef struct {
  PTLElementCallbacks callbacks;
  void *context;
  GtkAllocation frame;
  gboolean is_syncing;
} PTLElement;

static PTLElement *
element_of (gpointer widget)
{
  return g_object_get_data (widget, "ptl-element");
}

static void
allocate_elements (GtkWidget *parent)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child; child = gtk_widget_get_next_sibling (child)) {
    PTLElement *element = element_of (child);
    if (!element)
      continue;
    int ignored;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &ignored, NULL, NULL, NULL);
    gtk_widget_size_allocate (child, &element->frame, -1);
  }
}

static void
element_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
}

static void
element_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                 int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
element_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  allocate_elements (widget);
}

static void
element_class_init (gpointer class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  widget_class->snapshot = element_snapshot;
  widget_class->measure = element_measure;
  widget_class->size_allocate = element_size_allocate;
}

typedef struct {
  GtkWidget parent;
} PTLAccessible;

typedef struct {
  GtkWidgetClass parent;
} PTLAccessibleClass;

static GType ptl_accessible_get_type (void);
G_DEFINE_TYPE (PTLAccessible, ptl_accessible, GTK_TYPE_WIDGET)

static void
ptl_accessible_dispose (GObject *object)
{
  remove_children ((GtkWidget *) object);
  G_OBJECT_CLASS (ptl_accessible_parent_class)->dispose (object);
}

static void
ptl_accessible_class_init (PTLAccessibleClass *class)
{
  G_OBJECT_CLASS (class)->dispose = ptl_accessible_dispose;
  element_class_init (class);
}

static void
ptl_accessible_init (PTLAccessible *self)
{
}

typedef struct {
  GtkRange parent;
} PTLAccessibleRange;

typedef struct {
  GtkRangeClass parent;
} PTLAccessibleRangeClass;

static GType ptl_accessible_range_get_type (void);
G_DEFINE_TYPE (PTLAccessibleRange, ptl_accessible_range, GTK_TYPE_RANGE)

static void
ptl_accessible_range_changed (GtkRange *range)
{
  PTLElement *element = element_of (range);
  if (element && element->context && !element->is_syncing)
    element->callbacks.set_value (element->context, gtk_range_get_value (range));
}

static void
ptl_accessible_range_class_init (PTLAccessibleRangeClass *class)
{
  class->parent.value_changed = ptl_accessible_range_changed;
  element_class_init (class);
}

static void
ptl_accessible_range_init (PTLAccessibleRange *self)
{
}

typedef struct {
  GtkEntry parent;
} PTLAccessibleField;

typedef struct {
  GtkEntryClass parent;
} PTLAccessibleFieldClass;

static GType ptl_accessible_field_get_type (void);
G_DEFINE_TYPE (PTLAccessibleField, ptl_accessible_field, GTK_TYPE_ENTRY)

static void
ptl_accessible_field_class_init (PTLAccessibleFieldClass *class)
{
  element_class_init (class);
  // The bus's activate action for an entry, which GtkEntry does not provide itself.
  gtk_widget_class_set_activate_signal_from_name (GTK_WIDGET_CLASS (class), "activate");
}

static gboolean
field_settled (gpointer widget)
{
  PTLElement *element = element_of (widget);
  g_object_steal_data (widget, "ptl-settling");
  if (element && element->context)
    element->callbacks.set_text (element->context, gtk_editable_get_text (GTK_EDITABLE (widget)));
  return G_SOURCE_REMOVE;
}

static void
ptl_accessible_field_changed (GtkEditable *editable, gpointer data)
{
  PTLElement *element = element_of (editable);
  if (!element || element->is_syncing || g_object_get_data (G_OBJECT (editable), "ptl-settling"))
    return;
  // Replacing all text is reported by GTK as two changes. Only the final text matters.
  g_object_set_data (G_OBJECT (editable), "ptl-settling", editable);
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, field_settled, g_object_ref (editable), g_object_unref);
}

// An entry has its own action instead of those of other widgets.
static void
ptl_accessible_field_activated (GtkEntry *entry, gpointer data)
{
  PTLElement *element = element_of (entry);
  if (element && element->context)
    element->callbacks.act (element->context, "activate");
}

static void
ptl_accessible_field_init (PTLAccessibleField *self)
{
  g_signal_connect (self, "activate", G_CALLBACK (ptl_accessible_field_activated), NULL);
  // The surface uses the desktop's input method; this context must not.
  g_object_set (self, "im-module", "gtk-im-context-simple", NULL);
  g_signal_connect (self, "changed", G_CALLBACK (ptl_accessible_field_changed), NULL);
}

GtkWidget *
ptl_element_new (PTLElementKind kind, GtkAccessibleRole role, PTLElementCallbacks callbacks, void *context)
{
  GType type = kind == PTL_ELEMENT_RANGE   ? ptl_accessible_range_get_type ()
               : kind == PTL_ELEMENT_FIELD ? ptl_accessible_field_get_type ()
                                           : ptl_accessible_get_type ();
  GtkWidget *widget = g_object_new (type, "accessible-role", role, "can-target", FALSE, "focusable", TRUE, NULL);
  PTLElement *element = g_new0 (PTLElement, 1);
  element->callbacks = callbacks;
  element->context = context;
  g_object_set_data_full (G_OBJECT (widget), "ptl-element", element, g_free);
  return widget;
}

void
ptl_element_remove (GtkWidget *widget)
{
  element_of (widget)->context = NULL;
  gtk_widget_unparent (widget);
}

void
ptl_element_set_frame (GtkWidget *widget, int x, int y, int width, int height)
{
  element_of (widget)->frame = (GtkAllocation) { x, y, MAX (width, 0), MAX (height, 0) };
  gtk_widget_queue_allocate (widget);
}

void
ptl_element_set_label (GtkWidget *widget, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
ptl_element_set_description (GtkWidget *widget, const char *description)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

void
ptl_element_set_value_text (GtkWidget *widget, const char *value)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value, -1);
}

void
ptl_element_set_value (GtkWidget *widget, double value, double minimum, double maximum, double step)
{
  PTLElement *element = element_of (widget);
  if (GTK_IS_RANGE (widget)) {
    element->is_syncing = TRUE;
    gtk_adjustment_configure (gtk_range_get_adjustment (GTK_RANGE (widget)), value, minimum, maximum, step, step, 0);
    element->is_syncing = FALSE;
  } else {
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value,
                                    GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, minimum, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, maximum, -1);
  }
}

void
ptl_element_set_text (GtkWidget *widget, const char *text, int caret, gboolean is_secure)
{
  if (!GTK_IS_ENTRY (widget))
    return;
  PTLElement *element = element_of (widget);
  element->is_syncing = TRUE;
  gtk_entry_set_visibility (GTK_ENTRY (widget), !is_secure);
  if (strcmp (gtk_editable_get_text (GTK_EDITABLE (widget)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (widget), text);
  if (caret >= 0)
    gtk_editable_set_position (GTK_EDITABLE (widget), caret);
  element->is_syncing = FALSE;
}

void
ptl_element_set_level (GtkWidget *widget, int level)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

void
ptl_element_set_selected (GtkWidget *widget, gboolean selected)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

void
ptl_element_set_checked (GtkWidget *widget, gboolean checked)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_CHECKED,
                               checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

void
ptl_element_set_disabled (GtkWidget *widget, gboolean disabled)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_DISABLED, disabled, -1);
}

static void
element_action_activated (GSimpleAction *action, GVariant *parameter, gpointer widget)
{
  PTLElement *element = element_of (widget);
  if (element && element->context)
    element->callbacks.act (element->context, g_action_get_name (G_ACTION (action)));
}

void
ptl_element_set_actions (GtkWidget *widget, const char *const *names)
{
  GSimpleActionGroup *group = g_simple_action_group_new ();
  for (; *names; names++) {
    GSimpleAction *action = g_simple_action_new (*names, NULL);
    g_signal_connect (action, "activate", G_CALLBACK (element_action_activated), widget);
    g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
    g_object_unref (action);
  }
  gtk_widget_insert_action_group (widget, "element", G_ACTION_GROUP (group));
  g_object_unref (group);
}

// MARK: Windows of X11

#ifdef GDK_WINDOWING_X11
static GdkSurface *
x11_surface (GtkWindow *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  return surface && GDK_IS_X11_SURFACE (surface) ? surface : NULL;
}
#endif

void
ptl_display_set_class (GdkDisplay *display, const char *name)
{
#ifdef GDK_WINDOWING_X11
  if (GDK_IS_X11_DISPLAY (display)) gdk_x11_display_set_program_class (display, name);
#endif
}

gboolean
ptl_window_get_position (GtkWindow *window, int *x, int *y)
{
#ifdef GDK_WINDOWING_X11
  GdkSurface *surface = x11_surface (window);
  if (surface) {
    Display *display = gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface));
    Window child;
    return XTranslateCoordinates (display, gdk_x11_surface_get_xid (surface), DefaultRootWindow (display), 0, 0, x, y, &child);
  }
#endif
  return FALSE;
}

gboolean
ptl_window_get_given_size (GtkWindow *window, int *width, int *height)
{
#ifdef GDK_WINDOWING_X11
  GdkSurface *surface = x11_surface (window);
  if (surface) {
    Window root;
    int x, y, scale = gdk_surface_get_scale_factor (surface);
    unsigned int given_width, given_height, border, depth;
    if (!XGetGeometry (gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface)), gdk_x11_surface_get_xid (surface), &root, &x, &y, &given_width, &given_height, &border, &depth))
      return FALSE;
    *width = (int) given_width / scale;
    *height = (int) given_height / scale;
    return TRUE;
  }
#endif
  return FALSE;
}

gboolean
ptl_window_set_position (GtkWindow *window, int x, int y)
{
#ifdef GDK_WINDOWING_X11
  GdkSurface *surface = x11_surface (window);
  if (surface) {
    XMoveWindow (gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface)), gdk_x11_surface_get_xid (surface), x, y);
    return TRUE;
  }
#endif
  return FALSE;
}

// MARK: Registration

// Defined by the host.
extern void ptl_gtk_host_register (void);

// An application that is linked with this host opens windows without any code for it.
__attribute__ ((constructor)) static void
register_host (void)
{
  ptl_gtk_host_register ();
}
