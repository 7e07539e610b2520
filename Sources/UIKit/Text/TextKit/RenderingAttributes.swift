/// The rendering attributes of a text layout manager, by their ranges in the text.
@MainActor
final class RenderingAttributes {
  private weak var manager: NSTextLayoutManager?
  /// A text of the same length as the content, whose attributes are the rendering attributes.
  private let runs = NSMutableAttributedString(string: "")

  init(_ manager: NSTextLayoutManager) { self.manager = manager }

  private func range(_ textRange: NSTextRange) -> NSRange? {
    guard let offsets = textRange.offsets else { return nil }
    fit(manager?.documentRange.offsets?.upperBound ?? 0)
    return NSRange(offsets.clamped(to: 0..<runs.length))
  }

  private func fit(_ length: Int) {
    if runs.length > length {
      runs.deleteCharacters(in: NSRange(location: length, length: runs.length - length))
    } else if runs.length < length {
      runs.append(NSAttributedString(string: String(repeating: " ", count: length - runs.length)))
    }
  }

  func set(_ attributes: [NSAttributedString.Key: Any], in textRange: NSTextRange) {
    guard let range = range(textRange) else { return }
    runs.setAttributes(attributes, range: range)
  }

  func add(_ key: NSAttributedString.Key, _ value: Any?, in textRange: NSTextRange) {
    guard let range = range(textRange) else { return }
    if let value {
      runs.addAttribute(key, value: value, range: range)
    } else {
      runs.removeAttribute(key, range: range)
    }
  }

  func enumerate(
    from location: any NSTextLocation, reverse: Bool,
    using block: ([NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    guard let start = (location as? ContentLocation)?.offset, start <= runs.length else { return }
    let range = NSRange(reverse ? 0..<start : start..<runs.length)
    runs.enumerateAttributes(in: range, options: reverse ? .reverse : []) { attributes, range, stop in
      guard !attributes.isEmpty, let found = Range(range) else { return }
      stop.pointee = ObjCBool(!block(attributes, NSTextRange(found)))
    }
  }

  /// Moves the attributes behind a change; changed text has none.
  func textDidChange(in range: NSRange, changeInLength: Int) {
    let old = NSRange(location: range.location, length: max(0, range.length - changeInLength))
    guard changeInLength != 0, NSMaxRange(old) <= runs.length else { return }
    runs.replaceCharacters(
      in: old, with: NSAttributedString(string: String(repeating: " ", count: range.length)))
  }

  /// Returns a paragraph that begins at an offset, with the rendering attributes.
  func apply(to paragraph: NSAttributedString, from start: Int) -> NSAttributedString {
    let end = min(start + paragraph.length, runs.length)
    guard start < end else { return paragraph }
    let shown = NSMutableAttributedString(attributedString: paragraph)
    runs.enumerateAttributes(in: NSRange(start..<end)) { attributes, range, _ in
      shown.addAttributes(attributes, range: NSRange(location: range.location - start, length: range.length))
    }
    return shown
  }
}
