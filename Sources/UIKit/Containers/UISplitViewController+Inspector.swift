/// The inspector column.
///
/// Differs from iOS: the inspector is a sheet at every size, as it is on iOS where no column fits.
extension UISplitViewController {
  func replaceInspector(_ content: UIViewController?) {
    guard inspector !== content else { return }
    let wasShown = shows(.inspector)
    if wasShown { dismissInspector() }
    inspector = content
    if wasShown { presentInspector() }
  }

  func presentInspector() {
    guard let inspector, !shows(.inspector) else { return }
    present(inspector, animated: true)
  }

  func dismissInspector() {
    guard shows(.inspector) else { return }
    inspector?.presentingViewController?.dismiss(animated: true)
  }

  func shows(_ column: Column) -> Bool {
    switch column {
    case .inspector: inspector?.presentingViewController != nil && inspector?.isBeingDismissed == false
    case .compact: hasCollapsed && columns[.compact] != nil
    case _ where hasCollapsed: columns[column]?.container.viewIfLoaded?.window != nil
    default: columns[column] != nil && arrangement().isVisible(column)
    }
  }
}
