import UIKit

// A method for each optional method of the protocols.

extension UITextViewDelegate where Self: _RXDelegateProxy {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    answer(StandardUITextViewDelegate()) { (target: any UITextViewDelegate) in
      target.textViewShouldBeginEditing(textView)
    }
  }

  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    answer(StandardUITextViewDelegate()) { (target: any UITextViewDelegate) in
      target.textViewShouldEndEditing(textView)
    }
  }

  public func textViewDidBeginEditing(_ textView: UITextView) {
    forward("textViewDidBeginEditing:", [textView]) { (target: any UITextViewDelegate) in
      target.textViewDidBeginEditing(textView)
    }
  }

  public func textViewDidEndEditing(_ textView: UITextView) {
    forward("textViewDidEndEditing:", [textView]) { (target: any UITextViewDelegate) in
      target.textViewDidEndEditing(textView)
    }
  }

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    answer(StandardUITextViewDelegate()) { (target: any UITextViewDelegate) in
      target.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }

  public func textViewDidChange(_ textView: UITextView) {
    forward("textViewDidChange:", [textView]) { (target: any UITextViewDelegate) in
      target.textViewDidChange(textView)
    }
  }

  public func textViewDidChangeSelection(_ textView: UITextView) {
    forward("textViewDidChangeSelection:", [textView]) { (target: any UITextViewDelegate) in
      target.textViewDidChangeSelection(textView)
    }
  }

  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    answer(StandardUITextViewDelegate()) { (target: any UITextViewDelegate) in
      target.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }
  }

  public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
    -> UIAction?
  {
    answer(StandardUITextViewDelegate()) { (target: any UITextViewDelegate) in
      target.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
    }
  }

  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    answer(StandardUITextViewDelegate()) { (target: any UITextViewDelegate) in
      target.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    }
  }

  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange)
    -> Bool
  {
    answer(StandardUITextViewDelegate()) { (target: any UITextViewDelegate) in
      target.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
  }

  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    answer(StandardUITextViewDelegate()) { (target: any UITextViewDelegate) in
      target.textView(
        textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
    }
  }

  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool {
    answer(StandardUITextViewDelegate()) { (target: any UITextViewDelegate) in
      target.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }
  }

  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    forward("textView:willPresentEditMenuWith:", [textView, animator]) { (target: any UITextViewDelegate) in
      target.textView(textView, willPresentEditMenuWith: animator)
    }
  }

  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    forward("textView:willDismissEditMenuWith:", [textView, animator]) { (target: any UITextViewDelegate) in
      target.textView(textView, willDismissEditMenuWith: animator)
    }
  }

  public func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
    -> UITextItem.MenuConfiguration?
  {
    answer(StandardUITextViewDelegate()) { (target: any UITextViewDelegate) in
      target.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
    }
  }

  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    forward("textView:textItemMenuWillDisplayFor:animator:", [textView, textItem, animator]) {
      (target: any UITextViewDelegate) in
      target.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator)
    }
  }

  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    forward("textView:textItemMenuWillEndFor:animator:", [textView, textItem, animator]) {
      (target: any UITextViewDelegate) in
      target.textView(textView, textItemMenuWillEndFor: textItem, animator: animator)
    }
  }

  public func textViewWritingToolsWillBegin(_ textView: UITextView) {
    forward("textViewWritingToolsWillBegin:", [textView]) { (target: any UITextViewDelegate) in
      target.textViewWritingToolsWillBegin(textView)
    }
  }

  public func textViewWritingToolsDidEnd(_ textView: UITextView) {
    forward("textViewWritingToolsDidEnd:", [textView]) { (target: any UITextViewDelegate) in
      target.textViewWritingToolsDidEnd(textView)
    }
  }

  public func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] {
    answer(StandardUITextViewDelegate()) { (target: any UITextViewDelegate) in
      target.textView(textView, writingToolsIgnoredRangesInEnclosingRange: enclosingRange)
    }
  }

  public func textView(
    _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController
  ) {
    forward("textView:willBeginFormattingWith:", [textView, viewController]) {
      (target: any UITextViewDelegate) in
      target.textView(textView, willBeginFormattingWith: viewController)
    }
  }

  public func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController
  ) {
    forward("textView:didBeginFormattingWith:", [textView, viewController]) {
      (target: any UITextViewDelegate) in
      target.textView(textView, didBeginFormattingWith: viewController)
    }
  }

  public func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController
  ) {
    forward("textView:willEndFormattingWith:", [textView, viewController]) {
      (target: any UITextViewDelegate) in
      target.textView(textView, willEndFormattingWith: viewController)
    }
  }

  public func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController
  ) {
    forward("textView:didEndFormattingWith:", [textView, viewController]) {
      (target: any UITextViewDelegate) in
      target.textView(textView, didEndFormattingWith: viewController)
    }
  }

  public func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
    forward("textView:insertInputSuggestion:", [textView, inputSuggestion]) {
      (target: any UITextViewDelegate) in
      target.textView(textView, insertInputSuggestion: inputSuggestion)
    }
  }

  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool {
    answer(StandardUITextViewDelegate()) { (target: any UITextViewDelegate) in
      target.textView(textView, shouldChangeTextInRanges: ranges, replacementText: text)
    }
  }

  public func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    answer(StandardUITextViewDelegate()) { (target: any UITextViewDelegate) in
      target.textView(textView, editMenuForTextInRanges: ranges, suggestedActions: suggestedActions)
    }
  }
}

/// Implements no optional method.
private final class StandardUITextViewDelegate: NSObject, UITextViewDelegate {}

extension UITextFieldDelegate where Self: _RXDelegateProxy {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    answer(StandardUITextFieldDelegate()) { (target: any UITextFieldDelegate) in
      target.textFieldShouldBeginEditing(textField)
    }
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    forward("textFieldDidBeginEditing:", [textField]) { (target: any UITextFieldDelegate) in
      target.textFieldDidBeginEditing(textField)
    }
  }

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    answer(StandardUITextFieldDelegate()) { (target: any UITextFieldDelegate) in
      target.textFieldShouldEndEditing(textField)
    }
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    forward("textFieldDidEndEditing:", [textField]) { (target: any UITextFieldDelegate) in
      target.textFieldDidEndEditing(textField)
    }
  }

  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    forward("textFieldDidEndEditing:reason:", [textField, reason]) { (target: any UITextFieldDelegate) in
      target.textFieldDidEndEditing(textField, reason: reason)
    }
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    answer(StandardUITextFieldDelegate()) { (target: any UITextFieldDelegate) in
      target.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }

  public func textFieldDidChangeSelection(_ textField: UITextField) {
    forward("textFieldDidChangeSelection:", [textField]) { (target: any UITextFieldDelegate) in
      target.textFieldDidChangeSelection(textField)
    }
  }

  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    answer(StandardUITextFieldDelegate()) { (target: any UITextFieldDelegate) in
      target.textFieldShouldClear(textField)
    }
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    answer(StandardUITextFieldDelegate()) { (target: any UITextFieldDelegate) in
      target.textFieldShouldReturn(textField)
    }
  }

  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    answer(StandardUITextFieldDelegate()) { (target: any UITextFieldDelegate) in
      target.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }
  }

  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    forward("textField:willPresentEditMenuWith:", [textField, animator]) {
      (target: any UITextFieldDelegate) in
      target.textField(textField, willPresentEditMenuWith: animator)
    }
  }

  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    forward("textField:willDismissEditMenuWith:", [textField, animator]) {
      (target: any UITextFieldDelegate) in
      target.textField(textField, willDismissEditMenuWith: animator)
    }
  }

  public func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
    forward("textField:insertInputSuggestion:", [textField, inputSuggestion]) {
      (target: any UITextFieldDelegate) in
      target.textField(textField, insertInputSuggestion: inputSuggestion)
    }
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    answer(StandardUITextFieldDelegate()) { (target: any UITextFieldDelegate) in
      target.textField(textField, shouldChangeCharactersInRanges: ranges, replacementString: string)
    }
  }

  public func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    answer(StandardUITextFieldDelegate()) { (target: any UITextFieldDelegate) in
      target.textField(textField, editMenuForCharactersInRanges: ranges, suggestedActions: suggestedActions)
    }
  }
}

/// Implements no optional method.
private final class StandardUITextFieldDelegate: NSObject, UITextFieldDelegate {}

extension NSTextStorageDelegate where Self: _RXDelegateProxy {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    forward(
      "textStorage:willProcessEditing:range:changeInLength:", [textStorage, editedMask, editedRange, delta]
    ) { (target: any NSTextStorageDelegate) in
      target.textStorage(
        textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }

  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    forward(
      "textStorage:didProcessEditing:range:changeInLength:", [textStorage, editedMask, editedRange, delta]
    ) { (target: any NSTextStorageDelegate) in
      target.textStorage(
        textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    }
  }
}

extension UISearchBarDelegate where Self: _RXDelegateProxy {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    answer(StandardUISearchBarDelegate()) { (target: any UISearchBarDelegate) in
      target.searchBarShouldBeginEditing(searchBar)
    }
  }

  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    forward("searchBarTextDidBeginEditing:", [searchBar]) { (target: any UISearchBarDelegate) in
      target.searchBarTextDidBeginEditing(searchBar)
    }
  }

  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    answer(StandardUISearchBarDelegate()) { (target: any UISearchBarDelegate) in
      target.searchBarShouldEndEditing(searchBar)
    }
  }

  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    forward("searchBarTextDidEndEditing:", [searchBar]) { (target: any UISearchBarDelegate) in
      target.searchBarTextDidEndEditing(searchBar)
    }
  }

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    forward("searchBar:textDidChange:", [searchBar, searchText]) { (target: any UISearchBarDelegate) in
      target.searchBar(searchBar, textDidChange: searchText)
    }
  }

  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    answer(StandardUISearchBarDelegate()) { (target: any UISearchBarDelegate) in
      target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
  }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    forward("searchBarSearchButtonClicked:", [searchBar]) { (target: any UISearchBarDelegate) in
      target.searchBarSearchButtonClicked(searchBar)
    }
  }

  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    forward("searchBarBookmarkButtonClicked:", [searchBar]) { (target: any UISearchBarDelegate) in
      target.searchBarBookmarkButtonClicked(searchBar)
    }
  }

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    forward("searchBarCancelButtonClicked:", [searchBar]) { (target: any UISearchBarDelegate) in
      target.searchBarCancelButtonClicked(searchBar)
    }
  }

  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    forward("searchBarResultsListButtonClicked:", [searchBar]) { (target: any UISearchBarDelegate) in
      target.searchBarResultsListButtonClicked(searchBar)
    }
  }

  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    forward("searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope]) {
      (target: any UISearchBarDelegate) in
      target.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
}

/// Implements no optional method.
private final class StandardUISearchBarDelegate: NSObject, UISearchBarDelegate {}
