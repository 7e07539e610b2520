import CObjCRuntime
@_exported import Foundation

// The record is immutable and never freed.
/// A method name in Objective-C notation: `tap:` or `tableView:didSelectRowAt:`.
///
/// Two selectors with the same name are equal. A selector is a pointer to a unique record that is never
/// freed, so comparing and hashing do not read the text.
///
/// - Complexity: Creating a selector takes one hash table lookup. Comparing is O(1).
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  private let record: UnsafeRawPointer

  /// Creates the selector with a name.
  public init(_ name: String) {
    var name = name
    record = name.withUTF8 { text in
      text.withMemoryRebound(to: CChar.self) {
        UnsafeRawPointer(ptl_selector_intern($0.baseAddress, $0.count))
      }
    }
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }

  init(_ name: StaticString) {
    record = name.withUTF8Buffer { text in
      text.withMemoryRebound(to: CChar.self) {
        UnsafeRawPointer(ptl_selector_intern($0.baseAddress, $0.count))
      }
    }
  }

  private var fields: ptl_selector {
    record.load(as: ptl_selector.self)
  }

  /// The selector's name.
  public var description: String {
    String(decoding: UnsafeRawBufferPointer(start: fields.name, count: Int(fields.length)), as: UTF8.self)
  }

  /// The number of arguments, which is the number of colons in the name.
  package var argumentCount: Int {
    Int(fields.argument_count)
  }

  public static func == (a: Selector, b: Selector) -> Bool {
    a.record == b.record
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(record)
  }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}

/// Replaces `#selector(…)` in lowered sources.
public func _sel(_ name: StaticString) -> Selector {
  Selector(name)
}
