import Foundation

/// An animation between two values.
///
/// `fromValue` and `toValue` define both ends; one of them with `byValue` defines the other end as a sum or
/// difference. A single `fromValue` or `toValue` is combined with the presentation value, and a single
/// `byValue` starts from the presentation value. With none, the animation runs from the previous presentation
/// value to the model value.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func emptyCopy() -> CAAnimation { CABasicAnimation() }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate() as! CABasicAnimation
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copy
  }

  override func compile(for layer: CALayer) -> AnimationEffect {
    guard let target else { return .none }
    let from = AnimatableValue(fromValue, as: target.kind)
    let to = AnimatableValue(toValue, as: target.kind)
    let by = AnimatableValue(byValue, as: target.kind)
    let ends: ValueCurve.Ends
    switch (from, to, by) {
    case (let from?, let to?, _): ends = .between(from, to)
    case (let from?, nil, let by?): ends = .between(from, .add(from, by))
    case (nil, let to?, let by?): ends = .between(.subtract(to, by), to)
    case (let from?, nil, nil): ends = .from(from)
    case (nil, let to?, nil): ends = .to(to)
    case (nil, nil, let by?): ends = .by(by)
    case (nil, nil, nil):
      guard let shown = layer.presentationValue(of: target) else { return .none }
      ends = .from(target.extract(from: shown))
    }
    return .track(
      AnimationTrack(target: target, curve: .basic(ends), isAdditive: isAdditive, isCumulative: isCumulative))
  }
}
