/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  public override init() { super.init() }
  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  package override func copyProperties(from other: UIBarAppearance) {
    super.copyProperties(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  package override func duplicate() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

/// The appearance of bar buttons in each state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  open private(set) var focused = UIBarButtonItemStateAppearance()

  public init(style: UIBarButtonItem.Style = .plain) { super.init() }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Used on this thread only, before the function returns.
    nonisolated(unsafe) var copy: Any!
    MainActor.assumeIsolated { copy = duplicate() }
    return copy!
  }

  private func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    for (new, old) in [
      (copy.normal, normal), (copy.highlighted, highlighted), (copy.disabled, disabled),
      (copy.focused, focused),
    ] {
      new.titleTextAttributes = old.titleTextAttributes
      new.titlePositionAdjustment = old.titlePositionAdjustment
      new.backgroundImage = old.backgroundImage
    }
    return copy
  }
}

/// The appearance of a bar button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero
}
