// Every `@unchecked Sendable`: requests are configured before they are shared between threads. Errors are
// immutable.

@_exported import Foundation
import FoundationExtensions
import Synchronization
@_exported import UIKit

public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

public struct QLThumbnailError: _BridgedStoredNSError, @unchecked Sendable {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = QLThumbnailError
    case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid
    case requestCancelled
  }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { QLThumbnailErrorDomain }
  public static var generationFailed: Code { .generationFailed }
  public static var savingToURLFailed: Code { .savingToURLFailed }
  public static var noCachedThumbnail: Code { .noCachedThumbnail }
  public static var noCloudThumbnail: Code { .noCloudThumbnail }
  public static var requestInvalid: Code { .requestInvalid }
  public static var requestCancelled: Code { .requestCancelled }
}

/// A picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }

  public let type: RepresentationType
  public let uiImage: UIImage
  /// The rectangle of the contents in the picture, in points.
  public let contentRect: CGRect

  init(type: RepresentationType, image: UIImage) {
    self.type = type
    uiImage = image
    contentRect = CGRect(origin: .zero, size: image.size)
  }

  open var cgImage: CGImage? { uiImage.cgImage }
}

/// A maker of pictures of images, of PDF documents' first pages, and of texts.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  public static let shared = QLThumbnailGenerator()

  /// A request for a picture of a file.
  open class Request: NSObject, @unchecked Sendable {
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let icon = RepresentationTypes(rawValue: 1)
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      public static let all: RepresentationTypes = [.icon, .lowQualityThumbnail, .thumbnail]
    }

    public let fileURL: URL
    /// The greatest size, in points.
    public let size: CGSize
    public let scale: CGFloat
    public let representationTypes: RepresentationTypes
    /// In points.
    open var minimumDimension: CGFloat = 0
    open var iconMode = false
    fileprivate let isCancelled = Atomic(false)

    public init(
      fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
    ) {
      fileURL = url
      self.size = size
      self.scale = scale
      self.representationTypes = representationTypes
    }
  }

  /// - Parameter completionHandler: Called on a background queue, as on iOS.
  open func generateBestRepresentation(
    for request: Request,
    completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async {
      if request.isCancelled.load(ordering: .relaxed) {
        return completionHandler(nil, QLThumbnailError(.requestCancelled))
      }
      // Only icons of types could be made without the contents, and there are none.
      guard !request.representationTypes.isDisjoint(with: [.thumbnail, .lowQualityThumbnail]),
        let image = FilePicture(request.fileURL)?.image(fitting: request.size, scale: request.scale)
      else { return completionHandler(nil, QLThumbnailError(.generationFailed)) }
      completionHandler(QLThumbnailRepresentation(type: .thumbnail, image: image), nil)
    }
  }

  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    try await withCheckedThrowingContinuation { continuation in
      generateBestRepresentation(for: request) { representation, error in
        if let representation {
          continuation.resume(returning: representation)
        } else {
          continuation.resume(throwing: error ?? QLThumbnailError(.generationFailed))
        }
      }
    }
  }

  /// Calls the handler once, with the best picture.
  open func generateRepresentations(
    for request: Request,
    update updateHandler: (
      @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) ->
        Void
    )? = nil
  ) { generateBestRepresentation(for: request) { updateHandler?($0, .thumbnail, $1) } }

  open func cancel(_ request: Request) {
    request.isCancelled.store(true, ordering: .relaxed)
  }
}

/// The contents of a file that can be shown.
package enum FilePicture {
  case image(UIImage)
  case pdf(CGPDFDocument)
  case text(String)

  /// Returns `nil` for files that cannot be read, and for other types.
  package init?(_ file: URL) {
    guard let data = try? Data(contentsOf: file) else { return nil }
    if data.starts(with: Array("%PDF".utf8)) {
      guard let document = CGPDFDocument(file as CFURL), document.numberOfPages > 0 else { return nil }
      self = .pdf(document)
    } else if let image = UIImage(data: data) {
      self = .image(image)
    } else if !data.contains(0), let text = String(data: data, encoding: .utf8) {
      self = .text(text)
    } else {
      return nil
    }
  }

  /// A page of a document, drawn on white.
  /// - Parameter width: In pixels.
  package static func page(_ page: CGPDFPage, width: CGFloat, scale: CGFloat) -> UIImage? {
    let size = page.shownSize
    guard size.width > 0, size.height > 0 else { return nil }
    let pixels = CGSize(
      width: max(1, width.rounded()), height: max(1, (width * size.height / size.width).rounded()))
    guard let image = page.makeImage(width: Int(pixels.width), height: Int(pixels.height)) else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    let points = CGRect(x: 0, y: 0, width: pixels.width / scale, height: pixels.height / scale)
    return UIGraphicsImageRenderer(size: points.size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(points)
      UIImage(cgImage: image).draw(in: points)
    }
  }

  /// - Parameter size: The greatest size, in points.
  func image(fitting size: CGSize, scale: CGFloat) -> UIImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    switch self {
    case .image(let image):
      guard image.size.width > 0, image.size.height > 0 else { return nil }
      let factor = min(size.width / image.size.width, size.height / image.size.height, 1)
      let fitting = CGRect(
        x: 0, y: 0, width: (image.size.width * factor).rounded(),
        height: (image.size.height * factor).rounded())
      return UIGraphicsImageRenderer(size: fitting.size, format: format).image { _ in image.draw(in: fitting)
      }
    case .pdf(let document):
      guard let page = document.page(at: 1) else { return nil }
      let shown = page.shownSize
      guard shown.width > 0, shown.height > 0 else { return nil }
      let width = min(size.width, size.height * shown.width / shown.height)
      return Self.page(page, width: width * scale, scale: scale)
    case .text(let text):
      format.opaque = true
      // The proportions of a sheet of paper.
      let sheet = CGRect(
        x: 0, y: 0, width: min(size.width, size.height * 0.75).rounded(), height: size.height)
      return UIGraphicsImageRenderer(size: sheet.size, format: format).image { context in
        UIColor.white.setFill()
        context.fill(sheet)
        let font = UIFont.systemFont(ofSize: max(2, sheet.width / 24))
        NSAttributedString(
          string: String(text.prefix(4000)), attributes: [.font: font, .foregroundColor: UIColor.black]
        ).draw(in: sheet.insetBy(dx: sheet.width / 12, dy: sheet.width / 12))
      }
    }
  }
}
