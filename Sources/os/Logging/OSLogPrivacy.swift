import Glibc

/// The privacy of a logged value.
public struct OSLogPrivacy: Sendable {
  /// The replacement of a value that is not shown.
  public struct Mask: Sendable {
    let isHash: Bool

    /// A hash of the value, which allows comparing values.
    public static let hash = Mask(isHash: true)
    /// No information about the value.
    public static let none = Mask(isHash: false)
  }

  private enum Level {
    case auto, `public`, `private`, sensitive
  }

  private let level: Level
  private var mask = Mask.none

  /// The default privacy.
  ///
  /// Differs from iOS: values are shown, as they are on iOS with a debugger attached.
  public static let auto = OSLogPrivacy(level: .auto)
  /// The value is shown.
  public static let `public` = OSLogPrivacy(level: .public)
  /// The value is shown only if `OS_ACTIVITY_DT_MODE` is set, as it is by debuggers.
  public static let `private` = OSLogPrivacy(level: .private)
  /// The value is never shown.
  public static let sensitive = OSLogPrivacy(level: .sensitive)

  /// Like ``auto``, with a mask for values that are not shown.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .auto, mask: mask) }
  /// Like ``private``, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .private, mask: mask) }
  /// Like ``sensitive``, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: mask) }

  private static let showsPrivate: Bool = {
    guard let mode = getenv("OS_ACTIVITY_DT_MODE") else { return false }
    return ["1", "yes", "true", "enable"].contains(String(cString: mode).lowercased())
  }()

  func applied(to value: () -> String) -> String {
    switch level {
    case .auto, .public: return value()
    case .private where Self.showsPrivate: return value()
    case .private: return mask.isHash ? Self.hashed(value()) : "<private>"
    case .sensitive: return mask.isHash ? Self.hashed(value()) : "<sensitive>"
    }
  }

  /// FNV-1a with a seed per process, which prevents guessing short secrets.
  private static func hashed(_ text: String) -> String {
    var hash = seed ^ 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }

  private static let seed = UInt64.random(in: .min ... .max)
}
