import UIKit

/// An entry of the catalog.
@MainActor
public struct CatalogScreen {
  public let title: String
  public let symbol: String
  private let body: @MainActor () -> UIViewController
  /// Opens the presented content of the screen for its screenshot, such as an alert, a menu or the keyboard.
  public let open: (@MainActor (UIViewController) -> Void)?

  init(
    _ title: String, symbol: String, open: (@MainActor (UIViewController) -> Void)? = nil,
    _ body: @escaping @MainActor () -> UIViewController
  ) {
    self.title = title
    self.symbol = symbol
    self.open = open
    self.body = body
  }

  /// Creates a form screen with captions and views in a column.
  init(
    _ title: String, symbol: String, open: (@MainActor (UIViewController) -> Void)? = nil,
    form: @escaping @MainActor (FormViewController) -> Void
  ) {
    self.init(title, symbol: symbol, open: open) { FormViewController(fill: form) }
  }

  public func make() -> UIViewController {
    let controller = body()
    controller.title = title
    return controller
  }

  public struct Section {
    public let title: String
    public let screens: [CatalogScreen]
  }

  public static let sections: [Section] = [
    Section(title: "Controls", screens: ControlScreens.all),
    Section(title: "Pickers", screens: PickerScreens.all),
    Section(title: "Text", screens: TextScreens.all),
    Section(title: "Views", screens: ViewScreens.all),
    Section(title: "Containers", screens: ContainerScreens.all),
    Section(title: "Presentation", screens: PresentationScreens.all),
  ]
  public static var all: [CatalogScreen] { sections.flatMap(\.screens) }
}
