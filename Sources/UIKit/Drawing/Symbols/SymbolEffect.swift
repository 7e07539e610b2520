/// An animation of a symbol.
public protocol SymbolEffect: Sendable { var _movement: _SymbolMovement { get } }
public protocol DiscreteSymbolEffect: SymbolEffect {}
public protocol IndefiniteSymbolEffect: SymbolEffect {}
public enum _SymbolMovement: Sendable { case bounce, pulse, grow, shrink, vanish, appear, wiggle, rotate }
public struct SymbolEffectOptions: Equatable, Sendable {
  /// The number of runs; `nil` repeats indefinitely.
  package var count: Int? = 1
  package var speedFactor = 1.0
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
public struct BounceSymbolEffect: DiscreteSymbolEffect {
  public var _movement: _SymbolMovement { .bounce }
  public var up: BounceSymbolEffect { self }
  public var down: BounceSymbolEffect { self }
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }
}
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _movement: _SymbolMovement { .pulse }
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
}
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _movement: _SymbolMovement { .pulse }
  public var iterative: VariableColorSymbolEffect { self }
  public var cumulative: VariableColorSymbolEffect { self }
  public var reversing: VariableColorSymbolEffect { self }
}
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  var isDown = false
  public var _movement: _SymbolMovement { isDown ? .shrink : .grow }
  public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
}
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
  public var _movement: _SymbolMovement { .vanish }
}
public struct AppearSymbolEffect: IndefiniteSymbolEffect {
  public var _movement: _SymbolMovement { .appear }
  public var up: AppearSymbolEffect { self }
  public var down: AppearSymbolEffect { self }
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }
}
/// Replaces a symbol with another.
public struct ReplaceSymbolEffect: SymbolEffect {
  public var _movement: _SymbolMovement { .appear }
  public var downUp: ReplaceSymbolEffect { self }
  public var upUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }
}
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _movement: _SymbolMovement { .wiggle }
  public var clockwise: WiggleSymbolEffect { self }
  public var counterClockwise: WiggleSymbolEffect { self }
  public var left: WiggleSymbolEffect { self }
  public var right: WiggleSymbolEffect { self }
  public var byLayer: WiggleSymbolEffect { self }
  public var wholeSymbol: WiggleSymbolEffect { self }
}
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _movement: _SymbolMovement { .pulse }
  public var pulse: BreatheSymbolEffect { self }
  public var plain: BreatheSymbolEffect { self }
  public var byLayer: BreatheSymbolEffect { self }
  public var wholeSymbol: BreatheSymbolEffect { self }
}
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _movement: _SymbolMovement { .rotate }
  public var clockwise: RotateSymbolEffect { self }
  public var counterClockwise: RotateSymbolEffect { self }
  public var byLayer: RotateSymbolEffect { self }
  public var wholeSymbol: RotateSymbolEffect { self }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { .init() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { .init() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { .init() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { .init() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { .init() }
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

/// A symbol effect that runs when an image replaces another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
extension ReplaceSymbolEffect: ContentTransitionSymbolEffect {}
/// A symbol effect that runs when a symbol appears or disappears.
public protocol TransitionSymbolEffect: SymbolEffect {}
extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}
