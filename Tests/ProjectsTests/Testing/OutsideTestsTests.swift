import Foundation
import XCTest

@testable import Projects

/// Tests from another folder, in the place of a package's own.
final class OutsideTestsTests: TemporaryFolderTestCase {
  func testThePackageManagerSeesThemInsteadOfThePackagesOwn() throws {
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Quay", targets: [.target(name: "Quay"), .testTarget(name: "QuayTests", dependencies: ["Quay"])])
      """, to: "Quay/Package.swift")
    try write("public let quay = 1\n", to: "Quay/Sources/Quay/A.swift")
    try write("import XCTest\n", to: "Quay/Tests/QuayTests/A.swift")
    let test = try write("import XCTest\n", to: "Drive/DriveTests.swift")
    let package = folder.appendingPathComponent("Quay")
    let outside = try OutsideTests(
      in: folder.appendingPathComponent("Drive"), package: package, dependsOnFrameworks: false)
    XCTAssertEqual(Array(outside.originals.values), [test.path])
    let flags = try ManifestOverlay(folder: folder.appendingPathComponent("overlay")).update(
      [package], appended: outside.declarations)
    let described = try Tool.capture(
      ["swift", "package", "--package-path", package.path, "--manifest-cache", "none"] + flags + [
        "dump-package"
      ])
    let json = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(described.output.utf8)) as? [String: Any], described.output)
    let targets = try XCTUnwrap(json["targets"] as? [[String: Any]])
    XCTAssertEqual(targets.compactMap { $0["name"] as? String }, ["Quay", "OutsideTests"])
    XCTAssertEqual(targets.last?["path"] as? String, ".build/portolan/outside")
  }

  func testAFolderWithoutTestsIsAnError() throws {
    try write("", to: "Drive/notes.txt")
    XCTAssertThrowsError(
      try OutsideTests(
        in: folder.appendingPathComponent("Drive"), package: folder, dependsOnFrameworks: false))
  }
}
