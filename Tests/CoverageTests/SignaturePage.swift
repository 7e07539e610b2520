import Foundation
import MarkupEscaping

/// The page with the signatures of all public symbols, and a field to search it.
struct SignaturePage {
  let report: CoverageReport
  let graphs: [(module: String, graph: SymbolGraph)]

  private struct Row {
    var state: CoverageReport.State
    var module: String
    var name: String
    var text: String
    var difference: String?
  }

  private var rows: [Row] {
    var rows: [Row] = []
    for (module, graph) in graphs {
      var states: [String: CoverageReport.State] = [:]
      for entry in report.entries where entry.framework == module {
        for member in entry.members {
          states["\(entry.type).\(member.name)"] = member.state
          guard member.state == .missing, entry.isPresent else { continue }
          rows.append(Row(state: .missing, module: module, name: "\(entry.type).\(member.name)", text: ""))
        }
        if !entry.isPresent { rows.append(Row(state: .missing, module: module, name: entry.type, text: "")) }
      }
      for symbol in graph.symbols where ["public", "open"].contains(symbol.accessLevel) {
        let base = symbol.name.prefix { $0 != "(" }
        let isUnavailable = (symbol.availability ?? []).contains { $0.isUnconditionallyUnavailable == true }
        let state = isUnavailable ? .missing : states[String(base)] ?? .works
        rows.append(
          Row(
            state: state, module: module, name: symbol.name, text: symbol.declaration,
            difference: symbol.difference))
      }
    }
    return rows.sorted { ($0.module, $0.name, $0.text) < ($1.module, $1.name, $1.text) }
  }

  var html: String {
    let body = rows.map { row in
      let code = row.text.isEmpty ? "" : "<code>\(row.text.escapedForMarkup)</code>"
      let detail = code + (row.difference.map { "<i>\(($0).escapedForMarkup)</i>" } ?? "")
      return "<tr class=\"\(row.state == .idle ? "idle" : row.state.rawValue)\"><td>\(row.module)</td>"
        + "<td><b>\(row.name.escapedForMarkup)</b>\(detail)</td><td>\(row.state.rawValue)</td></tr>"
    }
    return """
      <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>Portolan: coverage</title>
      <style>
      body { font: 15px/1.45 Inter, system-ui, sans-serif; margin: 0 auto; max-width: 72em; padding: 1em; color: #1d1d1f }
      form { position: sticky; top: 0; background: white; padding: .6em 0; border-bottom: 1px solid #ddd }
      input[type=search] { font: inherit; width: 24em; max-width: 100%; padding: .3em .6em }
      label { margin-left: 1em; white-space: nowrap }
      table { border-collapse: collapse; width: 100% } td { padding: .3em .6em; border-top: 1px solid #eee; vertical-align: top }
      td:last-child { white-space: nowrap } code { display: block; color: #555; font-size: 13px; overflow-wrap: anywhere }
      i { display: block; color: #555; font-size: 14px } output { margin-left: 1em; color: #666 }
      .missing td:last-child { color: #c00 } .idle td:last-child { color: #a60 } .works td:last-child { color: #080 }
      </style>
      <h1>Coverage</h1>
      <p>Public symbols of UIKit and SwiftUI in Portolan with their signatures and differences from iOS, and the missing ones by name.</p>
      <form onsubmit="return false"><input type="search" placeholder="UINavigationItem.style" autofocus>
      <label><input type="checkbox" value="works" checked> works</label>
      <label><input type="checkbox" value="idle" checked> without effect</label>
      <label><input type="checkbox" value="missing" checked> missing</label> <output></output></form>
      <table>\(body.joined(separator: "\n"))</table>
      <script>
      const rows = [...document.querySelectorAll("tr")].map(e => [e, e.textContent.toLowerCase(), e.className]);
      const field = document.querySelector("input[type=search]"), boxes = [...document.querySelectorAll("[type=checkbox]")];
      function update() {
        const words = field.value.toLowerCase().split(/\\s+/), states = boxes.filter(b => b.checked).map(b => b.value);
        let count = 0;
        for (const [row, text, state] of rows) {
          const shown = states.includes(state) && words.every(w => text.includes(w));
          row.hidden = !shown;
          if (shown) count++;
        }
        document.querySelector("output").textContent = count + " of " + rows.length;
      }
      field.oninput = update;
      for (const box of boxes) box.onchange = update;
      update();
      </script></html>
      """
  }
}
