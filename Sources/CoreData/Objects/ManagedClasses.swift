/// The classes of managed objects.
enum ManagedClasses {
  /// Returns the class with an unqualified name, from any module.
  static func cls(named name: String) -> AnyClass? {
    if let cls = ClassNames.anyClass(called: name), cls is NSManagedObject.Type { return cls }
    // A class without members for the Objective-C runtime is not registered.
    for module in modules() {
      if let cls = _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass,
        cls is NSManagedObject.Type
      {
        return cls
      }
    }
    return nil
  }

  /// The modules that may declare the classes.
  private static func modules() -> [String] {
    let program = CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent }
    return [program, Bundle.main.executableURL?.lastPathComponent].compactMap { $0 }
  }

  /// Creates an object through the initializer of its class, which Swift allows only if it is `required`.
  @inline(never) @_optimize(none)
  static func make(
    _ type: NSManagedObject.Type, _ entity: NSEntityDescription, _ context: NSManagedObjectContext?
  ) -> NSManagedObject {
    let made = unsafeBitCast(type, to: RequiredManagedObject.Type.self).init(
      entity: entity, insertInto: context)
    precondition(Swift.type(of: made as NSManagedObject) == type, "The initializer was not dispatched")
    return made
  }
}

/// Overrides the initializer as `required`, so that it can be called on a metatype; its place in the method table is
/// that of the superclass.
private class RequiredManagedObject: NSManagedObject {
  required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init(entity: entity, insertInto: context)
  }
}
private final class RequiredManagedObjectSubclass: RequiredManagedObject {}
