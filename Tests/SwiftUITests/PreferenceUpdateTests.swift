import PortolanTesting
import SwiftUI
import XCTest

/// A preference is reported once per update, after everything has been collected.
@MainActor
final class PreferenceUpdateTests: XCTestCase {
  private struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }
  private final class Log { var widths: [CGFloat] = [] }

  private struct EqualWidths: View {
    let words: [String]
    let log: Log
    @State private var width: CGFloat?
    var body: some View {
      VStack {
        ForEach(words, id: \.self) { word in
          Text(word)
            .background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
            .frame(width: width).background(Color.yellow)
        }
      }
      .onPreferenceChange(Widest.self) {
        log.widths.append($0)
        width = $0
      }
    }
  }

  func testEqualWidths() throws {
    let app = TestApp()
    let log = Log()
    app.show(
      UIHostingController(rootView: EqualWidths(words: ["a", "longer", "the longest of all"], log: log)))
    app.settle()
    let widest = try XCTUnwrap(app.element("the longest of all")).frame.width
    XCTAssertEqual(log.widths.filter { $0 > 0 }.count, 1, "\(log.widths)")
    XCTAssertEqual(log.widths.last ?? 0, widest, accuracy: 0.5)
  }

  func testValuesOfSeveralViewsAreReportedTogether() {
    let app = TestApp()
    let log = Log()
    app.show(
      UIHostingController(
        rootView: VStack {
          ForEach(0..<3, id: \.self) { Text("\($0)").preference(key: Widest.self, value: CGFloat($0 + 1)) }
        }.onPreferenceChange(Widest.self) { log.widths.append($0) }))
    app.settle()
    XCTAssertEqual(log.widths, [3])
  }

  private struct Numbers: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }
  private final class Reports { var values: [[Int]] = [] }
  private struct Lines: View {
    let reports: Reports
    let isList: Bool
    @State private var count = 3
    var body: some View {
      VStack {
        Button("More") { count += 1 }
        Button("Fewer") { count -= 2 }
        if isList {
          List { rows }
        } else {
          ScrollView { LazyVStack { rows } }
        }
      }
      .onPreferenceChange(Numbers.self) { reports.values.append($0) }
    }
    private var rows: some View {
      ForEach(0..<count, id: \.self) { Text("Row \($0)").preference(key: Numbers.self, value: [$0]) }
    }
  }

  func testPreferencesOfLazyRowsAreCollected() {
    for isList in [false, true] {
      let reports = Reports()
      let app = TestApp()
      app.show(view: Lines(reports: reports, isList: isList))
      app.settle()
      XCTAssertEqual(reports.values.last, [0, 1, 2])
      app.tap("More")
      app.settle()
      XCTAssertEqual(reports.values.last, [0, 1, 2, 3])
      app.tap("Fewer")
      app.settle()
      XCTAssertEqual(reports.values.last, [0, 1])
    }
  }

  /// Views read the preference that their siblings set.
  func testDelayedPreferencesAreRead() {
    struct Delayed: View {
      @State private var count = 2
      var body: some View {
        Numbers._delay { numbers in
          VStack {
            numbers._force { Text("Sum \($0.reduce(0, +))") }
            ForEach(0..<count, id: \.self) { Color.red.preference(key: Numbers.self, value: [$0]) }
            Button("More") { count += 1 }
          }
        }
      }
    }
    let app = TestApp()
    app.show(view: Delayed())
    XCTAssertTrue(app.sees("Sum 1"))
    app.tap("More")
    app.settle()
    XCTAssertTrue(app.sees("Sum 3"))
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  /// Anchors are equatable (https://developer.apple.com/documentation/swiftui/anchor).
  func testAnchorsAreReportedWhenTheyChange() {
    struct Screen: View {
      let reports: Reports
      @State private var width: CGFloat = 50
      var body: some View {
        VStack {
          Color.red.frame(width: width, height: 20).anchorPreference(key: Bounds.self, value: .bounds) {
            ["a": $0]
          }
          Button("Wider") { width += 10 }
        }
        .onPreferenceChange(Bounds.self) { reports.values.append([$0.count]) }
      }
    }
    let reports = Reports()
    let app = TestApp()
    app.show(view: Screen(reports: reports))
    let first = reports.values.count
    XCTAssertEqual(reports.values.last, [1])
    app.tap("Wider")
    app.settle()
    XCTAssertGreaterThan(reports.values.count, first)
  }
}
