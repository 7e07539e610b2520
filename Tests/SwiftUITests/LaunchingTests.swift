import PortolanTesting
import SwiftUI
import XCTest

/// Tests launching apps by their type, with arguments, environment and links.
@MainActor
final class LaunchingTests: XCTestCase {
  private struct Shop: App {
    var body: some Scene { WindowGroup { Front() } }
  }
  private struct Front: View {
    @AppStorage("greeting") private var greeting = "none"
    @AppStorage("count") private var count = 0
    @State private var link = "no link"
    var body: some View {
      VStack {
        Text("Greeting \(greeting)")
        Text("Count \(count)")
        Text(ProcessInfo.processInfo.environment["SHOP_SERVER"] ?? "no server")
        Text(CommandLine.arguments.contains("--demo") ? "demo" : "real")
        Text(link)
      }
      .onOpenURL { link = $0.absoluteString }
    }
  }

  func testAnAppIsLaunchedWithArgumentsEnvironmentAndALink() {
    let app = TestApp(
      launching: Shop.self, arguments: ["--demo", "-greeting", "Hello", "-count", "7"],
      environment: ["SHOP_SERVER": "test.example"], open: URL(string: "shop://cart"))
    for text in ["Greeting Hello", "Count 7", "test.example", "demo", "shop://cart"] {
      XCTAssertTrue(app.sees(text), "\(text) in \(app.accessibilityText)")
    }
  }

  func testALaunchTakesNothingFromTheOneBefore() {
    let first = TestApp(
      launching: Shop.self, arguments: ["--demo", "-greeting", "Hello"], environment: ["SHOP_SERVER": "a"])
    XCTAssertTrue(first.sees("Greeting Hello"))
    let second = TestApp(launching: Shop.self)
    for text in ["Greeting none", "Count 0", "no server", "real", "no link"] {
      XCTAssertTrue(second.sees(text), "\(text) in \(second.accessibilityText)")
    }
    second.end()
    XCTAssertNil(ProcessInfo.processInfo.environment["SHOP_SERVER"])
    XCTAssertNil(UserDefaults.standard.string(forKey: "greeting"))
  }

  func testAnyViewIsAnElementAndAPictureIsSaved() throws {
    let app = TestApp()
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let screen = UIViewController()
    screen.view.addSubview(box)
    app.show(screen)
    XCTAssertEqual(Element(box).frame, CGRect(x: 10, y: 20, width: 30, height: 40))
    XCTAssertNil(Element(box).label)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try app.saveSnapshot(to: file, scale: 1)
    let image = try XCTUnwrap(UIImage(contentsOfFile: file.path))
    XCTAssertEqual(image.size, app.window.bounds.size)
  }

  private struct Reader: App {
    static var warnings: [String] = []
    private static var warningsAtStart = 0
    init() { Self.warningsAtStart = Self.warnings.count }
    var body: some Scene { WindowGroup { Text("Warnings \(Self.warningsAtStart)") } }
  }

  /// An app may use its fonts in its initializer, as for bars; here the one that it lists is missing.
  func testFontsAreRegisteredBeforeTheAppIsMade() {
    let manifest = ApplicationManifest.current
    ApplicationManifest.current.fontFiles = ["Missing.ttf"]
    UIKitFault.recorder = { record in MainActor.assumeIsolated { Reader.warnings.append(record.message) } }
    defer {
      ApplicationManifest.current = manifest
      UIKitFault.recorder = nil
    }
    let app = TestApp(launching: Reader.self)
    XCTAssertFalse(app.sees("Warnings 0"))
    XCTAssertEqual(Reader.warnings.filter { $0.contains("Missing.ttf") }.count, 1, "\(Reader.warnings)")
  }
}
