import DeveloperToolsSupport
import OffscreenHost
import PortolanTesting
import Projects
import XCTest

@testable import CommandLineTool
@testable import PreviewHost
@testable import portolan

/// The window of `portolan preview --watch`.
@MainActor
final class PreviewWindowTests: XCTestCase {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      NavigationStack { Button("Count \(count)") { count += 1 }.navigationTitle("Counter") }
    }
  }

  private static func item(
    _ name: String, _ traits: PreviewTrait<Preview.ViewTraits>..., content: Preview.Content
  )
    -> PreviewItem
  {
    PreviewItem(
      id: name, file: name == "Label" ? "Label.swift" : "Counter.swift", name: name,
      preview: Preview(name, traits: traits, content: content), device: .iPhone15)
  }

  private let items = [
    item("Counter", content: .view { AnyView(Counter()) }),
    item("Fixed", .fixedLayout(width: 200, height: 100), content: .view { AnyView(Text("Small")) }),
    item(
      "Label", .sizeThatFitsLayout,
      content: .uiView {
        let label = UILabel()
        label.text = "A label"
        return label
      }),
  ]

  private func stage(_ app: TestApp) throws -> PreviewStageController {
    func find(_ controller: UIViewController) -> PreviewStageController? {
      controller as? PreviewStageController ?? controller.children.lazy.compactMap(find).first
    }
    return try XCTUnwrap(app.window.rootViewController.flatMap(find))
  }

  private func picture(_ app: TestApp, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["PORTOLAN_PREVIEW_PICTURES"] else { return }
    let window = try XCTUnwrap(app.window.windowScene?.hostWindow as? OffscreenWindow)
    try XCTUnwrap(window.makeImage(scale: 1)).writePNG(
      to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
  }

  func testTheChosenPreviewIsShownAndCanBeUsed() throws {
    let app = TestApp(device: .iPad)
    app.rotate(to: .landscapeLeft)
    app.show(UIHostingController(rootView: PreviewBrowser(items: items)))
    app.settle()
    // The first one is chosen at the beginning, as on its device.
    XCTAssertEqual(try stage(app).children.first?.view.bounds.size, Device.iPhone15.size)
    XCTAssertEqual(try stage(app).children.first?.traitCollection.horizontalSizeClass, .compact)
    app.tap("Count 0")
    app.settle()
    XCTAssertTrue(app.sees("Count 1"))
    try picture(app, "light")
    app.tap("Dark")
    app.settle()
    XCTAssertEqual(try stage(app).children.first?.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(app.window.traitCollection.userInterfaceStyle, .light)
    XCTAssertTrue(app.sees("Count 1"), "the state stays")
    try picture(app, "dark")

    app.tap("Fixed")
    app.settle()
    XCTAssertEqual(try stage(app).children.first?.view.bounds.size, CGSize(width: 200, height: 100))
    app.tap("Label")
    app.settle()
    XCTAssertTrue(app.sees("A label"))
    XCTAssertLessThan(try XCTUnwrap(stage(app).children.first?.view.bounds.width), 100)
    try picture(app, "label")
  }

  func testAProjectWithoutPreviewsSaysSo() {
    let app = TestApp(device: .iPad)
    app.rotate(to: .landscapeLeft)
    app.show(UIHostingController(rootView: PreviewBrowser(items: [])))
    app.settle()
    XCTAssertTrue(app.sees("No Previews"))
  }

  /// The program in a window, as the command starts it.
  func testTheWindowHandsOverItsState() throws {
    let variables = ProcessInfo.processInfo.environment
    guard variables["DISPLAY"] != nil || variables["WAYLAND_DISPLAY"] != nil else {
      throw XCTSkip("there is no display")
    }
    let program = try SampleProject.program.get()
    let folder = SampleProject.folder.appendingPathComponent("window")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let environment = [
      PreviewRequest.environment: PreviewRequest.window, "PORTOLAN_WINDOW": "1100x900",
      "XDG_STATE_HOME": folder.path,
      "XDG_DATA_HOME": folder.path,
    ]
    let window = try WatchedApp(program, [], environment: environment, folder: folder, number: 0)
    defer { window.kill() }
    XCTAssertTrue(window.wait(for: "ready", seconds: 60))
    window.send("save")
    XCTAssertTrue(window.wait(for: "saved", seconds: 60))
    let state = try String(contentsOf: folder.appendingPathComponent("state.json"), encoding: .utf8)
    XCTAssertTrue(state.contains("PreviewHost.PreviewBrowser"), state)
    XCTAssertTrue(state.contains("_isDark"), state)
  }

  func testThePageAndTheWindowExcludeEachOther() {
    for words in [
      ["--watch", "-o", "x"], ["--watch", "--against", "main"], ["--watch", "--matrix", "appearance"],
    ] {
      XCTAssertThrowsError(try PreviewCommand(Arguments(words))) { error in
        XCTAssertTrue("\(error)".contains("--watch shows a window"), "\(error)")
      }
    }
  }
}
