import Foundation

/// The current device.
@preconcurrency @MainActor
open class UIDevice: ObjCBase {
  public static let current = UIDevice()

  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  private var orientationListeners = 0
  private var _orientation: UIDeviceOrientation?

  /// Creates another object for the same device.
  public nonisolated override init() { super.init() }

  open var name: String { HostRegistry.current.screen.model }
  open var model: String { HostRegistry.current.screen.model }
  open var localizedModel: String { model }

  /// The system whose behavior UIKit emulates.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  open var systemVersion: String { "17.5" }

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    HostRegistry.current.screen.idiom == .pad ? .pad : .phone
  }

  open var isMultitaskingSupported: Bool { true }

  /// Constant for all launches of this application by this user on this machine.
  open var identifierForVendor: UUID? {
    let key = "PortolanIdentifierForVendor"
    if let stored = UserDefaults.standard.string(forKey: key), let id = UUID(uuidString: stored) { return id }
    let id = UUID()
    UserDefaults.standard.set(id.uuidString, forKey: key)
    return id
  }

  // MARK: Orientation

  /// The device orientation, derived from its window; unknown until notifications were requested.
  open var orientation: UIDeviceOrientation {
    guard isGeneratingDeviceOrientationNotifications else { return .unknown }
    return _orientation ?? interfaceOrientation.map(UIDeviceOrientation.init) ?? .portrait
  }

  private var interfaceOrientation: UIInterfaceOrientation? {
    UIApplication.instance?.connected.firstWindowScene?.interfaceOrientation
  }

  /// Logs that apps cannot set the orientation with `setValue(_:forKey:)`, which has no effect since iOS 16.
  open nonisolated override func setValue(_ value: Any?, forUndefinedKey key: String) {
    guard key == "orientation" else { return super.setValue(value, forUndefinedKey: key) }
    UIKitFault.warn(
      "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
        + "UIWindowScene.requestGeometryUpdate(_:)", category: "Orientation")
  }
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }

  package func turn(to orientation: UIDeviceOrientation) {
    guard orientation != _orientation else { return }
    _orientation = orientation
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  // MARK: Battery and proximity

  open var isBatteryMonitoringEnabled = false
  open var batteryState: BatteryState { .unknown }
  open var batteryLevel: Float { -1 }
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  open var proximityState: Bool { false }

  /// Plays the sound of a key. Has no effect on desktops.
  open func playInputClick() {}

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

extension UIDeviceOrientation {
  /// Converts an interface orientation; landscape orientations are reversed.
  package init(_ orientation: UIInterfaceOrientation) {
    switch orientation {
    case .unknown: self = .unknown
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    }
  }
}

/// The idiom of the current device.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
