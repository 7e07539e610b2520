import UIKit
import WebKit

/// The selectors of the methods without a result.
enum DelegateMethods {
  /// Whether one of the protocols of a proxy has a method with this name.
  static func contain(_ name: String, in proxy: AnyObject) -> Bool {
    if proxy is any UIScrollViewDelegate, scrollView.contains(name) { return true }
    if proxy is any UITableViewDelegate, tableView.contains(name) { return true }
    if proxy is any UITableViewDataSource, tableViewDataSource.contains(name) { return true }
    if proxy is any UICollectionViewDelegate, collectionView.contains(name) { return true }
    if proxy is any UICollectionViewDataSource, collectionViewDataSource.contains(name) { return true }
    if proxy is any UITextViewDelegate, textView.contains(name) { return true }
    if proxy is any UITextFieldDelegate, textField.contains(name) { return true }
    if proxy is any NSTextStorageDelegate, textStorage.contains(name) { return true }
    if proxy is any UISearchBarDelegate, searchBar.contains(name) { return true }
    if proxy is any UINavigationControllerDelegate, navigationController.contains(name) { return true }
    if proxy is any UISearchControllerDelegate, searchController.contains(name) { return true }
    if proxy is any UITabBarControllerDelegate, tabBarController.contains(name) { return true }
    if proxy is any UITabBarDelegate, tabBar.contains(name) { return true }
    if proxy is any UIPickerViewDelegate, pickerView.contains(name) { return true }
    if proxy is any WKNavigationDelegate, webNavigation.contains(name) { return true }
    return false
  }

  private static let scrollView: Set<String> = [
    "scrollViewDidScroll:",
    "scrollViewDidZoom:",
    "scrollViewWillBeginDragging:",
    "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
    "scrollViewDidEndDragging:willDecelerate:",
    "scrollViewWillBeginDecelerating:",
    "scrollViewDidEndDecelerating:",
    "scrollViewDidEndScrollingAnimation:",
    "scrollViewWillBeginZooming:with:",
    "scrollViewDidEndZooming:with:atScale:",
    "scrollViewDidScrollToTop:",
    "scrollViewDidChangeAdjustedContentInset:",
  ]

  private static let tableView: Set<String> = [
    "tableView:willDisplay:forRowAt:",
    "tableView:willDisplayHeaderView:forSection:",
    "tableView:willDisplayFooterView:forSection:",
    "tableView:didEndDisplaying:forRowAt:",
    "tableView:didEndDisplayingHeaderView:forSection:",
    "tableView:didEndDisplayingFooterView:forSection:",
    "tableView:accessoryButtonTappedForRowWith:",
    "tableView:didHighlightRowAt:",
    "tableView:didUnhighlightRowAt:",
    "tableView:didSelectRowAt:",
    "tableView:didDeselectRowAt:",
    "tableView:performPrimaryActionForRowAt:",
    "tableView:didBeginMultipleSelectionInteractionAt:",
    "tableViewDidEndMultipleSelectionInteraction:",
    "tableView:willBeginEditingRowAt:",
    "tableView:didEndEditingRowAt:",
    "tableView:willPerformPreviewActionForMenuWith:animator:",
    "tableView:willDisplayContextMenu:animator:",
    "tableView:willEndContextMenuInteraction:animator:",
    "tableView:didUpdateFocusIn:with:",
    "tableView:performAction:forRowAt:withSender:",
  ]

  private static let tableViewDataSource: Set<String> = [
    "tableView:commit:forRowAt:",
    "tableView:moveRowAt:to:",
  ]

  private static let collectionView: Set<String> = [
    "collectionView:didHighlightItemAt:",
    "collectionView:didUnhighlightItemAt:",
    "collectionView:didSelectItemAt:",
    "collectionView:didDeselectItemAt:",
    "collectionView:performPrimaryActionForItemAt:",
    "collectionView:didBeginMultipleSelectionInteractionAt:",
    "collectionViewDidEndMultipleSelectionInteraction:",
    "collectionView:willDisplay:forItemAt:",
    "collectionView:willDisplaySupplementaryView:forElementKind:at:",
    "collectionView:didEndDisplaying:forItemAt:",
    "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:",
    "collectionView:performAction:forItemAt:withSender:",
    "collectionView:willPerformPreviewActionForMenuWith:animator:",
    "collectionView:willDisplayContextMenu:animator:",
    "collectionView:willEndContextMenuInteraction:animator:",
    "collectionView:didUpdateFocusIn:with:",
  ]

  private static let collectionViewDataSource: Set<String> = [
    "collectionView:moveItemAt:to:"
  ]

  private static let textView: Set<String> = [
    "textViewDidBeginEditing:",
    "textViewDidEndEditing:",
    "textViewDidChange:",
    "textViewDidChangeSelection:",
    "textView:willPresentEditMenuWith:",
    "textView:willDismissEditMenuWith:",
    "textView:textItemMenuWillDisplayFor:animator:",
    "textView:textItemMenuWillEndFor:animator:",
    "textViewWritingToolsWillBegin:",
    "textViewWritingToolsDidEnd:",
    "textView:willBeginFormattingWith:",
    "textView:didBeginFormattingWith:",
    "textView:willEndFormattingWith:",
    "textView:didEndFormattingWith:",
    "textView:insertInputSuggestion:",
  ]

  private static let textField: Set<String> = [
    "textFieldDidBeginEditing:",
    "textFieldDidEndEditing:",
    "textFieldDidEndEditing:reason:",
    "textFieldDidChangeSelection:",
    "textField:willPresentEditMenuWith:",
    "textField:willDismissEditMenuWith:",
    "textField:insertInputSuggestion:",
  ]

  private static let textStorage: Set<String> = [
    "textStorage:willProcessEditing:range:changeInLength:",
    "textStorage:didProcessEditing:range:changeInLength:",
  ]

  private static let searchBar: Set<String> = [
    "searchBarTextDidBeginEditing:",
    "searchBarTextDidEndEditing:",
    "searchBar:textDidChange:",
    "searchBarSearchButtonClicked:",
    "searchBarBookmarkButtonClicked:",
    "searchBarCancelButtonClicked:",
    "searchBarResultsListButtonClicked:",
    "searchBar:selectedScopeButtonIndexDidChange:",
  ]

  private static let navigationController: Set<String> = [
    "navigationController:willShow:animated:",
    "navigationController:didShow:animated:",
  ]

  private static let searchController: Set<String> = [
    "willPresentSearchController:",
    "didPresentSearchController:",
    "willDismissSearchController:",
    "didDismissSearchController:",
    "presentSearchController:",
  ]

  private static let tabBarController: Set<String> = [
    "tabBarController:didSelect:",
    "tabBarController:didSelectTab:previousTab:",
    "tabBarController:willBeginCustomizing:",
    "tabBarController:willEndCustomizing:changed:",
    "tabBarController:didEndCustomizing:changed:",
  ]

  private static let tabBar: Set<String> = [
    "tabBar:didSelect:",
    "tabBar:willBeginCustomizing:",
    "tabBar:didBeginCustomizing:",
    "tabBar:willEndCustomizing:changed:",
    "tabBar:didEndCustomizing:changed:",
  ]

  private static let pickerView: Set<String> = [
    "pickerView:didSelectRow:inComponent:"
  ]

  private static let webNavigation: Set<String> = [
    "webView:didStartProvisionalNavigation:",
    "webView:didReceiveServerRedirectForProvisionalNavigation:",
    "webView:didFailProvisionalNavigation:withError:",
    "webView:didCommit:",
    "webView:didFinish:",
    "webView:didFail:withError:",
    "webViewWebContentProcessDidTerminate:",
    "webView:navigationAction:didBecome:",
    "webView:navigationResponse:didBecome:",
  ]
}
