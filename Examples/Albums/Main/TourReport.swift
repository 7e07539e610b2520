import PortolanTesting
import UIKit

/// A page that shows the steps of a tour, each as a picture with the callbacks that led to it.
@MainActor
final class TourReport {
  private let title: String
  private let folder: URL
  private let app: TestApp
  private let trace: LifecycleTrace
  private var steps: [(file: String, caption: String, callbacks: [String])] = []

  init(title: String, folder: URL, app: TestApp, trace: LifecycleTrace) throws {
    self.title = title
    self.folder = folder
    self.app = app
    self.trace = trace
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Takes a picture once everything is at rest, pictures that are still being decoded included.
  func add(_ name: String, _ caption: String) throws {
    for _ in 0..<40 {
      app.settle()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    }
    app.settle()
    guard let image = app.snapshot(scale: 2), let data = UIImage(cgImage: image).pngData() else { return }
    let file = String(format: "%02d-%@.png", steps.count + 1, name)
    try data.write(to: folder.appendingPathComponent(file))
    steps.append((file, caption, trace.lines))
    trace.clear()
  }

  /// Writes the page.
  /// - Returns: where it is.
  func write() throws -> URL {
    let figures = steps.map { step in
      let lines = step.callbacks.map { "<li>\(Self.escaped($0))</li>" }.joined()
      return """
        <figure><img src="\(step.file)" alt="\(Self.escaped(step.caption))">
        <figcaption><h2>\(Self.escaped(step.caption))</h2><ol>\(lines)</ol></figcaption></figure>
        """
    }
    let page = """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>\(title)</title>
      <style>
      body { font: 15px/1.4 Inter, sans-serif; margin: 2rem; background: #f2f2f7; color: #1c1c1e }
      main { display: flex; flex-wrap: wrap; gap: 2rem }
      figure { margin: 0; width: 300px } img { width: 100%; border-radius: 18px; box-shadow: 0 2px 12px #0003 }
      h2 { font-size: 1rem; margin: .8rem 0 .3rem } ol { margin: 0; padding-left: 1.2rem; color: #6c6c70; font-size: 13px }
      </style>
      <h1>\(title)</h1><main>
      \(figures.joined(separator: "\n"))
      </main></html>
      """
    let file = folder.appendingPathComponent("index.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
