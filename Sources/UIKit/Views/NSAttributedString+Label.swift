/// Changes of the attributed text of a label.
extension NSAttributedString {
  /// The text with a value of an attribute for all of it; nil if no character has the attribute.
  func replacing(_ key: NSAttributedString.Key, with value: Any?) -> NSAttributedString? {
    var hasAttribute = false
    let range = NSRange(location: 0, length: length)
    enumerateAttribute(key, in: range) { found, _, stop in
      hasAttribute = found != nil
      stop.pointee = ObjCBool(hasAttribute)
    }
    guard hasAttribute else { return nil }
    let changed = NSMutableAttributedString(attributedString: self)
    changed.removeAttribute(key, range: range)
    if let value { changed.addAttribute(key, value: value, range: range) }
    return changed.copy() as? NSAttributedString
  }

  /// The text with less space after each character.
  func tightened(by amount: CGFloat) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.kern, in: NSRange(location: 0, length: length)) { value, range, _ in
      let own = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? 0
      text.addAttribute(.kern, value: own - Double(amount), range: range)
    }
    return text
  }
}
