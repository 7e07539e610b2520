/// The content of a list cell, header or footer: an image, a text and a secondary text.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration {
  package enum Style: Hashable, Sendable {
    case cell, subtitleCell, valueCell
    case plainHeader, plainFooter, groupedHeader, groupedFooter
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case sidebarHeader, prominentHeader, extraProminentHeader
  }

  package let style: Style

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? { didSet { attributedText = nil } }
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// The axes in which the content respects the superview's layout margins.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts are arranged side by side if there is enough space.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The space between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The space between texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var alpha: CGFloat = 1

  public static func cell() -> Self { Self(.cell) }
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  public static func valueCell() -> Self { Self(.valueCell) }
  public static func plainHeader() -> Self { Self(.plainHeader) }
  public static func plainFooter() -> Self { Self(.plainFooter) }
  public static func groupedHeader() -> Self { Self(.groupedHeader) }
  public static func groupedFooter() -> Self { Self(.groupedFooter) }
  public static func header() -> Self { Self(.groupedHeader) }
  public static func footer() -> Self { Self(.groupedFooter) }
  public static func sidebarCell() -> Self { Self(.sidebarCell) }
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.accompaniedSidebarSubtitleCell) }
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentHeader) }
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentHeader) }

  package init(_ style: Style) {
    self.style = style
    func properties(_ text: UIFont.TextStyle, _ color: UIColor, bold: Bool = false) -> TextProperties {
      let font = UIFont.preferredFont(forTextStyle: text)
      return TextProperties(
        font: bold ? UIFontMetrics(forTextStyle: text).scaledBold(font) : font, color: color)
    }
    let rows = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    textProperties = properties(.body, .label)
    secondaryTextProperties = properties(.caption1, .secondaryLabel)
    directionalLayoutMargins = rows
    switch style {
    case .cell: break
    case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
      secondaryTextProperties.color = style == .subtitleCell ? .label : .secondaryLabel
    case .valueCell:
      secondaryTextProperties = properties(.body, .secondaryLabel)
      prefersSideBySideTextAndSecondaryText = true
    case .plainHeader:
      textProperties = properties(.headline, .label)
      secondaryTextProperties = properties(.footnote, .secondaryLabel)
      prefersSideBySideTextAndSecondaryText = true
      directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
    case .plainFooter:
      textProperties = properties(.footnote, .secondaryLabel)
      secondaryTextProperties = properties(.footnote, .secondaryLabel)
      directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    case .groupedHeader:
      textProperties = properties(.footnote, .secondaryLabel)
      textProperties.transform = .uppercase
      secondaryTextProperties = properties(.footnote, .secondaryLabel)
      prefersSideBySideTextAndSecondaryText = true
      directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 6.5, trailing: 16)
    case .groupedFooter:
      textProperties = properties(.footnote, .secondaryLabel)
      secondaryTextProperties = properties(.footnote, .secondaryLabel)
      // Metrics.md 1.7.
      directionalLayoutMargins = NSDirectionalEdgeInsets(top: 7.5, leading: 16, bottom: 6.5, trailing: 16)
    case .sidebarCell, .accompaniedSidebarCell: break
    case .sidebarHeader:
      textProperties = properties(.headline, .label)
      directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 7, trailing: 16)
    case .prominentHeader:
      textProperties = properties(.title3, .label, bold: true)
      directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 7, trailing: 16)
    case .extraProminentHeader:
      textProperties = properties(.title2, .label, bold: true)
      directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 7, trailing: 16)
    }
    textProperties.numberOfLines = 0
    secondaryTextProperties.numberOfLines = 0
    switch style {
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      imageProperties.tintColor = .tintColor
    default: break
    }
  }

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let facts = ConfigurationSummary(state)
    var updated = self
    if facts.isDisabled {
      updated.textProperties.color = .tertiaryLabel
      updated.secondaryTextProperties.color = .tertiaryLabel
      updated.imageProperties.tintColor = .tertiaryLabel
    }
    return updated
  }
}

extension UIListContentConfiguration: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(image)
  }
}

extension UIFontMetrics {
  /// The bold variant of an already scaled font.
  fileprivate func scaledBold(_ font: UIFont) -> UIFont {
    guard let descriptor = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return font }
    return UIFont(descriptor: descriptor, size: font.pointSize)
  }
}
