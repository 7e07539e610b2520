extension UISplitViewController {
  /// A position in a split view. The compact column replaces all others when only one fits. The inspector is presented.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }

  /// Whether a controller is in a split view, and whether that one is collapsed.
  public enum LayoutEnvironment: Int, Sendable { case none, expanded, collapsed }

  /// The number of columns. `unspecified` is the older kind of split view, which shows two screens unchanged.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  /// Which columns are shown, and whether they tile with, overlay or displace the secondary column.
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary

    @available(*, deprecated, renamed: "secondaryOnly")
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }

    /// Whether columns overlay the secondary one.
    var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// Whether the secondary column is partly covered or outside, and therefore dimmed and without touches.
    var dimsSecondary: Bool { isOver || self == .twoDisplaceSecondary }

    /// The number of columns shown beside the secondary one.
    package var count: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }
  }

  /// How the other columns and the secondary one share the width.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

  /// A value that lets the split view choose the width.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

extension UISplitViewController.SplitBehavior {
  /// Returns the display mode of this behavior that shows `count` columns besides the secondary one.
  func mode(showing count: Int) -> UISplitViewController.DisplayMode {
    switch (self, count) {
    case (_, ...0): .secondaryOnly
    case (.overlay, 1): .oneOverSecondary
    case (.overlay, _): .twoOverSecondary
    case (.displace, 2...): .twoDisplaceSecondary
    case (_, 1): .oneBesideSecondary
    default: .twoBesideSecondary
    }
  }

  /// Creates the behavior that a display mode belongs to.
  init?(of mode: UISplitViewController.DisplayMode) {
    switch mode {
    case .automatic, .secondaryOnly: return nil
    case .oneBesideSecondary, .twoBesideSecondary: self = .tile
    case .oneOverSecondary, .twoOverSecondary: self = .overlay
    case .twoDisplaceSecondary: self = .displace
    }
  }
}

/// The content of a column: the app's controller, and the child controller that contains it.
package struct SplitColumn {
  /// The controller that the app set.
  package let content: UIViewController
  /// The content itself, or the navigation controller around it.
  package let container: UIViewController
}
