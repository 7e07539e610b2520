extension HostScreen {
  /// The display of an iPhone 15, the default device.
  package static let phone = HostScreen(
    size: CGSize(width: 393, height: 852), scale: UITraitCollection.defaultDisplayScale, idiom: .phone,
    cornerRadius: 55, model: "iPhone")
}

extension HostWindowGeometry {
  /// The geometry of a full iPhone 15 display. Insets are from Metrics.md 1.1; in landscape, the home indicator
  /// uses 21 points.
  package static func phone(_ orientation: HostOrientation = .portrait) -> HostWindowGeometry {
    let screen = HostScreen.phone
    guard orientation.isLandscape else {
      return HostWindowGeometry(
        size: screen.size, scale: screen.scale, safeArea: HostInsets(top: 59, bottom: 34),
        orientation: orientation)
    }
    return HostWindowGeometry(
      size: CGSize(width: screen.size.height, height: screen.size.width), scale: screen.scale,
      safeArea: HostInsets(left: 59, bottom: 21, right: 59), orientation: orientation)
  }
}
