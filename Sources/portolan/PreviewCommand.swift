import CommandLineTool
import Foundation
import PreviewHost
import Projects

/// `portolan preview`: draws the previews of a project.
struct PreviewCommand: Command {
  static let name = "preview"
  static let summary = "Draws the previews of a project into a page, and compares two revisions"
  static let usage =
    "[DIR] [--matrix KEY[=VALUE,…] …] [--scale NUMBER] [--against REVISION] [--watch] [-o DIR] [--scratch-path DIR] "
    + "[--verbose]"
  static let discussion = """
    Draws each #Preview and each preview of a PreviewProvider into a picture, and writes index.html, a page of all of them,
    into .build/portolan/Previews or the folder of -o.

    --matrix draws each preview once for each value, and may be repeated for combinations:
      device      names of devices; without values: iPhone SE, iPhone 15, iPad
      appearance  light, dark
      text-size   small to accessibility-extra-extra-extra-large; without values: large, accessibility-large
      language    codes such as en,ko
      direction   left-to-right, right-to-left

    --scale is the number of pixels for each point, 2 by default.

    --against draws the previews of a revision of git, too. Pictures that differ come first in the page, and the exit
    status is 1.

    --watch shows the previews in a window in place of the page: a list, and the chosen preview, which can be used. At each
    saved change the window shows the new ones, with the state of the old ones.
    """

  private let options: BuildOptions
  private let matrix: PreviewMatrix
  /// Pixels per point.
  private let scale: Double
  private let revision: String?
  private let output: URL?
  private let isWatching: Bool

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    matrix = try PreviewMatrix(try arguments.takeValues("--matrix"))
    revision = try arguments.takeValue("--against")
    output = try arguments.takeValue("-o", "--output").map { URL(fileURLWithPath: $0).standardizedFileURL }
    scale =
      try arguments.takeValue("--scale").map { text in
        guard let scale = Double(text), (0.1...8).contains(scale) else {
          throw UsageError("\(text) is no scale between 0.1 and 8")
        }
        return scale
      } ?? 2
    isWatching = arguments.takeFlag("--watch")
    if isWatching, revision != nil || output != nil || matrix.variants.count > 1 {
      throw UsageError("--watch shows a window; --matrix, --against and -o belong to the page")
    }
    options = try BuildOptions(&arguments)
    guard try arguments.positional().isEmpty else { throw UsageError("only one directory can be given") }
  }

  func run() throws -> ExitCode {
    let build = try options.open(keepsPreviews: true)
    guard try options.build(build, tests: false) else { return .failure }
    if isWatching { return try watch(build) }
    let folder =
      output ?? build.scratch.deletingLastPathComponent().appendingPathComponent("Previews")
    try? FileManager.default.removeItem(at: folder.appendingPathComponent("before"))
    let new = try draw(build, into: folder)
    guard !new.pictures.isEmpty || !new.failures.isEmpty else {
      throw CommandError("\(options.path.path) has no previews")
    }
    var comparison: PreviewComparison?
    if let revision {
      comparison = try PreviewComparison(
        old: try drawRevision(revision, build, into: folder.appendingPathComponent("before")), new: new,
        folder: folder)
    }
    let page = folder.appendingPathComponent("index.html")
    let gallery = PreviewGallery(
      title: options.path.deletingPathExtension().lastPathComponent, drawing: new, comparison: comparison,
      revision: revision)
    try Data(gallery.html.utf8).write(to: page, options: .atomic)
    for failure in new.failures {
      Console.error(
        "\(failure.preview.file):\(failure.preview.line): \(failure.preview.name) cannot be drawn: \(failure.reason)"
      )
    }
    print(page.path)
    guard let comparison else { return new.failures.isEmpty ? .success : .failure }
    for line in comparison.lines { Console.plain(line) }
    return comparison.lines.isEmpty && new.failures.isEmpty ? .success : .failure
  }

  /// Shows the previews in a window until it is closed. They use folders of their own, not those of the app.
  private func watch(_ build: ProjectBuild) throws -> ExitCode {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("portolan-previews-\(getpid())")
    defer { try? FileManager.default.removeItem(at: home) }
    var environment = [
      PreviewRequest.environment: PreviewRequest.window, "XDG_STATE_HOME": home.path,
      "XDG_DATA_HOME": home.path,
      "XCODE_RUNNING_FOR_PREVIEWS": "1",
    ]
    if ProcessInfo.processInfo.environment["PORTOLAN_WINDOW"] == nil {
      environment["PORTOLAN_WINDOW"] = "1100x900"
    }
    return try WatchSession(build, options: options, target: .previews(environment: environment)).run()
  }

  private func draw(_ build: ProjectBuild, into folder: URL) throws -> PreviewDrawing {
    let program = try build.previewProgram()
    let clock = ContinuousClock()
    let start = clock.now
    let drawing = try PreviewDrawing(program: program, folder: folder, matrix: matrix, scale: scale)
    let seconds = (clock.now - start).components
    Console.note(
      "\(drawing.pictures.count) pictures of previews in \(seconds.seconds).\(seconds.attoseconds / 100_000_000_000_000_000) s"
    )
    return drawing
  }

  private func drawRevision(_ revision: String, _ build: ProjectBuild, into folder: URL) throws
    -> PreviewDrawing
  {
    let place = try RevisionCheckout(
      revision, of: options.path,
      in: build.scratch.deletingLastPathComponent().appendingPathComponent("revision"))
    Console.note("building \(revision)")
    let old = try options.open(at: place.project, keepsPreviews: true)
    guard try options.build(old, tests: false) else {
      throw CommandError("the revision \(revision) cannot be built")
    }
    return try draw(old, into: folder)
  }
}
