// The initializers of `metatype.init(…)`; `DynamicInit` says how they are called.

/// Classes that `init()` makes.
@preconcurrency @MainActor public protocol _GestureRecognizerMadeByMetatype {}

extension UIGestureRecognizer: _GestureRecognizerMadeByMetatype {}

extension _GestureRecognizerMadeByMetatype {
  /// A new recognizer, by the `init()` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_gesture_recognizer")
  public init()

  /// The body of `init()`.
  @_silgen_name("ptl_init_gesture_recognizer")
  public static func _make() -> Self {
    madeByMetatype(self) { DynamicInit.makeObject($0) }
  }
}

extension DynamicInit {
  /// - Returns: `nil` where the initializer fails.
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
