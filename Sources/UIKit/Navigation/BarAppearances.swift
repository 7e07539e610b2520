/// The appearances of a bar in its current size: one for content under the bar, and one for the scroll edge.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
  let standard: Appearance
  /// The scroll-edge appearance of the bar or its item; `nil` for none.
  let edge: Appearance?

  /// The appearance in effect. Metrics.md 1.3: at the scroll edge, the scroll-edge appearance precedes the standard one.
  /// - Parameter distance: The extent of content under the bar, in points.
  func effective(at distance: CGFloat) -> Appearance {
    (BarBackdropView.isAtEdge(distance) ? edge : nil) ?? standard
  }

  /// Whether content that moves under the bar changes titles and buttons.
  func changesContent(from old: CGFloat, to new: CGFloat) -> Bool {
    edge != nil && BarBackdropView.crossesEdge(old, new)
  }

  /// The background. Where older properties of the bar are in use, it is visible at the scroll edge, too.
  func backdrop(at distance: CGFloat, legacy: @autoclosure () -> LegacyBarStyle)
    -> BarBackdropView.BackdropAppearance
  {
    .init(edge: edge ?? (legacy().isInUse ? standard : nil), standard: standard, distance: distance)
  }

  func isSame(as other: BarAppearances) -> Bool { standard === other.standard && edge === other.edge }
}

/// The properties of bars that are older than their appearances.
@MainActor
struct LegacyBarStyle {
  var barStyle: UIBarStyle
  var isTranslucent: Bool
  var barTintColor: UIColor?
  var backgroundImage: UIImage?
  var shadowImage: UIImage?

  /// Whether the background differs from the default.
  var isInUse: Bool {
    barTintColor != nil || !isTranslucent || backgroundImage != nil || barStyle != .default
  }

  /// Converts the properties to those of an appearance.
  func apply(to appearance: UIBarAppearance) {
    if barStyle == .default {
      appearance.configureWithDefaultBackground()
    } else {
      appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark)
    }
    // An image replaces the blur: an empty one makes the bar transparent.
    if !isTranslucent || backgroundImage != nil { appearance.backgroundEffect = nil }
    appearance.backgroundImage = backgroundImage
    if backgroundImage != nil {
      appearance.backgroundColor = nil
    } else if let barTintColor {
      let opacity = 0.85 * barTintColor.cgColor.alpha
      appearance.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(opacity) : barTintColor
    } else {
      appearance.backgroundColor = isTranslucent ? nil : barStyle == .default ? .systemBackground : .black
    }
    appearance.shadowImage = shadowImage
    appearance.shadowColor = shadowImage?.size == .zero ? nil : .barSeparator
  }
}
