import Foundation
import Projects
import XCTest

@testable import CommandLineTool

/// Versions, the check of the machine, and progress.
final class CommandTests: XCTestCase {
  func testTheVersionIsSemantic() {
    XCTAssertNotNil(Version.current.range(of: #"^\d+\.\d+\.\d+$"#, options: .regularExpression))
    XCTAssertTrue(Version.description().hasPrefix("portolan \(Version.current)"), Version.description())
    XCTAssertTrue(Version.description().contains("Swift version"), Version.description())
  }

  func testAnOldToolchainIsMissing() {
    XCTAssertEqual(DoctorCommand.toolchain("Swift version 5.10 (swift-5.10-RELEASE)").state, .missing)
    XCTAssertEqual(DoctorCommand.toolchain("Swift version 6.3.1 (swift-6.3.1-RELEASE)").state, .ok)
    XCTAssertEqual(DoctorCommand.toolchain("Swift version 7.0 (swift-7.0-RELEASE)").state, .ok)
    XCTAssertEqual(
      DoctorCommand.Finding(name: "gtk4", state: .optional, detail: "is not installed", advice: "install it")
        .line,
      "not there: gtk4 is not installed; install it")
  }

  func testAnSDKForAnotherCompilerIsMissing() {
    let sdk = InstalledSDK(
      version: "1.2.3", commit: nil, compiler: "Swift version 6.3.1 (swift-6.3.1-RELEASE)", libraries: [])
    let fit = DoctorCommand.frameworks(sdk, at: "/opt/p", toolchain: "Swift version 6.3.1 (x)")
    XCTAssertEqual(fit.line, "ok: frameworks 1.2.3 in /opt/p, for Swift 6.3.1")
    let other = DoctorCommand.frameworks(sdk, at: "/opt/p", toolchain: "Swift version 6.4 (x)")
    XCTAssertEqual(other.state, .missing)
    XCTAssertEqual(other.advice, sdk.mismatch(with: "Swift version 6.4 (x)"))
  }

  func testProgressNamesStepsAndSeconds() {
    XCTAssertEqual(
      BuildProgress.text("[12/71] Compiling App List.swift", seconds: 4), "compiling 12 of 71, 4 s: App")
    XCTAssertEqual(BuildProgress.text("[71/71] Linking App", seconds: 9), "linking 71 of 71, 9 s: App")
    XCTAssertNil(BuildProgress.text("/p/A.swift:1:1: error: bad", seconds: 1))
    XCTAssertNil(BuildProgress.text("Building for debugging...", seconds: 1))
  }

  func testMessagesAreReadableByTools() throws {
    let json = try DiagnosticFilter.Message.json([
      DiagnosticFilter.Message(kind: .error, place: "/p/A.swift:4:12:", text: "bad"),
      DiagnosticFilter.Message(kind: .warning, place: "/p/Main.storyboard:7:", text: "odd"),
    ])
    let entries = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    XCTAssertEqual(entries.map { $0["kind"] as? String }, ["error", "warning"])
    XCTAssertEqual(entries.map { $0["file"] as? String }, ["/p/A.swift", "/p/Main.storyboard"])
    XCTAssertEqual(entries.map { $0["line"] as? Int }, [4, 7])
    XCTAssertEqual(entries.map { $0["column"] as? Int }, [12, nil])
  }

  func testCommandsRefuseWrongArguments() {
    func refusal(_ make: @autoclosure () throws -> some Command) -> String? {
      do {
        _ = try make()
        return nil
      } catch { return (error as? UsageError)?.message ?? "\(error)" }
    }
    XCTAssertEqual(
      refusal(try PackageCommand(Arguments(["--deb", "--tarball"]))),
      "--deb, --tarball and --flatpak-manifest exclude each other"
    )
    XCTAssertEqual(
      refusal(try PackageCommand(Arguments(["a", "b", "c"]))), "only one directory can be given")
    XCTAssertNil(refusal(try PackageCommand(Arguments(["--tarball", "-o", "out"]))))
    XCTAssertEqual(refusal(try SDKCommand(Arguments([]))), "--output is missing")
    XCTAssertEqual(refusal(try SDKCommand(Arguments(["--output", "x", "y"]))), "sdk takes no directory")
  }

  func testAnSDKDoesNotReplaceOtherFolders() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sdk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("precious"))
    XCTAssertThrowsError(try SDKCommand(Arguments(["--output", folder.path])).run()) { error in
      XCTAssertEqual((error as? CommandError)?.message, "\(folder.path) exists and is no SDK")
    }
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder.appendingPathComponent("precious").path))
  }
}
