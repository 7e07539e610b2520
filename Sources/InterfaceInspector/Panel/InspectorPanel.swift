import UIKit

/// The inspector's window beside an app, opened and closed with Control-Shift-I.
///
/// Its scene is not connected to the application, so that the app's scenes, key window and state are the same with and without
/// it. The host passes its events to `receive(_:from:)`.
@MainActor
package enum InspectorPanel {
  private(set) static var scene: UIWindowScene?
  private static var window: UIWindow?

  package static var isOpen: Bool { scene != nil }

  /// Opens or closes the inspector if a key event is its shortcut. Returns whether it is.
  package static func handle(_ event: HostKeyEvent) -> Bool {
    let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    guard event.usage == UIKeyboardHIDUsage.keyboardI.rawValue, modifiers == [.command, .shift] else {
      return false
    }
    if event.phase == .down, !event.isRepeat { toggle() }
    return true
  }

  /// Handles an event of the inspector's window. Returns whether it is one.
  package static func receive(_ event: HostEvent, from hostWindow: any HostWindow) -> Bool {
    guard let scene, scene.hostWindow === hostWindow else { return false }
    switch event {
    case .closeRequested: close()
    case .active, .visible: break
    default: scene.receive(event)
    }
    return true
  }

  package static func toggle() {
    if isOpen { close() } else { open() }
  }

  private static func open() {
    LifecycleLog.start()
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.hostWindow.setTitle("Inspector")
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: InspectorViewController())
    window.isHidden = false
    self.scene = scene
    self.window = window
    scene.prepareForForeground()
    scene.activationState = .foregroundActive
  }

  private static func close() {
    Highlight.remove()
    LifecycleLog.current?.changed = nil
    window?.rootViewController = nil
    window?.isHidden = true
    scene?.activationState = .unattached
    scene?.didDisconnect()
    window = nil
    scene = nil
  }
}
