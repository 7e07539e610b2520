import PortolanTesting
import UIKit

/// Sheets, popovers and alerts over a stack, one over the other.
package final class SheetsMix: ScreenMix {
  package enum Kind: Int, CaseIterable, Sendable {
    case page, form, detents, full, over, popover, alert, actions, stack
  }

  package struct State: Equatable, Sendable {
    var chain: [Kind] = []
    /// Whether a sheet with detents is large.
    var isLarge: [Bool] = []
  }

  package static let name = "sheets"
  package static let start = State()
  package static let actions: [MixAction<SheetsMix>] = [
    MixAction("present") { mix, _, number in mix.present(Kind(rawValue: number % 9)!, animated: true) },
    MixAction("present sheet") { mix, _, number in mix.present(Kind(rawValue: number % 3)!, animated: true) },
    MixAction("dismiss") { mix, _, _ in
      guard let top = mix.chain.last else { return }
      top.controller.dismiss(animated: true)
    },
    MixAction("dismiss all") { mix, _, _ in mix.root.dismiss(animated: true) },
    MixAction("detent") { mix, _, _ in
      guard let sheet = mix.chain.last?.controller.sheetPresentationController,
        mix.chain.last?.kind == .detents
      else { return }
      sheet.animateChanges { sheet.selectedDetentIdentifier = mix.isLarge(sheet) ? .medium : .large }
    },
  ]

  private let navigation = UINavigationController(rootViewController: PlainScreen(2))
  private let initial: State
  private var kinds: [ObjectIdentifier: Kind] = [:]
  package var root: UIViewController { navigation }

  package init(_ state: State) {
    initial = state
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
  }

  package func restore(in app: TestApp) {
    for (kind, isLarge) in zip(initial.chain, initial.isLarge) {
      present(kind, animated: false)
      if kind == .detents, isLarge {
        chain.last?.controller.sheetPresentationController?.selectedDetentIdentifier = .large
      }
      app.settle()
    }
  }

  private func isLarge(_ sheet: UISheetPresentationController) -> Bool {
    sheet.selectedDetentIdentifier == .large
  }

  private var chain: [(controller: UIViewController, kind: Kind)] {
    var found: [(UIViewController, Kind)] = []
    var next = navigation.presentedViewController
    while let controller = next, !controller.isBeingDismissed {
      guard let kind = kinds[ObjectIdentifier(controller)] else { break }
      found.append((controller, kind))
      next = controller.presentedViewController
    }
    return found
  }

  private func present(_ kind: Kind, animated: Bool) {
    let chain = chain
    let top = chain.last?.controller ?? navigation
    guard chain.count < 3, top.presentedViewController == nil, !top.isBeingDismissed,
      !(top is UIAlertController)
    else { return }
    let number = chain.count + kind.rawValue
    let controller: UIViewController
    switch kind {
    case .alert, .actions:
      let alert = UIAlertController(
        title: MixTexts.title(number), message: MixTexts.sentence(number),
        preferredStyle: kind == .alert ? .alert : .actionSheet)
      for title in ["Keep", "Delete Everything"] {
        alert.addAction(UIAlertAction(title: title, style: title == "Keep" ? .default : .destructive))
      }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      if kind == .actions { anchor(alert) }
      controller = alert
    case .stack:
      let stack = UINavigationController(rootViewController: TitlesScreen("Choose"))
      stack.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
      stack.modalPresentationStyle = .formSheet
      controller = stack
    case .popover:
      controller = PlainScreen(number)
      controller.preferredContentSize = CGSize(width: 280, height: 300)
      controller.modalPresentationStyle = .popover
      anchor(controller)
    default:
      controller = PlainScreen(number)
      controller.modalPresentationStyle =
        switch kind {
        case .form: .formSheet
        case .full: .fullScreen
        case .over: .overFullScreen
        default: .pageSheet
        }
      if kind == .detents {
        controller.sheetPresentationController?.detents = [.medium(), .large()]
        controller.sheetPresentationController?.prefersGrabberVisible = true
      }
    }
    kinds[ObjectIdentifier(controller)] = kind
    made.append(controller)
    top.present(controller, animated: animated)
  }

  /// Retains the presented controllers, so that an identity is not reused.
  private var made: [UIViewController] = []

  private func anchor(_ controller: UIViewController) {
    let popover = controller.popoverPresentationController
    if chain.isEmpty {
      popover?.barButtonItem = navigation.topViewController?.navigationItem.rightBarButtonItem
    } else if let view = chain.last?.controller.view {
      popover?.sourceView = view
      popover?.sourceRect = CGRect(x: 20, y: 100, width: 40, height: 40)
    }
  }

  package var state: State {
    let chain = chain
    return State(
      chain: chain.map(\.kind),
      isLarge: chain.map { entry in
        entry.kind == .detents && (entry.controller.sheetPresentationController.map(isLarge) ?? false)
      })
  }
}
