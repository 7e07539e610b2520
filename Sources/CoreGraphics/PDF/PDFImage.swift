/// Decodes image objects: JPEG, and samples of 1 or 8 bits, with a soft mask.
struct PDFImage {
  let file: PDFFile
  let resources: [String: PDFObject]

  func make(_ object: PDFObject?) -> CGImage? {
    guard let dictionary = file.resolve(object)?.dictionary,
      let width = file.resolve(dictionary["Width"])?.number.map({ Int($0) }),
      let height = file.resolve(dictionary["Height"])?.number.map({ Int($0) }),
      (1...8192).contains(width), (1...8192).contains(height)
    else { return nil }
    let data = file.data(of: object)
    let filter = file.resolve(dictionary["Filter"])
    let isJPEG =
      filter?.name == "DCTDecode" || filter?.array?.contains { file.resolve($0)?.name == "DCTDecode" } == true
    if file.resolve(dictionary["ImageMask"])?.bool == true { return stencil(data, dictionary, width, height) }
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    if isJPEG {
      guard let image = try? ImageDecoder.decode(Data(data)).image, dictionary["SMask"] != nil else {
        return try? ImageDecoder.decode(Data(data)).image
      }
      guard image.width == width, image.height == height else { return image }
      pixels.withUnsafeMutableBytes { memory in
        let context = CGContext(
          data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
          space: .standardRGB, bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
        context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        _ = context?.data
      }
    } else {
      let space = PDFColorSpace(dictionary["ColorSpace"], file, resources)
      let bits = Int(file.resolve(dictionary["BitsPerComponent"])?.number ?? 8)
      let count = space.componentCount
      guard [1, 2, 4, 8].contains(bits), count > 0, let rows = Samples(data, bits, width * count, height)
      else {
        return nil
      }
      let scale = if case .indexed = space { 1.0 } else { 1 / Double((1 << bits) - 1) }
      for y in 0..<height {
        for x in 0..<width {
          let values = (0..<count).map { Double(rows[x * count + $0, y]) * scale }
          let color = space.rgb(values).clamped(lowerBound: .zero, upperBound: .one) * 255
          for channel in 0..<3 { pixels[(y * width + x) * 4 + channel] = UInt8(color[channel].rounded()) }
        }
      }
    }
    if let mask = file.resolve(dictionary["SMask"]), let own = mask.dictionary,
      let maskWidth = file.resolve(own["Width"])?.number.map({ Int($0) }),
      let maskHeight = file.resolve(own["Height"])?.number.map({ Int($0) }), maskWidth > 0, maskHeight > 0,
      let rows = Samples(file.data(of: mask), 8, maskWidth, maskHeight)
    {
      for y in 0..<height {
        for x in 0..<width {
          pixels[(y * width + x) * 4 + 3] = UInt8(rows[x * maskWidth / width, y * maskHeight / height])
        }
      }
    }
    guard let provider = CGDataProvider(data: Data(pixels)) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: .standardRGB, bitmapInfo: CGBitmapInfo(alpha: .last), provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
  }

  /// Returns a stencil mask filled with the current color.
  private func stencil(_ data: [UInt8], _ dictionary: [String: PDFObject], _ width: Int, _ height: Int)
    -> CGImage?
  {
    guard let rows = Samples(data, 1, width, height) else { return nil }
    let isInverted = file.numbers(dictionary["Decode"]).first == 1
    var coverage = Data(count: width * height)
    for y in 0..<height {
      for x in 0..<width { coverage[y * width + x] = (rows[x, y] == 1) != isInverted ? 255 : 0 }
    }
    guard let provider = CGDataProvider(data: coverage) else { return nil }
    return CGImage(
      maskWidth: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width,
      provider: provider, decode: nil, shouldInterpolate: true)
  }

  /// Reads rows of samples of up to 8 bits. Each row begins at a byte boundary.
  private struct Samples {
    let data: [UInt8]
    let bits: Int
    let stride: Int

    init?(_ data: [UInt8], _ bits: Int, _ perRow: Int, _ rows: Int) {
      stride = (perRow * bits + 7) / 8
      guard data.count >= stride * rows else { return nil }
      self.data = data
      self.bits = bits
    }

    subscript(index: Int, row: Int) -> Int {
      let bit = index * bits
      let byte = Int(data[row * stride + bit / 8])
      return byte >> (8 - bits - bit % 8) & ((1 << bits) - 1)
    }
  }
}
