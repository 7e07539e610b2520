import CCairo
import CoreGraphics
import Foundation

/// Recorded drawings as SVG. Glyphs are separate, so that a page receives the outline of each once.
enum VectorDrawing {
  struct Result {
    let drawing: PageResource
    let glyphs: [PageResource]
    /// The part of the recording's plane that the drawing shows.
    let bounds: CGRect
  }

  /// Converts a recording.
  static func convert(_ recording: Recording) -> Result {
    let bounds = recording.bounds.integral
    let text = svg(recording, bounds)
    var glyphs: [PageResource] = []
    let markup = Markup(text).rewritten(&glyphs)
    let box = "0 0 \(CSS.number(bounds.width)) \(CSS.number(bounds.height))"
    return Result(drawing: PageResource(.drawing, box + "\n" + markup), glyphs: glyphs, bounds: bounds)
  }

  private static func svg(_ recording: Recording, _ bounds: CGRect) -> String {
    final class Output { var bytes: [UInt8] = [] }
    let output = Output()
    let surface = cairo_svg_surface_create_for_stream(
      { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().bytes.append(
          contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), bounds.width, bounds.height)
    guard let surface, let cairo = cairo_create(surface) else { return "" }
    cairo_translate(cairo, -bounds.minX, -bounds.minY)
    recording.draw(into: cairo)
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// The text that Cairo writes. Its names (`glyph0-1`, `clip2`, …) start anew in each drawing, while a page has one name
  /// space, so names are replaced by digests.
  private struct Markup {
    private var body: String

    init(_ text: String) {
      // The content of the outer element.
      guard let start = text.range(of: "<svg"), let open = text[start.upperBound...].firstIndex(of: ">"),
        let end = text.range(of: "</svg>", options: .backwards)
      else {
        body = ""
        return
      }
      body = String(text[text.index(after: open)..<end.lowerBound])
    }

    func rewritten(_ glyphs: inout [PageResource]) -> String {
      var outlines: [Substring: PageResource] = [:]
      var rest = body[...]
      var result = ""
      while let start = rest.range(of: "<symbol ") {
        result += rest[..<start.lowerBound]
        guard let end = rest.range(of: "</symbol>"),
          let name = Self.attribute("id", in: rest[start.upperBound..<end.lowerBound]),
          let outline = Self.outline(rest[start.upperBound..<end.lowerBound])
        else {
          // A glyph with colors stays as it is.
          let end = rest.range(of: "</symbol>")?.upperBound ?? rest.endIndex
          result += rest[start.lowerBound..<end]
          rest = rest[end...]
          continue
        }
        let glyph = PageResource(.glyph, String(outline))
        if !glyphs.contains(where: { $0.digest == glyph.digest }) { glyphs.append(glyph) }
        outlines[name] = glyph
        rest = rest[end.upperBound...]
      }
      result += rest
      return Self.localNames(Self.glyphReferences(result, outlines))
    }

    private static func attribute(_ name: String, in text: Substring) -> Substring? {
      guard let start = text.range(of: "\(name)=\""),
        let end = text[start.upperBound...].firstIndex(of: "\"")
      else { return nil }
      return text[start.upperBound..<end]
    }

    /// The path data of a symbol that consists of one path.
    private static func outline(_ symbol: Substring) -> Substring? {
      guard let path = symbol.range(of: "<path ") else { return nil }
      let rest = symbol[path.upperBound...]
      guard rest.range(of: "<path ") == nil, rest.range(of: "<image") == nil, rest.range(of: "<g") == nil
      else { return nil }
      return rest.range(of: " d=\"").flatMap { start in
        rest[start.upperBound...].firstIndex(of: "\"").map { rest[start.upperBound..<$0] }
      }
    }

    /// Replaces references to outlines by `<path g="digest" t="x y"/>`, which the page's script completes.
    private static func glyphReferences(_ text: String, _ outlines: [Substring: PageResource]) -> String {
      var result = ""
      var rest = text[...]
      while let start = rest.range(of: "<use ") {
        result += rest[..<start.lowerBound]
        guard let end = rest[start.upperBound...].range(of: "/>") else { break }
        let element = rest[start.upperBound..<end.lowerBound]
        if let name = attribute("href", in: element)?.dropFirst(), let glyph = outlines[name] {
          let x = attribute("x", in: element) ?? "0"
          let y = attribute("y", in: element) ?? "0"
          result += "<path g=\"\(String(glyph.digest, radix: 36))\" t=\"\(x) \(y)\"/>"
        } else {
          result += rest[start.lowerBound..<end.upperBound]
        }
        rest = rest[end.upperBound...]
      }
      return result + rest
    }

    /// Appends a digest of the drawing to all names that it defines.
    private static func localNames(_ text: String) -> String {
      guard text.contains("id=\"") else { return text }
      let suffix = "-" + String(PageResource.digest(text.utf8), radix: 36)
      var result = text
      for (before, after) in [("id=\"", "\""), ("href=\"#", "\""), ("url(#", ")")] {
        var rewritten = ""
        var rest = result[...]
        while let start = rest.range(of: before) {
          rewritten += rest[..<start.upperBound]
          rest = rest[start.upperBound...]
          guard let end = rest.range(of: after) else { break }
          rewritten += rest[..<end.lowerBound] + suffix
          rest = rest[end.lowerBound...]
        }
        result = rewritten + rest
      }
      return result
    }
  }
}
