import PortolanTesting
import UIKit
import XCTest

/// Tests of drag and drop interactions (Specification.md C9).
@MainActor
final class DragInteractionTests: XCTestCase {
  /// Provides one text, and logs its delegate calls.
  private final class DragSource: NSObject, UIDragInteractionDelegate {
    let log = Log()
    var texts = ["Bergen"]
    var mayMove = true
    var previews = 0

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    {
      log.add("items")
      session.localContext = "context"
      return texts.map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      log.add("lift")
      animator.addCompletion { [log] in log.add($0 == .end ? "lifted" : "put back") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.add("begin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { mayMove }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log.add("will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.add("did end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { log.add("transferred") }
  }

  /// Accepts texts, and logs its delegate calls.
  private final class DropTarget: NSObject, UIDropInteractionDelegate {
    let log = Log()
    var operation = UIDropOperation.copy
    var taken: [String] = []
    var context: String?
    var places: [CGPoint] = []
    weak var view: UIView?

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      log.add("can?")
      return session.canLoadObjects(ofClass: String.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.add("enter")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    {
      if let view { places.append(session.location(in: view)) }
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.add("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.add("drop")
      context = session.localDragSession?.localContext as? String
      session.loadObjects(ofClass: String.self) { [weak self] in self?.taken += $0 }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      log.add("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.add("end")
    }
  }

  private var app: TestApp!
  private var dragSource: DragSource!
  private var dropTarget: DropTarget!
  private var source: UIView!
  private let (from, to) = (CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 600))

  override func setUp() { MainActor.assumeIsolated { start() } }

  private func start() {
    app = TestApp(device: .iPhone15)
    (dragSource, dropTarget) = (DragSource(), DropTarget())
    let screen = Screen("Drag")
    source = UIView(frame: CGRect(x: 50, y: 150, width: 100, height: 100))
    source.backgroundColor = .systemTeal
    let target = UIView(frame: CGRect(x: 100, y: 500, width: 200, height: 200))
    for view in [source!, target] { screen.view.addSubview(view) }
    let drag = UIDragInteraction(delegate: dragSource)
    drag.isEnabled = true
    source.addInteraction(drag)
    target.addInteraction(UIDropInteraction(delegate: dropTarget))
    dropTarget.view = target
    app.show(screen)
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      app.end()
      (app, dragSource, dropTarget, source) = (nil, nil, nil, nil)
    }
  }

  private func drag(to place: CGPoint) {
    app.beginDrag(at: from)
    app.advance(by: 0.6)
    app.moveFinger(from: from, to: place, duration: 0.4)
  }

  func testItemIsLiftedDraggedAndDropped() {
    drag(to: to)
    XCTAssertEqual(dragSource.log.take(), ["items", "lift", "lifted", "begin"])
    XCTAssertEqual(dropTarget.log.take(), ["can?", "enter"])
    XCTAssertEqual(dropTarget.places.last, CGPoint(x: 100, y: 100))
    app.endDrag(at: to)
    app.settle()
    XCTAssertEqual(dropTarget.log.take(), ["drop", "conclude", "end"])
    XCTAssertEqual(dragSource.log.take(), ["will end copy", "did end copy", "transferred"])
    XCTAssertEqual(dropTarget.taken, ["Bergen"])
    XCTAssertEqual(dropTarget.context, "context")
  }

  func testDragPreviewFollowsFingerAndIsRemoved() throws {
    drag(to: to)
    let overlay = try XCTUnwrap(app.window.subviews.last)
    let picture = try XCTUnwrap(overlay.subviews.first?.subviews.first)
    XCTAssertEqual(picture.center.x, to.x, accuracy: 0.5)
    XCTAssertEqual(picture.center.y, to.y, accuracy: 0.5)
    XCTAssertEqual(picture.bounds.size, CGSize(width: 100, height: 100))
    app.endDrag(at: to)
    app.settle()
    XCTAssertNil(overlay.superview)
  }

  func testAPressThatDoesNotMovePutsTheItemBack() {
    app.longPress(at: from)
    app.settle()
    XCTAssertEqual(dragSource.log.take(), ["items", "lift", "put back"])
    XCTAssertEqual(dropTarget.log.take(), [])
  }

  func testAViewActivatesUnderADrag() throws {
    let place = CGPoint(x: 200, y: 400)
    let folder = UIView(frame: CGRect(x: 150, y: 380, width: 100, height: 40))
    source.superview?.addSubview(folder)
    var activations: [CGPoint] = []
    let spring = UISpringLoadedInteraction { interaction, context in
      XCTAssertEqual(context.state, .activated)
      activations.append(context.location(in: interaction.view))
    }
    folder.addInteraction(spring)
    drag(to: place)
    XCTAssertEqual(activations, [])
    app.advance(by: 0.7)
    XCTAssertEqual(folder.alpha, 0.5)
    app.advance(by: 1)
    XCTAssertEqual(activations, [CGPoint(x: 50, y: 20)])
    XCTAssertEqual(folder.alpha, 1)
    app.advance(by: 2)
    XCTAssertEqual(activations.count, 1)
    app.moveFinger(from: place, to: to, duration: 0.2)
    app.moveFinger(from: to, to: place, duration: 0.2)
    app.endDrag(at: place)
    app.settle()
    XCTAssertEqual(activations.count, 1)
    XCTAssertEqual(folder.alpha, 1)
  }

  func testDropOutsideTargetReturnsItem() {
    drag(to: to)
    app.moveFinger(from: to, to: CGPoint(x: 50, y: 400), duration: 0.2)
    XCTAssertEqual(dropTarget.log.take(), ["can?", "enter", "exit"])
    _ = dragSource.log.take()
    app.endDrag(at: CGPoint(x: 50, y: 400))
    app.settle()
    XCTAssertEqual(dragSource.log.take(), ["will end cancel", "did end cancel"])
    XCTAssertEqual(dropTarget.log.take(), ["end"])
    XCTAssertEqual(dropTarget.taken, [])
  }

  func testItemsThatCannotMoveAreNotDroppedAsAMove() {
    dragSource.mayMove = false
    dropTarget.operation = .move
    drag(to: to)
    app.endDrag(at: to)
    app.settle()
    XCTAssertEqual(dragSource.log.take().suffix(2), ["will end cancel", "did end cancel"])
  }

  func testForbiddenDropTransfersNothing() {
    dropTarget.operation = .forbidden
    drag(to: to)
    app.endDrag(at: to)
    app.settle()
    XCTAssertEqual(dropTarget.taken, [])
    XCTAssertEqual(dragSource.log.take().last, "did end cancel")
  }

  func testATouchThatIsTakenAwayCancels() {
    drag(to: to)
    app.cancelTouch(at: to)
    app.settle()
    XCTAssertEqual(dragSource.log.take().last, "did end cancel")
    XCTAssertEqual(dropTarget.taken, [])
  }

  func testSeveralItemsAreTakenTogether() {
    dragSource.texts = ["Bergen", "Oslo"]
    drag(to: to)
    app.endDrag(at: to)
    app.settle()
    XCTAssertEqual(dropTarget.taken, ["Bergen", "Oslo"])
  }

  func testNothingIsLiftedWithoutItemsOrWhenDisabled() {
    dragSource.texts = []
    app.longPress(at: from)
    app.settle()
    XCTAssertEqual(dragSource.log.take(), ["items"])
    (source.interactions[0] as? UIDragInteraction)?.isEnabled = false
    app.longPress(at: from)
    app.settle()
    XCTAssertEqual(dragSource.log.take(), [])
  }

  func testAPressOpensTheMenuAndAMoveDrags() {
    final class Menus: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Share") { _ in }])
        })
      }
    }
    let menus = Menus()
    source.addInteraction(UIContextMenuInteraction(delegate: menus))
    app.beginDrag(at: from)
    app.advance(by: 1)
    XCTAssertTrue(app.sees("Share"))
    app.moveFinger(from: from, to: to, duration: 0.4)
    app.advance(by: 1)
    XCTAssertFalse(app.sees("Share"))
    app.endDrag(at: to)
    app.settle()
    XCTAssertEqual(dropTarget.taken, ["Bergen"])
  }
}
