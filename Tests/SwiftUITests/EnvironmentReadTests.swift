import PortolanTesting
import PortolanXCTest
import SwiftUI

/// Tests that bodies are evaluated again only for other values in their environment, including values without an equality.
@MainActor
final class EnvironmentReadTests: XCTestCase {
  private final class Log {
    var evaluations = 0
    var labels: [String] = []
  }

  private final class Model {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private struct Reader<Value>: View {
    let log: Log
    @Environment private var value: Value

    init(_ keyPath: KeyPath<EnvironmentValues, Value>, log: Log) {
      _value = Environment(keyPath)
      self.log = log
    }

    var body: some View {
      log.evaluations += 1
      return Text("Reader")
    }
  }

  private struct Screen<Content: View>: View {
    @State private var count = 0
    let content: (Int) -> Content

    var body: some View {
      VStack {
        Button("Count") { count += 1 }
        content(count)
      }
      .environment(\.read, { count })
    }
  }

  /// Evaluates the body of a screen around a content three more times.
  /// - Returns: The number of evaluations for which the content accounts.
  private func evaluations<Content: View>(_ log: Log, _ content: @escaping (Int) -> Content) -> Int {
    let app = TestApp()
    app.show(UIHostingController(rootView: Screen(content: content)))
    app.settle()
    let before = log.evaluations
    for _ in 0..<3 {
      app.tap("Count")
      app.settle()
    }
    return log.evaluations - before
  }

  func testAnObjectIsComparedByItsIdentity() {
    let (log, model) = (Log(), Model("A"))
    XCTAssertEqual(evaluations(log) { _ in Reader(\.model, log: log).environment(\.model, model) }, 0)
    let models = [Model("A"), Model("B")]
    XCTAssertEqual(evaluations(log) { Reader(\.model, log: log).environment(\.model, models[$0 % 2]) }, 3)
  }

  func testATransformIsComparedByItsResult() {
    let log = Log()
    XCTAssertEqual(evaluations(log) { Reader(\.isEnabled, log: log).disabled($0 > 100) }, 0)
    XCTAssertEqual(evaluations(log) { Reader(\.isEnabled, log: log).disabled($0 % 2 == 0) }, 3)
    XCTAssertEqual(
      evaluations(log) { count in
        Reader(\.lineLimit, log: log).transformEnvironment(\.lineLimit) { $0 = count / 2 + ($0 ?? 1) }
      }, 1)
  }

  private struct Framed: ButtonStyle {
    let log: Log
    let width: Int
    func makeBody(configuration: Configuration) -> some View {
      log.evaluations += 1
      return configuration.label.padding(CGFloat(width))
    }
  }

  private struct StyledButton: View {
    var body: some View { Button("Styled") {} }
  }

  func testAStyleIsComparedByItsProperties() {
    let log = Log()
    XCTAssertEqual(evaluations(log) { _ in StyledButton().buttonStyle(Framed(log: log, width: 1)) }, 0)
    XCTAssertGreaterThanOrEqual(
      evaluations(log) { StyledButton().buttonStyle(Framed(log: log, width: $0)) }, 3)
  }

  private struct SearchedList: View {
    let log: Log
    @State private var text = ""
    @State private var count = 0

    var body: some View {
      NavigationStack {
        List {
          Button("Count \(count)") { count += 1 }
          Reader(\.isSearching, log: log)
          DismissReader(log: log)
        }
        .searchable(text: $text)
      }
    }
  }

  private struct DismissReader: View {
    let log: Log
    @Environment(\.dismissSearch) private var dismiss
    @Environment(\.isSearching) private var isSearching

    var body: some View {
      log.labels.append(isSearching ? "searching" : "at rest")
      return Button("End") { dismiss() }
    }
  }

  func testASearchChangesNothingForItsReadersUntilItBegins() {
    let log = Log()
    let app = TestApp()
    app.show(UIHostingController(rootView: SearchedList(log: log)))
    app.settle()
    let before = log.evaluations
    app.tap("Count 0")
    app.tap("Count 1")
    app.settle()
    XCTAssertEqual(log.evaluations, before)
    app.tap("Search")
    app.settle()
    XCTAssertEqual(log.evaluations, before + 1)
    app.tap("End")
    app.settle()
    XCTAssertEqual(log.labels.last, "at rest")
    XCTAssertTrue(log.labels.contains("searching"))
  }
}

private struct ReadKey: EnvironmentKey { static let defaultValue: () -> Int = { 0 } }
private struct ModelKey: EnvironmentKey { static var defaultValue: AnyObject? { nil } }

extension EnvironmentValues {
  fileprivate var read: () -> Int {
    get { self[ReadKey.self] }
    set { self[ReadKey.self] = newValue }
  }
  fileprivate var model: AnyObject? {
    get { self[ModelKey.self] }
    set { self[ModelKey.self] = newValue }
  }
}
