// Every `@unchecked Sendable`: accessories are never created.

@_exported import Foundation

/// An accessory. There are none.
open class EAAccessory: NSObject, @unchecked Sendable {
  open var isConnected: Bool { false }
  open var connectionID: Int { 0 }
  open var manufacturer: String { "" }
  open var name: String { "" }
  open var modelNumber: String { "" }
  open var serialNumber: String { "" }
  open var firmwareRevision: String { "" }
  open var hardwareRevision: String { "" }
  open var protocolStrings: [String] { [] }
}

/// The connected accessories: none.
open class EAAccessoryManager: NSObject, @unchecked Sendable {
  private static let instance = EAAccessoryManager()
  open class func shared() -> EAAccessoryManager { instance }
  open var connectedAccessories: [EAAccessory] { [] }
  open func registerForLocalNotifications() {}
  open func unregisterForLocalNotifications() {}
  /// Fails, in a later turn, because there are no accessories.
  open func showBluetoothAccessoryPicker(
    withNameFilter predicate: NSPredicate?, completion: (((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completion?(EABluetoothAccessoryPickerError(.resultNotFound)) }
  }
}

public struct EABluetoothAccessoryPickerError: Error, CustomNSError {
  public enum Code: Int, Sendable { case alreadyConnected, resultNotFound, resultCancelled, resultFailed }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "EABluetoothAccessoryPickerErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// A connection to an accessory. Creating one fails.
open class EASession: NSObject, @unchecked Sendable {
  public init?(accessory: EAAccessory, forProtocol protocolString: String) { return nil }
  open var inputStream: InputStream? { nil }
  open var outputStream: OutputStream? { nil }
}

extension Notification.Name {
  public static let EAAccessoryDidConnect = Self("EAAccessoryDidConnectNotification")
  public static let EAAccessoryDidDisconnect = Self("EAAccessoryDidDisconnectNotification")
}
