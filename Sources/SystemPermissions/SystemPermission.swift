import FoundationExtensions
import UIKit

/// A resource that apps may use only with the person's permission.
package enum SystemPermission: String, CaseIterable, Sendable {
  case location, photos, camera, microphone, contacts, calendar, reminders, speech, motion, bluetooth,
    tracking

  /// An answer of the person.
  package enum Answer: String, Codable, CaseIterable, Sendable {
    case denied
    case allowed
    /// Part of the resource: selected photos, or the location while the app is in use.
    case limited
    /// The location until the app ends.
    case once
  }

  /// The choices of the alert, in the order of its buttons.
  var choices: [(title: SystemString, answer: Answer)] {
    switch self {
    case .location: [(.allowOnce, .once), (.allowWhileUsing, .limited), (.dontAllow, .denied)]
    case .photos: [(.limitAccess, .limited), (.allowFullAccess, .allowed), (.dontAllow, .denied)]
    case .tracking: [(.askNotToTrack, .denied), (.allow, .allowed)]
    default: [(.dontAllow, .denied), (.allow, .allowed)]
    }
  }

  var title: SystemString {
    switch self {
    case .location: .locationPermission
    case .photos: .photosPermission
    case .camera: .cameraPermission
    case .microphone: .microphonePermission
    case .contacts: .contactsPermission
    case .calendar: .calendarPermission
    case .reminders: .remindersPermission
    case .speech: .speechPermission
    case .motion: .motionPermission
    case .bluetooth: .bluetoothPermission
    case .tracking: .trackingPermission
    }
  }

  /// The keys of `Info.plist` for the purpose of the request, in order of preference.
  package var usageKeys: [String] {
    switch self {
    case .location: ["NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription"]
    case .photos: ["NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription"]
    case .camera: ["NSCameraUsageDescription"]
    case .microphone: ["NSMicrophoneUsageDescription"]
    case .contacts: ["NSContactsUsageDescription"]
    case .calendar: ["NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription"]
    case .reminders: ["NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription"]
    case .speech: ["NSSpeechRecognitionUsageDescription"]
    case .motion: ["NSMotionUsageDescription"]
    case .bluetooth: ["NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription"]
    case .tracking: ["NSUserTrackingUsageDescription"]
    }
  }
}
