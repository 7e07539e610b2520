/// The frames of the columns of a split view. Pure geometry: it touches no views.
package struct SplitLayoutSolver: Equatable {
  package typealias Column = UISplitViewController.Column
  package typealias DisplayMode = UISplitViewController.DisplayMode

  package var size: CGSize
  package var mode: DisplayMode
  package var hasSupplementary: Bool
  /// In points.
  package var primaryWidth: CGFloat
  package var supplementaryWidth: CGFloat
  /// Thickness of the line between columns, in points.
  package var separator: CGFloat
  /// Whether the primary column is at the right.
  package var isMirrored: Bool

  /// Metrics.md 3.3, in points.
  package enum Metrics {
    static let primaryWidth: CGFloat = 320
    static let primaryWidthOfThree: CGFloat = 280
    static let supplementaryWidth: CGFloat = 320
    static let narrowestColumn: CGFloat = 240
    static let narrowestSecondary: CGFloat = 464
    /// The additional width required for three columns side by side, beyond the widths of the columns.
    static let threeColumnAllowance: CGFloat = 10
  }

  package func isVisible(_ column: Column) -> Bool {
    switch column {
    case .secondary: true
    case .compact, .inspector: false
    case .supplementary: hasSupplementary && mode.count >= 1
    case .primary: mode.count >= (hasSupplementary ? 2 : 1)
    }
  }

  /// The frame of a column. Hidden columns are placed just outside the bounds, where they slide in from.
  package func frame(of column: Column) -> CGRect {
    let (x, width) = span(of: column)
    return CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
  }

  /// The line at the inner edge of the primary or supplementary column.
  package func separatorFrame(of column: Column) -> CGRect {
    let (x, width) = span(of: column)
    let inner = x + width
    return CGRect(
      x: isMirrored ? size.width - inner - separator : inner, y: 0, width: separator, height: size.height)
  }

  /// The span of a column, as if the primary column were at the left.
  private func span(of column: Column) -> (x: CGFloat, width: CGFloat) {
    let primary = primaryWidth + separator
    let supplementary = hasSupplementary ? supplementaryWidth + separator : 0
    switch column {
    case .compact, .inspector: return (0, size.width)
    case .primary:
      if isVisible(.primary) { return (0, primaryWidth) }
      return (isVisible(.supplementary) ? -primary : -primary - supplementary, primaryWidth)
    case .supplementary:
      let x = isVisible(.primary) ? primary : isVisible(.supplementary) ? 0 : -supplementary
      return (x, supplementaryWidth)
    case .secondary:
      switch mode {
      case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: return (0, size.width)
      case .oneBesideSecondary:
        let beside = hasSupplementary ? supplementary : primary
        return (beside, max(0, size.width - beside))
      case .twoBesideSecondary:
        return (primary + supplementary, max(0, size.width - primary - supplementary))
      case .twoDisplaceSecondary: return (primary + supplementary, max(0, size.width - supplementary))
      }
    }
  }
}
