import CGTK
import Foundation
import UIKit
import UserNotifications

/// The application's name on the session bus: the interface `org.freedesktop.Application` of an installed application.
///
/// A second start passes its links to the first and ends. The desktop starts the application through the bus for links, files and
/// the actions of notifications.
@MainActor
final class ApplicationService {
  /// The file beside the program that contains the name. `portolan package` writes it; other programs have no name.
  static let fileName = "DesktopName"

  private static let interface = "org.freedesktop.Application"
  private static let bus = (name: "org.freedesktop.DBus", path: "/org/freedesktop/DBus")
  /// The action whose parameter is the payload of a notification.
  nonisolated static let notificationAction = "notification"
  /// The flag of programs that the bus starts.
  private static let serviceFlag = "--gapplication-service"
  /// The time to wait for the first request of a program that the bus has started, in milliseconds.
  private static let requestTimeout: guint = 10_000

  /// A request of a caller.
  struct Request: Equatable {
    var links: [String] = []
    /// The payload of a notification, as JSON, in the action ``ApplicationService/notificationAction``.
    var notification: String?
    /// The token that allows the window to come to the front.
    var activationToken: String?

    /// The request as arguments of a start.
    var arguments: [String] {
      links.flatMap { ["--open", $0] } + (notification.map { ["--notification", $0] } ?? [])
    }
  }

  private let connection: OpaquePointer
  private weak var host: GTKHost?
  /// Requests that have arrived before the launch.
  private var waiting: [Request] = []

  private init(connection: OpaquePointer) { self.connection = connection }

  // MARK: Starting

  /// The file of this program.
  static var executable: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

  /// The name of this program; `nil` if it has none.
  static func name(executable: URL) -> String? {
    let file = executable.deletingLastPathComponent().appendingPathComponent(fileName)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return g_dbus_is_name(name) != 0 ? name : nil
  }

  /// The object path of a name.
  static func path(of name: String) -> String {
    "/" + name.replacingOccurrences(of: ".", with: "/").replacingOccurrences(of: "-", with: "_")
  }

  /// The outcome of a start.
  enum Start {
    /// This program is the first. It has no service without a session bus.
    case first(ApplicationService?, arguments: [String])
    /// A program that runs already has received the request.
    case forwarded
  }

  /// Takes the name, or passes the request in the arguments to the program that has it.
  static func start(name: String, arguments: [String]) -> Start {
    let arguments = normalized(arguments)
    guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else {
      return .first(nil, arguments: arguments.filter { $0 != serviceFlag })
    }
    return start(name: name, arguments: arguments, connection: connection)
  }

  static func start(name: String, arguments: [String], connection: OpaquePointer) -> Start {
    // The application outlives its bus.
    g_dbus_connection_set_exit_on_close(connection, 0)
    let service = ApplicationService(connection: connection)
    service.register(at: path(of: name))
    if service.takeName(name) {
      guard arguments.contains(serviceFlag) else { return .first(service, arguments: arguments) }
      let first = service.waitForRequest()
      return .first(service, arguments: arguments.filter { $0 != serviceFlag } + (first?.arguments ?? []))
    }
    let given = LaunchArguments(arguments)
    let payload = given.notification.flatMap { try? JSONSerialization.data(withJSONObject: $0) }
    let request = Request(
      links: given.urls.map(\.absoluteString),
      notification: payload.map { String(decoding: $0, as: UTF8.self) })
    let isForwarded = service.forward(request, to: name)
    return isForwarded ? .forwarded : .first(nil, arguments: arguments)
  }

  /// Turns links and files without an option into links to open: desktops pass them so.
  static func normalized(_ arguments: [String]) -> [String] {
    var result: [String] = []
    for (index, argument) in arguments.enumerated() {
      let follows = index > 0 && arguments[index - 1].hasPrefix("--")
      if index == 0 || follows || argument.hasPrefix("-") {
        result.append(argument)
      } else if let url = URL(string: argument), url.scheme != nil {
        result += ["--open", argument]
      } else if FileManager.default.fileExists(atPath: argument) {
        result += ["--open", URL(fileURLWithPath: argument).absoluteString]
      } else {
        result.append(argument)
      }
    }
    return result
  }

  private func takeName(_ name: String) -> Bool {
    // The flag 4 does not queue for the name.
    let reply = call(
      Self.bus.name, Self.bus.path, Self.bus.name, "RequestName",
      BusValue.tuple([g_variant_new_string(name), g_variant_new_uint32(4)]))
    guard let reply else { return false }
    defer { g_variant_unref(reply) }
    let value = g_variant_get_child_value(reply, 0)
    defer { g_variant_unref(value) }
    // The replies 1 and 4 are given to the owner.
    return [1, 4].contains(g_variant_get_uint32(value))
  }

  private func forward(_ request: Request, to name: String) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let token = environment["XDG_ACTIVATION_TOKEN"] ?? environment["DESKTOP_STARTUP_ID"]
    let platform = BusValue.array(
      of: "{sv}",
      token.map {
        [
          g_variant_new_dict_entry(
            g_variant_new_string("activation-token"), g_variant_new_variant(g_variant_new_string($0)))
        ]
      } ?? [])
    let (method, parameters): (String, [OpaquePointer?])
    if let payload = request.notification {
      let values = BusValue.array(of: "v", [g_variant_new_variant(g_variant_new_string(payload))])
      (method, parameters) = ("ActivateAction", [g_variant_new_string(Self.notificationAction), values])
    } else if request.links.isEmpty {
      (method, parameters) = ("Activate", [])
    } else {
      let links = BusValue.array(of: "s", request.links.map { g_variant_new_string($0) })
      (method, parameters) = ("Open", [links])
    }
    let reply = call(
      name, Self.path(of: name), Self.interface, method, BusValue.tuple(parameters + [platform]))
    guard let reply else { return false }
    g_variant_unref(reply)
    return true
  }

  private func waitForRequest() -> Request? {
    final class Deadline { var isReached = false }
    let deadline = Deadline()
    let timer = g_timeout_add(
      Self.requestTimeout,
      { data in
        Unmanaged<Deadline>.fromOpaque(data!).takeUnretainedValue().isReached = true
        return 1
      }, Unmanaged.passUnretained(deadline).toOpaque())
    while waiting.isEmpty, !deadline.isReached { g_main_context_iteration(nil, 1) }
    g_source_remove(timer)
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  // MARK: Serving

  /// Delivers requests to the application of a host from its next turn on.
  func attach(to host: GTKHost) {
    self.host = host
    let requests = waiting
    waiting = []
    guard !requests.isEmpty else { return }
    host.performWhenIdle { [weak self] in requests.forEach { self?.receive($0) } }
  }

  private func register(at path: String) {
    let node = g_dbus_node_info_new_for_xml(Self.description, nil)
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, parameters, invocation, data in
      guard let data, let method, let parameters else { return }
      let service = Unmanaged<ApplicationService>.fromOpaque(data).takeUnretainedValue()
      let name = String(cString: method)
      // GDBus calls back on the main thread, where the object was registered; the values are used before it returns.
      nonisolated(unsafe) let values = parameters
      MainActor.assumeIsolated { service.receive(Request(method: name, values)) }
      g_dbus_method_invocation_return_value(invocation, nil)
    }
    g_dbus_connection_register_object(
      connection, path, g_dbus_node_info_lookup_interface(node, Self.interface), &table,
      Unmanaged.passRetained(self).toOpaque(), { Unmanaged<ApplicationService>.fromOpaque($0!).release() },
      nil)
    g_dbus_node_info_unref(node)
  }

  private func receive(_ request: Request) {
    guard let host, let client = host.client else { return waiting.append(request) }
    // An action of a notification may leave the window where it is.
    if request.notification == nil { host.present(activationToken: request.activationToken) }
    let urls = request.links.compactMap(URL.init(string:))
    if !urls.isEmpty { client.host(host, open: urls) }
    if let text = request.notification,
      let payload = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    {
      NotificationService.answer(payload)
    }
  }

  private static let description = """
    <node><interface name="\(interface)">
      <method name="Activate"><arg type="a{sv}" direction="in"/></method>
      <method name="Open"><arg type="as" direction="in"/><arg type="a{sv}" direction="in"/></method>
      <method name="ActivateAction"><arg type="s" direction="in"/><arg type="av" direction="in"/>
        <arg type="a{sv}" direction="in"/></method>
    </interface></node>
    """

  // MARK: Calls

  private func call(
    _ name: String, _ path: String, _ interface: String, _ method: String, _ parameters: OpaquePointer?
  ) -> OpaquePointer? {
    g_dbus_connection_call_sync(
      connection, name, path, interface, method, parameters, nil, G_DBUS_CALL_FLAGS_NONE, 10_000, nil, nil)
  }
}

extension ApplicationService.Request {
  /// Reads the parameters of a method of the interface.
  fileprivate init(method: String, _ parameters: OpaquePointer) {
    let values = (0..<g_variant_n_children(parameters)).map { g_variant_get_child_value(parameters, $0) }
    defer { values.forEach { g_variant_unref($0) } }
    switch method {
    case "Open":
      links = (0..<g_variant_n_children(values[0])).compactMap { index in
        let value = g_variant_get_child_value(values[0], index)
        defer { g_variant_unref(value) }
        return BusValue.text(value)
      }
    case "ActivateAction"
    where BusValue.text(values[0]) == ApplicationService.notificationAction
      && g_variant_n_children(values[1]) > 0:
      let box = g_variant_get_child_value(values[1], 0)
      let value = g_variant_get_variant(box)
      notification = BusValue.text(value)
      g_variant_unref(value)
      g_variant_unref(box)
    default: break
    }
    for key in ["activation-token", "desktop-startup-id"] where activationToken == nil {
      guard let value = g_variant_lookup_value(values[values.count - 1], key, nil) else { continue }
      activationToken = BusValue.text(value)
      g_variant_unref(value)
    }
  }
}
