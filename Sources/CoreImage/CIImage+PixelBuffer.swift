import CoreVideo

extension CIImage {
  /// Creates an image from the pixels of a buffer, which are read now.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
    let size = CGSize(width: CVPixelBufferGetWidth(pixelBuffer), height: CVPixelBufferGetHeight(pixelBuffer))
    let image = pixelBuffer.makeImage()
    self.init(extent: CGRect(origin: .zero, size: size)) {
      image.map(PixelBuffer.init) ?? PixelBuffer(width: Int(size.width), height: Int(size.height))
    }
  }

  /// Creates an image from the pixels of a buffer, which are read now.
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil) {
    self.init(cvPixelBuffer: imageBuffer, options: options)
  }
}
