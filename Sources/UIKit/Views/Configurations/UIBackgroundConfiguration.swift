/// The background of a cell or button: color, corners, stroke, image, effect.
public struct UIBackgroundConfiguration: Hashable {
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  public var customView: UIView?

  /// The purpose of the background, which determines its colors by state.
  package enum Style: Hashable, Sendable {
    case plainCell, groupedCell, sidebarCell, accompaniedSidebarCell
    case plainHeaderFooter
  }
  package var style: Style?
  /// Whether the background has a shadow because it is lifted above others.
  package var isLifted = false

  public init() {}

  public static func clear() -> UIBackgroundConfiguration {
    var clear = UIBackgroundConfiguration()
    clear.backgroundColor = .clear
    return clear
  }

  public static func listPlainCell() -> UIBackgroundConfiguration { make(.plainCell, .systemBackground) }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    make(.groupedCell, .secondarySystemGroupedBackground)
  }
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { sidebar(.sidebarCell) }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    sidebar(.accompaniedSidebarCell)
  }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    make(.plainHeaderFooter, .systemBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  private static func make(_ style: Style, _ color: UIColor?) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.style = style
    configuration.backgroundColor = color
    return configuration
  }

  private static func sidebar(_ style: Style) -> UIBackgroundConfiguration {
    var configuration = make(style, .clear)
    configuration.cornerRadius = 10
    configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    return configuration
  }

  /// Returns the background for a state; highlighted and selected backgrounds are gray (Metrics.md 1.7).
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let style else { return self }
    let facts = ConfigurationSummary(state)
    var updated = self
    updated.isLifted = facts.isReordering
    let isActive = facts.isHighlighted || facts.isSelected
    switch style {
    case .plainCell, .groupedCell: if isActive { updated.backgroundColor = .systemGray4 }
    case .sidebarCell, .accompaniedSidebarCell: if isActive { updated.backgroundColor = .systemFill }
    case .plainHeaderFooter: break
    }
    return updated
  }

  /// Returns the color after applying the configuration's transformer.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    resolved(backgroundColor ?? tintColor, tintColor)
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  func resolved(_ color: UIColor, _ tintColor: UIColor) -> UIColor {
    backgroundColorTransformer?(color) ?? color
  }
}

extension UIBackgroundConfiguration {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
    hasher.combine(style)
  }
}
