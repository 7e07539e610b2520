import CGTK
import Foundation
import UserNotifications
import XCTest

@testable import GTKHost
@testable import UIKit

/// Tests of notifications over a session bus, with a test service instead of the desktop's.
@MainActor
final class DesktopNotificationTests: WindowTestCase {
  func testNotificationReachesServiceAndActionIsReturned() async throws {
    let service = try NotificationServer()
    defer { service.stop() }
    let desktop = DesktopNotifications(applicationName: "Flows", connection: try service.connect())
    NotificationService.reset()
    NotificationService.desktop = desktop
    let wasInFront = NotificationService.isApplicationInFront
    NotificationService.isApplicationInFront = { false }
    defer {
      NotificationService.isApplicationInFront = wasInFront
      NotificationService.reset()
      NotificationService.desktop = nil
    }
    let listener = Listener()
    let center = UNUserNotificationCenter.current()
    center.delegate = listener
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "trip", actions: [UNNotificationAction(identifier: "later", title: "Later")],
        intentIdentifiers: [])
    ])
    try await center.requestAuthorization(options: [.alert])
    for (name, category) in [("Ferry", "trip"), ("Train", "")] {
      let content = UNMutableNotificationContent()
      content.title = name
      content.body = "5 < 6"
      content.categoryIdentifier = category
      content.userInfo = ["link": "flows://trips/\(name.count)"]
      try await center.add(UNNotificationRequest(identifier: name, content: content, trigger: nil))
    }
    await until { service.shown.count == 2 }
    XCTAssertEqual(service.shown.map(\.summary), ["Ferry", "Train"])
    XCTAssertEqual(service.shown.map(\.body), ["5 &lt; 6", "5 &lt; 6"])
    XCTAssertEqual(service.shown.first?.actions, ["default", "Open", "later", "Later"])
    service.choose(0, "later")
    await until { listener.responses.count == 1 }
    XCTAssertEqual(listener.responses.first?.actionIdentifier, "later")
    service.choose(1, "default")
    await until { listener.responses.count == 2 }
    XCTAssertEqual(
      listener.responses.last?.notification.request.content.userInfo["link"] as? String, "flows://trips/5")
    await until { service.closed.count == 2 }
  }

  private final class Listener: NSObject, UNUserNotificationCenterDelegate {
    var responses: [UNNotificationResponse] = []
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      responses.append(response)
      completionHandler()
    }
  }
}

/// A service `org.freedesktop.Notifications` on a separate bus.
@MainActor
private final class NotificationServer {
  struct Shown {
    var summary: String
    var body: String
    var actions: [String]
  }

  private(set) var shown: [Shown] = []
  private(set) var closed: [UInt32] = []
  private let bus: OpaquePointer
  private var connection: OpaquePointer!
  private static let name = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"

  init() throws {
    bus = g_test_dbus_new(G_TEST_DBUS_NONE)
    keepingDisplay { g_test_dbus_up(bus) }
    connection = try connect()
    let xml = """
      <node><interface name="\(Self.name)">
        <method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/>
          <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="as" direction="in"/><arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
          <arg type="u" direction="out"/></method>
        <method name="CloseNotification"><arg type="u" direction="in"/></method>
      </interface></node>
      """
    let node = g_dbus_node_info_new_for_xml(xml, nil)
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, parameters, invocation, data in
      let server = Unmanaged<NotificationServer>.fromOpaque(data!).takeUnretainedValue()
      let method = String(cString: method!)
      nonisolated(unsafe) let values = parameters!
      nonisolated(unsafe) let call = invocation!
      MainActor.assumeIsolated { server.answer(method, values, call) }
    }
    g_dbus_connection_register_object(
      connection, Self.path, g_dbus_node_info_lookup_interface(node, Self.name), &table,
      Unmanaged.passUnretained(self).toOpaque(), nil, nil)
    var name: OpaquePointer? = g_variant_new_string(Self.name)
    var flags: OpaquePointer? = g_variant_new_uint32(0)
    var arguments = [name, flags]
    (name, flags) = (nil, nil)
    let reply = g_dbus_connection_call_sync(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
      g_variant_new_tuple(&arguments, 2), nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil)
    if let reply { g_variant_unref(reply) }
  }

  /// Opens another connection to the same bus.
  func connect() throws -> OpaquePointer {
    try XCTUnwrap(
      g_dbus_connection_new_for_address_sync(
        g_test_dbus_get_bus_address(bus),
        GDBusConnectionFlags(
          rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue), nil, nil, nil))
  }

  func stop() {
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
    keepingDisplay {
      g_test_dbus_stop(bus)
      g_object_unref(UnsafeMutableRawPointer(bus))
    }
  }

  /// Preserves the display variable, which GLib removes for test buses.
  private func keepingDisplay(_ work: () -> Void) {
    let displays = ["DISPLAY", "WAYLAND_DISPLAY"].map { ($0, ProcessInfo.processInfo.environment[$0]) }
    work()
    for case (let name, let value?) in displays { setenv(name, value, 1) }
  }

  private func answer(_ method: String, _ values: OpaquePointer, _ call: OpaquePointer) {
    if method == "CloseNotification" {
      closed.append(g_variant_get_uint32(g_variant_get_child_value(values, 0)))
      return g_dbus_method_invocation_return_value(call, nil)
    }
    func text(_ index: Int) -> String {
      String(cString: g_variant_get_string(g_variant_get_child_value(values, gsize(index)), nil))
    }
    let actions = g_variant_get_child_value(values, 5)
    shown.append(
      Shown(
        summary: text(3), body: text(4),
        actions: (0..<g_variant_n_children(actions)).map {
          String(cString: g_variant_get_string(g_variant_get_child_value(actions, $0), nil))
        }))
    var number: OpaquePointer? = g_variant_new_uint32(UInt32(shown.count))
    g_dbus_method_invocation_return_value(call, g_variant_new_tuple(&number, 1))
  }

  func choose(_ index: Int, _ action: String) {
    var values: [OpaquePointer?] = [g_variant_new_uint32(UInt32(index + 1)), g_variant_new_string(action)]
    g_dbus_connection_emit_signal(
      connection, nil, Self.path, Self.name, "ActionInvoked", g_variant_new_tuple(&values, 2), nil)
  }
}
