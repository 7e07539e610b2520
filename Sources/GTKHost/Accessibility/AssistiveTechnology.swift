import CGTK
import Foundation

// Every `assumeIsolated`: GDBus calls back on the thread of the main loop that made the call, which is the main thread.

/// The state of the desktop's assistive technologies, from the session's `org.a11y.Status`.
@MainActor
final class AssistiveTechnology {
  struct Status: Equatable {
    /// Whether any client reads windows: a screen reader, switch control or a test.
    var isOn = false
    var isScreenReaderOn = false
  }

  private static let bus = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let interface = "org.a11y.Status"

  private let changed: () -> Void
  private var connection: OpaquePointer?

  private(set) var status = Status() {
    didSet { if status != oldValue { changed() } }
  }

  /// Calls `changed` after every change, and initially if a technology is enabled.
  init(changed: @escaping () -> Void) {
    self.changed = changed
    // GTK does not connect to the bus in this case.
    guard ProcessInfo.processInfo.environment["GTK_A11Y"] != "none" else { return }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        let technology = Unmanaged<AssistiveTechnology>.fromOpaque(data!).takeRetainedValue()
        guard let connection = g_bus_get_finish(result, nil) else { return }
        MainActor.assumeIsolated { technology.connect(to: connection) }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func connect(to connection: OpaquePointer) {
    self.connection = connection
    g_dbus_connection_signal_subscribe(
      connection, Self.bus, "org.freedesktop.DBus.Properties", "PropertiesChanged", Self.path, nil,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, _, data in
        let technology = Unmanaged<AssistiveTechnology>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { technology.ask() }
      }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<AssistiveTechnology>.fromOpaque($0!).release() }
    )
    ask()
  }

  private func ask() {
    g_dbus_connection_call(
      connection, Self.bus, Self.path, "org.freedesktop.DBus.Properties", "GetAll",
      g_variant_parse(nil, "('\(Self.interface)',)", nil, nil, nil), nil, G_DBUS_CALL_FLAGS_NONE, 2000, nil,
      { connection, result, data in
        let technology = Unmanaged<AssistiveTechnology>.fromOpaque(data!).takeRetainedValue()
        guard let reply = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil) else {
          return
        }
        defer { g_variant_unref(reply) }
        MainActor.assumeIsolated { technology.read(reply) }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  /// Parses a reply of type `(a{sv})`.
  private func read(_ reply: OpaquePointer) {
    let properties = g_variant_get_child_value(reply, 0)
    defer { g_variant_unref(properties) }
    func isTrue(_ key: String) -> Bool {
      guard let value = g_variant_lookup_value(properties, key, nil) else { return false }
      defer { g_variant_unref(value) }
      return String(cString: g_variant_get_type_string(value)) == "b" && g_variant_get_boolean(value) != 0
    }
    let isScreenReaderOn = isTrue("ScreenReaderEnabled")
    status = Status(isOn: isTrue("IsEnabled") || isScreenReaderOn, isScreenReaderOn: isScreenReaderOn)
  }
}
