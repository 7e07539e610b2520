import UIKit

@MainActor
enum PresentationExamples {
  static func sheet(from presenter: UIViewController) {
    let list = TitlesViewController("Choose a harbour", titles: harbours)
    let sheet = UINavigationController(rootViewController: list)
    if let presentation = sheet.sheetPresentationController {
      presentation.detents = [.medium(), .large()]
      presentation.prefersGrabberVisible = true
    }
    presenter.present(sheet, animated: true)
  }

  static func popover(from presenter: UIViewController, item: UIBarButtonItem) {
    let list = TitlesViewController("Sort by", titles: ["Name", "Distance", "Depth"])
    list.preferredContentSize = CGSize(width: 320, height: 240)
    list.modalPresentationStyle = .popover
    list.popoverPresentationController?.barButtonItem = item
    presenter.present(list, animated: true)
  }

  static func alert(from presenter: UIViewController, delete: @escaping @MainActor () -> Void) {
    let alert = UIAlertController(
      title: "Delete “Venice”?", message: "Its berths and notes are deleted, too.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
    presenter.present(alert, animated: true)
  }
}
