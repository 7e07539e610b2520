import UIKit

/// Screens of presentations and bars.
@MainActor
enum PresentationScreens {
  static let all = [bars, alerts, actionSheets, sheets, popovers, menus]

  private static func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = title
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  static let bars = CatalogScreen("Bars", symbol: "menubar.rectangle") { BarsViewController() }

  private static func question(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the draft?", message: "It cannot be restored.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  /// Presents a controller, with the first button as the source of popovers.
  private static func present(_ made: UIViewController, on screen: UIViewController) {
    let button = (screen as? FormViewController)?.firstView ?? screen.view!
    made.popoverPresentationController?.sourceView = button
    made.popoverPresentationController?.sourceRect = button.bounds
    screen.present(made, animated: true)
  }

  /// A screen with a button that presents something.
  private static func screen(
    _ title: String, symbol: String, _ caption: String, _ action: String,
    _ make: @escaping @MainActor () -> UIViewController
  ) -> CatalogScreen {
    CatalogScreen(title, symbol: symbol, open: { present(make(), on: $0) }) { form in
      form.add(caption, button(action) { [weak form] in if let form { present(make(), on: form) } })
    }
  }

  static let alerts = screen(
    "Alerts", symbol: "exclamationmark.bubble", "In the middle", "Show an alert"
  ) {
    let alert = question(.alert)
    alert.addTextField { $0.placeholder = "Reason" }
    return alert
  }

  static let actionSheets = screen(
    "Action Sheets", symbol: "rectangle.bottomthird.inset.filled", "From below", "Show an action sheet"
  ) { question(.actionSheet) }

  static let popovers = screen(
    "Popovers", symbol: "bubble.middle.top", "With an arrow", "Show a popover"
  ) {
    let content = PageViewController("A popover")
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 220, height: 120)
    content.popoverPresentationController?.permittedArrowDirections = .up
    let delegate = StaysPopover.shared
    content.popoverPresentationController?.delegate = delegate
    return content
  }

  static let menus = CatalogScreen(
    "Menus", symbol: "filemenu.and.selection",
    open: { (($0 as? FormViewController)?.firstView as? UIButton)?.performPrimaryAction() }
  ) { form in
    @MainActor func menu() -> UIMenu {
      UIMenu(children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in }
          ]),
      ])
    }
    let pull = button("Actions") {}
    pull.menu = menu()
    pull.showsMenuAsPrimaryAction = true
    form.add("A tap opens it", pull)
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Small"
    let choice = UIButton(configuration: configuration)
    choice.menu = UIMenu(children: ["Small", "Medium", "Large"].map { UIAction(title: $0) { _ in } })
    choice.showsMenuAsPrimaryAction = true
    choice.changesSelectionAsPrimaryAction = true
    form.add("A choice", choice)
  }

  static let sheets = CatalogScreen(
    "Sheets", symbol: "rectangle.portrait.bottomhalf.inset.filled",
    open: { screen in
      let sheet = PageViewController("A sheet of medium height")
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      screen.present(sheet, animated: true)
    }
  ) { form in
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

/// Keeps popovers from adapting on phones.
final class StaysPopover: NSObject, UIPopoverPresentationControllerDelegate {
  @MainActor static let shared = StaysPopover()

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
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
