/// The display.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {

  public static let main = UIScreen()

  /// All displays. There is exactly one.
  open class var screens: [UIScreen] { [main] }

  public enum OverscanCompensation: Int, Sendable { case scale, insetBounds, none }

  /// Creates another object for the same display.
  public override init() { super.init() }

  private var host: HostScreen { HostRegistry.current.screen }

  /// The bounds in points in the interface's orientation. On a phone, an application fills the display, so
  /// these are the bounds of its scene.
  open var bounds: CGRect {
    if let scene = UIApplication.instance?.connected.firstWindowScene {
      if host.idiom == .phone { return CGRect(origin: .zero, size: scene.geometry.size) }
      return CGRect(
        origin: .zero, size: host.size.turned(toLandscape: scene.geometry.orientation.isLandscape))
    }
    return CGRect(origin: .zero, size: host.size)
  }

  /// The bounds in pixels in portrait orientation.
  open var nativeBounds: CGRect {
    let size = host.size.turned(toLandscape: false)
    return CGRect(x: 0, y: 0, width: size.width * host.scale, height: size.height * host.scale)
  }

  /// The number of pixels per point.
  open var scale: CGFloat { host.scale }
  open var nativeScale: CGFloat { host.scale }
  open var maximumFramesPerSecond: Int { host.maximumFramesPerSecond }
  open var brightness: CGFloat = 1
  open var wantsSoftwareDimming = false
  open var isCaptured: Bool { false }
  open var mirrored: UIScreen? { nil }
  open var overscanCompensation = OverscanCompensation.none
  open var overscanCompensationInsets: UIEdgeInsets { .zero }
  open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  open var preferredMode: UIScreenMode? { currentMode }

  /// The coordinate space in the interface's orientation.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace { [self] in bounds } }

  /// The coordinate space in portrait orientation.
  open var fixedCoordinateSpace: any UICoordinateSpace {
    ScreenCoordinateSpace { [self] in
      CGRect(origin: .zero, size: host.size.turned(toLandscape: false))
    }
  }

  open var traitCollection: UITraitCollection {
    SceneTraits(
      size: UIApplication.instance?.connected.firstWindowScene?.geometry.size ?? host.size, scale: host.scale,
      screen: host, environment: HostRegistry.current.environment, isActive: true
    ).collection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Returns a view with a picture of the windows.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let picture = UIView(frame: bounds)
    let scenes = UIApplication.instance?.connectedScenes.compactMap { $0 as? UIWindowScene } ?? []
    for window in scenes.flatMap(\.windows) where !window.isHidden {
      guard let part = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      part.frame = window.frame
      picture.addSubview(part)
    }
    return picture
  }

  /// Creates a display link.
  open func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: selector)
  }

  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}

/// A resolution of a display.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size in pixels.
  open private(set) var size: CGSize
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) { self.size = size }
}

extension CGSize {
  /// The size in landscape or portrait orientation.
  func turned(toLandscape isLandscape: Bool) -> CGSize {
    isLandscape == (width > height) || width == height ? self : CGSize(width: height, height: width)
  }
}
