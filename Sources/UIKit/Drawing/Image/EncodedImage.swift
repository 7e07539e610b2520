/// The data of an image file, decoded when its pixels are first needed. Safe on any thread.
final class EncodedImage: @unchecked Sendable {
  /// The stored size in pixels; for a vector image, the size at which it is rasterized.
  let width: Int
  let height: Int
  let orientation: CGImagePropertyOrientation
  /// The number of pixels per unit of a vector image; 1 for bitmaps.
  let vectorScale: CGFloat
  private let data: Data
  private let name: String
  private let lock = NSLock()
  private var image: CGImage?
  private var hasFailed = false

  /// Returns nil, after logging a message, for data in an unknown format or truncated data.
  init?(data: Data, name: String) {
    guard !isCutOff(data) else {
      report(ImageError.truncated(source: name))
      return nil
    }
    guard let head = ImageDecoder.properties(of: data) else {
      report(ImageError.unsupported(source: name, cause: "unknown format"))
      return nil
    }
    vectorScale = head.format == "svg" || head.format == "pdf" ? DrawingEnvironment.scale : 1
    width = Int((CGFloat(head.width) * vectorScale).rounded())
    height = Int((CGFloat(head.height) * vectorScale).rounded())
    orientation = head.format == "jpeg" ? exifOrientation(of: data) : .up
    self.data = data
    self.name = name
  }

  convenience init?(contentsOf url: URL) {
    do {
      self.init(data: try ImageDecoder.read(url), name: url.path)
    } catch {
      report(error)
      return nil
    }
  }

  /// Returns the pixels, decoding them if necessary; nil, after logging a message, on failure.
  func decoded() -> CGImage? {
    lock.withLock {
      if image == nil && !hasFailed {
        image = decode(vectorScale == 1 ? .native : .exact(width: width, height: height))
        hasFailed = image == nil
      }
      return image
    }
  }

  /// Returns the pixels of an image whose longer side is at most `side` pixels. They are not cached, and a
  /// JPEG is not decoded at full size for it.
  func thumbnail(maxPixelSize side: Int) -> CGImage? {
    if let known = lock.withLock({ image }), max(known.width, known.height) <= side { return known }
    return decode(.fitting(maxPixelSize: side))
  }

  private func decode(_ size: ImageDecoder.Size) -> CGImage? {
    do {
      return try ImageDecoder.decode(data, source: name, size: size).image
    } catch {
      report(error)
      return nil
    }
  }
}

private func report(_ error: any Error) {
  UIKitFault.warn("\(error)", category: "UIImage")
}

/// Returns the orientation in the header of a JPEG file.
private func exifOrientation(of data: Data) -> CGImagePropertyOrientation {
  data.withUnsafeBytes { bytes -> CGImagePropertyOrientation in
    func big(_ offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
    var position = 2
    // Segments consist of 0xFF, a kind, and a length that includes itself.
    while position + 4 <= bytes.count, bytes[position] == 0xff {
      let kind = bytes[position + 1]
      if kind == 0xda { break }
      let length = big(position + 2)
      let end = position + 2 + length
      guard length >= 2, end <= bytes.count else { break }
      let exif = Array("Exif\0\0".utf8)
      if kind == 0xe1, length >= 16, bytes[(position + 4)..<(position + 10)].elementsEqual(exif) {
        return tiffOrientation(of: UnsafeRawBufferPointer(rebasing: bytes[(position + 10)..<end]))
      }
      position = end
    }
    return .up
  }
}

private func tiffOrientation(of bytes: UnsafeRawBufferPointer) -> CGImagePropertyOrientation {
  guard bytes.count >= 8 else { return .up }
  let isLittle = bytes[0] == UInt8(ascii: "I")
  func number(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    let part = bytes[offset..<(offset + count)]
    return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
  }
  let orientationTag = 0x0112
  guard let directory = number(4, 4), let count = number(directory, 2) else { return .up }
  for index in 0..<min(count, 200) {
    let entry = directory + 2 + index * 12
    guard let tag = number(entry, 2) else { break }
    if tag == orientationTag {
      return number(entry + 8, 2).flatMap { CGImagePropertyOrientation(rawValue: UInt32($0)) } ?? .up
    }
  }
  return .up
}
