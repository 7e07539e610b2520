import PortolanTesting
import UIKit

/// A page with the steps of a tour, each with a screenshot and the preceding callbacks.
@MainActor
public final class TourReport {
  /// The steps on one device.
  struct Chapter {
    var title: String
    var steps: [Step] = []
  }

  /// A screenshot of the whole display with its description.
  struct Step {
    var number: Int
    var file: String
    var caption: String
    var callbacks: [LifecycleTrace.Entry]
    /// The size in points.
    var size: CGSize
    /// The radius of the display's corners, in points.
    var cornerRadius: CGFloat

    var isWide: Bool { size.width > size.height }
  }

  /// A step that could not be performed.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  private let title: String
  private let about: String
  private let folder: URL
  private var chapters: [Chapter] = []
  private var failure: String?

  /// - Parameters:
  ///   - about: A sentence that describes the app.
  ///   - folder: The folder for screenshots. Screenshots and pages of an earlier tour are removed.
  public init(title: String, about: String, folder: URL) throws {
    self.title = title
    self.about = about
    self.folder = folder
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where ["png", "html"].contains(file.pathExtension) {
      try manager.removeItem(at: file)
    }
    TestFailure.handler = { [weak self] message in self?.failure = self?.failure ?? message }
  }

  /// Begins a chapter for the following steps, with an app and the trace of its screens.
  public func begin(_ title: String, _ app: TestApp) -> TourChapter {
    begin(title)
    return TourChapter(report: self, app: app)
  }

  /// Begins a chapter for the following steps on a device.
  public func begin(_ title: String) { chapters.append(Chapter(title: title)) }

  /// Takes a screenshot when the interface is idle and images have been decoded.
  public func add(_ name: String, _ caption: String, _ app: TestApp, _ trace: LifecycleTrace) throws {
    let image = pictureAtRest(app)
    if let failure { throw Failure(description: "before “\(caption)”: \(failure)") }
    guard let image, let data = UIImage(cgImage: image).pngData() else {
      throw Failure(description: "there is no picture of “\(caption)”")
    }
    if chapters.isEmpty { begin(app.host.device.name) }
    let number = chapters.reduce(1) { $0 + $1.steps.count }
    let file = String(format: "%02d-%@.png", number, name)
    try data.write(to: folder.appendingPathComponent(file))
    chapters[chapters.count - 1].steps.append(
      Step(
        number: number, file: file, caption: caption, callbacks: trace.screenEntries,
        size: CGSize(width: image.width / 2, height: image.height / 2),
        cornerRadius: app.host.device.cornerRadius))
    trace.clear()
  }

  /// A screenshot once everything has loaded, or after a minute.
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
  /// - Returns: The file.
  public func write() throws -> URL {
    let file = folder.appendingPathComponent("index.html")
    let page = TourPage(title: title, about: about, chapters: chapters)
    try page.html.write(to: file, atomically: true, encoding: .utf8)
    return file
  }
}
