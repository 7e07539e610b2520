/// The sizes of the text styles in each content size category (Metrics.md 1.10).
package enum DynamicType {
  package struct Row: Sendable {
    /// The font size and the line height, in points.
    package var size: CGFloat
    package var leading: CGFloat
  }

  /// Returns the row of a style; body for an unknown style, Large for an unknown category.
  package static func row(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> Row {
    let ordinal = category.ordinal == 0 ? largeOrdinal : category.ordinal
    let rows = table[style] ?? bodyRows
    return rows[Int(ordinal) - 1]
  }

  /// Whether a style is one of the system.
  package static func isKnown(_ style: UIFont.TextStyle) -> Bool { style == .body || table[style] != nil }

  package static func weight(of style: UIFont.TextStyle) -> UIFont.Weight {
    style == .headline ? .semibold : .regular
  }

  /// Returns a scaled value according to Metrics.md 1.10: by the ratio of line heights, to the nearest third of
  /// a point.
  package static func scaled(
    _ value: CGFloat, _ style: UIFont.TextStyle, _ category: UIContentSizeCategory
  ) -> CGFloat {
    let ratio = row(style, category).leading / row(style, .large).leading
    return (value * ratio * 3).rounded() / 3
  }

  private static let largeOrdinal: UInt8 = 4

  private static func rows(_ values: [(CGFloat, CGFloat)]) -> [Row] {
    values.map { Row(size: $0.0, leading: $0.1) }
  }

  private static let bodyRows = rows([
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48),
    (47, 56), (53, 62),
  ])

  private static let table: [UIFont.TextStyle: [Row]] = [
    .largeTitle: rows([
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61),
      (56, 66), (60, 70),
    ]),
    .title1: rows([
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 36), (32, 38), (34, 41), (38, 46), (43, 51), (48, 57),
      (53, 61), (58, 68),
    ]),
    .title2: rows([
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52),
      (50, 59), (56, 66),
    ]),
    .title3: rows([
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51),
      (49, 58), (55, 65),
    ]),
    .headline: rows([
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48),
      (47, 51), (53, 62),
    ]),
    .body: bodyRows,
    .callout: rows([
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46),
      (44, 52), (51, 60),
    ]),
    .subheadline: rows([
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 26), (25, 31), (30, 36), (36, 43),
      (42, 50), (49, 58),
    ]),
    .footnote: rows([
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40),
      (38, 46), (44, 52),
    ]),
    .caption1: rows([
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 27), (26, 32), (32, 39),
      (37, 44), (43, 51),
    ]),
    .caption2: rows([
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 29), (29, 35),
      (34, 41), (40, 48),
    ]),
  ]
}
