#include "CDynamicInit.h"
#include <stddef.h>

#define SWIFTCALL __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))
#define SYMBOL(name, mangled) extern const char name[] __asm__(mangled) __attribute__((weak))

extern void *swift_lookUpClassMethod(const void *, const void *, const void *) SWIFTCALL;

SYMBOL(layer_init, "$s10QuartzCore7CALayerCACycfCTq");
SYMBOL(layer_class, "$s10QuartzCore7CALayerCMn");
SYMBOL(layer_copy_init, "$s10QuartzCore7CALayerC5layerACyp_tcfCTq");
SYMBOL(view_init, "$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq");
SYMBOL(view_class, "$s5UIKit6UIViewCMn");

SYMBOL(view_draw, "$s5UIKit6UIViewC4drawyy10Foundation6CGRectVFTq");
SYMBOL(view_metadata, "$s5UIKit6UIViewCN");

SYMBOL(view_update, "$s5UIKit6UIViewC17updateConstraintsyyFTq");
SYMBOL(controller_class, "$s5UIKit16UIViewControllerCMn");
SYMBOL(controller_metadata, "$s5UIKit16UIViewControllerCN");
SYMBOL(controller_update, "$s5UIKit16UIViewControllerC21updateViewConstraintsyyFTq");

static bool overrides(const void *cls, const void *method, const void *base, const void *descriptor) {
  if (method == NULL) return false;
  return swift_lookUpClassMethod(cls, method, descriptor) != swift_lookUpClassMethod(base, method, descriptor);
}

bool ptl_overrides_draw(const void *cls) {
  return overrides(cls, view_draw, view_metadata, view_class);
}

bool ptl_overrides_update_constraints(const void *cls) {
  return overrides(cls, view_update, view_metadata, view_class);
}

bool ptl_overrides_update_view_constraints(const void *cls) {
  return overrides(cls, controller_update, controller_metadata, controller_class);
}

void *ptl_new_layer(const void *cls) {
  if (layer_init == NULL) return NULL;
  SWIFTCALL void *(*make)(CONTEXT const void *) = swift_lookUpClassMethod(cls, layer_init, layer_class);
  return make(cls);
}

void *ptl_new_layer_copy(const void *cls, void *any) {
  if (layer_copy_init == NULL) return NULL;
  SWIFTCALL void *(*make)(void *, CONTEXT const void *) =
      swift_lookUpClassMethod(cls, layer_copy_init, layer_class);
  return make(any, cls);
}

void *ptl_new_view(const void *cls, double x, double y, double width, double height) {
  if (view_init == NULL) return NULL;
  SWIFTCALL void *(*make)(double, double, double, double, CONTEXT const void *) =
      swift_lookUpClassMethod(cls, view_init, view_class);
  return make(x, y, width, height, cls);
}

SYMBOL(object_init, "$s10Foundation8NSObjectCACycfCTq");
SYMBOL(object_class, "$s10Foundation8NSObjectCMn");

void *ptl_new_object(const void *cls) {
  if (object_init == NULL) return NULL;
  SWIFTCALL void *(*make)(CONTEXT const void *) = swift_lookUpClassMethod(cls, object_init, object_class);
  return make(cls);
}
