import FoundationExtensions
import UIKit

/// Alerts of the system, shown one at a time above the app.
@MainActor
package enum SystemAlertQueue {
  package struct Choice {
    package var title: String
    package var action: @MainActor () -> Void

    package init(title: String, action: @escaping @MainActor () -> Void) {
      self.title = title
      self.action = action
    }
  }

  private struct Request {
    var title: String
    var message: String?
    var choices: [Choice]
  }

  private static var waiting: [Request] = []
  private static var isShowing = false

  /// Shows an alert after those that were requested earlier.
  package static func show(title: String, message: String?, choices: [Choice]) {
    waiting.append(Request(title: title, message: message, choices: choices))
    showNext()
  }

  /// Drops all alerts, when an app ends.
  package static func reset() {
    waiting = []
    isShowing = false
  }

  private static var scene: UIWindowScene? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
  }

  private static func showNext() {
    guard !isShowing, let request = waiting.first else { return }
    guard let scene else {
      // An app may request a permission before it has a window.
      // The main run loop performs its blocks on the main thread.
      return RunLoop.main.perform { MainActor.assumeIsolated { showNext() } }
    }
    isShowing = true
    waiting.removeFirst()
    let alert = UIAlertController(
      title: request.title, message: request.message, preferredStyle: .alert)
    for choice in request.choices {
      alert.addAction(
        UIAlertAction(title: choice.title, style: .default) { _ in
          if scene.activationState == .foregroundInactive { scene.move(to: .foregroundActive) }
          isShowing = false
          choice.action()
          showNext()
        })
    }
    // As on iOS, the app is inactive while the alert is shown.
    if scene.activationState == .foregroundActive { scene.move(to: .foregroundInactive) }
    let window = SystemWindow.of(scene)
    present(alert, over: window)
  }

  /// Presents after the window's root view controller has appeared and an earlier alert has been dismissed.
  private static func present(_ alert: UIAlertController, over window: SystemWindow) {
    RunLoop.main.perform {
      // The main run loop performs its blocks on the main thread.
      MainActor.assumeIsolated {
        guard let root = window.rootViewController else { return }
        guard let earlier = root.presentedViewController else { return root.present(alert, animated: true) }
        if let coordinator = earlier.transitionCoordinator {
          coordinator.animate(alongsideTransition: nil) { _ in present(alert, over: window) }
        } else {
          earlier.dismiss(animated: false) { root.present(alert, animated: true) }
        }
      }
    }
  }
}

/// The alert that extends permission for the location to the time when the app is not in use.
@MainActor
package enum AlwaysLocationAlert {
  package static func show() {
    SystemAlertQueue.show(
      title: SystemString.alwaysLocationPermission.text(ApplicationManifest.current.displayName),
      message: nil,
      choices: [
        .init(title: SystemString.dontAllow.text) {},
        .init(title: SystemString.allow.text) { PermissionStore.shared.set(.allowed, for: .location) },
      ])
  }
}
