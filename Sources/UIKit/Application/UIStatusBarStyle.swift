/// The style of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark content in light interfaces, light content in dark ones.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation of showing and hiding the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
