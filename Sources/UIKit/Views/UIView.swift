/// A rectangle on the screen that draws, lays out its subviews and handles events inside its bounds.
///
/// Geometry is in points, in the superview's coordinate system for `frame` and `center`, in the view's own
/// for `bounds`. A view stores only what most views need; rarer state is in `rare`, created on first use. The
/// stored state is accessed frequently, and only as single values on the main actor, so that run-time checks
/// for overlapping accesses are unnecessary.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer of the view. Overrides return a subclass's type; the framework uses the stored one.
  open var layer: CALayer { ownLayer }
  package final let ownLayer: CALayer

  // These three are read on every path of layout and touch handling. Each target sets them to nil in its
  // `deinit`, which precedes the release of its memory; code outside the framework uses the safe getters
  // below. A `BackReference` here would cost a sixth of the time of a push and a pop.
  @exclusivity(unchecked) package final unowned(unsafe) var _superview: UIView?
  @exclusivity(unchecked) package final unowned(unsafe) var _window: UIWindow?
  /// The controller whose root view this is.
  @exclusivity(unchecked) package final unowned(unsafe) var owningController: UIViewController?
  @exclusivity(unchecked) package final var _subviews: [UIView] = []
  @exclusivity(unchecked) package final var flags: Flags = .initial
  @exclusivity(unchecked) package final var _safeAreaInsets = UIEdgeInsets.zero
  package final var _backgroundColor: UIColor?
  @exclusivity(unchecked) package final var _traits: UITraitCollection
  @exclusivity(unchecked) package final var rare: ExtendedState?

  public init(frame: CGRect) {
    ownLayer = UIView.makeLayer(Self.layerClass)
    _traits = UITraitCollection.current
    super.init()
    ownLayer.setOwner(self)
    if frame != .zero { ownLayer.frame = frame }
    if drawsContent { ownLayer.setNeedsDisplay() }
  }

  public required init?(coder: NSCoder) {
    ownLayer = UIView.makeLayer(Self.layerClass)
    _traits = UITraitCollection.current
    super.init()
    ownLayer.setOwner(self)
    if drawsContent { ownLayer.setNeedsDisplay() }
    coder.decodeInterface(of: self, as: UIView.self)
    if let archive = coder as? NSKeyedUnarchiver { decode(from: archive) }
  }
  /// Encodes the geometry, the appearance and the subviews. Differs from iOS: without constraints and gesture recognizers.
  open func encode(with coder: NSCoder) { encodeProperties(with: coder) }

  public convenience override init() { self.init(frame: .zero) }

  private static func makeLayer(_ layerClass: AnyClass) -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    guard let type = layerClass as? CALayer.Type else { return CALayer() }
    return DynamicInit.makeObject(type) as! CALayer
  }

  deinit {
    MainThreadDeallocation.run {
      ownLayer.setOwner(nil)
      if let rare { for recognizer in rare.gestureRecognizers { recognizer.view = nil } }
      for view in _subviews { view.superviewWasDeallocated() }
    }
  }

  // MARK: Responder chain

  open override var next: UIResponder? { Self.living(owningController) ?? Self.living(_superview) }
  package override var responderWindow: UIWindow? { _window?.firstResponderWindow }

  // MARK: Rarely set state

  package var extendedState: ExtendedState {
    if let rare { return rare }
    let made = ExtendedState()
    rare = made
    return made
  }

  /// An integer for finding the view, set by the app.
  open var tag: Int {
    get { rare?.tag ?? 0 }
    set {
      willChange("tag")
      defer { didChange("tag") }
      extendedState.tag = newValue
    }
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in _subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The identifier for state restoration.
  open var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { extendedState.restorationIdentifier = newValue }
  }

  /// Encodes the state of the view. Called only for views with an identifier in saved controllers.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Geometry

  /// The view's rectangle in its superview. Undefined while `transform` is not the identity.
  open var frame: CGRect {
    get { ownLayer.frame }
    set { applyFrame(newValue) }
  }
  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { applyBounds(newValue) }
  }
  /// The position of the layer's anchor point, by default the center, in the superview.
  open var center: CGPoint {
    get { ownLayer.position }
    set { applyCenter(newValue) }
  }
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set {
      willChange("transform")
      defer { didChange("transform") }
      ownLayer.setAffineTransform(newValue)
    }
  }
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set {
      willChange("transform3D")
      defer { didChange("transform3D") }
      ownLayer.transform = newValue
    }
  }
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set { ownLayer.anchorPoint = newValue }
  }
  /// The scale of the view's drawing, in pixels per point.
  open var contentScaleFactor: CGFloat {
    get { ownLayer.contentsScale }
    set { ownLayer.contentsScale = newValue }
  }

  // MARK: Dynamics

  /// The collision outline of the view for a dynamic animator.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline relative to the view's center, for the type `path`.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
  }

  // MARK: Appearance

  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set {
      willChange("alpha")
      defer { didChange("alpha") }
      ownLayer.opacity = Float(newValue)
    }
  }
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set {
      willChange("hidden")
      defer { didChange("hidden") }

      guard newValue != ownLayer.isHidden else { return }
      ownLayer.isHidden = newValue
      visibilityDidChange()
    }
  }
  open var isOpaque: Bool {
    get { !flags.contains(.transparent) }
    set {
      willChange("opaque")
      defer { didChange("opaque") }
      flags.set(.transparent, !newValue)
      ownLayer.isOpaque = newValue
    }
  }
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set {
      willChange("clipsToBounds")
      defer { didChange("clipsToBounds") }
      ownLayer.masksToBounds = newValue
    }
  }
  /// Whether the drawing area is cleared before `draw(_:)`. Here it always is.
  open var clearsContextBeforeDrawing: Bool {
    get { true }
    set {}
  }
  open var backgroundColor: UIColor? {
    get { _backgroundColor }
    set {
      willChange("backgroundColor")
      defer { didChange("backgroundColor") }

      applyBackgroundColor(newValue)
      recordExplicitValue(\.backgroundColor)
    }
  }
  /// The tint color for interactive elements: the view's own, or else that of the nearest ancestor.
  open var tintColor: UIColor! {
    get { effectiveTint.shown }
    set {
      willChange("tintColor")
      defer { didChange("tintColor") }

      applyTintColor(newValue)
      recordExplicitValue(\.tintColor)
    }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTint.isDimmed ? .dimmed : .normal }
    set { applyTintAdjustmentMode(newValue) }
  }
  open var contentMode: ContentMode {
    get { rare?.contentMode ?? .scaleToFill }
    set {
      willChange("contentMode")
      defer { didChange("contentMode") }
      applyContentMode(newValue)
    }
  }
  /// A view whose alpha channel masks the content of this view.
  open var mask: UIView? {
    get { rare?.maskView }
    set {
      willChange("maskView")
      defer { didChange("maskView") }

      extendedState.maskView = newValue
      ownLayer.mask = newValue?.layer
    }
  }

  // MARK: Hierarchy

  open var superview: UIView? { Self.living(_superview) }
  open var subviews: [UIView] { _subviews }
  open var window: UIWindow? { Self.living(_window) }

  /// Returns the object, unless its `deinit` has begun, after which it must not be retained.
  @inline(__always)
  private static func living<Object: UIResponder>(_ object: Object?) -> Object? {
    guard let object, !MainThreadDeallocation.hasBegun(for: object) else { return nil }
    return object
  }

  /// Adds a view in front of the existing subviews, removing it from its previous superview.
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

  /// Requests layout in the next layout pass.
  open func setNeedsLayout() { ownLayer.setNeedsLayout() }
  /// Immediately lays out this view's subtree where requested, and the ancestors that determine its size.
  open func layoutIfNeeded() {
    prepareConstraintLayout()
    ownLayer.layoutIfNeeded()
  }
  /// Resizes the view to the result of `sizeThatFits` for its current size. Its top left corner stays in
  /// place.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if ownLayer.affineTransform().isIdentity { frame.size = size } else { bounds.size = size }
  }
  /// The insets of the area not covered by bars and device edges.
  open var safeAreaInsets: UIEdgeInsets { _safeAreaInsets }
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set {
      willChange("layoutMargins")
      defer { didChange("layoutMargins") }
      applyLayoutMargins(newValue)
    }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { applyDirectionalMargins(newValue) }
  }
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set {
      willChange("semanticContentAttribute")
      defer { didChange("semanticContentAttribute") }

      extendedState.semanticContentAttribute = newValue
      layoutDirectionDidChange()
    }
  }

  // MARK: Auto Layout

  /// The absence of an intrinsic size in one dimension.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Requests the smallest size from `systemLayoutSizeFitting`.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Requests the largest size from `systemLayoutSizeFitting`.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size for the content, in points; `noIntrinsicMetric` if there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Invalidates `intrinsicContentSize` after a change.
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }
  /// Whether frame and autoresizing mask act as constraints. Set to false to lay the view out with explicit
  /// ones.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesAutoresizing) }
    set {
      flags.set(.translatesAutoresizing, newValue)
      translationDidChange()
    }
  }
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Adds and updates constraints; called before layout for views that requested it. Call `super` last.
  open func updateConstraints() { flags.remove(.needsUpdateConstraints) }
  /// The insets of the frame that are excluded from alignment, such as a shadow.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { defaultFrame(around: alignmentRect) }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// The earlier form of ``forLastBaselineLayout``.
  open func forBaselineLayout() -> UIView { self }
  /// Returns the smallest, or largest, size that the view's constraints allow.
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

  /// Invalidates the content; `draw(_:)` is called in the next display pass.
  open func setNeedsDisplay() { if drawsContent { ownLayer.setNeedsDisplay() } }
  open func setNeedsDisplay(_ rect: CGRect) { if drawsContent { ownLayer.setNeedsDisplay(rect) } }

  // MARK: Traits

  open var traitCollection: UITraitCollection { _traits }
  /// The smallest text size of the view and its subviews; nil for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.minimumContentSizeCategory }
    set {
      extendedState.minimumContentSizeCategory = newValue
      inheritTraits()
    }
  }

  /// The largest text size of the view and its subviews; nil for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rare?.maximumContentSizeCategory }
    set {
      extendedState.maximumContentSizeCategory = newValue
      inheritTraits()
    }
  }

  /// A description of the views that limit the text size, for debugging.
  open var appliedContentSizeCategoryLimitsDescription: String {
    sequence(first: self) { $0._superview }.compactMap { view -> String? in
      let limits = [
        view.minimumContentSizeCategory.map { "minimum: \($0.rawValue)" },
        view.maximumContentSizeCategory.map { "maximum: \($0.rawValue)" },
      ].compactMap { $0 }
      return limits.isEmpty ? nil : "\(type(of: view)): \(limits.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.overrideUserInterfaceStyle ?? .unspecified }
    set {
      willChange("overrideUserInterfaceStyle")
      defer { didChange("overrideUserInterfaceStyle") }

      extendedState.overrideUserInterfaceStyle = newValue
      inheritTraits()
    }
  }

  // MARK: Interaction

  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.userInteractionEnabled) }
    set {
      willChange("userInteractionEnabled")
      defer { didChange("userInteractionEnabled") }
      flags.set(.userInteractionEnabled, newValue)
    }
  }
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set {
      willChange("multipleTouchEnabled")
      defer { didChange("multipleTouchEnabled") }
      flags.set(.multipleTouch, newValue)
    }
  }
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { flags.set(.exclusiveTouch, newValue) }
  }

  /// Returns the deepest view in this subtree that receives a touch at `point`: hidden views, views with an
  /// alpha below 0.01 and views with interaction disabled are skipped with their subtrees (Metrics.md 3.5).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in _subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Returns whether `point`, in the view's own coordinates, is inside: minimum edges are included, maximum
  /// ones are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The recognizers for touches of this view and its subviews.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { flags.contains(.hasGestureRecognizers) ? rare?.gestureRecognizers : nil }
    set {
      willChange("gestureRecognizers")
      defer { didChange("gestureRecognizers") }
      replaceGestureRecognizers(with: newValue ?? [])
    }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Returns whether a gesture may be recognized with a touch of this view or a subview. Asked once, at
  /// recognition, of every view from the one that was hit up to the recognizer's.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open var hoverStyle: UIHoverStyle? {
    get { defaultHoverStyle }
    set { defaultHoverStyle = newValue }
  }
  open var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set {
      for interaction in interactions { detach(interaction) }
      for interaction in newValue { attach(interaction) }
    }
  }
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  // MARK: Large content viewer

  open var showsLargeContentViewer: Bool {
    get { largeContentIfAny?.shows ?? false }
    set { largeContent.shows = newValue }
  }
  open var largeContentTitle: String? {
    get { largeContentIfAny?.title ?? accessibilityLabel }
    set { largeContent.title = newValue }
  }
  open var largeContentImage: UIImage? {
    get { largeContentIfAny?.image }
    set { largeContent.image = newValue }
  }
  open var scalesLargeContentImage: Bool {
    get { largeContentIfAny?.scales ?? false }
    set { largeContent.scales = newValue }
  }
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContentIfAny?.insets ?? .zero }
    set { largeContent.insets = newValue }
  }

  /// Returns a formatter that prints the view.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  // MARK: Hooks for subclasses

  open func didAddSubview(_ subview: UIView) {
    if _ObjCDispatch.redirects(UIView.self, self, "didAddSubview:", subview) { return }
  }
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {
    if _ObjCDispatch.redirects(UIView.self, self, "willMoveToSuperview:", newSuperview) { return }
  }
  open func didMoveToSuperview() {
    if _ObjCDispatch.redirects(UIView.self, self, "didMoveToSuperview") { return }
  }
  open func willMove(toWindow newWindow: UIWindow?) {
    if _ObjCDispatch.redirects(UIView.self, self, "willMoveToWindow:", newWindow) { return }
  }
  open func didMoveToWindow() {
    if _ObjCDispatch.redirects(UIView.self, self, "didMoveToWindow") { return }
  }

  /// Lays out the subviews. Called by the layout pass for views that need it; the base class applies the
  /// frames from constraints.
  open func layoutSubviews() {
    if _ObjCDispatch.redirects(UIView.self, self, "layoutSubviews") { return }
    if flags.contains(.hostsConstraints) { applyConstraintLayout() }
  }

  /// Updates the view from its data before the next layout. The base class does nothing.
  open func updateProperties() {}
  /// Requests `updateProperties()` before the next layout.
  open func setNeedsUpdateProperties() {
    flags.insert(.needsPropertyUpdate)
    setNeedsLayout()
  }
  /// Calls `updateProperties()` immediately if it was requested.
  open func updatePropertiesIfNeeded() { defaultUpdatePropertiesIfNeeded() }

  /// The shape of the corners; nil to use the layer's properties.
  open var cornerConfiguration: UICornerConfiguration? {
    get { rare?.cornerConfiguration }
    set {
      extendedState.cornerConfiguration = newValue
      flags.set(.hasCornerConfiguration, newValue != nil)
      newValue?.apply(to: layer)
    }
  }

  /// Returns the radius with which a corner is drawn, that of the first of several corners.
  open func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let masks: [(UIRectCorner, CACornerMask)] = [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
      (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
    ]
    guard let mask = masks.first(where: { corner.contains($0.0) })?.1, layer.maskedCorners.contains(mask)
    else { return 0 }
    return layer.cornerRadius
  }

  /// Draws the content into the current context. Only subclasses that override it have content.
  open func draw(_ rect: CGRect) {}

  /// Called when the tint color, or whether it is dimmed, has changed.
  open func tintColorDidChange() {}

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}

  /// Called when a trait of the view has changed; `registerForTraitChanges` is the newer API.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    if _ObjCDispatch.redirects(UIView.self, self, "traitCollectionDidChange:", previousTraitCollection) {
      return
    }
  }

  /// Called after an object graph was loaded from a nib or storyboard.
  open func awakeFromNib() {}
  /// Returns the view that takes the place of this one after it was created from a nib or storyboard, by default itself.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  open func prepareForInterfaceBuilder() {}

  /// Returns the size that fits best into `size`; by default the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { rare?.accessibility.declaredIsElement ?? isElementByDefault }
    set { super.isAccessibilityElement = newValue }
  }
  /// The frame of the element in screen coordinates, in points.
  open override var accessibilityFrame: CGRect {
    get { defaultAccessibilityFrame }
    set { super.accessibilityFrame = newValue }
  }
  /// The outline in screen coordinates: by default that of a view with rounded corners.
  open override var accessibilityPath: UIBezierPath? {
    get { super.accessibilityPath ?? roundedAccessibilityPath }
    set { super.accessibilityPath = newValue }
  }
  package override var ownAccessibility: AccessibilityState? { rare?.accessibility }
  /// Whether views of this type are accessibility elements by default.
  package var isElementByDefault: Bool { false }
  package var accessibilityPosition: String? { nil }
  /// The accessibility role of the view, if its traits do not indicate it.
  package var accessibilityRole: AccessibilityRole? { nil }

  // MARK: Focus

  /// Whether the view can have the keyboard focus.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the keyboard focus.
  open var isFocused: Bool { _window?.focusIfAny?.item === self }
  /// The environments that receive the focus first in this view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The focus group. Views of a group are one tab stop; arrow keys move inside it.
  open var focusGroupIdentifier: String? {
    get { rare?.focusGroupIdentifier }
    set { extendedState.focusGroupIdentifier = newValue }
  }
  /// The appearance of the view's focus; `nil` leaves it to the view.
  open var focusEffect: UIFocusEffect? {
    get { rare?.focusEffect ?? UIFocusHaloEffect() }
    set { extendedState.focusEffect = .some(newValue) }
  }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func setNeedsFocusUpdate() { _window?.focus.setNeedsUpdate(self) }
  open func updateFocusIfNeeded() { _window?.focus.updateIfNeeded() }
  /// Whether the focusable views inside are one tab stop.
  package var formsFocusGroup: Bool { false }

  // MARK: Hooks for the framework's own views

  /// The properties that change with the view's position and size.
  package var geometryKeys: [String] { ["frame", "bounds", "center"] }

  /// Performs the action of a key in the focused view.
  /// - Returns: `false` if the key has no action.
  package func operate(_ key: ControlKey) -> Bool { false }

  /// The safe area that subviews inherit, including an override of `safeAreaInsets`, as in windows of test
  /// tools. Scroll views exclude the part included in their content insets.
  package var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }
  /// The rectangle, in the view's coordinates, whose edges are the origin of the safe area insets.
  package var safeAreaReferenceBounds: CGRect { ownLayer.bounds }
  /// Returns the delay before `view` receives a touch of this view or of `view` in it, because the touch may
  /// scroll.
  package func touchDelay(for touch: UITouch, in view: UIView, with event: UIEvent) -> TouchDelay? { nil }
  /// Returns the cursor over the view; `nil` leaves it to the superview.
  package func cursor(at point: CGPoint) -> HostCursor? { nil }
  package func subviewVisibilityDidChange(_ subview: UIView) {}
  /// Called when the view was added to, removed from or moved within a hierarchy.
  package func hierarchyDidChange() {}
  /// Returns the height of the content for a width, for views with wrapped text; `nil` if they are
  /// independent.
  package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  /// The distances of the first baseline from the top of the alignment rectangle and of the last one from its
  /// bottom.
  package var baselineOffsets: BaselineOffsets { BaselineOffsets() }
  /// Whether constraints on the view's edges from inside refer to scrollable content.
  package var isConstraintScrollView: Bool { false }
  /// Called when constraints change the content size of a scroll view.
  package func constraintContentSizeDidChange(_ size: CGSize) {}

  // MARK: Description

  /// UIKit's description of the view: its class and frame, and properties that differ from their defaults.
  nonisolated open override var description: String {
    readUnisolated { ViewDescription.text(of: self) }
  }
  nonisolated open override var debugDescription: String { description }
  /// Adds the parts of a class to the description.
  package func describe(_ description: inout ViewDescription) {}
  /// Whether descriptions call the view transparent, because it draws only a part of its bounds.
  package var describesItselfAsTransparent: Bool { false }
  /// The axes on which the content size is kept before that of other views, with a priority of 750 instead of 250.
  package var huggedAxes: UIAxis { [] }
  /// The text that names the view in descriptions of constraints.
  package var textInConstraintDescriptions: String? { nil }

  // MARK: Kinds of views

  /// The role of a bar or a window for assistive technologies; `nil` for other views.
  package var containerRole: AccessibilityRole? { nil }
  /// Whether the view is a control.
  package var isControl: Bool { false }
  /// Whether the view is the back button of a navigation bar.
  package var isBackButton: Bool { false }
  /// Whether a container of a presentation blocks the views behind it; `nil` for other views.
  package var blocksViewsBehind: Bool? { nil }
  /// Called when the keyboard covers another part of the window.
  package func keyboardDidCoverWindow() {}

  // MARK: Focus environment

  open var coordinateSpace: any UICoordinateSpace { self }
  /// Returns the focusable views inside this one that intersect a rectangle.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    _subviews.filter { !$0.isHidden && $0.frame.intersects(rect) }
  }

  open var parentFocusEnvironment: (any UIFocusEnvironment)? { owningController ?? _superview }

  // MARK: Constraints

  /// The constraints held by the view.
  open var constraints: [NSLayoutConstraint] { layoutStateIfAny?.constraints ?? [] }
  /// Activates a constraint and holds it. Its items must be in this view's subtree.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: self) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { defaultAddConstraints(constraints) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { defaultRemoveConstraint(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { defaultRemoveConstraints(constraints) }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  open var layoutGuides: [UILayoutGuide] { layoutStateIfAny?.guides ?? [] }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { defaultAddLayoutGuide(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { defaultRemoveLayoutGuide(layoutGuide) }
  /// The rectangle inside the margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The area inside the margins, limited to the readable width.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
  /// The area not covered by bars and device edges.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// Returns the priority with which the view resists growing beyond its content; the default is 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    defaultContentHuggingPriority(for: axis)
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    defaultSetContentHuggingPriority(priority, for: axis)
  }
  /// Returns the priority with which the view resists shrinking below its content; the default is 750.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    defaultContentCompressionResistancePriority(for: axis)
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { defaultSetContentCompressionResistancePriority(priority, for: axis) }
  /// Requests `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { defaultSetNeedsUpdateConstraints() }
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
  /// Runs the pending `updateConstraints()` of the view's hierarchy immediately.
  open func updateConstraintsIfNeeded() { prepareConstraintLayout() }
  /// Whether the constraints do not determine the frame completely.
  open var hasAmbiguousLayout: Bool { defaultHasAmbiguousLayout }
  /// Moves an ambiguous view to another frame that its constraints also allow.
  open func exerciseAmbiguityInLayout() { defaultExerciseAmbiguityInLayout() }
  /// Returns the constraints that determine the view's position and size on an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    defaultConstraintsAffectingLayout(for: axis)
  }

  // MARK: Motion effects

  /// The motion effects of the view.
  open var motionEffects: [UIMotionEffect] {
    get { defaultMotionEffects }
    set { defaultMotionEffects = newValue }
  }
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  // MARK: Keyboard

  /// The part of the view covered by the keyboard.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { defaultKeyboardLayoutGuide }

  // MARK: Animation

  /// Whether property changes in animation blocks are animated.
  open class var areAnimationsEnabled: Bool { UIViewAnimationState.areAnimationsEnabled }
  open class func setAnimationsEnabled(_ enabled: Bool) { defaultSetAnimationsEnabled(enabled) }
  /// The duration of the current animation block in seconds; zero outside.
  open class var inheritedAnimationDuration: TimeInterval { UIViewAnimationState.current?.duration ?? 0 }

  // MARK: Appearance

  /// Draws a snapshot of the view hierarchy in a rectangle of the current context.
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    defaultDrawHierarchy(in: rect, afterScreenUpdates: afterScreenUpdates)
  }
  /// Returns a view with a static snapshot of this one; `nil` if this view is empty.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    defaultSnapshotView(afterScreenUpdates: afterUpdates)
  }
  /// Returns a view with a static snapshot of a part of this one.
  ///
  /// - `rect`: The part, in this view's coordinates.
  /// - `capInsets`: The edges that keep their size when the snapshot is resized.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    defaultResizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }

  // MARK: First responder

  /// Makes the first responder resign if it is this view or a descendant.
  /// - Parameter force: Whether to report the end of editing even if the responder refuses to resign.
  /// - Returns: Whether editing has ended, as far as the caller is concerned (Metrics.md 3.6).
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { defaultEndEditing(force) }

  // MARK: Geometry

  open var autoresizingMask: AutoresizingMask {
    get { defaultAutoresizingMask }
    set { defaultAutoresizingMask = newValue }
  }
  open var autoresizesSubviews: Bool {
    get { defaultAutoresizesSubviews }
    set { defaultAutoresizesSubviews = newValue }
  }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { defaultConvert(point, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { defaultConvert(point, from: view) }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { defaultConvert(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { defaultConvert(rect, from: view) }
  open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    defaultConvert(point, to: space)
  }
  open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    defaultConvert(point, from: space)
  }
  open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    defaultConvert(rect, to: space)
  }
  open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    defaultConvert(rect, from: space)
  }

  // MARK: Hierarchy

  open func isDescendant(of view: UIView) -> Bool { defaultIsDescendant(of: view) }
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    defaultExchangeSubview(at: first, withSubviewAt: second)
  }

  // MARK: Layer

  /// Sets the contents of a layer instead of drawing them; the view's layer is the one that needs display.
  open func display(_ layer: CALayer) { layer.displayByDrawing(displayScale: _traits.displayScale) }
  open func layoutSublayers(of layer: CALayer) { defaultLayoutSublayers(of: layer) }
  open func draw(_ layer: CALayer, in context: CGContext) { defaultDraw(layer, in: context) }
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    defaultAction(for: layer, forKey: event)
  }

  // MARK: Safe area

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { defaultInsetsLayoutMarginsFromSafeArea }
    set { defaultInsetsLayoutMarginsFromSafeArea = newValue }
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get { defaultPreservesSuperviewLayoutMargins }
    set { defaultPreservesSuperviewLayoutMargins = newValue }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    defaultEffectiveUserInterfaceLayoutDirection
  }
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  { defaultUserInterfaceLayoutDirection(for: attribute) }

  // MARK: Traits

  /// Trait overrides of this view and its subtree.
  open var traitOverrides: UITraitOverrides {
    get { defaultTraitOverrides }
    set { defaultTraitOverrides = newValue }
  }
  /// Propagates changed traits to this view immediately.
  open func updateTraitsIfNeeded() { inheritTraits() }
}

extension NSObject {
  /// The object's address in the format of UIKit's messages.
  package var address: String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
  }
}
