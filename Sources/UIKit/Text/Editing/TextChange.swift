/// A replacement, with the information to undo it.
package struct TextChange {
  package var location: Int
  package var old: NSAttributedString
  package var new: NSAttributedString
  package var selectionBefore: TextSelection
  package var selectionAfter: TextSelection

  package var oldRange: Range<Int> { location..<(location + old.length) }
  package var newRange: Range<Int> { location..<(location + new.length) }

  package var inverse: TextChange {
    TextChange(
      location: location, old: new, new: old, selectionBefore: selectionAfter, selectionAfter: selectionBefore
    )
  }

  private var isInsertion: Bool { old.length == 0 && new.length > 0 }
  private var isDeletion: Bool { new.length == 0 && old.length > 0 }

  /// Returns the combination of both changes, if the second one continues typing or deleting.
  package func merged(with next: TextChange) -> TextChange? {
    guard next.selectionBefore == selectionAfter else { return nil }
    if next.isInsertion, next.location == newRange.upperBound, new.length > 0 {
      return TextChange(
        location: location, old: old, new: new + next.new, selectionBefore: selectionBefore,
        selectionAfter: next.selectionAfter)
    }
    guard isDeletion, next.isDeletion else { return nil }
    if next.oldRange.upperBound == location {
      return TextChange(
        location: next.location, old: next.old + old, new: new, selectionBefore: selectionBefore,
        selectionAfter: next.selectionAfter)
    }
    guard next.location == location else { return nil }
    return TextChange(
      location: location, old: old + next.old, new: new, selectionBefore: selectionBefore,
      selectionAfter: next.selectionAfter)
  }
}

private func + (first: NSAttributedString, second: NSAttributedString) -> NSAttributedString {
  StyledText.joined([first, second])
}
