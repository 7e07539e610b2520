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
      guard let left = guide("left-margin-\(variant)", "x1", svg) ?? guide("left-margin", "x1", svg),
        let right = guide("right-margin-\(variant)", "x1", svg) ?? guide("right-margin", "x1", svg),
        let top = guide("Capline-\(row)", "y1", svg),
        let bottom = guide("Baseline-\(row)", "y1", svg), right > left, bottom > top, right - left < 10000,
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

  /// Returns a coordinate of a guide.
  private static func guide(_ id: String, _ name: String, _ svg: String) -> Double? {
    guard let found = svg.range(of: "id=\"\(id)\"") else { return nil }
    let open = svg[..<found.lowerBound].lastIndex(of: "<") ?? svg.startIndex
    let element = svg[open...].prefix { $0 != ">" }
    guard let attribute = element.range(of: " \(name)=\"") else { return nil }
    return Double(element[attribute.upperBound...].prefix { $0 != "\"" }).flatMap { $0.isFinite ? $0 : nil }
  }
}
