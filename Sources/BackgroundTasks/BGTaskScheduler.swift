@_exported import Foundation
import SystemPermissions
import Synchronization

// The app configures a request before it shares it; submitting changes nothing.
/// A request to run a task while the app is in the background.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?

  public init(identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

// As its superclass, configured before it is shared.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {}

// As its superclass, configured before it is shared.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
}

// No task is run, so none is shared.
/// A running background task.
open class BGTask: NSObject, @unchecked Sendable {
  public let identifier: String
  open var expirationHandler: (() -> Void)?

  package init(identifier: String) { self.identifier = identifier }

  open func setTaskCompleted(success: Bool) {}
}

// No task is run, so none is shared.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

// A mutex guards the identifiers.
/// Schedules tasks for the time when the app is in the background.
///
/// As on a device whose Settings turn off Background App Refresh: submitting a request throws
/// `BGTaskScheduler.Error.unavailable`, and no task is run.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The reason why a request was refused.
  public struct Error: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
      public typealias _ErrorType = Error
      case unavailable = 1, tooManyPendingTaskRequests, notPermitted
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { "BGTaskSchedulerErrorDomain" }
    public static var unavailable: Code { .unavailable }
    public static var notPermitted: Code { .notPermitted }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
  }

  open class var shared: BGTaskScheduler { instance }
  private static let instance = BGTaskScheduler()
  private let identifiers = Mutex<Set<String>>([])

  /// Registers the function that runs a task.
  /// - Returns: Whether the identifier was not yet registered.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    identifiers.withLock { $0.insert(identifier).inserted }
  }

  /// Throws `Error.unavailable`.
  open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }

  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
  open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    DispatchQueue.main.async { completionHandler([]) }
  }
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
