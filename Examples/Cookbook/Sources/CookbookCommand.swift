import Foundation

/// What the book can be asked for when it is started.
///
/// - `--data FOLDER`: the book lies there rather than among the person's files.
/// - `--import COUNT`: adds so many made-up recipes, says how long it took, and ends.
@MainActor
public enum CookbookCommand {
  /// Does what the arguments ask for.
  /// - Returns: the exit status where that was all.
  public static func run(_ arguments: [String] = CommandLine.arguments) -> Int32? {
    func value(_ name: String) -> String? {
      guard let index = arguments.firstIndex(of: name), arguments.indices.contains(index + 1) else {
        return nil
      }
      return arguments[index + 1]
    }
    if let folder = value("--data") { DataModel.folder = URL(fileURLWithPath: folder, isDirectory: true) }
    guard arguments.contains("--import") else { return nil }
    guard let count = value("--import").flatMap({ Int($0) }), count > 0 else {
      FileHandle.standardError.write(Data("Cookbook: --import needs a number of recipes\n".utf8))
      return 2
    }
    do {
      let start = ContinuousClock.now
      try DataModel.shared.importGeneratedNow(count)
      let time = (ContinuousClock.now - start).formatted(
        .units(allowed: [.seconds], fractionalPart: .show(length: 1)))
      print(
        "Cookbook: \(count) recipes imported in \(time); \(DataModel.shared.count(in: .all)) are in the book")
      return 0
    } catch {
      FileHandle.standardError.write(Data("Cookbook: \(error)\n".utf8))
      return 1
    }
  }

  /// How many recipes a search shows.
  package static func count(finding text: String) -> Int { DataModel.shared.search(text).count }

  /// Opens the book of another folder from now on.
  public static func useBook(in folder: URL) {
    DataModel.close()
    DataModel.folder = folder
  }
}
