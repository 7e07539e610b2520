import Foundation

/// The declarations in the application's `Info.plist`, all optional.
///
/// The file is searched where Foundation looks, then next to the executable, then in resource bundles next to
/// it. There, SwiftPM only allows the name `Portolan-Info.plist`.
package struct ApplicationManifest {
  package struct SceneDeclaration {
    package var name: String?
    package var sceneClassName: String?
    package var delegateClassName: String?
    package var storyboardName: String?
  }

  /// Whether there is an `Info.plist`.
  package var isDeclared = false
  package var supportsMultipleScenes = false
  package var mainStoryboardName: String?
  package var supportedOrientations: UIInterfaceOrientationMask?
  package var urlSchemes: Set<String> = []
  package var displayName: String
  package var bundleIdentifier: String?
  /// The names of icon images, in order of preference.
  package var iconNames: [String] = []
  /// The name of the color that tints the app, from the asset catalog.
  package var accentColorName: String?
  /// The app's font files.
  package var fontFiles: [String] = []
  private var scenes: [String: [SceneDeclaration]] = [:]

  @MainActor package static var current = find()

  package init(dictionary: [String: Any]?) {
    let info = dictionary ?? [:]
    isDeclared = dictionary != nil
    declaresScenes = info["UIApplicationSceneManifest"] != nil
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any] ?? [:]
    supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? !isDeclared
    for (role, value) in manifest["UISceneConfigurations"] as? [String: Any] ?? [:] {
      scenes[role] = (value as? [[String: Any]] ?? []).map {
        SceneDeclaration(
          name: $0["UISceneConfigurationName"] as? String, sceneClassName: $0["UISceneClassName"] as? String,
          delegateClassName: Self.expandingModule($0["UISceneDelegateClassName"] as? String),
          storyboardName: $0["UISceneStoryboardFile"] as? String)
      }
    }
    mainStoryboardName = info["UIMainStoryboardFile"] as? String
    displayName =
      info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String
      ?? ProcessInfo.processInfo.processName
    bundleIdentifier = info["CFBundleIdentifier"] as? String
    let icons = info["CFBundleIcons"] as? [String: Any]
    let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
    iconNames =
      [primary?["CFBundleIconName"] as? String].compactMap { $0 }
      + (primary?["CFBundleIconFiles"] as? [String] ?? info["CFBundleIconFiles"] as? [String] ?? [])
      .reversed()
      + ["AppIcon"]
    accentColorName = info["NSAccentColorName"] as? String
    fontFiles = info["UIAppFonts"] as? [String] ?? []
    supportedOrientations = Self.orientations(info["UISupportedInterfaceOrientations"] as? [String])
    for type in info["CFBundleURLTypes"] as? [[String: Any]] ?? [] {
      urlSchemes.formUnion((type["CFBundleURLSchemes"] as? [String] ?? []).map { $0.lowercased() })
    }
  }

  /// The declaration with a name, or the first one for the role.
  package func sceneConfiguration(named name: String?, role: UISceneSession.Role) -> SceneDeclaration? {
    guard let declared = scenes[role.rawValue] else { return nil }
    guard let name else { return declared.first }
    return declared.first { $0.name == name }
  }

  /// Whether there is a scene manifest, even if empty.
  package private(set) var declaresScenes = false

  /// Removes an unexpanded Xcode build setting, so that the class is looked up by its unqualified name.
  private static func expandingModule(_ name: String?) -> String? {
    guard let name, name.hasPrefix("$("), let end = name.firstIndex(of: ")") else { return name }
    let rest = name[name.index(after: end)...]
    return rest.hasPrefix(".") ? String(rest.dropFirst()) : String(rest)
  }

  private static func orientations(_ names: [String]?) -> UIInterfaceOrientationMask? {
    guard let names, !names.isEmpty else { return nil }
    var mask: UIInterfaceOrientationMask = []
    for name in names {
      switch name {
      case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
      case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
      default: break
      }
    }
    return mask.isEmpty ? nil : mask
  }

  /// Reads a file. Values of the wrong type are reported with their line and ignored.
  package init(_ list: PropertyListFile) {
    var info = list.root
    func check<Value>(_ key: String, _ type: Value.Type) {
      if info[key] != nil, list.value(key, as: type) == nil { info[key] = nil }
    }
    for key in ["UIMainStoryboardFile", "CFBundleDisplayName", "CFBundleName", "NSAccentColorName"] {
      check(key, String.self)
    }
    for key in ["UIAppFonts", "UISupportedInterfaceOrientations"] { check(key, [String].self) }
    check("CFBundleURLTypes", [[String: Any]].self)
    check("UIApplicationSceneManifest", [String: Any].self)
    if let manifest = info["UIApplicationSceneManifest"] as? [String: Any] {
      if let scenes = manifest["UISceneConfigurations"], !(scenes is [String: Any]) {
        list.warn("the value of “UISceneConfigurations” is of the wrong type", at: "UISceneConfigurations")
      }
      for (role, value) in manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
      where !(value is [[String: Any]]) {
        list.warn("the value of “\(role)” is of the wrong type", at: role)
      }
    }
    self.init(dictionary: info)
  }

  @MainActor
  private static func find() -> ApplicationManifest {
    let executable = executablePath
    let folder = executable.prefix(upTo: executable.lastIndex(of: "/") ?? executable.startIndex)
    // Creating the main bundle takes longer than all of this, and most programs have none.
    let program = executable.dropFirst(folder.count + 1)
    let places = ["", "Resources/", "\(program).resources/", "../share/\(program).resources/", "../"]
    if places.contains(where: { access("\(folder)/\($0)Info.plist", R_OK) == 0 }),
      let info = Bundle.main.infoDictionary,
      info["CFBundleIdentifier"] != nil || info["UIApplicationSceneManifest"] != nil
    {
      return ApplicationManifest(dictionary: info)
    }
    let bundles = names(in: String(folder)).filter { $0.hasSuffix(".resources") }.sorted()
    // SwiftPM puts its own file with the usual name next to resources.
    for name in ["Portolan-Info.plist", "Info.plist"] {
      for place in [""] + bundles.map({ $0 + "/" }) {
        let path = "\(folder)/\(place)\(name)"
        if access(path, R_OK) == 0, let list = PropertyListFile(URL(fileURLWithPath: path)) {
          return ApplicationManifest(list)
        }
      }
    }
    return ApplicationManifest(dictionary: nil)
  }

  private static var executablePath: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      let count = readlink("/proc/self/exe", buffer.baseAddress!, buffer.count - 1)
      guard count > 0 else { return CommandLine.arguments.first ?? "" }
      buffer[count] = 0
      return String(cString: buffer.baseAddress!)
    }
  }

  /// The names of files in a folder. Build folders contain hundreds of files.
  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
