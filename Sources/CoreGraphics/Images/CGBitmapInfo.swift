/// The position of the alpha component, and whether colors are premultiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none
  case premultipliedLast
  case premultipliedFirst
  case last
  case first
  case noneSkipLast
  case noneSkipFirst
  case alphaOnly
}

public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
  public static let orderDefault: UInt32 = 0
}

/// The pixel layout of a bitmap: a `CGImageAlphaInfo` and a byte order.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo? = nil) {
    rawValue = alpha.rawValue | (byteOrder?.rawValue ?? 0)
  }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  package var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & 0x1F) }

  /// Cairo's native layout: premultiplied colors in little-endian words.
  package static let native = CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little)
  package static let nativeOpaque = CGBitmapInfo(alpha: .noneSkipFirst, byteOrder: .order32Little)
}
