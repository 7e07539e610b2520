// An album of ten thousand photos: reading the folder, opening the album, and scrolling while pictures are
// decoded, on a phone at 393x852@2x. Measures the main thread, whose work per frame delays the user.

import AlbumsApp
import BenchmarkSupport
import CoreGraphics
import Foundation
import PortolanTesting
import UIKit

@MainActor
struct AlbumsBenchmark {
  private static let count = 10_000

  func run(pictures: [URL]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("albums-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 0..<Self.count {
      let picture = pictures[number % pictures.count]
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(String(format: "photo-%05d.%@", number, picture.pathExtension)),
        withDestinationURL: picture)
    }
    let start = threadSeconds
    let library = try AlbumLibrary(folder: folder)
    Measure.report(
      "the names of \(Self.count) photos read, off the main thread", (threadSeconds - start) * 1e3, "ms")

    let before = Measure.residentKiB
    let app = TestApp(device: .iPhone15)
    app.show(AlbumsNavigation.make(root: AlbumsViewController(library: library)))
    guard let root = app.window.windowScene?.rootLayer,
      let surface = makeImageSurface(width: 786, height: 1704),
      let navigation = app.window.rootViewController as? UINavigationController
    else { return }
    let builder = DisplayListBuilder()
    let renderer = CairoRenderer()
    var shown = builder.build(root)
    renderer.render(shown, on: surface, scale: 2)

    func frame(_ change: () -> Void) -> Double {
      let start = threadSeconds
      change()
      // Delivers decoded pictures on the main queue.
      _ = RunLoop.main.run(mode: .default, before: Date())
      FrameClock.shared.advance(by: 1.0 / 60)
      let list = builder.build(root)
      renderer.render(list, on: surface, scale: 2, damage: list.damage(since: shown))
      shown = list
      return (threadSeconds - start) * 1e3
    }

    app.tap(library.albums[0].title)
    let opening = (0..<60).map { _ in frame {} }
    Measure.report("opening the album, its slowest frame", opening.max() ?? 0, "ms", goal: "at most 16.7 ms")

    guard
      let grid = navigation.topViewController?.view.subviews.lazy.compactMap({ $0 as? UIScrollView }).first
    else { return }
    var frames: [Double] = []
    for _ in 0..<600 {
      frames.append(
        frame {
          let end = grid.contentSize.height - grid.bounds.height
          grid.contentOffset.y = min(grid.contentOffset.y + end / 600, end)
        })
    }
    frames.sort()
    Measure.report(
      "scrolled from end to end in ten seconds, a frame, p50", frames[300], "ms", goal: "at most 8.3 ms")
    Measure.report("the same, p99", frames[593], "ms", goal: "at most 16.7 ms")
    Measure.report("memory in addition to the empty app", Double(Measure.residentKiB - before) / 1024, "MiB")
  }

  /// CPU time of this thread in seconds.
  private var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

try MainActor.assumeIsolated {
  let pictures =
    (try? AlbumLibrary(folder: AlbumLibrary.defaultFolder))?.albums.first?.photos.map(\.url) ?? []
  guard !pictures.isEmpty else {
    print(
      "portolan: left out: there are no pictures in \(AlbumLibrary.defaultFolder.path) (gnome-backgrounds)")
    return
  }
  try AlbumsBenchmark().run(pictures: pictures)
}
