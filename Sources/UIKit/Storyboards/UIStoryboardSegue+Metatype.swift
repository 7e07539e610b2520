// Initializers for `metatype.init(…)`; see `DynamicInit`.

/// Classes that can be created with `init(identifier:source:destination:)`.
@preconcurrency @MainActor public protocol _SegueMadeByMetatype {}

extension UIStoryboardSegue: _SegueMadeByMetatype {}

extension _SegueMadeByMetatype {
  /// Creates a segue with the class's own `init(identifier:source:destination:)`.
  @_disfavoredOverload @_silgen_name("ptl_init_segue")
  public init(identifier: String?, source: UIViewController, destination: UIViewController)

  /// The implementation of `init(identifier:source:destination:)`.
  @_silgen_name("ptl_init_segue")
  public static func _make(
    identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
  ) -> Self {
    madeByMetatype(self) {
      DynamicInit.makeSegue(
        $0 as! UIStoryboardSegue.Type, identifier: identifier, source: source, destination: destination)
    }
  }
}

extension DynamicInit {
  @inline(never) @_optimize(none)
  static func makeSegue(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue {
    checked(
      dispatching(type, to: RequiredSegue.self).init(
        identifier: identifier, source: source, destination: destination), type)
  }
}

private class RequiredSegue: UIStoryboardSegue {
  required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
private final class RequiredSegueSubclass: RequiredSegue {}
