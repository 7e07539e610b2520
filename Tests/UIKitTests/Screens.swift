import PortolanTesting
import UIKit

/// A screen with a name for its trace entries.
final class Screen: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

extension LifecycleTrace {
  /// The trace with the abbreviated callback names of Conformance.md: WA, DA, WD, DD.
  var short: [String] {
    entries.map { entry in
      let callback: String =
        switch entry.callback {
        case .viewWillAppear: "WA"
        case .viewDidAppear: "DA"
        case .viewWillDisappear: "WD"
        case .viewDidDisappear: "DD"
        default: entry.callback.rawValue
        }
      return "\(entry.controller).\(callback)"
    }
  }
}

extension TestApp {
  /// The place of a navigation bar at the top of the window, which covers part of the safe area of a Dynamic Island.
  var barTop: CGFloat { window.safeAreaInsets.top == 59 ? 161.0 / 3 : window.safeAreaInsets.top }
}
