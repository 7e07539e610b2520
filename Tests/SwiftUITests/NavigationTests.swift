import PortolanTesting
import SwiftUI
import XCTest

/// Tests of value-driven navigation on `UINavigationController` (W1 to W4).
@MainActor
final class NavigationTests: XCTestCase {
  fileprivate struct Recipe: Hashable, Identifiable {
    let id: Int
    var name: String { "Recipe \(id)" }
  }

  fileprivate final class Model: ObservableObject {
    @Published var path: [Recipe] = []
    var events: [String] = []
  }

  private struct Kitchen: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          NavigationLink("Open 1", value: Recipe(id: 1))
          NavigationLink("Nothing", value: Recipe?.none)
          NavigationLink("Number", value: 12)
        }
        .navigationTitle("Kitchen")
        .navigationDestination(for: Recipe.self) { recipe in Detail(recipe: recipe, model: model) }
        .onAppear { model.events.append("root appear") }
        .onDisappear { model.events.append("root disappear") }
      }
    }
  }

  private struct Detail: View {
    let recipe: Recipe
    let model: Model
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("Detail of \(recipe.name)")
        Button("Taps \(taps)") { taps += 1 }
        NavigationLink("Next", value: Recipe(id: recipe.id + 1))
        Button("Leave") { dismiss() }
      }
      .navigationTitle(recipe.name)
      .navigationBarTitleDisplayMode(.inline)
      .onAppear { model.events.append("\(recipe.id) appear") }
      .onDisappear { model.events.append("\(recipe.id) disappear") }
    }
  }

  private func navigation(_ app: TestApp) -> UINavigationController {
    func find(_ controller: UIViewController?) -> UINavigationController? {
      if let found = controller as? UINavigationController { return found }
      for child in controller?.children ?? [] { if let found = find(child) { return found } }
      return nil
    }
    return find(app.window.rootViewController)!
  }

  private func start() -> (TestApp, Model) {
    let app = TestApp()
    let model = Model()
    app.show(UIHostingController(rootView: Kitchen(model: model)))
    return (app, model)
  }

  func testW2ALinkAppendsToThePathAndShowsItsDestination() {
    let (app, model) = start()
    XCTAssertEqual(navigation(app).viewControllers.count, 1)
    XCTAssertTrue(app.sees("Kitchen"))
    app.tap("Open 1")
    app.settle()
    XCTAssertEqual(model.path, [Recipe(id: 1)])
    XCTAssertTrue(app.sees("Detail of Recipe 1"))
    XCTAssertFalse(app.sees("Open 1"))
    XCTAssertEqual(navigation(app).topViewController?.navigationItem.title, "Recipe 1")
  }

  func testW4TheBackButtonAndTheSwipeEditThePath() {
    let (app, model) = start()
    app.tap("Open 1")
    app.settle()
    app.tap("Next")
    app.settle()
    XCTAssertEqual(model.path.map(\.id), [1, 2])
    app.tap("Recipe 1")
    app.settle()
    XCTAssertEqual(model.path.map(\.id), [1])
    app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400))
    app.settle()
    XCTAssertEqual(model.path, [])
    XCTAssertTrue(app.sees("Open 1"))
  }

  func testW4ACanceledSwipeLeavesThePath() {
    let (app, model) = start()
    app.tap("Open 1")
    app.settle()
    app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400))
    app.settle()
    XCTAssertEqual(model.path.map(\.id), [1])
    XCTAssertTrue(app.sees("Detail of Recipe 1"))
  }

  func testW4EditingThePathMovesTheStack() {
    let (app, model) = start()
    model.path = [Recipe(id: 1), Recipe(id: 2), Recipe(id: 3)]
    app.settle()
    XCTAssertEqual(navigation(app).viewControllers.count, 4)
    XCTAssertTrue(app.sees("Detail of Recipe 3"))
    let second = navigation(app).viewControllers[2]
    model.path.removeLast()
    app.settle()
    XCTAssertTrue(navigation(app).topViewController === second)
    model.path = []
    app.settle()
    XCTAssertTrue(app.sees("Open 1"))
  }

  func testW4TheMoveIsTheLeast() {
    let (app, model) = start()
    model.path = [Recipe(id: 1), Recipe(id: 2), Recipe(id: 3)]
    app.settle()
    app.tap("Taps 0")
    app.settle()
    let top = navigation(app).topViewController
    model.path = [Recipe(id: 1), Recipe(id: 3)]
    app.settle()
    XCTAssertTrue(navigation(app).topViewController === top)
    XCTAssertTrue(app.sees("Taps 1"))
  }

  func testS3ALinkWithoutValueIsDisabled() {
    let (app, model) = start()
    app.tap("Nothing")
    app.settle()
    XCTAssertEqual(model.path, [])
  }

  func testM35AValueWithoutDestinationIsReported() {
    let recorder = FaultRecorder()
    let (app, model) = start()
    app.tap("Number")
    app.settle()
    XCTAssertEqual(model.path, [])
    XCTAssertTrue(
      recorder.warnings.contains {
        $0.hasPrefix("A NavigationLink is presenting a value of type “Int” but there is no matching")
      })
  }

  func testS5ACoveredScreenKeepsItsStateAndAPoppedOneLosesIt() {
    let (app, model) = start()
    app.tap("Open 1")
    app.settle()
    app.tap("Taps 0")
    app.settle()
    app.tap("Next")
    app.settle()
    XCTAssertEqual(model.events, ["root appear", "1 appear", "root disappear", "2 appear", "1 disappear"])
    app.tap("Leave")
    app.settle()
    XCTAssertTrue(app.sees("Taps 1"))
    model.path = []
    app.settle()
    app.tap("Open 1")
    app.settle()
    XCTAssertTrue(app.sees("Taps 0"))
  }

  private struct Mixed: View {
    @State private var path = NavigationPath()
    let onPath: (NavigationPath) -> Void
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Deep") {
            path.append(Recipe(id: 7))
            path.append("text")
          }
        }
        .navigationDestination(for: Recipe.self) { Text("R \($0.id)") }
        .navigationDestination(for: String.self) { text in
          VStack {
            Text("S \(text)")
            Button("Root") { path = NavigationPath() }
          }
        }
      }
      .onChange(of: path) { onPath(path) }
    }
  }

  func testW1APathOfMixedValues() {
    let app = TestApp()
    var counts: [Int] = []
    app.show(UIHostingController(rootView: Mixed { counts.append($0.count) }))
    app.tap("Deep")
    app.settle()
    XCTAssertTrue(app.sees("S text"))
    XCTAssertEqual(navigation(app).viewControllers.count, 3)
    app.tap("Root")
    app.settle()
    XCTAssertEqual(counts, [2, 0])
    XCTAssertTrue(app.sees("Deep"))
  }

  private struct Flags: View {
    @State private var isShown = false
    @State private var item: Recipe?
    var body: some View {
      NavigationStack {
        VStack {
          Text(isShown ? "on" : "off")
          Button("Flag") { isShown = true }
          Button("Item") { item = Recipe(id: 5) }
          NavigationLink("View") { Text("By view") }
        }
        .navigationTitle("Start")
        .navigationDestination(isPresented: $isShown) { Button("Down") { isShown = false } }
        .navigationDestination(item: $item) { Text("Item \($0.id)") }
      }
    }
  }

  func testW3FlagsItemsAndViewsAsDestinations() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Flags()))
    app.tap("Flag")
    app.settle()
    app.tap("Down")
    app.settle()
    XCTAssertTrue(app.sees("off"))
    app.tap("Item")
    app.settle()
    XCTAssertTrue(app.sees("Item 5"))
    app.tap("Start")
    app.settle()
    app.tap("View")
    app.settle()
    XCTAssertTrue(app.sees("By view"))
    app.tap("Start")
    app.settle()
    XCTAssertTrue(app.sees("Flag"))
  }

  func testW10APathRoundTripsThroughItsCodableForm() throws {
    var path = NavigationPath()
    path.append(123)
    path.append("Hello")
    let data = try JSONEncoder().encode(XCTUnwrap(path.codable))
    // Conformance.md S1: the last element comes first.
    XCTAssertEqual(String(decoding: data, as: UTF8.self), #"["Swift.String","\"Hello\"","Swift.Int","123"]"#)
    let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    XCTAssertEqual(read, path)
    path.append(Recipe(id: 1))
    XCTAssertNil(path.codable)
  }
}
