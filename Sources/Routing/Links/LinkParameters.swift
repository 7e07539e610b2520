/// The parameters in a link's path and query, by name.
public struct LinkParameters {
  private let values: [(name: String, value: String)]

  init(_ values: [(name: String, value: String)]) { self.values = values }

  private func raw(_ name: String) -> String? { values.first { $0.name == name }?.value }

  /// The value of a required parameter.
  public func string(_ name: String) throws(RouteRefusal) -> String {
    guard let value = raw(name), !value.isEmpty else { throw .missingParameter(name) }
    return value
  }

  /// The value of an optional parameter.
  public func optionalString(_ name: String) -> String? { raw(name) }

  /// The value of a required integer parameter.
  public func integer(_ name: String) throws(RouteRefusal) -> Int {
    let text = try string(name)
    guard let value = Int(text) else {
      throw .invalidParameter(name, value: text, expected: "a whole number")
    }
    return value
  }

  /// A value created from its raw text, such as a number or a case of a string enumeration.
  public func value<Value: RawRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(RouteRefusal) -> Value where Value.RawValue == String {
    let text = try string(name)
    guard let value = Value(rawValue: text) else {
      throw .invalidParameter(name, value: text, expected: "one of the values of \(Value.self)")
    }
    return value
  }

  /// A Boolean parameter: `true`, `1`, `yes` or just the name for true; `false`, `0`, `no` or absent for
  /// false.
  public func flag(_ name: String) throws(RouteRefusal) -> Bool {
    switch raw(name) {
    case nil, "false", "0", "no": return false
    case "", "true", "1", "yes": return true
    case let text?: throw .invalidParameter(name, value: text, expected: "true or false")
    }
  }
}
