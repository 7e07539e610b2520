import PortolanTesting
import UIKit
import XCTest

/// Tests of gravity, boundaries, collisions, springs, pushes and snaps, with the values that Apple documents.
@MainActor
final class DynamicAnimatorTests: XCTestCase {
  private var app: TestApp!
  private var stage: UIView!
  private var animator: UIDynamicAnimator!

  override func setUp() async throws {
    app = TestApp()
    let screen = UIViewController()
    app.show(screen)
    stage = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    screen.view.addSubview(stage)
    animator = UIDynamicAnimator(referenceView: stage)
  }

  override func tearDown() async throws {
    animator.removeAllBehaviors()
    animator = nil
    app.end()
    app = nil
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 50) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: size, height: size))
    stage.addSubview(view)
    return view
  }

  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private final class Listener: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var events: [String] = []
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      events.append("wall \((identifier as? NSString).map(String.init) ?? "none")")
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem,
      at p: CGPoint
    ) { events.append("items") }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }
  }

  func testGravityIsAThousandPointsPerSecondSquared() {
    let item = box(100, 0)
    let gravity = UIGravityBehavior(items: [item])
    animator.addBehavior(gravity)
    app.advance(by: 0.5)
    // Half of 1,000 times the square of the time.
    XCTAssertEqual(item.center.y - 25, 125, accuracy: 6)
    XCTAssertEqual(item.center.x, 125)
    XCTAssertEqual(animator.elapsedTime, 0.5, accuracy: 0.02)
    XCTAssertEqual(gravity.angle, .pi / 2, accuracy: 1e-9)
    gravity.setAngle(0, magnitude: 2)
    XCTAssertEqual(gravity.gravityDirection.dx, 2, accuracy: 1e-9)
  }

  func testAnItemFallsOnTheFloorRestsAndTheAnimatorPauses() {
    let item = box(100, 0)
    let listener = Listener()
    animator.delegate = listener
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = listener
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(collision)
    XCTAssertTrue(animator.isRunning)
    app.settle()
    XCTAssertFalse(animator.isRunning)
    XCTAssertEqual(item.center.y, 575, accuracy: 1)
    XCTAssertEqual(item.transform, .identity)
    XCTAssertEqual(listener.events, ["resume", "wall none", "pause"])
  }

  func testElasticItemsBounceAndOthersDoNot() {
    let (soft, hard) = (box(20, 300), box(200, 300))
    let properties = UIDynamicItemBehavior(items: [hard])
    properties.elasticity = 0.8
    let collision = UICollisionBehavior(items: [soft, hard])
    collision.translatesReferenceBoundsIntoBoundary = true
    for behavior in [properties, UIGravityBehavior(items: [soft, hard]), collision] {
      animator.addBehavior(behavior)
    }
    var highest: CGFloat = 600
    // The items reach the bottom after 0.71 s; the bounce reaches its top 0.57 s later.
    app.advance(by: 0.75)
    for _ in 0..<60 {
      app.advance(by: 1.0 / 60)
      highest = min(highest, hard.center.y)
      XCTAssertGreaterThan(soft.center.y, 570)
    }
    // 0.8 of the speed is 0.64 of the height.
    XCTAssertEqual(575 - highest, 0.64 * 250, accuracy: 20)
  }

  func testItemsStackUpAndStayUpright() {
    let items = (0..<4).map { box(125, CGFloat(300 - $0 * 80)) }
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = UIDynamicItemBehavior(items: items)
    properties.friction = 0.5
    for behavior in [UIGravityBehavior(items: items), collision, properties] {
      animator.addBehavior(behavior)
    }
    app.settle()
    for (index, item) in items.enumerated() {
      XCTAssertEqual(item.center.y, 575 - 50 * CGFloat(index), accuracy: 3)
      XCTAssertEqual(item.center.x, 150, accuracy: 3)
    }
  }

  func testPushVelocityDependsOnMass() {
    let (small, large) = (box(0, 0, 100), box(0, 300, 200))
    let push = UIPushBehavior(items: [small, large], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let properties = UIDynamicItemBehavior(items: [small, large])
    animator.addBehavior(properties)
    animator.addBehavior(push)
    app.advance(by: 0.1)
    XCTAssertEqual(properties.linearVelocity(for: small).x, 100, accuracy: 0.01)
    XCTAssertEqual(properties.linearVelocity(for: large).x, 25, accuracy: 0.01)
    XCTAssertFalse(push.active)
  }

  func testItemsThatMeetHandOnTheirMomentum() {
    let left = Ball(frame: CGRect(x: 0, y: 100, width: 60, height: 60))
    let right = Ball(frame: CGRect(x: 120, y: 100, width: 60, height: 60))
    for ball in [left, right] { stage.addSubview(ball) }
    let listener = Listener()
    let collision = UICollisionBehavior(items: [left, right])
    collision.collisionDelegate = listener
    let properties = UIDynamicItemBehavior(items: [left, right])
    properties.elasticity = 1
    properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    animator.addBehavior(collision)
    animator.addBehavior(properties)
    app.advance(by: 0.5)
    XCTAssertEqual(listener.events, ["items"])
    XCTAssertEqual(properties.linearVelocity(for: left).x, 0, accuracy: 1)
    XCTAssertEqual(properties.linearVelocity(for: right).x, 300, accuracy: 1)
  }

  func testResistanceTakesSpeedAndAnchoredItemsStay() {
    let (moving, fixed) = (box(0, 0), box(150, 0))
    let properties = UIDynamicItemBehavior(items: [moving])
    properties.resistance = 1
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: moving)
    let anchored = UIDynamicItemBehavior(items: [fixed])
    anchored.isAnchored = true
    for behavior in [properties, anchored, UIGravityBehavior(items: [fixed])] {
      animator.addBehavior(behavior)
    }
    app.advance(by: 1)
    XCTAssertEqual(properties.linearVelocity(for: moving).x, 100 / CGFloat(M_E), accuracy: 2)
    XCTAssertEqual(fixed.center, CGPoint(x: 175, y: 25))
  }

  func testASnapEndsAtItsPointUpright() {
    let item = box(0, 0)
    item.transform = CGAffineTransform(rotationAngle: 0.8)
    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 400)))
    app.advance(by: 0.1)
    XCTAssertGreaterThan(item.center.y, 26)
    app.settle()
    XCTAssertEqual(item.center.x, 200, accuracy: 1)
    XCTAssertEqual(item.center.y, 400, accuracy: 1)
    XCTAssertEqual(atan2(item.transform.b, item.transform.a), 0, accuracy: 0.02)
    XCTAssertFalse(animator.isRunning)
  }

  func testARodKeepsItsLengthWhileItSwings() {
    let item = box(225, 75)
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 150, y: 100))
    XCTAssertEqual(rod.length, 100, accuracy: 0.001)
    animator.addBehavior(rod)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    var lowest: CGFloat = 0
    for _ in 0..<90 {
      app.advance(by: 1.0 / 60)
      XCTAssertEqual(hypot(item.center.x - 150, item.center.y - 100), 100, accuracy: 3)
      lowest = max(lowest, item.center.y)
    }
    XCTAssertEqual(lowest, 200, accuracy: 3)
  }

  func testASpringSwingsByItsFrequency() {
    let item = box(125, 200)
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 150, y: 100))
    spring.length = 75
    spring.frequency = 2
    animator.addBehavior(spring)
    // Half an oscillation later it is on the other side of its resting position, 75 points from the anchor.
    app.advance(by: 0.25)
    XCTAssertLessThan(item.center.y, 160)
    app.advance(by: 0.25)
    XCTAssertGreaterThan(item.center.y, 190)
  }

  func testBoundariesHaveIdentifiers() {
    let item = box(100, 100)
    let collision = UICollisionBehavior(items: [item])
    let listener = Listener()
    collision.collisionDelegate = listener
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
    XCTAssertNotNil(collision.boundary(withIdentifier: "shelf" as NSString))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    app.settle()
    XCTAssertEqual(item.center.y, 275, accuracy: 1)
    XCTAssertEqual(listener.events, ["wall shelf"])
    collision.removeBoundary(withIdentifier: "shelf" as NSString)
    XCTAssertNil(collision.boundaryIdentifiers)
    app.advance(by: 0.3)
    XCTAssertGreaterThan(item.center.y, 300)
  }

  func testBehaviorsAreMadeOfOthersAndHaveActions() {
    let item = box(100, 100)
    let whole = UIDynamicBehavior()
    whole.addChildBehavior(UIGravityBehavior(items: [item]))
    var steps = 0
    whole.action = { steps += 1 }
    animator.addBehavior(whole)
    XCTAssertTrue(whole.childBehaviors[0].dynamicAnimator === animator)
    app.advance(by: 0.1)
    XCTAssertGreaterThan(item.center.y, 126)
    XCTAssertGreaterThan(steps, 10)
    animator.removeBehavior(whole)
    XCTAssertNil(whole.childBehaviors[0].dynamicAnimator)
    XCTAssertFalse(animator.isRunning)
  }

  func testAnItemThatTheAppMovedIsReadAgain() {
    let item = box(100, 0)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    app.advance(by: 0.3)
    item.center = CGPoint(x: 50, y: 50)
    animator.updateItem(usingCurrentState: item)
    app.advance(by: 0.1)
    XCTAssertEqual(item.center.x, 50)
    XCTAssertLessThan(item.center.y, 60)
  }
}
