import Foundation
import Projects
import XCTest

/// An Xcode project with a storyboard, assets, an `Info.plist`, strings in two languages, a framework and
/// tests is ported to a package that the package manager accepts, builds and tests.
final class PortedPackageTests: TemporaryFolderTestCase {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private let fixture = Bundle.module.resourceURL!.appendingPathComponent("Fixtures/Quay")

  /// Returns an empty package with the name and products of the frameworks: the modules are those of this
  /// build, because building them again takes minutes.
  private func emptyFrameworks() throws -> URL {
    let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let products = manifest.split(separator: "\n").compactMap { line -> String? in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix(".library(name: \"") else { return nil }
      return String(line.dropFirst(".library(name: \"".count).prefix { $0 != "\"" })
    }
    XCTAssertTrue(products.contains("UIKit") && products.contains("PortolanTesting"))
    try write("", to: "Portolan/Sources/StandIn/StandIn.swift")
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Portolan",
        products: [\(products.map { ".library(name: \"\($0)\", targets: [\"StandIn\"])" }.joined(separator: ", "))],
        targets: [.target(name: "StandIn")])
      """, to: "Portolan/Package.swift")
    return folder.appendingPathComponent("Portolan")
  }

  func testAPortedProjectBuildsAndItsTestsPass() throws {
    let project = try XcodeProject(contentsOf: XCTUnwrap(XcodeProject.find(at: fixture)))
    XCTAssertEqual(project.unmapped, [])
    let place = folder.appendingPathComponent("Ported")
    _ = try GeneratedPackage(project, in: place, files: .copies, frameworks: try emptyFrameworks().path)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("libraries"), withIntermediateDirectories: true)
    let sdk = try FrameworkSDK.link(
      package: root, products: Bundle.main.bundleURL, into: folder.appendingPathComponent("libraries"))
    var messages: [String] = []
    let build = try ProjectBuild(
      path: place, scratch: nil, configuration: .debug, frameworks: root, tool: "test", built: sdk
    ) { _ in }
    let (succeeded, report) = try build.build(tests: true) { event in
      if case .message(let message) = event { messages.append(message.line) }
    }
    XCTAssertTrue(succeeded, messages.joined(separator: "\n"))
    XCTAssertEqual(messages, [])
    XCTAssertEqual(report.rewritten, 5)
    XCTAssertEqual(try build.programs(), ["Quay"])

    let before = ProcessInfo.processInfo.environment["PORTOLAN_HOST"]
    setenv("PORTOLAN_HOST", "headless", 1)
    defer { if let before { setenv("PORTOLAN_HOST", before, 1) } else { unsetenv("PORTOLAN_HOST") } }
    let tested = try build.testRun().run { _ in }
    XCTAssertEqual(tested.count(.passed), 8, "\(tested.records.map(\.failures))")
    XCTAssertEqual(tested.records.count, 8)

    // A product of a package that is a dynamic library.
    let library = place.appendingPathComponent(".build/portolan/debug/libExtra.so")
    try Data().write(to: library)
    let app = try build.application("Quay").deletingLastPathComponent()
    for item in ["Quay", "libExtra.so", "Info.plist", "Base.lproj", "de.lproj", "Assets.xcassets"] {
      XCTAssertTrue(FileManager.default.fileExists(atPath: app.appendingPathComponent(item).path), item)
    }
  }
}
