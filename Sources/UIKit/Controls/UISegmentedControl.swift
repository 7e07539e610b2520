/// A row of segments of which one is selected, or which behave like buttons.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  package override var describesItselfAsTransparent: Bool { true }
  package override var huggedAxes: UIAxis { .vertical }
  public enum Segment: Int, Sendable { case any, left, center, right, alone }
  /// The index for no selected segment.
  public static let noSegment = -1

  // Metrics.md 1.8 and 1.12: 32 high, the selection inset by 2 with a radius of 7 in a background with one of
  // 8.91.
  private static let height: CGFloat = 32
  static let inset: CGFloat = 2
  private static let pillRadius: CGFloat = 7
  private static let bedRadius: CGFloat = 8.91

  private let bed = UIImageView()
  private let pill = SegmentPill()
  package private(set) var segments: [SegmentView] = []
  private var dividers: [UIImageView] = []
  private var attributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:]
  private var backgrounds: [State.RawValue: UIImage] = [:]
  private var dividerImages: [DividerKey: UIImage] = [:]
  private var adjustments: [Segment: UIOffset] = [:]
  private var chosen = UISegmentedControl.noSegment {
    willSet { willChange("selectedSegmentIndex") }
    didSet { didChange("selectedSegmentIndex") }
  }
  /// The pressed segment.
  private var pressed: Int?
  /// The selected segment from which the finger drags the selection.
  private var carriedFrom: Int?
  private var carriesPill: Bool { carriedFrom != nil }

  private struct DividerKey: Hashable {
    var left: State.RawValue
    var right: State.RawValue
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a control whose segments have titles or images.
  /// - Parameter items: Strings, images or actions.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for item in items ?? [] {
      switch item {
      case let image as UIImage: append(SegmentView(image: image))
      case let action as UIAction: append(SegmentView(action: action))
      default: append(SegmentView(title: String(describing: item)))
      }
    }
    adoptContentSize()
  }

  /// Creates a control whose segments perform actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { append(SegmentView(action: action)) }
    if frame.size == .zero { adoptContentSize() }
  }

  /// The size that the control set itself; in a bar it grows with its titles from this size.
  private var contentSizeTaken: CGSize?

  private func adoptContentSize() {
    bounds.size = intrinsicContentSize
    contentSizeTaken = bounds.size
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UISegmentedControl.self)
  }

  private func prepare() {
    bed.layer.cornerRadius = Self.bedRadius
    bed.layer.cornerCurve = .continuous
    bed.clipsToBounds = true
    pill.layer.cornerRadius = Self.pillRadius
    pill.alpha = 0
    addSubview(bed)
    addSubview(pill)
    updateArtwork()
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title ?? ""), at: segment, animated: animated)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image: image), at: segment, animated: animated)
  }
  /// Inserts a segment that performs an action when selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentView(action: action), at: segment, animated: animated)
  }

  private func append(_ view: SegmentView) { insert(view, at: segments.count, animated: false) }

  private func insert(_ view: SegmentView, at index: Int, animated: Bool) {
    let index = min(max(index, 0), segments.count)
    view.control = self
    segments.insert(view, at: index)
    addSubview(view)
    if chosen >= index { chosen += 1 }
    if animated, window != nil {
      view.alpha = 0
      view.frame = CGRect(x: place(of: index).minX, y: 0, width: 0, height: bounds.height)
    }
    contentDidChange(animated: animated)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = existing(min(max(segment, 0), segments.count - 1)) else { return }
    segments.remove(at: index).removeFromSuperview()
    if chosen == index { chosen = Self.noSegment } else if chosen > index { chosen -= 1 }
    contentDidChange(animated: animated)
  }

  open func removeAllSegments() {
    for view in segments { view.removeFromSuperview() }
    segments = []
    chosen = Self.noSegment
    contentDidChange(animated: false)
  }

  private func existing(_ index: Int) -> Int? { segments.indices.contains(index) ? index : nil }
  private func segment(_ index: Int) -> SegmentView? { existing(index).map { segments[$0] } }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.action = action }
  }
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// Sets a fixed width in points; zero distributes the width automatically.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.fixedWidth = width }
  }
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.fixedWidth ?? 0 }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.contentOffset ?? .zero
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }

  private func change(_ index: Int, _ body: (SegmentView) -> Void) {
    guard let view = segment(index) else { return }
    body(view)
    contentDidChange(animated: false)
  }

  private func contentDidChange(animated: Bool) {
    invalidateIntrinsicContentSize()
    if isBarItemContent, bounds.size == contentSizeTaken { adoptContentSize() }
    while dividers.count > max(0, segments.count - 1) { dividers.removeLast().removeFromSuperview() }
    while dividers.count < segments.count - 1 {
      let line = UIImageView()
      insertSubview(line, aboveSubview: bed)
      dividers.append(line)
    }
    refresh(animated: animated)
  }

  /// Whether segment widths follow their content, rather than being equal.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange(animated: false) } }
  /// Whether segments behave like buttons and do not stay selected.
  open var isMomentary = false {
    didSet {
      if isMomentary { chosen = Self.noSegment }
      refresh(animated: false)
    }
  }

  // MARK: Selection

  /// The selected segment, or `noSegment`.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      guard newValue != chosen else { return }
      guard newValue == Self.noSegment || existing(newValue) != nil else {
        return UIKitFault.raise(
          .range, "selectedSegmentIndex \(newValue) is beyond the \(segments.count) segments")
      }
      chosen = newValue
      refresh(animated: window != nil && UIViewAnimationState.current != nil)
    }
  }

  /// Selects a segment on behalf of the user.
  fileprivate func choose(_ index: Int, _ event: UIEvent?) {
    guard let view = segment(index), view.isEnabled, isEnabled else { return }
    let isNews = isMomentary || index != chosen
    chosen = index
    refresh(animated: true)
    if isNews {
      if let action = view.action { sendAction(action) }
      send([.valueChanged, .primaryActionTriggered], event)
    }
    if isMomentary {
      chosen = Self.noSegment
      refresh(animated: true)
    }
  }

  // MARK: Appearance

  open var selectedSegmentTintColor: UIColor? {
    didSet { recordExplicitValue(\.selectedSegmentTintColor); updateArtwork() }
  }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state.rawValue] = attributes
    contentDidChange(animated: false)
    recordCall(Int(state.rawValue)) { $0.setTitleTextAttributes(attributes, for: state) }
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    backgrounds[state.rawValue] = image
    updateArtwork()
    recordCall(Int(state.rawValue)) { $0.setBackgroundImage(image, for: state, barMetrics: barMetrics) }
  }
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state.rawValue]
  }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {
    dividerImages[DividerKey(left: left.rawValue, right: right.rawValue)] = image
    updateArtwork()
  }
  open func dividerImage(
    forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
  ) -> UIImage? { dividerImages[DividerKey(left: left.rawValue, right: right.rawValue)] }
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType type: Segment, barMetrics: UIBarMetrics
  ) {
    adjustments[type] = adjustment
    setNeedsLayout()
  }
  open func contentPositionAdjustment(forSegmentType type: Segment, barMetrics: UIBarMetrics) -> UIOffset {
    adjustments[type] ?? .zero
  }

  private func updateArtwork() {
    let picture = backgrounds[state.rawValue] ?? backgrounds[State.normal.rawValue]
    bed.image = picture
    bed.backgroundColor = picture == nil ? backgroundColor == nil ? .tertiarySystemFill : .clear : nil
    pill.image = backgrounds[State.selected.rawValue]
    pill.color = selectedSegmentTintColor ?? Self.pillColor
    refresh(animated: false)
  }

  private static let pillColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(rgba: 0x6363_66ff) : .white
  }

  /// Returns the text attributes of a segment in a state: those for the state over those for the normal state
  /// over the defaults.
  func resolvedAttributes(for state: State) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: state.contains(.selected) ? .medium : .regular),
      .foregroundColor: UIColor.label,
    ]
    result.merge(attributes[State.normal.rawValue] ?? [:]) { $1 }
    for part in [State.selected, .highlighted, .disabled] where state.contains(part) {
      result.merge(attributes[part.rawValue] ?? [:]) { $1 }
    }
    result.merge(attributes[state.rawValue] ?? [:]) { $1 }
    return result
  }

  package override func stateDidChange() {
    super.stateDidChange()
    let opacity: CGFloat = isEnabled ? 1 : 0.5
    bed.alpha = opacity
    refresh(animated: false)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh(animated: false)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refresh(animated: false)
  }

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      layer.cornerRadius = newValue == nil ? 0 : Self.bedRadius
      bed.backgroundColor = newValue == nil ? .tertiarySystemFill : .clear
    }
  }

  /// Updates the appearance of the selected, pressed and disabled segments.
  private func refresh(animated: Bool) {
    setNeedsLayout()
    let change: @MainActor () -> Void = { [self] in
      for (index, view) in segments.enumerated() {
        view.show(
          isChosen: index == chosen, isPressed: index == pressed && !carriesPill, isEnabled: isEnabled)
        view.alpha = 1
      }
      pill.alpha = chosen == Self.noSegment ? 0 : isEnabled ? 1 : 0.5
      layoutIfNeeded()
    }
    guard animated, window != nil else { return UIView.performWithoutAnimation(change) }
    UIView.animate(
      springDuration: 0.32, bounce: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: change)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    guard !segments.isEmpty else { return CGSize(width: 0, height: Self.height) }
    let widths = segments.map { $0.fixedWidth > 0 ? $0.fixedWidth : $0.naturalWidth }
    let shared = segments.indices.filter { segments[$0].fixedWidth == 0 }
    var total = widths.reduce(0, +)
    if !apportionsSegmentWidthsByContent, let widest = shared.map({ widths[$0] }).max() {
      total = widest * CGFloat(shared.count) + segments.reduce(0) { $0 + $1.fixedWidth }
    }
    total += gap * CGFloat(segments.count - 1)
    let height = max(Self.height, (segments.map(\.naturalHeight).max() ?? 0) + 8)
    return CGSize(width: total.rounded(.up), height: height.rounded(.up))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The width of the divider between two segments, in points; zero with custom images, which overlap the
  /// segments.
  private var gap: CGFloat { dividerImages.isEmpty && backgrounds.isEmpty ? 1 : 0 }

  /// The leading edges of the segments, at whole points (Metrics.md 1.8), and the trailing edge of the last
  /// one.
  private var edges: [CGFloat] {
    guard !segments.isEmpty else { return [0] }
    var edges: [CGFloat] = [0]
    let fixed = segments.reduce(0) { $0 + $1.fixedWidth }
    let free = segments.filter { $0.fixedWidth == 0 }
    let gap = self.gap
    let room = max(0, bounds.width - fixed - gap * CGFloat(segments.count - 1))
    let natural = free.reduce(0) { $0 + $1.naturalWidth }
    var exact: CGFloat = 0
    for (index, view) in segments.enumerated() {
      if index > 0 { exact += gap }
      if view.fixedWidth > 0 {
        exact += view.fixedWidth
      } else if apportionsSegmentWidthsByContent, natural > 0 {
        exact += view.naturalWidth + (room - natural) / CGFloat(free.count)
      } else {
        exact += room / CGFloat(free.count)
      }
      edges.append((exact + (index < segments.count - 1 ? gap : 0)).rounded(.down))
    }
    return edges
  }

  private func place(of index: Int) -> CGRect { place(of: index, edges) }
  private func place(of index: Int, _ edges: [CGFloat]) -> CGRect {
    guard index >= 0, index + 1 < edges.count else { return .zero }
    let end = edges[index + 1] - (index + 2 < edges.count ? gap : 0)
    let width = end - edges[index]
    let x = isRightToLeft ? bounds.width - end : edges[index]
    return CGRect(x: x, y: 0, width: width, height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    bed.frame = bounds
    let edges = self.edges
    for (index, view) in segments.enumerated() {
      view.adjustment = adjustments[kind(of: index)] ?? adjustments[.any] ?? .zero
      view.frame = place(of: index, edges)
      view.layoutIfNeeded()
    }
    layoutPill(edges)
    for (index, line) in dividers.enumerated() { layoutDivider(line, after: index, edges) }
  }

  private func kind(of index: Int) -> Segment {
    if segments.count == 1 { return .alone }
    return index == 0 ? .left : index == segments.count - 1 ? .right : .center
  }

  private func layoutPill(_ edges: [CGFloat]) {
    guard existing(chosen) != nil else { return }
    let isCustom = pill.image != nil
    var frame = place(of: chosen, edges)
    if !isCustom { frame = frame.narrowed(dx: Self.inset, dy: Self.inset) }
    if carriesPill, !isCustom {
      // A pressed selection shrinks slightly.
      frame = frame.insetBy(dx: frame.width * 0.025, dy: frame.height * 0.025)
    }
    if pill.alpha == 0 || pill.bounds.isEmpty {
      UIView.performWithoutAnimation { pill.frame = frame }
    } else {
      pill.frame = frame
    }
    pill.layoutIfNeeded()
  }

  private func layoutDivider(_ line: UIImageView, after index: Int, _ edges: [CGFloat]) {
    let (left, right) = (state(of: index), state(of: index + 1))
    let picture =
      dividerImages[DividerKey(left: left.rawValue, right: right.rawValue)]
      ?? dividerImages[DividerKey(left: State.normal.rawValue, right: State.normal.rawValue)]
    line.image = picture
    line.backgroundColor = picture == nil ? .separator : nil
    let x = isRightToLeft ? bounds.width - edges[index + 1] : edges[index + 1]
    if let picture {
      line.frame = CGRect(
        x: x - picture.size.width / 2, y: 0, width: picture.size.width, height: bounds.height)
      line.alpha = 1
    } else {
      let height = (bounds.height / 2).rounded()
      let start = isRightToLeft ? x : x - gap
      line.frame = CGRect(
        x: gap > 0 ? start : x - 0.5, y: (bounds.height - height) / 2, width: 1, height: height)
      line.alpha =
        index == chosen || index + 1 == chosen || !backgrounds.isEmpty ? 0 : isEnabled ? 1 : 0.5
    }
  }

  private func state(of index: Int) -> State {
    index == chosen ? .selected : index == pressed ? .highlighted : .normal
  }

  // MARK: Tracking

  private func index(at touch: UITouch) -> Int? {
    let x = min(max(touch.location(in: self).x, 0), bounds.width - 0.5)
    let edges = self.edges
    let along = isRightToLeft ? bounds.width - x : x
    return segments.indices.first { along >= edges[$0] && along < edges[$0 + 1] } ?? segments.indices.last
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = index(at: touch), segments[index].isEnabled else { return false }
    pressed = index
    if !isMomentary, index == chosen { carriedFrom = chosen }
    refresh(animated: true)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let under = isTouchInside ? index(at: touch).flatMap { segments[$0].isEnabled ? $0 : nil } : nil
    guard under != pressed, under != nil || !carriesPill else { return true }
    pressed = under
    // A dragged selection follows immediately; the targets are notified when the finger lifts.
    if carriesPill, let under { chosen = under }
    refresh(animated: true)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let target = carriesPill ? chosen : isTouchInside ? pressed : nil
    release()
    if let target { choose(target, event) } else { refresh(animated: true) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    release()
    refresh(animated: true)
    super.cancelTracking(with: event)
  }

  private func release() {
    pressed = nil
    if let carriedFrom { chosen = carriedFrom }
    carriedFrom = nil
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isTracking, gestureRecognizer is UIPanGestureRecognizer { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Keys and accessibility

  package override func operate(_ key: ControlKey) -> Bool {
    guard isEnabled, !segments.isEmpty else { return false }
    let step: Int
    switch key {
    case .left, .right: step = (key == .right) != isRightToLeft ? 1 : -1
    default: return false
    }
    var index = chosen == Self.noSegment ? (step > 0 ? -1 : segments.count) : chosen
    repeat { index += step } while segment(index)?.isEnabled == false
    guard existing(index) != nil else { return true }
    choose(index, nil)
    return true
  }

  /// The segments are the accessibility elements; the whole control has the keyboard focus.
  package override var isElementByDefault: Bool { false }
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? segments }
    set { super.accessibilityElements = newValue }
  }
  open override var canBecomeFocused: Bool { isEnabled && !segments.isEmpty }

  fileprivate func activate(_ view: SegmentView) -> Bool {
    guard let index = segments.firstIndex(where: { $0 === view }), view.isEnabled, isEnabled else {
      return false
    }
    choose(index, nil)
    return true
  }

  func position(of view: SegmentView) -> (index: Int, count: Int)? {
    segments.firstIndex { $0 === view }.map { ($0, segments.count) }
  }

  func isChosen(_ view: SegmentView) -> Bool { segment(chosen) === view }
}

extension SegmentView {
  func activateInControl() -> Bool { control?.activate(self) ?? false }
}
