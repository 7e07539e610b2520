extension UIPageViewController {
  /// Decodes the style of a page view controller; the default is a horizontal page curl.
  static func archived(in coder: NSCoder) -> (
    style: TransitionStyle, orientation: NavigationOrientation, spine: SpineLocation, spacing: CGFloat
  ) {
    guard let coder = coder as? InterfaceCoder else { return (.pageCurl, .horizontal, .min, 0) }
    let styles: KeyValuePairs<String, TransitionStyle> = ["pageCurl": .pageCurl, "scroll": .scroll]
    let style = coder.choice("transitionStyle", styles) ?? .pageCurl
    let orientations: KeyValuePairs<String, NavigationOrientation> = [
      "horizontal": .horizontal, "vertical": .vertical,
    ]
    let spines: KeyValuePairs<String, SpineLocation> = ["none": .none, "min": .min, "mid": .mid, "max": .max]
    let spine = coder.choice("spineLocation", spines) ?? .min
    return (
      style, coder.choice("navigationOrientation", orientations) ?? .horizontal,
      style == .scroll ? .none : spine == .none ? .min : spine, max(0, coder.number("pageSpacing") ?? 0)
    )
  }
}
