import PortolanTesting
import SwiftUI
import XCTest

/// All columns are shown where they do not fit beside each other: above the detail, or moving it aside.
@MainActor
final class PortraitColumnTests: XCTestCase {
  private final class Model: ObservableObject {
    @Published var visibility = NavigationSplitViewVisibility.all
  }

  private struct Three<Style: NavigationSplitViewStyle>: View {
    @ObservedObject var model: Model
    let style: Style
    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility) {
        List(1..<4) { Text("Folder \($0)") }.navigationTitle("Folders")
      } content: {
        List(1..<4) { Text("File \($0)") }.navigationTitle("Files")
      } detail: {
        Text("Detail").navigationTitle("Document")
      }
      .navigationSplitViewStyle(style)
    }
  }

  private struct Two: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility) {
        List(1..<4) { Text("Folder \($0)") }.navigationTitle("Folders")
      } detail: {
        Text("Detail").navigationTitle("Document")
      }
    }
  }

  private func show(_ view: some View, _ device: Device = .iPad) throws -> (TestApp, UISplitViewController) {
    let app = TestApp(device: device, orientation: .portrait)
    app.show(view: view)
    return (app, try XCTUnwrap(app.controller(UISplitViewController.self)))
  }

  func testThreeColumnsOverlayTheDetail() throws {
    for device in [Device.iPad, .iPadPro13] {
      let model = Model()
      let (app, split) = try show(Three(model: model, style: .automatic), device)
      XCTAssertEqual(split.displayMode, .twoOverSecondary)
      XCTAssertTrue(app.sees("Folder 1"))
      XCTAssertTrue(app.sees("File 1"))
      XCTAssertEqual(model.visibility, .all)

      model.visibility = .doubleColumn
      app.settle()
      XCTAssertEqual(split.displayMode, .oneOverSecondary)
      XCTAssertFalse(app.sees("Folder 1"))
      model.visibility = .all
      app.settle()
      XCTAssertTrue(app.sees("Folder 1"))

      app.tap(at: CGPoint(x: app.window.bounds.maxX - 40, y: app.window.bounds.midY))
      app.settle()
      XCTAssertEqual(model.visibility, .detailOnly)
      XCTAssertFalse(app.sees("File 1"))
    }
  }

  func testBalancedColumnsMoveTheDetailAside() throws {
    let model = Model()
    let (app, split) = try show(Three(model: model, style: .balanced))
    XCTAssertEqual(split.displayMode, .twoDisplaceSecondary)
    XCTAssertTrue(app.sees("Folder 1"))
    XCTAssertTrue(app.sees("File 1"))
    app.rotate(to: .landscapeLeft)
    app.settle()
    XCTAssertEqual(split.displayMode, .twoBesideSecondary)
    app.rotate(to: .portrait)
    app.settle()
    XCTAssertEqual(split.displayMode, .twoDisplaceSecondary)
    XCTAssertEqual(model.visibility, .all)

    app.tap(at: CGPoint(x: app.window.bounds.maxX - 40, y: app.window.bounds.midY))
    app.settle()
    XCTAssertEqual(model.visibility, .doubleColumn)
    XCTAssertFalse(app.sees("Folder 1"))
    XCTAssertTrue(app.sees("File 1"))
    split.show(.primary)
    app.settle()
    XCTAssertEqual(model.visibility, .all)
    XCTAssertTrue(app.sees("Folder 1"))
  }

  func testASidebarOverlaysTheDetailUnlessBalanced() throws {
    let model = Model()
    let (app, split) = try show(Two(model: model))
    XCTAssertEqual(split.displayMode, .oneOverSecondary)
    XCTAssertTrue(app.sees("Folder 1"))
    model.visibility = .detailOnly
    app.settle()
    XCTAssertFalse(app.sees("Folder 1"))

    let other = Model()
    let (_, balanced) = try show(Two(model: other).navigationSplitViewStyle(.balanced))
    XCTAssertEqual(balanced.displayMode, .oneBesideSecondary)
  }
}
