#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

#include <gtk/gtk.h>

// What Swift cannot do with GTK: derive a GObject class, and keep macros and C initialisers.

typedef struct {
  // Draws. The size is in points.
  void (*snapshot) (void *context, GtkSnapshot *snapshot, int width, int height);
  // Called when the size has changed, before the next snapshot.
  void (*resized) (void *context, int width, int height);
  // The widget is gone: `context` is not used again.
  void (*destroyed) (void *context);
} PTLSurfaceCallbacks;

// A focusable widget that draws itself through callbacks. The reference is floating.
GtkWidget *ptl_surface_new (void);

void ptl_surface_connect (GtkWidget *surface, PTLSurfaceCallbacks callbacks, void *context);

// The widget is never made smaller than this, in points.
void ptl_surface_set_minimum_size (GtkWidget *surface, int width, int height);

// MARK: Windows of X11

// The class of the windows that are made from now on; without effect on other display servers.
void ptl_display_set_class (GdkDisplay *display, const char *name);

// The top left corner on the desktop, in pixels; FALSE where the display server does not tell.
gboolean ptl_window_get_position (GtkWindow *window, int *x, int *y);

// Moves a window that is shown; FALSE where the display server does not let applications.
gboolean ptl_window_set_position (GtkWindow *window, int x, int y);

// MARK: Accessible elements

typedef enum {
  PTL_ELEMENT_PLAIN,
  // Has a value that assistive technology can set.
  PTL_ELEMENT_RANGE,
  // Has text that assistive technology can read by the letter and set.
  PTL_ELEMENT_FIELD,
} PTLElementKind;

typedef struct {
  // One of the element's actions, by the name that it was given.
  void (*act) (void *context, const char *name);
  void (*set_value) (void *context, double value);
  void (*set_text) (void *context, const char *text);
} PTLElementCallbacks;

// A widget that nobody paints and that takes no input, through which assistive technology sees one element of the
// surface. The reference is floating.
GtkWidget *ptl_element_new (PTLElementKind kind, GtkAccessibleRole role, PTLElementCallbacks callbacks, void *context);

// Takes the element out of its parent; `context` is not used again.
void ptl_element_remove (GtkWidget *element);

// Places an element in its parent, in points of the parent.
void ptl_element_set_frame (GtkWidget *element, int x, int y, int width, int height);

void ptl_element_set_label (GtkWidget *element, const char *label);
void ptl_element_set_description (GtkWidget *element, const char *description);
void ptl_element_set_value_text (GtkWidget *element, const char *value);
void ptl_element_set_value (GtkWidget *element, double value, double minimum, double maximum, double step);

// The caret counts Unicode scalars; negative leaves it where it is.
void ptl_element_set_text (GtkWidget *element, const char *text, int caret, gboolean is_secure);

void ptl_element_set_level (GtkWidget *element, int level);
void ptl_element_set_selected (GtkWidget *element, gboolean selected);
void ptl_element_set_checked (GtkWidget *element, gboolean checked);
void ptl_element_set_disabled (GtkWidget *element, gboolean disabled);

// What can be done with the element, as names of letters, digits, `-` and `.`; the list ends with NULL.
void ptl_element_set_actions (GtkWidget *element, const char *const *names);

#endif
