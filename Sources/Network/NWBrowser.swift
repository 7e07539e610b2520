import Foundation
import Synchronization

/// Finds services in the local network.
///
/// Differs from iOS: there are none. A browser waits with `kDNSServiceErr_PolicyDenied`, as on a device whose user has refused
/// access to the local network.
public final class NWBrowser: CustomDebugStringConvertible, Sendable {
  public enum State: Equatable, Sendable {
    case setup
    case ready
    case failed(NWError)
    case cancelled
    case waiting(NWError)
  }

  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
  }

  /// A service that was found.
  public struct Result: Hashable, Sendable {
    public enum Change: Hashable, Sendable {
      case identical
      case added(Result)
      case removed(Result)
      case changed(old: Result, new: Result, flags: Flags)

      public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let interfaceAdded = Flags(rawValue: 1)
        public static let interfaceRemoved = Flags(rawValue: 2)
        public static let metadataChanged = Flags(rawValue: 4)
      }
    }

    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]
  }

  private struct Shared {
    var state = State.setup
    var queue: DispatchQueue?
    var stateHandler: (@Sendable (State) -> Void)?
    var resultsHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  }

  public let descriptor: Descriptor
  // Never changed.
  public nonisolated(unsafe) let parameters: NWParameters
  private let shared = Mutex(Shared())

  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    self.descriptor = descriptor
    self.parameters = parameters.copy()
  }

  public var debugDescription: String { "[\(descriptor) \(parameters)]" }
  public var state: State { shared.withLock(\.state) }
  public var queue: DispatchQueue? { shared.withLock(\.queue) }
  public var browseResults: Set<Result> { [] }

  @preconcurrency public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { shared.withLock(\.stateHandler) }
    set { shared.withLock { $0.stateHandler = newValue } }
  }

  /// Never called, because no service is found.
  @preconcurrency public var browseResultsChangedHandler:
    (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  {
    get { shared.withLock(\.resultsHandler) }
    set { shared.withLock { $0.resultsHandler = newValue } }
  }

  public func start(queue: DispatchQueue) {
    shared.withLock { $0.queue = queue }
    set(.waiting(.dns(kDNSServiceErr_PolicyDenied)), from: [.setup])
  }

  public func cancel() { set(.cancelled, from: [.setup, .waiting(.dns(kDNSServiceErr_PolicyDenied))]) }

  private func set(_ state: State, from earlier: [State]) {
    let queue = shared.withLock { shared -> DispatchQueue? in
      guard earlier.contains(shared.state) else { return nil }
      shared.state = state
      return shared.queue
    }
    queue?.async { self.stateUpdateHandler?(state) }
  }
}
