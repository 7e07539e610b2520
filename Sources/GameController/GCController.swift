// Every `@unchecked Sendable`: controllers are never created.

@_exported import Foundation

/// A game controller. There are none.
open class GCController: NSObject, @unchecked Sendable {
  open class func controllers() -> [GCController] { [] }
  open class var current: GCController? { nil }
  /// Answers in a later turn: no controller is found.
  open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?() }
  }
  open class func stopWirelessControllerDiscovery() {}
  open var vendorName: String? { nil }
  open var extendedGamepad: GCExtendedGamepad? { nil }
  open var microGamepad: GCMicroGamepad? { nil }
}

open class GCExtendedGamepad: NSObject, @unchecked Sendable {}
open class GCMicroGamepad: NSObject, @unchecked Sendable {}

/// The keyboard as a controller: nil, because keys arrive as presses of UIKit.
open class GCKeyboard: NSObject, @unchecked Sendable {
  open class var coalesced: GCKeyboard? { nil }
}

open class GCMouse: NSObject, @unchecked Sendable {
  open class var current: GCMouse? { nil }
}

extension Notification.Name {
  public static let GCControllerDidConnect = Self("GCControllerDidConnectNotification")
  public static let GCControllerDidDisconnect = Self("GCControllerDidDisconnectNotification")
  public static let GCKeyboardDidConnect = Self("GCKeyboardDidConnectNotification")
  public static let GCKeyboardDidDisconnect = Self("GCKeyboardDidDisconnectNotification")
}
