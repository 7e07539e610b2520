extension UIImage {
  private func changed(_ change: (inout State) -> Void) -> UIImage {
    var state = state
    change(&state)
    return UIImage(state)
  }

  func defaultWithRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  func defaultWithTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  func defaultWithTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  func defaultResizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  func defaultResizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  func defaultStretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth)
    let top = CGFloat(topCapHeight)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
  }

  func defaultWithAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  func defaultImageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  func defaultWithHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  func defaultWithBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  func defaultImageWithoutBaseline() -> UIImage {
    changed { $0.baselineOffset = nil }
  }

  func defaultWithConfiguration(_ configuration: Configuration) -> UIImage {
    variant(configuration)
  }

  func defaultApplyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
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

  /// Returns the variant for these traits.
  package func resolved(for traits: UITraitCollection) -> UIImage {
    if case .symbol(let symbol) = state.source {
      // The traits that affect symbols are the text size and the display scale.
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
  func defaultPreparingForDisplay() -> UIImage? {
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

  func defaultPrepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
  }

  func defaultByPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareForDisplay { continuation.resume(returning: $0) }
    }
  }

  func defaultPreparingThumbnail(of size: CGSize) -> UIImage? {
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

  func defaultPrepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    let traits = UITraitCollection.current
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(traits.asCurrent { self.preparingThumbnail(of: size) })
    }
  }

  func defaultByPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }

  // MARK: Encoding

  func defaultPngData() -> Data? {
    uprightPixels()?.pngData(scale: state.scale)
  }

  func defaultJpegData(compressionQuality: CGFloat) -> Data? {
    uprightPixels()?.jpegData(quality: Double(min(max(compressionQuality, 0), 1)))
  }

  private func uprightPixels() -> CGImage? {
    state.tint == nil || isTemplate
      ? cgImage?.upright(from: state.orientation.property)
      : rendering(tint: nil, traits: .current, scale: state.scale)
  }
}
