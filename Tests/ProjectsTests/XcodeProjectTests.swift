import Projects
import XCTest

final class XcodeProjectTests: TemporaryFolderTestCase {
  private func sample() throws -> XcodeProject {
    try write(SampleProject.text, to: "Sample.xcodeproj/project.pbxproj")
    try write("GENERATED = yes // a note\n#include \"Other.xcconfig\"\n", to: "Base.xcconfig")
    try write("SWIFT_ACTIVE_COMPILATION_CONDITIONS = FROM_FILE\n", to: "Other.xcconfig")
    for path in ["AppDelegate.swift", "Views/List.swift", "Base.lproj/Main.storyboard", "Old.m"] {
      try write("// \(path)\n", to: "My App/\(path)")
    }
    try write("{}", to: "My App/Assets.xcassets/Contents.json")
    try write("{}", to: "My App/Model.xcdatamodeld/contents")
    try write("public let kit = 1\n", to: "Shared/Kit.swift")
    try write("import XCTest\n", to: "Tests/AppTests.swift")
    try write(
      """
      <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>$(PRODUCT_NAME) $(MARKETING_VERSION)</string>
      <key>Own</key><array><string>${TARGET_NAME}</string></array></dict></plist>
      """, to: "My App/Info.plist")
    return try XcodeProject(contentsOf: XCTUnwrap(XcodeProject.find(at: folder)))
  }

  private func paths(_ files: [URL]) -> [String] {
    files.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  /// A package without targets keeps a project beside it out of the package of the folder around.
  func testAPackageWithoutTargetsHidesNoProject() throws {
    let empty = "import PackageDescription\nlet package = Package(name: \"\", products: [], targets: [])\n"
    try write(empty, to: "Package.swift")
    XCTAssertFalse(ProjectBuild.hidesProject(folder), "there is no project")
    try write(SampleProject.text, to: "Sample.xcodeproj/project.pbxproj")
    XCTAssertTrue(ProjectBuild.hidesProject(folder))
    try write(empty.replacingOccurrences(of: "[])", with: "[.target(name: \"A\")])"), to: "Package.swift")
    XCTAssertFalse(ProjectBuild.hidesProject(folder))
  }

  /// A package and a project in one folder do not find each other's tests.
  func testAProjectBesideAPackageHasABuildFolderOfItsOwn() throws {
    try write(SampleProject.text, to: "Sample.xcodeproj/project.pbxproj")
    XCTAssertNil(ProjectBuild.projectScratch(in: folder))
    let package =
      "import PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])\n"
    try write(package, to: "Package.swift")
    XCTAssertEqual(
      ProjectBuild.projectScratch(in: folder), folder.appendingPathComponent(".build/portolan/project"))
    try write(
      "import PackageDescription\nlet package = Package(name: \"\", targets: [])\n", to: "Package.swift")
    XCTAssertNil(ProjectBuild.projectScratch(in: folder), "the package has no targets")
  }

  /// Many libraries are a package without tests beside a project with tests, such as TableKit.
  func testTheTestsOfAProjectAreTakenIfThePackageBesideItHasNone() throws {
    let package =
      "import PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])\n"
    try write(package, to: "Package.swift")
    XCTAssertFalse(ProjectBuild.testsAreInProject(beside: folder), "there is no project")
    _ = try sample()
    XCTAssertTrue(ProjectBuild.testsAreInProject(beside: folder))
    try write(
      package.replacingOccurrences(of: "\"A\")]", with: "\"A\"), .testTarget(name: \"ATests\")]"),
      to: "Package.swift")
    XCTAssertFalse(ProjectBuild.testsAreInProject(beside: folder), "the package has tests")
  }

  func testTargetsSourcesAndResources() throws {
    let project = try sample()
    XCTAssertEqual(project.name, "Sample")
    XCTAssertEqual(project.targets.map(\.name), ["My App", "Kit", "AppTests"])
    let app = project.targets[0]
    XCTAssertEqual(app.module, "My_App")
    XCTAssertEqual(app.kind, .application)
    XCTAssertEqual(paths(app.sources), ["My App/AppDelegate.swift", "My App/Views/List.swift"])
    XCTAssertEqual(
      paths(app.resources.map(\.file)), ["My App/Assets.xcassets", "My App/Base.lproj/Main.storyboard"])
    XCTAssertEqual(app.resources.map(\.language), [nil, "Base.lproj"])
    XCTAssertEqual(app.dependencies, ["Kit"])
    XCTAssertEqual(app.packageProducts, ["Charts"])
    XCTAssertEqual(app.conditions, ["FROM_FILE", "STAGING"])
    XCTAssertEqual(project.targets[2].kind, .tests)
    XCTAssertEqual(project.targets[2].dependencies, ["My App"])
  }

  /// Projects are kept on file systems that ignore case.
  func testFilesAreFoundInAnotherCase() throws {
    _ = try sample()
    let old = folder.appendingPathComponent("My App")
    try FileManager.default.moveItem(at: old, to: folder.appendingPathComponent("MY app"))
    try FileManager.default.moveItem(
      at: folder.appendingPathComponent("MY app/Views/List.swift"),
      to: folder.appendingPathComponent("MY app/Views/list.swift"))
    let app = try XcodeProject(contentsOf: XCTUnwrap(XcodeProject.find(at: folder))).targets[0]
    XCTAssertEqual(paths(app.sources), ["MY app/AppDelegate.swift", "MY app/Views/list.swift"])
    XCTAssertEqual(app.information["CFBundleDisplayName"], .string("My App 2.1"))
  }

  func testDataModelsAreResourcesOfTheApp() throws {
    XCTAssertEqual(try sample().targets[0].dataModels.map(\.lastPathComponent), ["Model.xcdatamodeld"])
  }

  func testUnmappablePartsAreListed() throws {
    XCTAssertEqual(
      try sample().unmapped.sorted(),
      [
        "Docs: a target of Xcode's own build system", "Mac: not for iOS (macosx)",
        "My App: My App/Old.m", "My App: the build script Lint", "My App: the missing file My App/Gone.swift",
        "Widget: a target of the kind app-extension",
      ])
  }

  func testAppsThatBeginInObjectiveCAreReported() throws {
    let project = try sample()
    let main = folder.appendingPathComponent("My App/AppDelegate.swift")
    XCTAssertTrue(try XCTUnwrap(project.targets.first).sources.contains { $0.path == main.path })
    try "import UIKit\nclass AppDelegate: UIResponder {}\n".write(to: main, atomically: true, encoding: .utf8)
    XCTAssertEqual(
      EntryPointCheck.messages(project).map(\.line),
      [
        "\(folder.path)/My App/Old.m:1:1: error: the app 'My App' begins in Objective-C, which is not compiled: "
          + "write its delegate in Swift, mark it with '@main', and remove this file from the target"
      ])
    try "@main class AppDelegate {}\n".write(to: main, atomically: true, encoding: .utf8)
    XCTAssertEqual(EntryPointCheck.messages(project), [])
  }

  /// Widget extensions are programs of previews only.
  func testWidgetExtensionsAreLeftOut() throws {
    _ = try sample()
    let text = SampleProject.text.replacingOccurrences(
      of: "productType = \"com.apple.product-type.app-extension\";",
      with: "productType = \"com.apple.product-type.app-extension\"; buildConfigurationList = TWL;"
    ).replacingOccurrences(
      of: "TX = {",
      with: """
        TWL = { isa = XCConfigurationList; buildConfigurations = (TWD); };
        TWD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Widget.plist; }; };
        TX = {
        """)
    try write(text, to: "Sample.xcodeproj/project.pbxproj")
    try write(
      """
      <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.widgetkit-extension</string></dict></dict></plist>
      """, to: "Widget.plist")
    var project = try XcodeProject(contentsOf: folder.appendingPathComponent("Sample.xcodeproj"))
    XCTAssertEqual(project.targets.first { $0.name == "Widget" }?.kind, .widgets)
    project.removeWidgets()
    XCTAssertFalse(project.targets.contains { $0.name == "Widget" })
    XCTAssertTrue(
      project.unmapped.contains("Widget: a widget extension, which portolan preview draws"),
      "\(project.unmapped)")
  }

  func testAnAppWithAnotherSDKIsNotForThePlatformsOfItsProject() throws {
    let text = SampleProject.text.replacingOccurrences(
      of: "SDKROOT = iphoneos;", with: "SUPPORTED_PLATFORMS = \"iphoneos macosx\";")
    try write(text, to: "Sample.xcodeproj/project.pbxproj")
    let project = try XcodeProject(contentsOf: folder.appendingPathComponent("Sample.xcodeproj"))
    XCTAssertEqual(project.targets.map(\.name), ["My App", "Kit", "AppTests"])
    XCTAssertTrue(project.unmapped.contains("Mac: not for iOS (macosx)"), "\(project.unmapped)")
  }

  func testTargetsForOtherSystems() throws {
    for system in ["xros", "appletvos", "watchos"] {
      let text = SampleProject.text.replacingOccurrences(
        of: "SDKROOT = macosx;", with: "SDKROOT = \(system);")
      try write(text, to: "Sample.xcodeproj/project.pbxproj")
      let project = try XcodeProject(contentsOf: folder.appendingPathComponent("Sample.xcodeproj"))
      XCTAssertTrue(project.unmapped.contains("Mac: not for iOS (\(system))"), "\(project.unmapped)")
    }
  }

  /// Schemes may test in a configuration of their own, with conditions of compilation.
  func testTestsAreBuiltInTheConfigurationOfTheScheme() throws {
    let both = SampleProject.text.replacingOccurrences(
      of: "buildConfigurations = (TAD)", with: "buildConfigurations = (TAD, TAT)"
    ).replacingOccurrences(
      of: "TAD = {",
      with: """
        TAT = { isa = XCBuildConfiguration; name = Test; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = TESTED; }; };
        TAD = {
        """)
    try write(both, to: "Sample.xcodeproj/project.pbxproj")
    try write(
      """
      <Scheme><TestAction buildConfiguration = "Test"><Testables><TestableReference skipped = "NO">
      <BuildableReference BlueprintName = "AppTests"/></TestableReference></Testables></TestAction></Scheme>
      """, to: "Sample.xcodeproj/xcshareddata/xcschemes/Sample.xcscheme")
    let file = folder.appendingPathComponent("Sample.xcodeproj")
    XCTAssertTrue(try XcodeProject(contentsOf: file, isTested: true).targets[0].conditions.contains("TESTED"))
    let app = try XcodeProject(contentsOf: file).targets[0]
    XCTAssertTrue(app.conditions.contains("STAGING"))
    XCTAssertFalse(app.conditions.contains("TESTED"))
  }

  func testPackages() throws {
    XCTAssertEqual(
      try sample().packages,
      [
        .remote(url: "https://example.org/Charts.git", requirement: "from: \"1.2.0\""),
        .local(folder.appendingPathComponent("Packages/Core")),
      ])
  }

  func testInformationHasTheBuildSettingsPutIn() throws {
    let information = try sample().targets[0].information
    XCTAssertEqual(information["CFBundleDisplayName"], .string("My App 2.1"))
    XCTAssertEqual(information["CFBundleIdentifier"], .string("org.example.My-App"))
    XCTAssertEqual(information["Own"], .array([.string("My App")]))
    XCTAssertEqual(information["UIMainStoryboardFile"], .string("Main"))
    XCTAssertEqual(information["NSAccentColorName"], .string("Brand"))
    XCTAssertEqual(
      information["UISupportedInterfaceOrientations"],
      .array([.string("UIInterfaceOrientationPortrait"), .string("UIInterfaceOrientationLandscapeLeft")]))
    XCTAssertEqual(
      information["UIApplicationSceneManifest"],
      .dictionary([
        "UIApplicationSupportsMultipleScenes": .bool(true), "UISceneConfigurations": .dictionary([:]),
      ]))
  }

  func testFoldersThatXcodeKeepsInStep() throws {
    try write(SampleProject.synchronized, to: "App.xcodeproj/project.pbxproj")
    for path in [
      "A.swift", "Deep/B.swift", "Skip.swift", "Info.plist", "de.lproj/Localizable.strings",
      "de.lproj/Other.strings", "x.json", "Pages/a.html",
    ] {
      try write("", to: "App/\(path)")
    }
    try write("", to: "App/Assets.xcassets/Contents.json")
    let targets = try XcodeProject(contentsOf: XCTUnwrap(XcodeProject.find(at: folder))).targets
    let target = targets[0]
    XCTAssertEqual(paths(target.sources).sorted(), ["App/A.swift", "App/Deep/B.swift"])
    XCTAssertEqual(
      paths(target.resources.map(\.file)).sorted(),
      ["App/Assets.xcassets", "App/Pages", "App/de.lproj/Localizable.strings", "App/x.json"])
    XCTAssertEqual(paths(target.resources.filter(\.isFolder).map(\.file)), ["App/Pages"])
    XCTAssertEqual(target.languageMode, "6")
    XCTAssertEqual(paths(targets[1].sources), ["App/Deep/B.swift"], "what another target takes of the folder")
  }

  private func workspace() throws {
    try write(SampleProject.workspace, to: "All.xcworkspace/contents.xcworkspacedata")
    try write(SampleProject.app, to: "App/App.xcodeproj/project.pbxproj")
    try write(SampleProject.kit, to: "Parts/Kit/Kit.xcodeproj/project.pbxproj")
    try write("import SwiftUI\nimport os.log\n", to: "App/Main.swift")
    try write("<html></html>", to: "App/Pages/index.html")
    try write(
      "let package = Package(products: [.library(name: \"CoreModels\")])", to: "App/Core/Package.swift")
    try write("public let kit = 1\n", to: "Parts/Kit/Kit.swift")
    // Earlier than Core, and depends on its product.
    try write(
      "let package = Package(products: [.library(name: \"Extra\")], targets: [.target(name: \"Extra\", "
        + "dependencies: [.product(name: \"CoreModels\", package: \"Core\")])])",
      to: "Packages/Extra/Package.swift")
  }

  func testAWorkspaceIsBuiltAsOne() throws {
    try workspace()
    let file = try XCTUnwrap(XcodeProject.find(at: folder))
    XCTAssertEqual(file.lastPathComponent, "All.xcworkspace")
    let project = try XcodeProject(contentsOf: file)
    XCTAssertEqual(project.targets.map(\.name), ["App", "Kit"])
    XCTAssertEqual(project.targets[0].dependencies, ["Kit"], "linked, without a dependency of its own")
    XCTAssertEqual(
      project.packages,
      [
        .local(folder.appendingPathComponent("Packages/Extra")),
        .remote(url: "https://example.org/maps", requirement: "exact: \"2.0.1\""),
        .local(folder.appendingPathComponent("App/Core")),
      ])
    let place = folder.appendingPathComponent("package")
    _ = try GeneratedPackage(project, in: place, files: .links)
    let manifest = try XCTUnwrap(read("package/Package.swift"))
    XCTAssertTrue(manifest.contains(".product(name: \"CoreModels\", package: \"Core\")"), manifest)
    XCTAssertTrue(manifest.contains(".product(name: \"Atlas\", package: \"maps\")"), manifest)
    XCTAssertTrue(manifest.contains(".copy(\"Folders/Pages\")"), manifest)
    let pages = "package/Sources/App/Folders/Pages"
    XCTAssertEqual(read("\(pages)/index.html"), "<html></html>")
    // Enumerators of a bundle do not follow links to folders.
    let names = FileManager.default.enumerator(atPath: place.deletingLastPathComponent().path)?.allObjects
    XCTAssertTrue((names as? [String] ?? []).contains("\(pages)/index.html"))
  }

  func testTargetsWithTheProductNameOfTheAppHaveModulesOfTheirOwn() throws {
    let text = SampleProject.text
      .replacingOccurrences(
        of: "TFD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };",
        with: "TFD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Kit; }; };")
    try write(text, to: "My.xcodeproj/project.pbxproj")
    let project = try XcodeProject(contentsOf: folder.appendingPathComponent("My.xcodeproj"))
    XCTAssertEqual(project.targets.map(\.module), ["My_App", "Kit", "AppTests"])
  }

  /// Xcode finds the modules of the app's packages without a link.
  func testInterfaceTestsImportPackagesOfTheApp() throws {
    let text = SampleProject.text
      .replacingOccurrences(
        of: "com.apple.product-type.bundle.unit-test", with: "com.apple.product-type.bundle.ui-testing")
    try write(text, to: "My.xcodeproj/project.pbxproj")
    try write("import Charts\nimport XCTest\n", to: "Tests/AppTests.swift")
    let project = try XcodeProject(contentsOf: folder.appendingPathComponent("My.xcodeproj"))
    _ = try GeneratedPackage(project, in: folder.appendingPathComponent("package"), files: .links)
    let manifest = try XCTUnwrap(read("package/Package.swift"))
    let tests = try XCTUnwrap(manifest.components(separatedBy: ".testTarget(").last)
    XCTAssertTrue(tests.contains(".product(name: \"Charts\", package: \"Charts\")"), tests)
  }

  /// UI tests of public projects import the module of their app: https://github.com/garricn/CopyPaste
  func testInterfaceTestsDependOnTheAppOnlyIfTheyImportIt() throws {
    let text = SampleProject.text
      .replacingOccurrences(
        of: "com.apple.product-type.bundle.unit-test", with: "com.apple.product-type.bundle.ui-testing")
    try write(text, to: "My.xcodeproj/project.pbxproj")
    func tests(_ source: String) throws -> String {
      try write(source, to: "Tests/AppTests.swift")
      let project = try XcodeProject(contentsOf: folder.appendingPathComponent("My.xcodeproj"))
      _ = try GeneratedPackage(project, in: folder.appendingPathComponent("package"), files: .links)
      let manifest = try XCTUnwrap(read("package/Package.swift"))
      return try XCTUnwrap(manifest.components(separatedBy: ".testTarget(").last)
    }
    XCTAssertFalse(try tests("import XCTest\n").contains("\"My_App\""))
    XCTAssertTrue(try tests("@testable import My_App\nimport XCTest\n").contains("\"My_App\""))
  }

  func testProjectsInAProjectAreBuiltWithIt() throws {
    try workspace()
    let app = SampleProject.app
      .replacingOccurrences(
        of: "packageReferences = (R);",
        with: "packageReferences = (R); projectReferences = ({ ProductGroup = PG; ProjectRef = KP; });"
      )
      .replacingOccurrences(
        of: "M = { isa",
        with:
          "KP = { isa = PBXFileReference; path = ../Parts/Kit/Kit.xcodeproj; sourceTree = SOURCE_ROOT; };\n M = { isa"
      )
      .replacingOccurrences(
        of: "SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; PRODUCT_NAME = \"$(PROJECT_NAME)\";")
    try write(app, to: "App/Harbour.xcodeproj/project.pbxproj")
    let project = try XcodeProject(contentsOf: folder.appendingPathComponent("App/Harbour.xcodeproj"))
    XCTAssertEqual(project.targets.map(\.name), ["App", "Kit"])
    XCTAssertEqual(project.targets.map(\.module), ["Harbour", "Kit"])
    XCTAssertEqual(project.targets[0].dependencies, ["Kit"])
  }

  func testTheOnlyProjectBelowIsFound() throws {
    try workspace()
    try FileManager.default.removeItem(at: folder.appendingPathComponent("All.xcworkspace"))
    XCTAssertEqual(XcodeProject.find(at: folder)?.lastPathComponent, "App.xcodeproj")
    try write(SampleProject.kit, to: "Other/Kit.xcodeproj/project.pbxproj")
    XCTAssertNil(XcodeProject.find(at: folder), "of two none is the one that is meant")
  }

  func testAPortedTargetNamesTheFrameworksThatItImports() throws {
    try workspace()
    let project = try XcodeProject(contentsOf: folder.appendingPathComponent("App/App.xcodeproj"))
    _ = try GeneratedPackage(
      project, in: folder.appendingPathComponent("ported"), files: .copies, frameworks: "../Portolan")
    let manifest = try XCTUnwrap(read("ported/Package.swift"))
    for name in ["UIKit", "SwiftUI", "os"] {
      XCTAssertTrue(manifest.contains(".product(name: \"\(name)\", package: \"Portolan\")"), manifest)
    }
    XCTAssertFalse(manifest.contains(".product(name: \"Combine\""), manifest)
  }

  func testSourcesSeeTheImportsOfTheirTargetsHeader() throws {
    try write(SampleProject.headed, to: "Kit.xcodeproj/project.pbxproj")
    try write("#import <UIKit/UIKit.h>\n@import WebKit;\n#import \"Own.h\"\n", to: "Kit.h")
    try write("import Foundation\nclass A: UIView {}\n", to: "A.swift")
    try write("import UIKit\nimport WebKit\nclass B: UIView {}\n", to: "B.swift")
    let project = try XcodeProject(contentsOf: folder.appendingPathComponent("Kit.xcodeproj"))
    XCTAssertEqual(project.targets[0].headerImports, ["UIKit", "WebKit"])
    let place = folder.appendingPathComponent("links")
    let links = try GeneratedPackage(project, in: place, files: .links)
    XCTAssertEqual(
      links.appended, [place.path + "/Sources/Kit/A.swift": "\nimport UIKit\n\nimport WebKit\n"])
    _ = try GeneratedPackage(project, in: folder.appendingPathComponent("copies"), files: .copies)
    XCTAssertEqual(
      read("copies/Sources/Kit/A.swift"),
      "import Foundation\nclass A: UIView {}\n\nimport UIKit\n\nimport WebKit\n")
    XCTAssertEqual(read("copies/Sources/Kit/B.swift"), read("B.swift"))
    XCTAssertEqual(read("A.swift"), "import Foundation\nclass A: UIView {}\n", "the original stays")
  }

  /// The sample project with a target of unit tests.
  ///
  /// - Parameters:
  ///   - list: The configuration list of the target.
  ///   - objects: Further objects.
  private func projectWithTests(configurations list: String, _ objects: String = "") -> String {
    SampleProject.headed
      .replacingOccurrences(of: "targets = (T);", with: "targets = (T, U);")
      .replacingOccurrences(
        of: "B1 = {",
        with: """
          V = { isa = PBXFileReference; path = KitTests.swift; sourceTree = "<group>"; };
          B4 = { isa = PBXBuildFile; fileRef = V; };
          S4 = { isa = PBXSourcesBuildPhase; files = (B4); };
          \(objects)
          U = { isa = PBXNativeTarget; name = KitTests; productType = "com.apple.product-type.bundle.unit-test";
            buildConfigurationList = \(list); buildPhases = (S4); };
          B1 = {
          """
      )
      .replacingOccurrences(of: "(A, B, H)", with: "(A, B, H, V)")
  }

  func testUnitTestsNameTheAppInWhichTheyRun() throws {
    let hosted = projectWithTests(
      configurations: "L4",
      """
      L4 = { isa = XCConfigurationList; buildConfigurations = (C4); };
      C4 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos;
        TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Kit.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Kit"; }; };
      """
    ).replacingOccurrences(
      of: "com.apple.product-type.framework", with: "com.apple.product-type.application")
    try write(hosted, to: "Kit.xcodeproj/project.pbxproj")
    try write("import XCTest\n@testable import Kit\n", to: "KitTests.swift")
    for name in ["A", "B"] { try write("import UIKit\n", to: "\(name).swift") }
    let project = try XcodeProject(contentsOf: folder.appendingPathComponent("Kit.xcodeproj"))
    XCTAssertEqual(project.targets.map(\.testHost), [nil, "Kit"])
    _ = try GeneratedPackage(project, in: folder.appendingPathComponent("links"), files: .links)
    let note = try XCTUnwrap(read("links/Tests/KitTests/PortolanTarget.swift"))
    XCTAssertTrue(note.contains("@_silgen_name(\"Kit_main\")"), note)
    XCTAssertTrue(note.contains("_TestHost.register"), note)
    let manifest = try XCTUnwrap(read("links/Package.swift"))
    XCTAssertTrue(manifest.contains("name: \"KitTests\",\n      dependencies: [\"Kit\"]"), manifest)
    _ = try GeneratedPackage(
      project, in: folder.appendingPathComponent("copies"), files: .copies, frameworks: "../P")
    XCTAssertFalse(try XCTUnwrap(read("copies/Tests/KitTests/PortolanTarget.swift")).contains("_TestHost"))
  }

  func testSourcesSeeTheImportsOfTheHeadersOfTargetsThatTheyImport() throws {
    let tested = projectWithTests(configurations: "L")
    try write(tested, to: "Kit.xcodeproj/project.pbxproj")
    try write("#import <UIKit/UIKit.h>\n", to: "Kit.h")
    try write("import UIKit\nclass A: UIView {}\n", to: "A.swift")
    try write("class B {}\n", to: "B.swift")
    try write("import XCTest\n@testable import Kit\nlet view = UIView()\n", to: "KitTests.swift")
    let project = try XcodeProject(contentsOf: folder.appendingPathComponent("Kit.xcodeproj"))
    let place = folder.appendingPathComponent("links")
    let links = try GeneratedPackage(project, in: place, files: .links)
    XCTAssertEqual(links.appended[place.path + "/Tests/KitTests/KitTests.swift"], "\nimport UIKit\n")
  }

  func testFilesThatAreNoProjects() throws {
    try write("{ not a project", to: "Bad.xcodeproj/project.pbxproj")
    XCTAssertThrowsError(try XcodeProject(contentsOf: folder.appendingPathComponent("Bad.xcodeproj"))) {
      error in
      XCTAssertTrue((error as? ProjectError)?.message.hasSuffix("is not a project file") ?? false)
    }
    XCTAssertThrowsError(try XcodeProject(contentsOf: folder.appendingPathComponent("None.xcodeproj")))
    XCTAssertNil(XcodeProject.find(at: folder.appendingPathComponent("nowhere")))
  }

  func testTheCompilersConcurrencySettingsAreThoseOfTheProject() throws {
    func manifest(_ settings: String) throws -> String {
      let text = SampleProject.text.replacingOccurrences(of: "SWIFT_VERSION = 5.0;", with: settings)
      try write(text, to: "Sample.xcodeproj/project.pbxproj")
      let project = try XcodeProject(contentsOf: folder.appendingPathComponent("Sample.xcodeproj"))
      _ = try GeneratedPackage(project, in: folder.appendingPathComponent("package"), files: .links)
      return try XCTUnwrap(read("package/Package.swift"))
    }
    let approachable = try manifest(
      "SWIFT_VERSION = 5.0; SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")
    XCTAssertTrue(approachable.contains(".defaultIsolation(MainActor.self)"), approachable)
    XCTAssertTrue(approachable.hasPrefix("// swift-tools-version: 6.2\n"), approachable)
    for feature in [
      "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
      "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ] {
      XCTAssertTrue(approachable.contains(".enableUpcomingFeature(\"\(feature)\")"), approachable)
    }

    let six = try manifest(
      "SWIFT_VERSION = 6.0; SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;"
    )
    XCTAssertTrue(six.contains(".enableUpcomingFeature(\"InferIsolatedConformances\")"), six)
    XCTAssertFalse(six.contains("InferSendableFromCaptures"), "The language mode has it: \(six)")
    XCTAssertFalse(six.contains("defaultIsolation"), six)

    let single = try manifest(
      "SWIFT_VERSION = 5.0; SWIFT_ENABLE_BARE_SLASH_REGEX = YES; "
        + "OTHER_SWIFT_FLAGS = \"-enable-upcoming-feature IsolatedDefaultValues\";")
    XCTAssertTrue(single.contains(".enableUpcomingFeature(\"BareSlashRegexLiterals\")"), single)
    XCTAssertTrue(single.contains(".enableUpcomingFeature(\"IsolatedDefaultValues\")"), single)
  }

  func testPackageOfLinksFollowsTheProject() throws {
    let project = try sample()
    let place = folder.appendingPathComponent("package")
    let package = try GeneratedPackage(project, in: place, files: .links)
    let source = place.path + "/Sources/My_App/My App/AppDelegate.swift"
    XCTAssertEqual(package.originals[source], folder.path + "/My App/AppDelegate.swift")
    XCTAssertEqual(read("package/Sources/My_App/My App/AppDelegate.swift"), "// AppDelegate.swift\n")
    XCTAssertEqual(
      read("package/Sources/My_App/Resources/Base.lproj/Main.storyboard"), "// Base.lproj/Main.storyboard\n")
    XCTAssertEqual(read("package/Sources/My_App/Resources/Assets.xcassets/Contents.json"), "{}")
    let manifest = try XCTUnwrap(read("package/Package.swift"))
    XCTAssertTrue(
      manifest.contains(".package(url: \"https://example.org/Charts.git\", from: \"1.2.0\")"), manifest)
    XCTAssertTrue(manifest.contains("\"Kit\", .product(name: \"Charts\", package: \"Charts\")"), manifest)

    var smaller = project
    smaller.targets[0].sources.removeLast()
    _ = try GeneratedPackage(smaller, in: place, files: .links)
    XCTAssertNil(read("package/Sources/My_App/My App/Views/List.swift"))
    XCTAssertEqual(read("My App/Views/List.swift"), "// Views/List.swift\n", "the original stays")
    XCTAssertEqual(read("package/Sources/My_App/Resources/Assets.xcassets/Contents.json"), "{}")
  }

  /// A picture that a test records is then in the project.
  func testRecordingsBesideTestsAreLinked() throws {
    let project = try sample()
    try write("picture", to: "Tests/__Snapshots__/AppTests/testA.1.png")
    try write("other", to: "Tests/snapshots/B.png")
    let place = folder.appendingPathComponent("package")
    _ = try GeneratedPackage(project, in: place, files: .links)
    XCTAssertEqual(read("package/Tests/AppTests/Tests/__Snapshots__/AppTests/testA.1.png"), "picture")
    let manifest = try XCTUnwrap(read("package/Package.swift"))
    XCTAssertTrue(manifest.contains("exclude: [\"Tests/__Snapshots__\", \"Tests/snapshots\"]"), manifest)
    XCTAssertEqual(read("package/Tests/AppTests/Tests/snapshots/B.png"), "other")
    _ = try GeneratedPackage(project, in: place, files: .links)
    XCTAssertEqual(read("Tests/__Snapshots__/AppTests/testA.1.png"), "picture", "the original stays")
    XCTAssertEqual(read("package/Tests/AppTests/Tests/__Snapshots__/AppTests/testA.1.png"), "picture")
  }

  func testPackageOfCopiesIsSelfContained() throws {
    let place = folder.appendingPathComponent("ported")
    let project = try sample()
    let list = folder.appendingPathComponent("My App/Views/List.swift")
    try FileManager.default.moveItem(at: list, to: folder.appendingPathComponent("Elsewhere.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: list.path, withDestinationPath: "../../Elsewhere.swift")
    _ = try GeneratedPackage(project, in: place, files: .copies, frameworks: "../Portolan")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("My App"))
    XCTAssertEqual(read("ported/Sources/My_App/My App/Views/List.swift"), "// Views/List.swift\n")
    XCTAssertTrue(try XCTUnwrap(read("ported/Sources/My_App/My_App-Info.plist")).contains("My App 2.1"))
    let manifest = try XCTUnwrap(read("ported/Package.swift"))
    XCTAssertTrue(manifest.contains(".package(name: \"Portolan\", path: \"../Portolan\")"))
    XCTAssertTrue(manifest.contains(".product(name: \"UIKit\", package: \"Portolan\")"))
    XCTAssertEqual(
      try Tool.capture(["swiftc", "-frontend", "-parse", place.path + "/Package.swift"], errors: true).output,
      "")
  }
}
