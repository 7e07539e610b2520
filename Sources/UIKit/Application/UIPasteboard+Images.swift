extension UIPasteboard {
  /// The first image.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// Images are shared with other applications as PNG.
  public var images: [UIImage]? {
    get {
      let found = items.compactMap { item -> UIImage? in
        let value = item.first { PasteboardType.conforms($0.key, to: "public.image") }?.value
        return value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) }
      }
      return found.isEmpty ? nil : found
    }
    set {
      items = (newValue ?? []).compactMap { image in image.pngData().map { ["public.png": $0] } }
    }
  }

  /// The first colour. Colours stay within this process.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  public var colors: [UIColor]? {
    get {
      let found = items.compactMap { $0[PasteboardType.color] as? UIColor }
      return found.isEmpty ? nil : found
    }
    set { items = (newValue ?? []).map { [PasteboardType.color: $0] } }
  }
}
