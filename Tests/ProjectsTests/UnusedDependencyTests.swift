import Foundation
import XCTest

@testable import Projects

/// Packages that no target uses, and imports in manifests.
final class UnusedDependencyTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Sources/Quay"), withIntermediateDirectories: true)
    try "public struct Quay {}".write(
      to: folder.appendingPathComponent("Sources/Quay/Quay.swift"), atomically: true, encoding: .utf8)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  /// Returns the package manager's description of a package as it reads the manifest rewritten for iOS.
  private func described(_ manifest: String) throws -> String {
    try manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    let arguments = try ManifestOverlay(folder: folder.appendingPathComponent("overlay")).update([folder])
    let described = try Tool.capture(
      ["swift", "package", "--package-path", folder.path, "--manifest-cache", "none"] + arguments + [
        "dump-package"
      ])
    XCTAssertEqual(described.status, 0)
    return described.output
  }

  func testPackagesThatNoTargetUsesAreLeftOut() throws {
    let text = try described(
      """
      // swift-tools-version: 5.6
      import PackageDescription
      let package = Package(
        name: "Quay",
        dependencies: [
          .package(url: "https://example.org/boat-kit.git", from: "1.0.0"),
          .package(url: "https://example.org/Oar", from: "1.0.0"),
          .package(url: "https://example.org/Linter", from: "1.0.0"),
          .package(path: "../Local"),
        ],
        targets: [
          .target(
            name: "Quay", dependencies: [.product(name: "Boat", package: "boat-kit"), "Oar"],
            plugins: [.plugin(name: "Check", package: "Linter")])
        ])
      // As in the manifest of epoxy-ios.
      package.dependencies.append(.package(url: "https://example.org/formatter", from: "1.0.0"))
      """)
    XCTAssertFalse(text.contains("formatter"), text)
    for name in ["boat-kit", "oar", "linter", "local"] { XCTAssertTrue(text.contains("\"\(name)\""), name) }
  }

  func testPackagesOfEarlierManifestsGoByTheirNames() throws {
    let text = try described(
      """
      // swift-tools-version:5.3
      import PackageDescription
      let package = Package(
        name: "Quay",
        dependencies: [
          .package(name: "Boat", url: "https://example.org/boat-kit", from: "1.0.0"),
          .package(name: "Formatter", url: "https://example.org/form", from: "1.0.0"),
        ],
        targets: [.target(name: "Quay", dependencies: ["Boat"])])
      """)
    XCTAssertTrue(text.contains("boat-kit"), text)
    XCTAssertFalse(text.contains("example.org/form\""), text)
  }

  /// Any of the packages may have the product.
  func testPackagesStayIfAProductIsNamedWithoutOne() throws {
    let text = try described(
      """
      // swift-tools-version:5.3
      import PackageDescription
      let package = Package(
        name: "Quay",
        dependencies: [
          .package(url: "https://example.org/boat-kit", from: "1.0.0"),
          .package(url: "https://example.org/oars", from: "1.0.0"),
        ],
        targets: [.target(name: "Quay", dependencies: ["Boat"])])
      """)
    XCTAssertTrue(text.contains("boat-kit"), text)
    XCTAssertTrue(text.contains("oars"), text)
  }

  /// As in the manifest of iOSSnapshotTestCase 8.0.0.
  func testManifestsMayImportFrameworksOfMacOS() throws {
    let text = try described(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      import CoreImage
      let package = Package(name: "Quay", targets: [.target(name: "Quay")])
      """)
    XCTAssertTrue(text.contains("\"Quay\""), text)
  }

  func testManifestsOfPackagesBeingFetchedGoByTheirAddresses() {
    XCTAssertEqual(
      PackageList.message(
        "Quay",
        """
        Fetching https://example.org/boat from cache
        error: Invalid manifest (compiled with: ["/usr/bin/swiftc", "/Package.swift", "-o", "/tmp/boat"])
        /Package.swift:53:8: error: Linux is not supported
        52 | #if os(Linux)
        53 | #error("Linux is not supported")
           |        `- error: Linux is not supported
        54 | #endif in https://example.org/boat
        """),
      "the manifest of 'https://example.org/boat' cannot be read: /Package.swift:53:8: Linux is not supported"
    )
  }
}
