extension UIImageView {
  func readImageView(_ coder: InterfaceCoder) {
    applyImageView(coder)
    isUserInteractionEnabled = coder.bool("userInteractionEnabled") ?? (coder.element.name == "imageView")
  }

  func applyImageView(_ coder: InterfaceCoder) {
    if let configuration = coder.symbolConfiguration("preferredSymbolConfiguration") {
      preferredSymbolConfiguration = configuration
    }
    if let image = coder.image("image") { self.image = image }
    if let image = coder.image("highlightedImage") { highlightedImage = image }
    if let highlighted = coder.bool("highlighted") { isHighlighted = highlighted }
  }
}
