import CNetwork
import Foundation

/// The thread of GIO's operations, which runs a main context of its own.
enum NetworkLoop {
  // GLib protects contexts.
  private nonisolated(unsafe) static let context: OpaquePointer = {
    // The pointer is used by the thread only.
    nonisolated(unsafe) let context = g_main_context_new()!
    let thread = Thread {
      g_main_context_push_thread_default(context)
      g_main_loop_run(g_main_loop_new(context, 0))
    }
    thread.name = "Network"
    thread.start()
    return context
  }()

  /// A closure for a C callback.
  private final class Box<Argument> {
    let body: (Argument) -> Void
    init(_ body: @escaping (Argument) -> Void) { self.body = body }
  }

  /// Runs a closure on the thread, after those of earlier calls.
  static func perform(_ body: @escaping @Sendable () -> Void) {
    let source = g_idle_source_new()
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { data in
        Unmanaged<Box<Void>>.fromOpaque(data!).takeUnretainedValue().body(())
        return 0
      }, Unmanaged.passRetained(Box<Void>(body)).toOpaque(),
      { data in Unmanaged<Box<Void>>.fromOpaque(data!).release() })
    g_source_attach(source, context)
    g_source_unref(source)
  }

  /// The callback of an asynchronous operation, with the data that ``data(_:)`` makes.
  static let finish: GAsyncReadyCallback = { _, result, data in
    Unmanaged<Box<OpaquePointer?>>.fromOpaque(data!).takeRetainedValue().body(result)
  }

  /// The data for ``finish``, which calls a closure once.
  static func data(_ body: @escaping (OpaquePointer?) -> Void) -> gpointer {
    Unmanaged.passRetained(Box<OpaquePointer?>(body)).toOpaque()
  }

  /// Calls a closure whenever data can be received, until the source is destroyed. The caller owns the result.
  static func watch(_ socket: UnsafeMutablePointer<GSocket>, _ body: @escaping () -> Void)
    -> UnsafeMutablePointer<GSource>?
  {
    let source = g_socket_create_source(socket, G_IO_IN, nil)
    let callback: GSocketSourceFunc = { _, _, data in
      Unmanaged<Box<Void>>.fromOpaque(data!).takeUnretainedValue().body(())
      return 1
    }
    g_source_set_callback(
      source, unsafeBitCast(callback, to: GSourceFunc.self),
      Unmanaged.passRetained(Box<Void>(body)).toOpaque(),
      { data in Unmanaged<Box<Void>>.fromOpaque(data!).release() })
    g_source_attach(source, context)
    return source
  }
}

/// Calls a function of GLib that reports an error through its last argument.
func withGError<Value>(_ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Value?)
  -> Result<Value, NWError>
{
  var error: UnsafeMutablePointer<GError>?
  if let value = body(&error) {
    if error == nil { return .success(value) }
  }
  return .failure(NWError(error))
}

/// Calls a function of GLib that tells whether it has succeeded, and returns its error.
func gError(_ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> gboolean) -> NWError? {
  var error: UnsafeMutablePointer<GError>?
  return body(&error) == 0 ? NWError(error) : nil
}

/// Converts between classes of GObject.
func cast<Object, Other>(_ object: UnsafeMutablePointer<Object>, to type: Other.Type) -> UnsafeMutablePointer<
  Other
> {
  UnsafeMutableRawPointer(object).assumingMemoryBound(to: type)
}
