/// A resource that requires a permission. The raw values are those of Apple's `XCUIProtectedResource`.
///
/// Differs from iOS: notifications are the only protected resource, and resetting any resource resets their permission.
public enum XCUIProtectedResource: Int, Sendable {
  case contacts = 1, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit
  case systemRootDirectory, userDesktopDirectory, userDownloadsDirectory, userDocumentsDirectory
  case bluetooth = -1, keyboardNetwork = -2, location = -3, health = -4, userTracking = -5, focus = -6
  case localNetwork = -7
}
