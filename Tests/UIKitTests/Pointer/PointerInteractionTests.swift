import UIKit
import XCTest

/// Tests of pointer regions, styles and effects (UIPointerInteraction).
@MainActor
final class PointerInteractionTests: XCTestCase {
  private var stage: Stage!
  private var view: UIView!
  private let delegate = Delegate()
  private lazy var interaction = UIPointerInteraction(delegate: delegate)

  override func setUp() async throws {
    stage = Stage()
    view = stage.add(UIView(), CGRect(x: 100, y: 100, width: 80, height: 40))
  }

  override func tearDown() async throws { stage.strike() }

  private var cursor: HostCursor { (stage.window.windowScene!.hostWindow as! HeadlessWindow).cursor }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  func testTheDelegateIsAskedAtEveryMotionAndTheStyleOncePerRegion() {
    view.addInteraction(interaction)
    stage.fingers.hover(at: point(90, 120))
    XCTAssertEqual(delegate.log.take(), [])
    stage.fingers.hover(at: point(110, 120))
    XCTAssertEqual(delegate.log.take(), ["region (10.0, 20.0)", "enter nil", "style nil"])
    stage.fingers.hover(at: point(120, 120))
    XCTAssertEqual(delegate.log.take(), ["region (20.0, 20.0)"])
    stage.fingers.hover(at: point(90, 120))
    XCTAssertEqual(delegate.log.take(), ["exit nil"])
  }

  func testAHoverStyleGivesThePointerItsShape() throws {
    XCTAssertNil(view.hoverStyle)
    let style = UIHoverStyle(effect: .highlight, shape: .capsule)
    view.hoverStyle = style
    XCTAssertTrue(try XCTUnwrap(view.hoverStyle).effect is UIHoverHighlightEffect)
    let before = cursor
    stage.fingers.hover(at: point(140, 120))
    XCTAssertNotEqual(cursor, before)
    view.hoverStyle?.isEnabled = false
    XCTAssertEqual(cursor, before)
    view.hoverStyle?.isEnabled = true
    view.hoverStyle = nil
    XCTAssertEqual(cursor, before)
    XCTAssertEqual(view.interactions.count, 0)
  }

  func testRegionsAreDistinguishedByIdentifier() {
    delegate.region = { request in
      if request.location.x < 20 { return nil }
      let isLeft = request.location.x < 40
      return UIPointerRegion(
        rect: CGRect(x: isLeft ? 0 : 40, y: 0, width: 40, height: 40), identifier: isLeft ? "left" : "right")
    }
    view.addInteraction(interaction)
    stage.fingers.hover(at: point(110, 120))
    XCTAssertEqual(delegate.log.take(), ["region (10.0, 20.0)"])
    stage.fingers.hover(at: point(130, 120))
    XCTAssertEqual(delegate.log.take(), ["region (30.0, 20.0)", "enter left", "style left"])
    stage.fingers.hover(at: point(160, 120))
    XCTAssertEqual(
      delegate.log.take(), ["region (60.0, 20.0)", "exit left", "enter right", "style right"])
    stage.fingers.leave()
    XCTAssertEqual(delegate.log.take(), ["exit right"])
  }

  func testTheDeepestInteractionDecidesAndOneThatIsOffDoesNot() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.addSubview(inner)
    let other = Delegate()
    let second = UIPointerInteraction(delegate: other)
    inner.addInteraction(second)
    view.addInteraction(interaction)
    stage.fingers.hover(at: point(110, 120))
    XCTAssertEqual(other.log.take(), ["region (10.0, 20.0)", "enter nil", "style nil"])
    XCTAssertEqual(delegate.log.take(), [])
    second.isEnabled = false
    XCTAssertEqual(other.log.take(), ["exit nil"])
    XCTAssertEqual(delegate.log.take(), ["region (10.0, 20.0)", "enter nil", "style nil"])
    view.removeInteraction(interaction)
    XCTAssertEqual(delegate.log.take(), ["exit nil"])
  }

  func testPointerShapesSetCursorAndRestoreSystemCursor() {
    let styles: [(UIPointerStyle, HostCursor)] = [
      (.hidden(), .hidden), (.system(), .arrow), (UIPointerStyle(shape: .verticalBeam(length: 20)), .text),
      (UIPointerStyle(shape: .horizontalBeam(length: 20)), .verticalText),
    ]
    view.addInteraction(interaction)
    for (style, expected) in styles {
      delegate.style = style
      stage.fingers.hover(at: point(110, 120))
      XCTAssertEqual(cursor, expected)
      stage.fingers.hover(at: point(90, 120))
      XCTAssertEqual(cursor, .arrow)
    }
  }

  func testInvalidatingAsksForTheStyleAgain() {
    delegate.style = UIPointerStyle(shape: .verticalBeam(length: 20))
    view.addInteraction(interaction)
    stage.fingers.hover(at: point(110, 120))
    XCTAssertEqual(cursor, .text)
    delegate.style = .hidden()
    XCTAssertEqual(cursor, .text)
    interaction.invalidate()
    XCTAssertEqual(cursor, .hidden)
  }

  func testADrawnPointerFollowsAndStaysInTheMiddleOfAConstrainedAxis() throws {
    delegate.style = UIPointerStyle(
      shape: .roundedRect(CGRect(x: 0, y: 0, width: 20, height: 10)), constrainedAxes: .vertical)
    view.addInteraction(interaction)
    stage.fingers.hover(at: point(110, 135))
    XCTAssertEqual(cursor, .hidden)
    let drawn = try XCTUnwrap(stage.window.layer.sublayers?.last as? CAShapeLayer)
    XCTAssertEqual(drawn.position, point(110, 120))
    XCTAssertEqual(drawn.path?.boundingBoxOfPath, CGRect(x: -10, y: -5, width: 20, height: 10))
    stage.fingers.hover(at: point(150, 125))
    XCTAssertEqual(drawn.position, point(150, 120))
    stage.fingers.leave()
    XCTAssertNil(drawn.superlayer)
  }

  func testPointerEffectDoesNotModifyView() {
    let preview = UITargetedPreview(view: view)
    let effects: [(UIPointerEffect, layers: Int, grows: Bool, hides: Bool)] = [
      (.highlight(preview), 1, false, true), (.lift(preview), 1, true, true),
      (.hover(preview), 1, true, false),
      (
        .hover(preview, preferredTintMode: .none, prefersShadow: true, prefersScaledContent: false), 1, false,
        false
      ),
      (.hover(preview, preferredTintMode: .underlay, prefersShadow: true), 2, true, false),
    ]
    view.transform = CGAffineTransform(rotationAngle: 0.1)
    view.addInteraction(interaction)
    let before = stage.view.layer.sublayers?.count
    for (effect, layers, grows, hides) in effects {
      delegate.style = UIPointerStyle(effect: effect)
      stage.fingers.hover(at: point(140, 120))
      stage.wait(0.5)
      XCTAssertEqual(stage.view.layer.sublayers?.count, before.map { $0 + layers })
      XCTAssertEqual(stage.view.subviews.filter { $0 === view }, stage.view.subviews, "no views are added")
      XCTAssertEqual(cursor, hides ? .hidden : .arrow)
      let shown = view.layer.presentation()?.affineTransform() ?? .identity
      XCTAssertEqual(shown.a * shown.d - shown.b * shown.c > 1.02, grows)
      stage.fingers.leave()
      stage.wait(0.5)
      XCTAssertEqual(stage.view.layer.sublayers?.count, before)
      XCTAssertEqual(view.transform, CGAffineTransform(rotationAngle: 0.1))
      XCTAssertEqual(view.layer.animationKeys() ?? [], [])
    }
  }

  func testAnimationsOfTheDelegateRunAlongside() {
    delegate.entering = { [view] animator in animator.addAnimations { view!.alpha = 0.5 } }
    view.addInteraction(interaction)
    stage.fingers.hover(at: point(140, 120))
    stage.wait(0.1)
    XCTAssertGreaterThan(view.layer.presentation()?.opacity ?? 0, 0.5)
    stage.wait(0.3)
    XCTAssertEqual(view.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.001)
  }

  func testButtonCallsProviderWithEffectAndShape() {
    let button = stage.add(UIButton(type: .system), CGRect(x: 10, y: 300, width: 100, height: 40))
    XCTAssertFalse(button.isPointerInteractionEnabled)
    var asked: [CGRect] = []
    button.pointerStyleProvider = { button, effect, shape in
      if case .roundedRect(let rect, _) = shape { asked.append(rect) }
      XCTAssertIdentical(effect.preview.view, button)
      return UIPointerStyle(effect: .lift(effect.preview), shape: shape)
    }
    XCTAssertTrue(button.isPointerInteractionEnabled)
    stage.fingers.hover(at: point(20, 310))
    XCTAssertEqual(asked, [CGRect(x: 10, y: 300, width: 100, height: 40)])
    XCTAssertTrue(button.isHovered)
    XCTAssertEqual(cursor, .hidden)
    stage.fingers.leave()
    XCTAssertFalse(button.isHovered)
    button.isEnabled = false
    stage.fingers.hover(at: point(20, 310))
    XCTAssertEqual(asked.count, 1)
  }
}

@MainActor
private final class Delegate: NSObject, UIPointerInteractionDelegate {
  let log = Log()
  var region: ((UIPointerRegionRequest) -> UIPointerRegion?)?
  var style: UIPointerStyle?
  var entering: ((any UIPointerInteractionAnimating) -> Void)?

  private func name(_ region: UIPointerRegion) -> String { region.identifier.map { "\($0)" } ?? "nil" }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    log.add("region (\(request.location.x), \(request.location.y))")
    return region.map { $0(request) } ?? defaultRegion
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  {
    log.add("style \(name(region))")
    return style
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    log.add("enter \(name(region))")
    entering?(animator)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { log.add("exit \(name(region))") }
}
