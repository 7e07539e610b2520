import Foundation
import Projects
import XCTest

/// Tests the manifests that are rewritten for iOS.
final class ManifestOverlayTests: TemporaryFolderTestCase {
  private func rewritten(_ manifest: String, buildable: Set<String> = []) -> String {
    ManifestOverlay.rewritten(manifest) { buildable.contains($0) }
  }

  func testSettingsForIOSAreOn() {
    XCTAssertEqual(
      rewritten(".define(\"APP\", .when(platforms: [.macOS, .iOS], configuration: .debug))"),
      ".define(\"APP\", .when(platforms: [.linux, .macOS, .iOS], configuration: .debug))")
    XCTAssertEqual(
      rewritten(".define(\"A\", .when(configuration: .debug))"),
      ".define(\"A\", .when(configuration: .debug))")
  }

  func testSettingsForLinuxAloneAreOff() {
    XCTAssertEqual(
      rewritten(
        """
        .linkedLibrary("a", .when(platforms: [.linux])), .linkedLibrary("b", .when(platforms: [.linux, .windows]))
        """),
      """
      .linkedLibrary("a", .when(platforms: [.openbsd])), .linkedLibrary("b", .when(platforms: [.windows]))
      """)
    let both = ".define(\"B\", .when(platforms: [.iOS, .linux]))"
    XCTAssertEqual(rewritten(both), both)
  }

  func testDependenciesForIOSAreOnWhereTheyCanBeBuilt() {
    let manifest = """
      .target(name: "Views", condition: .when(platforms: [.iOS])),
      .target(name: "Runtime", condition: .when(platforms: [.iOS])),
      .product(name: "Views", package: "views", condition: .when(platforms: [.iOS]))
      """
    XCTAssertEqual(
      rewritten(manifest, buildable: ["Views"]),
      """
      .target(name: "Views", condition: .when(platforms: [.linux, .iOS])),
      .target(name: "Runtime", condition: .when(platforms: [.iOS])),
      .product(name: "Views", package: "views", condition: .when(platforms: [.iOS]))
      """)
  }

  /// Tests of a package's part for macOS import modules that a build for iOS lacks.
  func testTestTargetsForOtherSystemsAreRemoved() {
    let manifest = """
      let package = Package(name: "A", targets: [
        .testTarget(name: "T", dependencies: [.target(name: "Mac", condition: .when(platforms: [.macOS]))])
      ])
      """
    let text = rewritten(manifest, buildable: ["Mac"])
    XCTAssertTrue(text.hasPrefix(manifest), text)
    XCTAssertTrue(text.contains("package.targets.removeAll"), text)
    let unconditional = "let package = Package(targets: [.testTarget(name: \"T\", dependencies: [\"A\"])])"
    XCTAssertEqual(rewritten(unconditional), unconditional)
  }

  func testConstantsWithListsOfPlatformsAreRead() {
    let manifest = """
      let phones: [Platform] = [.iOS, .visionOS]
      let desktops: [Platform] = [.macOS]
      let targets: [Target] = [
        .targetItem(name: "Views", condition: .when(platforms: phones)),
        .targetItem(name: "Panels", condition: .when(platforms: desktops)),
        .targetItem(name: "Others", condition: .when(platforms: others))
      ]
      """
    XCTAssertEqual(
      rewritten(manifest, buildable: ["Views", "Panels", "Others"]),
      manifest.replacingOccurrences(of: "platforms: phones", with: "platforms: [.linux, .iOS, .visionOS]")
        .replacingOccurrences(of: "platforms: desktops", with: "platforms: [.macOS]"))
  }

  func testProductsOfOtherPackagesAreOnWhereTheyAreAvailable() {
    let manifest = """
      .product(name: "Views", package: "views", condition: .when(platforms: [.iOS])),
      .product(name: "Parts", package: "views", condition: .when(platforms: [.iOS]))
      """
    XCTAssertEqual(
      ManifestOverlay.rewritten(manifest, isBuildable: { _ in false }, isAvailable: { $0 == "Views" }),
      """
      .product(name: "Views", package: "views", condition: .when(platforms: [.linux, .iOS])),
      .product(name: "Parts", package: "views", condition: .when(platforms: [.iOS]))
      """)
  }

  func testLanguageModesLoseTheirSecondNumber() {
    XCTAssertEqual(
      rewritten("swiftLanguageModes: [.version(\"6.2\"), .version(\"5\"), .version(\"5.0\")]"),
      "swiftLanguageModes: [.version(\"6\"), .version(\"5\"), .version(\"5\")]")
  }

  func testConditionsForDarwinHold() {
    XCTAssertEqual(
      rewritten(
        "#if !canImport(Darwin) && os(Linux)\nlet a = \"canImport(Darwin)\"\n  #elseif canImport(Darwin)\n#endif"
      ),
      "#if !true && false\nlet a = \"canImport(Darwin)\"\n  #elseif true\n#endif")
  }

  func testConditionsForDarwinDoNotHoldBesideObjectiveC() {
    XCTAssertEqual(
      ManifestOverlay.rewritten(
        "#if canImport(Darwin)\n#endif", isDarwin: false, isBuildable: { _ in false }),
      "#if false\n#endif")
  }

  func testTargetsWithObjectiveCAreLeftOut() throws {
    try write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Quay",
        products: [
          .library(name: "Quay", targets: ["Quay"]), .library(name: "Runtime", targets: ["Runtime"]),
        ],
        targets: [.target(name: "Quay", dependencies: ["Runtime"]), .target(name: "Runtime")])
      """, to: "Package.swift")
    try write("public struct Quay {}", to: "Sources/Quay/Quay.swift")
    try write("#import <objc/runtime.h>", to: "Sources/Runtime/Runtime.m")
    try write("", to: "Sources/Runtime/include/Runtime.h")
    let arguments = try ManifestOverlay(folder: folder.appendingPathComponent("overlay")).update([folder])
    let described = try Tool.capture(
      ["swift", "package", "--package-path", folder.path, "--manifest-cache", "none"] + arguments + [
        "dump-package"
      ])
    XCTAssertEqual(described.status, 0)
    XCTAssertFalse(described.output.contains("Runtime"), described.output)
    XCTAssertTrue(described.output.contains("\"Quay\""))
  }

  func testFlagsOfApplesLinkerAreRemoved() {
    XCTAssertEqual(
      ManifestOverlay.rewritten(
        "linkerSettings: [.unsafeFlags([\"-Xlinker\", \"-ObjC\", \"-v\"])]", isBuildable: { _ in true }),
      "linkerSettings: [.unsafeFlags([ \"-v\"])]")
  }

  /// The frameworks have a module of the same name, so that the package is built as for iOS without the target.
  func testTargetsWithASubstituteKeepThePackageForDarwin() throws {
    try write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      #if canImport(Darwin)
        let names = ["RxCocoa", "RxCocoaRuntime"]
      #else
        let names = ["RxSwift"]
      #endif
      let package = Package(
        name: "Rx", products: [.library(name: "Rx", targets: [names[0]])],
        targets: names.map { .target(name: $0) })
      // .target(name: "RxCocoaRuntime")
      """, to: "Package.swift")
    try write("public struct Cocoa {}", to: "Sources/RxCocoa/Cocoa.swift")
    try write("#import <objc/runtime.h>", to: "Sources/RxCocoaRuntime/Runtime.m")
    let arguments = try ManifestOverlay(folder: folder.appendingPathComponent("overlay")).update([folder])
    let described = try Tool.capture(
      ["swift", "package", "--package-path", folder.path, "--manifest-cache", "none"] + arguments + [
        "dump-package"
      ])
    XCTAssertEqual(described.status, 0)
    XCTAssertTrue(described.output.contains("\"RxCocoa\""), described.output)
    XCTAssertFalse(described.output.contains("RxCocoaRuntime"), described.output)
    XCTAssertFalse(described.output.contains("RxSwift"), described.output)
  }

  func testLibrariesOfOtherPackagesWithObjectiveCAreNotRequired() throws {
    try write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Quay",
        dependencies: [.package(path: "Boat")],
        targets: [
          .target(
            name: "Quay",
            dependencies: [
              .product(name: "Oar", package: "Boat", condition: .when(platforms: [.iOS])),
              .product(name: "Boat", package: "Boat"),
            ])
        ])
      """, to: "Package.swift")
    try write("public struct Quay {}", to: "Sources/Quay/Quay.swift")
    try write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Boat",
        products: [
          .library(name: "Oar", targets: ["Oar", "Runtime"]),
          .library(name: "Boat", targets: ["Boat"]),
        ],
        targets: [.target(name: "Boat"), .target(name: "Oar"), .target(name: "Runtime")])
      """, to: "Boat/Package.swift")
    try write("public struct Boat {}", to: "Boat/Sources/Boat/Boat.swift")
    try write("public struct Oar {}", to: "Boat/Sources/Oar/Oar.swift")
    try write("#import <objc/runtime.h>", to: "Boat/Sources/Runtime/Runtime.m")
    let boat = folder.appendingPathComponent("Boat")
    let arguments = try ManifestOverlay(folder: folder.appendingPathComponent("overlay")).update([
      folder, boat,
    ])
    let described = try Tool.capture(
      ["swift", "package", "--package-path", folder.path, "--manifest-cache", "none"] + arguments + [
        "dump-package"
      ])
    XCTAssertEqual(described.status, 0)
    XCTAssertFalse(described.output.contains("\"Oar\""), described.output)
    XCTAssertTrue(described.output.contains("\"Boat\""), described.output)
  }

  func testFilesThatXcodeTakesForResources() throws {
    try write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Quay", defaultLocalization: "en",
        targets: [
          .target(name: "Quay", exclude: ["Old.xib"], resources: [.process("Declared/"), .copy("Words.xcstrings")]),
          .target(name: "Here", path: "./Here/Inside/"),
        ])
      """, to: "Package.swift")
    for file in [
      "Quay.swift", "Old.xib", "Screens/Main.storyboard", "Declared/Images.xcassets/Contents.json",
      "Words.xcstrings",
      "Assets.xcassets/Contents.json", "Screens/Assets.xcassets/Contents.json", "de.lproj/Quay.strings",
      "Notes.txt",
    ] {
      try write("", to: "Sources/Quay/\(file)")
    }
    try write("", to: "Here/Inside/Birds.xcdatamodeld/contents")
    try write("", to: "Here/Boat/Package.swift")
    try write("", to: "Here/Boat/Boat.xcassets/Contents.json")
    let arguments = try ManifestOverlay(folder: folder.appendingPathComponent("overlay")).update([folder])
    let described = try Tool.capture(
      ["swift", "package", "--package-path", folder.path, "--manifest-cache", "none"] + arguments + [
        "dump-package"
      ])
    let manifest = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(described.output.utf8)) as? [String: Any], described.output)
    let resources = (manifest["targets"] as? [[String: Any]] ?? []).map { target in
      (target["resources"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String }
    }
    XCTAssertEqual(
      resources,
      [
        [
          "Declared", "Words.xcstrings", "Assets.xcassets", "Screens/Main.storyboard",
          "de.lproj/Quay.strings",
        ],
        ["Birds.xcdatamodeld"],
      ])
  }

  func testThePackageManagerReadsThem() throws {
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Quay",
        targets: [
          .target(
            name: "Quay",
            swiftSettings: [
              .define("FOR_APPS", .when(platforms: [.iOS])), .define("FOR_LINUX", .when(platforms: [.linux])),
            ])
        ], swiftLanguageModes: [.version("6.2")])

      """, to: "Package.swift")
    let overlay = ManifestOverlay(folder: folder.appendingPathComponent("overlay"))
    let arguments = try overlay.update([folder])
    let flags = arguments.filter { $0 != "-Xmanifest" }
    // The overlay, a hash, and the modules for imports.
    XCTAssertEqual(flags.count, 5)
    XCTAssertEqual(try overlay.update([folder]), arguments)
    let list = try String(contentsOfFile: flags[1], encoding: .utf8)
    XCTAssertTrue(list.contains(folder.appendingPathComponent("Package.swift").path), list)
    try write(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Quay\")\n",
      to: "Package.swift")
    XCTAssertFalse(try overlay.update([folder]).contains("-vfsoverlay"))
  }

  func testPackagesThatCannotBeHadAreNamed() {
    let message = PackageList.message(
      "Quay",
      """
      Fetching https://example.org/Boat.git
      error: 'boat': Couldn’t check out revision ‘293e’:
          fatal: reference is not a tree: 293e
      error: fatalError
      """)
    XCTAssertEqual(
      message,
      "the dependencies of Quay cannot be fetched: 'boat': Couldn’t check out revision ‘293e’: "
        + "fatal: reference is not a tree: 293e. To use a copy: git clone https://example.org/Boat.git COPY where there "
        + "is a network, then swift package --package-path . config set-mirror --original https://example.org/Boat.git "
        + "--mirror COPY")
  }

  func testPackagesWithoutAnAddressHaveNoAdvice() {
    XCTAssertEqual(
      PackageList.message("Quay", "error: 'boat': no such version"),
      "the dependencies of Quay cannot be fetched: 'boat': no such version")
  }

  func testErrorsInManifestsHaveTheirPlaces() {
    XCTAssertEqual(
      PackageList.message(
        "Quay",
        """
        error: 'boat': Invalid manifest (compiled with: ["/usr/bin/swiftc", "/Boat/Package.swift", "-o", "/tmp/boat"])
        /Boat/Package.swift:6:50: error: type 'Target.Dependency' has no member 'anchor'
        5 |   products: [],
        6 |   targets: [.target(name: "Boat", dependencies: [.anchor("Rope")])],
          |                                                   `- error: type 'Target.Dependency' has no member 'anchor'
        7 |   swiftLanguageVersions: [.v99]

        /Boat/Package.swift:7:28: error: type 'SwiftVersion' has no member 'v99'
        error: fatalError
        """),
      "the manifest of 'boat' cannot be read: /Boat/Package.swift:6:50: type 'Target.Dependency' has no member "
        + "'anchor'; /Boat/Package.swift:7:28: type 'SwiftVersion' has no member 'v99'")
  }

  func testTheProgramOfAManifestTellsWhyItEnded() {
    XCTAssertEqual(
      PackageList.message(
        "Quay",
        """
        error: 'quay': Invalid manifest (compiled with: ["/usr/bin/swiftc", "/Quay/Package.swift"])
        main/Package.swift:4: Fatal error: no license

        *** Signal 4: Backtracing from 0x7f61d96f9361... done ***
        error: fatalError
        """), "the manifest of 'quay' cannot be read: main/Package.swift:4: Fatal error: no license")
  }

  func testManifestsForLaterToolsAreNamed() {
    XCTAssertEqual(
      PackageList.message(
        "Quay",
        "error: 'boat': package 'boat' is using Swift tools version 99.0.0 but the installed version is 6.3.1\n"
          + "error: fatalError"),
      "the manifest of 'boat' cannot be read: it needs Swift tools 99.0.0, and 6.3.1 is installed")
  }

  func testMissingProductsAreNamed() {
    XCTAssertEqual(
      PackageList.message(
        "Quay",
        "error: 'quay': product 'Oar' required by package 'quay' target 'Quay' not found in package 'Boat'."),
      "the packages of Quay lack products: 'quay': product 'Oar' required by package 'quay' target 'Quay' not found "
        + "in package 'Boat'.")
  }

  func testTheAddressOfAPackageIsThatOfItsPin() throws {
    try write(
      """
      {"pins": [{"identity": "boat", "location": "https://example.org/Boat"}], "version": 3}
      """, to: "Package.resolved")
    let message = PackageList.message("Quay", "error: 'boat': no such revision", folder: folder.path)
    XCTAssertTrue(message.contains("git clone https://example.org/Boat COPY"), message)
  }

  func testPackagesThatCannotBeHadAreNamedWithTheirVersions() {
    let manifest = """
      dependencies: [
        .package(url: "https://example.org/Boat.git", from: "1.2.0"),
        .package(url: "https://example.org/Sail.git", exact: "3.0.0"),
      ]
      """
    let message = PackageList.message(
      "Quay", "error: Failed to clone repository https://example.org/Boat.git:\n  fatal: no network\n",
      manifest: manifest, folder: "/p/Quay")
    XCTAssertTrue(message.contains("(https://example.org/Boat.git from: \"1.2.0\")"), message)
    XCTAssertTrue(
      message.hasSuffix(
        "swift package --package-path /p/Quay config set-mirror --original https://example.org/Boat.git --mirror COPY"
      ),
      message)
    XCTAssertFalse(message.contains("Sail"), message)
  }

  /// As Swift Playgrounds writes them.
  func testAppsOfSwiftPlaygroundsAreExecutables() {
    let manifest = """
      import PackageDescription
      import AppleProductTypes

      let package = Package(
        name: "About Me", platforms: [.iOS("15.2")],
        products: [
          .iOSApplication(
            name: "About Me", targets: ["App"], displayVersion: "1.0", supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .portraitUpsideDown(.when(deviceFamilies: [.pad]))])
        ],
        targets: [.executableTarget(name: "App", path: "App")])
      """
    XCTAssertEqual(
      rewritten(manifest),
      """
      import PackageDescription


      let package = Package(
        name: "About Me", platforms: [.iOS("15.2")],
        products: [
          .executable(name: "App", targets: ["App"])
        ],
        targets: [.executableTarget(name: "App", path: "App")])
      """)
    XCTAssertEqual(rewritten("// .iOSApplication("), "// .iOSApplication(")
    XCTAssertEqual(
      rewritten("import AppleProductTypes\n.iOSApplication(name: 1"), "\n.iOSApplication(name: 1")
  }
}
