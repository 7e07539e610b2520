/// The accessory views of a list row, in order.
@MainActor
final class ListCellAccessories {
  private struct DisplayedAccessory {
    var accessory: UICellAccessory
    let view: UIView
  }

  @OwnerReference private var cell: UICollectionViewListCell
  private var shown: [DisplayedAccessory] = []
  private(set) var leadingExtent: CGFloat = 0
  private(set) var trailingExtent: CGFloat = 0

  /// The space between accessories, and between them and the content, in points.
  private static let gap: CGFloat = 12

  init(_ cell: UICollectionViewListCell) { _cell = OwnerReference(wrappedValue: cell) }

  // MARK: Views

  func update(_ accessories: [UICellAccessory], isEditing: Bool) {
    var old = shown
    var leading: [UICellAccessory] = []
    var trailing: [UICellAccessory] = []
    // The order of system accessories on each side: multiselect and delete first, reorder last.
    let ranked = accessories.filter { $0.isShown(isEditing: isEditing) && $0.position == nil }
      .sorted { Self.rank($0) < Self.rank($1) }
    for accessory in ranked {
      if accessory.isLeading { leading.append(accessory) } else { trailing.append(accessory) }
    }
    for accessory in accessories where accessory.isShown(isEditing: isEditing) {
      guard let position = accessory.position else { continue }
      if accessory.isLeading {
        leading.insert(accessory, at: min(max(0, position(leading)), leading.count))
      } else {
        trailing.insert(accessory, at: min(max(0, position(trailing)), trailing.count))
      }
    }
    shown = (leading + trailing).map { accessory in
      if let index = old.firstIndex(where: { $0.accessory.kind == accessory.kind }) {
        let kept = old.remove(at: index)
        return DisplayedAccessory(accessory: accessory, view: kept.view)
      }
      return DisplayedAccessory(accessory: accessory, view: make(accessory))
    }
    for gone in old { gone.view.removeFromSuperview() }
    let hasNew = shown.contains { $0.view.superview !== cell }
    for entry in shown {
      if let tint = entry.accessory.tintColor { entry.view.tintColor = tint }
      entry.view.isHidden = entry.accessory.isHidden
    }
    if hasNew { stack() }
    measure()
  }

  /// Orders the views above the content.
  private func stack() {
    var below: UIView = cell.contentView
    for entry in shown {
      cell.insertSubview(entry.view, aboveSubview: below)
      below = entry.view
    }
  }

  private static func rank(_ accessory: UICellAccessory) -> Int {
    switch accessory.kind {
    case .multiselect: 0
    case .delete: 1
    case .insert: 2
    case .label: 3
    case .customView: 4
    case .popUpMenu: 5
    case .detail: 6
    case .checkmark: 7
    case .outlineDisclosure: 8
    case .disclosureIndicator: 9
    case .reorder: 10
    }
  }

  private func make(_ accessory: UICellAccessory) -> UIView {
    switch accessory.kind {
    case .disclosureIndicator: return CellSymbolView(.chevron, tint: .tertiaryLabel)
    case .checkmark: return CellSymbolView(.checkmark, tint: nil)
    case .outlineDisclosure: return makeOutline(accessory)
    case .detail:
      let button = CellDetailAccessoryButton(frame: .zero)
      button.addAction(UIAction { _ in accessory.action?() }, for: .touchUpInside)
      return button
    case .delete, .insert:
      let control = CellEditControl(accessory.kind == .delete ? .delete : .insert)
      control.addAction(UIAction { _ in accessory.action?() }, for: .touchUpInside)
      return control
    case .multiselect: return CellEditControl(.select)
    case .reorder: return makeReorder()
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
      label.textColor = accessory.tintColor ?? .secondaryLabel
      return label
    case .popUpMenu:
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "chevron.up.chevron.down"), for: .normal)
      button.menu = accessory.menu
      button.showsMenuAsPrimaryAction = true
      return button
    case .customView: return accessory.customView ?? UIView()
    }
  }

  private func makeOutline(_ accessory: UICellAccessory) -> UIView {
    let control = CellOutlineControl()
    control.addAction(
      UIAction { [weak cell] _ in
        if let action = accessory.action { action() } else { cell?.outline?.toggle() }
      }, for: .touchUpInside)
    return control
  }

  private func makeReorder() -> UIView {
    let control = CellReorderControl()
    let press = UILongPressGestureRecognizer()
    // Reordering begins immediately, before the list scrolls.
    press.minimumPressDuration = 0
    press.allowableMovement = .greatestFiniteMagnitude
    press.addHandler { [weak cell] gesture in
      guard let cell, let view = cell.elementRecord.engine?.host as? UICollectionView else { return }
      let point = CGPoint(x: cell.center.x, y: gesture.location(in: view).y)
      switch gesture.state {
      case .began:
        if let path = view.indexPath(for: cell) { _ = view.beginInteractiveMovementForItem(at: path) }
      case .changed: view.updateInteractiveMovementTargetPosition(point)
      case .ended: view.endInteractiveMovement()
      case .cancelled, .failed: view.cancelInteractiveMovement()
      default: break
      }
    }
    control.addGestureRecognizer(press)
    return control
  }

  // MARK: Places

  private func width(_ entry: DisplayedAccessory) -> CGFloat {
    let own = size(entry).width
    return switch entry.accessory.reservedLayoutWidth {
    case .actual: own
    case .standard: max(own, 28)
    case .custom(let width): width
    }
  }

  private func size(_ entry: DisplayedAccessory) -> CGSize {
    switch entry.accessory.kind {
    case .customView where entry.accessory.maintainsFixedSize: return entry.view.bounds.size
    case .customView, .label, .popUpMenu:
      let fitting =
        entry.view.flags.contains(.hostsConstraints)
        ? entry.view.systemLayoutSizeFitting(.zero) : entry.view.intrinsicContentSize
      let bounds = entry.view.bounds.size
      return CGSize(
        width: fitting.width > 0 ? fitting.width : bounds.width,
        height: fitting.height > 0 ? fitting.height : bounds.height)
    default: return entry.view.bounds.size
    }
  }

  private func measure() {
    func extent(_ isLeading: Bool) -> CGFloat {
      let widths = shown.filter { $0.accessory.isLeading == isLeading }.map { width($0) }
      return widths.isEmpty ? 0 : widths.reduce(0, +) + CGFloat(widths.count - 1) * Self.gap
    }
    leadingExtent = extent(true)
    trailingExtent = extent(false)
  }

  /// Positions the accessories and updates their state.
  func layOut(margins: UIEdgeInsets, isSelected: Bool) {
    let bounds = CGRect(origin: .zero, size: cell.bounds.size)
    let isMirrored = cell.isRightToLeft
    var left = (isMirrored ? margins.right : margins.left) + cell.indentation
    for entry in shown where entry.accessory.isLeading {
      place(entry, x: left, width: width(entry), bounds, isMirrored)
      left += width(entry) + Self.gap
    }
    var right = bounds.width - (isMirrored ? margins.left : margins.right)
    for entry in shown.reversed() where !entry.accessory.isLeading {
      let room = width(entry)
      place(entry, x: right - room, width: room, bounds, isMirrored)
      right -= room + Self.gap
    }
    for entry in shown {
      if entry.accessory.kind == .multiselect { (entry.view as? CellEditControl)?.isMarked = isSelected }
      if let control = entry.view as? CellOutlineControl {
        control.isOpen = cell.outline?.isExpanded ?? false
      }
    }
  }

  private func place(
    _ entry: DisplayedAccessory, x: CGFloat, width: CGFloat, _ bounds: CGRect, _ isMirrored: Bool
  ) {
    let size = size(entry)
    let height = entry.view is CellReorderControl ? bounds.height : size.height
    var middle = CGPoint(x: x + width / 2, y: bounds.midY.rounded())
    if isMirrored { middle.x = bounds.width - middle.x }
    entry.view.bounds.size = CGSize(width: min(size.width, width), height: height)
    entry.view.center = middle
  }
}

/// The disclosure chevron, which rotates when an outline item is expanded.
final class CellOutlineControl: UIControl {
  private let chevron: CellSymbolView
  var isOpen = false {
    didSet {
      guard isOpen != oldValue else { return }
      let angle: CGFloat = isRightToLeft ? -.pi / 2 : .pi / 2
      let transform = isOpen ? CGAffineTransform(rotationAngle: angle) : .identity
      guard window != nil else { return chevron.transform = transform }
      UIView.animate(withDuration: 0.25) { self.chevron.transform = transform }
    }
  }

  init() {
    chevron = CellSymbolView(.outline, tint: nil)
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    chevron.center = CGPoint(x: 10, y: 10)
    addSubview(chevron)
    isAccessibilityElement = true
    accessibilityLabel = SystemString.expand.text
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}
