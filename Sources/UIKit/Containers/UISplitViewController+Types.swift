extension UISplitViewController {
  /// A place of a split view. The compact column stands in for all others where there is room for one only.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  /// How many columns there are. `unspecified` is the older kind, which is made of two screens as they are.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  /// Which columns show, and whether they lie beside the secondary column, over it, or push it aside.
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

    /// Whether columns lie over the secondary one, which is then shaded and takes no touches.
    var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// How many columns show beside the secondary one.
    var count: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }
  }

  /// How columns and the secondary one share the width.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

  /// A width that the split view chooses.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

extension UISplitViewController.SplitBehavior {
  /// The display mode of this behaviour that shows `count` columns beside the secondary one.
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

  /// The behaviour that a display mode belongs to.
  init?(of mode: UISplitViewController.DisplayMode) {
    switch mode {
    case .automatic, .secondaryOnly: return nil
    case .oneBesideSecondary, .twoBesideSecondary: self = .tile
    case .oneOverSecondary, .twoOverSecondary: self = .overlay
    case .twoDisplaceSecondary: self = .displace
    }
  }
}

/// What a column shows: the app's controller, and the controller that the split view has as its child for it.
package struct SplitColumn {
  /// As the app gave it.
  package let content: UIViewController
  /// The content itself, or the navigation controller around it.
  package let container: UIViewController
}
