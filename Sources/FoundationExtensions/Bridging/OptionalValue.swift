/// An optional of any type.
package protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  static var absent: Self { get }
  static func wrapping(_ value: Any) -> Any?
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  package static var wrappedType: Any.Type { Wrapped.self }
  package static var absent: Wrapped? { nil }
  package static func wrapping(_ value: Any) -> Any? { (value as? Wrapped).map { Optional($0) as Any } }
  package var wrappedValue: Any? { self }
}
