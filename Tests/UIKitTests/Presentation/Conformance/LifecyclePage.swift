import Foundation
import UIKit

/// Prints the page that tells, per style, what each screen hears.
@MainActor
enum LifecyclePage {
  static var file: URL {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("Documentation/Lifecycle.md")
  }

  static func make() -> String {
    var lines = [
      "# What each screen hears", "",
      "Screen 1 presents screen 2. This page is printed by `PresentationConformanceTests` from what it hears; change",
      "the code, not the page, and print it anew with `PORTOLAN_RECORD=1 swift test --filter LifecyclePage`.",
      "",
      "WA, DA, WD and DD stand for `viewWillAppear`, `viewDidAppear`, `viewWillDisappear` and `viewDidDisappear`. Every",
      "presentation begins with 2's `init`, `loadView` and `viewDidLoad`; every one that ended has 2's `deinit` last.",
    ]
    for style in PresentationCell.styles { lines += section(style) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ style: UIModalPresentationStyle) -> [String] {
    var lines = [
      "", "## \(style.name)", "",
      "| where | presented | dismissed by the app | dismissed by the finger | finger taken back |",
      "|---|---|---|---|---|",
    ]
    for cell in PresentationCell.all where cell.style == style && cell.isAnimated {
      let endings = PresentationCell.Ending.allCases.map { cell.play($0) }
      let columns = [endings[0].opening] + endings.map(\.ending)
      lines.append("| \(cell.place) | \(columns.map(short).joined(separator: " | ")) |")
    }
    return lines
  }

  /// "2 viewWillAppear" as "2 WA"; loading and end of life are said once, above.
  private static func short(_ entries: [String]) -> String {
    let known = [
      "viewWillAppear": "WA", "viewDidAppear": "DA", "viewWillDisappear": "WD", "viewDidDisappear": "DD",
    ]
    let shown = entries.compactMap { entry -> String? in
      let parts = entry.split(separator: " ")
      return known[String(parts[1])].map { "\(parts[0]) \($0)" }
    }
    return shown.isEmpty ? "nothing" : shown.joined(separator: ", ")
  }
}
