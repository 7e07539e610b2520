// Everything in this file is public UIKit: the same source runs on iOS.
import UIKit

/// The callbacks of a scenario's controllers, in order.
@MainActor
final class CallbackLog {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A screen that logs its life cycle, from `init` to `deinit`.
final class LoggingController: UIViewController {
  private let name: String
  private let log: CallbackLog

  init(_ name: String, log: CallbackLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    note("init")
  }

  required init?(coder: NSCoder) { nil }

  deinit { MainActor.assumeIsolated { log.add("\(name) deinit") } }

  private func note(_ callback: String) { log.add("\(name) \(callback)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    note("viewDidLoad")
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewWillAppear(_ animated: Bool) {
    note("viewWillAppear")
    super.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    note("viewDidAppear")
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    note("viewWillDisappear")
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    note("viewDidDisappear")
    super.viewDidDisappear(animated)
  }
}

/// One screen, 1, that presents another one, 2, in a style.
@MainActor
struct PresentationScenario {
  let style: UIModalPresentationStyle
  let isAnimated: Bool
  let log = CallbackLog()
  let presenter: UIViewController

  init(style: UIModalPresentationStyle, isAnimated: Bool) {
    self.style = style
    self.isAnimated = isAnimated
    presenter = LoggingController("1", log: log)
    presenter.definesPresentationContext = true
  }

  func present() {
    let presented = LoggingController("2", log: log)
    presented.modalPresentationStyle = style
    if let popover = presented.popoverPresentationController {
      popover.sourceView = presenter.view
      popover.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
    }
    presenter.present(presented, animated: isAnimated)
  }

  func dismiss() { presenter.dismiss(animated: isAnimated) }
}
