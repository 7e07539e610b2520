/// A text view whose text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// The interaction that drags the text.
  ///
  /// Differs from iOS: always `nil`, because text is not dragged.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text of the view is dragged.
  var isTextDragActive: Bool { get }
}

/// A text view that accepts dropped text.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  /// The interaction that accepts text.
  ///
  /// Differs from iOS: always `nil`, because text is not dropped.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether the view handles a drop of text.
  var isTextDropActive: Bool { get }
}

extension UITextDraggable {
  public var textDragInteraction: UIDragInteraction? { nil }
  public var isTextDragActive: Bool { false }
}

extension UITextDroppable {
  public var textDropInteraction: UIDropInteraction? { nil }
  public var isTextDropActive: Bool { false }
}

extension UITextView: UITextDraggable, UITextDroppable {}
extension UITextField: UITextDraggable, UITextDroppable {}
