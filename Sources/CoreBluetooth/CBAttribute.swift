// Every `@unchecked Sendable`: the app sets the properties on the queue of its manager; nothing else writes them.
// Errors are immutable.

import Foundation

/// A service, a characteristic or a descriptor.
open class CBAttribute: NSObject, @unchecked Sendable {
  public let uuid: CBUUID
  init(uuid: CBUUID) { self.uuid = uuid }
}

/// A service of a peripheral.
open class CBService: CBAttribute, @unchecked Sendable {
  open var peripheral: CBPeripheral? { nil }
  public let isPrimary: Bool
  open fileprivate(set) var includedServices: [CBService]?
  open fileprivate(set) var characteristics: [CBCharacteristic]?

  init(uuid: CBUUID, isPrimary: Bool) {
    self.isPrimary = isPrimary
    super.init(uuid: uuid)
  }
}

public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
  public static let read = CBCharacteristicProperties(rawValue: 0x02)
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
  public static let write = CBCharacteristicProperties(rawValue: 0x08)
  public static let notify = CBCharacteristicProperties(rawValue: 0x10)
  public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
  public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 0x40)
  public static let extendedProperties = CBCharacteristicProperties(rawValue: 0x80)
  public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 0x100)
  public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 0x200)
}

public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = CBAttributePermissions(rawValue: 1)
  public static let writeable = CBAttributePermissions(rawValue: 2)
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

/// A value of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  open internal(set) weak var service: CBService?
  public let properties: CBCharacteristicProperties
  open fileprivate(set) var value: Data?
  open fileprivate(set) var descriptors: [CBDescriptor]?
  open var isNotifying: Bool { false }

  init(uuid: CBUUID, properties: CBCharacteristicProperties, value: Data?) {
    self.properties = properties
    self.value = value
    super.init(uuid: uuid)
  }
}

/// A description of a characteristic.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  open internal(set) weak var characteristic: CBCharacteristic?
  public let value: Any?

  init(uuid: CBUUID, value: Any?) {
    self.value = value
    super.init(uuid: uuid)
  }
}

/// A service that this device offers.
open class CBMutableService: CBService, @unchecked Sendable {
  public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(uuid: UUID, isPrimary: isPrimary) }

  open override var includedServices: [CBService]? {
    get { super.includedServices }
    set { super.includedServices = newValue }
  }
  open override var characteristics: [CBCharacteristic]? {
    get { super.characteristics }
    set {
      super.characteristics = newValue
      for characteristic in newValue ?? [] { characteristic.service = self }
    }
  }
}

/// A characteristic that this device offers.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  open var permissions: CBAttributePermissions
  open var subscribedCentrals: [CBCentral]? { nil }

  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    self.permissions = permissions
    super.init(uuid: UUID, properties: properties, value: value)
  }

  open override var value: Data? {
    get { super.value }
    set { super.value = newValue }
  }
  open override var descriptors: [CBDescriptor]? {
    get { super.descriptors }
    set {
      super.descriptors = newValue
      for descriptor in newValue ?? [] { descriptor.characteristic = self }
    }
  }
}

/// A descriptor that this device offers.
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
  public init(type UUID: CBUUID, value: Any?) { super.init(uuid: UUID, value: value) }
}
