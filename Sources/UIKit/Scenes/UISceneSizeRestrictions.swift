/// The sizes that a person may give a scene's window.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  @BackReference private var scene: UIWindowScene?

  init(scene: UIWindowScene) { self.scene = scene }

  /// In points.
  open var minimumSize = CGSize(width: 240, height: 240) {
    didSet { scene?.hostWindow.setMinimumSize(minimumSize) }
  }

  /// Differs from iOS: a window that is larger when this is set is made smaller once; the person can enlarge it again.
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
