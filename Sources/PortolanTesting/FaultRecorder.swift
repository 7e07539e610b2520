import Synchronization

/// Records what UIKit says of wrong use, where iOS would raise an exception or write to the console. While one
/// lives, exceptions do not end the process: UIKit says its message and leaves its state as it was.
public final class FaultRecorder: Sendable {
  public struct Fault: Hashable, Sendable {
    /// The exception's name, or `nil` for a warning.
    public var exception: String?
    public var message: String
  }

  private let stored = Mutex<[Fault]>([])

  public init() {
    UIKitFault.recorder = { [weak self] record in
      let fault =
        switch record.kind {
        case .exception(let name): Fault(exception: name.rawValue, message: record.message)
        case .warning: Fault(exception: nil, message: record.message)
        }
      self?.stored.withLock { $0.append(fault) }
    }
  }

  deinit { stop() }

  /// Lets exceptions end the process again.
  public func stop() { UIKitFault.recorder = nil }

  public var messages: [String] { faults.map(\.message) }

  public var faults: [Fault] { stored.withLock { $0 } }
  public var exceptions: [Fault] { faults.filter { $0.exception != nil } }
  public var warnings: [String] { faults.filter { $0.exception == nil }.map(\.message) }
}
