/// A placeholder for entries that are made when the menu is opened.
open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var cache: [UIMenuElement]?

  /// Asks once and remembers the answer.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Asks every time.
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// The entries, now where they are known.
  package final func resolve(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
    if let cache { return completion(cache) }
    provider { [self] elements in
      if isCached { cache = elements }
      completion(elements)
    }
  }
}
