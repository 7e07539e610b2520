import Foundation
import XCTest

@testable import Projects

/// Packages of apps, and Portolan as a dependency by version.
final class ApplicationPackageTests: TemporaryFolderTestCase {
  func testNamesAreThoseOfDebianPackages() {
    XCTAssertEqual(DebianPackage.plainName("My Notes 2"), "my-notes-2")
    XCTAssertEqual(DebianPackage.plainName("요리책 Cook"), "cook")
    XCTAssertEqual(DebianPackage.plainName("X"), "app-x")
  }

  func testAPackageIsWrittenWithItsFields() throws {
    try write("hello", to: "tree/usr/share/notes/text")
    let package = DebianPackage(
      name: "Notes", version: "2.5", maintainer: "A <a@localhost>", depends: ["libc6", "zlib1g"],
      recommends: [],
      summary: "Notes\nto keep")
    let file = try package.write(folder.appendingPathComponent("tree"), into: folder)
    XCTAssertTrue(file.lastPathComponent.hasPrefix("notes_2.5_"), file.path)
    let fields = try Tool.capture(["dpkg-deb", "--field", file.path]).output
    XCTAssertTrue(fields.contains("Depends: libc6, zlib1g\n"), fields)
    XCTAssertTrue(fields.contains("Description: Notes to keep"), fields)
    XCTAssertFalse(fields.contains("Recommends"), fields)
    XCTAssertTrue(try Tool.capture(["dpkg-deb", "--contents", file.path]).output.contains("root/root"))
    // The package manager verifies installed files with their digests.
    let sums = try Tool.capture(["dpkg-deb", "--info", file.path, "md5sums"]).output
    XCTAssertEqual(sums, "5d41402abc4b2a76b9719d911017c592  usr/share/notes/text\n")
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("tree/DEBIAN").path))
  }

  func testAPackageKeepsFurtherFieldsAndTheLinesOfItsDescription() throws {
    try write("hello", to: "tree/usr/share/notes/text")
    let file = folder.appendingPathComponent("notes.deb")
    try DebianPackage.write(
      folder.appendingPathComponent("tree"),
      control: """
        Package: notes
        Version: 1
        Architecture: all
        Maintainer: A <a@localhost>
        Homepage: http://localhost
        Description: Notes
         to keep
        """, to: file, compression: .zstd)
    let fields = try Tool.capture(["dpkg-deb", "--field", file.path]).output
    XCTAssertTrue(fields.contains("Homepage: http://localhost\nInstalled-Size: "), fields)
    XCTAssertTrue(fields.hasSuffix("Description: Notes\n to keep\n"), fields)
  }

  func testAFlatpakManifestNamesProgramAndArchive() throws {
    let manifest = FlatpakManifest(
      identifier: "org.example.Notes", program: "notes", archive: "notes-1.0.tar.xz")
    let file = try write(manifest.text, to: "org.example.Notes.yml")
    XCTAssertEqual(file.lastPathComponent, "\(manifest.identifier).yml")
    for line in ["id: org.example.Notes", "command: notes", "        path: notes-1.0.tar.xz"] {
      XCTAssertTrue(manifest.text.split(separator: "\n").contains { $0.contains(line) }, line)
    }
  }

  func testProgramsOfPackagesFindLibrariesBesideThemselves() {
    let sdk = FrameworkSDK(
      compilerFlags: ["-I", "m"], linkerFlags: FrameworkSDK.linkerFlags(["PortolanKit"], in: folder),
      libraries: folder)
    let packaged = sdk.forPackages()
    XCTAssertEqual(packaged.compilerFlags.last, "-no-toolchain-stdlib-rpath")
    XCTAssertEqual(
      packaged.linkerFlags.prefix(4), ["-L", folder.path, "-rpath", "$ORIGIN/Frameworks"])
  }

  func testAnAppNeedsAnIdentifier() throws {
    try write("", to: "Notes.app/Notes")
    var package = ApplicationPackage(folder.appendingPathComponent("Notes.app"))
    XCTAssertEqual(package.name, "notes")
    XCTAssertEqual(package.version, "1.0")
    XCTAssertThrowsError(
      try package.write(to: folder.appendingPathComponent("usr"), sdk: .none(folder))
    ) { error in
      XCTAssertEqual(
        (error as? ProjectError)?.message,
        "Notes has no CFBundleIdentifier in its Info.plist, by which desktops know it")
    }
  }

  func testAPackageCanDependOnAVersion() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let copy = folder.appendingPathComponent("Portolan.git")
    func git(_ arguments: String...) throws {
      let result = try Tool.capture(["git"] + arguments, errors: true)
      XCTAssertEqual(result.status, 0, result.output)
    }
    try git("clone", "-q", "--bare", "--depth", "1", "file://\(root.path)", copy.path)
    try git("-C", copy.path, "tag", "0.1.0")
    try write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let products = ["UIKit", "SwiftUI", "WebKit", "GTKHost", "PortolanTesting"]
      let package = Package(
        name: "App",
        dependencies: [.package(url: "file://\(copy.path)", from: "0.1.0")],
        targets: [
          .target(name: "Model", dependencies: [.product(name: "OrderedDiff", package: "Portolan")]),
          .target(name: "Screens", dependencies: products.map { .product(name: $0, package: "Portolan") }),
        ])
      """, to: "App/Package.swift")
    try write("import OrderedDiff\n", to: "App/Sources/Model/Model.swift")
    try write("import UIKit\n", to: "App/Sources/Screens/Screens.swift")
    // The graph has all products; building all of them would take minutes.
    let result = try Tool.capture(
      ["swift", "build", "--package-path", folder.appendingPathComponent("App").path, "--target", "Model"],
      errors: true)
    XCTAssertEqual(result.status, 0, result.output)
    XCTAssertFalse(result.output.contains("unsafe build flags"), result.output)
  }
}
