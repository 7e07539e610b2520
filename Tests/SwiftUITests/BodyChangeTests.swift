import OSLog
import PortolanTesting
import SwiftUI
import XCTest

/// Tests of the reasons that bodies log for their evaluation.
@MainActor
final class BodyChangeTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var title = ""
  }

  @Observable
  fileprivate final class Watched {
    var count = 0
  }

  private struct Plain: View {
    var body: some View {
      let _ = Self._logChanges()
      Text("Plain")
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    @ObservedObject var model: Model
    @Environment(\.isEnabled) private var isEnabled
    let watched: Watched
    var body: some View {
      let _ = Self._logChanges()
      Button("Add \(count) \(model.title) \(watched.count) \(name) \(isEnabled)") { count += 1 }
    }
  }

  private struct Root: View {
    @State private var name = "a"
    @State private var isDisabled = false
    let model: Model
    let watched: Watched
    var body: some View {
      Counter(name: name, model: model, watched: watched).disabled(isDisabled)
      Button("Rename") { name += "b" }
      Button("Disable") { isDisabled.toggle() }
    }
  }

  private func lastLine() throws -> String {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    return try store.getEntries().compactMap { $0 as? OSLogEntryLog }
      .last { $0.subsystem == "com.apple.SwiftUI" && $0.category == "Changed Body Properties" }?
      .composedMessage ?? ""
  }

  func testAViewWithoutPropertiesChangesItself() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Plain()))
    XCTAssertEqual(try lastLine(), "BodyChangeTests.Plain: @self changed.")
  }

  func testPropertiesAreNamed() throws {
    let app = TestApp()
    let (model, watched) = (Model(), Watched())
    app.show(UIHostingController(rootView: Root(model: model, watched: watched)))
    app.settle()
    let prefix = "BodyChangeTests.Counter: "
    XCTAssertEqual(try lastLine(), prefix + "@self, @identity, _count, _model, _isEnabled changed.")
    app.tap("Add 0  0 a true")
    app.settle()
    XCTAssertEqual(try lastLine(), prefix + "_count changed.")
    model.title = "t"
    app.settle()
    XCTAssertEqual(try lastLine(), prefix + "_model changed.")
    watched.count = 5
    app.settle()
    XCTAssertEqual(try lastLine(), prefix + "@dependencies changed.")
    app.tap("Rename")
    app.settle()
    XCTAssertEqual(try lastLine(), prefix + "@self changed.")
    app.tap("Disable")
    app.settle()
    XCTAssertEqual(try lastLine(), prefix + "_isEnabled changed.")
  }

  func testAnimationsAndAxesAreDescribed() {
    XCTAssertEqual("\(Animation.default)", "DefaultAnimation()")
    XCTAssertEqual(Animation.default.debugDescription, "AnyAnimator(SwiftUI.DefaultAnimation())")
    XCTAssertEqual(Animation.default.customMirror.description, "Mirror for Animation")
    XCTAssertEqual(
      "\(Animation.default.delay(1).speed(2))",
      "SpeedAnimation(speed: 2.0, base: DelayAnimation(delay: 1.0, base: DefaultAnimation()))")
    XCTAssertEqual("\(Axis.vertical)", "vertical")
  }
}
