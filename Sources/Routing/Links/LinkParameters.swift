/// What a link says beside its fixed words: the parameters of its path and of its query, by name.
public struct LinkParameters {
  private let values: [(name: String, value: String)]

  init(_ values: [(name: String, value: String)]) { self.values = values }

  private func raw(_ name: String) -> String? { values.first { $0.name == name }?.value }

  /// The text of a parameter that must be there.
  public func string(_ name: String) throws(RouteRefusal) -> String {
    guard let value = raw(name), !value.isEmpty else { throw .missingParameter(name) }
    return value
  }

  /// The text of a parameter that may be absent.
  public func optionalString(_ name: String) -> String? { raw(name) }

  /// A whole number.
  public func integer(_ name: String) throws(RouteRefusal) -> Int {
    let text = try string(name)
    guard let value = Int(text) else {
      throw .invalidParameter(name, value: text, expected: "a whole number")
    }
    return value
  }

  /// A value that is written as text: a number, a case of an enumeration of strings.
  public func value<Value: RawRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(RouteRefusal) -> Value where Value.RawValue == String {
    let text = try string(name)
    guard let value = Value(rawValue: text) else {
      throw .invalidParameter(name, value: text, expected: "one of the values of \(Value.self)")
    }
    return value
  }

  /// A yes or a no: `true`, `1`, `yes` or the name alone; `false`, `0` or `no`, or absent.
  public func flag(_ name: String) throws(RouteRefusal) -> Bool {
    switch raw(name) {
    case nil, "false", "0", "no": return false
    case "", "true", "1", "yes": return true
    case let text?: throw .invalidParameter(name, value: text, expected: "true or false")
    }
  }
}
