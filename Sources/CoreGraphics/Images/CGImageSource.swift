/// The decoding status of an image.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// A source of encoded image data, decoded on demand. Use on one thread at a time.
public final class CGImageSource: @unchecked Sendable {
  private enum Bytes {
    case file(URL)
    case memory(Data, name: String)
  }

  private var bytes: Bytes
  /// Whether all data is there; false for a source that receives more.
  private var isFinal = true
  private let lock = NSLock()
  private var lastError: ImageError?
  private var head: (format: String, width: Int, height: Int)??
  private var frames: GIFFrames??

  fileprivate init(data: Data, name: String = "data") {
    bytes = .memory(data, name: name)
  }

  fileprivate init(url: URL) {
    bytes = .file(url)
  }

  /// Creates a source that receives its data later.
  fileprivate init() {
    bytes = .memory(Data(), name: "data")
    isFinal = false
  }

  /// Replaces the data with all data that was received so far.
  fileprivate func update(_ data: Data, isFinal: Bool) {
    lock.withLock {
      bytes = .memory(data, name: "data")
      self.isFinal = isFinal
      head = nil
      frames = nil
    }
  }

  /// The frames of an animation; nil for other images, and while data is missing.
  fileprivate var animation: GIFFrames? {
    lock.withLock {
      if let frames { return frames }
      let found = isFinal ? (try? load()).flatMap { GIFFrames($0.0) } : nil
      frames = .some(found)
      return found
    }
  }

  /// The number of images.
  fileprivate var count: Int { animation?.count ?? (properties == nil ? 0 : 1) }

  /// The image, in a part while data is missing; nil if it cannot be decoded.
  fileprivate func image(at index: Int, _ size: ImageDecoder.Size) -> ImageDecoder.Decoded? {
    if let animation, animation.count > 1 {
      guard let frame = animation.image(at: index) else { return nil }
      let decoded = ImageDecoder.Decoded(
        image: frame, orientation: .up, format: "gif", nativeWidth: frame.width, nativeHeight: frame.height)
      guard case .fitting(let side) = size else { return decoded }
      return decoded.fitting(side)
    }
    guard index == 0 else { return nil }
    if lock.withLock({ isFinal }) { return try? decode(size) }
    guard let decoded = (try? load()).flatMap({ ImageDecoder.decodePart($0.0) }) else { return nil }
    guard case .fitting(let side) = size else { return decoded }
    return decoded.fitting(side)
  }

  /// The reason why the last image could not be created.
  package var error: ImageError? { lock.withLock { lastError } }

  package func load() throws -> (Data, String) {
    switch bytes {
    case .file(let url): (try ImageDecoder.read(url), url.path)
    case .memory(let data, let name): (data, name)
    }
  }

  package func decode(_ size: ImageDecoder.Size) throws -> ImageDecoder.Decoded {
    do {
      let (data, name) = try load()
      let decoded = try ImageDecoder.decode(data, source: name, size: size)
      lock.withLock { lastError = nil }
      return decoded
    } catch let error as ImageError {
      lock.withLock { lastError = error }
      throw error
    }
  }

  fileprivate var properties: (format: String, width: Int, height: Int)? {
    lock.withLock {
      if let head { return head }
      let found = (try? load()).flatMap { ImageDecoder.properties(of: $0.0) }
      head = .some(found)
      return found
    }
  }

  fileprivate var status: CGImageSourceStatus {
    guard let (data, _) = try? load() else { return .statusInvalidData }
    if !lock.withLock({ isFinal }) { return properties == nil ? .statusReadingHeader : .statusIncomplete }
    if data.isEmpty || isCutOff(data) { return .statusUnexpectedEOF }
    if case .unsupported = error { return .statusInvalidData }
    return properties == nil ? .statusUnknownType : .statusComplete
  }
}

// MARK: Options and properties

public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

/// The subsampling factor: 2, 4 or 8 decodes at a half, a quarter or an eighth of the size.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyDepth: CFString = "Depth"
public let kCGImagePropertyColorModel: CFString = "ColorModel"
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"

public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The delay after a frame in seconds, at least a tenth of a second.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The delay after a frame in seconds, as in the file.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of repetitions of an animation; zero for no end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"

// MARK: Functions

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data: data)
}

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else { return nil }
  return CGImageSource(url: url)
}

public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.map { CGImageSource(data: $0, name: provider.source) }
}

/// Creates a source that receives its data in pieces, with `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource() }

/// Sets the data of an incremental source: all that was received so far, not only the last piece.
///
/// - Parameters:
///   - source: An incremental source.
///   - data: The data from its beginning.
///   - final: Whether the data is complete. Before that, images are decoded as far as the data goes.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) {
  source.update(data, isFinal: final)
}

/// The number of images: the frames of an animated GIF, otherwise one if the format is known.
///
/// Differs from iOS: only the first frame of animations in other formats is available.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.count }

/// The properties of the whole file: its loop count if it is an animated GIF.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  guard source.properties != nil else { return nil }
  guard let animation = source.animation else { return [:] }
  return [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: animation.loopCount] as CFDictionary]
}

/// The uniform type identifier of the format.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.properties.map { typeIdentifiers[$0.format] ?? "public.image" }
}

public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
  source.status
}

public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  index >= 0 && index < max(1, source.count) ? source.status : .statusInvalidData
}

/// Decodes an image; `nil` if it is truncated, corrupt or in an unknown format.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  if let factor = (options?[kCGImageSourceSubsampleFactor]).flatMap(integer), [2, 4, 8].contains(factor),
    let head = source.properties
  {
    let side = (max(head.width, head.height) + factor - 1) / factor
    return source.image(at: index, .fitting(maxPixelSize: side))?.image
  }
  return source.image(at: index, .native)?.image
}

/// Decodes an image with at most `kCGImageSourceThumbnailMaxPixelSize` pixels per side. JPEG is decoded at
/// reduced size.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let side = (options?[kCGImageSourceThumbnailMaxPixelSize]).flatMap(integer)
  guard let decoded = source.image(at: index, side.map { .fitting(maxPixelSize: $0) } ?? .native) else {
    return nil
  }
  let turns = options?[kCGImageSourceCreateThumbnailWithTransform] as? Bool ?? false
  return turns ? decoded.image.upright(from: decoded.orientation) : decoded.image
}

/// The width, height and orientation of an image; the delay of a frame of an animated GIF, and whether a JPEG is progressive.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let head = source.properties, index >= 0, index < source.count else { return nil }
  var result: CFDictionary = [
    kCGImagePropertyPixelWidth: head.width, kCGImagePropertyPixelHeight: head.height,
    kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
  ]
  if let delay = source.animation?.delay(at: index) {
    result[kCGImagePropertyGIFDictionary] =
      [
        kCGImagePropertyGIFUnclampedDelayTime: delay, kCGImagePropertyGIFDelayTime: max(delay, 0.1),
      ] as CFDictionary
  }
  if head.format == "jpeg", let data = try? source.load().0 {
    result[kCGImagePropertyJFIFDictionary] =
      [kCGImagePropertyJFIFIsProgressive: isProgressiveJPEG(data)] as CFDictionary
  }
  // The orientation is available only after decoding completes, which is cheap at thumbnail size.
  if let decoded = try? source.decode(.fitting(maxPixelSize: 16)) {
    result[kCGImagePropertyOrientation] = decoded.orientation.rawValue
    result[kCGImagePropertyHasAlpha] = decoded.image.hasAlpha
  }
  return result
}

private func integer(_ value: Any) -> Int? {
  switch value {
  case let value as Int: value
  case let value as Double where value.isFinite: Int(min(max(value, 0), 1e9))
  case let value as NSNumber: value.intValue
  default: nil
  }
}

private let typeIdentifiers = [
  "png": "public.png", "pdf": "com.adobe.pdf", "jpeg": "public.jpeg", "webp": "org.webmproject.webp",
  "svg": "public.svg-image",
  "gif": "com.compuserve.gif", "tiff": "public.tiff", "bmp": "com.microsoft.bmp",
  "ico": "com.microsoft.ico", "icns": "com.apple.icns",
]
