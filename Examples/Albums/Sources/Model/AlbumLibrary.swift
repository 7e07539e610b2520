import Foundation

/// Finds the albums in a folder: one for each subfolder with pictures.
public struct AlbumLibrary: Sendable {
  public enum Failure: Error, CustomStringConvertible {
    case noSuchFolder(String)
    case noPictures(String)

    public var description: String {
      switch self {
      case .noSuchFolder(let path): "\(path): there is no such folder"
      case .noPictures(let path): "\(path): no pictures in this folder"
      }
    }
  }

  public let albums: [Album]

  public init(albums: [Album]) { self.albums = albums }

  /// The default folder: the pictures of Debian's package gnome-backgrounds.
  public static let defaultFolder = URL(fileURLWithPath: "/usr/share/backgrounds/gnome")

  /// The folder that the first argument of the app names, or the default one. Options and their values follow it.
  public static var chosenFolder: URL {
    guard let first = CommandLine.arguments.dropFirst().first, !first.hasPrefix("-") else {
      return defaultFolder
    }
    return URL(fileURLWithPath: first)
  }

  /// Only reads file names; pictures are decoded when they are shown.
  public init(folder: URL) throws {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw Failure.noSuchFolder(folder.path)
    }
    let keys: [URLResourceKey] = [.isDirectoryKey]
    var photosByFolder: [URL: [Photo]] = [:]
    let files = manager.enumerator(at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
    while let file = files?.nextObject() as? URL {
      guard Photo.fileExtensions.contains(file.pathExtension.lowercased()) else { continue }
      photosByFolder[file.deletingLastPathComponent().standardizedFileURL, default: []].append(
        Photo(url: file))
    }
    guard !photosByFolder.isEmpty else { throw Failure.noPictures(folder.path) }
    var albums = photosByFolder.keys.sorted { $0.path < $1.path }.map { key in
      let photos = photosByFolder[key]!.sorted { $0.url.lastPathComponent < $1.url.lastPathComponent }
      return Album(title: Self.title(of: key), photos: photos)
    }
    if albums.count == 1 { albums += Self.collections(of: albums[0].photos) }
    self.albums = albums
  }

  private static func title(of folder: URL) -> String {
    folder.lastPathComponent.replacingOccurrences(of: "-", with: " ").capitalized
  }

  /// Groups pictures by kind, for a folder without subfolders.
  private static func collections(of photos: [Photo]) -> [Album] {
    let drawings = photos.filter { $0.url.pathExtension.lowercased() == "svg" }
    let dark = photos.filter { $0.title.hasSuffix(" D") }
    let light = photos.filter { $0.title.hasSuffix(" L") }
    return [("By Day", light), ("By Night", dark), ("Drawings", drawings)]
      .filter { !$0.1.isEmpty }.map { Album(title: $0.0, photos: $0.1) }
  }
}
