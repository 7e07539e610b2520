#ifndef CDYNAMICINIT_H
#define CDYNAMICINIT_H

/// Swift forbids `metatype.init(…)` unless the initialiser is `required`, which Apple's are not. The
/// initialisers are in the class's vtable all the same; these functions look them up there and call them.
/// Each returns a new object at +1, or NULL where the framework is not linked into the process.

#include <stdbool.h>
#include <stdint.h>

/// Whether a subclass of UIView has its own `draw(_:)`.
bool ptl_overrides_draw(const void *viewClass);

/// Whether a subclass of UIResponder has its own method for the standard edit action with that index, in the order of
/// UIKit's list of them.
bool ptl_overrides_edit_action(const void *responderClass, int index);

/// By `init()`, of any subclass of NSObject.
void *ptl_new_object(const void *cls);

/// Whether a subclass of UIView has its own `updateConstraints()`.
bool ptl_overrides_update_constraints(const void *viewClass);
/// Whether a subclass of UIViewController has its own `updateViewConstraints()`.
bool ptl_overrides_update_view_constraints(const void *controllerClass);

/// Whether a subclass of UICollectionViewController has its own `collectionView(_:moveItemAt:to:)`.
bool ptl_overrides_move_item(const void *controllerClass);

void *ptl_new_layer(const void *layerClass);
/// `init(layer:)`; `any` points to a Swift `Any`, which is consumed.
void *ptl_new_layer_copy(const void *layerClass, void *any);
void *ptl_new_view(const void *viewClass, double x, double y, double width, double height);

/// By `init(nibName:bundle:)`; the words are those of a Swift `String?`. They and the bundle, which may be NULL, are consumed.
void *ptl_new_controller(const void *controllerClass, uint64_t nib, uint64_t nibObject, void *bundle);
/// By `init(rootViewController:)`; the root is consumed.
void *ptl_new_navigation_controller(const void *controllerClass, void *root);
/// By `init(navigationBarClass:toolbarClass:)`; a class may be NULL.
void *ptl_new_navigation_controller_with_bars(const void *controllerClass, const void *bar, const void *toolbar);
/// By `init(style:)`.
void *ptl_new_table_controller(const void *controllerClass, uint8_t style);
/// By `init(collectionViewLayout:)`; the layout is consumed.
void *ptl_new_collection_controller(const void *controllerClass, void *layout);
/// By `init(frame:style:)`.
void *ptl_new_table(const void *tableClass, double x, double y, double width, double height, uint8_t style);
/// By `init(frame:collectionViewLayout:)`; the layout is consumed.
void *ptl_new_collection(
    const void *collectionClass, double x, double y, double width, double height, void *layout);
/// By `init(presentedViewController:presenting:)`; both are consumed, the second may be NULL.
void *ptl_new_presentation_controller(const void *controllerClass, void *presented, void *presenting);

/// By `init(coder:)`; the coder is consumed. NULL if the initialiser answers nil.
void *ptl_new_gesture_recognizer(const void *recognizerClass, void *coder);
/// By `init(identifier:source:destination:)`; what `identifier` points to, a Swift `String?`, and both controllers are
/// consumed.
void *ptl_new_segue(const void *segueClass, const void *identifier, void *source, void *destination);

/// `init(style:reuseIdentifier:)` of a table's cell; the words are those of a Swift `String?`, which is consumed.
void *ptl_new_table_cell(const void *cellClass, uint8_t style, uint64_t identifier, uint64_t identifierObject);
/// `init(reuseIdentifier:)` of a table's header or footer.
void *ptl_new_table_header_footer(const void *viewClass, uint64_t identifier, uint64_t identifierObject);
/// Whether a subclass of UITableViewController has its own method of those that it need not have. The index is that of
/// `TableControllerMethod`.
bool ptl_table_controller_overrides(const void *controllerClass, int index);

/// Whether the method that a class has for a protocol's requirement is the one that the protocol gives for want of it. The
/// index is that of `DefaultMethod`; the table is the second word of an existential of a class.
bool ptl_takes_default(const void *witnessTable, int method);

#endif
