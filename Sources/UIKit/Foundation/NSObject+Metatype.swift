// Initializers for `metatype.init(…)`; see `DynamicInit`.

/// Classes without a superclass of UIKit that can be created with `init()`.
@preconcurrency @MainActor public protocol _ObjectMadeByMetatype {}

extension _ObjectMadeByMetatype {
  /// Creates an object with the class's own `init()`.
  @_disfavoredOverload @_silgen_name("ptl_init_object")
  public init()

  /// The implementation of `init()`.
  @_silgen_name("ptl_init_object")
  public static func _make() -> Self {
    madeByMetatype(self) { DynamicInit.makeObject($0) }
  }
}
