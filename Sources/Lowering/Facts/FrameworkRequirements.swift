/// The optional requirements of UIKit. On iOS, a subclass may implement one even if its conforming superclass
/// does not.
package struct FrameworkRequirements: Sendable {
  package static let shared = FrameworkRequirements()

  /// The protocols by full name of the requirement.
  private var protocols: [String: [String]] = [:]
  private var hashes: [UInt64: Set<UInt64>] = [:]

  private init() {
    for (name, requirements) in Self.all {
      for requirement in requirements {
        protocols[requirement, default: []].append(name)
        let base = NameHash.of(requirement.utf8.prefix { $0 != UInt8(ascii: "(") })
        var names: Set<UInt64> = [NameHash.of(name.utf8)]
        for conforming in Self.conformingClasses[name] ?? [] { names.insert(NameHash.of(conforming.utf8)) }
        hashes[base, default: []].formUnion(names)
      }
    }
  }

  /// Whether UIKit has an optional requirement with this name.
  package func contains(_ fullName: String) -> Bool {
    protocols[fullName] != nil
  }

  /// Returns whether UIKit may have an optional requirement with a base name.
  func hasRequirement(_ baseName: UInt64) -> Bool {
    hashes[baseName] != nil
  }

  /// Whether a method with this base name may implement a requirement although its file does not mention the
  /// protocol.
  func canBeImplemented(_ baseName: UInt64, typeNames: Set<UInt64>) -> Bool {
    guard let names = hashes[baseName] else { return false }
    return names.isDisjoint(with: typeNames)
  }

  /// Whether the file mentions none of the requirement's protocols.
  func isUnnamed(_ fullName: String, typeNames: Set<UInt64>) -> Bool {
    guard protocols[fullName] != nil else { return false }
    let base = NameHash.of(fullName.utf8.prefix { $0 != UInt8(ascii: "(") })
    return hashes[base]?.isDisjoint(with: typeNames) ?? false
  }

  /// The framework classes whose subclasses override a requirement instead of implementing it.
  private static let conformingClasses: [String: [String]] = [
    "UITableViewDelegate": ["UITableViewController"],
    "UITableViewDataSource": ["UITableViewController"],
    "UICollectionViewDelegate": ["UICollectionViewController"],
    "UICollectionViewDataSource": ["UICollectionViewController"],
    "UIScrollViewDelegate": [
      "UITableViewController", "UICollectionViewController", "UITableViewDelegate",
      "UICollectionViewDelegate",
      "UITextViewDelegate",
    ],
  ]

  private static let all: [String: [String]] = [
    "UIScrollViewDelegate": [
      "scrollViewDidScroll(_:)", "scrollViewDidZoom(_:)", "scrollViewWillBeginDragging(_:)",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
      "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)", "viewForZooming(in:)",
      "scrollViewWillBeginZooming(_:with:)", "scrollViewDidEndZooming(_:with:atScale:)",
      "scrollViewShouldScrollToTop(_:)", "scrollViewDidScrollToTop(_:)",
      "scrollViewDidChangeAdjustedContentInset(_:)",
    ],
    "UITableViewDataSource": [
      "numberOfSections(in:)", "tableView(_:titleForHeaderInSection:)",
      "tableView(_:titleForFooterInSection:)",
      "tableView(_:canEditRowAt:)", "tableView(_:canMoveRowAt:)", "sectionIndexTitles(for:)",
      "tableView(_:sectionForSectionIndexTitle:at:)", "tableView(_:commit:forRowAt:)",
      "tableView(_:moveRowAt:to:)",
    ],
    "UITableViewDelegate": [
      "tableView(_:willDisplay:forRowAt:)", "tableView(_:willDisplayHeaderView:forSection:)",
      "tableView(_:willDisplayFooterView:forSection:)", "tableView(_:didEndDisplaying:forRowAt:)",
      "tableView(_:didEndDisplayingHeaderView:forSection:)",
      "tableView(_:didEndDisplayingFooterView:forSection:)",
      "tableView(_:heightForRowAt:)", "tableView(_:heightForHeaderInSection:)",
      "tableView(_:heightForFooterInSection:)", "tableView(_:estimatedHeightForRowAt:)",
      "tableView(_:estimatedHeightForHeaderInSection:)", "tableView(_:estimatedHeightForFooterInSection:)",
      "tableView(_:viewForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
      "tableView(_:accessoryButtonTappedForRowWith:)", "tableView(_:shouldHighlightRowAt:)",
      "tableView(_:didHighlightRowAt:)", "tableView(_:didUnhighlightRowAt:)", "tableView(_:willSelectRowAt:)",
      "tableView(_:willDeselectRowAt:)", "tableView(_:didSelectRowAt:)", "tableView(_:didDeselectRowAt:)",
      "tableView(_:editingStyleForRowAt:)", "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
      "tableView(_:editActionsForRowAt:)", "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:shouldIndentWhileEditingRowAt:)",
      "tableView(_:willBeginEditingRowAt:)", "tableView(_:didEndEditingRowAt:)",
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      "tableView(_:indentationLevelForRowAt:)", "tableView(_:canFocusRowAt:)",
      "tableView(_:contextMenuConfigurationForRowAt:point:)",
      "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
      "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
      "tableView(_:didBeginMultipleSelectionInteractionAt:)", "tableView(_:selectionFollowsFocusForRowAt:)",
    ],
    "UICollectionViewDataSource": [
      "numberOfSections(in:)", "collectionView(_:viewForSupplementaryElementOfKind:at:)",
      "collectionView(_:canMoveItemAt:)", "collectionView(_:moveItemAt:to:)", "indexTitles(for:)",
      "collectionView(_:indexPathForIndexTitle:at:)",
    ],
    "UICollectionViewDelegate": [
      "collectionView(_:shouldHighlightItemAt:)", "collectionView(_:didHighlightItemAt:)",
      "collectionView(_:didUnhighlightItemAt:)", "collectionView(_:shouldSelectItemAt:)",
      "collectionView(_:shouldDeselectItemAt:)", "collectionView(_:didSelectItemAt:)",
      "collectionView(_:didDeselectItemAt:)", "collectionView(_:canPerformPrimaryActionForItemAt:)",
      "collectionView(_:performPrimaryActionForItemAt:)", "collectionView(_:willDisplay:forItemAt:)",
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
      "collectionView(_:didEndDisplaying:forItemAt:)",
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
      "collectionView(_:canEditItemAt:)", "collectionView(_:targetContentOffsetForProposedContentOffset:)",
      "collectionView(_:contextMenuConfigurationForItemAt:point:)",
      "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
    ],
    "UICollectionViewDelegateFlowLayout": [
      "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:layout:insetForSectionAt:)",
      "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      "collectionView(_:layout:referenceSizeForHeaderInSection:)",
      "collectionView(_:layout:referenceSizeForFooterInSection:)",
    ],
    "UIImagePickerControllerDelegate": [
      "imagePickerController(_:didFinishPickingMediaWithInfo:)", "imagePickerControllerDidCancel(_:)",
    ],
    "UITextFieldDelegate": [
      "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)", "textFieldShouldEndEditing(_:)",
      "textFieldDidEndEditing(_:)", "textFieldDidEndEditing(_:reason:)",
      "textField(_:shouldChangeCharactersIn:replacementString:)", "textFieldDidChangeSelection(_:)",
      "textFieldShouldClear(_:)", "textFieldShouldReturn(_:)",
      "textField(_:editMenuForCharactersIn:suggestedActions:)",
    ],
    "UITextViewDelegate": [
      "textViewShouldBeginEditing(_:)", "textViewShouldEndEditing(_:)", "textViewDidBeginEditing(_:)",
      "textViewDidEndEditing(_:)", "textView(_:shouldChangeTextIn:replacementText:)", "textViewDidChange(_:)",
      "textViewDidChangeSelection(_:)", "textView(_:editMenuForTextIn:suggestedActions:)",
      "textView(_:primaryActionFor:defaultAction:)", "textView(_:shouldInteractWith:in:interaction:)",
      "textView(_:shouldInteractWith:in:)",
    ],
    "UINavigationControllerDelegate": [
      "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)",
      "navigationControllerSupportedInterfaceOrientations(_:)",
      "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
      "navigationController(_:interactionControllerFor:)",
      "navigationController(_:animationControllerFor:from:to:)",
    ],
    "UITabBarControllerDelegate": [
      "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)",
      "tabBarController(_:willBeginCustomizing:)", "tabBarController(_:willEndCustomizing:changed:)",
      "tabBarController(_:didEndCustomizing:changed:)", "tabBarControllerSupportedInterfaceOrientations(_:)",
      "tabBarController(_:interactionControllerFor:)",
      "tabBarController(_:animationControllerForTransitionFrom:to:)",
    ],
    "UITabBarDelegate": ["tabBar(_:didSelect:)"],
    "UIViewImplicitlyAnimating": [
      "addAnimations(_:)", "addAnimations(_:delayFactor:)", "addCompletion(_:)",
      "continueAnimation(withTimingParameters:durationFactor:)",
    ],
    "UISplitViewControllerDelegate": [
      "splitViewController(_:willChangeTo:)", "targetDisplayModeForAction(in:)",
      "splitViewController(_:show:sender:)", "splitViewController(_:showDetail:sender:)",
      "primaryViewController(forCollapsing:)", "primaryViewController(forExpanding:)",
      "splitViewController(_:collapseSecondary:onto:)", "splitViewController(_:separateSecondaryFrom:)",
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
      "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
      "splitViewControllerDidCollapse(_:)",
      "splitViewControllerDidExpand(_:)", "splitViewController(_:willShow:)",
      "splitViewController(_:willHide:)",
    ],
    "UIPageViewControllerDelegate": [
      "pageViewController(_:willTransitionTo:)",
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      "pageViewController(_:spineLocationFor:)",
    ],
    "UIPageViewControllerDataSource": ["presentationCount(for:)", "presentationIndex(for:)"],
    "UIGestureRecognizerDelegate": [
      "gestureRecognizerShouldBegin(_:)", "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
      "gestureRecognizer(_:shouldRequireFailureOf:)", "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
      "gestureRecognizer(_:shouldReceive:)",
    ],
    "UISearchBarDelegate": [
      "searchBarShouldBeginEditing(_:)", "searchBarTextDidBeginEditing(_:)", "searchBarShouldEndEditing(_:)",
      "searchBarTextDidEndEditing(_:)", "searchBar(_:textDidChange:)",
      "searchBar(_:shouldChangeTextIn:replacementText:)", "searchBarSearchButtonClicked(_:)",
      "searchBarCancelButtonClicked(_:)", "searchBarBookmarkButtonClicked(_:)",
      "searchBar(_:selectedScopeButtonIndexDidChange:)",
    ],
    "UISearchControllerDelegate": [
      "willPresentSearchController(_:)", "didPresentSearchController(_:)", "willDismissSearchController(_:)",
      "didDismissSearchController(_:)", "presentSearchController(_:)",
    ],
    "UIPickerViewDelegate": [
      "pickerView(_:rowHeightForComponent:)", "pickerView(_:widthForComponent:)",
      "pickerView(_:titleForRow:forComponent:)", "pickerView(_:attributedTitleForRow:forComponent:)",
      "pickerView(_:viewForRow:forComponent:reusing:)", "pickerView(_:didSelectRow:inComponent:)",
    ],
    "UIAdaptivePresentationControllerDelegate": [
      "adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)",
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
      "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
      "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)",
      "presentationControllerDidDismiss(_:)", "presentationControllerDidAttemptToDismiss(_:)",
    ],
    "UIPopoverPresentationControllerDelegate": [
      "prepareForPopoverPresentation(_:)", "popoverPresentationControllerShouldDismissPopover(_:)",
      "popoverPresentationControllerDidDismissPopover(_:)",
      "popoverPresentationController(_:willRepositionPopoverTo:in:)",
    ],
    "UIViewControllerTransitioningDelegate": [
      "animationController(forPresented:presenting:source:)", "animationController(forDismissed:)",
      "interactionControllerForPresentation(using:)", "interactionControllerForDismissal(using:)",
      "presentationController(forPresented:presenting:source:)",
    ],
    "UIApplicationDelegate": [
      "application(_:didFinishLaunchingWithOptions:)", "application(_:willFinishLaunchingWithOptions:)",
      "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)",
      "applicationDidEnterBackground(_:)",
      "applicationWillEnterForeground(_:)", "applicationWillTerminate(_:)",
      "applicationDidReceiveMemoryWarning(_:)", "application(_:open:options:)",
      "application(_:configurationForConnecting:options:)", "application(_:didDiscardSceneSessions:)",
      "application(_:continue:restorationHandler:)",
    ],
    "UIWindowSceneDelegate": [
      "scene(_:willConnectTo:options:)", "sceneDidDisconnect(_:)", "sceneDidBecomeActive(_:)",
      "sceneWillResignActive(_:)", "sceneWillEnterForeground(_:)", "sceneDidEnterBackground(_:)",
      "scene(_:openURLContexts:)", "stateRestorationActivity(for:)", "scene(_:continue:)",
    ],
  ]
}
