import UIKit
import WebKit

// A method for each optional method of the protocols.

/// The selectors of the methods without a result.
enum DelegateMethods {
  static func voidMethods(of proxy: AnyObject) -> [Set<String>] {
    var all: [Set<String>] = []
    if proxy is any UIScrollViewDelegate { all.append(scrollView) }
    if proxy is any UITableViewDelegate { all.append(tableView) }
    if proxy is any UITableViewDataSource { all.append(tableViewDataSource) }
    if proxy is any UICollectionViewDelegate { all.append(collectionView) }
    if proxy is any UICollectionViewDataSource { all.append(collectionViewDataSource) }
    if proxy is any UITextViewDelegate { all.append(textView) }
    if proxy is any UITextFieldDelegate { all.append(textField) }
    if proxy is any NSTextStorageDelegate { all.append(textStorage) }
    if proxy is any UISearchBarDelegate { all.append(searchBar) }
    if proxy is any UINavigationControllerDelegate { all.append(navigationController) }
    if proxy is any UISearchControllerDelegate { all.append(searchController) }
    if proxy is any UITabBarControllerDelegate { all.append(tabBarController) }
    if proxy is any UITabBarDelegate { all.append(tabBar) }
    if proxy is any UIPickerViewDelegate { all.append(pickerView) }
    if proxy is any WKNavigationDelegate { all.append(webNavigation) }
    return all
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
