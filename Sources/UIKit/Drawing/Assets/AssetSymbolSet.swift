import FoundationExtensions

/// Reads a `.symbolset`: the regular drawing of Apple's symbol template, an SVG file.
enum AssetSymbolSet {
  static func read(_ folder: URL, name: String) -> UIImage? {
    guard let contents = AssetCatalog.contents(of: folder) else { return nil }
    let list = folder.appendingPathComponent("Contents.json")
    for entry in contents["symbols"]?.array ?? [] {
      guard let file = entry["filename"]?.string, !file.contains("/") else { continue }
      let url = folder.appendingPathComponent(file)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else {
        ResourceReport.warn(list, line: entry.line, "the file “\(file)” is missing")
        continue
      }
      guard let drawing = drawing(in: text) else {
        ResourceReport.warn(url, line: nil, "the symbol has no drawing “Regular-M” or “Regular-S”")
        continue
      }
      guard let encoded = EncodedImage(data: Data(drawing.utf8), name: url.path) else { continue }
      var state = UIImage.state(of: encoded, scale: 1)
      state.name = name
      state.renderingMode = .alwaysTemplate
      return UIImage(state)
    }
    return nil
  }

  /// Extracts the drawing between its guides. The template is drawn at 100 points; body text has 17.
  private static func drawing(in svg: String) -> String? {
    for variant in ["Regular-M", "Regular-S"] {
      guard let start = svg.range(of: "<g id=\"\(variant)\""), let end = close(of: start.lowerBound, in: svg)
      else {
        continue
      }
      let row = variant.suffix(1)
      // Templates before SF Symbols 3 have one pair of margins.
      guard let left = guide("left-margin-\(variant)", .left, svg) ?? guide("left-margin", .left, svg),
        let right = guide("right-margin-\(variant)", .right, svg) ?? guide("right-margin", .right, svg),
        let top = guide("Capline-\(row)", .line, svg),
        let bottom = guide("Baseline-\(row)", .line, svg), right > left, bottom > top, right - left < 10000,
        bottom - top < 10000
      else { continue }
      let room = (bottom - top) * 0.25
      let (width, height) = (right - left, bottom - top + 2 * room)
      return """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width * 0.17)" height="\(height * 0.17)" \
        viewBox="\(left) \(top - room) \(width) \(height)">\(svg[start.lowerBound..<end])</svg>
        """
    }
    return nil
  }

  /// Returns the end of the group that starts here.
  private static func close(of start: String.Index, in svg: String) -> String.Index? {
    var depth = 0
    var position = start
    while let open = svg[position...].firstIndex(of: "<"), let end = svg[open...].firstIndex(of: ">") {
      let rest = svg[open...]
      position = svg.index(after: end)
      if rest.hasPrefix("</g>") {
        depth -= 1
      } else if rest.hasPrefix("<g"), svg[svg.index(before: end)] != "/" {
        depth += 1
      }
      if depth <= 0 { return position }
    }
    return nil
  }

  private enum Guide {
    case left, right, line
  }

  /// Returns the position of a guide: a line, or, as other editors write it, a path, or the outer edge of a rectangle.
  private static func guide(_ id: String, _ kind: Guide, _ svg: String) -> Double? {
    guard let found = svg.range(of: "id=\"\(id)\"") else { return nil }
    let open = svg[..<found.lowerBound].lastIndex(of: "<") ?? svg.startIndex
    let element = svg[open...].prefix { $0 != ">" }
    func attribute(_ name: String) -> Substring? {
      element.range(of: " \(name)=\"").map { element[$0.upperBound...].prefix { $0 != "\"" } }
    }
    func number(_ name: String) -> Double? {
      attribute(name).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
    if let position = number(kind == .line ? "y1" : "x1") { return position }
    if let edge = kind == .line ? nil : number("x") {
      return kind == .right ? edge + (number("width") ?? 0) : edge
    }
    guard let path = attribute("d"), path.first == "M" else { return nil }
    let numbers = path.dropFirst().split { !("0"..."9" ~= $0) && $0 != "." && $0 != "-" }.prefix(2)
    guard numbers.count == 2, let text = kind == .line ? numbers.last : numbers.first else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
