import Foundation

extension URL {
  /// The folder of the person's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The folder of files that a program makes for itself and keeps.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  /// The folder of files that a program can make anew.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The folder of the person's libraries.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }

  /// The folder of downloaded files.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// The person's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }

  /// The folder of the person's films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }

  /// The folder of the person's music.
  public static var musicDirectory: URL { folder(.musicDirectory) }

  /// The folder of the person's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  /// The folder that a person shares with others.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

  /// The folder of what was thrown away.
  public static var trashDirectory: URL { folder(.trashDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}
