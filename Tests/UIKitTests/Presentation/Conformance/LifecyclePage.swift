import Foundation
import UIKit

/// Generates the page that lists, per style, the callbacks of each screen.
@MainActor
enum LifecyclePage {
  private static var folder: URL {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("Documentation")
  }

  /// The page.
  static var file: URL { folder.appendingPathComponent("Lifecycle.md") }

  /// The articles whose tables are between two marks, with the words for their languages.
  static var articles: [(file: URL, words: Words)] {
    let catalogue = folder.appendingPathComponent("Portolan.docc")
    return [
      (catalogue.appendingPathComponent("LifecycleByStyle.md"), .english),
      (catalogue.appendingPathComponent("LifecycleByStyle-ko.md"), .korean),
    ]
  }

  /// The words of the tables in one language.
  struct Words {
    var columns: [String]
    var nothing: String
    var places: [String: String] = [:]

    static let english = Words(
      columns: ["device", "presented", "dismissed in code", "dismissed by a drag", "drag taken back"],
      nothing: "–",
      places: [
        "phone, portrait": "iPhone, portrait", "phone, landscape": "iPhone, landscape",
        "pad, portrait": "iPad, portrait", "pad, landscape": "iPad, landscape",
      ])
    static let korean = Words(
      columns: ["기기", "표시", "코드로 닫음", "끌어서 닫음", "끌다가 놓음"], nothing: "–",
      places: [
        "phone, portrait": "iPhone 세로", "phone, landscape": "iPhone 가로", "pad, portrait": "iPad 세로",
        "pad, landscape": "iPad 가로",
      ])
  }

  static func make() -> String {
    let lines = [
      "# Life cycle by presentation style", "",
      "The appearance callbacks that screen 1 (the presenter) and screen 2 (the presented controller)",
      "receive. `PresentationConformanceTests` prints this page from a run; do not edit it. To print it again:",
      "`PORTOLAN_RECORD=1 Scripts/test --filter LifecyclePage`.", "",
      "WA, DA, WD and DD stand for `viewWillAppear`, `viewDidAppear`, `viewWillDisappear` and",
      "`viewDidDisappear`. Before them, screen 2 receives `init`, `loadView` and `viewDidLoad`; after a",
      "dismissal it is deallocated.",
    ]
    return (lines + tables(.english)).joined(separator: "\n") + "\n"
  }

  /// A table for each style, below its heading.
  static func tables(_ words: Words) -> [String] { PresentationCell.styles.flatMap { section($0, words) } }

  private static let start = "<!-- tables: begin -->"
  private static let end = "<!-- tables: end -->"

  /// An article with new tables between the marks; `nil` if it has no marks.
  static func article(_ text: String, _ words: Words) -> String? {
    guard let first = text.range(of: start), let last = text.range(of: end),
      first.upperBound <= last.lowerBound
    else { return nil }
    let tables = tables(words).joined(separator: "\n")
    return text[..<first.upperBound] + "\n" + tables + "\n\n" + text[last.lowerBound...]
  }

  private static func section(_ style: UIModalPresentationStyle, _ words: Words) -> [String] {
    var lines = [
      "", "## \(style.name)", "", "| " + words.columns.joined(separator: " | ") + " |",
      "|---|---|---|---|---|",
    ]
    for cell in PresentationCell.all where cell.style == style && cell.isAnimated {
      let endings = PresentationCell.Ending.allCases.map { cell.play($0) }
      let columns = [endings[0].opening] + endings.map(\.ending)
      let place = words.places[cell.place] ?? cell.place
      lines.append("| \(place) | \(columns.map { short($0, words) }.joined(separator: " | ")) |")
    }
    return lines
  }

  /// "2 viewWillAppear" as "2 WA"; loading and deallocation are left out.
  private static func short(_ entries: [String], _ words: Words) -> String {
    let known = [
      "viewWillAppear": "WA", "viewDidAppear": "DA", "viewWillDisappear": "WD", "viewDidDisappear": "DD",
    ]
    let shown = entries.compactMap { entry -> String? in
      let parts = entry.split(separator: " ")
      return known[String(parts[1])].map { "\(parts[0]) \($0)" }
    }
    return shown.isEmpty ? words.nothing : shown.joined(separator: ", ")
  }
}
