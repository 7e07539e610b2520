import Foundation
import XCTest

@testable import Projects

/// The description of an SDK, the fit of toolchains, the declarations that replace the sources, and libraries of programs.
final class InstalledSDKTests: TemporaryFolderTestCase {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private let sdk = InstalledSDK(
    version: "1.2.3", commit: "abc", compiler: "Swift version 6.3.1 (swift-6.3.1-RELEASE)",
    libraries: ["PortolanKit", "PortolanTesting"],
    systemLibraries: [.init(name: "no-such-library", packages: ["libnosuch-dev"])])

  func testTheDescriptionIsReadFromItsFolder() throws {
    XCTAssertNil(InstalledSDK(at: folder))
    try sdk.write(to: folder)
    XCTAssertEqual(InstalledSDK(at: folder), sdk)
  }

  func testOnlyTheCompilerOfTheModulesFits() throws {
    XCTAssertNil(sdk.mismatch(with: "Swift version 6.3.1 (swift-6.3.1-RELEASE)"))
    XCTAssertNil(sdk.mismatch(with: "Apple Swift version 6.3.1 (swiftlang-6.3.1)"))
    XCTAssertEqual(
      sdk.mismatch(with: "Swift version 6.4 (swift-6.4-RELEASE)"),
      "Portolan 1.2.3 was built by Swift 6.3.1, and 'swift' on the search path is 6.4: put the toolchain Swift 6.3.1 "
        + "first, or build Portolan from its sources")
    XCTAssertEqual(
      sdk.mismatch(with: nil), "no 'swift' on the search path: install the toolchain Swift 6.3.1")
  }

  func testAMissingLibraryIsNamedWithItsPackage() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("include/CShapes"), withIntermediateDirectories: true)
    var current = sdk
    current.compiler = try Tool.capture(["swift", "--version"]).output
    XCTAssertThrowsError(try current.frameworks(at: folder)) { error in
      XCTAssertEqual(
        (error as? ProjectError)?.message,
        "the headers of no-such-library are missing: apt install pkg-config libnosuch-dev")
    }
    current.systemLibraries = []
    let found = try current.frameworks(at: folder)
    XCTAssertEqual(
      found.compilerFlags.prefix(4),
      [
        "-I", "\(folder.path)/modules", "-Xcc",
        "-fmodule-map-file=\(folder.path)/include/CShapes/module.modulemap",
      ])
    XCTAssertEqual(
      found.linkerFlags,
      [
        "-L", "\(folder.path)/lib", "-rpath", "\(folder.path)/lib", "--push-state", "--no-as-needed",
        "-lPortolanKit", "--pop-state", "--as-needed", "-lPortolanTesting",
      ])
  }

  func testDeclarationsAnswerAsTheSourcesDo() throws {
    try FrameworkNames.declarations(in: root.appendingPathComponent("Sources"))
      .write(to: folder.appendingPathComponent(FrameworkNames.fileName))
    let sources = FrameworkNames(root: root)
    let declared = FrameworkNames(root: folder)
    for name in [
      "pushViewController", "tableView", "viewDidLoad", "setViewControllers", "dequeueReusableCell",
      "addGestureRecognizer", "noSuchMethod", "deliverDeferred",
    ] {
      XCTAssertEqual(declared.methods(named: name), sources.methods(named: name), name)
    }
    XCTAssertGreaterThan(declared.methods(named: "tableView").count, 10)
    for name in ["delegate", "navigationItem", "noSuchProperty"] {
      XCTAssertEqual(declared.hasProperty(name), sources.hasProperty(name), name)
    }
    for name in ["UITableView", "UITableViewDelegate", "NoSuchType"] {
      XCTAssertEqual(declared.hasType(name), sources.hasType(name), name)
    }
  }

  func testLibrariesOfAProgramAreFoundWithTheirPackages() throws {
    let program = CommandLine.arguments[0]
    XCTAssertTrue(try SharedLibraries.named(by: [program]).contains("libswiftCore.so"))
    let all = try SharedLibraries.all(of: [program])
    XCTAssertTrue(try XCTUnwrap(all["libFoundation.so"]).hasPrefix("/"))
    XCTAssertGreaterThan(all.count, try SharedLibraries.named(by: [program]).count)
    let packages = try SharedLibraries.debianPackages(neededBy: [program])
    XCTAssertTrue(packages.contains("libc6"), "\(packages)")
    XCTAssertTrue(packages.contains("libcairo2"), "\(packages)")
    XCTAssertEqual(packages, Set(packages).sorted())
  }
}
