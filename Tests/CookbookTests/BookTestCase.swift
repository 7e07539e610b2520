import CookbookTesting
import PortolanTesting
import SwiftUI
import XCTest

@testable import CookbookApp

/// Tests with a separate book and state.
@MainActor
class BookTestCase: XCTestCase {
  private(set) var folder: URL!
  private(set) var app: TestApp!

  override func setUp() async throws {
    await MainActor.run {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("Book-\(UUID().uuidString)")
      CookbookCommand.useBook(in: folder.appendingPathComponent("Book"))
    }
  }

  override func tearDown() async throws {
    await MainActor.run {
      app?.end()
      app = nil
      AppHost.shared.stop()
      DataModel.close()
      try? FileManager.default.removeItem(at: folder)
    }
  }

  var state: URL { folder.appendingPathComponent("State") }

  @discardableResult
  func launch(_ device: Device = .iPhone15, _ orientation: UIInterfaceOrientation = .portrait) -> TestApp {
    app = TestApp.launch(CookbookApp.self, device: device, orientation: orientation, state: state)
    return app
  }

  /// Ends the app like a kill, and restarts it on the same device.
  func killAndRelaunch() {
    let device = app.host.device
    let orientation = app.window.windowScene?.interfaceOrientation ?? .portrait
    app.kill()
    DataModel.close()
    launch(device, orientation)
  }

  func open(_ link: String) {
    app.open(link)
  }

  func tap(_ label: String, file: StaticString = #filePath, line: UInt = #line) {
    app.tap(label, file: file, line: line)
    app.settle()
  }

  /// Scrolls down until an element has `label`, then taps it.
  func scrollAndTap(_ label: String, file: StaticString = #filePath, line: UInt = #line) {
    let size = app.window.bounds.size
    for _ in 0..<30 where !isWellVisible(label) {
      app.drag(
        from: CGPoint(x: size.width * 0.6, y: size.height * 0.7),
        to: CGPoint(x: size.width * 0.6, y: size.height * 0.35))
      app.settle()
    }
    tap(label, file: file, line: line)
  }

  private func isWellVisible(_ label: String) -> Bool {
    guard let element = app.element(label) else { return false }
    return element.center.y < app.window.bounds.height - 60 && element.center.y > 110
  }

  var data: DataModel { DataModel.shared }
}
