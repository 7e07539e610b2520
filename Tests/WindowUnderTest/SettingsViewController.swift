import Foundation
import UIKit

/// Prints the desktop's settings initially and whenever they change.
final class SettingsViewController: UIViewController {
  private var last = ""

  override func loadView() { view = TintView { [weak self] in self?.tell() } }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.backgroundColor = .systemBackground
    registerForTraitChanges([
      UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self,
      UITraitAccessibilityContrast.self,
      UITraitDisplayScale.self,
    ]) { (screen: SettingsViewController, _: UITraitCollection) in screen.tell() }
    tell()
  }

  private func tell() {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    view.tintColor.resolvedColor(with: traitCollection).getRed(&red, green: &green, blue: &blue, alpha: nil)
    let line = [
      traitCollection.userInterfaceStyle == .dark ? "dark" : "light",
      String(format: "%.1f,%.1f,%.1f", red, green, blue),
      traitCollection.accessibilityContrast == .high ? "high" : "normal",
      traitCollection.preferredContentSizeCategory.rawValue.replacingOccurrences(
        of: "UICTContentSizeCategory", with: ""),
      String(Int(traitCollection.displayScale)),
    ].joined(separator: " ")
    guard line != last else { return }
    last = line
    print(line)
    fflush(stdout)
  }

  private final class TintView: UIView {
    private let changed: () -> Void

    init(_ changed: @escaping () -> Void) {
      self.changed = changed
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("TintView is never archived") }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      changed()
    }
  }
}
