import Glibc
@_exported import Foundation

/// The state of the network, from the kernel's interfaces and routes.
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }

  public let status: Status
  public let availableInterfaces: [NWInterface]
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public let supportsIPv4: Bool
  public let supportsIPv6: Bool
  public var supportsDNS: Bool { status == .satisfied }
  /// The local address of a connection's path.
  public internal(set) var localEndpoint: NWEndpoint?
  /// The address to which a connection's path leads.
  public internal(set) var remoteEndpoint: NWEndpoint?
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.first?.type == type
  }
}

/// An interface of the network.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }

  public let type: InterfaceType
  public let name: String
  public let index: Int
}

extension NWInterface: CustomDebugStringConvertible {
  public var debugDescription: String { name }

  /// The interface with a name; `nil` if there is none.
  init?(named name: String) {
    guard if_nametoindex(name) != 0 else { return nil }
    self = RoutingTable.interface(name)
  }

  /// The interface with the kernel's number; `nil` if there is none.
  init?(index: Int) {
    var name = [CChar](repeating: 0, count: Int(IF_NAMESIZE))
    guard if_indextoname(UInt32(clamping: index), &name) != nil else { return nil }
    self.init(named: String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }
}

// The lock guards the variables.
/// Observes the state of the network.
///
/// The state is read from the kernel when the monitor starts and then every two seconds; the handler is called for the first
/// state and for changes.
public final class NWPathMonitor: @unchecked Sendable {
  private let lock = NSLock()
  private var handler: (@Sendable (NWPath) -> Void)?
  private var latest: NWPath
  private var timer: (any DispatchSourceTimer)?
  private let isAllowed: @Sendable (NWInterface) -> Bool
  private var usedQueue: DispatchQueue?

  public var queue: DispatchQueue? { lock.withLock { usedQueue } }
  public var currentPath: NWPath { lock.withLock { latest } }

  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  public init() {
    isAllowed = { _ in true }
    latest = RoutingTable.path { _ in true }
  }

  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    isAllowed = { $0.type == requiredInterfaceType }
    latest = RoutingTable.path { $0.type == requiredInterfaceType }
  }

  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    isAllowed = { !prohibitedInterfaceTypes.contains($0.type) }
    latest = RoutingTable.path { !prohibitedInterfaceTypes.contains($0.type) }
  }

  deinit { timer?.cancel() }

  public func start(queue: DispatchQueue) {
    lock.withLock { usedQueue = queue }
    queue.async { [weak self] in self?.update(isFirst: true) }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 2, repeating: 2, leeway: .milliseconds(500))
    timer.setEventHandler { [weak self] in self?.update(isFirst: false) }
    timer.resume()
    lock.withLock { self.timer = timer }
  }

  public func cancel() {
    lock.withLock {
      timer?.cancel()
      (timer, handler) = (nil, nil)
    }
  }

  private func update(isFirst: Bool) {
    let path = RoutingTable.path(isAllowed)
    let called = lock.withLock { () -> (@Sendable (NWPath) -> Void)? in
      guard isFirst || path != latest else { return nil }
      latest = path
      return handler
    }
    called?(path)
  }
}

/// The interfaces with a default route.
enum RoutingTable {
  /// Reads the state of the network.
  static func path(_ isAllowed: (NWInterface) -> Bool) -> NWPath {
    let four = defaultInterfaces(text("/proc/net/route"), isIPv6: false)
    let six = defaultInterfaces(text("/proc/net/ipv6_route"), isIPv6: true)
    var seen: Set<String> = []
    let interfaces = (four + six).filter { seen.insert($0).inserted }.map(interface).filter(isAllowed)
    return NWPath(
      status: interfaces.isEmpty ? .unsatisfied : .satisfied, availableInterfaces: interfaces,
      supportsIPv4: interfaces.contains { four.contains($0.name) },
      supportsIPv6: interfaces.contains { six.contains($0.name) })
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  /// The names of interfaces whose route has no destination, in the kernel's tables (proc(5)).
  static func defaultInterfaces(_ table: String, isIPv6: Bool) -> [String] {
    table.split(separator: "\n").compactMap { line in
      let fields = line.split(whereSeparator: \.isWhitespace).map(String.init)
      if isIPv6 {
        guard fields.count >= 10, fields[0].allSatisfy({ $0 == "0" }), fields[1] == "00", fields[9] != "lo",
          // The kernel rejects packets of routes with this flag.
          let flags = UInt32(fields[8], radix: 16), flags & 0x200 == 0
        else { return nil }
        return fields[9]
      }
      guard fields.count >= 8, fields[1] == "00000000", fields[7] == "00000000" else { return nil }
      return fields[0]
    }
  }

  static func interface(_ name: String) -> NWInterface {
    let folder = "/sys/class/net/\(name)"
    let type: NWInterface.InterfaceType
    if name == "lo" {
      type = .loopback
    } else if FileManager.default.fileExists(atPath: folder + "/wireless") {
      type = .wifi
    } else if name.hasPrefix("ww") {
      type = .cellular
    } else {
      type = text(folder + "/type").hasPrefix("1\n") ? .wiredEthernet : .other
    }
    return NWInterface(type: type, name: name, index: Int(if_nametoindex(name)))
  }
}
