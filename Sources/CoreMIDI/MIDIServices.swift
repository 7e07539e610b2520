@_exported import Foundation

public typealias OSStatus = Int32
public typealias MIDIObjectRef = UInt32
public typealias MIDIClientRef = MIDIObjectRef
public typealias MIDIPortRef = MIDIObjectRef
public typealias MIDIDeviceRef = MIDIObjectRef
public typealias MIDIEndpointRef = MIDIObjectRef
public typealias MIDITimeStamp = UInt64

/// The status of calls without a server for instruments.
public let kMIDIServerStartErr: OSStatus = -10838
public let kMIDINotPermitted: OSStatus = -10844

/// Returns the number of instruments: none.
public func MIDIGetNumberOfDevices() -> Int { 0 }
public func MIDIGetNumberOfSources() -> Int { 0 }
public func MIDIGetNumberOfDestinations() -> Int { 0 }
public func MIDIGetDevice(_ deviceIndex0: Int) -> MIDIDeviceRef { 0 }
public func MIDIGetSource(_ sourceIndex0: Int) -> MIDIEndpointRef { 0 }
public func MIDIGetDestination(_ destIndex0: Int) -> MIDIEndpointRef { 0 }

/// Fails with `kMIDIServerStartErr`.
@discardableResult
public func MIDIClientCreateWithBlock(
  _ name: String, _ outClient: UnsafeMutablePointer<MIDIClientRef>, _ notifyBlock: ((OpaquePointer) -> Void)?
) -> OSStatus {
  kMIDIServerStartErr
}

/// Fails with `kMIDIServerStartErr`.
@discardableResult
public func MIDIOutputPortCreate(
  _ client: MIDIClientRef, _ portName: String, _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> OSStatus {
  kMIDIServerStartErr
}
