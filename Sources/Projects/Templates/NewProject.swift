import Foundation

/// A project for `portolan new`: an app for notes that builds here and in Xcode.
///
/// The app, its tests and its UI tests are targets of an Xcode project, whose folders are synchronized: a new file needs no
/// change of the project. The model is a Swift package beside it, without UIKit.
package struct NewProject {
  /// The framework that the app's screens use.
  package enum Interface: Sendable, CaseIterable {
    case swiftUI, uiKit, storyboard
  }

  /// The contents of each file, by path in the project's folder.
  package let files: [String: String]
  private let name: String

  /// - Throws: `ProjectError` if the name cannot be that of a module.
  package init(name: String, interface: Interface) throws {
    let letters = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    guard let first = name.unicodeScalars.first, name.unicodeScalars.allSatisfy(letters.contains),
      !("0"..."9").contains(first)
    else {
      throw ProjectError("\(name) cannot be the name of a module: use letters and digits, a letter first")
    }
    guard !Self.isTaken(name) else {
      throw ProjectError("\(name) is the name of a module of iOS or of a type in the app; choose another")
    }
    self.name = name
    var files = ModelTemplate(name: name).files
    files.merge(XcodeProjectTemplate(name: name, hasInformationFile: interface == .storyboard).files) {
      first, _ in first
    }
    files.merge(EditorTemplate(name: name).files) { first, _ in first }
    files.merge(TestTemplate(name: name).files) { first, _ in first }
    let sources =
      switch interface {
      case .swiftUI: SwiftUITemplate(name: name).files
      case .uiKit: UIKitTemplate(name: name).files
      case .storyboard: StoryboardTemplate(name: name).files
      }
    for (path, text) in sources { files["\(name)/\(path)"] = text }
    self.files = files
  }

  /// Whether a module of this name would hide another module or a type that the templates use.
  private static func isTaken(_ name: String) -> Bool {
    let types: Set<String> = ["Note", "Notebook", "NotebookFile", "Swift", "Self", "Type", "Any"]
    return AppleModules.contains(name) || AppleModules.contains(name + "Kit") || types.contains(name)
  }

  /// Writes the project into a new folder.
  /// - Throws: `ProjectError` if the folder has files already.
  package func write(to folder: URL) throws {
    let manager = FileManager.default
    let present = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    // A folder that was created as a repository may become the project.
    guard present.allSatisfy({ [".git", "README.md", "LICENSE"].contains($0) }) else {
      throw ProjectError("\(folder.path) has files already; choose another name or folder")
    }
    for (path, text) in files where !present.contains(path) {
      let file = folder.appendingPathComponent(path)
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}
