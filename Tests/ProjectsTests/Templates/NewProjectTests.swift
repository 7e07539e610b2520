import AutomationProtocol
import Foundation
import FoundationXML
import Projects
import XCTest

/// The projects of `portolan new` are read completely, build without a message, and pass their tests.
final class NewProjectTests: TemporaryFolderTestCase {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  func testEveryKindBuildsAndPassesItsTests() throws {
    let libraries = folder.appendingPathComponent("libraries")
    try FileManager.default.createDirectory(at: libraries, withIntermediateDirectories: true)
    let sdk = try FrameworkSDK.link(package: root, products: Bundle.main.bundleURL, into: libraries)
    let keys = ["PORTOLAN_HOST", TestEnvironment.apps]
    let before = keys.map { ($0, ProcessInfo.processInfo.environment[$0]) }
    defer { for (key, value) in before { if let value { setenv(key, value, 1) } else { unsetenv(key) } } }
    setenv("PORTOLAN_HOST", "headless", 1)
    for (name, interface) in [
      ("Reef", NewProject.Interface.swiftUI), ("Quay", .uiKit), ("Pier", .storyboard),
    ] {
      let place = folder.appendingPathComponent(name)
      try NewProject(name: name, interface: interface).write(to: place)
      var messages: [String] = []
      func note(_ event: ProjectBuild.Event) {
        switch event {
        case .message(let message), .finding(let message): messages.append(message.line)
        case .progress(let text): messages.append(text)
        case .output: break
        }
      }
      let build = try ProjectBuild(
        path: place, scratch: nil, configuration: .debug, frameworks: root, tool: "test", built: sdk,
        each: note)
      XCTAssertEqual(build.unmapped, [], name)
      XCTAssertTrue(try build.build(tests: true, each: note).succeeded, name)
      XCTAssertEqual(messages, [], name)
      try build.prepareDebugging()
      // The path in launch.json.
      let app = place.appendingPathComponent(".build/portolan/Apps/\(name).app/\(name)")
      XCTAssertTrue(FileManager.default.isExecutableFile(atPath: app.path), name)

      setenv(TestEnvironment.apps, try XCTUnwrap(build.interfaceTestApplications()), 1)
      let tested = try build.testRun().run { _ in }
      XCTAssertEqual(tested.count(.passed), 4, "\(name): \(tested.records.map(\.failures))")
      XCTAssertEqual(tested.records.count, 4, name)
    }
  }

  func testFilesForEditorsAreValid() throws {
    for interface in NewProject.Interface.allCases {
      let files = try NewProject(name: "Reef", interface: interface).files
      for (path, text) in files where path.hasSuffix(".json") {
        XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(text.utf8)), path)
      }
      for (path, text) in files where path.hasSuffix(".pbxproj") || path.hasSuffix(".plist") {
        XCTAssertNoThrow(try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil), path)
      }
      for (path, text) in files where path.hasSuffix(".xcscheme") || path.hasSuffix(".storyboard") {
        let written = try write(text, to: "\(interface)/\(path)")
        XCTAssertNoThrow(try XMLDocument(contentsOf: written, options: []), path)
      }
      for path in [
        ".gitignore", ".vscode/launch.json", ".github/workflows/test.yml", "ReefKit/Package.swift",
      ] {
        XCTAssertNotNil(files[path], path)
      }
    }
  }

  /// Every identifier in the project file is that of an object in it.
  func testTheProjectFileHasNoDanglingReference() throws {
    for interface in NewProject.Interface.allCases {
      let text = try XCTUnwrap(
        NewProject(name: "Reef", interface: interface).files["Reef.xcodeproj/project.pbxproj"])
      let list = try XCTUnwrap(
        PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any])
      let objects = try XCTUnwrap(list["objects"] as? [String: Any])
      let words = text.split { !$0.isHexDigit }.map(String.init).filter { $0.hasPrefix("C0DE") }
      XCTAssertEqual(Set(words), Set(objects.keys), "\(interface)")
      XCTAssertEqual(
        text.components(separatedBy: "isa = ").count - 1, objects.count, "an identifier is used twice")
    }
  }

  func testInvalidNamesAndFullFoldersAreRefused() throws {
    for name in ["", "1st", "my-app", "My App", "UIKit", "Map", "Notebook", "Café"] {
      XCTAssertThrowsError(try NewProject(name: name, interface: .swiftUI), name)
    }
    try write("text", to: "Full/file.txt")
    let project = try NewProject(name: "Full", interface: .swiftUI)
    XCTAssertThrowsError(try project.write(to: folder.appendingPathComponent("Full")))
    try write("# Mine", to: "Repository/README.md")
    try project.write(to: folder.appendingPathComponent("Repository"))
    XCTAssertEqual(read("Repository/README.md"), "# Mine")
    XCTAssertNotNil(read("Repository/Full/FullApp.swift"))
  }
}
