/// The response of a view to a pointer over it.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, NSCopying {
  open var effect: any UIHoverEffect { didSet { onChange?() } }
  /// The shape of the effect; nil for that of the view.
  open var shape: UIShape? { didSet { onChange?() } }
  open var isEnabled = true { didSet { onChange?() } }
  /// Called after a change. The view copies the style when it is assigned.
  final var onChange: (() -> Void)?

  public init(effect: any UIHoverEffect = .automatic, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  public convenience init(shape: UIShape?) { self.init(effect: .automatic, shape: shape) }

  /// Returns the system's style.
  open class func automatic() -> UIHoverStyle { UIHoverStyle() }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    // UIKit copies the style of a view on the main thread, as on iOS.
    MainActor.assumeIsolated {
      let copy = UIHoverStyle(effect: effect, shape: shape)
      copy.isEnabled = isEnabled
      return copy
    }
  }
}

/// The appearance of a view below the pointer.
@preconcurrency @MainActor
public protocol UIHoverEffect {}

/// An effect chosen by the size and background of the view.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  public nonisolated init() {}
}

/// The pointer slides under the view and takes its shape.
public struct UIHoverHighlightEffect: UIHoverEffect {
  public nonisolated init() {}
}

/// The pointer slides under the view, which is scaled up and casts a shadow.
public struct UIHoverLiftEffect: UIHoverEffect {
  public nonisolated init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  public static nonisolated var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  public static nonisolated var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  public static nonisolated var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
