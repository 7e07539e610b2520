import CGTK
import Foundation
import UserNotifications

// Every `nonisolated(unsafe)`: the values stay on the main thread, which GDBus calls back on.

// Every `assumeIsolated`: GDBus calls back on the thread of the main loop that made the call, which is the main thread.

/// Notifications whose buttons start the application: the desktop's service calls `ActivateAction` of the application's
/// name on the bus, and the bus starts the program if it does not run.
///
/// The service is `org.gtk.Notifications`, as GNOME's desktop has it, and the portal inside Flatpak.
@MainActor
final class ActivatingNotifications {
  private enum Service {
    case desktop
    case portal

    var name: String { self == .desktop ? "org.gtk.Notifications" : "org.freedesktop.portal.Desktop" }
    var path: String { self == .desktop ? "/org/gtk/Notifications" : "/org/freedesktop/portal/desktop" }
    var interface: String {
      self == .desktop ? "org.gtk.Notifications" : "org.freedesktop.portal.Notification"
    }
  }

  private let connection: OpaquePointer
  private let service: Service
  private let application: String
  private var shown: Set<String> = []

  private init(_ connection: OpaquePointer, _ service: Service, _ application: String) {
    self.connection = connection
    self.service = service
    self.application = application
  }

  /// Finds the service of the desktop.
  /// - Parameters:
  ///   - application: The name of the application on the bus.
  ///   - completion: Receives `nil` if the desktop has no such service.
  static func find(
    on connection: OpaquePointer, for application: String,
    completion: @escaping @MainActor (ActivatingNotifications?) -> Void
  ) {
    if FileManager.default.fileExists(atPath: "/.flatpak-info") {
      return completion(ActivatingNotifications(connection, .portal, application))
    }
    let answer = Answer { hasOwner in
      completion(hasOwner ? ActivatingNotifications(connection, .desktop, application) : nil)
    }
    g_dbus_connection_call(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
      BusValue.tuple([g_variant_new_string(Service.desktop.name)]), nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil,
      { connection, result, data in
        let answer = Unmanaged<Answer>.fromOpaque(data!).takeRetainedValue()
        var hasOwner = false
        if let reply = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil) {
          let value = g_variant_get_child_value(reply, 0)
          hasOwner = g_variant_get_boolean(value) != 0
          g_variant_unref(value)
          g_variant_unref(reply)
        }
        let isFound = hasOwner
        MainActor.assumeIsolated { answer.body(isFound) }
      }, Unmanaged.passRetained(answer).toOpaque())
  }

  private final class Answer {
    let body: @MainActor (Bool) -> Void
    init(_ body: @escaping @MainActor (Bool) -> Void) { self.body = body }
  }

  /// - Returns: Whether the notification can be restored after the end of the application.
  func show(_ banner: NotificationBanner) -> Bool {
    guard let payload = banner.payload else { return false }
    shown.insert(banner.identifier)
    var values: [(String, OpaquePointer?)] = [
      ("title", g_variant_new_string(banner.title.isEmpty ? application : banner.title)),
      (
        "body",
        g_variant_new_string([banner.subtitle, banner.body].filter { !$0.isEmpty }.joined(separator: "\n"))
      ), ("priority", g_variant_new_string(banner.isUrgent ? "urgent" : "normal")),
      ("default-action", g_variant_new_string(Self.action)),
      ("default-action-target", g_variant_new_string(payload)),
    ]
    let buttons = banner.actions.compactMap { action in
      action.payload.map { payload in
        Self.dictionary([
          ("label", g_variant_new_string(action.title)), ("action", g_variant_new_string(Self.action)),
          ("target", g_variant_new_string(payload)),
        ])
      }
    }
    if !buttons.isEmpty { values.append(("buttons", BusValue.array(of: "a{sv}", buttons))) }
    call("AddNotification", [g_variant_new_string(banner.identifier), Self.dictionary(values)])
    return true
  }

  /// - Returns: Whether the notification was shown here.
  func withdraw(_ identifier: String) -> Bool {
    guard shown.remove(identifier) != nil else { return false }
    call("RemoveNotification", [g_variant_new_string(identifier)])
    return true
  }

  /// The action of the application, as the services name it.
  private static let action = "app." + ApplicationService.notificationAction

  private static func dictionary(_ values: [(String, OpaquePointer?)]) -> OpaquePointer? {
    BusValue.array(
      of: "{sv}",
      values.map { g_variant_new_dict_entry(g_variant_new_string($0.0), g_variant_new_variant($0.1)) })
  }

  private func call(_ method: String, _ parameters: [OpaquePointer?]) {
    // The portal finds the application by its sandbox.
    let owner = service == .desktop ? [g_variant_new_string(application)] : []
    g_dbus_connection_call(
      connection, service.name, service.path, service.interface, method, BusValue.tuple(owner + parameters),
      nil,
      G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil, nil)
  }
}
