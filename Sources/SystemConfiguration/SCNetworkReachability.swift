@_exported import Foundation
@_exported import typealias CoreGraphics.CFString
import Network
import Synchronization

/// The ways in which a destination can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  public static let connectionAutomatic = connectionOnTraffic

  init(_ path: NWPath) {
    var flags: SCNetworkReachabilityFlags = path.status == .satisfied ? .reachable : []
    if path.usesInterfaceType(.cellular) { flags.insert(.isWWAN) }
    self = flags
  }
}

/// The reachability of a destination, which is that of the network: a destination is reachable if there is a route.
///
/// Unchecked because of the callbacks of the C interface; a mutex guards the state.
///
/// Names are not looked up; iOS does not wait for an answer to packets either.
public final class SCNetworkReachability: @unchecked Sendable {
  fileprivate enum Destination {
    case network
    /// An address of this device.
    case local
  }

  private struct State {
    var callback: SCNetworkReachabilityCallBack?
    var context: SCNetworkReachabilityContext?
    var monitor: NWPathMonitor?
    var flags: SCNetworkReachabilityFlags?
  }

  private let destination: Destination
  private let state = Mutex(State())

  fileprivate init(_ destination: Destination) { self.destination = destination }

  deinit { setCallback(nil, nil) }

  fileprivate var flags: SCNetworkReachabilityFlags {
    switch destination {
    case .network: SCNetworkReachabilityFlags(NWPathMonitor().currentPath)
    case .local: [.reachable, .isLocalAddress, .isDirect]
    }
  }

  fileprivate func setCallback(
    _ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?
  ) {
    let retained = callback == nil ? nil : context?.retainingInfo()
    let earlier = state.withLock { state in
      let earlier = state.context
      (state.callback, state.context) = (callback, retained)
      return earlier
    }
    earlier?.releaseInfo()
  }

  /// Observes the network on a queue; `nil` ends observation.
  fileprivate func observe(on queue: DispatchQueue?) {
    let monitor = queue.map { _ in NWPathMonitor() }
    let earlier = state.withLock { state in
      let earlier = state.monitor
      state.monitor = monitor
      state.flags = nil
      return earlier
    }
    earlier?.cancel()
    guard let queue, let monitor else { return }
    monitor.pathUpdateHandler = { [weak self] path in self?.update(path) }
    monitor.start(queue: queue)
  }

  private func update(_ path: NWPath) {
    let flags = destination == .network ? SCNetworkReachabilityFlags(path) : flags
    let called = state.withLock { state -> (SCNetworkReachabilityCallBack, UnsafeMutableRawPointer?)? in
      let earlier = state.flags
      state.flags = flags
      // The first state is no change.
      guard let earlier, earlier != flags, let callback = state.callback else { return nil }
      return (callback, state.context?.info)
    }
    if let (callback, info) = called { callback(self, flags, info) }
  }
}

/// Called when the flags of a destination change, with the pointer of its context.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The pointer that a callback receives, and functions that retain and release it.
public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: ((UnsafeRawPointer) -> Void)?
  /// A description of the pointer for debuggers.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

  public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }

  public init(
    version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }

  fileprivate func retainingInfo() -> SCNetworkReachabilityContext {
    guard let info, let retain else { return self }
    var retained = self
    retained.info = UnsafeMutableRawPointer(mutating: retain(UnsafeRawPointer(info)))
    return retained
  }

  fileprivate func releaseInfo() {
    if let info, let release { release(UnsafeRawPointer(info)) }
  }
}

// `CFString` is `String`, which is no class: a description is retained as an object.
extension Unmanaged where Instance == NSString {
  public static func passRetained(_ value: CFString) -> Unmanaged<NSString> {
    Unmanaged.passRetained(NSString(string: value))
  }
}

// MARK: Functions

public let kSCStatusOK: Int32 = 0

/// The status of the last function, which is always success: the functions fail only for invalid arguments.
public func SCError() -> Int32 { kSCStatusOK }

public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  UnsafePointer(StaticString("Success!").utf8Start.withMemoryRebound(to: CChar.self, capacity: 9) { $0 })
}

/// - Parameter allocator: Ignored.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  guard !name.isEmpty else { return nil }
  return SCNetworkReachability(["localhost", "127.0.0.1", "::1"].contains(name) ? .local : .network)
}

/// - Parameter allocator: Ignored.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  let bytes = UnsafeRawPointer(address)
  switch Int32(address.pointee.sa_family) {
  case AF_INET:
    // The address starts after the family and the port.
    return SCNetworkReachability(bytes.load(fromByteOffset: 4, as: UInt8.self) == 127 ? .local : .network)
  case AF_INET6:
    let address = (8..<24).map { bytes.load(fromByteOffset: $0, as: UInt8.self) }
    return SCNetworkReachability(address == Array(repeating: 0, count: 15) + [1] ? .local : .network)
  default: return nil
  }
}

/// Reads the flags from the state of the network.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setCallback(callout, context?.pointee)
  return true
}

/// Calls the callback on a queue; `nil` ends the calls.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  target.observe(on: queue)
  return true
}

/// Calls the callback on the main queue.
///
/// Differs from iOS: other run loops than the main one are not supported.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: AnyObject, _ runLoopMode: Any
) -> Bool {
  target.observe(on: .main)
  return true
}

@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: AnyObject, _ runLoopMode: Any
) -> Bool {
  target.observe(on: nil)
  return true
}

// MARK: Addresses

// Darwin's addresses start with their size, which those of Linux do not have.

extension sockaddr {
  /// The size, which is that of the type. Setting it has no effect.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set { _ = newValue }
  }
}

extension sockaddr_in {
  /// The size, which is that of the type. Setting it has no effect.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set { _ = newValue }
  }
}

extension sockaddr_in6 {
  /// The size, which is that of the type. Setting it has no effect.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set { _ = newValue }
  }
}
