import OffscreenHost
import PortolanTesting
import UIKit
import XCTest

/// Items that are dragged to other programs.
@MainActor
final class DragOutTests: XCTestCase {
  private final class Source: NSObject, UIDragInteractionDelegate {
    var items: [UIDragItem] = []
    var isRestricted = false
    var steps: [String] = []

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    { items }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { steps.append("ended with \(operation)") }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { steps.append("transferred") }
  }

  private var app: TestApp!
  private var source: Source!
  private let (from, to) = (CGPoint(x: 100, y: 200), CGPoint(x: 300, y: 400))

  override func setUp() async throws {
    (app, source) = (TestApp(device: .iPad), Source())
    let screen = UIViewController()
    let view = UIView(frame: CGRect(x: 50, y: 150, width: 100, height: 100))
    view.addInteraction(UIDragInteraction(delegate: source))
    screen.view.addSubview(view)
    app.show(screen)
    source.items = [
      UIDragItem(itemProvider: NSItemProvider(object: "Bergen" as NSString)),
      UIDragItem(itemProvider: NSItemProvider(object: URL(string: "https://example.org/oslo")! as NSURL)),
      UIDragItem(itemProvider: file()),
      UIDragItem(itemProvider: NSItemProvider()),
    ]
  }

  override func tearDown() async throws {
    app.end()
    (app, source) = (nil, nil)
  }

  private func file() -> NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = "notes"
    provider.registerDataRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) {
      $0(Data("contents".utf8), nil)
      return nil
    }
    return provider
  }

  private var window: OffscreenWindow { app.window.windowScene!.hostWindow as! OffscreenWindow }

  private func drag() {
    app.beginDrag(at: from)
    app.advance(by: 0.6)
    app.moveFinger(from: from, to: to, duration: 0.4)
  }

  func testOtherProgramsTakeTheItemsThatHaveData() {
    drag()
    XCTAssertEqual(
      window.draggedItems,
      [
        .text("Bergen"), .url(URL(string: "https://example.org/oslo")!),
        .file(name: "notes.txt", type: "public.plain-text", Data("contents".utf8)),
      ])
    window.send(.dragTaken)
    app.cancelTouch(at: to)
    app.settle()
    XCTAssertEqual(source.steps, ["ended with copy", "transferred"])
    XCTAssertEqual(window.draggedItems, [])
    XCTAssertEqual(app.window.subviews.count, 1, "the drag leaves nothing behind")
  }

  func testACanceledDragOffersNothingAnyLonger() {
    drag()
    app.cancelTouch(at: to)
    app.settle()
    window.send(.dragTaken)
    XCTAssertEqual(source.steps, ["ended with cancel"])
    XCTAssertEqual(window.draggedItems, [])
  }

  func testItemsThatAreForTheAppAreNotOffered() {
    source.isRestricted = true
    drag()
    XCTAssertEqual(window.draggedItems, [])
    app.endDrag(at: to)
    app.settle()
  }
}
