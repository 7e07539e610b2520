/// A symbol effect of an image view or a bar item, and its options.
struct RunningSymbolEffect {
  let type: Any.Type
  let movement: _SymbolMovement
}

/// Plays symbol effects as animations of a view's layer.
@MainActor
final class SymbolEffectPlayer {
  @OwnerReference private var view: UIView
  private(set) var effects: [RunningSymbolEffect] = []

  init(_ view: UIView) { _view = OwnerReference(wrappedValue: view) }

  /// Starts an effect; an effect of the same type is replaced.
  ///
  /// - Parameter completion: Called with whether the effect has ended by itself.
  func add(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    remove(type(of: effect), animated: false)
    let movement = effect._movement
    if effect is any IndefiniteSymbolEffect {
      effects.append(RunningSymbolEffect(type: type(of: effect), movement: movement))
    }
    let key = Self.key(type(of: effect))
    let layer = view.layer
    switch movement {
    case .grow, .shrink:
      hold("transform.scale", movement == .grow ? 1.15 : 0.85, key, animated: animated, completion)
    case .vanish: hold("opacity", 0, key, animated: animated, completion)
    case .appear: hold("opacity", 1, key, animated: animated, completion)
    case .bounce, .pulse, .wiggle, .rotate:
      guard animated else {
        completion?(false)
        return
      }
      let animation = Self.animation(movement)
      animation.speed = Float(max(options.speedFactor, 0.01))
      let isEndless =
        effect is any IndefiniteSymbolEffect && !(effect is any DiscreteSymbolEffect && options.count != nil)
      animation.repeatCount = isEndless ? .infinity : options.count.map { Float(max($0, 1)) } ?? .infinity
      CATransaction.begin()
      if !isEndless { CATransaction.setCompletionBlock { completion?(true) } }
      layer.add(animation, forKey: key)
      CATransaction.commit()
    }
  }

  /// Keeps a value until the effect is removed.
  private func hold(
    _ keyPath: String, _ value: CGFloat, _ key: String, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = value
    animation.duration = animated ? 0.25 : 0.001
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { completion?(true) }
    view.layer.add(animation, forKey: key)
    CATransaction.commit()
  }

  private static func animation(_ movement: _SymbolMovement) -> CAAnimation {
    let animation: CAKeyframeAnimation
    switch movement {
    case .wiggle:
      animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
      animation.values = [0, 0.2, -0.2, 0.1, 0]
    case .rotate:
      animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
      animation.values = [0, CGFloat.pi, 2 * CGFloat.pi]
    case .pulse:
      animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [1, 0.4, 1]
    default:
      animation = CAKeyframeAnimation(keyPath: "transform.scale")
      animation.values = [1, 1.2, 0.95, 1]
    }
    animation.duration = movement == .pulse ? 1 : 0.5
    return animation
  }

  func remove(_ type: Any.Type, animated: Bool) {
    effects.removeAll { $0.type == type }
    view.layer.removeAnimation(forKey: Self.key(type))
  }

  func removeAll() {
    for effect in effects { view.layer.removeAnimation(forKey: Self.key(effect.type)) }
    for key in view.layer.animationKeys() ?? [] where key.hasPrefix(Self.prefix) {
      view.layer.removeAnimation(forKey: key)
    }
    effects = []
  }

  private static let prefix = "symbolEffect."
  private static func key(_ type: Any.Type) -> String { prefix + String(describing: type) }
}

/// The end of a symbol effect.
public struct UISymbolEffectCompletionContext {
  /// Whether the effect ran to its end.
  public let isFinished: Bool
  /// The view of the effect.
  public let sender: Any?
}

/// Called when a symbol effect ends.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void
