/// The properties of the display.
package struct HostScreen: Equatable, Sendable {
  package enum Idiom: Sendable { case phone, pad }

  /// The size in natural orientation, in points.
  package var size: CGSize

  /// The number of pixels per point.
  package var scale: CGFloat

  package var idiom: Idiom

  /// The radius of the display's corners, in points.
  package var cornerRadius: CGFloat

  package var maximumFramesPerSecond: Int

  /// The values of `UIDevice.model` and `UIDevice.name`.
  package var model: String

  package init(
    size: CGSize, scale: CGFloat, idiom: Idiom, cornerRadius: CGFloat = 0, maximumFramesPerSecond: Int = 60,
    model: String
  ) {
    self.size = size
    self.scale = scale
    self.idiom = idiom
    self.cornerRadius = cornerRadius
    self.maximumFramesPerSecond = maximumFramesPerSecond
    self.model = model
  }
}
