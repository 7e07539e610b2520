import Synchronization

// A mutex guards the variants.
/// The variants of one image: for light and dark, for scales and size classes.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let variants = Mutex<[(traits: UITraitCollection, image: UIImage)]>([])

  public override init() {}

  /// Returns the variant that fits the traits best; an empty image if there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    variants.withLock { variants in
      var best: (score: Int, image: UIImage)?
      for variant in variants {
        guard let score = score(variant.traits.values, for: traitCollection.values) else { continue }
        if score > best?.score ?? -1 { best = (score, variant.image) }
      }
      return best?.image ?? variants.first?.image ?? UIImage()
    }
  }

  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Registers an image as the variant for the specified traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    var state = image.state
    state.asset = self
    let member = UIImage(state)
    variants.withLock { variants in
      variants.removeAll { $0.traits == traitCollection }
      variants.append((traitCollection, member))
    }
  }

  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  open func unregisterImage(with traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The number of matching traits, or nil if a decisive one differs. An image with another scale is better
  /// than none.
  private func score(_ variant: TraitValues, for wanted: TraitValues) -> Int? {
    var score = 0
    func check<T: Equatable>(_ path: KeyPath<TraitValues, T>, weight: Int) -> Bool {
      let value = variant[keyPath: path]
      if value == TraitValues.unspecified[keyPath: path] { return true }
      score += value == wanted[keyPath: path] ? weight : 0
      return value == wanted[keyPath: path] || wanted[keyPath: path] == TraitValues.unspecified[keyPath: path]
    }
    guard check(\.userInterfaceIdiom, weight: 16), check(\.userInterfaceStyle, weight: 8),
      check(\.accessibilityContrast, weight: 8), check(\.layoutDirection, weight: 8),
      check(\.horizontalSizeClass, weight: 4), check(\.verticalSizeClass, weight: 4),
      check(\.displayGamut, weight: 2)
    else { return nil }
    _ = check(\.displayScale, weight: 1)
    return score
  }
}
