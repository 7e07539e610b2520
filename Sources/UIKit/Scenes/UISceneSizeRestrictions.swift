/// The sizes that the user can give the window of a scene.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  @BackReference private var scene: UIWindowScene?

  init(scene: UIWindowScene) { self.scene = scene }

  /// The minimum size, in points.
  open var minimumSize = CGSize(width: 240, height: 240) {
    didSet { scene?.hostWindow.setMinimumSize(minimumSize) }
  }

  /// The maximum size. Differs from iOS: a larger window is shrunk once when this is set; the user can
  /// enlarge it again.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
    didSet {
      guard let size = scene?.geometry.size else { return }
      let fitting = CGSize(
        width: min(size.width, maximumSize.width), height: min(size.height, maximumSize.height))
      if fitting != size { scene?.hostWindow.requestSize(fitting) }
    }
  }

  open var allowsFullScreen = true
}
