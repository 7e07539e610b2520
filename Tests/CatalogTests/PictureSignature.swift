import CoreGraphics
import UIKit

/// The coarse appearance of an image: the mean brightness and color of 24 by 52 fields, in 32 steps.
struct PictureSignature: Equatable {
  static let columns = 24
  static let rows = 52

  /// Three values for each field: brightness, and the differences of red and blue from it.
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
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// The values plane by plane: a digit for each run of equal fields; the following letters, in base 26, are
  /// the number of further ones.
  var text: String {
    var text = ""
    var runs: [(value: UInt8, length: Int)] = []
    for plane in 0..<3 {
      for value in stride(from: plane, to: values.count, by: 3).map({ values[$0] }) {
        if runs.last?.value == value { runs[runs.count - 1].length += 1 } else { runs.append((value, 1)) }
      }
    }
    for run in runs {
      text.append(Self.digits[min(Int(run.value), 31)])
      var rest = run.length - 1
      while rest > 0 {
        text.append(Self.letters[rest % 26])
        rest /= 26
      }
    }
    return text
  }

  init?(text: Substring) {
    var planes: [UInt8] = []
    var value: UInt8?
    var (length, unit) = (1, 1)
    func end() { if let value { planes += Array(repeating: value, count: length) } }
    for character in text {
      if let digit = Self.digits.firstIndex(of: character) {
        end()
        (value, length, unit) = (UInt8(digit), 1, 1)
      } else if let letter = Self.letters.firstIndex(of: character), unit < 10_000 {
        length += letter * unit
        unit *= 26
      } else {
        return nil
      }
    }
    end()
    let count = Self.columns * Self.rows
    guard planes.count == count * 3 else { return nil }
    values = (0..<count * 3).map { planes[$0 % 3 * count + $0 / 3] }
  }

  /// The mean and maximum difference of the fields, in steps.
  func difference(from other: PictureSignature) -> (mean: Double, greatest: Int) {
    let all = zip(values, other.values).map { abs(Int($0) - Int($1)) }
    return (Double(all.reduce(0, +)) / Double(max(1, all.count)), all.max() ?? 0)
  }
}
