import Foundation
import UIKit

/// Prints the size and the appearance of the interface initially and whenever they change, and calls of the settings.
final class KeysViewController: UIViewController {
  private var last = ""

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) {
      (screen: KeysViewController, _: UITraitCollection) in screen.tell()
    }
    tell()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if view.window != nil { tell() }
  }

  private func tell() {
    let traits = traitCollection
    let size = traits.preferredContentSizeCategory.rawValue
      .replacingOccurrences(of: "UICTContentSizeCategory", with: "")
    print(
      "\(Int(view.bounds.width))x\(Int(view.bounds.height))",
      traits.userInterfaceStyle == .dark ? "dark" : "light", size)
  }

  fileprivate func orderFrontPreferencesPanel(_ sender: Any?) { print("settings") }

  private func print(_ words: String...) {
    let line = words.joined(separator: " ")
    guard line != last || line == "settings" else { return }
    last = line
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}

/// The table that lowering generates for the class above.
private enum Tables {
  @section(".init_array") @used static let load: @convention(c) () -> Void = {
    _ObjCTables.add {
      _ObjCClasses.at($0!).add(KeysViewController.self) { table in
        table.action("orderFrontPreferencesPanel:") { o, a in
          unsafeDowncast(o, to: KeysViewController.self).orderFrontPreferencesPanel(a[0, Any?.self])
        }
      }
    }
  }
}
