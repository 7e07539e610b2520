import PortolanTesting
import SwiftUI
import XCTest

/// After every change of its data, a screen shows the same as a new one with that data.
@MainActor
final class StaleScreenTests: XCTestCase {
  private var app: TestApp!

  override func setUp() async throws { await MainActor.run { app = TestApp(device: .iPhoneSE) } }
  override func tearDown() async throws {
    await MainActor.run {
      app.end()
      app = nil
    }
  }

  private func show(
    _ source: StaleSource, _ wrapper: StaleWrapper, _ container: StaleContainer, _ model: StaleModel
  ) {
    app.window.rootViewController?.dismiss(animated: false)
    app.show(
      UIHostingController(
        rootView: StaleScreen(source: source, wrapper: wrapper, container: container, model: model)))
    app.settle()
  }

  private func check(_ wrapper: StaleWrapper, _ container: StaleContainer) -> [String] {
    var faults: [String] = []
    var expected: [(groups: [StaleGroup], picture: Data?, text: String)] = []
    var groups = StaleChange.start
    for change in StaleChange.allCases {
      change.apply(to: &groups)
      show(.outside, wrapper, container, StaleModel(groups))
      expected.append((groups, app.snapshot(scale: 2)?.dataProvider?.data as Data?, app.accessibilityText))
    }
    for source in StaleSource.allCases {
      let model = StaleModel(StaleChange.start)
      show(source, wrapper, container, model)
      for (change, expected) in zip(StaleChange.allCases, expected) {
        model.groups = expected.groups
        app.settle()
        let text = app.accessibilityText
        guard text == expected.text else {
          faults.append("\(wrapper) \(container) \(source) \(change):\n\(text)\nnot\n\(expected.text)")
          break
        }
        guard app.snapshot(scale: 2)?.dataProvider?.data as Data? == expected.picture else {
          faults.append("\(wrapper) \(container) \(source) \(change): other pixels")
          if let folder = ProcessInfo.processInfo.environment["STALE"] {
            let live = app.snapshot(scale: 2)!
            try? live.pngData()?.write(
              to: URL(fileURLWithPath: "\(folder)/\(wrapper)-\(container)-\(source)-\(change)-live.png"))
            show(.outside, wrapper, container, StaleModel(expected.groups))
            try? app.snapshot(scale: 2)?.pngData()?.write(
              to: URL(fileURLWithPath: "\(folder)/\(wrapper)-\(container)-\(source)-\(change)-new.png"))
          }
          break
        }
      }
    }
    return faults
  }

  /// Tests an eighth of all pairs, which includes each wrapper and each container; all of them if
  /// `PORTOLAN_ALL_PAIRS` is set.
  func testAScreenEqualsANewOne() {
    let all = ProcessInfo.processInfo.environment["PORTOLAN_ALL_PAIRS"] != nil
    for (row, wrapper) in StaleWrapper.allCases.enumerated() {
      for (column, container) in StaleContainer.allCases.enumerated() where all || (row + column) % 8 == 0 {
        for fault in check(wrapper, container) { XCTFail(fault) }
      }
    }
  }
}
