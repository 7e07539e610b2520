// Every `@unchecked Sendable`: the app sets the properties before it shares an object between threads; nothing else
// writes them. Errors are immutable.

import Foundation

public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown, restricted, notRestricted
}

public typealias CellularDataRestrictionDidUpdateNotifier = (CTCellularDataRestrictedState) -> Void

/// Whether the app may use cellular data: unknown, because there is no modem.
open class CTCellularData: NSObject, @unchecked Sendable {
  /// Called once, in a later turn, with the unknown state.
  open var cellularDataRestrictionDidUpdateNotifier: CellularDataRestrictionDidUpdateNotifier? {
    didSet {
      guard let notifier = cellularDataRestrictionDidUpdateNotifier else { return }
      DispatchQueue.main.async { [state = restrictedState] in notifier(state) }
    }
  }

  public override init() { super.init() }

  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
}

/// A telephone call. There are none.
open class CTCall: NSObject, @unchecked Sendable {
  open var callState: String { CTCallStateDisconnected }
  open var callID: String { "" }
}

/// The telephone calls of the device: none.
open class CTCallCenter: NSObject, @unchecked Sendable {
  /// Never called: there are no calls.
  open var callEventHandler: ((CTCall) -> Void)?

  public override init() { super.init() }

  open var currentCalls: Set<CTCall>? { nil }
}

public let CTCallStateDialing = "CTCallStateDialing"
public let CTCallStateIncoming = "CTCallStateIncoming"
public let CTCallStateConnected = "CTCallStateConnected"
public let CTCallStateDisconnected = "CTCallStateDisconnected"
