// Initializers for `metatype.init(…)`; see `DynamicInit`.

/// Classes that can be created with `init()`.
@preconcurrency @MainActor public protocol _GestureRecognizerMadeByMetatype {}

extension UIGestureRecognizer: _GestureRecognizerMadeByMetatype {}

extension _GestureRecognizerMadeByMetatype {
  /// Creates a recognizer with the class's own `init()`.
  @_disfavoredOverload @_silgen_name("ptl_init_gesture_recognizer")
  public init()

  /// The implementation of `init()`.
  @_silgen_name("ptl_init_gesture_recognizer")
  public static func _make() -> Self {
    madeByMetatype(self) { DynamicInit.makeObject($0) }
  }
}

extension DynamicInit {
  /// Creates a recognizer with the class's own `init(coder:)`.
  ///
  /// - Returns: `nil` if the initializer fails.
  @inline(never) @_optimize(none)
  static func makeGestureRecognizer(_ type: UIGestureRecognizer.Type, coder: NSCoder) -> UIGestureRecognizer?
  {
    dispatching(type, to: RequiredRecognizer.self).init(coder: coder).map { checked($0, type) }
  }
}

private class RequiredRecognizer: UIGestureRecognizer {
  required override init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredRecognizerSubclass: RequiredRecognizer {}
