import Foundation
import FoundationExtensions
import SystemPermissions
import UIKit
import UserNotifications

/// Presents the system's permission alerts and stores the answers for the next launch.
@MainActor
enum SystemAlerts {
  /// The folder of the app's settings.
  private static var folder: URL? {
    ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0) }
  }

  private static var file: URL? { folder?.appendingPathComponent("permissions.json") }

  private static var answers: [String: Bool] {
    get {
      file.flatMap { try? Data(contentsOf: $0) }
        .flatMap { try? JSONDecoder().decode([String: Bool].self, from: $0) } ?? [:]
    }
    set {
      guard let file, let data = try? JSONEncoder().encode(newValue) else { return }
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? data.write(to: file)
    }
  }

  private static let notifications = "notifications"
  private static let banners = SystemBanners()

  static func install() {
    NotificationService.desktop = banners
    if let folder {
      PermissionStore.shared.use(.file(folder.appendingPathComponent("resource-permissions.json")))
    }
    if let isAllowed = answers[notifications] {
      NotificationService.restore(isAllowed: isAllowed)
    } else {
      NotificationService.permissionPrompt = { answer in
        askForNotifications { isAllowed in
          answers[notifications] = isAllowed
          NotificationService.permissionPrompt = nil
          answer(isAllowed)
        }
      }
    }
  }

  private static func askForNotifications(_ answer: @escaping @MainActor (Bool) -> Void) {
    SystemAlertQueue.show(
      title: SystemString.notificationPermission.text(ApplicationManifest.current.displayName),
      message: SystemString.notificationPermissionDetail.text,
      choices: [
        .init(title: SystemString.dontAllow.text) { answer(false) },
        .init(title: SystemString.allow.text) { answer(true) },
      ])
  }
}
