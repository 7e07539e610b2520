import Foundation

/// An animation between two values.
///
/// With both `fromValue` and `toValue` it runs between them; with one of them and `byValue`, from or up to the sum; with
/// `fromValue` or `toValue` alone, from or to the value on screen; with `byValue` alone, from the value on screen by so much;
/// with none, from the old value on screen to the model's.
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
