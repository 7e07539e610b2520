import CObjCRuntime
@_exported import Foundation

/// The name of a method, as Objective-C spells it: `tap:` or `tableView:didSelectRowAt:`.
///
/// Two selectors of the same name are equal. A selector is one pointer to a record that lives as long as the
/// process, so that comparing and hashing it never looks at its text.
///
/// Complexity: making one from a name is one look-up in a hash table; comparing is constant.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  private let record: UnsafeRawPointer

  /// The selector of this name.
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

  /// How many arguments the method takes: the colons of the name.
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

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}

/// What lowering writes in the place of `#selector(…)`.
public func _sel(_ name: StaticString) -> Selector {
  Selector(name)
}
