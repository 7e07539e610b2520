import Glibc

/// Who may read a value in the log.
public struct OSLogPrivacy: Sendable {
  /// What stands in the place of a value that may not be read.
  public struct Mask: Sendable {
    let isHash: Bool

    /// A hash of the value, so that equal values can be told from different ones.
    public static let hash = Mask(isHash: true)
    /// Nothing of the value.
    public static let none = Mask(isHash: false)
  }

  private enum Level {
    case auto, `public`, `private`, sensitive
  }

  private let level: Level
  private var mask = Mask.none

  /// The system decides.
  ///
  /// Differs from iOS: the value is shown, as it is there while a debugger is attached.
  public static let auto = OSLogPrivacy(level: .auto)
  /// Anyone may read the value.
  public static let `public` = OSLogPrivacy(level: .public)
  /// The value is shown only when `OS_ACTIVITY_DT_MODE` is set, as a debugger sets it.
  public static let `private` = OSLogPrivacy(level: .private)
  /// The value is never shown.
  public static let sensitive = OSLogPrivacy(level: .sensitive)

  /// As ``auto``, with a mask for where the value may not be read.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .auto, mask: mask) }
  /// As ``private``, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .private, mask: mask) }
  /// As ``sensitive``, with a mask.
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

  /// FNV-1a with a seed of this process, so that a short secret cannot be found by trying.
  private static func hashed(_ text: String) -> String {
    var hash = seed ^ 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }

  private static let seed = UInt64.random(in: .min ... .max)
}
