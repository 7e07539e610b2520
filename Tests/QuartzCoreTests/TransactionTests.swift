import XCTest

@testable import QuartzCore

@MainActor
final class TransactionTests: VirtualTimeTestCase {
  func testInnerTransactionOverridesAndInherits() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    XCTAssertEqual(CATransaction.animationDuration(), 2)
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(false)
    XCTAssertEqual(CATransaction.animationDuration(), 3)
    XCTAssertFalse(CATransaction.disableActions())
    CATransaction.commit()
    XCTAssertEqual(CATransaction.animationDuration(), 2)
    XCTAssertTrue(CATransaction.disableActions())
    CATransaction.commit()
    XCTAssertEqual(CATransaction.animationDuration(), 0.25)
  }

  func testValuesByKey() {
    CATransaction.begin()
    CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue("x", forKey: "mine")
    XCTAssertEqual(CATransaction.animationDuration(), 1.5)
    XCTAssertTrue(CATransaction.disableActions())
    XCTAssertEqual(CATransaction.value(forKey: "mine") as? String, "x")
    CATransaction.commit()
    XCTAssertNil(CATransaction.value(forKey: "mine"))
  }

  func testCompletionWithoutAnimationsComesAtTheCommit() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    CATransaction.commit()
    CATransaction.commit()
    XCTAssertEqual(log, ["inner", "outer"])
  }

  func testCompletionsComeWhenTheirAnimationsEnd() {
    let layer = shownLayer()
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock { log.append("slow") }
    layer.opacity = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.2)
    CATransaction.setCompletionBlock { log.append("quick") }
    layer.position.x = 50
    CATransaction.commit()
    CATransaction.commit()
    XCTAssertEqual(log, [])
    clock.advance(by: 0.3)
    XCTAssertEqual(log, ["quick"])
    clock.advance(by: 0.3)
    XCTAssertEqual(log, ["quick", "slow"])
  }

  func testDelegateIsCalledBeforeCompletion() {
    let layer = stillLayer()
    final class StopDelegate: NSObject, CAAnimationDelegate {
      var tell: (() -> Void)?
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { tell?() }
    }
    var log: [String] = []
    let stopDelegate = StopDelegate()
    stopDelegate.tell = { log.append("delegate") }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.delegate = stopDelegate
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("completion") }
    layer.add(animation, forKey: nil)
    CATransaction.commit()
    clock.settle()
    XCTAssertEqual(log, ["delegate", "completion"])
  }

  func testRemovedAnimationsCompleteToo() {
    let layer = shownLayer()
    var done = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { done = true }
    layer.opacity = 0
    CATransaction.commit()
    XCTAssertFalse(done)
    layer.removeAllAnimations()
    CATransaction.flush()
    XCTAssertTrue(done)
  }

  func testFreedLayerCompletesItsAnimations() {
    var done = false
    weak var gone: CALayer?
    do {
      let layer = CALayer()
      gone = layer
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { done = true }
      layer.add(animation, forKey: nil)
      CATransaction.commit()
    }
    XCTAssertNil(gone)
    clock.settle()
    XCTAssertTrue(done)
  }

  func testLayerThatLeavesTheTreeEndsItsAnimations() {
    let layer = shownLayer()
    let log = AnimationLog()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    animation.delegate = log
    layer.add(animation, forKey: nil)
    clock.advance(by: 0.1)
    layer.removeFromSuperlayer()
    CATransaction.flush()
    XCTAssertEqual(log.events, ["start opacity", "cut opacity"])
  }

  func testLayerThatMovesWithinTheTreeKeepsItsAnimations() {
    let layer = shownLayer()
    let other = shownLayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    layer.add(animation, forKey: "fade")
    clock.advance(by: 0.1)
    other.addSublayer(layer)
    CATransaction.flush()
    XCTAssertEqual(layer.animationKeys(), ["fade"])
  }

  // MARK: Implicit animations

  func testChangeOfAShownLayerAnimates() {
    let layer = shownLayer()
    layer.opacity = 0
    CATransaction.flush()
    let curve = CAMediaTimingFunction(name: .default)
    clock.advance(by: 0.1)
    XCTAssertEqual(Double(layer.presentation()!.opacity), 1 - curve.value(at: 0.4), accuracy: 1e-6)
    clock.settle()
    XCTAssertEqual(layer.presentation()!.opacity, 0)
  }

  func testNewLayerAppearsWithoutAnimation() {
    let layer = CALayer()
    root.addSublayer(layer)
    layer.position = CGPoint(x: 50, y: 50)
    CATransaction.flush()
    XCTAssertFalse(layer.hasAnimations)
  }

  func testSecondChangeStartsFromTheStateOnScreen() {
    let layer = shownLayer()
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setAnimationDuration(1)
    layer.position.x = 105
    CATransaction.commit()
    clock.advance(by: 0.5)
    let middle = layer.presentation()!.position.x
    XCTAssertEqual(middle, 55, accuracy: 1e-6)
    layer.position.x = 5
    CATransaction.flush()
    XCTAssertEqual(layer.presentation()!.position.x, middle, accuracy: 1e-6)
  }

  func testDisabledActionsChangeAtOnce() {
    let layer = shownLayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    XCTAssertFalse(layer.hasAnimations)
    XCTAssertEqual(layer.presentation()!.opacity, 0)
  }

  func testActionSearchOrder() {
    final class Answerer: NSObject, CALayerDelegate {
      var answer: (any CAAction)?
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    }
    let layer = CALayer()
    let answerer = Answerer()
    layer.delegate = answerer
    XCTAssertTrue(layer.action(forKey: "opacity") is CABasicAnimation, "the default")
    let fromStyle = CATransition()
    layer.style = ["actions": ["opacity": fromStyle as any CAAction]]
    XCTAssertTrue(layer.action(forKey: "opacity") as AnyObject === fromStyle)
    let fromActions = CATransition()
    layer.actions = ["opacity": fromActions]
    XCTAssertTrue(layer.action(forKey: "opacity") as AnyObject === fromActions)
    let fromDelegate = CATransition()
    answerer.answer = fromDelegate
    XCTAssertTrue(layer.action(forKey: "opacity") as AnyObject === fromDelegate)
    answerer.answer = NSNull()
    XCTAssertNil(layer.action(forKey: "opacity"))
    answerer.answer = nil
    layer.actions = ["opacity": NSNull()]
    XCTAssertNil(layer.action(forKey: "opacity"))
    XCTAssertNil(layer.action(forKey: "nonsense"))
  }

  func testOwnedLayerIsAskedOnlyWhileViewsAnimate() {
    final class Owner: NSObject, CALayerDelegate {
      var asked: [String] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return NSNull()
      }
    }
    let layer = shownLayer()
    let owner = Owner()
    layer.setOwner(owner)
    layer.opacity = 0.5
    XCTAssertEqual(owner.asked, [])
    CALayer.ownersProvideActions = true
    layer.opacity = 0.6
    layer.cornerRadius = 3
    CALayer.ownersProvideActions = false
    layer.opacity = 0.7
    XCTAssertEqual(owner.asked, ["opacity", "cornerRadius"])
    layer.setOwner(nil)
  }

  // MARK: Phases of the commit

  private final class Placer: NSObject, CALayerDelegate {
    var log: [String] = []
    var onLayout: ((CALayer) -> Void)?
    func layoutSublayers(of layer: CALayer) {
      log.append("layout \(layer.name ?? "")")
      onLayout?(layer)
    }
    func display(_ layer: CALayer) { log.append("display \(layer.name ?? "")") }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  }

  func testLayoutRunsDownwardsThenDisplayThenAfterCommit() {
    let placer = Placer()
    let parent = stillLayer()
    let child = CALayer()
    parent.name = "parent"
    child.name = "child"
    parent.addSublayer(child)
    CATransaction.flush()
    for layer in [child, parent] { layer.delegate = placer }
    child.setNeedsDisplay()
    child.setNeedsLayout()
    parent.setNeedsLayout()
    CATransaction.afterCommit { placer.log.append("after") }
    CATransaction.flush()
    XCTAssertEqual(placer.log, ["layout parent", "layout child", "display child", "after"])
    placer.log = []
    CATransaction.flush()
    XCTAssertEqual(placer.log, [], "nothing is dirty")
  }

  func testLayoutRepeatsUntilItIsStable() {
    let placer = Placer()
    let parent = stillLayer()
    let child = CALayer()
    parent.name = "parent"
    child.name = "child"
    parent.addSublayer(child)
    CATransaction.flush()
    parent.delegate = placer
    child.delegate = placer
    var widens = 2
    placer.onLayout = { layer in
      if layer === child, widens > 0 {
        widens -= 1
        parent.setNeedsLayout()
        parent.bounds.size.width += 1
      }
      if layer === parent { child.setNeedsLayout() }
    }
    parent.setNeedsLayout()
    CATransaction.flush()
    XCTAssertEqual(placer.log, Array(repeating: ["layout parent", "layout child"], count: 3).flatMap { $0 })
    XCTAssertFalse(CATransaction.isCommitPending)
  }

  func testLayoutLoopIsCutOff() {
    let placer = Placer()
    let layer = stillLayer()
    layer.delegate = placer
    placer.onLayout = { $0.setNeedsLayout() }
    layer.setNeedsLayout()
    CATransaction.flush()
    XCTAssertGreaterThan(placer.log.count, 2)
    placer.onLayout = nil
    clock.settle()
  }

  func testCleanSubtreesAreNotVisited() {
    let placer = Placer()
    let dirty = stillLayer()
    let clean = stillLayer()
    dirty.name = "dirty"
    clean.name = "clean"
    dirty.delegate = placer
    clean.delegate = placer
    CATransaction.flush()
    placer.log = []
    dirty.setNeedsLayout()
    CATransaction.flush()
    XCTAssertEqual(placer.log, ["layout dirty"])
  }

  func testLayoutIfNeededStartsAtTheTopmostDirtyLayer() {
    let placer = Placer()
    let top = CALayer()
    let middle = CALayer()
    let bottom = CALayer()
    for (layer, name) in [(top, "top"), (middle, "middle"), (bottom, "bottom")] {
      layer.name = name
      layer.layoutIfNeeded()
    }
    top.addSublayer(middle)
    middle.addSublayer(bottom)
    top.layoutIfNeeded()
    for layer in [top, middle, bottom] { layer.delegate = placer }
    bottom.setNeedsLayout()
    middle.setNeedsLayout()
    bottom.layoutIfNeeded()
    XCTAssertEqual(placer.log, ["layout middle", "layout bottom"])
  }

  func testBeforeLayoutHookRunsFirst() {
    let placer = Placer()
    let layer = stillLayer()
    layer.name = "x"
    layer.delegate = placer
    CATransaction.flush()
    placer.log = []
    let hook = CATransaction.addBeforeLayoutHook { placer.log.append("hook") }
    layer.setNeedsLayout()
    CATransaction.flush()
    CATransaction.removeBeforeLayoutHook(hook)
    layer.setNeedsLayout()
    CATransaction.flush()
    XCTAssertEqual(placer.log, ["hook", "layout x", "layout x"])
  }

  func testImplicitTransactionCommitsBeforeTheRunLoopSleeps() {
    let placer = Placer()
    let layer = stillLayer()
    layer.name = "x"
    layer.delegate = placer
    layer.setNeedsLayout()
    XCTAssertEqual(placer.log, [])
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    XCTAssertEqual(placer.log, ["layout x"])
  }
}
