import CommandLineTool
import Foundation
import InterfaceDocuments
import OffscreenHost
import StoryboardTools
import UIKit

/// `portolan render`: renders the scenes of a storyboard.
struct RenderCommand: Command {
  static let name = "render"
  static let summary = "Draws the scenes of a storyboard, one picture each, and compares two revisions"
  static let usage =
    "FILE [--device NAME] [--landscape] [--dark] [--scale NUMBER] [--against FILE] [-o DIR] [--verbose]"
  static let discussion = """
    FILE is a .storyboard or .xib. The app's own classes are replaced by the framework's. Devices are \
    \(DeviceNames.all.joined(separator: ", ")).

    --against also draws an older revision. Each scene that differs gets a NAME.diff.png with the differences bright
    on black, and the exit status is 1.
    """

  private let file: URL
  private let against: URL?
  private let folder: URL
  private let options: SceneRenderer.Options
  private let isVerbose: Bool

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    against = try arguments.takeValue("--against").map { URL(fileURLWithPath: $0) }
    folder = URL(fileURLWithPath: try arguments.takeValue("-o", "--output") ?? ".")
    options = try DeviceNames.options(&arguments)
    isVerbose = arguments.takeFlag("--verbose", "-v")
    let words = try arguments.positional()
    guard words.count == 1 else { throw UsageError("exactly one file is required") }
    file = URL(fileURLWithPath: words[0])
  }

  // `main` runs the command on the main thread.
  func run() throws -> ExitCode { try MainActor.assumeIsolated { try draw() } }

  @MainActor
  private func draw() throws -> ExitCode {
    let renderer = SceneRenderer(options)
    let pictures = renderer.pictures(of: try Documents.read(file))
    guard !pictures.isEmpty else { throw CommandError("\(file.path) has no scene that can be drawn") }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = Documents.uniqueNames(pictures)
    for picture in pictures {
      try picture.image.writePNG(to: folder.appendingPathComponent("\(names[picture.id]!).png"))
      Console.plain("\(names[picture.id]!).png")
    }
    let differs = try compare(pictures, renderer)
    if isVerbose { for warning in renderer.warnings { Console.warning(warning) } }
    return differs ? .failure : .success
  }

  @MainActor
  private func compare(_ new: [SceneRenderer.Picture], _ renderer: SceneRenderer) throws -> Bool {
    guard let against else { return false }
    let old = renderer.pictures(of: try Documents.read(against))
    let names = Documents.uniqueNames(new + old.filter { picture in !new.contains { $0.id == picture.id } })
    var differs = false
    for (_, id, outcome) in VisualDifference.compare(old, new) {
      let name = names[id] ?? id
      switch outcome {
      case .same: continue
      case .added: Console.plain("\(name): new")
      case .removed: Console.plain("\(name): removed")
      case .resized: Console.plain("\(name): size changed")
      case .changed(let pixels, let delta):
        Console.plain("\(name): \(pixels) pixels differ")
        try delta?.writePNG(to: folder.appendingPathComponent("\(name).diff.png"))
      }
      differs = true
    }
    return differs
  }
}

/// The short names of devices on the command line.
enum DeviceNames {
  static let all = ["iPhoneSE", "iPhone15", "iPhone15ProMax", "iPad", "iPadPro13"]

  static func options(_ arguments: inout Arguments) throws -> SceneRenderer.Options {
    let name = try arguments.takeValue("--device") ?? "iPhone15"
    guard let index = all.firstIndex(where: { $0.lowercased() == name.lowercased() }) else {
      throw UsageError("unknown device \(name); available: \(all.joined(separator: ", "))")
    }
    let scale = try arguments.takeValue("--scale").map { text in
      guard let scale = Double(text), (0.05...4).contains(scale) else {
        throw UsageError("--scale requires a number from 0.05 to 4, not \(text)")
      }
      return CGFloat(scale)
    }
    return SceneRenderer.Options(
      device: Device.all[index], isLandscape: arguments.takeFlag("--landscape"),
      isDark: arguments.takeFlag("--dark"),
      scale: scale)
  }
}

/// Reads and writes files of the rendering commands.
enum Documents {
  static func read(_ file: URL) throws -> InterfaceDocument {
    guard let data = try? Data(contentsOf: file) else { throw CommandError("\(file.path) cannot be read") }
    do {
      return try InterfaceDocument(data: data, file: file.lastPathComponent)
    } catch let error as InterfaceDocumentError {
      throw CommandError(error.description)
    }
  }

  /// Unique file names of the images, by the identifier of their controller.
  @MainActor
  static func uniqueNames(_ pictures: [SceneRenderer.Picture]) -> [String: String] {
    var taken: Set<String> = []
    var names: [String: String] = [:]
    for picture in pictures {
      let plain = picture.name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? String($0) : "-" }
        .joined()
      var name = plain.isEmpty ? "Scene" : plain
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(plain)-\(number)"
        number += 1
      }
      names[picture.id] = name
    }
    return names
  }
}
