extension UIApplication {
  /// The delegate's configuration, completed from the manifest and the conventional name of scene delegates.
  /// Missing configurations, classes and delegates are logged in UIKit's words.
  func sceneConfiguration(
    for session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let answer = delegate?.application(self, configurationForConnecting: session, options: options)
    let asked = answer ?? UISceneConfiguration(name: nil, sessionRole: session.role)
    let manifest = ApplicationManifest.current
    let declared = manifest.sceneConfiguration(named: asked.name, role: session.role)
    var report = SceneConfigurationReport(
      name: asked.name ?? declared?.name, role: session.role, isManifestDeclared: manifest.declaresScenes)
    if asked.delegateClass == nil {
      asked.delegateClass =
        declared?.delegateClassName.flatMap { report.delegateClass(named: $0) }
        ?? ApplicationClasses.sceneDelegate(besides: delegate)
    }
    if asked.sceneClass == nil {
      asked.sceneClass = declared?.sceneClassName.flatMap { report.sceneClass(named: $0) }
    }
    if asked.storyboardName == nil { asked.storyboardName = declared?.storyboardName }
    if let adapt = Self.sceneDelegateAdapter { asked.delegateClass = adapt(session, asked.delegateClass) }
    report.finish(isDeclared: declared != nil, hasDelegate: asked.delegateClass != nil)
    return asked
  }

  /// Creates the window of a scene's storyboard, for a delegate with a `window` property.
  func storyboardWindow(of scene: UIWindowScene, configuration: UISceneConfiguration) -> UIWindow? {
    guard configuration.storyboard != nil || configuration.storyboardName != nil else { return nil }
    guard let delegate = scene.delegate else {
      UIKitFault.warn(
        "There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file.",
        category: "WindowScene")
      return nil
    }
    let name = configuration.storyboard?.name ?? configuration.storyboardName ?? ""
    let window = StoryboardLaunch.window(
      configuration.storyboard ?? UIStoryboard(name: name, bundle: nil), name: name, key: .scene, scene: scene
    )
    guard let window else { return nil }
    let windowDelegate = delegate as? any UIWindowSceneDelegate
    windowDelegate?.window = window
    // The protocol's default implementation does not store the value.
    guard windowDelegate?.window != nil else {
      UIKitFault.warn(
        "The scene delegate must implement the window property if it wants to use a main storyboard file.",
        category: "WindowScene")
      return nil
    }
    return window
  }
}

/// Resolves the classes of a scene configuration, and logs those that are invalid.
@MainActor
private struct SceneConfigurationReport {
  private let name: String
  private let role: String
  private let isManifestDeclared: Bool
  private var lines: [String] = []

  init(name: String?, role: UISceneSession.Role, isManifestDeclared: Bool) {
    self.name = name ?? "(no name)"
    self.role = role.rawValue
    self.isManifestDeclared = isManifestDeclared
  }

  private var subject: String { "Info.plist configuration \"\(name)\" for \(role)" }

  mutating func delegateClass(named className: String) -> AnyClass? {
    guard let found = find(className, key: "UISceneDelegateClassName") else { return nil }
    guard found is any UISceneDelegate.Type else {
      lines.append(
        "\(subject) contained UISceneDelegateClassName, \"\(className)\", but it does not conform to the "
          + "UISceneDelegate protocol.")
      return nil
    }
    return found
  }

  mutating func sceneClass(named className: String) -> AnyClass? {
    guard let found = find(className, key: "UISceneClassName") else { return nil }
    guard found is UIScene.Type else {
      lines.append(
        "\(subject) contained UISceneClassName, \"\(className)\", but it is not a subclass of UIScene.")
      return nil
    }
    return found
  }

  private mutating func find(_ className: String, key: String) -> AnyClass? {
    if let found = ApplicationClasses.type(named: className) { return found }
    lines.append(
      "\(subject) contained \(key) key, but could not load class with name \"\(className)\".")
    return nil
  }

  /// Finishes the report. A configuration completed by code need not be in the manifest.
  func finish(isDeclared: Bool, hasDelegate: Bool) {
    for line in lines { UIKitFault.warn(line, category: "SceneConfiguration") }
    guard isManifestDeclared, !isDeclared, !hasDelegate else { return }
    UIKitFault.warn(
      "Info.plist contained no UIScene configuration dictionary (looking for configuration named \"\(name)\")",
      category: "SceneConfiguration")
  }
}
