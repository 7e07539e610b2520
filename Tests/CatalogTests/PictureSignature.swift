import CoreGraphics
import UIKit

/// What a picture looks like from afar: the mean brightness and colour of 24 by 52 fields, in 32 steps.
struct PictureSignature: Equatable {
  static let columns = 24
  static let rows = 52

  /// Three values for each field: brightness, and how far red and blue lie from it.
  let values: [UInt8]

  init?(_ picture: CGImage) {
    guard
      let context = CGContext(
        data: nil, width: Self.columns, height: Self.rows, bitsPerComponent: 8, bytesPerRow: Self.columns * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.interpolationQuality = .high
    context.draw(picture, in: CGRect(x: 0, y: 0, width: Self.columns, height: Self.rows))
    guard let data = context.data else { return nil }
    let bytes = data.assumingMemoryBound(to: UInt8.self)
    var values: [UInt8] = []
    for index in 0..<(Self.columns * Self.rows) {
      let (red, green, blue) = (Int(bytes[index * 4]), Int(bytes[index * 4 + 1]), Int(bytes[index * 4 + 2]))
      let bright = (red * 3 + green * 6 + blue) / 10
      values += [bright / 8, (red - bright + 256) / 16, (blue - bright + 256) / 16].map {
        UInt8(clamping: $0)
      }
    }
    self.values = values
  }

  private static let digits = Array("0123456789abcdefghijklmnopqrstuv")

  /// One character for each value.
  var text: String { String(values.map { Self.digits[min(Int($0), 31)] }) }

  init?(text: Substring) {
    let values = text.compactMap { Self.digits.firstIndex(of: $0).map(UInt8.init) }
    guard values.count == Self.columns * Self.rows * 3, values.count == text.count else { return nil }
    self.values = values
  }

  /// The mean and the greatest difference of the fields, in steps.
  func difference(from other: PictureSignature) -> (mean: Double, greatest: Int) {
    let all = zip(values, other.values).map { abs(Int($0) - Int($1)) }
    return (Double(all.reduce(0, +)) / Double(max(1, all.count)), all.max() ?? 0)
  }
}
