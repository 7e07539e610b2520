import PortolanTesting
import SwiftUI
import XCTest

private struct RecipeKey: FocusedValueKey { typealias Value = String }
private struct StarKey: FocusedValueKey { typealias Value = Binding<Bool> }
extension FocusedValues {
  fileprivate var recipe: String? {
    get { self[RecipeKey.self] }
    set { self[RecipeKey.self] = newValue }
  }
  fileprivate var star: Binding<Bool>? {
    get { self[StarKey.self] }
    set { self[StarKey.self] = newValue }
  }
}

/// Tests of focused values in the app's menus.
@MainActor
final class FocusedValuesTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var recipe: String?
    @Published var isStarred = false
  }

  private struct Reader: View {
    @FocusedValue(\.recipe) private var recipe
    @FocusedBinding(\.star) private var star
    var body: some View {
      Text("Reads \(recipe ?? "nothing")")
      Button("Star \(star.map { $0 ? "on" : "off" } ?? "none")") { star?.toggle() }
    }
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        Reader()
        if let recipe = model.recipe {
          Text("Shows \(recipe)").focusedSceneValue(\.recipe, recipe).focusedSceneValue(
            \.star, $model.isStarred)
        }
      }
    }
  }

  func testFocusedValueIsAvailableWhileViewIsVisible() {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Screen(model: model)))
    XCTAssertTrue(app.sees("Reads nothing"))
    model.recipe = "Soup"
    app.settle()
    XCTAssertTrue(app.sees("Reads Soup"))
    model.recipe = "Stew"
    app.settle()
    XCTAssertTrue(app.sees("Reads Stew"))
    model.recipe = nil
    app.settle()
    XCTAssertTrue(app.sees("Reads nothing"))
    XCTAssertTrue(app.sees("Star none"))
  }

  func testABindingIsWrittenThrough() {
    let app = TestApp()
    let model = Model()
    model.recipe = "Soup"
    app.show(UIHostingController(rootView: Screen(model: model)))
    app.settle()
    app.tap("Star off")
    app.settle()
    XCTAssertTrue(model.isStarred)
    XCTAssertTrue(app.sees("Star on"))
  }
}
