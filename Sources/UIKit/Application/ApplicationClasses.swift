/// Classes found by name, as an `Info.plist` or `UIApplicationMain` gives them.
enum ApplicationClasses {
  /// The class that `name` stands for: `Module.Class`, an `@objc` name, a mangled name, or the name of
  /// a class or a nested class of the main program's module.
  static func type(named name: String) -> AnyClass? {
    if let found = ClassNames.cls(named: name) ?? _typeByName(name) as? AnyClass { return found }
    guard let module = mainModule else { return nil }
    return ClassNames.cls(named: "\(module).\(name)")
  }

  /// The class, or the error of iOS when there is none of that name and kind.
  static func required<Base: NSObject>(_ name: String, of base: Base.Type, purpose: String) -> Base.Type {
    guard let found = type(named: name) as? Base.Type else {
      fatalError("Unable to instantiate the \(purpose) \(name): no class of that name is loaded")
    }
    return found
  }

  /// The scene delegate that Xcode's templates declare in `Info.plist`, found by its usual name beside the application
  /// delegate, for apps that come without that file.
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
