// Support for properties with `@Entry` and without a written type, which is inferred from `_entry`.

/// The initial value of a property with `@Entry`.
///
/// It is created once, and is read on whatever thread reads the property. Its type need not be `Sendable`, as on iOS.
public struct _EntryBox<Value>: @unchecked Sendable {
  public let value: Value
  @inlinable public init(_ value: Value) { self.value = value }
}

/// A key with an initial value whose type is not written.
public protocol _EntryKey {
  associatedtype Value
  static var _entry: _EntryBox<Value> { get }
}

extension EnvironmentKey where Self: _EntryKey {
  public static var defaultValue: Value { _entry.value }
}

extension TransactionKey where Self: _EntryKey {
  public static var defaultValue: Value { _entry.value }
}

extension ContainerValueKey where Self: _EntryKey {
  public static var defaultValue: Value { _entry.value }
}
