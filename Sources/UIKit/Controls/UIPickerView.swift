/// Provides the numbers of components and rows of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows of a picker, and receives selections.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width in points; zero distributes the width evenly.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height in points; zero is the default height.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = view as? PickerRowLabel ?? PickerRowLabel()
    if let title = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.attributedText = nil
      label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    return label
  }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// The default row: a centered title.
final class PickerRowLabel: UILabel, FrameworkLabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 21)
    textAlignment = .center
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A control with one or more wheels, each of which selects a row.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  static let usualHeight: CGFloat = 216
  private static let usualRowHeight: CGFloat = 32
  private static let usualWidth: CGFloat = 320
  // Metrics.md 1.8: the selection band is inset by 9 and 2 higher than a row; components are 5 apart.
  private static let bandInset: CGFloat = 9
  private static let gap: CGFloat = 5

  private let band = UIView()
  package private(set) var columns: [PickerColumn] = []
  private var isLoaded = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    band.isUserInteractionEnabled = false
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.layer.cornerCurve = .continuous
    addSubview(band)
  }

  open weak var dataSource: (any UIPickerViewDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }
  open weak var delegate: (any UIPickerViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  package final weak var storedDataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
  package final weak var storedDelegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
  /// Always `true`, as on iOS since version 7.
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }

  private func setNeedsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    if !isLoaded { reloadAllComponents() }
  }

  // MARK: Rows

  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  open func numberOfRows(inComponent component: Int) -> Int { column(component)?.rowCount ?? 0 }

  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    layoutColumns()
    return column(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
  }

  private func column(_ component: Int) -> PickerColumn? {
    loadIfNeeded()
    return columns.indices.contains(component) ? columns[component] : nil
  }

  /// Reloads all components.
  open func reloadAllComponents() {
    isLoaded = true
    let count = storedDataSource?.numberOfComponents(in: self) ?? 0
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(picker: self, component: columns.count)
      columns.append(column)
      addSubview(column)
    }
    for index in columns.indices { reloadComponent(index) }
    setNeedsLayout()
  }

  /// Reloads the rows of one component. The selection is preserved if its row still exists.
  open func reloadComponent(_ component: Int) {
    guard let column = column(component) else { return }
    column.rowHeight = rowHeight(component)
    column.reload(rowCount: storedDataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  private func rowHeight(_ component: Int) -> CGFloat {
    let asked = storedDelegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return asked > 0 ? asked : Self.usualRowHeight
  }

  /// Returns the view of a visible row.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    column(component)?.view(forRow: row)
  }

  /// Selects a row without notifying the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let column = column(component) else { return }
    layoutColumns()
    column.select(row, animated: animated)
  }

  /// Returns the selected row, or -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int { column(component)?.selectedRow ?? -1 }

  func makeView(forRow row: Int, component: Int, reusing view: UIView?) -> UIView? {
    storedDelegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
  }

  func columnDidSelect(_ row: Int, component: Int) {
    storedDelegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.usualWidth, height: Self.usualHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    layoutColumns()
  }

  private func layoutColumns() {
    let height = (columns.first?.rowHeight ?? Self.usualRowHeight) + 2
    band.frame = CGRect(
      x: Self.bandInset, y: ((bounds.height - height) / 2).rounded(),
      width: max(0, bounds.width - 2 * Self.bandInset), height: height)
    guard !columns.isEmpty else { return }
    let count = CGFloat(columns.count)
    let room = bounds.width - 2 * Self.bandInset - Self.gap * (count - 1)
    let asked = columns.indices.map { storedDelegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let free = columns.indices.filter { asked[$0] <= 0 }
    let taken = asked.filter { $0 > 0 }.reduce(0, +)
    let share = free.isEmpty ? 0 : max(0, (room - taken) / CGFloat(free.count)).rounded(.down)
    let widths = asked.map { $0 > 0 ? $0 : share }
    let total = widths.reduce(0, +) + Self.gap * (count - 1)
    var x = ((bounds.width - total) / 2).rounded(.down)
    let order = isRightToLeft ? Array(columns.indices.reversed()) : Array(columns.indices)
    for index in order {
      let frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
      if columns[index].frame != frame { columns[index].frame = frame }
      columns[index].layoutIfNeeded()
      x += widths[index] + Self.gap
    }
  }
}
