import PortolanTesting
import SwiftUI
import XCTest

/// Tests of a path with values of any type, with a single destination.
@MainActor
final class AnyHashablePathTests: XCTestCase {
  private final class Steps: ObservableObject { @Published var path: [AnyHashable] = [] }

  private struct Screen: View {
    @ObservedObject var steps: Steps
    let knowsNumbers: Bool
    var body: some View {
      NavigationStack(path: $steps.path) {
        root
          .navigationDestination(for: AnyHashable.self) { value in
            VStack {
              Text("Any \(String(describing: value.base))")
              NavigationLink("Word", value: "word")
              NavigationLink("Erased", value: AnyHashable(7))
            }
          }
      }
    }
    @ViewBuilder private var root: some View {
      if knowsNumbers {
        Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
      } else {
        Text("Root")
      }
    }
  }

  func testDestinationOfAnyValue() {
    let app = TestApp()
    let steps = Steps()
    let recorder = FaultRecorder()
    defer { recorder.stop() }
    app.show(UIHostingController(rootView: Screen(steps: steps, knowsNumbers: false)))
    steps.path = [AnyHashable(1)]
    app.settle()
    XCTAssertTrue(app.sees("Any 1"))
    app.tap("Word")
    app.settle()
    XCTAssertTrue(app.sees("Any word"))
    app.tap("Erased")
    app.settle()
    XCTAssertTrue(app.sees("Any 7"))
    XCTAssertEqual(steps.path, [AnyHashable(1), AnyHashable("word"), AnyHashable(7)])
    app.swipeBack()
    XCTAssertEqual(steps.path, [AnyHashable(1), AnyHashable("word")])
    XCTAssertEqual(recorder.messages, [])
  }

  func testADestinationOfTheValuesOwnTypeComesFirst() {
    let app = TestApp()
    let steps = Steps()
    steps.path = [AnyHashable(1), AnyHashable("word")]
    app.show(UIHostingController(rootView: Screen(steps: steps, knowsNumbers: true)))
    XCTAssertTrue(app.sees("Any word"))
    steps.path.removeLast()
    app.settle()
    XCTAssertTrue(app.sees("Number 1"))
  }
}
