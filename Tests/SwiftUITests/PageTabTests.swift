import PortolanTesting
import SwiftUI
import XCTest

/// Tests tab views with pages.
@MainActor
final class PageTabTests: XCTestCase {
  @Observable final class Model {
    var page = 0
    var count = 3
    var log: [String] = []
  }

  private struct Pages: View {
    @Bindable var model: Model
    var mode = PageTabViewStyle.IndexDisplayMode.automatic
    var body: some View {
      TabView(selection: $model.page) {
        ForEach(0..<model.count, id: \.self) { index in
          Text("Page \(index)").tag(index)
            .onAppear { model.log.append("+\(index)") }.onDisappear { model.log.append("-\(index)") }
        }
      }
      .tabViewStyle(.page(indexDisplayMode: mode))
    }
  }

  private func swipe(_ app: TestApp, toLeft: Bool = true) {
    let (near, far) = (CGPoint(x: 60, y: 400), CGPoint(x: 330, y: 400))
    app.drag(from: toLeft ? far : near, to: toLeft ? near : far, duration: 0.2)
    app.settle()
  }

  func testPagesAreCellsOfACollectionView() throws {
    let app = TestApp()
    app.show(view: Pages(model: Model()))
    let pages = try XCTUnwrap(app.elements(of: UICollectionView.self).first)
    XCTAssertTrue(pages.isPagingEnabled)
    XCTAssertEqual(pages.numberOfItems(inSection: 0), 3)
    XCTAssertEqual(pages.visibleCells.map(\.bounds.size), [pages.bounds.size])
  }

  func testSwipesSelectAPage() throws {
    let app = TestApp()
    let model = Model()
    app.show(view: Pages(model: model))
    swipe(app)
    XCTAssertEqual(model.page, 1)
    XCTAssertTrue(app.sees("Page 1"))
    XCTAssertFalse(app.sees("Page 0"))
    XCTAssertEqual(app.elements(of: UIPageControl.self).first?.currentPage, 1)
    swipe(app, toLeft: false)
    XCTAssertEqual(model.page, 0)
    swipe(app, toLeft: false)
    XCTAssertEqual(model.page, 0, "there is no page before the first")
    XCTAssertEqual(model.log, ["+0", "+1", "-0", "+0", "-1"])
  }

  func testTheSelectionTurnsPages() {
    let app = TestApp()
    let model = Model()
    model.page = 2
    app.show(view: Pages(model: model))
    XCTAssertTrue(app.sees("Page 2"))
    model.page = 0
    app.settle()
    XCTAssertTrue(app.sees("Page 0"))
    withAnimation { model.page = 1 }
    app.advance(by: 0.1)
    XCTAssertEqual(app.elements(of: UICollectionView.self).first?.visibleCells.count, 2)
    app.settle()
    XCTAssertTrue(app.sees("Page 1"))
    XCTAssertEqual(model.log, ["+2", "+0", "-2", "+1", "-0"])
  }

  func testThePageStaysWhenTheDeviceTurnsAndPagesAreAdded() {
    let app = TestApp()
    let model = Model()
    model.page = 1
    app.show(view: Pages(model: model))
    app.host.rotate(to: .landscapeLeft)
    app.settle()
    XCTAssertTrue(app.sees("Page 1"))
    model.count = 5
    app.settle()
    XCTAssertTrue(app.sees("Page 1"))
    model.page = 4
    app.settle()
    XCTAssertTrue(app.sees("Page 4"))
    XCTAssertEqual(app.elements(of: UIPageControl.self).first?.numberOfPages, 5)
  }

  func testPagesFollowTheLayoutDirection() {
    let app = TestApp()
    let model = Model()
    app.window.semanticContentAttribute = .forceRightToLeft
    app.show(view: Pages(model: model).environment(\.layoutDirection, .rightToLeft))
    XCTAssertTrue(app.sees("Page 0"))
    swipe(app, toLeft: false)
    XCTAssertEqual(model.page, 1)
    XCTAssertTrue(app.sees("Page 1"))
  }

  func testThePageControlIsShownWithSeveralPages() {
    func isShown(_ count: Int, _ mode: PageTabViewStyle.IndexDisplayMode) -> Bool {
      let app = TestApp()
      let model = Model()
      model.count = count
      app.show(view: Pages(model: model, mode: mode))
      defer { app.end() }
      return !app.elements(of: UIPageControl.self).isEmpty
    }
    XCTAssertTrue(isShown(2, .automatic))
    XCTAssertFalse(isShown(1, .automatic))
    XCTAssertTrue(isShown(1, .always))
    XCTAssertFalse(isShown(3, .never))
  }

  func testPagesShowTheContentBehindTheTabView() {
    let pixels = ViewPixels(
      ZStack {
        Color.red
        TabView { Circle().fill(.black).frame(width: 10, height: 10) }.tabViewStyle(.page)
      }, width: 100, height: 100)
    XCTAssertEqual(pixels[10, 10], [255, 59, 48])
    XCTAssertTrue((0..<100).contains { pixels[50, $0] == [0, 0, 0] }, "the page itself")
  }
}
