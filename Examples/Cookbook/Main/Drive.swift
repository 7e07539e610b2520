import CookbookApp
import CookbookTesting
import Foundation
import PortolanTesting
import SeededRandom
import SwiftUI
import Tours

/// Navigates through the book endlessly and logs its position, for tests that terminate the app at any time
/// and check its restoration.
///
///     Cookbook --drive 42 --state FOLDER --data FOLDER --log FILE
///
/// Each line of the log is a word and a trail: `restored` once at the start, `doing` before a move with its
/// destination, `settled` when it arrived there, `strayed` if it arrived elsewhere.
@MainActor
enum Drive {
  static func run() -> Int32 {
    func value(_ name: String) -> String? {
      let arguments = CommandLine.arguments
      guard let index = arguments.firstIndex(of: name), arguments.indices.contains(index + 1) else {
        return nil
      }
      return arguments[index + 1]
    }
    guard let seed = value("--drive").flatMap({ UInt64($0) }), let state = value("--state"),
      let path = value("--log")
    else {
      FileHandle.standardError.write(Data("Cookbook: --drive needs a number, --state and --log\n".utf8))
      return 2
    }
    let log = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    guard log >= 0 else { return 1 }
    func note(_ word: String, _ trail: [String]) {
      let line = Data("\(word)\t\(trail.joined(separator: "\t"))\n".utf8)
      line.withUnsafeBytes { _ = write(log, $0.baseAddress, $0.count) }
    }

    let app = TestApp.launch(CookbookApp.self, state: URL(fileURLWithPath: state, isDirectory: true))
    note("restored", app.trail)
    var random = SeededNumbers(seed: seed)
    let limit = value("--moves").flatMap { Int($0) } ?? .max
    for _ in 0..<limit {
      let now = app.trail
      let move = nextMove(now, &random)
      note("doing", move.trail)
      move.make(app)
      app.settle()
      let then = app.trail
      note(then == move.trail ? "settled" : "strayed", then)
      if then != move.trail { return 3 }
    }
    return 0
  }

  private struct Move {
    let trail: [String]
    let make: @MainActor (TestApp) -> Void
  }

  private static let recipes: [(slug: String, title: String)] = [
    ("kimchi-stew", "Kimchi Stew"), ("bibimbap", "Bibimbap"), ("apple-pie", "Apple Pie"),
    ("japchae", "Japchae"),
    ("carbonara", "Carbonara"), ("pavlova", "Pavlova"), ("bulgogi", "Bulgogi"), ("lemonade", "Mint Lemonade"),
  ]

  /// The next move: the back button, or a link to a path of up to six recipes, which is reached with minimal
  /// changes.
  private static func nextMove(_ now: [String], _ random: inout SeededNumbers) -> Move {
    if now.count > 1, random.next() % 3 == 0 { return back(now) }
    // Keeps a part of the path, so that pushes, pops and replacements of every length occur.
    let kept = now.dropFirst().prefix(Int(random.next() % 4)).compactMap { title in
      recipes.first { $0.title == title }
    }
    var path = kept
    // No recipe is on the stack twice, so that the back button's title identifies its destination.
    let first = Int(random.next() % UInt64(recipes.count))
    let others = (recipes[first...] + recipes[..<first]).filter { recipe in
      !path.contains { $0.slug == recipe.slug }
    }
    path += others.prefix(1 + Int(random.next() % 3))
    if path.map(\.title) == Array(now.dropFirst()) { path.removeLast() }
    // A link contains at least one recipe.
    if path.isEmpty { return back(now) }
    let link = "cookbook://recipe/" + path.map(\.slug).joined(separator: "/")
    return Move(trail: [now[0]] + path.map(\.title)) { $0.open(link) }
  }

  private static func back(_ now: [String]) -> Move {
    let previous = now[now.count - 2]
    return Move(trail: Array(now.dropLast())) { app in
      if app.sees(previous) { app.tap(previous) } else { app.tap("Back") }
    }
  }
}
