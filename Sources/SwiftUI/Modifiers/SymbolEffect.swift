/// An animation of a symbol.
public protocol SymbolEffect { var _movement: _SymbolMovement { get } }
public protocol DiscreteSymbolEffect: SymbolEffect {}
public protocol IndefiniteSymbolEffect: SymbolEffect {}
public enum _SymbolMovement: Sendable { case bounce, pulse, grow, shrink, vanish }
public struct SymbolEffectOptions: Equatable, Sendable {
  /// The number of repetitions; `nil` repeats indefinitely.
  var count: Int? = 1
  var speedFactor = 1.0
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions(count: nil)
  public static let nonRepeating = SymbolEffectOptions()
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speedFactor: speed) }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count)
  }
  /// Returns options with a speed factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count, speedFactor: speed)
  }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count, speedFactor: speedFactor)
  }
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(count: nil, speedFactor: speedFactor) }
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(speedFactor: speedFactor) }
}
public struct BounceSymbolEffect: DiscreteSymbolEffect, Sendable {
  public var _movement: _SymbolMovement { .bounce }
  public var up: BounceSymbolEffect { self }
  public var down: BounceSymbolEffect { self }
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }
}
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable {
  public var _movement: _SymbolMovement { .pulse }
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
}
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Sendable {
  public var _movement: _SymbolMovement { .pulse }
  public var iterative: VariableColorSymbolEffect { self }
  public var cumulative: VariableColorSymbolEffect { self }
  public var reversing: VariableColorSymbolEffect { self }
}
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Sendable {
  var isDown = false
  public var _movement: _SymbolMovement { isDown ? .shrink : .grow }
  public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
}
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, Sendable {
  public var _movement: _SymbolMovement { .vanish }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { .init() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { .init() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { .init() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { .init() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { .init() }
}

private struct SymbolEffectModifier<Value: Equatable>: ViewModifier {
  let movement: _SymbolMovement
  let options: SymbolEffectOptions
  let isActive: Bool
  let value: Value
  @State private var isMoved = false

  private var scale: CGFloat {
    switch movement {
    case .bounce: isMoved ? 1.2 : 1
    case .grow: isActive ? 1.15 : 1
    case .shrink: isActive ? 0.85 : 1
    case .pulse, .vanish: 1
    }
  }
  private var opacity: Double {
    switch movement {
    case .pulse: isMoved ? 0.4 : 1
    case .vanish: isActive ? 0 : 1
    default: 1
    }
  }
  func body(content: Content) -> some View {
    content.scaleEffect(scale).opacity(opacity)
      .animation(.snappy, value: isActive)
      .onChange(of: value) { play(1) }
      .onChange(of: isActive, initial: true) { if isActive, movement == .pulse { play(1) } }
  }
  /// - Parameter round: The number of completed repetitions.
  private func play(_ round: Int) {
    let half = 0.25 / options.speedFactor
    withAnimation(.easeOut(duration: half)) {
      isMoved = true
    } completion: {
      withAnimation(.spring(duration: half * 2, bounce: 0.3)) {
        isMoved = false
      } completion: {
        let goesOn = isActive && movement == .pulse || options.count.map { round < $0 } ?? true
        if goesOn { play(round + 1) }
      }
    }
  }
}

extension View {
  /// Animates symbols when a value changes.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(movement: effect._movement, options: options, isActive: false, value: value))
  }
  /// Animates symbols while the effect is active.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(SymbolEffectModifier(movement: effect._movement, options: options, isActive: isActive, value: 0))
  }
}
