#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

#include <gtk/gtk.h>

// GTK functionality that is unavailable in Swift: deriving a GObject class, macros, and C initializers.

typedef struct {
  // Draws the widget. The size is in points.
  void (*snapshot) (void *context, GtkSnapshot *snapshot, int width, int height);
  // Called when the size has changed, before the next snapshot.
  void (*resized) (void *context, int width, int height);
  // The widget was destroyed: `context` is not used again.
  void (*destroyed) (void *context);
} PTLSurfaceCallbacks;

// Creates a focusable widget that is drawn by callbacks. The reference is floating.
GtkWidget *ptl_surface_new (void);

void ptl_surface_connect (GtkWidget *surface, PTLSurfaceCallbacks callbacks, void *context);

// Sets the minimum size of the widget, in points.
void ptl_surface_set_minimum_size (GtkWidget *surface, int width, int height);

// MARK: Windows of X11

// Sets the class of new windows; no effect on other display servers.
void ptl_display_set_class (GdkDisplay *display, const char *name);

// Returns the top left corner on the desktop, in pixels; FALSE if the display server does not provide it.
gboolean ptl_window_get_position (GtkWindow *window, int *x, int *y);

// Returns the size that the display server has given to the window, in points; FALSE if the display server does not provide it.
// A window is laid out in this size one frame after it was resized.
gboolean ptl_window_get_given_size (GtkWindow *window, int *width, int *height);

// Moves a visible window; FALSE if the display server does not allow it.
gboolean ptl_window_set_position (GtkWindow *window, int x, int y);

// MARK: Accessible elements

typedef enum {
  PTL_ELEMENT_PLAIN,
  // Has a value that assistive technologies can set.
  PTL_ELEMENT_RANGE,
  // Has text that assistive technologies can read by character and set.
  PTL_ELEMENT_FIELD,
} PTLElementKind;

typedef struct {
  // Performs one of the element's actions by name.
  void (*act) (void *context, const char *name);
  void (*set_value) (void *context, double value);
  void (*set_text) (void *context, const char *text);
} PTLElementCallbacks;

// Creates an invisible widget without input that represents an element of the surface to assistive
// technologies. The reference is floating.
GtkWidget *ptl_element_new (PTLElementKind kind, GtkAccessibleRole role, PTLElementCallbacks callbacks, void *context);

// Removes the element from its parent; `context` is not used again.
void ptl_element_remove (GtkWidget *element);

// Sets the frame of an element, in points of its parent.
void ptl_element_set_frame (GtkWidget *element, int x, int y, int width, int height);

void ptl_element_set_label (GtkWidget *element, const char *label);
void ptl_element_set_description (GtkWidget *element, const char *description);
void ptl_element_set_value_text (GtkWidget *element, const char *value);
void ptl_element_set_value (GtkWidget *element, double value, double minimum, double maximum, double step);

// The caret is in Unicode scalars; a negative value leaves it unchanged.
void ptl_element_set_text (GtkWidget *element, const char *text, int caret, gboolean is_secure);

void ptl_element_set_level (GtkWidget *element, int level);
void ptl_element_set_selected (GtkWidget *element, gboolean selected);
void ptl_element_set_checked (GtkWidget *element, gboolean checked);
void ptl_element_set_disabled (GtkWidget *element, gboolean disabled);

// The NULL-terminated list of action names, which contain letters, digits, `-` and `.`.
void ptl_element_set_actions (GtkWidget *element, const char *const *names);

#endif
