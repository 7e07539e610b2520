import Foundation

extension ProjectBuild {
  /// Prepares a build folder of its own for previews, which shares the packages of the project's.
  static func previewScratch(in scratch: URL) throws -> URL {
    let folder = scratch.appendingPathComponent("previews")
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["checkouts", "repositories", "artifacts", "workspace-state.json"] {
      let shared = scratch.appendingPathComponent(name)
      let link = folder.appendingPathComponent(name)
      guard manager.fileExists(atPath: shared.path), !manager.fileExists(atPath: link.path) else { continue }
      try manager.createSymbolicLink(atPath: link.path, withDestinationPath: shared.path)
    }
    return folder
  }

  /// Links the objects of all targets into a program that draws their previews.
  /// - Returns: The program in an app folder with the resources of the first app.
  package func previewProgram() throws -> URL {
    guard let sdk else {
      throw ProjectError(
        "previews of a package that names Portolan in its manifest are not drawn; remove the dependency: portolan build "
          + "finds the frameworks without it")
    }
    let folder = products.resolvingSymlinksInPath()
    let main = folder.appendingPathComponent("portolan-previews.c")
    try "int ptl_preview_main(void);\nint main(void) { return ptl_preview_main(); }\n".write(
      to: main, atomically: true, encoding: .utf8)
    let start = folder.appendingPathComponent("portolan-previews.o")
    try Self.run(["clang", "-c", "-o", start.path, main.path], "the entry point of previews")
    let plan = (try? String(contentsOf: scratch.appendingPathComponent("debug.yaml"), encoding: .utf8)) ?? ""
    let objects = try objects(in: folder, plan: plan) + [start.path]
    let list = folder.appendingPathComponent("portolan-previews.objects")
    try objects.joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
    let program = folder.appendingPathComponent("portolan-previews")
    try? FileManager.default.removeItem(at: program)
    try Self.run(
      ["swiftc", "-o", program.path, "@\(list.path)", "-L", folder.path, "-use-ld=lld"]
        + sdk.linkerFlags.flatMap { ["-Xlinker", $0] } + Self.libraries(in: plan, besides: folder),
      "the program of previews")
    return try application(try programs().first ?? "Previews", program: program)
  }

  private static func run(_ command: [String], _ subject: String) throws {
    let result = try Tool.capture(command, errors: true)
    guard result.status == 0 else {
      throw ProjectError("\(subject) cannot be built: \(result.output.suffix(600))")
    }
  }

  /// The objects of the targets that the plan of the build has.
  private func objects(in folder: URL, plan: String) throws -> [String] {
    let manager = FileManager.default
    let folders = try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter {
      file in
      let name = file.lastPathComponent
      return name.hasSuffix(".build") && !name.hasSuffix("-tool.build") && plan.contains("/\(name)/")
    }
    return folders.sorted { $0.path < $1.path }.flatMap { target -> [String] in
      let map = target.appendingPathComponent("output-file-map.json")
      if let data = manager.contents(atPath: map.path),
        let files = try? JSONSerialization.jsonObject(with: data) as? [String: [String: String]]
      {
        return files.values.compactMap { $0["object"] }.filter(manager.fileExists).sorted()
      }
      let files = manager.enumerator(at: target, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
      return files.filter { $0.pathExtension == "o" }.map(\.path).sorted()
    }
  }

  /// The libraries that the plan links into programs, without those of its own targets in a folder, whose objects are in the
  /// program.
  private static func libraries(in plan: String, besides folder: URL) -> [String] {
    var found: [String] = []
    for line in plan.split(separator: "\n") where line.contains("\"-emit-executable\"") {
      for word in line.split(separator: "\"") where word.hasPrefix("-l") && !word.hasPrefix("-lPortolan") {
        let file = folder.appendingPathComponent("lib\(word.dropFirst(2)).so")
        if !found.contains(String(word)), !FileManager.default.fileExists(atPath: file.path) {
          found.append(String(word))
        }
      }
    }
    return found
  }
}
