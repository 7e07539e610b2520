import CCairo

/// The glyphs of the font that a face is drawn with, without fallback fonts. Lengths are in points, and y points up.
extension FontFace {
  /// The glyph of a character; `nil` if the font lacks it.
  package func glyph(of scalar: UInt32) -> UInt32? {
    guard let font = plainFont?.shaping else { return nil }
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  package func glyph(named name: String) -> UInt32? {
    guard let font = plainFont?.shaping else { return nil }
    var glyph: UInt32 = 0
    return hb_font_get_glyph_from_name(font, name, -1, &glyph) != 0 ? glyph : nil
  }

  package func name(of glyph: UInt32) -> String? {
    guard let font = plainFont?.shaping else { return nil }
    var buffer = [CChar](repeating: 0, count: 64)
    guard hb_font_get_glyph_name(font, glyph, &buffer, 64) != 0 else { return nil }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  package func advance(of glyph: UInt32) -> CGFloat {
    plainFont.map { points(hb_font_get_glyph_h_advance($0.shaping, glyph)) } ?? 0
  }

  /// The box of the visible part of a glyph.
  package func bounds(of glyph: UInt32) -> CGRect {
    var extents = hb_glyph_extents_t()
    guard let font = plainFont?.shaping, hb_font_get_glyph_extents(font, glyph, &extents) != 0 else {
      return .null
    }
    // Their height is negative, because it is measured from the top.
    return CGRect(
      x: points(extents.x_bearing), y: points(extents.y_bearing + extents.height),
      width: points(extents.width),
      height: points(-extents.height))
  }

  /// The outline of a glyph; `nil` if the font has none for it.
  package func path(of glyph: UInt32) -> CGPath? {
    guard let font = plainFont?.drawing, let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    else {
      return nil
    }
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return nil }
    defer { cairo_destroy(cairo) }
    // Paths have steps of 1/256 device unit.
    cairo_scale(cairo, 16, -16)
    cairo_set_scaled_font(cairo, font)
    var item = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_set_font_size(cairo, Double(pointSize))
    var matrix = cairo_matrix_t(xx: Double(pointSize), yx: 0, xy: 0, yy: -Double(pointSize), x0: 0, y0: 0)
    cairo_set_font_matrix(cairo, &matrix)
    cairo_glyph_path(cairo, &item, 1)
    guard let path = cairo_copy_path(cairo) else { return nil }
    defer { cairo_path_destroy(path) }
    let outline = CGPath(storage: PathStorage(path.pointee))
    return outline.isEmpty ? nil : outline
  }

  package var glyphCount: Int {
    plainFont.map { Int(hb_face_get_glyph_count(hb_font_get_face($0.shaping))) } ?? 0
  }

  package var unitsPerEm: Int {
    plainFont.map { Int(hb_face_get_upem(hb_font_get_face($0.shaping))) } ?? 1000
  }

  /// An entry of the font's table of names.
  package func name(_ entry: FontName) -> String? {
    plainFont.flatMap { entry.read(from: hb_font_get_face($0.shaping)) }
  }

  /// The bytes of a table of the font file.
  package func table(_ tag: UInt32) -> Data? {
    guard let font = plainFont?.shaping, let blob = hb_face_reference_table(hb_font_get_face(font), tag)
    else {
      return nil
    }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return Data(bytes: bytes, count: Int(length))
  }

  /// The characters that the font has glyphs for.
  package var characters: CharacterSet {
    guard let font = plainFont?.shaping, let set = hb_set_create() else { return CharacterSet() }
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(hb_font_get_face(font), set)
    var result = CharacterSet()
    var (first, last) = (UInt32.max, UInt32.max)
    while hb_set_next_range(set, &first, &last) != 0 {
      guard let start = Unicode.Scalar(first), let end = Unicode.Scalar(last) else { continue }
      result.insert(charactersIn: start...end)
    }
    return result
  }
}

/// An entry of a font's table of names.
package enum FontName: UInt32 {
  case copyright = 0
  case family = 1
  case style = 2
  case unique = 3
  case full = 4
  case version = 5
  case postScript = 6
  case trademark = 7
  case manufacturer = 8
  case designer = 9
  case description = 10
  case license = 13

  /// Reads the entry of a face, in English if it has several languages.
  func read(from face: OpaquePointer?) -> String? {
    // "name"
    guard let blob = hb_face_reference_table(face, 0x6E61_6D65) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length) else { return nil }
    return read(from: UnsafeRawBufferPointer(start: start, count: Int(length)))
  }

  private func read(from table: UnsafeRawBufferPointer) -> String? {
    func number(_ offset: Int) -> Int {
      offset + 2 <= table.count ? Int(table[offset]) << 8 | Int(table[offset + 1]) : 0
    }
    let (count, strings) = (number(2), number(4))
    var found: String?
    for record in (0..<count).map({ 6 + $0 * 12 })
    where record + 12 <= table.count && number(record + 6) == rawValue {
      let start = strings + number(record + 10)
      let end = start + number(record + 8)
      guard end <= table.count else { continue }
      let isWindows = number(record) == 3
      let bytes = Data(table[start..<end])
      let text = String(
        data: bytes, encoding: isWindows || number(record) == 0 ? .utf16BigEndian : .macOSRoman)
      if isWindows, number(record + 4) == 0x409 { return text }
      if found == nil { found = text }
    }
    return found
  }
}

extension PathStorage {
  /// Copies the path of a Cairo context.
  fileprivate init(_ path: cairo_path_t) {
    self.init()
    var index = 0
    while index < Int(path.num_data) {
      let header = path.data[index].header
      func point(_ offset: Int) -> CGPoint {
        let point = path.data[index + offset].point
        return CGPoint(x: point.x, y: point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: move(to: point(1))
      case CAIRO_PATH_LINE_TO: addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: addCurve(to: point(3), control1: point(1), control2: point(2))
      default: close()
      }
      index += max(Int(header.length), 1)
    }
  }
}
