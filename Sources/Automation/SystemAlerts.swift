import Foundation
import FoundationExtensions
import UIKit
import UserNotifications

/// Presents the system's permission alerts and stores the answers for the next launch.
@MainActor
enum SystemAlerts {
  /// The file of the answers, in the app's settings.
  private static var file: URL? {
    ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].map {
      URL(fileURLWithPath: $0).appendingPathComponent("permissions.json")
    }
  }

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

  private static var scene: UIWindowScene? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
  }

  private static func askForNotifications(_ answer: @escaping (Bool) -> Void) {
    guard let scene else {
      // An app may request a permission before it has a window. The run loop of the main thread calls the block.
      nonisolated(unsafe) let answer = answer
      RunLoop.main.perform { MainActor.assumeIsolated { askForNotifications(answer) } }
      return
    }
    let alert = UIAlertController(
      title: SystemString.notificationPermission.text(ApplicationManifest.current.displayName),
      message: SystemString.notificationPermissionDetail.text, preferredStyle: .alert)
    func add(_ title: SystemString, _ isAllowed: Bool) {
      alert.addAction(
        UIAlertAction(title: title.text, style: .default) { _ in
          if scene.activationState == .foregroundInactive { scene.move(to: .foregroundActive) }
          answer(isAllowed)
        })
    }
    add(.dontAllow, false)
    add(.allow, true)
    // As on iOS, the app is inactive while the alert is shown.
    if scene.activationState == .foregroundActive { scene.move(to: .foregroundInactive) }
    let window = SystemWindow.of(scene)
    // The window's root view controller has appeared after the layout of this turn is committed.
    RunLoop.main.perform {
      MainActor.assumeIsolated { window.rootViewController?.present(alert, animated: true) }
    }
  }
}
