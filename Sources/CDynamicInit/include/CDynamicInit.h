#ifndef CDYNAMICINIT_H
#define CDYNAMICINIT_H

/// Swift allows `metatype.init(…)` only for `required` initializers, which Apple's are not. The initializers
/// are in the class's vtable regardless; these functions look them up there and call them. Each returns a new
/// object at +1, or NULL if the framework is not linked into the process.

#include <stdbool.h>
#include <stdint.h>

/// Returns whether a subclass of UIView overrides `draw(_:)`.
bool ptl_overrides_draw(const void *viewClass);

/// Returns whether a subclass of UIResponder overrides the standard edit action with an index, in the order
/// of UIKit's list.
bool ptl_overrides_edit_action(const void *responderClass, int index);

/// Calls `init()` of a subclass of NSObject.
void *ptl_new_object(const void *cls);

/// Returns whether a subclass of UIView overrides `updateConstraints()`.
bool ptl_overrides_update_constraints(const void *viewClass);
/// Returns whether a subclass of UIViewController overrides `updateViewConstraints()`.
bool ptl_overrides_update_view_constraints(const void *controllerClass);

/// Returns whether a subclass of UICollectionViewController overrides `collectionView(_:moveItemAt:to:)`.
bool ptl_overrides_move_item(const void *controllerClass);

void *ptl_new_layer(const void *layerClass);
/// Calls `init(layer:)`; `any` points to a Swift `Any`, which is consumed.
void *ptl_new_layer_copy(const void *layerClass, void *any);
void *ptl_new_view(const void *viewClass, double x, double y, double width, double height);

/// Calls `init(nibName:bundle:)`; the words are those of a Swift `String?`. They and the bundle, which may be
/// NULL, are consumed.
void *ptl_new_controller(const void *controllerClass, uint64_t nib, uint64_t nibObject, void *bundle);
/// Calls `init(rootViewController:)`; the root is consumed.
void *ptl_new_navigation_controller(const void *controllerClass, void *root);
/// Calls `init(navigationBarClass:toolbarClass:)`; a class may be NULL.
void *ptl_new_navigation_controller_with_bars(const void *controllerClass, const void *bar, const void *toolbar);
/// Calls `init(style:)`.
void *ptl_new_table_controller(const void *controllerClass, uint8_t style);
/// Calls `init(collectionViewLayout:)`; the layout is consumed.
void *ptl_new_collection_controller(const void *controllerClass, void *layout);
/// Calls `init(frame:style:)`.
void *ptl_new_table(const void *tableClass, double x, double y, double width, double height, uint8_t style);
/// Calls `init(frame:collectionViewLayout:)`; the layout is consumed.
void *ptl_new_collection(
    const void *collectionClass, double x, double y, double width, double height, void *layout);
/// Calls `init(presentedViewController:presenting:)`; both are consumed, the second may be NULL.
void *ptl_new_presentation_controller(const void *controllerClass, void *presented, void *presenting);

/// Calls `init(coder:)`; the coder is consumed. Returns NULL if the initializer fails.
void *ptl_new_gesture_recognizer(const void *recognizerClass, void *coder);
/// Calls `init(identifier:source:destination:)`; the `String?` that `identifier` points to and both
/// controllers are consumed.
void *ptl_new_segue(const void *segueClass, const void *identifier, void *source, void *destination);

/// Calls `init(style:reuseIdentifier:)` of a table cell; the words are those of a Swift `String?`, which is
/// consumed.
void *ptl_new_table_cell(const void *cellClass, uint8_t style, uint64_t identifier, uint64_t identifierObject);
/// Calls `init(reuseIdentifier:)` of a table header or footer.
void *ptl_new_table_header_footer(const void *viewClass, uint64_t identifier, uint64_t identifierObject);
/// Returns whether a subclass of UITableViewController overrides an optional method. The index is that of
/// `TableControllerMethod`.
bool ptl_table_controller_overrides(const void *controllerClass, int index);

/// Returns whether a class uses the protocol extension's default for a requirement, that is, does not
/// implement the optional method. The index is that of `DefaultMethod`; the table is the second word of a
/// class existential.
bool ptl_takes_default(const void *witnessTable, int method);

#endif
