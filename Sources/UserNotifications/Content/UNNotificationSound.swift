// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// The sound of a notification.
///
/// Differs from iOS: the desktop plays its own sound for all notifications with a sound.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
  package let name: UNNotificationSoundName?

  package init(name: UNNotificationSoundName?) {
    self.name = name
    super.init()
  }

  public convenience init(named name: UNNotificationSoundName) { self.init(name: name) }

  open class var `default`: UNNotificationSound { UNNotificationSound(name: nil) }
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(name: nil) }
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    defaultCritical
  }
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound(name: nil) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The name of a sound file in the app.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
