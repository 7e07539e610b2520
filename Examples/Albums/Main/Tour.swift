import AlbumsApp
import PortolanTesting
import Tours
import UIKit

/// Runs through the app like a user, with a screenshot and the life-cycle trace of every step.
@MainActor
enum Tour {
  /// - Returns: The exit status.
  static func run() -> Int32 {
    let folder = AlbumLibrary.chosenFolder
    return TourRequest.play(
      "Albums",
      about: "Albums shows folders of photographs: a UIKit app, with table, collection and scroll views."
    ) { report in
      let library = try AlbumLibrary(folder: folder)
      try playOnPhone(library, report)
      try playOnPad(library, report)
    }
  }

  private static func playOnPhone(_ library: AlbumLibrary, _ report: TourReport) throws {
    report.begin("iPhone")
    let app = TestApp(device: .iPhone15)
    let trace = LifecycleTrace()
    defer { trace.stop() }
    func add(_ name: String, _ caption: String) throws { try report.add(name, caption, app, trace) }

    app.show(AlbumsNavigation.make(root: AlbumsViewController(library: library)))
    try add("Albums", "All albums")
    let album = library.albums[0]
    app.tap(album.title)
    try add("Album", "“\(album.title)” is opened")
    app.tap(album.photos[min(4, album.photos.count - 1)].title)
    try add("Photo", "A photo is opened")
    app.doubleTap(at: CGPoint(x: 196, y: 426))
    try add("Zoom", "Two taps zoom in")
    app.doubleTap(at: CGPoint(x: 196, y: 426))
    app.settle()
    app.tap(at: CGPoint(x: 196, y: 426))
    try add("Alone", "A tap leaves the photo alone")
    app.tap(at: CGPoint(x: 196, y: 426))
    app.settle()
    app.tap("Back", or: album.title)
    try add("Back", "Back to the album")
    app.tap("Edit")
    for photo in album.photos.dropFirst(1).prefix(3) { app.tap(photo.title) }
    try add("Edit", "Choosing photos to remove")
    app.tap("Done")
    app.settle()
    app.rotate(to: .landscapeRight)
    try add("Rotated", "The device is turned")
    app.rotate(to: .portrait)
    app.host.isDark = true
    try add("Dark", "Dark mode")
  }

  private static func playOnPad(_ library: AlbumLibrary, _ report: TourReport) throws {
    report.begin("iPad")
    let app = TestApp(device: .iPad, orientation: .landscapeLeft)
    let trace = LifecycleTrace()
    defer { trace.stop() }
    app.show(AlbumsNavigation.make(root: AlbumsViewController(library: library)))
    try report.add("Pad", "On an iPad", app, trace)
    app.host.isDark = true
    app.tap(library.albums[0].title)
    try report.add("PadDark", "An album on an iPad, in the dark", app, trace)
  }
}

extension TestApp {
  /// Taps the second label if it is visible, otherwise the first.
  fileprivate func tap(_ label: String, or other: String) { tap(sees(other) ? other : label) }
}
