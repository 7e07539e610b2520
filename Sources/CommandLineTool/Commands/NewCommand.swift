import Foundation
import Projects

/// `portolan new`: creates a project.
struct NewCommand: Command {
  static let name = "new"
  static let summary = "Creates an app with tests, for here and for Xcode"
  static let usage = "NAME [--swiftui|--uikit|--storyboard] [--output DIR]"
  static let discussion = """
    The project is an app for notes: NAME.xcodeproj with the app, unit tests and UI tests, a Swift package with the
    model, a workflow for CI, and settings for VS Code. Its folders are synchronized: a new file needs no change of the
    project. The screens are in SwiftUI unless --uikit or --storyboard is given.

    The folder is NAME unless --output names another one. It must not exist, or be empty but for a repository's first files.
    """

  private let project: NewProject
  private let name: String
  private let folder: URL

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    let choices: [(flag: String, interface: NewProject.Interface)] = [
      ("--swiftui", .swiftUI), ("--uikit", .uiKit), ("--storyboard", .storyboard),
    ]
    let chosen = choices.filter { arguments.takeFlag($0.flag) }
    guard chosen.count <= 1 else {
      throw UsageError("--swiftui, --uikit and --storyboard exclude each other")
    }
    let output = try arguments.takeValue("--output", "-o")
    let words = try arguments.positional()
    guard words.count == 1 else { throw UsageError("one name is needed") }
    name = words[0]
    folder = URL(fileURLWithPath: output ?? name).standardizedFileURL
    do {
      project = try NewProject(name: name, interface: chosen.first?.interface ?? .swiftUI)
    } catch let error as ProjectError {
      throw UsageError(error.message)
    }
  }

  func run() throws -> ExitCode {
    try project.write(to: folder)
    Console.note(
      "\(project.files.count) files in \(folder.path); next: cd there, portolan run, portolan test")
    return .success
  }
}
