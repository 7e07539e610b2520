// Every `@unchecked Sendable`: the app sets the properties on the queue of its manager; nothing else writes them.
// Errors are immutable.

import Foundation

/// A request of a central. Never delivered.
open class CBATTRequest: NSObject, @unchecked Sendable {
  public let central: CBCentral
  public let characteristic: CBCharacteristic
  public let offset: Int
  open var value: Data?

  init(central: CBCentral, characteristic: CBCharacteristic, offset: Int) {
    self.central = central
    self.characteristic = characteristic
    self.offset = offset
  }
}

/// Methods that receive the state of Bluetooth and requests of centrals.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
  )
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
  public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
  public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {
  }
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}

/// The services that this device offers.
///
/// As on a device without Bluetooth: the delegate is told once that the state is `.unsupported`. Adding a service and
/// advertising fail.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  private let queue: DispatchQueue

  public convenience override init() { self.init(delegate: nil, queue: nil) }

  /// - Parameter queue: The queue of the delegate's calls; `nil` is the main queue.
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    self.queue = queue ?? .main
    super.init()
    call { manager, delegate in
      manager.state = .unsupported
      delegate?.peripheralManagerDidUpdateState(manager)
    }
  }

  private func call(_ body: @escaping (CBPeripheralManager, (any CBPeripheralManagerDelegate)?) -> Void) {
    queue.async { [weak self] in
      if let self { body(self, delegate) }
    }
  }

  open var isAdvertising: Bool { false }

  open func add(_ service: CBMutableService) {
    call { $1?.peripheralManager($0, didAdd: service, error: CBError(.operationNotSupported)) }
  }
  open func remove(_ service: CBMutableService) {}
  open func removeAllServices() {}
  open func startAdvertising(_ advertisementData: [String: Any]?) {
    call { $1?.peripheralManagerDidStartAdvertising($0, error: CBError(.operationNotSupported)) }
  }
  open func stopAdvertising() {}
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  /// - Returns: `false`, because no central is subscribed.
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
}
