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
    headerFolders: ["usr/include/shapes"])

  func testTheDescriptionIsReadFromItsFolder() throws {
    XCTAssertNil(InstalledSDK(at: folder))
    try sdk.write(to: folder)
    XCTAssertEqual(InstalledSDK(at: folder), sdk)
  }

  /// A module that is in no product would be missing from the packages.
  func testEveryFrameworkIsInTheSDK() throws {
    let manifest = try Manifest.read(root)
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Sources").path)
    XCTAssertEqual(
      Set(folders).subtracting(manifest.frameworks),
      [
        "AllFrameworks", "CSoup", "CSoupShim", "CommandLineTool", "Lowering", "Projects", "StoryboardTools",
        "WebServer", "portolan", "portolan-build",
      ])
    func dependencies(of names: [String]) -> Set<String> {
      Set(manifest.targets.filter { names.contains($0.name) }.flatMap(\.dependencies))
    }
    let built = dependencies(of: manifest.builds)
    let needed = dependencies(of: Array(manifest.frameworks))
    XCTAssertEqual(manifest.frameworks.subtracting(needed).subtracting(built), ["GTKHost"])
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

  func testLibrariesThatReplaceFunctionsArePreloaded() throws {
    let sdk = FrameworkSDK.none(folder)
    XCTAssertEqual(sdk.testEnvironment(["A": "b"]), ["A": "b"])
    let kit = try write("", to: "libPortolanKit.so").path
    let testing = try write("", to: "libPortolanTesting.so").path
    XCTAssertEqual(sdk.testEnvironment([:]), ["LD_PRELOAD": kit])
    XCTAssertEqual(
      sdk.testEnvironment(["LD_PRELOAD": "/lib/other.so"], launchesApplications: true),
      ["LD_PRELOAD": "\(kit):\(testing):/lib/other.so"])
  }

  func testLibrariesInAFolderWithASpaceArePreloadedByName() throws {
    let libraries = try write("", to: "a folder/libPortolanKit.so").deletingLastPathComponent()
    XCTAssertEqual(
      FrameworkSDK.none(libraries).testEnvironment(["LD_LIBRARY_PATH": "/lib"]),
      ["LD_PRELOAD": "libPortolanKit.so", "LD_LIBRARY_PATH": "\(libraries.path):/lib"])
  }

  func testFlagsNameTheFoldersOfTheSDK() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("include/CShapes"), withIntermediateDirectories: true)
    var current = sdk
    current.compiler = try Tool.capture(["swift", "--version"]).output
    let found = try current.frameworks(at: folder)
    XCTAssertEqual(
      found.compilerFlags.dropLast(),
      [
        "-I", "\(folder.path)/modules", "-Xcc",
        "-fmodule-map-file=\(folder.path)/include/CShapes/module.modulemap",
        "-Xcc", "-isystem", "-Xcc", "\(folder.path)/headers/usr/include/shapes",
      ])
    XCTAssertEqual(
      found.linkerFlags,
      [
        "-L", "\(folder.path)/lib", "-rpath", "\(folder.path)/lib", "--push-state", "--no-as-needed",
        "-lPortolanKit", "--pop-state", "--as-needed", "-lPortolanTesting",
        "-L", "\(folder.path)/lib/link",
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

  func testHeadersOfLibrariesAreCopiedWithoutThoseOfTheSystem() throws {
    let header = try write("#include <stdio.h>\n#include <sqlite3.h>\n#include <cairo.h>\n", to: "shim.h")
    let flags = try Tool.capture(["pkg-config", "--cflags-only-I", "cairo"]).output
      .split(whereSeparator: \.isWhitespace).map(String.init)
    let headers = try SystemHeaders(includedBy: [header], flags: flags)
    let copy = folder.appendingPathComponent("headers")
    XCTAssertEqual(try headers.copy(into: copy).sorted(), ["usr/include", "usr/include/cairo"])
    XCTAssertNotNil(read("headers/usr/include/sqlite3.h"))
    XCTAssertNotNil(read("headers/usr/include/cairo/cairo.h"))
    XCTAssertNil(read("headers/usr/include/stdio.h"))
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
