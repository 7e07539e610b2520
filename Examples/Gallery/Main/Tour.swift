import GalleryApp
import PortolanTesting
import Tours
import UIKit

/// Runs through the gallery like a user, with a screenshot and the life-cycle trace of every step.
@MainActor
enum Tour {
  /// - Returns: The exit status.
  static func run() -> Int32 {
    TourRequest.play(
      "Gallery",
      about:
        "Gallery shows what collection views can do: a grid that can be rearranged, compositional and flow layouts."
    ) { report in
      try playOnPhone(report)
      try playOnPad(report)
    }
  }

  private static func playOnPhone(_ report: TourReport) throws {
    let chapter = report.begin("iPhone", TestApp(launching: AppDelegate.self))
    defer { chapter.end() }
    let (app, add) = (chapter.app, chapter.add)
    let middle = CGPoint(x: 196, y: 426)

    try add("Library", "The library as a grid")
    app.pinch(at: middle, from: 60, to: 300)
    try add("Pinched", "Two fingers spread: the photographs grow")
    app.pinch(at: middle, from: 300, to: 60)
    app.settle()
    app.longPress(at: middle)
    try add("Menu", "A long press opens the menu of a photograph")
    app.tap("Move to Front")
    try add("Moved", "The photograph has moved to the front")
    app.tap("Edit")
    app.settle()
    for point in [CGPoint(x: 60, y: 180), CGPoint(x: 196, y: 180)] { app.tap(at: point) }
    try add("Chosen", "Two photographs are chosen")
    app.tap("Delete")
    app.settle()
    app.tap("Done")
    try add("Deleted", "They are deleted, and the others have closed up")
    app.tap("For You")
    try add("ForYou", "Sections of different shapes in one layout")
    app.tap("Folders")
    app.settle()
    app.tap("Norway")
    try add("Folders", "Folders open and close in place")
    app.tap("A Million")
    app.settle()
    app.fling(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 100))
    try add("Million", "A million tiles, flung")
    app.host.isDark = true
    app.tap("For You")
    try add("Dark", "Dark mode")
  }

  private static func playOnPad(_ report: TourReport) throws {
    let chapter = report.begin(
      "iPad", TestApp(launching: AppDelegate.self, device: .iPad, orientation: .landscapeLeft))
    defer { chapter.end() }
    let (app, add) = (chapter.app, chapter.add)
    try add("Pad", "The library on an iPad")
    app.tap("For You")
    try add("PadForYou", "The same sections in more room")
  }
}
