// Immutable. Unchecked because it is open for subclasses, which plain Sendable excludes.
/// An image, sound or video of a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  /// The uniform type of the file extension.
  public let type: String

  /// Creates an attachment with a copy of a file.
  ///
  /// - Throws: `UNError.attachmentInvalidURL` if the file does not exist, `.attachmentUnrecognizedType` if
  ///   its type is not supported.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    guard let type = Self.types[url.pathExtension.lowercased()] else {
      throw UNError(.attachmentUnrecognizedType)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    self.type = type
    super.init()
  }

  public class func attachment(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws
    -> UNNotificationAttachment
  { try UNNotificationAttachment(identifier: identifier, url: url, options: options) }

  private static let types = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "aif": "public.aiff-audio", "aiff": "public.aiff-audio", "wav": "com.microsoft.waveform-audio",
    "mp3": "public.mp3", "m4a": "public.mpeg-4-audio", "mpg": "public.mpeg", "mpeg": "public.mpeg",
    "mp4": "public.mpeg-4", "avi": "public.avi",
  ]
}
