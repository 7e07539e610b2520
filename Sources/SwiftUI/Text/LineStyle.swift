extension Text {
  /// The line below or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The dashes of a line.
    public struct Pattern: Hashable, Sendable {
      let style: Int
      public static let solid = Pattern(style: 0)
      public static let dot = Pattern(style: NSUnderlineStyle.patternDot.rawValue)
      public static let dash = Pattern(style: NSUnderlineStyle.patternDash.rawValue)
      public static let dashDot = Pattern(style: NSUnderlineStyle.patternDashDot.rawValue)
      public static let dashDotDot = Pattern(style: NSUnderlineStyle.patternDashDotDot.rawValue)
    }

    let uiKit: NSUnderlineStyle
    /// `nil` is the color of the text.
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      uiKit = NSUnderlineStyle(rawValue: NSUnderlineStyle.single.rawValue | pattern.style)
      self.color = color
    }
    /// Creates the style of a UIKit line style; `nil` for one without a line.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
      guard nsUnderlineStyle.rawValue != 0 else { return nil }
      uiKit = nsUnderlineStyle
      color = nil
    }
    /// A single solid line in the color of the text.
    public static let single = LineStyle()
  }
}

extension NSUnderlineStyle {
  public init(_ lineStyle: Text.LineStyle) { self = lineStyle.uiKit }
}
