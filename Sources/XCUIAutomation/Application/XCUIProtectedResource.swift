import SystemPermissions

/// A resource that requires a permission. The raw values are those of Apple's `XCUIProtectedResource`.
///
/// Differs from iOS: resetting any resource resets the permission for notifications, too.
public enum XCUIProtectedResource: Int, Sendable {
  case contacts = 1, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit
  case systemRootDirectory, userDesktopDirectory, userDownloadsDirectory, userDocumentsDirectory
  case bluetooth = -1, keyboardNetwork = -2, location = -3, health = -4, userTracking = -5, focus = -6
  case localNetwork = -7

  /// The permission that apps ask for; nil for resources without one.
  var permission: SystemPermission? {
    switch self {
    case .contacts: .contacts
    case .calendar: .calendar
    case .reminders: .reminders
    case .photos: .photos
    case .microphone: .microphone
    case .camera: .camera
    case .bluetooth: .bluetooth
    case .location: .location
    case .userTracking: .tracking
    default: nil
    }
  }
}
