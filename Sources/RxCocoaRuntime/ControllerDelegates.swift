import UIKit

// A method for each optional method of the protocols.

extension UINavigationControllerDelegate where Self: _RXDelegateProxy {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    forward("navigationController:willShow:animated:", [navigationController, viewController, animated]) {
      (target: any UINavigationControllerDelegate) in
      target.navigationController(navigationController, willShow: viewController, animated: animated)
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    forward("navigationController:didShow:animated:", [navigationController, viewController, animated]) {
      (target: any UINavigationControllerDelegate) in
      target.navigationController(navigationController, didShow: viewController, animated: animated)
    }
  }

  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    answer(StandardUINavigationControllerDelegate()) { (target: any UINavigationControllerDelegate) in
      target.navigationControllerSupportedInterfaceOrientations(navigationController)
    }
  }

  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    answer(StandardUINavigationControllerDelegate()) { (target: any UINavigationControllerDelegate) in
      target.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    answer(StandardUINavigationControllerDelegate()) { (target: any UINavigationControllerDelegate) in
      target.navigationController(navigationController, interactionControllerFor: animationController)
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    answer(StandardUINavigationControllerDelegate()) { (target: any UINavigationControllerDelegate) in
      target.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
  }
}

/// Implements no optional method.
private final class StandardUINavigationControllerDelegate: NSObject, UINavigationControllerDelegate {}

extension UISearchControllerDelegate where Self: _RXDelegateProxy {
  public func willPresentSearchController(_ searchController: UISearchController) {
    forward("willPresentSearchController:", [searchController]) { (target: any UISearchControllerDelegate) in
      target.willPresentSearchController(searchController)
    }
  }

  public func didPresentSearchController(_ searchController: UISearchController) {
    forward("didPresentSearchController:", [searchController]) { (target: any UISearchControllerDelegate) in
      target.didPresentSearchController(searchController)
    }
  }

  public func willDismissSearchController(_ searchController: UISearchController) {
    forward("willDismissSearchController:", [searchController]) { (target: any UISearchControllerDelegate) in
      target.willDismissSearchController(searchController)
    }
  }

  public func didDismissSearchController(_ searchController: UISearchController) {
    forward("didDismissSearchController:", [searchController]) { (target: any UISearchControllerDelegate) in
      target.didDismissSearchController(searchController)
    }
  }

  public func presentSearchController(_ searchController: UISearchController) {
    forward("presentSearchController:", [searchController]) { (target: any UISearchControllerDelegate) in
      target.presentSearchController(searchController)
    }
  }
}

extension UITabBarControllerDelegate where Self: _RXDelegateProxy {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    answer(StandardUITabBarControllerDelegate()) { (target: any UITabBarControllerDelegate) in
      target.tabBarController(tabBarController, shouldSelect: viewController)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    forward("tabBarController:didSelect:", [tabBarController, viewController]) {
      (target: any UITabBarControllerDelegate) in
      target.tabBarController(tabBarController, didSelect: viewController)
    }
  }

  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    answer(StandardUITabBarControllerDelegate()) { (target: any UITabBarControllerDelegate) in
      target.tabBarController(tabBarController, shouldSelectTab: tab)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    forward(
      "tabBarController:didSelectTab:previousTab:",
      [tabBarController, selectedTab, previousTab as Any? ?? NSNull()]
    ) { (target: any UITabBarControllerDelegate) in
      target.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    forward("tabBarController:willBeginCustomizing:", [tabBarController, viewControllers]) {
      (target: any UITabBarControllerDelegate) in
      target.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    forward("tabBarController:willEndCustomizing:changed:", [tabBarController, viewControllers, changed]) {
      (target: any UITabBarControllerDelegate) in
      target.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    forward("tabBarController:didEndCustomizing:changed:", [tabBarController, viewControllers, changed]) {
      (target: any UITabBarControllerDelegate) in
      target.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }

  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    answer(StandardUITabBarControllerDelegate()) { (target: any UITabBarControllerDelegate) in
      target.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
    }
  }

  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  {
    answer(StandardUITabBarControllerDelegate()) { (target: any UITabBarControllerDelegate) in
      target.tabBarControllerSupportedInterfaceOrientations(tabBarController)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    answer(StandardUITabBarControllerDelegate()) { (target: any UITabBarControllerDelegate) in
      target.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    answer(StandardUITabBarControllerDelegate()) { (target: any UITabBarControllerDelegate) in
      target.tabBarController(tabBarController, interactionControllerFor: animationController)
    }
  }
}

/// Implements no optional method.
private final class StandardUITabBarControllerDelegate: NSObject, UITabBarControllerDelegate {}

extension UITabBarDelegate where Self: _RXDelegateProxy {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    forward("tabBar:didSelect:", [tabBar, item]) { (target: any UITabBarDelegate) in
      target.tabBar(tabBar, didSelect: item)
    }
  }

  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    forward("tabBar:willBeginCustomizing:", [tabBar, items]) { (target: any UITabBarDelegate) in
      target.tabBar(tabBar, willBeginCustomizing: items)
    }
  }

  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    forward("tabBar:didBeginCustomizing:", [tabBar, items]) { (target: any UITabBarDelegate) in
      target.tabBar(tabBar, didBeginCustomizing: items)
    }
  }

  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    forward("tabBar:willEndCustomizing:changed:", [tabBar, items, changed]) {
      (target: any UITabBarDelegate) in
      target.tabBar(tabBar, willEndCustomizing: items, changed: changed)
    }
  }

  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    forward("tabBar:didEndCustomizing:changed:", [tabBar, items, changed]) { (target: any UITabBarDelegate) in
      target.tabBar(tabBar, didEndCustomizing: items, changed: changed)
    }
  }
}

extension UIPickerViewDelegate where Self: _RXDelegateProxy {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    answer(StandardUIPickerViewDelegate()) { (target: any UIPickerViewDelegate) in
      target.pickerView(pickerView, widthForComponent: component)
    }
  }

  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    answer(StandardUIPickerViewDelegate()) { (target: any UIPickerViewDelegate) in
      target.pickerView(pickerView, rowHeightForComponent: component)
    }
  }

  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    answer(StandardUIPickerViewDelegate()) { (target: any UIPickerViewDelegate) in
      target.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
  }

  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    answer(StandardUIPickerViewDelegate()) { (target: any UIPickerViewDelegate) in
      target.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    }
  }

  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    answer(StandardUIPickerViewDelegate()) { (target: any UIPickerViewDelegate) in
      target.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
    }
  }

  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    forward("pickerView:didSelectRow:inComponent:", [pickerView, row, component]) {
      (target: any UIPickerViewDelegate) in
      target.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
  }
}

/// Implements no optional method.
private final class StandardUIPickerViewDelegate: NSObject, UIPickerViewDelegate {}

extension UIGestureRecognizerDelegate where Self: _RXDelegateProxy {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answer(StandardUIGestureRecognizerDelegate()) { (target: any UIGestureRecognizerDelegate) in
      target.gestureRecognizerShouldBegin(gestureRecognizer)
    }
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    answer(StandardUIGestureRecognizerDelegate()) { (target: any UIGestureRecognizerDelegate) in
      target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: other)
    }
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answer(StandardUIGestureRecognizerDelegate()) { (target: any UIGestureRecognizerDelegate) in
      target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answer(StandardUIGestureRecognizerDelegate()) { (target: any UIGestureRecognizerDelegate) in
      target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    answer(StandardUIGestureRecognizerDelegate()) { (target: any UIGestureRecognizerDelegate) in
      target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress)
    -> Bool
  {
    answer(StandardUIGestureRecognizerDelegate()) { (target: any UIGestureRecognizerDelegate) in
      target.gestureRecognizer(gestureRecognizer, shouldReceive: press)
    }
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  {
    answer(StandardUIGestureRecognizerDelegate()) { (target: any UIGestureRecognizerDelegate) in
      target.gestureRecognizer(gestureRecognizer, shouldReceive: event)
    }
  }
}

/// Implements no optional method.
private final class StandardUIGestureRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {}
