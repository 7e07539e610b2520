extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String {
    var text = curve == Animation.default.curve ? "DefaultAnimation()" : curveDescription
    if delaySeconds != 0 { text = "DelayAnimation(delay: \(delaySeconds), base: \(text))" }
    if speed != 1 { text = "SpeedAnimation(speed: \(speed), base: \(text))" }
    if repeatCount != 1 {
      let count = repeatCount.isFinite ? "Optional(\(Int(repeatCount)))" : "nil"
      text = "RepeatAnimation(repeatCount: \(count), autoreverses: \(autoreverses), base: \(text))"
    }
    return text
  }

  private var curveDescription: String {
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2):
      "BezierAnimation(duration: \(baseDuration), curve: (\(x1), \(y1)), (\(x2), \(y2)))"
    case .spring(let response, let dampingFraction):
      "FluidSpringAnimation(response: \(response), dampingFraction: \(dampingFraction), blendDuration: 0.0)"
    case .custom(let custom): "\(custom.base)"
    }
  }

  public var debugDescription: String { "AnyAnimator(SwiftUI.\(description))" }
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
