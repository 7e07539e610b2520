// The initializers of `metatype.init(…)`; `DynamicInit` says how they are called.

/// Classes that `init()` and `init(frame:)` make.
@preconcurrency @MainActor public protocol _ViewMadeByMetatype {}

extension UIView: _ViewMadeByMetatype {}

extension _ViewMadeByMetatype {
  /// A new view, by the `init()` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_view")
  public init()

  /// The body of `init()`.
  @_silgen_name("ptl_init_view")
  public static func _make() -> Self {
    madeByMetatype(self) { DynamicInit.makeObject($0) }
  }

  /// A new view, by the `init(frame:)` of its class.
  @_disfavoredOverload @_silgen_name("ptl_init_view_frame")
  public init(frame: CGRect)

  /// The body of `init(frame:)`.
  @_silgen_name("ptl_init_view_frame")
  public static func _make(frame: CGRect) -> Self {
    madeByMetatype(self) { DynamicInit.makeView($0 as! UIView.Type, frame: frame) }
  }
}

extension DynamicInit {
  @inline(never) @_optimize(none)
  static func makeView(_ type: UIView.Type, frame: CGRect) -> UIView {
    checked(dispatching(type, to: RequiredView.self).init(frame: frame), type)
  }
}

private class RequiredView: UIView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredViewSubclass: RequiredView {}
