import Foundation
import MarkupEscaping

/// Renders a map as SVG and as a self-contained HTML page.
package struct MapDrawing {
  private let map: AppMap
  private let layout: AppMap.Layout
  /// The PNG of each screen, by key.
  private let pictures: [String: Data]

  package init(_ map: AppMap, pictures: [String: Data]) {
    self.map = map
    layout = map.layout()
    self.pictures = pictures
  }

  // MARK: SVG

  package var svg: String {
    let cell = AppMap.Layout.cell
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(short(layout.width))" height="\(short(layout.height))" \
      viewBox="0 0 \(short(layout.width)) \(short(layout.height))" font-family="Inter, -apple-system, sans-serif" font-size="11">
      <defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">\
      <path d="M0 0 L8 4 L0 8 z" fill="#8a8a8e"/></marker></defs>
      <rect width="100%" height="100%" fill="#f2f2f7"/>

      """
    for transition in map.transitions where !["back", "dismiss", "unwind"].contains(transition.kind) {
      text += arrow(transition)
    }
    for screen in map.screens {
      guard let place = layout.places[screen.key] else { continue }
      let stroke = screen.isDeadEnd ? "#d70015" : screen.isInitial ? "#0040dd" : "#c6c6c8"
      text += "<g id=\"\(screen.key.escapedForMarkup)\">"
      text +=
        "<rect x=\"\(short(place.x))\" y=\"\(short(place.y))\" width=\"\(short(cell.width))\" height=\"\(short(cell.height))\" "
        + "rx=\"14\" fill=\"#ffffff\" stroke=\"\(stroke)\" stroke-width=\"\(screen.isDeadEnd || screen.isInitial ? 3 : 1)\"/>"
      if let picture = pictures[screen.key] {
        text +=
          "<image x=\"\(short(place.x + 3))\" y=\"\(short(place.y + 3))\" width=\"\(short(cell.width - 6))\" height=\"\(short(cell.height - 6))\" "
          + "preserveAspectRatio=\"xMidYMid meet\" href=\"data:image/png;base64,\(picture.base64EncodedString())\"/>"
      } else {
        text +=
          "<text x=\"\(short(place.x + cell.width / 2))\" y=\"\(short(place.y + cell.height / 2))\" text-anchor=\"middle\" "
          + "fill=\"#8a8a8e\">\(screen.kind.escapedForMarkup)</text>"
      }
      text +=
        "<text x=\"\(short(place.x + cell.width / 2))\" y=\"\(short(place.y + cell.height + 16))\" text-anchor=\"middle\" "
        + "font-weight=\"600\" fill=\"#1c1c1e\">\(clipped(screen.name).escapedForMarkup)</text>"
      if screen.isDeadEnd {
        text +=
          "<text x=\"\(short(place.x + cell.width / 2))\" y=\"\(short(place.y + cell.height + 31))\" text-anchor=\"middle\" "
          + "fill=\"#d70015\">dead end: no way out</text>"
      }
      text += "</g>\n"
    }
    return text + "</svg>\n"
  }

  private func arrow(_ transition: AppMap.Transition) -> String {
    guard let from = layout.places[transition.from], let to = layout.places[transition.to] else { return "" }
    let cell = AppMap.Layout.cell
    let isForward = to.x > from.x
    let start = (
      x: isForward ? from.x + cell.width : from.x + cell.width / 2,
      y: isForward ? from.y + cell.height / 2 : from.y
    )
    let end = (x: isForward ? to.x : to.x + cell.width / 2, y: isForward ? to.y + cell.height / 2 : to.y)
    let middle = (x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let bend = isForward ? 0.0 : -36.0
    let dash = transition.source == .observed ? " stroke-dasharray=\"5 4\"" : ""
    let label = transition.name.map { "\(transition.kind) · \($0)" } ?? transition.kind
    return """
      <path d="M\(short(start.x)) \(short(start.y)) C\(short(middle.x)) \(short(start.y + bend)) \(short(middle.x)) \
      \(short(end.y + bend)) \(short(end.x)) \(short(end.y))" fill="none" stroke="#8a8a8e" stroke-width="1.5"\(dash) marker-end="url(#arrow)"/>
      <text x="\(short(middle.x))" y="\(short(middle.y - 5 + bend))" text-anchor="middle" fill="#636366">\(clipped(label).escapedForMarkup)</text>

      """
  }

  // MARK: HTML

  /// The HTML page with the diagram and the lists it is based on.
  package func html(title: String) -> String {
    let dead = map.screens.filter(\.isDeadEnd)
    let names = Dictionary(map.screens.map { ($0.key, $0.name) }) { first, _ in first }
    let rows = map.transitions.map { transition in
      "<tr><td>\((names[transition.from] ?? transition.from).escapedForMarkup)</td><td>\(transition.kind.escapedForMarkup)</td><td>\((transition.name ?? "").escapedForMarkup)</td>"
        + "<td>\((names[transition.to] ?? transition.to).escapedForMarkup)</td><td>\(transition.source.rawValue)</td></tr>"
    }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>\(title.escapedForMarkup)</title><style>
      body { font: 14px/1.5 Inter, -apple-system, sans-serif; margin: 0; color: #1c1c1e; background: #f2f2f7 }
      header, section { padding: 16px 40px } .map { overflow: auto; border-block: 1px solid #d1d1d6 }
      table { border-collapse: collapse } td, th { padding: 4px 16px 4px 0; text-align: left } .dead { color: #d70015 }
      </style></head><body>
      <header><h1>\(title.escapedForMarkup)</h1><p>\(map.screens.count) screens, \(map.transitions.count) transitions between them, \
      <span class="\(dead.isEmpty ? "" : "dead")">\(dead.count) dead ends</span>.</p></header>
      <div class="map">\(svg)</div>
      <section><h2>Transitions</h2><table><tr><th>From</th><th>Kind</th><th>Name</th><th>To</th><th>Known from</th></tr>
      \(rows.joined(separator: "\n"))
      </table></section>
      </body></html>

      """
  }

  // MARK: Text

  private func short(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String((number * 10).rounded() / 10)
  }

  private func clipped(_ text: String) -> String { text.count > 26 ? text.prefix(25) + "…" : text }
}
