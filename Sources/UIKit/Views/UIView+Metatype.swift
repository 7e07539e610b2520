// Initializers for `metatype.init(…)`; see `DynamicInit`.

/// Classes that can be created with `init()` and `init(frame:)`.
@preconcurrency @MainActor public protocol _ViewMadeByMetatype {}

extension UIView: _ViewMadeByMetatype {}

extension _ViewMadeByMetatype {
  /// Creates a view with the class's own `init()`.
  @_disfavoredOverload @_silgen_name("ptl_init_view")
  public init()

  /// The implementation of `init()`.
  @_silgen_name("ptl_init_view")
  public static func _make() -> Self {
    madeByMetatype(self) { DynamicInit.makeObject($0) }
  }

  /// Creates a view with the class's own `init(frame:)`.
  @_disfavoredOverload @_silgen_name("ptl_init_view_frame")
  public init(frame: CGRect)

  /// The implementation of `init(frame:)`.
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
