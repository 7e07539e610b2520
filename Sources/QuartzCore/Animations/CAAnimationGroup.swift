import Foundation

/// A group of animations with shared timing. Animations longer than the group are cut off.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func emptyCopy() -> CAAnimation { CAAnimationGroup() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate() as! CAAnimationGroup
    copy.animations = animations?.map { $0.duplicate() }
    return copy
  }

  override func compile(for layer: CALayer) -> AnimationEffect {
    let length = duration > 0 ? duration : CATransaction.animationDuration()
    return .group(
      (animations ?? []).map { child in
        (AnimationTimeline(child, defaultDuration: length, defaultFunction: nil), child.compile(for: layer))
      })
  }
}
