import Foundation
import Lowering

extension ProjectBuild {
  /// The folder with the files for language servers.
  private var editorFolder: URL { scratch.appendingPathComponent("editor") }

  /// The arguments of sourcekit-lsp for the project.
  ///
  /// - Parameter folder: The folder that the editor opened.
  func languageServerArguments(in folder: URL) -> [String] {
    let root = folder.standardizedFileURL.path + "/"
    let place = editorFolder.standardizedFileURL.path
    let relative = place.hasPrefix(root) ? String(place.dropFirst(root.count)) : place
    return [
      "--default-workspace-type", "compilationDatabase", "--compilation-db-search-path", relative,
      "--scratch-path", editorFolder.appendingPathComponent("scratch").path,
    ]
  }

  /// The file with the compiler's arguments for each source.
  var compileCommands: URL { editorFolder.appendingPathComponent("compile_commands.json") }

  /// Lowers the sources on disk, and writes the compiler's arguments of the last build.
  func editorSources() throws -> EditorSources {
    try FileManager.default.createDirectory(at: editorFolder, withIntermediateDirectories: true)
    let own = SourceOverlay(folder: scratch.appendingPathComponent("lowered"))
    let sources = try sources()
    let state = try own.update(sources, tool: tool).report.state
    let overlay = editorFolder.appendingPathComponent("overlay.yaml")
    try own.writeEditorOverlay(to: overlay, originals: originals)
    let plan = scratch.appendingPathComponent("\(products.lastPathComponent).yaml")
    let commands = CompileCommands(
      plan: (try? String(contentsOf: plan, encoding: .utf8)) ?? "", originals: originals, overlay: overlay,
      directory: packageFolder)
    try commands.write(to: compileCommands)
    var result = own.editorSources(sources, originals: originals)
    result.fingerprint = StableHash.text(
      state + String(decoding: try Data(contentsOf: compileCommands), as: UTF8.self) + moduleDates())
    return result
  }

  /// The modification dates of the project's modules.
  private func moduleDates() -> String {
    let folder = products.appendingPathComponent("Modules").resolvingSymlinksInPath()
    let keys: [URLResourceKey] = [.contentModificationDateKey]
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)
    return (files ?? []).filter { $0.pathExtension == "swiftmodule" }.sorted { $0.path < $1.path }.map {
      file in
      let date = try? file.resourceValues(forKeys: Set(keys)).contentModificationDate
      return "\(file.lastPathComponent) \(date?.timeIntervalSince1970 ?? 0)\n"
    }.joined()
  }
}
