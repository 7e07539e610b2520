import FoundationExtensions
import UIKit
import XCTest

/// Tests of an `Info.plist` in a project.
@MainActor
final class ApplicationManifestTests: XCTestCase {
  private final class Warnings: @unchecked Sendable { var lines: [String] = [] }

  private func read(_ text: String) -> (manifest: ApplicationManifest?, warnings: [String]) {
    let warnings = Warnings()
    ResourceReport.setHandler { warnings.lines.append($0) }
    defer { ResourceReport.setHandler(nil) }
    let file = URL(fileURLWithPath: "/project/Info.plist")
    let list = PropertyListFile(Data(text.utf8), file: file)
    return (list.map { ApplicationManifest($0) }, warnings.lines)
  }

  private static let start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n"
  private static let end = "</dict></plist>\n"

  func testDeclarationsAreRead() {
    let (manifest, warnings) = read(
      Self.start + """
        <key>CFBundleDisplayName</key><string>Harbour</string>
        <key>UIAppFonts</key><array><string>Sea.ttf</string></array>
        <key>UIApplicationSceneManifest</key><dict>
          <key>UIApplicationSupportsMultipleScenes</key><true/>
          <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneConfigurationName</key><string>Default</string>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
          </dict></array></dict></dict>
        """ + Self.end)
    XCTAssertEqual(warnings, [])
    XCTAssertEqual(manifest?.displayName, "Harbour")
    XCTAssertEqual(manifest?.fontFiles, ["Sea.ttf"])
    XCTAssertEqual(manifest?.supportsMultipleScenes, true)
    let scene = manifest?.sceneConfiguration(named: "Default", role: .windowApplication)
    XCTAssertEqual(scene?.delegateClassName, "SceneDelegate")
  }

  func testMistakesAreNamedByLineAndTheRestHolds() {
    let (manifest, warnings) = read(
      Self.start + """
        <key>CFBundleDisplayName</key><string>Harbour</string>
        <key>UIAppFonts</key><string>Sea.ttf</string>
        <key>UIMainStoryboardFile</key><integer>1</integer>
        <key>UIApplicationSceneManifest</key><dict>
          <key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><string>none</string></dict></dict>
        """ + Self.end)
    XCTAssertEqual(manifest?.displayName, "Harbour")
    XCTAssertEqual(manifest?.fontFiles, [])
    XCTAssertNil(manifest?.mainStoryboardName)
    XCTAssertEqual(warnings.count, 3, "\(warnings)")
    for line in [4, 5, 8] {
      XCTAssertTrue(
        warnings.contains { $0.hasPrefix("/project/Info.plist:\(line): ") }, "\(line): \(warnings)")
    }
  }

  func testAFileThatIsNoPropertyListIsNamed() {
    let (manifest, warnings) = read(Self.start + "<key>a</key>\n<string>b")
    XCTAssertNil(manifest)
    XCTAssertEqual(warnings.count, 1)
    XCTAssertTrue(warnings[0].hasPrefix("/project/Info.plist:"), warnings[0])
  }

  func testMutatedFiles() {
    let seed = Array(
      (Self.start
        + "<key>UIAppFonts</key><array><string>a</string></array><key>UIApplicationSceneManifest</key><dict>"
        + "<key>UISceneConfigurations</key><dict><key>R</key><array><dict/></array></dict></dict>" + Self.end)
        .utf8)
    var state: UInt64 = 11
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var (found, named) = (0, 0)
    for _ in 0..<3000 {
      var bytes = seed
      for _ in 0...random(3) where !bytes.isEmpty {
        let place = random(bytes.count)
        switch random(3) {
        case 0: bytes[place] = UInt8(random(128))
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8(random(128)), at: place)
        }
      }
      let (manifest, warnings) = read(String(decoding: bytes, as: UTF8.self))
      if manifest != nil { found += 1 }
      if !warnings.isEmpty { named += 1 }
      XCTAssertTrue(manifest != nil || !warnings.isEmpty)
    }
    XCTAssertGreaterThan(found, 300)
    XCTAssertGreaterThan(named, 300)
  }
}
