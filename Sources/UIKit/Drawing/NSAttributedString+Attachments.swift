extension NSAttributedString {
  /// Whether the text has attachments.
  public var containsAttachments: Bool { containsAttachments(in: NSRange(location: 0, length: length)) }

  /// Returns whether a part of the text has attachments.
  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value is NSTextAttachment else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}
