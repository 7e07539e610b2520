private struct SymbolEffectModifier<Value: Equatable>: ViewModifier {
  let movement: _SymbolMovement
  let options: SymbolEffectOptions
  let isActive: Bool
  let value: Value
  @State private var isMoved = false
  @Environment(\.areSymbolEffectsRemoved) private var isRemoved

  private var scale: CGFloat {
    switch movement {
    case .bounce: isMoved ? 1.2 : 1
    case .grow: isActive ? 1.15 : 1
    case .shrink: isActive ? 0.85 : 1
    case .pulse, .vanish, .appear, .wiggle, .rotate: 1
    }
  }
  private var angle: Angle {
    switch movement {
    case .wiggle: .degrees(isMoved ? 12 : 0)
    case .rotate: .degrees(isMoved ? 180 : 0)
    default: .zero
    }
  }
  /// Whether the movement continues while the effect is active.
  private var isContinuous: Bool { movement == .pulse || movement == .wiggle || movement == .rotate }
  private var opacity: Double {
    switch movement {
    case .pulse: isMoved ? 0.4 : 1
    case .vanish: isActive ? 0 : 1
    case .appear: isActive ? 0 : 1
    default: 1
    }
  }
  func body(content: Content) -> some View {
    content.scaleEffect(scale).rotationEffect(angle).opacity(opacity)
      .animation(.snappy, value: isActive)
      .onChange(of: value) { play(1) }
      .onChange(of: isActive, initial: true) { if isActive, isContinuous { play(1) } }
  }
  /// - Parameter round: The number of completed repetitions.
  private func play(_ round: Int) {
    guard !isRemoved else { return }
    let half = 0.25 / options.speedFactor
    withAnimation(.easeOut(duration: half)) {
      isMoved = true
    } completion: {
      withAnimation(.spring(duration: half * 2, bounce: 0.3)) {
        isMoved = false
      } completion: {
        let goesOn = isActive && isContinuous || options.count.map { round < $0 } ?? true
        if goesOn { play(round + 1) }
      }
    }
  }
}

private struct SymbolEffectsRemovedKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  var areSymbolEffectsRemoved: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}

extension View {
  /// Removes the symbol effects set by modifiers inside.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.areSymbolEffectsRemoved, isEnabled)
  }
  /// Animates symbols when a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(movement: effect._movement, options: options, isActive: false, value: value))
  }
  /// Animates symbols while the effect is active.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(SymbolEffectModifier(movement: effect._movement, options: options, isActive: isActive, value: 0))
  }
}

/// A symbol can bounce until the effect ends (iOS 18).
extension BounceSymbolEffect: IndefiniteSymbolEffect {}
