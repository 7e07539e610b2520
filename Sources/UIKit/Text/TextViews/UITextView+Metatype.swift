// Initializers for `metatype.init(…)`; see `DynamicInit`.

/// Classes that can be created with `init(frame:textContainer:)`.
@preconcurrency @MainActor public protocol _TextViewMadeByMetatype {}

extension UITextView: _TextViewMadeByMetatype {}

extension _TextViewMadeByMetatype {
  /// Creates a text view with the class's own `init(frame:textContainer:)`.
  @_disfavoredOverload @_silgen_name("ptl_init_text_view_frame_textContainer")
  public init(frame: CGRect, textContainer: NSTextContainer?)

  /// The implementation of `init(frame:textContainer:)`.
  @_silgen_name("ptl_init_text_view_frame_textContainer")
  public static func _make(frame: CGRect, textContainer: __owned NSTextContainer?) -> Self {
    madeByMetatype(self) {
      DynamicInit.makeTextView($0 as! UITextView.Type, frame: frame, textContainer: textContainer)
    }
  }
}

extension DynamicInit {
  @inline(never) @_optimize(none)
  static func makeTextView(
    _ type: UITextView.Type, frame: CGRect, textContainer: NSTextContainer?
  ) -> UITextView {
    checked(
      dispatching(type, to: RequiredTextView.self).init(frame: frame, textContainer: textContainer), type)
  }
}

private class RequiredTextView: UITextView {
  required override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredTextViewSubclass: RequiredTextView {}
