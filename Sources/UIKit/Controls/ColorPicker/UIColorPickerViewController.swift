/// Receives the selected color.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A screen for choosing a color: a grid of hues and grays, and sliders for the components.
///
/// Differs from iOS: there is no spectrum, no eyedropper and no list of favorites.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  private enum Page: Int { case grid, sliders }

  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor: UIColor = .black { didSet { if !isPicking { showColor() } } }
  open var supportsAlpha = true { didSet { if isViewLoaded { layoutPages() } } }

  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .close)
  private let pages = UISegmentedControl(items: [SystemString.grid.text, SystemString.sliders.text])
  private let grid = ColorGrid()
  private var sliders: [(label: UILabel, slider: UISlider, value: UILabel)] = []
  private let opacityTitle = UILabel()
  private let opacity = UISlider()
  private let opacityValue = UILabel()
  private let preview = UIView()
  private let code = UILabel()
  private var isPicking = false

  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .pageSheet
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    titleLabel.text = title ?? SystemString.colors.text
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    titleLabel.accessibilityTraits = [.staticText, .header]
    closeButton.tintColor = .secondaryLabel
    closeButton.accessibilityLabel = SystemString.close.text
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
    pages.selectedSegmentIndex = 0
    pages.addAction(UIAction { [weak self] _ in self?.layoutPages() }, for: .valueChanged)
    grid.pick = { [weak self] color, continuously in
      guard let self else { return }
      pick(color.withAlphaComponent(alpha), continuously: continuously)
    }
    for (index, color) in [SystemString.red, .green, .blue].enumerated() {
      let (label, slider, value) = (UILabel(), UISlider(), UILabel())
      label.text = color.text.localizedUppercase
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .secondaryLabel
      slider.accessibilityLabel = color.text
      slider.minimumTrackTintColor = [.systemRed, .systemGreen, .systemBlue][index]
      slider.addAction(
        UIAction { [weak self] action in
          self?.slidersDidChange((action.sender as? UISlider)?.isTracking ?? false)
        },
        for: .valueChanged)
      value.textAlignment = .right
      value.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
      sliders.append((label, slider, value))
      for part in [label, slider, value] as [UIView] { view.addSubview(part) }
    }
    opacityTitle.text = SystemString.opacity.text.localizedUppercase
    opacityTitle.font = .systemFont(ofSize: 13, weight: .semibold)
    opacityTitle.textColor = .secondaryLabel
    opacity.accessibilityLabel = SystemString.opacity.text
    opacity.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        pick(selectedColor.withAlphaComponent(CGFloat(opacity.value)), continuously: opacity.isTracking)
      }, for: .valueChanged)
    opacityValue.textAlignment = .right
    opacityValue.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    preview.layer.cornerRadius = 10
    code.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    for part in [titleLabel, closeButton, pages, grid, opacityTitle, opacity, opacityValue, preview, code]
      as [UIView]
    {
      view.addSubview(part)
    }
    showColor()
    layoutPages()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }

  // MARK: Color

  private var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 1)
    selectedColor.getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
    return parts
  }
  private var alpha: CGFloat { parts.alpha }

  private func pick(_ color: UIColor, continuously: Bool) {
    isPicking = true
    selectedColor = color
    isPicking = false
    showColor()
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
  }

  private func slidersDidChange(_ continuously: Bool) {
    let values = sliders.map { CGFloat($0.slider.value) }
    pick(UIColor(red: values[0], green: values[1], blue: values[2], alpha: alpha), continuously: continuously)
  }

  private func showColor() {
    guard isViewLoaded, sliders.count == 3 else { return }
    let parts = self.parts
    for (row, value) in zip(sliders, [parts.red, parts.green, parts.blue]) {
      if !row.slider.isTracking { row.slider.value = Float(value) }
      row.value.text = String(Int((min(max(value, 0), 1) * 255).rounded()))
    }
    if !opacity.isTracking { opacity.value = Float(parts.alpha) }
    opacityValue.text = "\(Int((parts.alpha * 100).rounded()))%"
    preview.backgroundColor = selectedColor
    code.text = selectedColor.hexadecimal
    grid.chosen = selectedColor
  }

  // MARK: Layout

  private func layoutPages() {
    let isGrid = pages.selectedSegmentIndex == Page.grid.rawValue
    grid.isHidden = !isGrid
    for row in sliders {
      for part in [row.label, row.slider, row.value] as [UIView] { part.isHidden = isGrid }
    }
    for part in [opacityTitle, opacity, opacityValue] as [UIView] { part.isHidden = !supportsAlpha }
    view.setNeedsLayout()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(safe.width - 32, 420)
    let left = safe.midX - width / 2
    var y = safe.minY + 16
    titleLabel.frame = CGRect(x: left, y: y, width: width - 44, height: 30)
    closeButton.frame = CGRect(x: left + width - 30, y: y, width: 30, height: 30)
    y += 46
    pages.frame = CGRect(x: left, y: y, width: width, height: 32)
    y += 48
    grid.frame = CGRect(x: left, y: y, width: width, height: (width / 12).rounded(.down) * 10)
    var rowY = y
    for row in sliders {
      place(row.label, row.slider, row.value, left, rowY, width)
      rowY += 74
    }
    y = max(grid.frame.maxY, rowY) + 20
    if supportsAlpha {
      place(opacityTitle, opacity, opacityValue, left, y, width)
      y += 84
    }
    preview.frame = CGRect(x: left, y: y, width: 76, height: 76)
    code.frame = CGRect(x: left + 92, y: y + 26, width: width - 92, height: 24)
  }

  private func place(
    _ label: UILabel, _ slider: UISlider, _ value: UILabel, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat
  ) {
    label.frame = CGRect(x: x, y: y, width: width, height: 18)
    slider.frame = CGRect(x: x, y: y + 24, width: width - 64, height: 31)
    value.frame = CGRect(x: x + width - 60, y: y + 28, width: 60, height: 22)
  }
}
