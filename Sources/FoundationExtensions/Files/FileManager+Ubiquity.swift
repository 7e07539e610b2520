import Foundation

extension FileManager {
  /// The folder of a container in iCloud: nil, as without an account.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// The account of iCloud: nil, because nobody is signed in.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Whether an item is in iCloud. No item is.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Fails, as without an account.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.noAccount(url) }

  /// Fails, as without an account.
  public func evictUbiquitousItem(at url: URL) throws { throw Self.noAccount(url) }

  /// Fails, as without an account.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw Self.noAccount(url)
  }

  /// Fails, as without an account.
  public func url(
    forPublishingUbiquitousItemAt url: URL, expiration outDate: AutoreleasingUnsafeMutablePointer<NSDate?>?
  ) throws -> URL { throw Self.noAccount(url) }

  private static func noAccount(_ url: URL) -> any Error {
    CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
  }
}

extension NSNotification.Name {
  /// Posted when the account of iCloud changes; never here.
  public static let NSUbiquityIdentityDidChange = NSNotification.Name(
    "NSUbiquityIdentityDidChangeNotification")
}
