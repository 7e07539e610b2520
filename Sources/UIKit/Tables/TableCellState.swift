/// The state of a cell: its position in the table, and interaction.
package struct TableCellPlace {
  package var isSelected = false
  package var isHighlighted = false
  package var isEditing = false
  package var isSwiped = false
  package var isReordering = false
  var dragState = UICellConfigurationState.DragState.none
  var dropState = UICellConfigurationState.DropState.none
  package var hasOwnColor = false
  package var editingStyle = UITableViewCell.EditingStyle.none
  package var marksSelection = false
  package var isMovable = false
  package var separatorInset: UIEdgeInsets?

  /// Set by the table.
  package var tableStyle: UITableView.Style = .plain
  package var margin: CGFloat = 16
  package var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  package var separatorColor: UIColor? = .separator
  var separatorEffect: UIVisualEffect?
  package var tableSeparatorInset: UIEdgeInsets?
  package var insetsFromCellEdges = true
  package var hidesSeparator = false
  package var isFirst = false
  package var isLast = false

  package init() {}
}

/// The configurations of a cell, for cells that have any.
final class TableCellConfigurations {
  var content: (any UIContentConfiguration)?
  var contentView: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  var hasOwnBackground = false
  var handler: UITableViewCell.ConfigurationUpdateHandler?
  var updatesContent = true
  var updatesBackground = true
}

/// The views at the edges of a cell, created when first needed.
package struct TableCellParts {
  var separator: CellSeparatorView?
  var accessory: UIView?
  var accessoriesAreStale = false
  var accessoryIsForEditing = false
  var editControl: CellEditControl?
  var reorderControl: CellReorderControl?
  var background: UIView?

  package init() {}
}

/// The labels and the image of the standard styles, created when first accessed.
@MainActor
package struct TableCellLabels {
  private(set) var text: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?

  package init() {}

  mutating func text(of cell: UITableViewCell) -> UILabel {
    if let text { return text }
    let made = make(in: cell)
    text = made
    setFonts(in: cell)
    return made
  }

  mutating func detail(of cell: UITableViewCell) -> UILabel? {
    if detail == nil, cell.style != .default {
      detail = make(in: cell)
      setFonts(in: cell)
    }
    return detail
  }

  mutating func image(of cell: UITableViewCell) -> UIImageView? {
    if cell.style == .value2 { return nil }
    if let image { return image }
    let made = TableCellImageView()
    cell.contentView.addSubview(made)
    image = made
    return made
  }

  private func make(in cell: UITableViewCell) -> UILabel {
    let label = TableCellLabel()
    label.onChange = { [weak cell] in cell?.labelsDidChange() }
    cell.contentView.addSubview(label)
    return label
  }

  func setFonts(in cell: UITableViewCell) {
    let traits = cell.traitCollection
    func font(_ style: UIFont.TextStyle) -> UIFont {
      .preferredFont(forTextStyle: style, compatibleWith: traits)
    }
    switch cell.style {
    case .default, .value1:
      set(text, font(.body), .label)
      set(detail, font(.body), .secondaryLabel)
    case .subtitle:
      set(text, font(.body), .label)
      set(detail, font(.caption1), .label)
    case .value2:
      set(text, font(.footnote), nil)
      set(detail, font(.subheadline), .label)
      text?.textAlignment = .right
    }
  }

  private func set(_ label: UILabel?, _ font: UIFont, _ color: UIColor?) {
    guard let label = label as? TableCellLabel else { return }
    label.adoptDefaults(font, color ?? label.superview?.tintColor ?? .systemBlue)
  }
}

/// A label of a cell; properties set by the app persist when the text size changes.
final class TableCellLabel: UILabel, FrameworkLabel {
  var onChange: (@MainActor () -> Void)?
  private var hasOwnFont = false
  private var hasOwnColor = false
  private var isSettingDefaults = false

  func adoptDefaults(_ font: UIFont, _ color: UIColor) {
    isSettingDefaults = true
    if !hasOwnFont { self.font = font }
    if !hasOwnColor { textColor = color }
    isSettingDefaults = false
  }

  override var font: UIFont! {
    get { super.font }
    set {
      if !isSettingDefaults { hasOwnFont = true }
      super.font = newValue
      onChange?()
    }
  }
  override var textColor: UIColor! {
    get { super.textColor }
    set {
      if !isSettingDefaults { hasOwnColor = true }
      super.textColor = newValue
    }
  }
  override var text: String? {
    get { super.text }
    set {
      super.text = newValue
      onChange?()
    }
  }
  override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set {
      super.attributedText = newValue
      onChange?()
    }
  }
}

/// The image view of a cell; setting an image moves the text.
final class TableCellImageView: UIImageView {
  override var image: UIImage? {
    get { super.image }
    set {
      super.image = newValue
      superview?.superview?.setNeedsLayout()
    }
  }
}
