/// A link that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options: UIScene.OpenURLOptions

  package init(url: URL, options: UIScene.OpenURLOptions) {
    self.url = url
    self.options = options
  }
}
