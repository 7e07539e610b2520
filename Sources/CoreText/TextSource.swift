import UIKit

/// An attributed text in the form of the layout engine.
struct TextSource {
  let string: NSAttributedString
  let content: TextContent
  /// Whether all characters have the fill color of the context.
  let hasContextColor: Bool

  init(_ string: NSAttributedString) {
    self.string = string
    let plain = Self.uiKitAttributes(of: string)
    let content = AttributedTextLayout.content(
      of: plain, defaults: AttributedTextLayout.Defaults(font: Self.defaultFont, color: .black),
      traits: UITraitCollection(userInterfaceStyle: .light))
    var runs: [TextContent.Run] = []
    var hasContextColor = string.length > 0
    var index = 0
    let whole = NSRange(location: 0, length: string.length)
    plain.enumerateAttributes(in: whole) { attributes, _, _ in
      var run = content.runs[index]
      index += 1
      if let delegate = attributes[.delegate] as? CTRunDelegate {
        let descent = delegate.descent
        run.style.attachmentSize = CGSize(width: delegate.width, height: delegate.ascent + descent)
        run.style.baselineOffset -= descent
      }
      runs.append(run)
      if (attributes[.colorFromContext] as? NSNumber)?.boolValue != true { hasContextColor = false }
    }
    self.content =
      runs.isEmpty
      ? content : TextContent(content.string, runs: runs, paragraphs: content.paragraphs)
    self.hasContextColor = hasContextColor
  }

  /// Core Text's default.
  static let defaultFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

  /// Replaces attributes that only Core Text has.
  private static func uiKitAttributes(of string: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: string)
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { attributes, range, _ in
      func color(_ key: NSAttributedString.Key, as uiKit: NSAttributedString.Key) {
        guard let value = attributes[key] else { return }
        let color = (value as? UIColor) ?? (value as? CGColor).map { UIColor(cgColor: $0) }
        if let color { result.addAttribute(uiKit, value: color, range: range) }
      }
      color(.foregroundColor, as: .foregroundColor)
      color(.coreTextColor, as: .foregroundColor)
      color(.coreTextBackground, as: .backgroundColor)
      color(.coreTextUnderline, as: .underlineColor)
      if let level = (attributes[.superscript] as? NSNumber)?.doubleValue, level != 0 {
        let font = attributes[.font] as? UIFont ?? defaultFont
        result.addAttribute(.baselineOffset, value: font.pointSize * (level > 0 ? 0.33 : -0.2), range: range)
      }
    }
    return result
  }

  /// The text in a range of the string.
  func part(_ range: Range<Int>) -> TextSource {
    if range == 0..<string.length { return self }
    return TextSource(
      string.attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count)))
  }

  /// The range that a `CFRange` stands for, where a length of 0 means the rest.
  func resolve(_ range: CFRange) -> Range<Int> {
    let start = min(max(range.location, 0), string.length)
    let end = range.length == 0 ? string.length : min(start + max(range.length, 0), string.length)
    return start..<end
  }
}

extension NSAttributedString.Key {
  static let delegate = NSAttributedString.Key(kCTRunDelegateAttributeName)
  static let colorFromContext = NSAttributedString.Key(kCTForegroundColorFromContextAttributeName)
  static let coreTextColor = NSAttributedString.Key(kCTForegroundColorAttributeName)
  static let coreTextBackground = NSAttributedString.Key(kCTBackgroundColorAttributeName)
  static let coreTextUnderline = NSAttributedString.Key(kCTUnderlineColorAttributeName)
  static let superscript = NSAttributedString.Key(kCTSuperscriptAttributeName)
}

extension CFRange {
  init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }
}

/// Runs `body` on the main thread, where text is laid out; callers on other threads wait.
func onMainThread<Result>(_ body: () -> Result) -> Result {
  Thread.isMainThread ? body() : DispatchQueue.main.sync(execute: body)
}
