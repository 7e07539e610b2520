import CGTK
import Foundation
import UIKit

// Every `assumeIsolated`: GDBus calls back on the thread of the main loop that made the call, which is the main thread.

/// The settings of the desktop portal, updated on change signals.
@MainActor
final class PortalSettings {
  /// The known settings; `nil` values are unknown.
  struct Values: Equatable {
    var isDark: Bool?
    var accent: HostEnvironment.Color?
    var isHighContrast: Bool?
    var textScale: CGFloat?
  }

  private static let bus = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let appearance = "org.freedesktop.appearance"
  private static let desktop = "org.gnome.desktop.interface"

  private let received: (Values) -> Void
  private var connection: OpaquePointer?

  /// Calls `received` after the initial query, if there is a portal, and after every change.
  init(_ received: @escaping (Values) -> Void) {
    self.received = received
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        let portal = Unmanaged<PortalSettings>.fromOpaque(data!).takeRetainedValue()
        guard let connection = g_bus_get_finish(result, nil) else { return }
        MainActor.assumeIsolated { portal.connect(to: connection) }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func connect(to connection: OpaquePointer) {
    self.connection = connection
    g_dbus_connection_signal_subscribe(
      connection, Self.bus, Self.interface, "SettingChanged", Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, _, data in
        let portal = Unmanaged<PortalSettings>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { portal.ask() }
      }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<PortalSettings>.fromOpaque($0!).release() })
    ask()
  }

  private func ask() {
    let question = "(['\(Self.appearance)', '\(Self.desktop)'],)"
    g_dbus_connection_call(
      connection, Self.bus, Self.path, Self.interface, "ReadAll",
      g_variant_parse(nil, question, nil, nil, nil),
      nil, G_DBUS_CALL_FLAGS_NONE, 2000, nil,
      { connection, result, data in
        let portal = Unmanaged<PortalSettings>.fromOpaque(data!).takeRetainedValue()
        guard let reply = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil) else {
          return
        }
        defer { g_variant_unref(reply) }
        MainActor.assumeIsolated { portal.received(portal.values(in: reply)) }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  /// Parses a reply of type `(a{sa{sv}})`.
  private func values(in reply: OpaquePointer) -> Values {
    var values = Values()
    let namespaces = g_variant_get_child_value(reply, 0)
    defer { g_variant_unref(namespaces) }
    if let appearance = g_variant_lookup_value(namespaces, Self.appearance, nil) {
      defer { g_variant_unref(appearance) }
      values.isDark = lookUp("color-scheme", "u", in: appearance) { g_variant_get_uint32($0) == 1 }
      values.isHighContrast = lookUp("contrast", "u", in: appearance) { g_variant_get_uint32($0) == 1 }
      values.accent = lookUp("accent-color", "(ddd)", in: appearance, Self.color) ?? nil
    }
    if let desktop = g_variant_lookup_value(namespaces, Self.desktop, nil) {
      defer { g_variant_unref(desktop) }
      values.textScale = lookUp("text-scaling-factor", "d", in: desktop) { CGFloat(g_variant_get_double($0)) }
    }
    return values
  }

  private func lookUp<Value>(
    _ key: String, _ type: String, in dictionary: OpaquePointer?, _ read: (OpaquePointer) -> Value
  ) -> Value? {
    let type = g_variant_type_new(type)
    defer { g_variant_type_free(type) }
    guard let value = g_variant_lookup_value(dictionary, key, type) else { return nil }
    defer { g_variant_unref(value) }
    return read(value)
  }

  /// A component outside 0...1 means that no accent color is set.
  private static func color(_ value: OpaquePointer) -> HostEnvironment.Color? {
    let parts = (0..<3).map { index -> Double in
      let part = g_variant_get_child_value(value, gsize(index))
      defer { g_variant_unref(part) }
      return g_variant_get_double(part)
    }
    guard parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
    return HostEnvironment.Color(red: parts[0], green: parts[1], blue: parts[2])
  }
}
