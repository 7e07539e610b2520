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

  private let bytes: Bytes
  private let lock = NSLock()
  private var lastError: ImageError?
  private var head: (format: String, width: Int, height: Int)??

  fileprivate init(data: Data, name: String = "data") {
    bytes = .memory(data, name: name)
  }

  fileprivate init(url: URL) {
    bytes = .file(url)
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

/// The number of images, which is one if the format is known.
///
/// Differs from iOS: only the first frame of an animation is available.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int {
  source.properties == nil ? 0 : 1
}

/// The uniform type identifier of the format.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.properties.map { typeIdentifiers[$0.format] ?? "public.image" }
}

public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
  source.status
}

public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  index == 0 ? source.status : .statusInvalidData
}

/// Decodes an image; `nil` if it is truncated, corrupt or in an unknown format.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0 else { return nil }
  if let factor = (options?[kCGImageSourceSubsampleFactor]).flatMap(integer), [2, 4, 8].contains(factor),
    let head = source.properties
  {
    let side = (max(head.width, head.height) + factor - 1) / factor
    return try? source.decode(.fitting(maxPixelSize: side)).image
  }
  return try? source.decode(.native).image
}

/// Decodes an image with at most `kCGImageSourceThumbnailMaxPixelSize` pixels per side. JPEG is decoded at
/// reduced size.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0 else { return nil }
  let side = (options?[kCGImageSourceThumbnailMaxPixelSize]).flatMap(integer)
  guard let decoded = try? source.decode(side.map { .fitting(maxPixelSize: $0) } ?? .native) else {
    return nil
  }
  let turns = options?[kCGImageSourceCreateThumbnailWithTransform] as? Bool ?? false
  return turns ? decoded.image.upright(from: decoded.orientation) : decoded.image
}

/// The width, height and orientation of an image.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let head = source.properties else { return nil }
  var result: CFDictionary = [
    kCGImagePropertyPixelWidth: head.width, kCGImagePropertyPixelHeight: head.height,
    kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
  ]
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
