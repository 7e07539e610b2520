/// Something that an app needs a permission for. Raw values are those of Apple's `XCUIProtectedResource`.
///
/// Differs from iOS: apps here ask for notifications only; the reset of any resource lets them ask again.
public enum XCUIProtectedResource: Int, Sendable {
  case contacts = 1, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit
  case systemRootDirectory, userDesktopDirectory, userDownloadsDirectory, userDocumentsDirectory
  case bluetooth = -1, keyboardNetwork = -2, location = -3, health = -4, userTracking = -5, focus = -6
  case localNetwork = -7
}
