import PortolanTesting
import SwiftUI
import XCTest

/// Tests of menus, context menus, pickers in menus, keyboard shortcuts and the app's commands.
@MainActor
final class MenuTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var log: [String] = []
    @Published var size = 1
    @Published var isOn = false
  }

  private struct Content: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack(spacing: 40) {
        Menu("More") {
          Button("Copy", systemImage: "doc") { model.log.append("copy") }
          Toggle("Loud", isOn: $model.isOn)
          Divider()
          OwnEntry { model.log.append("own") }
          Menu("Deeper") { Button("Deep") { model.log.append("deep") } }
        }
        Picker("Size", selection: $model.size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Text("Press me").contextMenu {
          Button("Throw away", role: .destructive) { model.log.append("thrown") }
        }
        Button("Save") { model.log.append("saved") }.keyboardShortcut("s")
      }
    }
  }

  private struct OwnEntry: View {
    let action: () -> Void
    var body: some View { Button("Own", action: action).disabled(false) }
  }

  private func start() -> (TestApp, Model) {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Content(model: model)))
    return (app, model)
  }

  func testAMenuIsUIKitsAndItsEntriesAct() throws {
    let (app, model) = start()
    app.tap("More")
    app.settle()
    let menu = try XCTUnwrap(MenuPresentation.current?.menu)
    XCTAssertEqual(menu.children.count, 2, "a divider makes two groups")
    app.tap("Copy")
    app.settle()
    XCTAssertEqual(model.log, ["copy"])
    app.tap("More")
    app.settle()
    app.tap("Own")
    app.settle()
    XCTAssertEqual(model.log, ["copy", "own"])
    app.tap("More")
    app.settle()
    app.tap("Loud")
    app.settle()
    XCTAssertTrue(model.isOn)
  }

  func testAPickerChoosesFromAMenu() {
    let (app, model) = start()
    XCTAssertTrue(app.sees("Small"))
    app.tap("Small")
    app.settle()
    app.tap("Large")
    app.settle()
    XCTAssertEqual(model.size, 2)
    XCTAssertTrue(app.sees("Large"))
    XCTAssertFalse(app.sees("Small"))
  }

  func testALongPressOpensTheContextMenu() throws {
    let (app, model) = start()
    app.longPress(at: try XCTUnwrap(app.element("Press me")).center)
    app.settle()
    app.tap("Throw away")
    app.settle()
    XCTAssertEqual(model.log, ["thrown"])
  }

  func testAKeyPerformsTheActionOfItsButton() {
    let (app, model) = start()
    app.press(.keyboardS, "s", modifiers: .command)
    app.settle()
    XCTAssertEqual(model.log, ["saved"])
  }
}
