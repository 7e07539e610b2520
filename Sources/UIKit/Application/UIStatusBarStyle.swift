/// The colour of what stands in the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark content in light interfaces, light content in dark ones.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
