/// The popover with a calendar or wheels that a field of the compact style opens; a tap outside closes it.
@MainActor
final class DatePickerOverlay: UIView {
  /// Retained until the overlay closes, for the view in it.
  private let picker: UIDatePicker
  private weak var field: DateField?
  private let dismissRegion = DismissRegionView(
    label: .dismissPopup, identifier: DismissRegionView.popoverIdentifier)
  private let card = DatePickerCard()
  private let shadow = UIView()
  private let face: UIView & DatePickerContentView

  init(picker: UIDatePicker, field: DateField, showsTime: Bool) {
    self.picker = picker
    self.field = field
    face =
      showsTime
      ? DateWheels(picker: picker, mode: .time) : CalendarPickerView(picker: picker, showsTime: false)
    super.init(frame: .zero)
    tintColor = picker.tintColor
    semanticContentAttribute = picker.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    face.semanticContentAttribute = semanticContentAttribute
    shadow.layer.shadowOpacity = 0.2
    shadow.layer.shadowRadius = 30
    shadow.layer.shadowOffset = CGSize(width: 0, height: 10)
    card.backgroundColor = .secondarySystemGroupedBackground
    shadow.backgroundColor = .secondarySystemGroupedBackground
    for view in [shadow, card] {
      view.layer.cornerRadius = 13
      view.layer.cornerCurve = .continuous
    }
    card.clipsToBounds = true
    card.addSubview(face)
    for view in [dismissRegion, shadow, card] { addSubview(view) }
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] recognizer in
      guard let self else { return }
      if recognizer.state == .ended, !card.frame.contains(recognizer.location(in: self)) { close() }
    }
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  func show() { face.show(animated: window != nil) }

  func open(in window: UIWindow) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
    layoutIfNeeded()
    face.show(animated: false)
    for view in [card, shadow] {
      view.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
      view.alpha = 0
    }
    UIView.animate(springDuration: 0.35, bounce: 0.1, options: .allowUserInteraction) { [self] in
      for view in [card, shadow] {
        view.transform = .identity
        view.alpha = 1
      }
    }
  }

  func close() {
    isUserInteractionEnabled = false
    field?.overlayDidClose()
    UIView.animate(withDuration: 0.2) { [self] in
      for view in [card, shadow] {
        view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        view.alpha = 0
      }
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  /// Places the popover below the field if it fits, otherwise above it.
  override func layoutSubviews() {
    super.layoutSubviews()
    dismissRegion.frame = bounds
    guard let field, field.window != nil else { return }
    let anchor = field.convert(field.bounds, to: self)
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
    var size = face.naturalSize
    if face is DateWheels { size = CGSize(width: 200, height: 200) }
    size.width = min(size.width, room.width)
    size.height = min(size.height, room.height)
    let below = anchor.maxY + 8
    let above = anchor.minY - 8 - size.height
    let y = below + size.height <= room.maxY ? below : above >= room.minY ? above : room.maxY - size.height
    let x = min(max(anchor.midX - size.width / 2, room.minX), room.maxX - size.width)
    let place = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    for view in [card, shadow] {
      view.bounds.size = place.size
      view.center = CGPoint(x: place.midX, y: place.midY)
    }
    face.frame = card.bounds
    face.layoutIfNeeded()
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}

/// The popover.
package final class DatePickerCard: UIView {}
