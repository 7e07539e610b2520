import Synchronization

/// Records misuse of UIKit that raises an exception or logs a warning on iOS. While a recorder exists,
/// exceptions do not terminate the process: UIKit reports the message and keeps its state.
public final class FaultRecorder: Sendable {
  public struct Fault: Hashable, Sendable {
    /// The exception's name; `nil` for a warning.
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

  /// Stops recording, so that exceptions terminate the process again.
  public func stop() { UIKitFault.recorder = nil }

  public var messages: [String] { faults.map(\.message) }

  public var faults: [Fault] { stored.withLock { $0 } }
  public var exceptions: [Fault] { faults.filter { $0.exception != nil } }
  public var warnings: [String] { faults.filter { $0.exception == nil }.map(\.message) }
}
