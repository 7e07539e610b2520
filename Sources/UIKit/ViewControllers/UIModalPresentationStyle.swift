/// The way a presented controller covers its presenter.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

/// The animation of a full-screen presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

extension UIModalPresentationStyle {
  /// Whether the presenter's view is removed, with its callbacks (Specification.md P2, P6, P7).
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presentation stays inside the nearest controller that defines a presentation context.
  var usesPresentationContext: Bool { self == .currentContext || self == .overCurrentContext }
}
