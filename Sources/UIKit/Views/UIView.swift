/// A rectangle of the screen: it draws, lays out its subviews and answers to events inside its bounds.
///
/// Geometry is in points, in the superview's coordinate system for `frame` and `center`, in the view's own
/// for `bounds`. A view keeps only what most views need; everything rarer lives in `rare`, made on first use.
/// The stored state is read all the time, and only as single values on the main actor: the run time need not check for
/// overlapping accesses.
@preconcurrency @MainActor
open class UIView: UIResponder {

  /// The class of the layer that backs the view.
  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer

  @exclusivity(unchecked) package final unowned(unsafe) var _superview: UIView?
  @exclusivity(unchecked) package final unowned(unsafe) var _window: UIWindow?
  /// The controller whose root view this is.
  @exclusivity(unchecked) package final unowned(unsafe) var owningController: UIViewController?
  @exclusivity(unchecked) package final var _subviews: [UIView] = []
  @exclusivity(unchecked) package final var flags: Flags = .initial
  @exclusivity(unchecked) package final var _safeAreaInsets = UIEdgeInsets.zero
  package final var _backgroundColor: UIColor?
  @exclusivity(unchecked) package final var _traits: UITraitCollection
  @exclusivity(unchecked) package final var rare: Rare?

  public init(frame: CGRect) {
    layer = UIView.makeLayer(Self.layerClass)
    _traits = UITraitCollection.current
    super.init()
    layer.setOwner(self)
    if frame != .zero { layer.frame = frame }
    if drawsContent { layer.setNeedsDisplay() }
  }

  public required init?(coder: NSCoder) {
    layer = UIView.makeLayer(Self.layerClass)
    _traits = UITraitCollection.current
    super.init()
    layer.setOwner(self)
    if drawsContent { layer.setNeedsDisplay() }
    readView(coder)
  }

  public convenience override init() { self.init(frame: .zero) }

  private static func makeLayer(_ layerClass: AnyClass) -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    guard let type = layerClass as? CALayer.Type else { return CALayer() }
    return DynamicInit.makeObject(type) as! CALayer
  }

  deinit {
    MainActor.assumeIsolated {
      layer.setOwner(nil)
      if let rare {
        rare.link?.cut()
        for recognizer in rare.gestureRecognizers { recognizer.view = nil }
      }
      for view in _subviews { view.superviewWasDeallocated() }
    }
  }

  private func superviewWasDeallocated() {
    _superview = nil
    layer.removeFromSuperlayer()
    if _window != nil { moveSubtree(to: nil) }
  }

  // MARK: Responder chain

  open override var next: UIResponder? { owningController ?? _superview }
  package override var responderWindow: UIWindow? { _window }

  // MARK: Rarely set state

  package var rareState: Rare {
    if let rare { return rare }
    let made = Rare()
    rare = made
    return made
  }

  /// An integer of the app's own, to find the view by.
  open var tag: Int {
    get { rare?.tag ?? 0 }
    set { rareState.tag = newValue }
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in _subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The identifier under which state restoration finds the view.
  open var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { rareState.restorationIdentifier = newValue }
  }

  /// Writes what should come back of the view. Only views with an identifier in saved controllers are asked.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Geometry

  /// The view's rectangle in its superview. Undefined while `transform` is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set { applyFrame(newValue) }
  }
  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { applyBounds(newValue) }
  }
  /// Where the layer's anchor point, by default the centre, lies in the superview.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      geometryDidChange(oldBounds: layer.bounds)
    }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// Pixels per point of the view's drawing.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  // MARK: Dynamics

  /// The outline with which the view collides under a dynamic animator.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// That outline, about the view's centre, where the type is `path`.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
  }

  // MARK: Appearance

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      visibilityDidChange()
    }
  }
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Whether the drawing area is cleared before `draw(_:)`. Drawing here always starts clear.
  open var clearsContextBeforeDrawing: Bool {
    get { true }
    set {}
  }
  open var backgroundColor: UIColor? {
    get { _backgroundColor }
    set {
      applyBackgroundColor(newValue)
      noteSet(\.backgroundColor)
    }
  }
  /// The colour that marks what can be touched: the view's own, else the nearest ancestor's.
  open var tintColor: UIColor! {
    get { effectiveTint.shown }
    set {
      applyTintColor(newValue)
      noteSet(\.tintColor)
    }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTint.isDimmed ? .dimmed : .normal }
    set { applyTintAdjustmentMode(newValue) }
  }
  open var contentMode: ContentMode {
    get { rare?.contentMode ?? .scaleToFill }
    set { applyContentMode(newValue) }
  }
  /// A view whose alpha masks this view's content.
  open var mask: UIView? {
    get { rare?.maskView }
    set {
      rareState.maskView = newValue
      layer.mask = newValue?.layer
    }
  }

  // MARK: Hierarchy

  open var superview: UIView? { _superview }
  open var subviews: [UIView] { _subviews }
  open var window: UIWindow? { _window }

  /// Adds a view in front of the present subviews, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: _subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }
  open func removeFromSuperview() {
    guard let parent = _superview else { return }
    detach(from: parent)
  }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: _subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  // MARK: Layout

  /// Marks the view for the next layout pass.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out at once what is marked in this view's subtree, and above it what decides its size.
  open func layoutIfNeeded() {
    prepareConstraintLayout()
    layer.layoutIfNeeded()
  }
  /// Resizes the view to what `sizeThatFits` answers for its present size. Its top left corner stays.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if layer.affineTransform().isIdentity { frame.size = size } else { bounds.size = size }
  }
  /// The distances that keep content clear of bars and device edges.
  open var safeAreaInsets: UIEdgeInsets { _safeAreaInsets }
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { applyLayoutMargins(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { applyDirectionalMargins(newValue) }
  }
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set {
      rareState.semanticContentAttribute = newValue
      layoutDirectionDidChange()
    }
  }

  // MARK: Auto Layout

  /// Stands for no size of the view's own, in one direction.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks `systemLayoutSizeFitting` for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks `systemLayoutSizeFitting` for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size that the content asks for, in points; `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Call when `intrinsicContentSize` would answer differently now.
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }
  /// Whether frame and autoresizing mask stand for constraints. Set to false to lay the view out by its own.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesAutoresizing) }
    set {
      flags.set(.translatesAutoresizing, newValue)
      translationDidChange()
    }
  }
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Adds and changes constraints; called before layout for views that asked for it. Call `super` last.
  open func updateConstraints() { flags.remove(.needsUpdateConstraints) }
  /// The part of the frame that alignment leaves out, such as a shadow.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  /// The smallest, or largest, size that the view's constraints allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

  // MARK: Drawing

  /// Marks the content as stale; `draw(_:)` runs in the next display pass.
  open func setNeedsDisplay() { if drawsContent { layer.setNeedsDisplay() } }
  open func setNeedsDisplay(_ rect: CGRect) { if drawsContent { layer.setNeedsDisplay(rect) } }

  // MARK: Traits

  open var traitCollection: UITraitCollection { _traits }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.overrideUserInterfaceStyle ?? .unspecified }
    set {
      rareState.overrideUserInterfaceStyle = newValue
      inheritTraits()
    }
  }

  // MARK: Interaction

  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.userInteractionEnabled) }
    set { flags.set(.userInteractionEnabled, newValue) }
  }
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { flags.set(.multipleTouch, newValue) }
  }
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { flags.set(.exclusiveTouch, newValue) }
  }

  /// The deepest view in this subtree that takes a touch at `point`: hidden views, views with an alpha below
  /// 0.01 and views with interaction disabled are passed over with all that they hold (FACTS.md 3.5).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in _subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether `point`, in the view's own coordinates, lies in it: the minimum edges count, the maximum do not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The recognizers that observe touches of this view and of the views in it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { flags.contains(.hasGestureRecognizers) ? rare?.gestureRecognizers : nil }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Whether a gesture may be recognized with a touch of this view, or of one in it. Asked once, at recognition, of
  /// every view from the one that was hit up to the recognizer's.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set {
      for interaction in interactions { detach(interaction) }
      for interaction in newValue { attach(interaction) }
    }
  }
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  // MARK: Hooks for subclasses

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  /// Positions the subviews. Called by the layout pass for views that need it; the base class gives the subviews that
  /// constraints lay out their frames.
  open func layoutSubviews() { if flags.contains(.hostsConstraints) { applyConstraintLayout() } }

  /// Draws the view's content into the current context. Only subclasses that override it own any content.
  open func draw(_ rect: CGRect) {}

  /// Called when the tint colour, or whether it is dimmed, has changed.
  open func tintColorDidChange() {}

  /// Called when the insets that keep content clear of bars and device edges have changed.
  open func safeAreaInsetsDidChange() {}

  open func layoutMarginsDidChange() {}

  /// Called when a trait of the view has changed; `registerForTraitChanges` is the newer way.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called after an object graph was read from a nib or storyboard.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  /// The size that fits best into `size`; by default the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { rare?.accessibility.isElement ?? isElementByDefault }
    set { super.isAccessibilityElement = newValue }
  }
  /// The element's rectangle on the screen, in points.
  open override var accessibilityFrame: CGRect {
    get { rare?.accessibility.frame ?? convert(bounds, to: nil as UIView?) }
    set { super.accessibilityFrame = newValue }
  }
  package override var ownAccessibility: AccessibilityState? { rare?.accessibility }
  /// Whether views of this kind are elements unless told otherwise.
  package var isElementByDefault: Bool { false }
  /// What the view is to those who do not see it, where its traits do not tell.
  package var accessibilityRole: AccessibilityRole? { nil }

  // MARK: Focus

  /// Whether the keyboard's focus may be on the view.
  open var canBecomeFocused: Bool { false }
  /// Whether the keyboard's focus is on the view.
  open var isFocused: Bool { _window?.focusIfAny?.item === self }
  /// Where focus goes first when it comes into this view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Views of a group are one stop of the tab key; arrows move within it.
  open var focusGroupIdentifier: String? {
    get { rare?.focusGroupIdentifier }
    set { rareState.focusGroupIdentifier = newValue }
  }
  /// How the view shows that it has the focus; `nil` leaves that to the view.
  open var focusEffect: UIFocusEffect? {
    get { rare?.focusEffect ?? UIFocusHaloEffect() }
    set { rareState.focusEffect = .some(newValue) }
  }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func setNeedsFocusUpdate() { _window?.focus.setNeedsUpdate(self) }
  open func updateFocusIfNeeded() { _window?.focus.updateIfNeeded() }
  /// Whether the focusable views inside are one stop of the tab key.
  package var formsFocusGroup: Bool { false }

  // MARK: Hooks for the framework's own views

  /// Does what a key asks of the view that has the focus.
  /// - Returns: `false` where the key means nothing to it.
  package func operate(_ key: ControlKey) -> Bool { false }

  /// The safe area that subviews inherit; scroll views keep back what their content insets already carry.
  /// The safe area that reaches the subviews: with an override of `safeAreaInsets`, as windows of test tools have it.
  package var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }
  /// The rectangle, in the view's coordinates, whose edges those insets start at.
  package var safeAreaReferenceBounds: CGRect { layer.bounds }
  /// Whether a touch of this view, or of `view` in it, waits a moment before `view` hears of it: it may be a scroll.
  package func touchHold(for touch: UITouch, in view: UIView, with event: UIEvent) -> TouchHold? { nil }
  /// The pointer's shape over the view; `nil` leaves it to the superview.
  package func cursor(at point: CGPoint) -> HostCursor? { nil }
  package func subviewVisibilityDidChange(_ subview: UIView) {}
  /// The view has entered, left or moved within a hierarchy.
  package func hierarchyDidChange() {}
  /// The height that the content needs at a width, of views whose text wraps; `nil` where one does not follow
  /// from the other.
  package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  /// The distances of the first baseline from the top of the alignment rectangle and of the last from its bottom.
  package var baselineOffsets: BaselineOffsets { BaselineOffsets() }
  /// Whether constraints on the view's edges from inside are about scrollable content.
  package var isConstraintScrollView: Bool { false }
  /// Constraints give a scroll view's content another size.
  package func constraintContentSizeDidChange(_ size: CGSize) {}

  // MARK: Description

  nonisolated open override var description: String {
    let frame = MainActor.assumeIsolated { layer.frame }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Self.shortNumber($0) }
    return
      "<\(type(of: self)): \(address); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"
  }

  private nonisolated static func shortNumber(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
  }
}

extension NSObject {
  /// The object's address as UIKit's messages print it.
  package var address: String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
  }
}
