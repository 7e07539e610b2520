import CDynamicInit

/// Creates instances of classes known only at run time, through initializers that are not `required`.
@MainActor
package enum DynamicInit {
  /// Creates an instance with `init()`.
  package static func makeObject(_ type: AnyClass) -> NSObject {
    take(ptl_new_object(pointer(type)))
  }

  /// Creates a table cell with `init(style:reuseIdentifier:)`; `nil` if the class does not have it.
  package static func makeTableCell(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell? {
    let (first, second) = words(of: identifier)
    let made = ptl_new_table_cell(
      pointer(type), UInt8(UITableViewCell.CellStyle.default.rawValue), first, second)
    return made.map { Unmanaged<UITableViewCell>.fromOpaque($0).takeRetainedValue() }
  }

  /// Creates a table header or footer with `init(reuseIdentifier:)`.
  package static func makeTableHeaderFooter(_ type: UITableViewHeaderFooterView.Type, _ identifier: String)
    -> UITableViewHeaderFooterView?
  {
    let (first, second) = words(of: identifier)
    let made = ptl_new_table_header_footer(pointer(type), first, second)
    return made.map { Unmanaged<UITableViewHeaderFooterView>.fromOpaque($0).takeRetainedValue() }
  }

  /// The raw words of a string, owned by the callee.
  static func words(of string: String?) -> (UInt64, UInt64) {
    withUnsafeTemporaryAllocation(of: String?.self, capacity: 1) { buffer in
      buffer.initializeElement(at: 0, to: string)
      return buffer.withMemoryRebound(to: (UInt64, UInt64).self) { $0[0] }
    }
  }

  static func pointer(_ type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private static func take(_ object: UnsafeMutableRawPointer) -> NSObject {
    Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
  }
}
