import Foundation

/// The command-line options of the app.
///
/// - `--data FOLDER`: the location of the book, instead of the user's files.
/// - `--import COUNT`: adds that many generated recipes, prints the time, and exits.
@MainActor
public enum CookbookCommand {
  /// Handles the arguments.
  /// - Returns: The exit status if the app should exit.
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

  /// The number of search results.
  package static func count(finding text: String) -> Int { DataModel.shared.search(text).count }

  /// Switches to the book in another folder.
  public static func useBook(in folder: URL) {
    DataModel.close()
    DataModel.folder = folder
  }
}
