extension UIPasteboard {
  var defaultImage: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  var defaultImages: [UIImage]? {
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

  var defaultColor: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  var defaultColors: [UIColor]? {
    get {
      let found = items.compactMap { $0[PasteboardType.color] as? UIColor }
      return found.isEmpty ? nil : found
    }
    set { items = (newValue ?? []).map { [PasteboardType.color: $0] } }
  }
}
