import CGTK
import Foundation
import MarkupEscaping
import UIKit
import UserNotifications

// Every `nonisolated(unsafe)`: the values stay on the main thread, which GDBus calls back on.

// Every `assumeIsolated`: GDBus calls back on the thread of the main loop that made the call, which is the main thread.

/// Shows notifications with the desktop's service on the session bus, and reports the user's responses. Without such a
/// service, notifications only remain in the app's memory.
///
/// `org.freedesktop.Notifications` reports responses to the program that runs. An application that the bus starts uses
/// ``ActivatingNotifications`` where the desktop has it.
@MainActor
final class DesktopNotifications: NotificationDesktop {
  private static let bus = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"
  private static let defaultAction = "default"
  /// The specification's reason for notifications dismissed by the user.
  private static let dismissed: UInt32 = 2

  private var connection: OpaquePointer?
  private var isReady = false
  /// Operations that wait for the connection to the bus.
  private var waiting: [@MainActor () -> Void] = []
  /// The desktop's identifiers of notifications.
  private var numbers: [String: UInt32] = [:]
  /// Notifications that were withdrawn before the desktop assigned an identifier.
  private var withdrawn: Set<String> = []
  private let applicationName: String
  /// The name of an application that the bus starts.
  private let serviceName: String?
  /// The service that starts the application for responses; `nil` if the desktop has none.
  private var activating: ActivatingNotifications?

  /// - Parameters:
  ///   - serviceName: The name of an application that the bus starts; `nil` for other programs.
  ///   - connection: The bus connection; `nil` uses the session bus.
  init(applicationName: String, serviceName: String? = nil, connection: OpaquePointer? = nil) {
    self.applicationName = applicationName
    self.serviceName = serviceName
    if let connection {
      connect(to: connection)
      return
    }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        let notifications = Unmanaged<DesktopNotifications>.fromOpaque(data!).takeRetainedValue()
        guard let connection = g_bus_get_finish(result, nil) else { return }
        MainActor.assumeIsolated { notifications.connect(to: connection) }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func connect(to connection: OpaquePointer) {
    self.connection = connection
    for signal in ["ActionInvoked", "NotificationClosed"] {
      g_dbus_connection_signal_subscribe(
        connection, Self.bus, Self.bus, signal, Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, _, _, signal, parameters, data in
          let notifications = Unmanaged<DesktopNotifications>.fromOpaque(data!).takeUnretainedValue()
          guard let signal, let parameters else { return }
          let name = String(cString: signal)
          nonisolated(unsafe) let values = parameters
          MainActor.assumeIsolated { notifications.handle(name, values) }
        }, Unmanaged.passRetained(self).toOpaque(),
        { Unmanaged<DesktopNotifications>.fromOpaque($0!).release() })
    }
    guard let serviceName else { return perform() }
    ActivatingNotifications.find(on: connection, for: serviceName) { [weak self] in
      self?.activating = $0
      self?.perform()
    }
  }

  private func perform() {
    isReady = true
    let works = waiting
    waiting = []
    for work in works { work() }
  }

  private func whenConnected(_ work: @escaping @MainActor () -> Void) {
    if isReady { work() } else { waiting.append(work) }
  }

  // MARK: Delivery

  func show(_ banner: NotificationBanner) {
    withdrawn.remove(banner.identifier)
    whenConnected { [self] in
      if let activating, activating.show(banner) { return }
      notify(banner)
    }
  }

  private func notify(_ banner: NotificationBanner) {
    let identifier = banner.identifier
    call("Notify", Self.parameters(of: banner, replacing: numbers[identifier] ?? 0, from: applicationName)) {
      [weak self] reply in
      guard let self else { return }
      let number = BusValue.number(reply, at: 0)
      if withdrawn.remove(identifier) != nil { close(number) } else { numbers[identifier] = number }
    }
  }

  func withdraw(_ identifiers: [String]) {
    whenConnected { [self] in
      for identifier in identifiers where activating?.withdraw(identifier) != true {
        if let number = numbers.removeValue(forKey: identifier) {
          close(number)
        } else {
          withdrawn.insert(identifier)
        }
      }
    }
  }

  private func close(_ number: UInt32) {
    call("CloseNotification", BusValue.tuple([g_variant_new_uint32(number)]))
  }

  /// - Parameter completion: Receives the reply, if there is one.
  private func call(
    _ method: String, _ parameters: OpaquePointer?, completion: (@MainActor (OpaquePointer) -> Void)? = nil
  ) {
    g_dbus_connection_call(
      connection, Self.bus, Self.path, Self.bus, method, parameters, nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil,
      { connection, result, data in
        let answer = Unmanaged<CompletionBox>.fromOpaque(data!).takeRetainedValue()
        guard let reply = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil) else {
          return
        }
        nonisolated(unsafe) let values = reply
        MainActor.assumeIsolated { answer.body?(values) }
        g_variant_unref(reply)
      }, Unmanaged.passRetained(CompletionBox(completion)).toOpaque())
  }

  private final class CompletionBox {
    let body: (@MainActor (OpaquePointer) -> Void)?
    init(_ body: (@MainActor (OpaquePointer) -> Void)?) { self.body = body }
  }

  // MARK: User actions

  private func handle(_ signal: String, _ parameters: OpaquePointer) {
    let number = BusValue.number(parameters, at: 0)
    guard let identifier = numbers.first(where: { $0.value == number })?.key else { return }
    if signal == "ActionInvoked" {
      let action = BusValue.text(parameters, at: 1)
      NotificationService.choose(identifier, action: action == Self.defaultAction ? nil : action)
    } else {
      numbers[identifier] = nil
      if BusValue.number(parameters, at: 1) == Self.dismissed { NotificationService.dismiss(identifier) }
    }
  }

  // MARK: Values

  /// The arguments of `Notify`: `(susssasa{sv}i)`.
  private static func parameters(
    of banner: NotificationBanner, replacing number: UInt32, from application: String
  ) -> OpaquePointer? {
    var actions = [defaultAction, SystemString.open.text]
    for action in banner.actions { actions += [action.identifier, action.title] }
    // The freedesktop urgency: 1 is normal, 2 critical.
    // Desktops show the icon of the entry, and start the application for notifications that it has left behind.
    var hints = [("desktop-entry", g_variant_new_string(ApplicationIdentity.current.identifier))]
    hints.append(("urgency", g_variant_new_byte(banner.isUrgent ? 2 : 1)))
    if !banner.hasSound { hints.append(("suppress-sound", g_variant_new_boolean(1))) }
    if let image = banner.image { hints.append(("image-path", g_variant_new_string(image))) }
    let lines = [banner.subtitle, banner.body].filter { !$0.isEmpty }.map(\.escapedForMarkup)
    return BusValue.tuple([
      g_variant_new_string(application), g_variant_new_uint32(number), g_variant_new_string(""),
      g_variant_new_string(banner.title.isEmpty ? application : banner.title),
      g_variant_new_string(lines.joined(separator: "\n")),
      BusValue.array(of: "s", actions.map { g_variant_new_string($0) }),
      BusValue.array(
        of: "{sv}",
        hints.map { g_variant_new_dict_entry(g_variant_new_string($0.0), g_variant_new_variant($0.1)) }),
      g_variant_new_int32(-1),
    ])
  }
}
