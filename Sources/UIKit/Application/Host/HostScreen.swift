/// The display, as far as an application can tell.
package struct HostScreen: Equatable, Sendable {
  package enum Idiom: Sendable { case phone, pad }

  /// The whole display in its natural orientation, in points.
  package var size: CGSize

  /// Pixels to a point.
  package var scale: CGFloat

  package var idiom: Idiom

  /// Radius of the display's own corners, in points.
  package var cornerRadius: CGFloat

  package var maximumFramesPerSecond: Int

  /// What `UIDevice.model` and `UIDevice.name` say.
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
