import AlbumsApp
import PortolanTesting
import UIKit

/// Uses the app as a person would, and writes a picture and the life-cycle trace of every step.
@MainActor
enum Tour {
  /// - Returns: the exit status.
  static func run() -> Int32 {
    let arguments = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }
    let folder = arguments.first.map { URL(fileURLWithPath: $0) } ?? AlbumLibrary.defaultFolder
    do {
      let library = try AlbumLibrary(folder: folder)
      let page = try play(library, into: URL(fileURLWithPath: "Output/Albums"))
      print("Albums: no display; the tour is at \(page.path)")
      return 0
    } catch {
      FileHandle.standardError.write(Data("Albums: \(error)\n".utf8))
      return 1
    }
  }

  private static func play(_ library: AlbumLibrary, into folder: URL) throws -> URL {
    let app = TestApp(device: .iPhone15)
    let trace = LifecycleTrace()
    let report = try TourReport(title: "Albums", folder: folder, app: app, trace: trace)
    app.show(UINavigationController(rootViewController: AlbumsViewController(library: library)))
    try report.add("Albums", "All albums")
    let album = library.albums[0]
    app.tap(album.title)
    try report.add("Album", "“\(album.title)” is opened")
    app.tap(album.photos[0].title)
    try report.add("Photo", "A photo is opened")
    app.tap("Back", or: album.title)
    try report.add("Back", "Back to the album")
    app.tap("Edit")
    try report.add("Edit", "Choosing photos to remove")
    app.tap("Done")
    app.rotate(to: .landscapeRight)
    try report.add("Rotated", "The device is turned")
    app.rotate(to: .portrait)
    app.host.isDark = true
    try report.add("Dark", "Dark mode")
    trace.stop()
    return try report.write()
  }
}

extension TestApp {
  /// Taps the first of two labels that can be seen.
  fileprivate func tap(_ label: String, or other: String) { tap(sees(other) ? other : label) }
}
