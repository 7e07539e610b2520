import CoreGraphics
import Foundation

/// Filters that draw images.
extension FilterKernel {
  static var generatorFilters: [FilterKernel] {
    let (black, white) = (CIColor.black, CIColor.white)
    return [
      FilterKernel("CIConstantColorGenerator", [kCIInputColorKey: white], hasImage: false) { inputs in
        CIImage(uniform: premultiplied(inputs.color(kCIInputColorKey)))
      },
      FilterKernel(
        "CILinearGradient",
        [
          "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200), "inputColor0": white,
          "inputColor1": black,
        ], hasImage: false, { gradient($0) { $0 } }),
      FilterKernel(
        "CISmoothLinearGradient",
        [
          "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200), "inputColor0": white,
          "inputColor1": black,
        ], hasImage: false, { gradient($0) { $0 * $0 * (3 - 2 * $0) } }),
      FilterKernel(
        "CIRadialGradient",
        [
          kCIInputCenterKey: CIVector(x: 150, y: 150), "inputRadius0": 5.0, "inputRadius1": 100.0,
          "inputColor0": white, "inputColor1": black,
        ], hasImage: false
      ) { inputs in
        let center = inputs.vector(kCIInputCenterKey)
        let (inner, outer) = (inputs.number("inputRadius0"), inputs.number("inputRadius1"))
        let (first, second) = colors(inputs)
        return .computed(.infinite) { place in
          let part = (length(place - SIMD2(center.x, center.y)) - inner) / max(outer - inner, 0.001)
          return first + (second - first) * min(max(part, 0), 1)
        }
      },
      FilterKernel(
        "CIGaussianGradient",
        [
          kCIInputCenterKey: CIVector(x: 150, y: 150), "inputColor0": white, "inputColor1": CIColor.clear,
          kCIInputRadiusKey: 300.0,
        ], hasImage: false
      ) { inputs in
        let (center, radius) = (inputs.vector(kCIInputCenterKey), inputs.number(kCIInputRadiusKey))
        let (first, second) = colors(inputs)
        return .computed(.infinite) { place in
          let part = min(length(place - SIMD2(center.x, center.y)) / max(radius, 0.001), 1)
          // A bell that ends at the radius.
          let share = exp(-part * part * 4.5) * (1 - part * part)
          return second + (first - second) * share
        }
      },
      FilterKernel(
        "CICheckerboardGenerator",
        [
          kCIInputCenterKey: CIVector(x: 150, y: 150), "inputColor0": white, "inputColor1": black,
          kCIInputWidthKey: 80.0, kCIInputSharpnessKey: 1.0,
        ], hasImage: false
      ) { inputs in
        let (center, width) = (inputs.vector(kCIInputCenterKey), max(inputs.number(kCIInputWidthKey), 1))
        let (first, second) = colors(inputs)
        return .computed(.infinite) { place in
          let cell = ((place - SIMD2(center.x, center.y)) / width).rounded(.down)
          return Int(cell.x + cell.y) % 2 == 0 ? first : second
        }
      },
      FilterKernel(
        "CIStripesGenerator",
        [
          kCIInputCenterKey: CIVector(x: 150, y: 150), "inputColor0": white, "inputColor1": black,
          kCIInputWidthKey: 80.0, kCIInputSharpnessKey: 1.0,
        ], hasImage: false
      ) { inputs in
        let (center, width) = (inputs.vector(kCIInputCenterKey), max(inputs.number(kCIInputWidthKey), 1))
        let (first, second) = colors(inputs)
        return .computed(.infinite) { place in
          Int(((place.x - center.x) / width).rounded(.down)) % 2 == 0 ? first : second
        }
      },
      FilterKernel(
        "CIQRCodeGenerator", ["inputMessage": Data(), "inputCorrectionLevel": "M"], hasImage: false
      ) { inputs in
        let level = inputs.values["inputCorrectionLevel"] as? String ?? "M"
        return (inputs.values["inputMessage"] as? Data).flatMap { QRCode.image($0, level: level) }
      },
      FilterKernel(
        "CICode128BarcodeGenerator",
        ["inputMessage": Data(), "inputQuietSpace": 10.0, "inputBarcodeHeight": 32.0],
        hasImage: false
      ) { inputs in
        guard let data = inputs.values["inputMessage"] as? Data else { return nil }
        return Code128.image(
          data, quiet: Int(inputs.number("inputQuietSpace")), height: Int(inputs.number("inputBarcodeHeight"))
        )
      },
    ]
  }

  private static func colors(_ inputs: FilterInputs) -> (SIMD4<Float>, SIMD4<Float>) {
    (premultiplied(inputs.color("inputColor0")), premultiplied(inputs.color("inputColor1")))
  }

  private static func gradient(_ inputs: FilterInputs, _ curve: @escaping (Float) -> Float) -> CIImage {
    let (from, to) = (inputs.vector("inputPoint0"), inputs.vector("inputPoint1"))
    let (start, line) = (SIMD2(from.x, from.y), SIMD2(to.x - from.x, to.y - from.y))
    let square = max((line * line).sum(), 1e-6)
    let (first, second) = colors(inputs)
    return .computed(.infinite) { place in
      let part = min(max(((place - start) * line).sum() / square, 0), 1)
      return first + (second - first) * curve(part)
    }
  }
}

/// QR codes, encoded by libqrencode, which is loaded for the first code (Debian package libqrencode4).
private enum QRCode {
  /// A code with a pixel for each module and an edge of one pixel; nil for data that is too long, or without the library.
  static func image(_ data: Data, level: String) -> CIImage? {
    typealias Encode = @convention(c) (Int32, UnsafePointer<UInt8>?, Int32, Int32) -> UnsafeMutableRawPointer?
    typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void
    guard !data.isEmpty, data.count < 3000, let library = dlopen("libqrencode.so.4", RTLD_NOW),
      let encode = dlsym(library, "QRcode_encodeData").map({ unsafeBitCast($0, to: Encode.self) }),
      let release = dlsym(library, "QRcode_free").map({ unsafeBitCast($0, to: Free.self) }),
      let levelNumber = ["L", "M", "Q", "H"].firstIndex(of: level)
    else { return nil }
    let code = data.withUnsafeBytes {
      encode(Int32($0.count), $0.baseAddress?.assumingMemoryBound(to: UInt8.self), 0, Int32(levelNumber))
    }
    guard let code else { return nil }
    defer { release(code) }
    // A `QRcode`: the version, the width, and a byte for each module, of which the lowest bit is black.
    let width = Int(code.load(fromByteOffset: 4, as: Int32.self))
    guard width > 0, let modules = code.load(fromByteOffset: 8, as: UnsafePointer<UInt8>?.self) else {
      return nil
    }
    var buffer = PixelBuffer(width: width + 2, height: width + 2, repeating: .one)
    for row in 0..<width {
      for column in 0..<width where modules[row * width + column] & 1 == 1 {
        buffer.pixels[(row + 1) * buffer.width + column + 1] = SIMD4(0, 0, 0, 1)
      }
    }
    let made = buffer
    return CIImage(extent: CGRect(x: 0, y: 0, width: made.width, height: made.height)) { made }
  }
}

/// Barcodes of ASCII text: ISO/IEC 15417, code set B.
private enum Code128 {
  static func image(_ data: Data, quiet: Int, height: Int) -> CIImage? {
    guard !data.isEmpty, data.allSatisfy({ (32..<127).contains($0) }), height > 0, quiet >= 0 else {
      return nil
    }
    let values = data.map { Int($0) - 32 }
    // Start B is 104; the check digit weighs each value with its place.
    let check = (104 + values.enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element }) % 103
    let symbols = [104] + values + [check]
    var bars: [Bool] = []
    for pattern in symbols.map({ patterns[$0] }) + [stop] {
      for (index, width) in pattern.enumerated() {
        bars += Array(repeating: index % 2 == 0, count: Int(width.wholeNumberValue ?? 0))
      }
    }
    var row = PixelBuffer(width: bars.count + 2 * quiet, height: 1, repeating: .one)
    for (index, isBlack) in bars.enumerated() where isBlack { row.pixels[index + quiet] = SIMD4(0, 0, 0, 1) }
    let (width, line) = (row.width, row.pixels)
    return CIImage(extent: CGRect(x: 0, y: 0, width: width, height: height)) {
      var buffer = PixelBuffer(width: width, height: height)
      for y in 0..<height { buffer.pixels.replaceSubrange(y * width..<(y + 1) * width, with: line) }
      return buffer
    }
  }

  private static let stop = "2331112"
  /// The widths of bars and spaces for each value.
  private static let patterns = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122
    123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323
    131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131
    213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122
    141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112
    124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141
    411131 211412 211214 211232
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
