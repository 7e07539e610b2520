import Foundation

/// Something that makes values out of their encoded form.
public protocol TopLevelDecoder<Input> {
  /// The encoded form.
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// Something that makes the encoded form of values.
public protocol TopLevelEncoder<Output> {
  /// The encoded form.
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
