// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addViewControllers(to classes: _ObjCClasses) {
    classes.addProperties(of: UIViewController.self) { table in
      table.settable("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets)
      table.settable(
        "automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets)
      table.readable("bottomLayoutGuide", \UIViewController.bottomLayoutGuide)
      table.readable("childForHomeIndicatorAutoHidden", \UIViewController.childForHomeIndicatorAutoHidden)
      table.readable(
        "childForScreenEdgesDeferringSystemGestures",
        \UIViewController.childForScreenEdgesDeferringSystemGestures)
      table.readable("childForStatusBarHidden", \UIViewController.childForStatusBarHidden)
      table.readable("childForStatusBarStyle", \UIViewController.childForStatusBarStyle)
      table.readable("childViewControllers", \UIViewController.children)
      table.settable("contentUnavailableConfiguration", \UIViewController.contentUnavailableConfiguration)
      table.readable(
        "contentUnavailableConfigurationState", \UIViewController.contentUnavailableConfigurationState)
      table.settable("definesPresentationContext", \UIViewController.definesPresentationContext)
      table.settable("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout)
      table.readable("editButtonItem", \UIViewController.editButtonItem)
      table.settable("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
      table.settable("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
      table.readable("beingDismissed", \UIViewController.isBeingDismissed)
      table.readable("beingPresented", \UIViewController.isBeingPresented)
      table.settable("editing", \UIViewController.isEditing)
      table.settable("modalInPresentation", \UIViewController.isModalInPresentation)
      table.readable("movingFromParent", \UIViewController.isMovingFromParent)
      table.readable("movingToParent", \UIViewController.isMovingToParent)
      table.readable("viewLoaded", \UIViewController.isViewLoaded)
      table.settable(
        "modalPresentationCapturesStatusBarAppearance",
        \UIViewController.modalPresentationCapturesStatusBarAppearance)
      table.settable("modalPresentationStyle", \UIViewController.modalPresentationStyle)
      table.settable("modalTransitionStyle", \UIViewController.modalTransitionStyle)
      table.readable("navigationController", \UIViewController.navigationController)
      table.readable("navigationItem", \UIViewController.navigationItem)
      table.readable("nibBundle", \UIViewController.nibBundle)
      table.readable("nibName", \UIViewController.nibName)
      table.settable("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
      table.readable("parentViewController", \UIViewController.parent)
      table.readable("parentFocusEnvironment", \UIViewController.parentFocusEnvironment)
      table.readable("popoverPresentationController", \UIViewController.popoverPresentationController)
      table.settable("preferredContentSize", \UIViewController.preferredContentSize)
      table.readable("preferredFocusEnvironments", \UIViewController.preferredFocusEnvironments)
      table.readable(
        "preferredInterfaceOrientationForPresentation",
        \UIViewController.preferredInterfaceOrientationForPresentation)
      table.readable(
        "preferredScreenEdgesDeferringSystemGestures",
        \UIViewController.preferredScreenEdgesDeferringSystemGestures)
      table.readable("preferredStatusBarStyle", \UIViewController.preferredStatusBarStyle)
      table.readable("preferredStatusBarUpdateAnimation", \UIViewController.preferredStatusBarUpdateAnimation)
      table.readable("prefersHomeIndicatorAutoHidden", \UIViewController.prefersHomeIndicatorAutoHidden)
      table.readable("prefersStatusBarHidden", \UIViewController.prefersStatusBarHidden)
      table.readable("presentationController", \UIViewController.presentationController)
      table.readable("presentedViewController", \UIViewController.presentedViewController)
      table.readable("presentingViewController", \UIViewController.presentingViewController)
      table.readable("previewActionItems", \UIViewController.previewActionItems)
      table.settable(
        "providesPresentationContextTransitionStyle",
        \UIViewController.providesPresentationContextTransitionStyle)
      table.settable("restorationClass", \UIViewController.restorationClass)
      table.settable("restorationIdentifier", \UIViewController.restorationIdentifier)
      table.readable("sheetPresentationController", \UIViewController.sheetPresentationController)
      table.readable(
        "shouldAutomaticallyForwardAppearanceMethods",
        \UIViewController.shouldAutomaticallyForwardAppearanceMethods)
      table.readable("shouldAutorotate", \UIViewController.shouldAutorotate)
      table.readable("splitViewController", \UIViewController.splitViewController)
      table.readable("storyboard", \UIViewController.storyboard)
      table.readable("supportedInterfaceOrientations", \UIViewController.supportedInterfaceOrientations)
      table.readable("systemMinimumLayoutMargins", \UIViewController.systemMinimumLayoutMargins)
      table.readable("tabBarController", \UIViewController.tabBarController)
      table.settable("tabBarItem", \UIViewController.tabBarItem)
      table.settable("title", \UIViewController.title)
      table.settable("toolbarItems", \UIViewController.toolbarItems)
      table.readable("topLayoutGuide", \UIViewController.topLayoutGuide)
      table.readable("traitCollection", \UIViewController.traitCollection)
      table.settable("traitOverrides", \UIViewController.traitOverrides)
      table.readable("transitionCoordinator", \UIViewController.transitionCoordinator)
      table.settable("transitioningDelegate", \UIViewController.transitioningDelegate)
      table.settable("view", \UIViewController.view)
      table.readable("viewIfLoaded", \UIViewController.viewIfLoaded)
      table.settable(
        "viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins)
    }
  }
}
