import Foundation

extension URL {
  /// The user's documents directory.
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The directory for the app's support files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  /// The directory for files that can be recreated.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The user's library directory.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }

  /// The user's downloads directory.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// The user's desktop directory.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }

  /// The user's movies directory.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }

  /// The user's music directory.
  public static var musicDirectory: URL { folder(.musicDirectory) }

  /// The user's pictures directory.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  /// The user's directory for shared files.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

  /// The user's trash directory.
  public static var trashDirectory: URL { folder(.trashDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}
