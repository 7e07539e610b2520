/// The selection in an editable text.
public struct TextSelection: Hashable, Sendable {
  /// The selected parts of the text.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices
  /// The side on which the insertion point is drawn where a line wraps. Has no effect.
  public var affinity: TextSelectionAffinity = .automatic

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether nothing is selected, so that only the insertion point is shown.
  public var isInsertion: Bool { bounds?.isEmpty ?? true }

  /// The smallest range with all parts.
  private var bounds: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let set):
      set.ranges.first.flatMap { first in set.ranges.last.map { first.lowerBound..<$0.upperBound } }
    }
  }
}

public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

// MARK: UIKit

extension TextSelection {
  /// The selection of a text input; `nil` without one.
  @MainActor
  init?(of input: some UITextInput, in text: String) {
    guard let selected = input.selectedTextRange else { return nil }
    func index(_ position: UITextPosition) -> String.Index {
      let offset = input.offset(from: input.beginningOfDocument, to: position)
      return String.Index(utf16Offset: min(max(offset, 0), text.utf16.count), in: text)
    }
    self.init(range: index(selected.start)..<index(selected.end))
  }

  /// Selects the same part of the text of a text input.
  @MainActor
  func apply(to input: some UITextInput, in text: String) {
    guard let bounds else { return }
    func position(_ index: String.Index) -> UITextPosition? {
      let offset = min(index, text.endIndex).utf16Offset(in: text)
      return input.position(from: input.beginningOfDocument, offset: offset)
    }
    guard self != TextSelection(of: input, in: text), let start = position(bounds.lowerBound),
      let end = position(bounds.upperBound)
    else { return }
    input.selectedTextRange = input.textRange(from: start, to: end)
  }
}

/// Synchronizes the selection of a text input with a binding.
///
/// A class: a change of the input's selection is reported while it is applied.
@MainActor
final class SelectionSynchronizer {
  var selection: Binding<TextSelection?>?
  private var isApplying = false

  /// Shows the selection of the binding while the input is edited.
  func apply(to input: some UITextInput & UIView, text: String) {
    guard input.isFirstResponder, let wanted = selection?.wrappedValue else { return }
    isApplying = true
    wanted.apply(to: input, in: text)
    isApplying = false
  }

  /// Sets the binding to the selection of the input.
  func report(_ input: some UITextInput, text: String) {
    guard !isApplying, let selection else { return }
    let current = TextSelection(of: input, in: text)
    if selection.wrappedValue != current { selection.wrappedValue = current }
  }
}
