import CGTK

/// Values of messages on the session bus.
enum BusValue {
  static func tuple(_ values: [OpaquePointer?]) -> OpaquePointer? {
    values.withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, gsize($0.count)) }
  }

  /// - Parameter type: The type of the elements in the bus's notation.
  static func array(of type: String, _ values: [OpaquePointer?]) -> OpaquePointer? {
    let type = g_variant_type_new(type)
    defer { g_variant_type_free(type) }
    return values.withUnsafeBufferPointer { g_variant_new_array(type, $0.baseAddress, gsize($0.count)) }
  }

  /// The text of a value; `nil` for values of other types.
  static func text(_ value: OpaquePointer?) -> String? {
    guard let value, g_variant_classify(value) == G_VARIANT_CLASS_STRING else { return nil }
    return String(cString: g_variant_get_string(value, nil))
  }

  /// The text of an element of a tuple; empty for elements of other types.
  static func text(_ tuple: OpaquePointer, at index: Int) -> String {
    let value = g_variant_get_child_value(tuple, gsize(index))
    defer { g_variant_unref(value) }
    return text(value) ?? ""
  }

  static func number(_ tuple: OpaquePointer, at index: Int) -> UInt32 {
    let value = g_variant_get_child_value(tuple, gsize(index))
    defer { g_variant_unref(value) }
    return g_variant_get_uint32(value)
  }
}
