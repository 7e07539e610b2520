import Synchronization

/// Reports misuse of UIKit.
///
/// A programmer error, for which iOS raises an exception, terminates the process with the exception's name
/// and reason. While a recorder is set, as in tests, it is recorded instead, and the caller keeps its state.
/// A warning, which iOS logs to the console, is written to standard error and to the recorder.
///
///     guard child !== self else {
///       return UIKitFault.raise(.invalidArgument, "Can't add self as subview")
///     }
package enum UIKitFault {
  /// The name of an exception.
  package struct Name: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    package static let invalidArgument = Name(rawValue: "NSInvalidArgumentException")
    package static let internalInconsistency = Name(rawValue: "NSInternalInconsistencyException")
    package static let generic = Name(rawValue: "NSGenericException")
    package static let range = Name(rawValue: "NSRangeException")
    package static let unknownKey = Name(rawValue: "NSUnknownKeyException")
    package static let hierarchyInconsistency = Name(rawValue: "UIViewControllerHierarchyInconsistency")
    package static let invalidInterfaceOrientation = Name(
      rawValue: "UIApplicationInvalidInterfaceOrientation")
  }

  /// A reported fault.
  package struct Record: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case exception(Name)
      /// The category is the prefix that iOS prints in square brackets, such as "Presentation".
      case warning(category: String)
    }

    package var kind: Kind
    package var message: String

    package init(kind: Kind, message: String) {
      self.kind = kind
      self.message = message
    }

    /// The console message.
    package var line: String {
      switch kind {
      case .exception(let name):
        "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(message)'"
      case .warning(let category):
        category.isEmpty ? message : "[\(category)] \(message)"
      }
    }
  }

  package typealias Recorder = @Sendable (Record) -> Void

  private static let storedRecorder = Mutex<Recorder?>(nil)
  /// The warnings that are not repeated.
  private static let loggedOnce = Mutex<Set<Record>>([])

  /// Records all faults instead of terminating the process, including those of the Objective-C runtime; `nil`
  /// outside tests. A new recorder receives warnings that were logged only once before.
  package static var recorder: Recorder? {
    get { storedRecorder.withLock { $0 } }
    set {
      storedRecorder.withLock { $0 = newValue }
      loggedOnce.withLock { $0 = [] }
      guard newValue != nil else {
        RuntimeFault.handler = nil
        RuntimeFault.warning = nil
        return
      }
      RuntimeFault.handler = { raise(Name(rawValue: $0), $1) }
      RuntimeFault.warning = { warn($0) }
    }
  }

  /// Terminates the process like an uncaught exception on iOS. If recorded, returns, and the caller must keep
  /// its state.
  package static func raise(
    _ name: Name, _ reason: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
  ) {
    let record = Record(kind: .exception(name), message: reason())
    guard let recorder else { fatalError(record.line, file: file, line: line) }
    recorder(record)
  }

  /// Logs a warning to the console and the recorder.
  package static func warn(_ message: String, category: String = "") {
    let record = Record(kind: .warning(category: category), message: message)
    FileHandle.standardError.write(Data((record.line + "\n").utf8))
    recorder?(record)
  }

  /// Logs a warning, unless the same warning was logged with this method before.
  package static func warnOnce(_ message: String, category: String = "") {
    let record = Record(kind: .warning(category: category), message: message)
    guard loggedOnce.withLock({ $0.insert(record).inserted }) else { return }
    warn(message, category: category)
  }
}
