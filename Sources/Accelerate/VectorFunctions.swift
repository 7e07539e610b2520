import Foundation

/// Functions of the elements of vectors.
public enum vForce {
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.sqrt(Double($0))) }
  }

  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.exp(Double($0))) }
  }

  public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.exp2(Double($0))) }
  }

  public static func log<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.log(Double($0))) }
  }

  public static func log2<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.log2(Double($0))) }
  }

  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.log10(Double($0))) }
  }

  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.sin(Double($0))) }
  }

  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.cos(Double($0))) }
  }

  public static func tan<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.tan(Double($0))) }
  }

  public static func asin<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.asin(Double($0))) }
  }

  public static func acos<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.acos(Double($0))) }
  }

  public static func atan<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.atan(Double($0))) }
  }

  public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.sinh(Double($0))) }
  }

  public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.cosh(Double($0))) }
  }

  public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.tanh(Double($0))) }
  }

  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.floor(Double($0))) }
  }

  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.ceil(Double($0))) }
  }

  public static func pow<T: AccelerateBuffer, U: AccelerateBuffer>(bases: T, exponents: U) -> [T.Element]
  where T.Element: BinaryFloatingPoint, T.Element == U.Element {
    bases.combined(with: exponents) { T.Element(Foundation.pow(Double($0), Double($1))) }
  }
}
