/// A position in the text of a text input.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override init() { super.init() }
}

/// A range in the text of a text input.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override init() { super.init() }

  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of selected text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// A position in the framework's own text inputs, in UTF-16 units.
final class TextOffset: UITextPosition {
  let offset: Int
  let affinity: TextLayout.Affinity

  init(_ offset: Int, affinity: TextLayout.Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }
  nonisolated override var hash: Int { offset.hashValue }
  nonisolated override var description: String { "<UITextPosition: \(offset)>" }
}

final class TextOffsetRange: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) { self.range = range }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextOffset(range.lowerBound) }
  override var end: UITextPosition { TextOffset(range.upperBound) }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetRange)?.range == range
  }
  nonisolated override var hash: Int { range.hashValue }
  nonisolated override var description: String {
    "<UITextRange: \(range.lowerBound)..<\(range.upperBound)>"
  }
}

final class TextSelectionBox: UITextSelectionRect {
  private let box: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ box: CGRect, isFirst: Bool, isLast: Bool) {
    self.box = box
    self.isFirst = isFirst
    self.isLast = isLast
  }

  override var rect: CGRect { box }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
