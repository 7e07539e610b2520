import PortolanTesting
import SwiftUI
import XCTest

/// Uses of SwiftUI's values on threads other than the main one.
@MainActor
final class OtherThreadTests: XCTestCase {
  private final class Settings {
    @AppStorage("OtherThreadTests.berths") var berths = 3
  }

  private struct Berths: View {
    @AppStorage("OtherThreadTests.berths") var berths = 3
    var body: some View { Text("\(berths) berths") }
  }

  override func tearDown() async throws {
    UserDefaults.standard.removeObject(forKey: "OtherThreadTests.berths")
  }

  /// Calls a function on another thread, and waits for it.
  private nonisolated func onOtherThread<Value>(_ body: @escaping () -> Value) -> Value {
    nonisolated(unsafe) let body = body
    nonisolated(unsafe) var value: Value?
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      value = body()
      done.signal()
    }
    done.wait()
    return value!
  }

  func testStoredValuesOutsideOfViewsAreReadAndWritten() {
    let app = TestApp()
    let settings = Settings()
    app.show(view: Berths())
    XCTAssertTrue(app.sees("3 berths"))
    let read = onOtherThread {
      settings.berths += 2
      return settings.berths
    }
    XCTAssertEqual(read, 5)
    app.settle()
    XCTAssertTrue(app.sees("5 berths"), "views follow")
    app.end()
  }

  /// A body that waits for another thread, which reads a value of the view.
  private struct Waiting: View {
    @State private var count = 7
    let read: (@escaping () -> Int) -> Int
    var body: some View {
      let binding = $count
      Text("read \(read { binding.wrappedValue })")
      Button("Add") { count += 1 }
    }
  }

  func testABindingIsReadWhileABodyIsEvaluated() {
    let app = TestApp()
    app.show(view: Waiting { body in self.onOtherThread(body) })
    XCTAssertTrue(app.sees("read 7"))
    app.tap("Add")
    app.settle()
    XCTAssertTrue(app.sees("read 7"), "the other thread's read is not one of the body")
    app.end()
  }

  func testColorsAreConverted() {
    let color = Color(red: 0.25, green: 0.5, blue: 0.75)
    let (resolved, converted) = onOtherThread { (color.resolve(in: EnvironmentValues()), UIColor(color)) }
    XCTAssertEqual(resolved.red, 0.25, accuracy: 0.01)
    XCTAssertEqual(converted.cgColor.components?[2] ?? 0, 0.75, accuracy: 0.01)
  }
}
