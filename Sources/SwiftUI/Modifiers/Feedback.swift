/// Haptic feedback. Has no effect on devices without haptics.
public struct SensoryFeedback: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case success, warning, error, selection
    case impact(weight: Weight, intensity: Double)
  }
  let kind: Kind
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
  public static let success = SensoryFeedback(kind: .success)
  public static let warning = SensoryFeedback(kind: .warning)
  public static let error = SensoryFeedback(kind: .error)
  public static let selection = SensoryFeedback(kind: .selection)
  public static let increase = SensoryFeedback(kind: .selection)
  public static let decrease = SensoryFeedback(kind: .selection)
  public static let start = SensoryFeedback(kind: .impact(weight: .light, intensity: 1))
  public static let stop = SensoryFeedback(kind: .impact(weight: .light, intensity: 1))
  public static let alignment = SensoryFeedback(kind: .selection)
  public static let levelChange = SensoryFeedback(kind: .selection)
  public static let impact = SensoryFeedback(kind: .impact(weight: .medium, intensity: 1))
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight: weight, intensity: intensity))
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    let weight: Weight =
      switch flexibility {
      case .rigid: .heavy
      case .solid: .medium
      case .soft: .light
      }
    return impact(weight: weight, intensity: intensity)
  }
  public static let pathComplete = SensoryFeedback(kind: .success)

  fileprivate func play() {
    // Changes of values are reported on the main thread.
    MainActor.assumeIsolated {
      switch kind {
      case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
      case .warning: UINotificationFeedbackGenerator().notificationOccurred(.warning)
      case .error: UINotificationFeedbackGenerator().notificationOccurred(.error)
      case .selection: UISelectionFeedbackGenerator().selectionChanged()
      case .impact(let weight, let intensity):
        let style: UIImpactFeedbackGenerator.FeedbackStyle =
          weight == .light ? .light : weight == .heavy ? .heavy : .medium
        UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: CGFloat(intensity))
      }
    }
  }
}

extension View {
  /// Plays feedback when a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
  {
    onChange(of: trigger) { feedback.play() }
  }
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool
  ) -> some View { onChange(of: trigger) { if condition($0, $1) { feedback.play() } } }
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?
  ) -> some View { onChange(of: trigger) { feedback($0, $1)?.play() } }
}
