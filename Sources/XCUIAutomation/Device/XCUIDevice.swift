import AutomationProtocol
import Foundation
import UIKit

/// The simulated device of the apps under test.
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
  public enum Button: Int, Sendable { case home = 1, volumeUp, volumeDown, action, camera }

  public enum Appearance: Int, Sendable { case unspecified, light, dark }

  public static let shared = XCUIDevice()

  private var frontApp: ElementLocator? {
    TestSession.shared.frontIdentifier.map { ElementLocator(bundleIdentifier: $0, steps: []) }
  }

  private var state: DeviceState? {
    guard case .deviceState(let state)? = try? frontApp?.ask(.deviceState) else { return nil }
    return state
  }

  /// The orientation of the device. Setting it rotates the foreground app.
  open var orientation: UIDeviceOrientation {
    get { state.flatMap { UIDeviceOrientation(rawValue: $0.orientation) } ?? .portrait }
    set { _ = try? frontApp?.ask(.rotate(newValue.rawValue)) }
  }

  open var appearance: Appearance {
    get { state.map { $0.isDark ? .dark : .light } ?? .unspecified }
    set { if newValue != .unspecified { _ = try? frontApp?.ask(.setDark(newValue == .dark)) } }
  }

  /// The simulated location of the device, for running apps and for those that are launched later. The default is
  /// nil: the location is unknown.
  open var location: XCUILocation? {
    didSet { _ = try? frontApp?.ask(.setLocation(location?.deviceLocation)) }
  }

  /// Presses a button. The home button moves the foreground app to the background; the others have no effect
  /// on apps.
  open func press(_ button: Button) {
    EarlyEnd.check()
    guard button == .home, let identifier = TestSession.shared.frontIdentifier else { return }
    TestSession.shared.sendToBackground(identifier)
  }

  open func hasHardwareButton(_ button: Button) -> Bool { button == .home }

  open var supportsPointerInteraction: Bool { state?.isPad ?? false }

  /// The system, which opens URLs.
  open var system: XCUISystem { XCUISystem() }
}

/// The system of the device.
@preconcurrency @MainActor
open class XCUISystem: NSObject {
  /// Opens a URL in the app under test.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    guard let identifier = TestSession.shared.frontIdentifier else {
      return TestSession.shared.fail("Failed to open \(url): no app is running", file, line)
    }
    XCUIApplication(bundleIdentifier: identifier).open(url, file: file, line: line)
  }
}
