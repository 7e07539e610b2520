import CommandLineTool
import Foundation
import InterfaceDocuments
import StoryboardTools
import UIKit

/// `portolan map`: draws a diagram of an app's screens and the transitions between them.
struct MapCommand: Command {
  static let name = "map"
  static let summary = "Draws the screens of a project and the segues between them, as SVG and HTML"
  static let usage = "[DIR] [--device NAME] [--landscape] [--dark] [--observed FILE] [-o DIR]"
  static let discussion = """
    The screens and segues are those of the storyboards. --observed adds those that tests have visited, from the
    file of portolan test --observe. Screens that hide the back button and have no way out are marked as dead
    ends. The results are map.svg and map.html, which needs no other file.
    """

  private let project: URL
  private let folder: URL
  private let options: SceneRenderer.Options
  private let observed: AppMap.Observations

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    folder = URL(fileURLWithPath: try arguments.takeValue("-o", "--output") ?? ".")
    var options = try DeviceNames.options(&arguments)
    options.scale = options.scale ?? 1
    self.options = options
    observed =
      try arguments.takeValue("--observed").map { path in
        do {
          return try JSONDecoder().decode(
            AppMap.Observations.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
          throw CommandError(
            "\(path) has no observations; portolan test --observe \(path) writes it if tests use TestApp")
        }
      } ?? AppMap.Observations()
    project = URL(fileURLWithPath: arguments.takeDirectory() ?? ".").standardizedFileURL
    guard try arguments.positional().isEmpty else { throw UsageError("only one directory can be given") }
  }

  // `main` runs the command on the main thread.
  func run() throws -> ExitCode { try MainActor.assumeIsolated { try draw() } }

  @MainActor
  private func draw() throws -> ExitCode {
    var documents: [(name: String, document: InterfaceDocument)] = []
    for file in storyboards() {
      do {
        let document = try Documents.read(file)
        if !document.isLaunchScreen {
          documents.append((file.deletingPathExtension().lastPathComponent, document))
        }
      } catch let error as CommandError {
        Console.warning(error.message)
      }
    }
    guard !documents.isEmpty || !observed.screens.isEmpty else {
      throw CommandError("\(project.path) has no storyboard")
    }
    let initial = documents.contains { $0.name == "Main" } ? "Main" : nil
    let map = AppMap(documents: documents, initial: initial, observed: observed)
    let renderer = SceneRenderer(options)
    var pictures = map.pictures
    for (name, document) in documents {
      for picture in renderer.pictures(of: document) {
        let key = "\(name)/\(picture.id)"
        // A screenshot of the running app is preferred to a rendering of the storyboard.
        if pictures[key] == nil { pictures[key] = picture.image.pngData() }
      }
    }
    let drawing = MapDrawing(map, pictures: pictures)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try drawing.svg.write(to: folder.appendingPathComponent("map.svg"), atomically: true, encoding: .utf8)
    try drawing.html(title: project.lastPathComponent).write(
      to: folder.appendingPathComponent("map.html"), atomically: true, encoding: .utf8)
    Console.note("\(map.screens.count) screens, \(map.transitions.count) transitions")
    for screen in map.screens where screen.isDeadEnd {
      Console.plain(
        "\(screen.file): \(screen.name) is a dead end: it hides the back button and has no other exit")
    }
    return .success
  }

  private func storyboards() -> [URL] {
    let keys: [URLResourceKey] = [.isDirectoryKey]
    let found = FileManager.default.enumerator(
      at: project, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "storyboard" }.sorted {
      $0.path < $1.path
    }
  }
}
