import Dispatch
import Foundation

/// A source of events about the memory of the system.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  /// The event that the handler runs for.
  var data: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource: DispatchSourceMemoryPressure {
  /// The pressure on the system's memory.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  public var data: MemoryPressureEvent {
    MemoryPressureEvent(rawValue: (self as any DispatchSourceUserDataOr).data)
  }

  /// Creates a source of events about the memory of the system.
  ///
  /// A memory warning of the app is an event of the kind `.warning`. Differs from iOS: there are no events of other kinds.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    let source = makeUserDataOrSource(queue: queue) as! DispatchSource
    guard eventMask.contains(.warning) else { return source }
    let observer = MemoryWarningObserver(source)
    observer.token = NotificationCenter.default.addObserver(
      forName: NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification"), object: nil,
      queue: nil
    ) { _ in observer.receive() }
    return source
  }
}

/// Sends memory warnings to a source while it exists.
///
/// Unchecked because of the token, which is set once, before the observer can be notified on another thread.
private final class MemoryWarningObserver: @unchecked Sendable {
  private weak var source: DispatchSource?
  var token: (any NSObjectProtocol)?

  init(_ source: DispatchSource) { self.source = source }

  func receive() {
    if let source, !source.isCancelled {
      (source as any DispatchSourceUserDataOr).or(data: DispatchSource.MemoryPressureEvent.warning.rawValue)
    } else if let token {
      NotificationCenter.default.removeObserver(token)
      self.token = nil
    }
  }
}
