/// Opens links in a label's text.
@MainActor
final class TextLinks: NSObject, UIGestureRecognizerDelegate {
  private weak var label: UILabel?
  private let tap = UITapGestureRecognizer()
  var open: @MainActor (URL) -> Void = { _ in }

  init(_ label: UILabel) {
    self.label = label
    super.init()
    tap.delegate = self
    tap.addHandler { [weak self] gesture in
      guard let self, let label = self.label, let link = link(at: gesture.location(in: label)) else { return }
      self.open(link)
    }
    label.addGestureRecognizer(tap)
  }

  func end() { label?.removeGestureRecognizer(tap) }

  /// Whether a text contains links.
  static func isIn(_ text: NSAttributedString?) -> Bool {
    guard let text else { return false }
    var found = false
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, _, stop in
      if value != nil {
        found = true
        stop.pointee = true
      }
    }
    return found
  }

  private func link(at point: CGPoint) -> URL? {
    guard let label, let text = label.attributedText, let index = label.characterIndex(at: point),
      index < text.length
    else { return nil }
    return text.attribute(.link, at: index, effectiveRange: nil) as? URL
  }

  /// Ignores taps outside links.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    label.map { link(at: touch.location(in: $0)) != nil } ?? false
  }
}
