/// A log message: a string literal whose interpolations accept privacy, format and alignment arguments.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  public let interpolation: OSLogInterpolation

  public init(stringInterpolation: OSLogInterpolation) {
    interpolation = stringInterpolation
  }

  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }
}
