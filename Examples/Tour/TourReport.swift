import PortolanTesting
import UIKit

/// A page that shows the steps of a tour, each as a picture with the callbacks that led to it.
@MainActor
public final class TourReport {
  private let title: String
  private let folder: URL
  private var steps: [Step] = []

  private struct Step {
    var file: String
    var caption: String
    var callbacks: [String]
    /// Whether the picture is wider than high.
    var isWide: Bool
  }

  /// - Parameter folder: where the pictures go; what was there is removed.
  public init(title: String, folder: URL) throws {
    self.title = title
    self.folder = folder
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Takes a picture once everything is at rest, pictures that are still being decoded included.
  public func add(_ name: String, _ caption: String, _ app: TestApp, _ trace: LifecycleTrace) throws {
    guard let image = pictureAtRest(app), let data = UIImage(cgImage: image).pngData() else { return }
    let file = String(format: "%02d-%@.png", steps.count + 1, name)
    try data.write(to: folder.appendingPathComponent(file))
    steps.append(
      Step(file: file, caption: caption, callbacks: trace.lines, isWide: image.width > image.height))
    trace.clear()
  }

  /// A picture once everything has arrived, or after a minute.
  private func pictureAtRest(_ app: TestApp) -> CGImage? {
    for _ in 0..<1200 {
      app.settle()
      guard app.elements.contains(where: { $0.view.accessibilityValue == "Loading" }) else { break }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    }
    app.settle()
    return app.snapshot(scale: 2)
  }

  /// Writes the page.
  /// - Returns: where it is.
  public func write() throws -> URL {
    let figures = steps.map { step in
      let lines = step.callbacks.map { "<li>\(Self.escaped($0))</li>" }.joined()
      return """
        <figure\(step.isWide ? " class=\"wide\"" : "")><img src="\(step.file)" alt="\(Self.escaped(step.caption))">
        <figcaption><h2>\(Self.escaped(step.caption))</h2><ol>\(lines)</ol></figcaption></figure>
        """
    }
    let page = """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>\(title)</title>
      <style>
      :root { color-scheme: light dark }
      body { font: 15px/1.45 Inter, system-ui, sans-serif; margin: 2.5rem; background: #f2f2f7; color: #1c1c1e }
      h1 { font-size: 2.2rem; letter-spacing: -.02em; margin: 0 0 1.5rem }
      main { display: flex; flex-wrap: wrap; gap: 2.5rem 2rem; align-items: flex-start }
      figure { margin: 0; width: 280px } figure.wide { width: 592px }
      img { display: block; width: 100%; border-radius: 22px; box-shadow: 0 1px 3px #0002, 0 12px 32px #0003 }
      h2 { font-size: 1.05rem; margin: 1rem 0 .4rem }
      ol { margin: 0; padding: 0 0 0 1.4rem; color: #6c6c70; font-size: 13px; font-variant-numeric: tabular-nums }
      @media (prefers-color-scheme: dark) { body { background: #1c1c1e; color: #f2f2f7 } ol { color: #98989f } }
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
