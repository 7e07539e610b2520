// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// A log with a subsystem and a category.
open class OSLog: @unchecked Sendable {
  /// Categories with a special meaning.
  public struct Category: Hashable, Sendable {
    public let rawValue: String

    /// Points of interest for profiling tools.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Messages that are recorded only during profiling.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Like ``dynamicTracing``, with stack traces.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The default log.
  public static let `default` = OSLog()

  /// A log that discards all messages.
  public static let disabled = OSLog(isDisabled: true)

  package let subsystem: String
  package let category: String
  private let isDisabled: Bool

  /// Creates a log for a subsystem, usually the bundle identifier, and a category.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isDisabled = false
  }

  /// Creates a log with a predefined category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isDisabled: Bool = false) {
    subsystem = ""
    category = ""
    self.isDisabled = isDisabled
  }

  /// Whether messages of a level are written, according to `OS_ACTIVITY_MODE`.
  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && LogOutput.isEnabled(type)
  }

  /// Whether signposts of this log are recorded.
  public var signpostsEnabled: Bool {
    !isDisabled && SignpostRecorder.isRecording
  }
}
