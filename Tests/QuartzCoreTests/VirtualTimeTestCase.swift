import XCTest

@testable import QuartzCore

/// A test in virtual time, with a visible layer tree.
class VirtualTimeTestCase: XCTestCase {
  nonisolated(unsafe) var root: CALayer!
  nonisolated(unsafe) private var shown: LayerRoot!

  override func setUp() {
    MainActor.assumeIsolated {
      FrameClock.shared.setMode(.virtual)
      root = CALayer()
      root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
      root.position = CGPoint(x: 100, y: 100)
      shown = LayerRoot(layer: root)
      FrameClock.shared.settle()
    }
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      shown.invalidate()
      shown = nil
      root = nil
      CATransaction.flush()
      FrameClock.shared.settle()
      FrameClock.shared.setMode(.real)
    }
  }

  @MainActor var clock: FrameClock { .shared }

  /// Returns a layer that has been visible for a while.
  @MainActor
  func shownLayer(_ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    root.addSublayer(layer)
    CATransaction.flush()
    return layer
  }

  /// Returns a layer with a delegate that returns no actions, like that of a view.
  @MainActor
  func stillLayer(_ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) -> CALayer {
    let layer = shownLayer(frame)
    layer.setOwner(StillOwner.shared)
    return layer
  }
}

/// A delegate of layers without implicit animations.
final class StillOwner: NSObject, CALayerDelegate {
  static let shared = StillOwner()
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

/// Records the starts and stops of animations.
final class AnimationLog: NSObject, CAAnimationDelegate {
  var events: [String] = []
  func animationDidStart(_ anim: CAAnimation) { events.append("start \(name(anim))") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append("\(flag ? "end" : "cut") \(name(anim))")
  }
  private func name(_ anim: CAAnimation) -> String {
    anim.value(forKey: "name") as? String ?? (anim as? CAPropertyAnimation)?.keyPath ?? "group"
  }
}
