import UIKit

/// A host that can simulate a device.
@MainActor
package protocol SimulatedDeviceHost: UIKit.Host {
  /// The simulated device; nil if windows have the size that a person gives them.
  var simulatedDevice: Device? { get }
  /// Sets the appearance of the simulated device.
  func setDark(_ isDark: Bool)
}

extension OffscreenHost: SimulatedDeviceHost {
  package var simulatedDevice: Device? { device }
  package func setDark(_ isDark: Bool) { self.isDark = isDark }
}
