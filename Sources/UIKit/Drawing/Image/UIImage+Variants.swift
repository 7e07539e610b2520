extension UIImage {
  private func changed(_ change: (inout State) -> Void) -> UIImage {
    var state = state
    change(&state)
    return UIImage(state)
  }

  /// The same picture shown in its own colours or in the tint.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The shape of the picture in a colour; what `automatic` rendering then shows.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// A picture whose edges keep their size while the middle is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// A picture of which one column and one row of points are stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth)
    let top = CGFloat(topCapHeight)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// A picture that views show mirrored where the layout runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// The picture with a baseline that text beside it shares.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  public func imageWithoutBaseline() -> UIImage {
    changed { $0.baselineOffset = nil }
  }

  /// The variant for the configuration: another weight of a symbol, another picture of an asset.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    variant(configuration)
  }

  /// The symbol with the configuration laid over its own; nil for a picture that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return variant(state.configuration.map { $0.applying(configuration) } ?? configuration)
  }

  private func variant(_ configuration: Configuration) -> UIImage {
    if case .symbol(let symbol) = state.source {
      var new = UIImage.state(
        of: symbol.configured(configuration), configuration: configuration, name: state.name)
      new.renderingMode = state.renderingMode
      new.tint = state.tint
      new.orientation = state.orientation
      return UIImage(new)
    }
    if let asset = state.asset {
      let found = asset.image(with: configuration)
      if found !== self { return found }
    }
    return changed { $0.configuration = configuration }
  }

  /// The variant that views with these traits show.
  package func resolved(for traits: UITraitCollection) -> UIImage {
    if case .symbol(let symbol) = state.source {
      // Symbols follow the text size and the display; everything else about them is settled.
      if symbol.fits(traits) { return self }
      let own = state.configuration
      return variant(own.map { $0.withTraitCollection(traits) } ?? Configuration(traitCollection: traits))
    }
    if let asset = state.asset { return asset.image(with: traits) }
    return self
  }

  // MARK: Pictures that every app has

  public class var actions: UIImage { standard("ellipsis.circle.fill") }
  public class var add: UIImage { standard("plus.circle.fill") }
  public class var remove: UIImage { standard("minus.circle.fill") }
  public class var checkmark: UIImage { standard("checkmark.circle.fill") }
  public class var strokedCheckmark: UIImage { standard("checkmark.circle") }

  private static func standard(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
  }
}

// MARK: Decoding ahead of time

extension UIImage {
  /// The picture with its pixels decoded; nil if they cannot be. Takes its time: call it away from the main thread.
  public func preparingForDisplay() -> UIImage? {
    switch state.source {
    case .empty: return nil
    case .bitmap, .symbol: return self
    case .encoded(let encoded):
      guard let image = encoded.decoded() else { return nil }
      return changed { $0.source = .bitmap(image) }
    case .animation(let images, let duration):
      let ready = images.compactMap { $0.preparingForDisplay() }
      guard ready.count == images.count else { return nil }
      return changed { $0.source = .animation(ready, duration: duration) }
    }
  }

  /// Decodes in the background and calls back there.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
  }

  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareForDisplay { continuation.resume(returning: $0) }
    }
  }

  /// A smaller copy that fills `size` points at this picture's proportions; nil if the picture cannot be decoded. JPEG files
  /// are not decoded in full for it. Takes its time: call it away from the main thread.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let full = self.size
    guard size.width > 0, size.height > 0, full.width > 0, full.height > 0 else { return nil }
    let ratio = min(max(size.width / full.width, size.height / full.height), 1)
    let scale = DrawingEnvironment.scale
    let longest = Int((max(full.width, full.height) * ratio * scale).rounded(.up))
    switch state.source {
    case .empty: return nil
    case .symbol, .animation: return preparingForDisplay()
    case .bitmap(let image):
      guard max(image.width, image.height) > longest else { return self }
      let shrink = CGFloat(longest) / CGFloat(max(image.width, image.height))
      guard
        let small = image.resized(
          width: max(1, Int((CGFloat(image.width) * shrink).rounded())),
          height: max(1, Int((CGFloat(image.height) * shrink).rounded())))
      else { return nil }
      return thumbnail(small, scale)
    case .encoded(let encoded):
      return encoded.thumbnail(maxPixelSize: longest).map { thumbnail($0, scale) }
    }
  }

  private func thumbnail(_ image: CGImage, _ scale: CGFloat) -> UIImage {
    changed {
      $0.source = .bitmap(image)
      $0.scale = scale
    }
  }

  /// Makes a thumbnail in the background and calls back there.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    let traits = UITraitCollection.current
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(traits.asCurrent { self.preparingThumbnail(of: size) })
    }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }

  // MARK: Encoding

  /// The upright picture as a PNG file; nil for one without pixels.
  public func pngData() -> Data? {
    uprightPixels()?.pngData(scale: state.scale)
  }

  /// The upright picture as a JPEG file; nil for one without pixels.
  ///
  /// - Parameter compressionQuality: from 0, small, to 1, good.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightPixels()?.jpegData(quality: Double(min(max(compressionQuality, 0), 1)))
  }

  private func uprightPixels() -> CGImage? {
    state.tint == nil || isTemplate
      ? cgImage?.upright(from: state.orientation.property)
      : rendering(tint: nil, traits: .current, scale: state.scale)
  }
}
