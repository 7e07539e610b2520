import UIKit

/// What comes in front of a screen, and the bars around it.
@MainActor
enum PresentationScreens {
  static let all = [bars, alerts, sheets]

  private static func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = title
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  static let bars = CatalogScreen("Bars", symbol: "menubar.rectangle") { BarsViewController() }

  static let alerts = CatalogScreen("Alerts", symbol: "exclamationmark.bubble") { form in
    func show(_ style: UIAlertController.Style) -> @MainActor () -> Void {
      { [weak form] in
        let alert = UIAlertController(
          title: "Delete the draft?", message: "It cannot be restored.", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.popoverPresentationController?.sourceView = form?.view
        form?.present(alert, animated: true)
      }
    }
    form.add("In the middle", button("Show an alert", show(.alert)))
    form.add("From below", button("Show an action sheet", show(.actionSheet)))
  }

  static let sheets = CatalogScreen("Sheets", symbol: "rectangle.bottomthird.inset.filled") { form in
    func show(_ detents: [UISheetPresentationController.Detent]) -> @MainActor () -> Void {
      { [weak form] in
        let sheet = UIViewController()
        sheet.view.backgroundColor = .systemBackground
        sheet.sheetPresentationController?.detents = detents
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        form?.present(sheet, animated: true)
      }
    }
    form.add("One height", button("Show a large sheet", show([.large()])))
    form.add("Two heights", button("Show a sheet of medium height", show([.medium(), .large()])))
    form.add(
      "All of the screen",
      button("Cover the screen") { [weak form] in
        let cover = UINavigationController(rootViewController: BarsViewController())
        cover.modalPresentationStyle = .fullScreen
        cover.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
          systemItem: .close, primaryAction: UIAction { [weak cover] _ in cover?.dismiss(animated: true) })
        form?.present(cover, animated: true)
      })
  }
}

/// A navigation bar with a segmented control, and a toolbar.
final class BarsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let segments = UISegmentedControl(items: ["Map", "List"])
    segments.selectedSegmentIndex = 0
    navigationItem.titleView = segments
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let order = UISegmentedControl(items: ["Name", "Date"])
    order.selectedSegmentIndex = 1
    toolbarItems = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(customView: order),
      .flexibleSpace(),
      UIBarButtonItem(systemItem: .trash),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }
}
