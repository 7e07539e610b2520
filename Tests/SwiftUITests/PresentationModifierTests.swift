import PortolanTesting
import SwiftUI
import XCTest

/// Tests of presentation modifiers (issue point "presentation").
@MainActor
final class PresentationModifierTests: XCTestCase {
  private struct Host<Sheet: View>: View {
    let sheet: Sheet
    @State private var isShown = true
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Behind \(count)") { count += 1 }
        Spacer()
      }
      .sheet(isPresented: $isShown) { sheet }
    }
  }
  private func show<V: View>(_ sheet: V) -> (TestApp, UISheetPresentationController?) {
    let app = TestApp()
    app.show(view: Host(sheet: sheet))
    return (app, app.window.rootViewController?.presentedViewController?.sheetPresentationController)
  }

  func testASheetHasTheCornersAndTheBackgroundItAsksFor() throws {
    let (app, sheet) = show(
      Text("Sheet").presentationDetents([.medium]).presentationCornerRadius(40).presentationBackground(.red))
    XCTAssertEqual(try XCTUnwrap(sheet).preferredCornerRadius, 40)
    let color = app.pixel(196, 800)
    XCTAssertGreaterThan(color[0], 200)
    XCTAssertLessThan(color[1], 100)
  }

  func testScreenBehindSheetIsUndimmedIfAllowed() throws {
    let (_, shown) = show(
      Text("Sheet").presentationDetents([.height(200)]).presentationBackgroundInteraction(.enabled))
    let sheet = try XCTUnwrap(shown)
    XCTAssertEqual(sheet.largestUndimmedDetentIdentifier, sheet.detents.last?.identifier)
  }

  func testContentScrollsBeforeTheSheetGrowsWhenAsked() throws {
    let (_, sheet) = show(
      Text("Sheet").presentationDetents([.medium, .large]).presentationContentInteraction(.scrolls))
    XCTAssertFalse(try XCTUnwrap(sheet).prefersScrollingExpandsWhenScrolledToEdge)
  }

  private struct Growing: View {
    @State private var detent = PresentationDetent.height(200)
    var body: some View {
      VStack {
        Text(detent == .large ? "large" : "small")
        Button("Grow") { detent = .large }
      }
      .presentationDetents([.height(200), .large], selection: $detent)
    }
  }
  func testTheHeightOfASheetIsTiedToAValue() throws {
    let (app, sheet) = show(Growing())
    XCTAssertTrue(app.sees("small"))
    app.tap("Grow")
    app.settle()
    XCTAssertTrue(app.sees("large"))
    XCTAssertEqual(try XCTUnwrap(sheet).selectedDetentIdentifier, .large)
  }

  private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }
  func testCustomDetent() throws {
    let (app, _) = show(Color.red.presentationDetents([.custom(Third.self)]))
    let top = app.pixel(196, 400)
    XCTAssertLessThan(top[0], 240, "dimmed, not covered")
    XCTAssertGreaterThan(app.pixel(196, 800)[0], 200)
  }

  private struct Bubble: View {
    let adaptation: PresentationAdaptation
    @State private var isShown = true
    var body: some View {
      Text("Anchor").popover(isPresented: $isShown) {
        Text("Content").frame(width: 120, height: 80).presentationCompactAdaptation(adaptation)
      }
    }
  }
  func testAPopoverStaysOneOnAPhoneWhenItAsksForIt() throws {
    let app = TestApp()
    app.show(view: Bubble(adaptation: .popover))
    let bubble = try XCTUnwrap(app.element("Content"))
    XCTAssertLessThan(bubble.center.y, 600)
    app.show(view: Bubble(adaptation: .automatic))
    let sheet = try XCTUnwrap(app.window.rootViewController?.presentedViewController)
    XCTAssertGreaterThan(sheet.view.bounds.width, 300)
  }

  private struct Anchored: View {
    let isDialog: Bool
    @State private var isShown = true
    var body: some View {
      Text("An anchor")
        .popover(isPresented: isDialog ? .constant(false) : $isShown) {
          Color.red.frame(width: 120, height: 80)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.leading, 200)
        .confirmationDialog("Really?", isPresented: isDialog ? $isShown : .constant(false)) {
          Button("Really") {}
        }
    }
  }
  func testPopoversFollowTheirAnchors() throws {
    func open(_ size: CGSize, _ text: UIContentSizeCategory, isDialog: Bool) -> TestApp {
      let app = TestApp(device: .iPad)
      app.host.windowSize = size
      app.host.contentSizeCategory = text
      app.show(view: Anchored(isDialog: isDialog))
      app.settle()
      return app
    }
    func place(_ app: TestApp) throws -> CGRect {
      let view = try XCTUnwrap(app.window.rootViewController?.presentedViewController?.view)
      return view.convert(view.bounds, to: nil)
    }
    let (small, large) = (CGSize(width: 744, height: 800), CGSize(width: 820, height: 1100))
    for isDialog in [false, true] {
      let played = open(small, .large, isDialog: isDialog)
      let before = try place(played)
      played.host.windowSize = large
      played.settle()
      played.host.contentSizeCategory = .extraExtraExtraLarge
      played.settle()
      let after = try place(played)
      XCTAssertNotEqual(after.origin, before.origin)
      XCTAssertEqual(after, try place(open(large, .extraExtraExtraLarge, isDialog: isDialog)))
    }
    TestApp().host.contentSizeCategory = .large
  }

  @available(*, deprecated, message: "It is about what is deprecated.")
  private struct Old: View {
    @State private var isShown = false
    @State private var item: Item?
    @State private var log = "nothing"
    struct Item: Identifiable { let id: String }
    var body: some View {
      VStack {
        Text(log)
        Button("Ask") { isShown = true }
        Button("Ask about it") { item = Item(id: "it") }
        Button("Choose") { isChoosing = true }
      }
      .alert(isPresented: $isShown) {
        Alert(
          title: Text("Delete?"), message: Text("For good."),
          primaryButton: .destructive(Text("Delete")) { log = "deleted" }, secondaryButton: .cancel())
      }
      .background(
        Color.clear.alert(item: $item) { item in
          Alert(title: Text("About \(item.id)"), dismissButton: .default(Text("Fine")) { log = "fine" })
        }
      )
      .background(
        Color.clear.actionSheet(isPresented: $isChoosing) {
          ActionSheet(title: Text("Which?"), buttons: [.default(Text("This")) { log = "this" }, .cancel()])
        })
    }
    @State private var isChoosing = false
  }
  @available(*, deprecated, message: "It is about what is deprecated.")
  func testAlertsAsTheyWereDescribedBefore() {
    let app = TestApp()
    app.show(view: Old())
    app.tap("Ask")
    app.settle()
    XCTAssertTrue(app.sees("Delete?"))
    XCTAssertTrue(app.sees("For good."))
    app.tap("Delete")
    app.settle()
    XCTAssertTrue(app.sees("deleted"))
    app.tap("Ask about it")
    app.settle()
    XCTAssertTrue(app.sees("About it"))
    app.tap("Fine")
    app.settle()
    XCTAssertTrue(app.sees("fine"))
    app.tap("Choose")
    app.settle()
    app.tap("This")
    app.settle()
    XCTAssertTrue(app.sees("this"))
  }
}
