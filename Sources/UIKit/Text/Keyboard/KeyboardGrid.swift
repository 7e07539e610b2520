/// The frames of a layout's keys, in points of the keyboard.
struct KeyboardGrid {
  /// Metrics.md 1.8
  private static let gap = CGSize(width: 6, height: 12)
  private static let keyHeight: CGFloat = 42
  private static let side: CGFloat = 3
  static let homeIndicatorHeight: CGFloat = 75

  let layout: KeyboardLayout
  let form: KeyboardLayout.Form
  let size: CGSize

  /// Whether a phone is in landscape, where there is no space for suggestions.
  var isFlat: Bool { form != .tablet && size.height < 215 }

  /// The height of the suggestions above the keys.
  var strip: CGFloat {
    if form == .tablet { return 55 }
    return isFlat || layout.isPad ? 0 : 52
  }

  /// The height of the space below the keys.
  var band: CGFloat {
    if form == .tablet { return 25 }
    return size.height > 300 ? Self.homeIndicatorHeight : 4
  }

  /// The frames of the keys, row by row, and of those in the band below.
  var frames: [CGRect] {
    let top = layout.isPad ? 7 : isFlat ? 6 : strip
    let gap = form == .tablet ? CGSize(width: 10, height: 8) : isFlat ? CGSize(width: 6, height: 8) : Self.gap
    let room = size.height - top - band
    let spacing = layout.isPad ? 7 : gap.height
    let limit = form != .tablet && !isFlat && !layout.isPad ? Self.keyHeight : .infinity
    let height = min(limit, (room - 3 * spacing) / 4)
    var frames: [CGRect] = []
    var y = top
    for row in layout.rows {
      let xs =
        layout.isPad ? padRow() : form == .tablet ? tabletRow(row, gap.width) : phoneRow(row, gap.width)
      frames += xs.map { CGRect(x: $0.x, y: y, width: $0.width, height: height) }
      y += height + spacing
    }
    for index in layout.bandKeys.indices {
      frames.append(
        CGRect(
          x: 14 + CGFloat(index) * 56, y: size.height - Self.homeIndicatorHeight + 8, width: 56, height: 44))
    }
    return frames
  }

  private func padRow() -> [(x: CGFloat, width: CGFloat)] {
    let width = (size.width - 4 * 6) / 3
    return (0..<3).map { (6 + CGFloat($0) * (width + 6), width) }
  }

  /// Returns the frames of a row on a phone. Letters have a tenth of the width; the rest is for the keys at
  /// the ends, or the space key.
  private func phoneRow(_ row: [KeyboardLayout.Key], _ gap: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
    let unit = (size.width - 2 * Self.side - 9 * gap) / 10
    let extras = row.count { $0 == .globe || $0 == .emoji }
    var widths = row.map { key -> CGFloat in
      switch key {
      case .character(let text): row.contains(.enter) ? unit * (text.count > 1 ? 2 : 1.3) : unit
      case .shift, .delete, .globe, .emoji, .dismiss: unit * 1.33
      case .plane: extras > 0 || !row.contains(.enter) ? unit * 1.33 : unit * 2.5
      case .enter: unit * 2.5
      case .space, .blank: 0
      }
    }
    func free() -> CGFloat {
      size.width - 2 * Self.side - gap * CGFloat(row.count - 1) - widths.reduce(0, +)
    }
    var rest = free()
    if let space = row.firstIndex(of: .space) {
      widths[space] = rest
      rest = 0
    } else if row.contains(.enter) {
      for index in widths.indices where row[index] != .enter {
        widths[index] += rest / CGFloat(row.count - 1)
      }
      rest = 0
    } else if row.last == .delete {
      // The middle keys of a symbol plane are wider.
      if row.count == 7 { for index in 1...5 { widths[index] = unit * 1.4 } }
      rest = free()
    }
    var x = Self.side + (row.last == .delete ? 0 : rest / 2)
    return widths.enumerated().map { index, width in
      // Shift and delete are at the edges, separated from the letters.
      if row.last == .delete, index == 1 || index == row.count - 1 { x += rest / 2 }
      defer { x += width + gap }
      return (x, width)
    }
  }

  /// Returns the frames of a row on a pad. Letters have equal widths, and the keys at the ends take the rest.
  private func tabletRow(_ row: [KeyboardLayout.Key], _ gap: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
    let side: CGFloat = 6
    let unit = (size.width - 2 * side - 10 * gap) / 11
    var widths = row.map { key -> CGFloat in
      switch key {
      case .space: 0
      case .character(let text): text.count > 1 ? unit * 1.4 : unit
      default: unit
      }
    }
    let free = size.width - 2 * side - gap * CGFloat(row.count - 1) - widths.reduce(0, +)
    var x = side
    if let space = row.firstIndex(of: .space) {
      widths[space] = free
    } else if row.last == .enter {
      // The second row is indented by half a letter.
      x += unit / 3
      widths[widths.count - 1] += free - unit / 3
    } else {
      widths[widths.count - 1] += free
    }
    return widths.map { width in
      defer { x += width + gap }
      return (x, width)
    }
  }
}
