import PortolanTesting
import SwiftUI
import XCTest

/// Tests of collapsed columns, which show the selection (W5, W6, Conformance.md S9).
@MainActor
final class ColumnSelectionTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var folder: Int?
    @Published var file: Int?
    @Published var log: [String] = []
  }

  private struct Two: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationSplitView {
        List(0..<5, id: \.self, selection: $model.folder) { Text("Folder \($0)") }.navigationTitle("Folders")
      } detail: {
        Text(model.folder.map { "Detail \($0)" } ?? "Nothing")
      }
    }
  }

  private struct Three: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationSplitView {
        List(0..<5, id: \.self, selection: $model.folder) { Text("Folder \($0)") }
      } content: {
        if let folder = model.folder {
          List(0..<5, id: \.self, selection: $model.file) { Text("File \(folder).\($0)") }
        }
      } detail: {
        Text(model.file.map { "Detail \($0)" } ?? "Nothing")
      }
    }
  }

  private func show<V: View>(_ view: V) -> TestApp {
    let app = TestApp()
    app.show(UIHostingController(rootView: view))
    app.settle()
    return app
  }

  func testNothingChosenShowsTheSidebar() {
    let app = show(Two(model: Model()))
    XCTAssertTrue(app.sees("Folder 1"))
    XCTAssertFalse(app.sees("Nothing"))
  }

  func testASelectionAtTheStartShowsTheDetail() {
    let model = Model()
    model.folder = 2
    let app = show(Two(model: model))
    XCTAssertTrue(app.sees("Detail 2"))
    XCTAssertFalse(app.sees("Folder 1"))
  }

  func testOfThreeColumnsTheLastUsefulOneIsShown() {
    let model = Model()
    model.folder = 2
    let app = show(Three(model: model))
    XCTAssertTrue(app.sees("File 2.1"))
    let both = Model()
    both.folder = 2
    both.file = 3
    XCTAssertTrue(show(Three(model: both)).sees("Detail 3"))
  }

  func testASelectionMadeByTheAppLeadsOn() {
    let model = Model()
    let app = show(Two(model: model))
    model.folder = 4
    app.settle()
    XCTAssertTrue(app.sees("Detail 4"))
  }

  private struct Menus: View {
    @ObservedObject var model: Model
    var body: some View {
      List(0..<5, id: \.self, selection: $model.folder) { Text("Row \($0)") }
        .contextMenu(forSelectionType: Int.self) { rows in
          Button("Open") { model.log.append("open \(rows.sorted())") }
        } primaryAction: { rows in
          model.log.append("primary \(rows.sorted())")
        }
    }
  }

  func testAListsMenuIsForTheRowThatIsPressed() throws {
    let model = Model()
    let app = show(Menus(model: model))
    app.tap("Row 3")
    app.settle()
    XCTAssertEqual(model.log, ["primary [3]"])
    app.longPress(at: try XCTUnwrap(app.element("Row 1")).center)
    app.settle()
    app.tap("Open")
    app.settle()
    XCTAssertEqual(model.log, ["primary [3]", "open [1]"])
  }

  private struct Keys: View {
    @ObservedObject var model: Model
    @FocusState private var isFocused: Bool
    var body: some View {
      Text("Board").frame(width: 100, height: 100).focusable().focused($isFocused)
        .defaultFocus($isFocused, true)
        .onKeyPress(.leftArrow) {
          model.log.append("left")
          return .handled
        }
        .onKeyPress(characters: .decimalDigits) {
          model.log.append($0.characters)
          return .handled
        }
    }
  }

  func testKeysReachTheViewWithTheFocus() {
    let model = Model()
    let app = show(Keys(model: model))
    app.press(.keyboardLeftArrow)
    app.press(.keyboard7, "7")
    app.settle()
    XCTAssertEqual(model.log, ["left", "7"])
  }

  /// The values are those of iOS (https://github.com/OpenSwiftUIProject/OpenSwiftUI, OpenSwiftUICompatibilityTests).
  func testResolvedColorsAreExactAndConverted() {
    for brightness in [0, 0.5, 1.0] {
      let gray = Color(hue: 0, saturation: 0, brightness: brightness).resolve(in: .init())
      XCTAssertEqual(gray.red, Float(brightness))
    }
    func text(_ space: Color.RGBColorSpace, _ red: Float, _ green: Float, _ blue: Float, _ opacity: Float)
      -> String
    {
      Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity).description
    }
    XCTAssertEqual(text(.displayP3, 0.412, 0.508, 0.690, 0.748), "#6382B4BF")
    XCTAssertEqual(text(.displayP3, 0.01, 0.02, 0.03, 0.04), "#0205080A")
    XCTAssertEqual(text(.displayP3, 1, 1, 1, 1), "#FFFFFFFF")
    XCTAssertEqual(text(.sRGB, 0.412, 0.508, 0.690, 0.748), "#6982B0BF")
    XCTAssertEqual(text(.sRGBLinear, 0.412, 0.508, 0.690, 0.748), "#ACBDD8BF")
  }

  func testAColorIsResolved() {
    let resolved = Color(red: 1, green: 0.5, blue: 0).resolve(in: EnvironmentValues())
    XCTAssertEqual(resolved.green, 0.5, accuracy: 0.01)
    XCTAssertEqual(resolved.linearGreen, 0.214, accuracy: 0.01)
    XCTAssertEqual(resolved.description, "#FF8000FF")
  }
}
