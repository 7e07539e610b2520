/// A placeholder for elements that are provided when the menu is opened.
open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var cache: [UIMenuElement]?

  /// Creates an element that calls the provider once and caches the result.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns an element that calls the provider every time.
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Provides the elements, immediately if they are known.
  package final func resolve(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
    if let cache { return completion(cache) }
    provider { [self] elements in
      if isCached { cache = elements }
      completion(elements)
    }
  }
}
