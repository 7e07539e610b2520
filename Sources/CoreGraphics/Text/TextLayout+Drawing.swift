import CCairo

extension TextLayout {
  /// The parts of text that are drawn.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let backgrounds = Parts(rawValue: 1)
    package static let glyphs = Parts(rawValue: 2)
    package static let underlines = Parts(rawValue: 4)
    package static let strikethroughs = Parts(rawValue: 8)
    package static let all: Parts = [.backgrounds, .glyphs, .underlines, .strikethroughs]
  }

  /// Consecutive glyphs with the same font and color.
  package struct GlyphRun {
    package var font: UnsafeMutablePointer<PangoFont>
    package var glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// The origin of the first glyph, on the baseline.
    package var origin: CGPoint
    package var width: CGFloat
    package var style: TextStyle
    package var line: Int
    /// UTF-16 index of the run's first character.
    package var index: Int
    /// The number of the run's UTF-16 units.
    package var length: Int
    package var isRightToLeft: Bool
    /// The start of the run in the text, in bytes.
    var byte: Int
  }

  /// A glyph of a run.
  package struct PlacedGlyph {
    package var glyph: UInt32
    /// The distance of its origin from that of the run; y points down.
    package var offset: CGPoint
    package var advance: CGFloat
    /// UTF-16 index of its first character.
    package var index: Int
  }

  /// The glyphs of a run, from left to right.
  package func placedGlyphs(of run: GlyphRun) -> [PlacedGlyph] {
    var x: Int32 = 0
    return (0..<Int(run.glyphs.pointee.num_glyphs)).map { number in
      let info = run.glyphs.pointee.glyphs[number]
      let byte = run.byte + Int(run.glyphs.pointee.log_clusters[number])
      defer { x += info.geometry.width }
      return PlacedGlyph(
        glyph: info.glyph,
        offset: CGPoint(x: points(x + info.geometry.x_offset), y: points(info.geometry.y_offset)),
        advance: points(info.geometry.width), index: map.utf16(fromUTF8: byte))
    }
  }

  /// Draws the glyphs of a run in a Cairo context's user space.
  package func draw(
    _ run: GlyphRun, on cairo: OpaquePointer, at origin: CGPoint, color: CGColor? = nil, opacity: CGFloat = 1
  ) {
    guard run.style.attachmentSize == nil else { return }
    (color ?? run.style.color).setSource(on: cairo, opacity: opacity)
    show(
      run.glyphs, of: run.font, on: cairo, at: CGPoint(x: origin.x + run.origin.x, y: origin.y + run.origin.y)
    )
    cairo_new_path(cairo)
  }

  /// Draws into a context whose y-axis points down.
  ///
  /// - Parameters:
  ///   - origin: The layout's top left corner.
  ///   - color: Replaces the color of all runs, for highlighted and disabled text.
  ///   - lines: The lines to draw; `nil` draws all.
  ///   - parts: The parts to draw.
  package func draw(
    in context: CGContext, at origin: CGPoint, color: CGColor? = nil, lines: Range<Int>? = nil,
    parts: Parts = .all
  ) {
    guard plain == nil, spans.contains(where: { $0.style.shadow != nil }) else {
      context.withCairo {
        draw(on: $0, at: origin, color: color, opacity: context.alpha, lines: lines, parts: parts)
      }
      return
    }
    if parts.contains(.backgrounds) {
      context.withCairo { drawBackgrounds(on: $0, at: origin, opacity: context.alpha, lines) }
    }
    for shadow in Set(spans.map(\.style.shadow)) {
      context.saveGState()
      if let shadow { context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color) }
      context.withCairo {
        drawGlyphs(on: $0, at: origin, color: color, opacity: context.alpha, lines, parts) {
          $0.shadow == shadow
        }
      }
      context.restoreGState()
    }
  }

  /// Draws in a Cairo context's user space, ignoring shadows of styles.
  package func draw(
    on cairo: OpaquePointer, at origin: CGPoint, color: CGColor? = nil, opacity: CGFloat = 1,
    lines: Range<Int>? = nil, parts: Parts = .all
  ) {
    if let plain {
      guard parts.contains(.glyphs) else { return }
      (color ?? content.runs[0].style.color).setSource(on: cairo, opacity: opacity)
      let start = CGPoint(x: origin.x + plain.origin.x, y: origin.y + plain.origin.y)
      return plain.line.draw(on: cairo, at: start)
    }
    if parts.contains(.backgrounds) { drawBackgrounds(on: cairo, at: origin, opacity: opacity, lines) }
    drawGlyphs(on: cairo, at: origin, color: color, opacity: opacity, lines, parts) { _ in true }
  }

  private func drawBackgrounds(
    on cairo: OpaquePointer, at origin: CGPoint, opacity: CGFloat, _ wanted: Range<Int>?
  ) {
    guard spans.contains(where: { $0.style.background != nil }) else { return }
    forEachRun(in: wanted) { run in
      guard let background = run.style.background else { return }
      let line = lines[run.line]
      background.setSource(on: cairo, opacity: opacity)
      cairo_rectangle(
        cairo, origin.x + run.origin.x, origin.y + line.frame.minY, run.width, line.frame.height)
      cairo_fill(cairo)
    }
  }

  private func drawGlyphs(
    on cairo: OpaquePointer, at origin: CGPoint, color: CGColor?, opacity: CGFloat, _ wanted: Range<Int>?,
    _ parts: Parts, where includes: (TextStyle) -> Bool
  ) {
    forEachRun(in: wanted) { run in
      guard run.style.attachmentSize == nil, includes(run.style) else { return }
      let paint = color ?? run.style.color
      if parts.contains(.glyphs) {
        paint.setSource(on: cairo, opacity: opacity)
        show(
          run.glyphs, of: run.font, on: cairo,
          at: CGPoint(x: origin.x + run.origin.x, y: origin.y + run.origin.y))
      }
      if !run.style.underline.isEmpty || !run.style.strikethrough.isEmpty {
        drawLines(of: run, on: cairo, at: origin, paint: paint, opacity: opacity, parts)
      }
    }
    cairo_new_path(cairo)
  }

  /// Passes glyphs directly to Cairo. Pango draws the placeholder boxes of unknown characters.
  private func show(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, of font: UnsafeMutablePointer<PangoFont>,
    on cairo: OpaquePointer, at origin: CGPoint
  ) {
    let count = Int(glyphs.pointee.num_glyphs)
    guard count > 0, let infos = glyphs.pointee.glyphs else { return }
    let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    let isDrawn =
      scaled != nil
      && withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: count) { buffer in
        var x: Int32 = 0
        var used = 0
        for index in 0..<count {
          let info = infos[index]
          // PANGO_GLYPH_UNKNOWN_FLAG and PANGO_GLYPH_EMPTY
          if info.glyph & 0x1000_0000 != 0 { return false }
          if info.glyph != 0x0FFF_FFFF {
            buffer[used] = cairo_glyph_t(
              index: UInt(info.glyph), x: origin.x + points(x + info.geometry.x_offset),
              y: origin.y + points(info.geometry.y_offset))
            used += 1
          }
          x += info.geometry.width
        }
        cairo_set_scaled_font(cairo, scaled)
        cairo_show_glyphs(cairo, buffer.baseAddress, Int32(used))
        return true
      }
    if isDrawn { return }
    cairo_move_to(cairo, origin.x, origin.y)
    pango_cairo_show_glyph_string(cairo, font, glyphs)
  }

  private func drawLines(
    of run: GlyphRun, on cairo: OpaquePointer, at origin: CGPoint, paint: CGColor, opacity: CGFloat,
    _ parts: Parts
  ) {
    let style = run.style
    let size = style.face.pointSize
    // San Francisco's underline is 1/14 of the font size thick and 1/10 below the baseline.
    let thickness = size / 14
    func line(_ kind: TextStyle.LineStyle, _ color: CGColor?, y: CGFloat) {
      guard kind.rawValue & 0xFF != 0 else { return }
      let weight = kind.rawValue & 0x0F == 0x02 ? thickness * 2 : thickness
      (color ?? paint).setSource(on: cairo, opacity: opacity)
      cairo_save(cairo)
      cairo_set_line_width(cairo, weight)
      if kind.contains(.dot) {
        cairo_set_dash(cairo, [Double(weight), Double(weight * 2)], 2, 0)
      } else if kind.contains(.dash) {
        cairo_set_dash(cairo, [Double(weight * 4), Double(weight * 2)], 2, 0)
      }
      for copy in 0..<(kind.rawValue & 0x0F == 0x09 ? 2 : 1) {
        let top = origin.y + run.origin.y + y + CGFloat(copy) * weight * 2 + weight / 2
        cairo_move_to(cairo, origin.x + run.origin.x, top)
        cairo_line_to(cairo, origin.x + run.origin.x + run.width, top)
      }
      cairo_stroke(cairo)
      cairo_restore(cairo)
    }
    if parts.contains(.underlines) { line(style.underline, style.underlineColor, y: size * 0.1) }
    guard parts.contains(.strikethroughs) else { return }
    line(style.strikethrough, style.strikethroughColor, y: -style.face.metrics.xHeight / 2 - thickness / 2)
  }

  /// Visits the runs of the given lines, or of all lines, in visual order from left to right.
  package func forEachRun(in wanted: Range<Int>? = nil, _ body: (GlyphRun) -> Void) {
    let lines = lines
    for number in wanted ?? lines.indices {
      let line = lines[number]
      let start = paragraphs[line.paragraph].start
      var x = line.frame.minX
      var node = line.pango.pointee.runs
      while let current = node {
        node = current.pointee.next
        let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
        guard let pangoItem = item.item, let glyphs = item.glyphs, let font = pangoItem.pointee.analysis.font
        else { continue }
        let width = points(pango_glyph_string_get_width(glyphs))
        x += points(item.start_x_offset)
        let byte = start + Int(pangoItem.pointee.offset)
        let style = span(atByte: byte).style
        // All scripts share a baseline, as on iOS. Pango's own offsets align them with the line's first
        // script.
        body(
          GlyphRun(
            font: font, glyphs: glyphs, origin: CGPoint(x: x, y: line.baseline - style.baselineOffset),
            width: width, style: style, line: number, index: map.utf16(fromUTF8: byte),
            length: map.utf16(fromUTF8: byte + Int(pangoItem.pointee.length)) - map.utf16(fromUTF8: byte),
            isRightToLeft: pangoItem.pointee.analysis.level % 2 == 1, byte: byte))
        x += width + points(item.end_x_offset)
      }
    }
  }

  /// The UTF-16 indices and frames of attachments, in order.
  package var attachments: [(index: Int, frame: CGRect)] {
    guard spans.contains(where: { $0.style.attachmentSize != nil }) else { return [] }
    var result: [(index: Int, frame: CGRect)] = []
    forEachRun { run in
      guard let size = run.style.attachmentSize else { return }
      result.append(
        (
          run.index,
          CGRect(x: run.origin.x, y: run.origin.y - size.height, width: size.width, height: size.height)
        ))
    }
    return result
  }

  /// The number of glyphs for characters that no font contains.
  package var missingGlyphCount: Int {
    var count = 0
    forEachRun { run in
      for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
        let glyph = run.glyphs.pointee.glyphs[index].glyph
        // PANGO_GLYPH_UNKNOWN_FLAG
        if glyph & 0x1000_0000 != 0 || glyph == 0 { count += 1 }
      }
    }
    return count
  }
}
