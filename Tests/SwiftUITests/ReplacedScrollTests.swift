import PortolanTesting
import SwiftUI
import XCTest

/// Tests of fingers that scroll a screen which is replaced meanwhile.
@MainActor
final class ReplacedScrollTests: XCTestCase {
  private final class Model: ObservableObject { @Published var path: [Int] = [] }
  private struct Screens: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Text("Root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            ScrollView {
              LazyVStack { ForEach(0..<200, id: \.self) { Text("Row \(number).\($0)").frame(height: 40) } }
            }
          }
      }
    }
  }

  private func scroll(_ change: (Model) -> Void) -> TestApp {
    let app = TestApp()
    let model = Model()
    app.show(view: Screens(model: model))
    model.path = [1]
    app.settle()
    app.beginDrag(at: CGPoint(x: 200, y: 600))
    app.moveFinger(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), duration: 0.1)
    change(model)
    for step in 0..<6 {
      app.moveFinger(
        from: CGPoint(x: 200, y: 500 - 60 * step), to: CGPoint(x: 200, y: 440 - 60 * step), duration: 0.1)
    }
    app.endDrag(at: CGPoint(x: 200, y: 140))
    app.settle()
    return app
  }

  func testAScreenIsPoppedUnderAFinger() {
    XCTAssertTrue(scroll { $0.path = [] }.sees("Root"))
  }

  func testAScreenIsReplacedUnderAFinger() {
    XCTAssertTrue(scroll { $0.path = [2] }.sees("Row 2.0"))
  }

  func testAScreenIsPoppedUnderAFingerWithoutAnimation() {
    let app = scroll { model in
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { model.path = [] }
    }
    XCTAssertTrue(app.sees("Root"))
  }
}
