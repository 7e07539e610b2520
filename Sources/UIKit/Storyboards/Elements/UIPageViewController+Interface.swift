extension UIPageViewController {
  /// Decodes the style of a page view controller.
  static func settings(in coder: InterfaceCoder) -> PageSettings {
    var settings = PageSettings()
    let styles: KeyValuePairs<String, TransitionStyle> = ["pageCurl": .pageCurl, "scroll": .scroll]
    if let style = coder.choice("transitionStyle", styles) { settings.style = style }
    let orientations: KeyValuePairs<String, NavigationOrientation> = [
      "horizontal": .horizontal, "vertical": .vertical,
    ]
    if let orientation = coder.choice("navigationOrientation", orientations) {
      settings.orientation = orientation
    }
    let spines: KeyValuePairs<String, SpineLocation> = ["none": .none, "min": .min, "mid": .mid, "max": .max]
    let spine = coder.choice("spineLocation", spines) ?? .min
    settings.spine = settings.style == .scroll ? .none : spine == .none ? .min : spine
    settings.spacing = max(0, coder.number("pageSpacing") ?? 0)
    return settings
  }
}
