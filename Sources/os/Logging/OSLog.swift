/// A channel of the log, named by a subsystem and a category.
open class OSLog: @unchecked Sendable {
  /// Categories that the system gives a meaning.
  public struct Category: Hashable, Sendable {
    public let rawValue: String

    /// Points in time worth seeing beside the measurements of a profiler.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Messages recorded only while a profiler listens.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// As ``dynamicTracing``, with the stack.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The channel without a name.
  public static let `default` = OSLog()

  /// A channel whose messages go nowhere.
  public static let disabled = OSLog(isDisabled: true)

  package let subsystem: String
  package let category: String
  private let isDisabled: Bool

  /// Makes a channel, usually with the bundle identifier as its subsystem.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isDisabled = false
  }

  /// Makes a channel of one of the system's categories.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isDisabled: Bool = false) {
    subsystem = ""
    category = ""
    self.isDisabled = isDisabled
  }

  /// Whether messages of this kind are written; `OS_ACTIVITY_MODE` says from which kind on.
  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && LogOutput.isEnabled(type)
  }

  /// Whether signposts of this channel are recorded.
  public var signpostsEnabled: Bool {
    !isDisabled && SignpostRecorder.isRecording
  }
}
