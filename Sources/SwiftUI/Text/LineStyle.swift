extension Text {
  /// The style of an underline or strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The dash pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let style: Int
      public static let solid = Pattern(style: 0)
      public static let dot = Pattern(style: NSUnderlineStyle.patternDot.rawValue)
      public static let dash = Pattern(style: NSUnderlineStyle.patternDash.rawValue)
      public static let dashDot = Pattern(style: NSUnderlineStyle.patternDashDot.rawValue)
      public static let dashDotDot = Pattern(style: NSUnderlineStyle.patternDashDotDot.rawValue)
    }

    let uiKit: NSUnderlineStyle
    /// The color; `nil` for that of the text.
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      uiKit = NSUnderlineStyle(rawValue: NSUnderlineStyle.single.rawValue | pattern.style)
      self.color = color
    }
    /// Creates a style from one of UIKit; `nil` for a style without a line.
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
