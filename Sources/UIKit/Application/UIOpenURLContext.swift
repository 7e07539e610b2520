/// A URL to be opened by a scene.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  open private(set) var url: URL
  open private(set) var options: UIScene.OpenURLOptions

  package init(url: URL, options: UIScene.OpenURLOptions) {
    self.url = url
    self.options = options
  }
}
