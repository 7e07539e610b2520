import CGTK

// Every `assumeIsolated`: GTK calls back on the main thread.

/// A closure passed through a C callback.
private final class Handler {
  let body: @MainActor () -> Void
  init(_ body: @escaping @MainActor () -> Void) { self.body = body }
}

private let releaseHandler: GClosureNotify = { data, _ in Unmanaged<Handler>.fromOpaque(data!).release() }

/// Calls `body` when `instance` emits a signal without arguments. The closure is retained by the connection.
@discardableResult
func onSignal(
  _ instance: UnsafeMutableRawPointer, _ name: String, _ body: @escaping @MainActor () -> Void
) -> gulong {
  let callback: @convention(c) (gpointer, gpointer) -> Void = { _, data in
    let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { handler.body() }
  }
  return g_signal_connect_data(
    instance, name, unsafeBitCast(callback, to: GCallback.self),
    Unmanaged.passRetained(Handler(body)).toOpaque(),
    releaseHandler, GConnectFlags(rawValue: 0))
}

/// Calls `body` whenever a property of `instance` changes.
@discardableResult
func onChange(
  of property: String, _ instance: UnsafeMutableRawPointer, _ body: @escaping @MainActor () -> Void
) -> gulong {
  let callback: @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, _, data in
    let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { handler.body() }
  }
  return g_signal_connect_data(
    instance, "notify::" + property, unsafeBitCast(callback, to: GCallback.self),
    Unmanaged.passRetained(Handler(body)).toOpaque(), releaseHandler, GConnectFlags(rawValue: 0))
}

/// Connects a C function of the signal's own signature.
func connect(
  _ instance: UnsafeMutableRawPointer, _ name: String, _ callback: GCallback, _ data: UnsafeMutableRawPointer
) {
  g_signal_connect_data(instance, name, callback, data, nil, GConnectFlags(rawValue: 0))
}

/// Returns the value of a GObject property.
func property(_ name: String, of instance: UnsafeMutableRawPointer) -> GValue {
  var value = GValue()
  g_object_get_property(instance.assumingMemoryBound(to: GObject.self), name, &value)
  return value
}

func boolProperty(_ name: String, of instance: UnsafeMutableRawPointer) -> Bool {
  var value = property(name, of: instance)
  defer { g_value_unset(&value) }
  return g_value_get_boolean(&value) != 0
}

func intProperty(_ name: String, of instance: UnsafeMutableRawPointer) -> Int {
  var value = property(name, of: instance)
  defer { g_value_unset(&value) }
  return Int(g_value_get_int(&value))
}

func stringProperty(_ name: String, of instance: UnsafeMutableRawPointer) -> String {
  var value = property(name, of: instance)
  defer { g_value_unset(&value) }
  return g_value_get_string(&value).map { String(cString: $0) } ?? ""
}
