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

// An object that nobody paints, through which assistive technology sees one element of the surface.
GtkWidget *ptl_accessible_new (GtkAccessibleRole role, void (*activate) (void *context), void *context);

// Places `element` in its parent, in points of the parent.
void ptl_accessible_set_frame (GtkWidget *element, int x, int y, int width, int height);

void ptl_accessible_set_label (GtkWidget *element, const char *label);
void ptl_accessible_set_description (GtkWidget *element, const char *description);
void ptl_accessible_set_value_text (GtkWidget *element, const char *value);
void ptl_accessible_set_selected (GtkWidget *element, gboolean selected);
void ptl_accessible_set_disabled (GtkWidget *element, gboolean disabled);

#endif
