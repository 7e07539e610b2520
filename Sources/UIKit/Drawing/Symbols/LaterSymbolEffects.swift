/// Draws a symbol along its strokes (iOS 26). Differs from iOS: the symbol fades in.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Sendable {
  public var _movement: _SymbolMovement { .appear }
  public var byLayer: DrawOnSymbolEffect { self }
  public var wholeSymbol: DrawOnSymbolEffect { self }
  public var individually: DrawOnSymbolEffect { self }
}

/// Removes a symbol along its strokes (iOS 26). Differs from iOS: the symbol fades out.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Sendable {
  public var _movement: _SymbolMovement { .vanish }
  public var byLayer: DrawOffSymbolEffect { self }
  public var wholeSymbol: DrawOffSymbolEffect { self }
  public var individually: DrawOffSymbolEffect { self }
  public var reversed: DrawOffSymbolEffect { self }
  public var nonReversed: DrawOffSymbolEffect { self }
}

/// Replaces a symbol with a related one (iOS 18). Differs from iOS: the symbols fade.
public struct MagicReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Sendable {
  public var _movement: _SymbolMovement { .appear }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { .init() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { .init() }
}

extension ReplaceSymbolEffect {
  /// An effect for related symbols, and one for all others.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplaceSymbolEffect { .init() }
}

extension VariableColorSymbolEffect {
  public var nonReversing: VariableColorSymbolEffect { self }
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension ScaleSymbolEffect {
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension DisappearSymbolEffect {
  public var up: DisappearSymbolEffect { self }
  public var down: DisappearSymbolEffect { self }
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension WiggleSymbolEffect {
  public var up: WiggleSymbolEffect { self }
  public var down: WiggleSymbolEffect { self }
  public var forward: WiggleSymbolEffect { self }
  public var backward: WiggleSymbolEffect { self }
  public func custom(angle: Double) -> WiggleSymbolEffect { self }
}

extension SymbolEffectOptions {
  /// The repetition of an effect (iOS 18).
  public struct RepeatBehavior: Equatable, Sendable {
    let count: Int?
    /// Repeats without an end.
    public static let continuous = RepeatBehavior(count: nil)
    /// Repeats with pauses. Without a count, it repeats without an end. Differs from iOS: the pause is that of the effect.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
    public static var periodic: RepeatBehavior { periodic() }
  }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count)
  }
  /// Returns options with a repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count, speedFactor: speedFactor)
  }
}
