#include "CDynamicInit.h"
#include <stddef.h>
#include <stdint.h>

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

SYMBOL(collection_class, "$s5UIKit26UICollectionViewControllerCMn");
SYMBOL(collection_metadata, "$s5UIKit26UICollectionViewControllerCN");
SYMBOL(collection_move, "$s5UIKit26UICollectionViewControllerC010collectionC0_10moveItemAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKtFTq");

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

bool ptl_overrides_move_item(const void *cls) {
  return overrides(cls, collection_move, collection_metadata, collection_class);
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

SYMBOL(responder_class, "$s5UIKit11UIResponderCMn");
SYMBOL(responder_metadata, "$s5UIKit11UIResponderCN");
SYMBOL(edit_cut, "$s5UIKit11UIResponderC3cutyyypSgFTq");
SYMBOL(edit_copy, "$s5UIKit11UIResponderC4copyyyypSgFTq");
SYMBOL(edit_paste, "$s5UIKit11UIResponderC5pasteyyypSgFTq");
SYMBOL(edit_select, "$s5UIKit11UIResponderC6selectyyypSgFTq");
SYMBOL(edit_selectAll, "$s5UIKit11UIResponderC9selectAllyyypSgFTq");
SYMBOL(edit_delete, "$s5UIKit11UIResponderC6deleteyyypSgFTq");
SYMBOL(edit_makeTextWritingDirectionLeftToRight, "$s5UIKit11UIResponderC35makeTextWritingDirectionLeftToRightyyypSgFTq");
SYMBOL(edit_makeTextWritingDirectionRightToLeft, "$s5UIKit11UIResponderC35makeTextWritingDirectionRightToLeftyyypSgFTq");
SYMBOL(edit_toggleBoldface, "$s5UIKit11UIResponderC14toggleBoldfaceyyypSgFTq");
SYMBOL(edit_toggleItalics, "$s5UIKit11UIResponderC13toggleItalicsyyypSgFTq");
SYMBOL(edit_toggleUnderline, "$s5UIKit11UIResponderC15toggleUnderlineyyypSgFTq");
SYMBOL(edit_increaseSize, "$s5UIKit11UIResponderC12increaseSizeyyypSgFTq");
SYMBOL(edit_decreaseSize, "$s5UIKit11UIResponderC12decreaseSizeyyypSgFTq");
SYMBOL(edit_find, "$s5UIKit11UIResponderC4findyyypSgFTq");
SYMBOL(edit_findAndReplace, "$s5UIKit11UIResponderC14findAndReplaceyyypSgFTq");
SYMBOL(edit_findNext, "$s5UIKit11UIResponderC8findNextyyypSgFTq");
SYMBOL(edit_findPrevious, "$s5UIKit11UIResponderC12findPreviousyyypSgFTq");
SYMBOL(edit_useSelectionForFind, "$s5UIKit11UIResponderC19useSelectionForFindyyypSgFTq");

bool ptl_overrides_edit_action(const void *cls, int index) {
  static const void *const actions[] = {
      edit_cut,
      edit_copy,
      edit_paste,
      edit_select,
      edit_selectAll,
      edit_delete,
      edit_makeTextWritingDirectionLeftToRight,
      edit_makeTextWritingDirectionRightToLeft,
      edit_toggleBoldface,
      edit_toggleItalics,
      edit_toggleUnderline,
      edit_increaseSize,
      edit_decreaseSize,
      edit_find,
      edit_findAndReplace,
      edit_findNext,
      edit_findPrevious,
      edit_useSelectionForFind};
  if (index < 0 || index >= (int)(sizeof actions / sizeof *actions) || actions[index] == NULL) return false;
  return swift_lookUpClassMethod(cls, actions[index], responder_class)
      != swift_lookUpClassMethod(responder_metadata, actions[index], responder_class);
}

SYMBOL(gesture_init, "$s5UIKit19UIGestureRecognizerC5coderACSg10Foundation7NSCoderC_tcfCTq");
SYMBOL(gesture_class, "$s5UIKit19UIGestureRecognizerCMn");

void *ptl_new_gesture_recognizer(const void *cls, void *coder) {
  if (gesture_init == NULL) return NULL;
  SWIFTCALL void *(*make)(void *, CONTEXT const void *) =
      swift_lookUpClassMethod(cls, gesture_init, gesture_class);
  return make(coder, cls);
}

SYMBOL(segue_init, "$s5UIKit17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfCTq");
SYMBOL(segue_class, "$s5UIKit17UIStoryboardSegueCMn");

void *ptl_new_segue(const void *cls, const void *identifier, void *source, void *destination) {
  if (segue_init == NULL) return NULL;
  const uint64_t *text = identifier;
  SWIFTCALL void *(*make)(uint64_t, uint64_t, void *, void *, CONTEXT const void *) =
      swift_lookUpClassMethod(cls, segue_init, segue_class);
  return make(text[0], text[1], source, destination, cls);
}

SYMBOL(cell_init, "$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfCTq");
SYMBOL(cell_class, "$s5UIKit15UITableViewCellCMn");
SYMBOL(header_init, "$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfCTq");
SYMBOL(header_class, "$s5UIKit023UITableViewHeaderFooterC0CMn");

void *ptl_new_table_cell(const void *cls, uint8_t style, uint64_t identifier, uint64_t identifierObject) {
  if (cell_init == NULL) return NULL;
  SWIFTCALL void *(*make)(uint8_t, uint64_t, uint64_t, CONTEXT const void *) =
      swift_lookUpClassMethod(cls, cell_init, cell_class);
  return make(style, identifier, identifierObject, cls);
}

void *ptl_new_table_header_footer(const void *cls, uint64_t identifier, uint64_t identifierObject) {
  if (header_init == NULL) return NULL;
  SWIFTCALL void *(*make)(uint64_t, uint64_t, CONTEXT const void *) =
      swift_lookUpClassMethod(cls, header_init, header_class);
  return make(identifier, identifierObject, cls);
}

#define TABLE_METHOD(name, tail) SYMBOL(table_##name, "$s5UIKit21UITableViewControllerC05tableC0_" tail "FTq")

SYMBOL(table_controller_class, "$s5UIKit21UITableViewControllerCMn");
SYMBOL(table_controller_metadata, "$s5UIKit21UITableViewControllerCN");
TABLE_METHOD(commit, "6commit8forRowAtyAA0bC0C_AA0bC4CellC12EditingStyleO20FoundationEssentials9IndexPathVt");
TABLE_METHOD(move, "9moveRowAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKt");
TABLE_METHOD(canEdit, "12canEditRowAtSbAA0bC0C_20FoundationEssentials9IndexPathVt");
TABLE_METHOD(canMove, "12canMoveRowAtSbAA0bC0C_20FoundationEssentials9IndexPathVt");
TABLE_METHOD(heightForRow, "14heightForRowAt10Foundation7CGFloatVAA0bC0C_0J10Essentials9IndexPathVt");
TABLE_METHOD(heightForHeader, "24heightForHeaderInSection10Foundation7CGFloatVAA0bC0C_Sit");
TABLE_METHOD(heightForFooter, "24heightForFooterInSection10Foundation7CGFloatVAA0bC0C_Sit");

bool ptl_table_controller_overrides(const void *cls, int index) {
  static const void *const methods[] = {
      table_commit, table_move, table_canEdit, table_canMove, table_heightForRow, table_heightForHeader,
      table_heightForFooter};
  if (index < 0 || index >= (int)(sizeof methods / sizeof *methods)) return false;
  return overrides(cls, methods[index], table_controller_metadata, table_controller_class);
}

SYMBOL(controller_init, "$s5UIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfCTq");
SYMBOL(navigation_class, "$s5UIKit22UINavigationControllerCMn");
SYMBOL(navigation_init, "$s5UIKit22UINavigationControllerC08rootViewC0AcA06UIViewC0C_tcfCTq");
SYMBOL(navigation_bars_init, "$s5UIKit22UINavigationControllerC18navigationBarClass07toolbarF0ACyXlXpSg_AFtcfCTq");
SYMBOL(table_controller_init, "$s5UIKit21UITableViewControllerC5styleAcA0bC0C5StyleO_tcfCTq");
SYMBOL(collection_controller_init, "$s5UIKit26UICollectionViewControllerC010collectionC6LayoutAcA0bcF0C_tcfCTq");
SYMBOL(table_class, "$s5UIKit11UITableViewCMn");
SYMBOL(table_init, "$s5UIKit11UITableViewC5frame5styleAC10Foundation6CGRectV_AC5StyleOtcfCTq");
SYMBOL(collection_view_class, "$s5UIKit16UICollectionViewCMn");
SYMBOL(collection_view_init, "$s5UIKit16UICollectionViewC5frame010collectionC6LayoutAC10Foundation6CGRectV_AA0bcF0CtcfCTq");
SYMBOL(presentation_class, "$s5UIKit24UIPresentationControllerCMn");
SYMBOL(presentation_init, "$s5UIKit24UIPresentationControllerC013presentedViewC010presentingAcA06UIViewC0C_AGSgtcfCTq");

void *ptl_new_controller(const void *cls, uint64_t nib, uint64_t nibObject, void *bundle) {
  if (controller_init == NULL) return NULL;
  SWIFTCALL void *(*make)(uint64_t, uint64_t, void *, CONTEXT const void *) =
      swift_lookUpClassMethod(cls, controller_init, controller_class);
  return make(nib, nibObject, bundle, cls);
}

void *ptl_new_navigation_controller(const void *cls, void *root) {
  if (navigation_init == NULL) return NULL;
  SWIFTCALL void *(*make)(void *, CONTEXT const void *) =
      swift_lookUpClassMethod(cls, navigation_init, navigation_class);
  return make(root, cls);
}

void *ptl_new_navigation_controller_with_bars(const void *cls, const void *bar, const void *toolbar) {
  if (navigation_bars_init == NULL) return NULL;
  SWIFTCALL void *(*make)(const void *, const void *, CONTEXT const void *) =
      swift_lookUpClassMethod(cls, navigation_bars_init, navigation_class);
  return make(bar, toolbar, cls);
}

void *ptl_new_table_controller(const void *cls, uint8_t style) {
  if (table_controller_init == NULL) return NULL;
  SWIFTCALL void *(*make)(uint8_t, CONTEXT const void *) =
      swift_lookUpClassMethod(cls, table_controller_init, table_controller_class);
  return make(style, cls);
}

void *ptl_new_collection_controller(const void *cls, void *layout) {
  if (collection_controller_init == NULL) return NULL;
  SWIFTCALL void *(*make)(void *, CONTEXT const void *) =
      swift_lookUpClassMethod(cls, collection_controller_init, collection_class);
  return make(layout, cls);
}

void *ptl_new_table(const void *cls, double x, double y, double width, double height, uint8_t style) {
  if (table_init == NULL) return NULL;
  SWIFTCALL void *(*make)(double, double, double, double, uint8_t, CONTEXT const void *) =
      swift_lookUpClassMethod(cls, table_init, table_class);
  return make(x, y, width, height, style, cls);
}

void *ptl_new_collection(const void *cls, double x, double y, double width, double height, void *layout) {
  if (collection_view_init == NULL) return NULL;
  SWIFTCALL void *(*make)(double, double, double, double, void *, CONTEXT const void *) =
      swift_lookUpClassMethod(cls, collection_view_init, collection_view_class);
  return make(x, y, width, height, layout, cls);
}

void *ptl_new_presentation_controller(const void *cls, void *presented, void *presenting) {
  if (presentation_init == NULL) return NULL;
  SWIFTCALL void *(*make)(void *, void *, CONTEXT const void *) =
      swift_lookUpClassMethod(cls, presentation_init, presentation_class);
  return make(presented, presenting, cls);
}
