import CCairo
import Foundation

/// Conversions of GLib's values.
enum GLib {
  /// The text of a string that the caller owns.
  static func text(_ text: CText?) -> String? { text.map { String(cString: $0) } }

  /// The text of a string that is freed.
  static func take(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  static func release(_ object: Ref) { g_object_unref(object) }

  static func retain(_ object: Ref) { g_object_ref(object) }

  /// Connects a function of C to a signal; `data` is its last argument.
  static func connect<Function>(_ object: Ref, _ signal: String, _ data: AnyObject, _ function: Function) {
    let callback = unsafeBitCast(function, to: GCallback.self)
    g_signal_connect_data(
      object, signal, callback, Unmanaged.passUnretained(data).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  /// Disconnects all functions that were connected with `data`.
  static func disconnect(_ object: Ref, _ data: AnyObject) {
    g_signal_handlers_disconnect_matched(
      object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(data).toOpaque())
  }

  /// The data of a list.
  static func elements(_ list: UnsafeMutablePointer<GList>?) -> [Ref] {
    sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { $0?.pointee.data }
  }

  // MARK: Properties

  static func set(_ object: Ref, _ name: String, _ value: Bool) {
    set(object, name, GType(5 << 2)) { g_value_set_boolean(&$0, value ? 1 : 0) }
  }

  static func set(_ object: Ref, _ name: String, _ value: UInt32) {
    set(object, name, GType(7 << 2)) { g_value_set_uint(&$0, value) }
  }

  static func set(_ object: Ref, _ name: String, _ value: String) {
    set(object, name, GType(16 << 2)) { g_value_set_string(&$0, value) }
  }

  private static func set(_ object: Ref, _ name: String, _ type: GType, _ body: (inout GValue) -> Void) {
    var value = GValue()
    g_value_init(&value, type)
    body(&value)
    g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }

  /// Creates an object with properties that are texts.
  static func make(_ type: GType, texts: [(name: String, value: String)]) -> Ref? {
    make(type, texts.map(\.name)) { index, value in
      g_value_init(&value, GType(16 << 2))
      g_value_set_string(&value, texts[index].value)
    }
  }

  /// Creates an object with properties that are objects or boxed values.
  static func make(_ type: GType, _ properties: [(name: String, type: GType, value: Ref)]) -> Ref? {
    make(type, properties.map(\.name)) { index, value in
      let property = properties[index]
      g_value_init(&value, property.type)
      if g_type_fundamental(property.type) == GType(18 << 2) {
        g_value_set_boxed(&value, property.value)
      } else {
        g_value_set_object(&value, property.value)
      }
    }
  }

  private static func make(_ type: GType, _ names: [String], _ set: (Int, inout GValue) -> Void) -> Ref? {
    var copies = names.map { UnsafePointer<CChar>(strdup($0)) }
    defer { for copy in copies { free(UnsafeMutablePointer(mutating: copy)) } }
    var values = [GValue](repeating: GValue(), count: names.count)
    for index in values.indices { set(index, &values[index]) }
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    return g_object_new_with_properties(type, UInt32(names.count), &copies, &values).map { Ref($0) }
  }
}

/// A closure that a C library calls once.
final class Completion {
  private let body: (Ref?, Ref?) -> Void

  private init(_ body: @escaping (Ref?, Ref?) -> Void) { self.body = body }

  /// The data for `callback`, which calls the closure with the source and the result.
  static func data(_ body: @escaping (Ref?, Ref?) -> Void) -> Ref {
    Unmanaged.passRetained(Completion(body)).toOpaque()
  }

  static let callback: ReadyCallback = { source, result, data in
    guard let data else { return }
    Unmanaged<Completion>.fromOpaque(data).takeRetainedValue().body(source, result)
  }
}
