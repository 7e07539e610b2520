import PortolanTesting
import SwiftUI
import XCTest

/// Tests of path edits at any time, together with the user's navigation (W4).
@MainActor
final class NavigationMoveTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var path: [Int] = []
    var events: [String] = []
    var writes: [[Int]] = []
  }

  private struct Stack: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack(
        path: Binding(
          get: { model.path },
          set: {
            model.writes.append($0)
            model.path = $0
          })
      ) {
        Text("Root content").navigationTitle("Root")
          .onAppear { model.events.append("root appear") }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Screen \(number)")
              NavigationLink("Deeper", value: number + 1)
            }
            .navigationTitle("\(number)")
            .onAppear { model.events.append("\(number) appear") }
            .onDisappear { model.events.append("\(number) disappear") }
          }
      }
    }
  }

  private func start(_ path: [Int] = []) -> (TestApp, Model) {
    let app = TestApp()
    let model = Model()
    model.path = path
    app.show(view: Stack(model: model))
    return (app, model)
  }

  /// W4
  func testAPathThatIsThereAtFirstIsShownWithoutTheScreensBetween() {
    let (app, model) = start([1, 2, 3])
    XCTAssertEqual(app.titles.count, 4)
    XCTAssertTrue(app.sees("Screen 3"))
    XCTAssertTrue(app.sees("2"), "the back button says what is behind")
    XCTAssertEqual(model.events, ["3 appear"], "Conformance.md S7: no other screen appears")
    XCTAssertEqual(model.writes, [])
  }

  /// W4
  func testAPathThatGrowsWhileAPushRunsEndsAtItsEnd() {
    let (app, model) = start()
    model.path = [1]
    app.advance(by: 0.1)
    model.path.append(2)
    app.advance(by: 0.1)
    model.path.append(3)
    app.settle()
    XCTAssertEqual(app.titles, ["Root", "1", "2", "3"])
    XCTAssertTrue(app.sees("Screen 3"))
    XCTAssertEqual(model.path, [1, 2, 3])
    XCTAssertEqual(model.writes, [])
  }

  /// W4
  func testAPathThatIsEmptiedWhileAPushRunsEndsAtTheRoot() {
    let (app, model) = start()
    model.path = [1, 2]
    app.advance(by: 0.15)
    model.path = []
    app.settle()
    XCTAssertEqual(app.titles, ["Root"])
    XCTAssertTrue(app.sees("Root content"))
    XCTAssertEqual(model.path, [])
    app.swipeBack()
    XCTAssertEqual(app.titles, ["Root"])
  }

  /// W4
  func testAPathThatIsReplacedWhileAPopRunsEndsAtTheNewOne() {
    let (app, model) = start([1, 2])
    app.tap("1")
    app.advance(by: 0.1)
    model.path = [7, 8, 9]
    app.settle()
    XCTAssertEqual(app.titles.count, 4)
    XCTAssertEqual(app.titles.suffix(2), ["8", "9"])
    XCTAssertTrue(app.sees("Screen 9"))
    XCTAssertEqual(model.path, [7, 8, 9])
  }

  /// W4
  func testAPathThatGrowsUnderAFingerIsThereWhenTheSwipeIsCanceled() {
    let (app, model) = start([1])
    app.beginDrag(at: CGPoint(x: 2, y: 500))
    app.moveFinger(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 60, y: 500), duration: 0.2)
    model.path.append(2)
    app.advance(by: 0.05)
    app.moveFinger(from: CGPoint(x: 60, y: 500), to: CGPoint(x: 20, y: 500), duration: 0.2)
    app.endDrag(at: CGPoint(x: 20, y: 500))
    app.settle()
    XCTAssertEqual(model.path, [1, 2])
    XCTAssertEqual(app.titles, ["Root", "1", "2"])
    XCTAssertTrue(app.sees("Screen 2"))
  }

  /// W4
  func testAPathThatGrowsUnderAFingerAgreesWithTheStackWhenTheSwipeIsFinished() {
    let (app, model) = start([1])
    app.beginDrag(at: CGPoint(x: 2, y: 500))
    app.moveFinger(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 200, y: 500), duration: 0.2)
    model.path.append(2)
    app.advance(by: 0.05)
    app.moveFinger(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 380, y: 500), duration: 0.1)
    app.endDrag(at: CGPoint(x: 380, y: 500))
    app.settle()
    XCTAssertEqual(app.titles, ["Root"] + model.path.map { "\($0)" })
    XCTAssertTrue(app.sees(model.path.last.map { "Screen \($0)" } ?? "Root content"))
  }

  /// W4
  func testCanceledSwipeReversesAppearanceCallbacks() {
    let (app, model) = start([1, 2])
    model.events = []
    app.swipeBack(to: 60)
    XCTAssertEqual(model.path, [1, 2])
    XCTAssertEqual(model.writes, [])
    XCTAssertFalse(
      model.events.contains("1 appear") && !model.events.contains("1 disappear"), "\(model.events)")
    app.swipeBack()
    XCTAssertEqual(model.path, [1])
    XCTAssertEqual(model.writes, [[1]])
    XCTAssertTrue(app.sees("Screen 1"))
  }

  /// W4
  func testSeveralScreensAreLeftAtOnceByTheMenuOfTheBackButton() throws {
    let (app, model) = start([1, 2, 3])
    let stack = try XCTUnwrap(app.controller(UINavigationController.self))
    stack.popToViewController(stack.viewControllers[1], animated: true)
    app.settle()
    XCTAssertEqual(model.path, [1])
    XCTAssertEqual(model.writes, [[1]])
    stack.popToRootViewController(animated: true)
    app.settle()
    XCTAssertEqual(model.path, [])
  }

  /// W4
  func testReplacingTheTopKeepsTheScreensBelow() throws {
    let (app, model) = start([1, 2])
    let stack = try XCTUnwrap(app.controller(UINavigationController.self))
    let below = stack.viewControllers[1]
    model.path[1] = 9
    app.settle()
    XCTAssertEqual(app.titles, ["Root", "1", "9"])
    XCTAssertTrue(stack.viewControllers[1] === below)
    XCTAssertTrue(app.sees("Screen 9"))
  }

  /// W4
  func testWithoutAnimationTheMoveIsThereAtOnce() {
    let (app, model) = start()
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.path = [4] }
    app.advance(by: 0.02)
    XCTAssertTrue(app.sees("Screen 4"))
    XCTAssertFalse(app.sees("Root content"))
  }

  private struct Refusing: View {
    @State private var path: [Int] = [1]
    var body: some View {
      NavigationStack(path: Binding(get: { path }, set: { if !$0.isEmpty { path = $0 } })) {
        Text("Root content").navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("Screen \($0)").navigationTitle("\($0)") }
      }
    }
  }

  /// W4: the path determines the stack, even if it rejects the user's navigation.
  func testBindingThatRejectsNavigationRestoresScreen() {
    let app = TestApp()
    app.show(view: Refusing())
    app.tap("Root")
    app.settle()
    XCTAssertEqual(app.titles, ["Root", "1"])
    XCTAssertTrue(app.sees("Screen 1"))
  }

  private struct Twins: View {
    @State private var path = [1, 1, 1]
    var body: some View {
      NavigationStack(path: $path) {
        Text("Root content").navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Depth \(path.count)")
              Button("One less") { path.removeLast() }
              NavigationLink("Again", value: number)
            }
            .navigationTitle("Twin")
          }
      }
    }
  }

  /// W1
  func testEqualValuesHaveSeparateScreens() {
    let app = TestApp()
    app.show(view: Twins())
    XCTAssertEqual(app.titles.count, 4)
    app.tap("One less")
    app.settle()
    XCTAssertEqual(app.titles.count, 3)
    XCTAssertTrue(app.sees("Depth 2"))
    app.tap("Again")
    app.settle()
    XCTAssertTrue(app.sees("Depth 3"), "\(app.titles) \(app.elements.map(\.label))")
  }
}
