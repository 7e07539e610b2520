import InterfaceDocuments

/// A placeholder for a view of a document that the framework does not support, with a caption.
final class InterfacePlaceholderView: UIView {
  private let caption = UILabel()
  private let outline = CAShapeLayer()

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    let element = (coder as? InterfaceCoder)?.element
    caption.text = element?.customClass ?? element?.name
    caption.font = .systemFont(ofSize: 12, weight: .medium)
    caption.textColor = .secondaryLabel
    caption.textAlignment = .center
    caption.numberOfLines = 0
    caption.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    caption.frame = bounds
    addSubview(caption)
    backgroundColor = backgroundColor ?? .secondarySystemFill
    outline.fillColor = nil
    outline.lineDashPattern = [4, 3]
    layer.addSublayer(outline)
    accessibilityIdentifier = accessibilityIdentifier ?? "placeholder.\(element?.name ?? "view")"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    outline.frame = layer.bounds
    outline.path = CGPath(rect: layer.bounds.insetBy(dx: 0.5, dy: 0.5), transform: nil)
    outline.strokeColor = UIColor.separator.cgColor(with: traitCollection)
  }
}
