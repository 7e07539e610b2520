/// The Xcode project of a new app: the app, unit tests and UI tests with synchronized folders, and a shared scheme.
struct XcodeProjectTemplate {
  let name: String
  /// Whether the app has an `Info.plist` of its own beside the generated keys.
  let hasInformationFile: Bool

  var files: [String: String] {
    [
      "\(name).xcodeproj/project.pbxproj": project,
      "\(name).xcodeproj/xcshareddata/xcschemes/\(name).xcscheme": scheme,
      "\(name)/Assets.xcassets/Contents.json": Self.catalog,
      "\(name)/Assets.xcassets/AppIcon.appiconset/Contents.json": Self.icon,
      "\(name)/Assets.xcassets/AccentColor.colorset/Contents.json": Self.accentColor,
    ]
  }

  private enum Target: Int, CaseIterable {
    case app = 1, tests, interfaceTests
  }

  private func title(_ target: Target) -> String {
    switch target {
    case .app: name
    case .tests: name + "Tests"
    case .interfaceTests: name + "UITests"
    }
  }

  /// An identifier of 24 hexadecimal digits.
  /// - Parameters:
  ///   - kind: The kind of object, below 256.
  ///   - index: The target, or 0 for objects of the project.
  private func id(_ kind: Int, _ index: Int = 0) -> String {
    func digits(_ number: Int) -> String {
      (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
    }
    return "C0DE0000000000000000\(digits(kind))\(digits(index))"
  }

  private func product(_ target: Target) -> (type: String, file: String, path: String) {
    switch target {
    case .app: ("application", "wrapper.application", "\(name).app")
    case .tests: ("bundle.unit-test", "wrapper.cfbundle", "\(title(target)).xctest")
    case .interfaceTests: ("bundle.ui-testing", "wrapper.cfbundle", "\(title(target)).xctest")
    }
  }

  // MARK: Project

  private var project: String {
    """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 77;
    	objects = {

    \(objects.joined(separator: "\n"))
    	};
    	rootObject = \(id(1));
    }

    """
  }

  private var objects: [String] {
    [
      object(
        id(1), "PBXProject",
        [
          "attributes = { BuildIndependentTargetsInParallel = 1; LastUpgradeCheck = 1600; }",
          "buildConfigurationList = \(id(2))", "developmentRegion = en", "hasScannedForEncodings = 0",
          "knownRegions = (en, Base, )", "mainGroup = \(id(3))", "minimizedProjectReferenceProxies = 1",
          "packageReferences = (\(id(5)), )", "preferredProjectObjectVersion = 77",
          "productRefGroup = \(id(4))", "projectDirPath = \"\"", "projectRoot = \"\"",
          "targets = (\(list(0x10)), )",
        ]),
      object(
        id(3), "PBXGroup", ["children = (\(list(0x20)), \(id(4)), )", "sourceTree = \"<group>\""]),
      object(
        id(4), "PBXGroup", ["children = (\(list(0x30)), )", "name = Products", "sourceTree = \"<group>\""]),
      object(id(5), "XCLocalSwiftPackageReference", ["relativePath = \(name)Kit"]),
      object(id(6), "XCSwiftPackageProductDependency", ["productName = \(name)Kit"]),
      object(id(7), "PBXBuildFile", ["productRef = \(id(6))"]),
      configurations(
        id(2), 0x43, projectSettings, debug: projectDebugSettings, release: projectReleaseSettings),
    ] + (hasInformationFile ? [exceptions] : []) + Target.allCases.flatMap(objects)
  }

  /// The property list is no resource of the app.
  private var exceptions: String {
    object(
      id(9), "PBXFileSystemSynchronizedBuildFileExceptionSet",
      ["membershipExceptions = (Info.plist, )", "target = \(id(0x10, Target.app.rawValue))"])
  }

  private func list(_ kind: Int) -> String {
    Target.allCases.map { id(kind, $0.rawValue) }.joined(separator: ", ")
  }

  private func object(_ id: String, _ type: String, _ lines: [String]) -> String {
    "\t\t\(id) = {\n\t\t\tisa = \(type);\n" + lines.map { "\t\t\t\($0);\n" }.joined() + "\t\t};"
  }

  private func objects(of target: Target) -> [String] {
    let index = target.rawValue
    let product = product(target)
    let isApp = target == .app
    var objects = [
      object(
        id(0x10, index), "PBXNativeTarget",
        [
          "buildConfigurationList = \(id(0x40, index))",
          "buildPhases = (\(id(0x50, index)), \(id(0x51, index)), \(id(0x52, index)), )", "buildRules = ( )",
          "dependencies = (\(isApp ? "" : id(0x60, index) + ", "))",
          "fileSystemSynchronizedGroups = (\(id(0x20, index)), )", "name = \(title(target))",
          "packageProductDependencies = (\(isApp ? id(6) + ", " : ""))", "productName = \(title(target))",
          "productReference = \(id(0x30, index))",
          "productType = \"com.apple.product-type.\(product.type)\"",
        ]),
      object(
        id(0x20, index), "PBXFileSystemSynchronizedRootGroup",
        (isApp && hasInformationFile ? ["exceptions = (\(id(9)), )"] : [])
          + ["path = \(title(target))", "sourceTree = \"<group>\""]),
      object(
        id(0x30, index), "PBXFileReference",
        [
          "explicitFileType = \(product.file)", "includeInIndex = 0", "path = \(product.path)",
          "sourceTree = BUILT_PRODUCTS_DIR",
        ]),
      phase(id(0x50, index), "Sources", ""), phase(id(0x51, index), "Frameworks", isApp ? id(7) + ", " : ""),
      phase(id(0x52, index), "Resources", ""),
      configurations(id(0x40, index), 0x41, settings(target), index: index),
    ]
    if !isApp {
      objects += [
        object(
          id(0x60, index), "PBXTargetDependency",
          ["target = \(id(0x10, Target.app.rawValue))", "targetProxy = \(id(0x61, index))"]),
        object(
          id(0x61, index), "PBXContainerItemProxy",
          [
            "containerPortal = \(id(1))", "proxyType = 1",
            "remoteGlobalIDString = \(id(0x10, Target.app.rawValue))", "remoteInfo = \(name)",
          ]),
      ]
    }
    return objects
  }

  private func phase(_ id: String, _ kind: String, _ files: String) -> String {
    object(
      id, "PBX\(kind)BuildPhase",
      ["buildActionMask = 2147483647", "files = (\(files))", "runOnlyForDeploymentPostprocessing = 0"])
  }

  // MARK: Settings

  private func configurations(
    _ list: String, _ kind: Int, _ settings: [String], debug: [String] = [], release: [String] = [],
    index: Int = 0
  ) -> String {
    func configuration(_ id: String, _ name: String, _ settings: [String]) -> String {
      object(
        id, "XCBuildConfiguration",
        ["buildSettings = {\n" + settings.map { "\t\t\t\t\($0);\n" }.joined() + "\t\t\t}", "name = \(name)"])
    }
    let names = [id(kind, index), id(kind + 1, index)]
    return [
      object(
        list, "XCConfigurationList",
        [
          "buildConfigurations = (\(names[0]), \(names[1]), )", "defaultConfigurationIsVisible = 0",
          "defaultConfigurationName = Release",
        ]),
      configuration(names[0], "Debug", settings + debug),
      configuration(names[1], "Release", settings + release),
    ].joined(separator: "\n")
  }

  private var projectSettings: [String] {
    [
      "ALWAYS_SEARCH_USER_PATHS = NO", "CLANG_ENABLE_MODULES = YES", "ENABLE_USER_SCRIPT_SANDBOXING = YES",
      "IPHONEOS_DEPLOYMENT_TARGET = 17.0", "LOCALIZATION_PREFERS_STRING_CATALOGS = YES", "SDKROOT = iphoneos",
      "SWIFT_VERSION = 6.0", "TARGETED_DEVICE_FAMILY = \"1,2\"",
    ]
  }

  private var projectDebugSettings: [String] {
    [
      "DEBUG_INFORMATION_FORMAT = dwarf", "ENABLE_TESTABILITY = YES", "ONLY_ACTIVE_ARCH = YES",
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG $(inherited)\"", "SWIFT_OPTIMIZATION_LEVEL = \"-Onone\"",
    ]
  }

  private var projectReleaseSettings: [String] {
    [
      "DEBUG_INFORMATION_FORMAT = \"dwarf-with-dsym\"", "SWIFT_COMPILATION_MODE = wholemodule",
      "VALIDATE_PRODUCT = YES",
    ]
  }

  private func settings(_ target: Target) -> [String] {
    let shared = [
      "CODE_SIGN_STYLE = Automatic", "CURRENT_PROJECT_VERSION = 1", "GENERATE_INFOPLIST_FILE = YES",
      "MARKETING_VERSION = 1.0", "PRODUCT_BUNDLE_IDENTIFIER = org.example.\(title(target))",
      "PRODUCT_NAME = \"$(TARGET_NAME)\"",
    ]
    switch target {
    case .app:
      let orientations = "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight"
      let file = hasInformationFile ? ["INFOPLIST_FILE = \(name)/Info.plist"] : []
      return shared + file + [
        "ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon",
        "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor", "ENABLE_PREVIEWS = YES",
        "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = \(hasInformationFile ? "NO" : "YES")",
        "INFOPLIST_KEY_UILaunchScreen_Generation = YES",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "
          + "\"UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown \(orientations)\"",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = \"UIInterfaceOrientationPortrait \(orientations)\"",
      ]
    case .tests:
      return shared + [
        "BUNDLE_LOADER = \"$(TEST_HOST)\"",
        "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/\(name).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(name)\"",
      ]
    case .interfaceTests: return shared + ["TEST_TARGET_NAME = \(name)"]
    }
  }

  // MARK: Scheme

  private func reference(_ target: Target) -> String {
    """
    <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "\(id(0x10, target.rawValue))" \
    BuildableName = "\(product(target).path)" BlueprintName = "\(title(target))" \
    ReferencedContainer = "container:\(name).xcodeproj"/>
    """
  }

  private var scheme: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion = "1600" version = "1.7">
       <BuildAction parallelizeBuildables = "YES" buildImplicitDependencies = "YES">
          <BuildActionEntries>
             <BuildActionEntry buildForTesting = "YES" buildForRunning = "YES" buildForProfiling = "YES" buildForArchiving = "YES" buildForAnalyzing = "YES">
                \(reference(.app))
             </BuildActionEntry>
          </BuildActionEntries>
       </BuildAction>
       <TestAction buildConfiguration = "Debug" selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB" selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB" shouldUseLaunchSchemeArgsEnv = "YES">
          <Testables>
             <TestableReference skipped = "NO">
                \(reference(.tests))
             </TestableReference>
             <TestableReference skipped = "NO">
                \(reference(.interfaceTests))
             </TestableReference>
          </Testables>
       </TestAction>
       <LaunchAction buildConfiguration = "Debug" selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB" selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB" launchStyle = "0" useCustomWorkingDirectory = "NO" ignoresPersistentStateOnLaunch = "NO" debugDocumentVersioning = "YES" debugServiceExtension = "internal" allowLocationSimulation = "YES">
          <BuildableProductRunnable runnableDebuggingMode = "0">
             \(reference(.app))
          </BuildableProductRunnable>
       </LaunchAction>
       <ProfileAction buildConfiguration = "Release" shouldUseLaunchSchemeArgsEnv = "YES" savedToolIdentifier = "" useCustomWorkingDirectory = "NO" debugDocumentVersioning = "YES">
          <BuildableProductRunnable runnableDebuggingMode = "0">
             \(reference(.app))
          </BuildableProductRunnable>
       </ProfileAction>
       <AnalyzeAction buildConfiguration = "Debug"/>
       <ArchiveAction buildConfiguration = "Release" revealArchiveInOrganizer = "YES"/>
    </Scheme>

    """
  }

  // MARK: Assets

  private static let catalog = """
    {
      "info" : { "author" : "xcode", "version" : 1 }
    }

    """

  private static let icon = """
    {
      "images" : [
        { "idiom" : "universal", "platform" : "ios", "size" : "1024x1024" }
      ],
      "info" : { "author" : "xcode", "version" : 1 }
    }

    """

  private static let accentColor = """
    {
      "colors" : [
        { "idiom" : "universal" }
      ],
      "info" : { "author" : "xcode", "version" : 1 }
    }

    """
}
