// Initializers for `metatype.init(…)`; see `DynamicInit`.

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
