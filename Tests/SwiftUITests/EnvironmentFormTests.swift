import PortolanTesting
import SwiftUI
import XCTest

/// Tests focused objects, and modifiers that change environment values or transactions.
@MainActor
final class EnvironmentFormTests: XCTestCase {
  // MARK: Focused objects

  private final class Model: ObservableObject { @Published var count = 0 }
  private struct Reader: View {
    @FocusedObject private var model: Model?
    var body: some View {
      Text(model.map { "Count \($0.count)" } ?? "Nothing")
      Button("Reset") { $model.count?.wrappedValue = 0 }
    }
  }
  private struct Provider: View {
    @StateObject private var model = Model()
    @State private var isShown = true
    var body: some View {
      VStack {
        Reader()
        if isShown { Button("Add") { model.count += 1 }.focusedSceneObject(model) }
        Button("Hide") { isShown = false }
      }
    }
  }
  func testAFocusedObjectIsReadWhileItsViewIsVisible() {
    let app = TestApp()
    app.show(view: Provider())
    XCTAssertTrue(app.sees("Count 0"), app.accessibilityText)
    app.tap("Add")
    app.settle()
    XCTAssertTrue(app.sees("Count 1"), app.accessibilityText)
    app.tap("Reset")
    app.settle()
    XCTAssertTrue(app.sees("Count 0"), app.accessibilityText)
    app.tap("Hide")
    app.settle()
    XCTAssertTrue(app.sees("Nothing"), app.accessibilityText)
  }

  // MARK: Values

  private struct Values: View {
    @Environment(\.controlSize) private var size
    @Environment(\.verticalScrollBounceBehavior) private var bounce
    @Environment(\.scrollDismissesKeyboardMode) private var mode
    @Environment(\.appearsActive) private var isActive
    @Environment(\.badgeProminence) private var prominence
    var body: some View {
      Text("\(String(describing: size)) \(bounce == .basedOnSize ? "sized" : "free")")
      Text(mode == .interactively ? "interactive" : "other")
      Text(isActive ? "active" : "inactive")
      Text(prominence == .increased ? "increased" : "standard")
    }
  }
  func testModifiersSetTheValuesThatViewsRead() {
    let app = TestApp()
    app.show(
      view: VStack { Values() }
        .controlSize(.large...).scrollBounceBehavior(.basedOnSize)
        .scrollDismissesKeyboard(.interactively).badgeProminence(.increased))
    for text in ["large sized", "interactive", "active", "increased"] {
      XCTAssertTrue(app.sees(text), "\(text) in \(app.accessibilityText)")
    }
    app.show(view: VStack { Values() }.controlSize(.small).controlSize(.mini ... .small))
    XCTAssertTrue(app.sees("small free"), app.accessibilityText)
  }

  func testLabelsAreHiddenAndShown() {
    let app = TestApp()
    app.show(
      view: VStack {
        Picker("First", selection: .constant(1)) { Text("One").tag(1) }.labelsVisibility(.hidden)
        Toggle("Second", isOn: .constant(true)).labelsHidden().labelsVisibility(.visible)
      })
    func holds(_ text: String) -> Bool { app.elements(of: UILabel.self).contains { $0.text == text } }
    XCTAssertFalse(holds("First"))
  }

  // MARK: Transactions

  private struct Fading: View {
    @State private var isOn = false
    let log: Log
    var body: some View {
      VStack {
        Button("Change") {
          var transaction = Transaction(animation: .linear(duration: 1))
          transaction.addAnimationCompletion { log.entries.append("done") }
          withTransaction(transaction) { isOn = true }
        }
        Color.red.frame(height: 50).animation(.linear(duration: 2)) { $0.opacity(isOn ? 0.5 : 1) }
          .onChange(of: isOn) { log.entries.append("changed") }
      }
    }
  }
  @MainActor private final class Log { var entries: [String] = [] }

  func testACompletionOfATransactionComesAfterItsAnimation() {
    let log = Log()
    let app = TestApp()
    app.show(view: Fading(log: log))
    app.tap("Change")
    app.advance(by: 0.5)
    XCTAssertEqual(log.entries, ["changed"])
    app.advance(by: 1)
    XCTAssertEqual(log.entries, ["changed", "done"])
  }

  func testAnAnimationOfTheAppIsItsBase() {
    struct Own: CustomAnimation {
      let rate: Double
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? { time > 1 ? nil : value.scaled(by: time * rate) }
    }
    XCTAssertEqual(Animation(Own(rate: 1)).base as? Own, Own(rate: 1))
    XCTAssertFalse(Animation.linear.base is Own)
    let spring = Spring(duration: 0.5)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<200 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.01) }
    XCTAssertEqual(value, 1, accuracy: 0.01)
    XCTAssertEqual(spring.force(target: 1.0, position: 1, velocity: 0), 0)
  }
}
