// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them.

@_exported import Foundation

/// A device for sound or pictures. No device is found.
open class AVCustomDeviceRoute: NSObject, @unchecked Sendable {
  open var bluetoothIdentifier: UUID? { nil }
}

/// Chooses devices for sound and pictures. There are none.
open class AVCustomRoutingController: NSObject, @unchecked Sendable {
  open var authorizedRoutes: [AVCustomDeviceRoute] { [] }
  open func isRouteActive(_ route: AVCustomDeviceRoute) -> Bool { false }
}
