import Foundation

/// A type that decodes values.
public protocol TopLevelDecoder<Input> {
  /// The encoded type.
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// A type that encodes values.
public protocol TopLevelEncoder<Output> {
  /// The encoded type.
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
