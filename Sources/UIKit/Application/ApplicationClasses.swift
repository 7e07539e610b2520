/// Looks up classes by name, for `Info.plist` and `UIApplicationMain`.
enum ApplicationClasses {
  /// The class with a name: `Module.Class`, an `@objc` name, a mangled name, or the name of a class in the
  /// main module.
  static func type(named name: String) -> AnyClass? {
    if let found = ClassNames.cls(named: name) ?? _typeByName(name) as? AnyClass { return found }
    guard let module = mainModule else { return nil }
    return ClassNames.cls(named: "\(module).\(name)")
  }

  /// The class, or iOS's error if there is none with that name and base class.
  static func required<Base: NSObject>(_ name: String, of base: Base.Type, purpose: String) -> Base.Type {
    guard let found = type(named: name) as? Base.Type else {
      fatalError("Unable to instantiate the \(purpose) \(name): no class of that name is loaded")
    }
    return found
  }

  /// The scene delegate with the conventional name of Xcode's templates, for apps without an `Info.plist`.
  @MainActor
  static func sceneDelegate(besides delegate: (any UIApplicationDelegate)?) -> AnyClass? {
    guard let delegate, !ApplicationManifest.current.isDeclared,
      let module = String(reflecting: Swift.type(of: delegate)).split(separator: ".").first,
      let found = type(named: "\(module).SceneDelegate"), found is any UIWindowSceneDelegate.Type
    else { return nil }
    return found
  }

  private static let mainModule: String? = Bundle.main.executableURL?.deletingPathExtension()
    .lastPathComponent
    .replacingOccurrences(of: "-", with: "_")
}
