import CoreGraphics
import Foundation
import ObjCRuntime
import Synchronization

/// A node of the layer tree: a rectangle of content that is drawn, animated and composited by the renderer.
///
/// A plain layer is one small allocation; rarely used properties are allocated separately when one is first
/// set. Changes set dirty flags up to the root, so that a commit only visits changed layers.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  struct Flags: OptionSet {
    let rawValue: UInt32

    static let needsLayout = Flags(rawValue: 1 << 0)
    static let subtreeLayout = Flags(rawValue: 1 << 1)
    static let needsDisplay = Flags(rawValue: 1 << 2)
    static let subtreeDisplay = Flags(rawValue: 1 << 3)
    /// The subtree's appearance has changed since the last frame.
    static let subtreeVisual = Flags(rawValue: 1 << 4)
    /// The layer has not been committed yet; its initial values appear without animation.
    static let fresh = Flags(rawValue: 1 << 5)
    static let isRoot = Flags(rawValue: 1 << 6)
    static let hidden = Flags(rawValue: 1 << 7)
    static let masksToBounds = Flags(rawValue: 1 << 8)
    static let hasTransform = Flags(rawValue: 1 << 9)
    static let opaque = Flags(rawValue: 1 << 10)
    static let needsDisplayOnBoundsChange = Flags(rawValue: 1 << 11)
    static let drawsAsynchronously = Flags(rawValue: 1 << 12)
    static let rasterize = Flags(rawValue: 1 << 13)
    static let noGroupOpacity = Flags(rawValue: 1 << 14)
    static let noBack = Flags(rawValue: 1 << 15)
    static let noEdgeAntialiasing = Flags(rawValue: 1 << 16)
    static let geometryFlipped = Flags(rawValue: 1 << 17)
    static let sortsSublayers = Flags(rawValue: 1 << 18)
    static let isPresentation = Flags(rawValue: 1 << 19)
    static let isMask = Flags(rawValue: 1 << 20)
    static let explicitContentsScale = Flags(rawValue: 1 << 21)
    /// The flag of `CATransformLayer`, whose sublayers keep their depth.
    static let keepsDepth = Flags(rawValue: 1 << 22)
    /// The flag of `CAReplicatorLayer`, whose sublayers are drawn several times.
    static let replicates = Flags(rawValue: 1 << 23)
    /// The drawing has no effect but the content, so it may be recorded when the content is first read.
    static let defersDisplay = Flags(rawValue: 1 << 24)
    /// The content is outdated until `performDeferredDisplay()`.
    static let awaitsDisplay = Flags(rawValue: 1 << 25)
    static let layoutWork: Flags = [.needsLayout, .subtreeLayout]
    static let displayWork: Flags = [.needsDisplay, .subtreeDisplay, .fresh]
  }

  // Set to `nil` by the superlayer's `deinit`, before its memory is freed.
  // Not isolated for initializers and the deinitializer, which runs on the main thread.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var parent: CALayer?
  @exclusivity(unchecked) nonisolated(unsafe) final var children: ContiguousArray<CALayer> = []
  @exclusivity(unchecked) nonisolated(unsafe) final var extras: LayerExtras?
  nonisolated(unsafe) final var encoding: LayerEncoding?
  nonisolated(unsafe) final var modelLayer: CALayer?
  // Set to `nil` by the view's `deinit`, before its memory is freed.
  @exclusivity(unchecked) final unowned(unsafe) var owner: (any CALayerDelegate)?
  @exclusivity(unchecked) final var storedBounds = CGRect.zero
  @exclusivity(unchecked) final var storedPosition = CGPoint.zero
  @exclusivity(unchecked) final var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  final var storedCornerRadius: CGFloat = 0
  final var storedBackgroundColor: CGColor?
  final var storedOpacity: Float = 1
  @exclusivity(unchecked) final var flags: Flags = [.fresh]
  /// Identifies the layer to renderers during its lifetime.
  package final let layerID: UInt32
  /// Incremented when the layer's own content may have changed.
  package final var contentVersion: UInt32 = 0

  private nonisolated static let lastLayerID = Atomic<UInt32>(0)

  private nonisolated static func nextLayerID() -> UInt32 {
    lastLayerID.wrappingAdd(1, ordering: .relaxed).newValue
  }

  public override init() {
    layerID = Self.nextLayerID()
    super.init()
    MainThreadDeallocation.enable(for: self)
  }

  /// Creates a presentation copy of `layer`. Subclasses copy their own stored properties.
  public init(layer: Any) {
    layerID = Self.nextLayerID()
    super.init()
    MainThreadDeallocation.enable(for: self)
    flags = [.isPresentation]
    guard let layer = layer as? CALayer else { return }
    layer.performDeferredDisplay()
    modelLayer = layer
    storedBounds = layer.storedBounds
    storedPosition = layer.storedPosition
    storedAnchorPoint = layer.storedAnchorPoint
    storedCornerRadius = layer.storedCornerRadius
    storedBackgroundColor = layer.storedBackgroundColor
    storedOpacity = layer.storedOpacity
    contentVersion = layer.contentVersion
    let copied: Flags = [
      .hidden, .masksToBounds, .hasTransform, .opaque, .rasterize, .noGroupOpacity, .noBack,
      .geometryFlipped, .sortsSublayers, .explicitContentsScale,
    ]
    flags.formUnion(layer.flags.intersection(copied))
    extras = layer.extras?.copyForPresentation()
  }

  /// Unarchiving layers is not supported.
  public required init?(coder: NSCoder) {
    layerID = Self.nextLayerID()
    super.init()
    MainThreadDeallocation.enable(for: self)
  }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
    extras?.mask?.parent = nil
    if let animations = extras?.animations { animations.layerWasDeallocated() }
  }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates. Changing the size requests layout.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      guard newValue != storedBounds else { return }
      Self.check(newValue, "bounds")
      let sizeChanged = newValue.size != storedBounds.size
      if sizeChanged { boundsWillResize() }
      change(.bounds) {
        storedBounds = newValue
        if sizeChanged {
          contentVersion &+= 1
          setNeedsLayout()
          if flags.contains(.needsDisplayOnBoundsChange) { setNeedsDisplay() }
        }
      }
    }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { storedPosition }
    set {
      guard newValue != storedPosition else { return }
      Self.check(CGRect(origin: newValue, size: .zero), "position")
      change(.position) { storedPosition = newValue }
    }
  }

  /// The point of the bounds, in unit coordinates, that is at `position` and about which `transform` is
  /// applied.
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set {
      guard newValue != storedAnchorPoint else { return }
      change(.anchorPoint) { storedAnchorPoint = newValue }
    }
  }

  /// The bounding box of the transformed bounds in the superlayer's coordinates. Setting it changes bounds
  /// and position.
  open var frame: CGRect {
    get {
      let size = storedBounds.size
      guard flags.contains(.hasTransform) else {
        return CGRect(
          x: storedPosition.x - storedAnchorPoint.x * size.width,
          y: storedPosition.y - storedAnchorPoint.y * size.height, width: size.width, height: size.height)
      }
      return localToParent.map(storedBounds)
    }
    set {
      Self.check(newValue, "frame")
      var size = CGSize(width: abs(newValue.width), height: abs(newValue.height))
      let rect = newValue.standardized
      var position = CGPoint(
        x: rect.minX + storedAnchorPoint.x * size.width, y: rect.minY + storedAnchorPoint.y * size.height)
      if flags.contains(.hasTransform), let extras {
        let affine = CATransform3DGetAffineTransform(extras.transform)
        let local = CGRect(origin: .zero, size: size).applying(affine.inverted())
        size = local.size
        let anchor = CGPoint(x: storedAnchorPoint.x * size.width, y: storedAnchorPoint.y * size.height)
        let placed = CGRect(x: -anchor.x, y: -anchor.y, width: size.width, height: size.height).applying(
          affine)
        position = CGPoint(x: rect.minX - placed.minX, y: rect.minY - placed.minY)
      }
      let bounds = CGRect(origin: storedBounds.origin, size: size)
      guard isPossiblyObserved else {
        self.bounds = bounds
        self.position = position
        return
      }
      KeyValueObserving.change(self, setting: "frame", of: Self.geometryKeys) {
        self.bounds = bounds
        self.position = position
      }
    }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { flags.contains(.hasTransform) ? extras!.transform : CATransform3DIdentity }
    set {
      guard newValue != transform else { return }
      change(.transform) {
        box.transform = newValue
        if newValue == CATransform3DIdentity {
          flags.remove(.hasTransform)
        } else {
          flags.insert(.hasTransform)
        }
      }
    }
  }

  /// The planar part of `transform`.
  open func affineTransform() -> CGAffineTransform {
    flags.contains(.hasTransform) ? CATransform3DGetAffineTransform(extras!.transform) : .identity
  }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The transform of sublayers about the center of the bounds, usually for perspective.
  open var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set {
      guard newValue != sublayerTransform else { return }
      change(.sublayerTransform) {
        box.sublayerTransform = newValue == CATransform3DIdentity ? nil : newValue
      }
    }
  }

  /// The depth of the layer. Layers with a higher value are in front of their siblings, regardless of their
  /// order.
  open var zPosition: CGFloat {
    get { extras?.zPosition ?? 0 }
    set {
      guard newValue != zPosition else { return }
      change(.zPosition) {
        box.zPosition = newValue
        parent?.flags.insert(.sortsSublayers)
      }
    }
  }

  open var anchorPointZ: CGFloat {
    get { extras?.anchorPointZ ?? 0 }
    set {
      guard newValue != anchorPointZ else { return }
      change(.anchorPointZ) { box.anchorPointZ = newValue }
    }
  }

  /// Whether the y-axis of the layer and its sublayers points the other way.
  open var isGeometryFlipped: Bool {
    get { flags.contains(.geometryFlipped) }
    set {
      if newValue { Self.anyFlipped = true }
      setFlag(.geometryFlipped, newValue)
    }
  }
  /// Whether any layer has ever had flipped geometry.
  static var anyFlipped = false

  /// Whether the contents are upside down in a context whose y-axis points up, as they are on iOS unless
  /// `isGeometryFlipped` is set.
  open func contentsAreFlipped() -> Bool {
    var flipped = true
    var layer: CALayer? = self
    while let l = layer {
      if l.flags.contains(.geometryFlipped) { flipped.toggle() }
      layer = l.superlayer
    }
    return flipped
  }

  /// Whether the layer is visible from behind.
  open var isDoubleSided: Bool {
    get { !flags.contains(.noBack) }
    set { setFlag(.noBack, !newValue) }
  }

  // MARK: Visibility

  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set {
      guard newValue != isHidden else { return }
      change(.hidden) { flags.formSymmetricDifference(.hidden) }
    }
  }

  /// The opacity, from 0 (invisible) to 1.
  open var opacity: Float {
    get { storedOpacity }
    set {
      guard newValue != storedOpacity else { return }
      change(.opacity) { storedOpacity = newValue }
    }
  }

  /// Whether the layer and its sublayers are composited as a group before applying opacity.
  open var allowsGroupOpacity: Bool {
    get { !flags.contains(.noGroupOpacity) }
    set { setFlag(.noGroupOpacity, !newValue) }
  }

  /// Whether the contents are known to be fully opaque.
  open var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { setFlag(.opaque, newValue) }
  }

  /// Whether sublayers are clipped to the bounds with their rounded corners.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set {
      guard newValue != masksToBounds else { return }
      change(.masksToBounds) { flags.formSymmetricDifference(.masksToBounds) }
    }
  }

  /// A layer whose alpha masks this layer. Its superlayer is this layer.
  open var mask: CALayer? {
    get { extras?.mask }
    set {
      guard newValue !== mask else { return }
      newValue?.removeFromSuperlayer()
      change(.mask) {
        if let old = extras?.mask {
          old.parent = nil
          old.flags.remove(.isMask)
        }
        box.mask = newValue
        newValue?.parent = self
        newValue?.flags.insert(.isMask)
        if let newValue { propagateDirt(of: newValue) }
      }
    }
  }

  // MARK: Appearance

  /// The color of the bounds behind the contents.
  open var backgroundColor: CGColor? {
    get { storedBackgroundColor }
    set {
      guard newValue != storedBackgroundColor else { return }
      change(.backgroundColor) { storedBackgroundColor = newValue }
    }
  }

  /// The corner radius, in points, of background and border and, with `masksToBounds`, of contents and
  /// sublayers.
  open var cornerRadius: CGFloat {
    get { storedCornerRadius }
    set {
      guard newValue != storedCornerRadius else { return }
      change(.cornerRadius) { storedCornerRadius = newValue }
    }
  }

  /// The corners that are rounded.
  open var maskedCorners: CACornerMask {
    get { extras?.maskedCorners ?? .all }
    set { setExtra(\.maskedCorners, newValue) }
  }

  open var cornerCurve: CALayerCornerCurve {
    get { extras?.cornerCurve ?? .circular }
    set { setExtra(\.cornerCurve, newValue) }
  }

  /// The factor by which a corner of `curve` extends beyond its radius.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  // MARK: Owner and delegate

  /// The delegate, which provides content, layout and actions. Not retained.
  open weak var delegate: (any CALayerDelegate)? {
    get {
      guard let owner else { return extras?.delegate }
      return MainThreadDeallocation.hasBegun(for: owner) ? nil : owner
    }
    set {
      owner = nil
      if newValue != nil || extras != nil { box.delegate = newValue }
    }
  }

  /// Makes `view` the delegate without the cost of a weak reference. The view must outlive the layer, or call
  /// this with `nil` in its `deinit`.
  package final func setOwner(_ view: (any CALayerDelegate)?) {
    extras?.delegate = nil
    owner = view
  }

  /// Whether views currently return animations from `action(for:forKey:)`. If `false`, views are not asked.
  package static var ownersProvideActions = false

  // MARK: Names and styles

  open var name: String? {
    get { extras?.name }
    set { if newValue != nil || extras != nil { box.name = newValue } }
  }

  /// Default values for properties that were not set.
  open var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { box.style = newValue }
  }

  /// Actions by property name.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { if newValue != nil || extras != nil { box.actions = newValue } }
  }

  // MARK: Layout, display and drawing

  /// Lays out the sublayers by calling the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Updates the contents by calling the delegate, or by recording the drawing of `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { displayByDrawing() }
  }

  /// Draws the contents by calling the delegate.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Whether a change of the key's value requests `display()`.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The default value of a key.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// The preferred size for the contents.
  open func preferredFrameSize() -> CGSize { storedBounds.size }

  // MARK: Hit testing

  /// Whether `p`, in this layer's coordinates, is inside its bounds.
  open func contains(_ p: CGPoint) -> Bool {
    let b = storedBounds
    return p.x >= b.minX && p.y >= b.minY && p.x < b.maxX && p.y < b.maxY
  }

  /// The frontmost layer of the subtree at `p`, in the superlayer's coordinates. Excludes hidden layers and
  /// clipped areas.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let local = localToParent.unmap(p)
    let inside = contains(local)
    if masksToBounds, !inside { return nil }
    let layers = flags.contains(.isPresentation) ? ContiguousArray(sublayers ?? []) : orderedChildren
    for child in layers.reversed() {
      if let hit = child.hitTest(local) { return hit }
    }
    return inside ? self : nil
  }

  // MARK: Actions

  /// The default action for a change, if neither delegate, `actions` nor `style` has one.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    guard LayerProperty(key: event)?.isAnimatable == true else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The action for `event`, from the delegate, `actions`, `style` or `defaultAction(forKey:)`, in this
  /// order.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = extras?.actions?[event] { return action is NSNull ? nil : action }
    var style = extras?.style
    while let s = style {
      if let action = (s["actions"] as? [String: any CAAction])?[event] {
        return action is NSNull ? nil : action
      }
      style = s["style"] as? [AnyHashable: Any]
    }
    let action = Self.defaultAction(forKey: event)
    return action is NSNull ? nil : action
  }

  /// The model value of a property; overridden by subclasses in this module for their own properties.
  func modelValue(_ property: LayerProperty) -> AnimatableValue? { baseModelValue(property) }
  func setModelValue(_ property: LayerProperty, _ value: AnimatableValue) {
    setBaseModelValue(property, value)
  }

  /// Adds the layer's own drawing between background and sublayers.
  func encodeContent(into encoder: inout ContentEncoder) { encodeBaseContent(into: &encoder) }

  // MARK: Machinery of property changes

  final var box: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Makes a change and runs its action, if any.
  @inline(__always)
  final func change(_ property: LayerProperty, _ body: () -> Void) {
    if isPossiblyObserved {
      changeObserved(property, body)
    } else if actionsArePossible {
      changeWithAction(property, body)
    } else {
      body()
    }
    if property.affectsContent { contentVersion &+= 1 }
    markVisualChange()
  }

  /// Makes a change and notifies observers of the property. Changes to its components also notify observers
  /// of `frame`.
  @inline(never)
  private final func changeObserved(_ property: LayerProperty, _ body: () -> Void) {
    let keys = property == .bounds || property == .position ? Self.geometryKeys : [property.key]
    KeyValueObserving.change(self, setting: property.key, of: keys) {
      if actionsArePossible { changeWithAction(property, body) } else { body() }
    }
  }

  private static let geometryKeys = ["frame", "bounds", "position"]

  @inline(__always)
  private final var actionsArePossible: Bool {
    if flags.contains(.fresh) || flags.contains(.isPresentation) {
      return owner != nil && Self.ownersProvideActions
    }
    return owner == nil || Self.ownersProvideActions
  }

  private func changeWithAction(_ property: LayerProperty, _ body: () -> Void) {
    guard !CATransaction.disableActions() || (owner != nil && Self.ownersProvideActions) else {
      return body()
    }
    let key = property.key
    guard let action = action(forKey: key) else { return body() }
    if let basic = action as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil,
      basic.byValue == nil
    {
      basic.fromValue = presentationValue(property)?.boxed(as: property.kind)
    }
    body()
    action.run(forKey: key, object: self, arguments: nil)
  }

  /// Inlined, so that the key path becomes a direct access.
  @inline(__always)
  final func setExtra<T: Equatable>(_ path: ReferenceWritableKeyPath<LayerExtras, T>, _ value: T) {
    if let extras {
      guard extras[keyPath: path] != value else { return }
      extras[keyPath: path] = value
    } else {
      let made = box
      guard made[keyPath: path] != value else { return }
      made[keyPath: path] = value
    }
    contentVersion &+= 1
    markVisualChange()
  }

  @inline(__always)
  final func setExtra<T: Equatable>(
    _ property: LayerProperty, _ path: ReferenceWritableKeyPath<LayerExtras, T>, _ value: T
  ) {
    guard box[keyPath: path] != value else { return }
    change(property) { box[keyPath: path] = value }
  }

  final func setFlag(_ flag: Flags, _ value: Bool) {
    guard flags.contains(flag) != value else { return }
    flags.formSymmetricDifference(flag)
    contentVersion &+= 1
    markVisualChange()
  }

  private static func check(_ rect: CGRect, _ what: String) {
    if (rect.origin.x + rect.origin.y + rect.size.width + rect.size.height).isNaN {
      fatalError("CALayerInvalidGeometry: CALayer \(what) contains NaN: \(rect)")
    }
  }

  // MARK: Contents

  /// The image that fills the layer, as a `CGImage`.
  open var contents: Any? {
    get { defaultContents }
    set { defaultContents = newValue }
  }
  /// The visible part of the contents, in unit coordinates.
  open var contentsRect: CGRect {
    get { defaultContentsRect }
    set { defaultContentsRect = newValue }
  }
  /// The stretchable part of the contents, in unit coordinates.
  open var contentsCenter: CGRect {
    get { defaultContentsCenter }
    set { defaultContentsCenter = newValue }
  }
  /// The placement of the contents in the bounds. Default `resize`.
  open var contentsGravity: CALayerContentsGravity {
    get { defaultContentsGravity }
    set { defaultContentsGravity = newValue }
  }
  /// The number of pixels per point of the contents.
  open var contentsScale: CGFloat {
    get { defaultContentsScale }
    set { defaultContentsScale = newValue }
  }
  open var contentsFormat: CALayerContentsFormat {
    get { defaultContentsFormat }
    set { defaultContentsFormat = newValue }
  }
  open var magnificationFilter: CALayerContentsFilter {
    get { defaultMagnificationFilter }
    set { defaultMagnificationFilter = newValue }
  }
  open var minificationFilter: CALayerContentsFilter {
    get { defaultMinificationFilter }
    set { defaultMinificationFilter = newValue }
  }
  open var minificationFilterBias: Float {
    get { defaultMinificationFilterBias }
    set { defaultMinificationFilterBias = newValue }
  }
  /// The width of the border inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { defaultBorderWidth }
    set { defaultBorderWidth = newValue }
  }
  open var borderColor: CGColor? {
    get { defaultBorderColor }
    set { defaultBorderColor = newValue }
  }
  open var shadowColor: CGColor? {
    get { defaultShadowColor }
    set { defaultShadowColor = newValue }
  }
  /// The opacity of the shadow, from 0 (none) to 1.
  open var shadowOpacity: Float {
    get { defaultShadowOpacity }
    set { defaultShadowOpacity = newValue }
  }
  /// The offset of the shadow. Default (0, -3).
  open var shadowOffset: CGSize {
    get { defaultShadowOffset }
    set { defaultShadowOffset = newValue }
  }
  /// The standard deviation of the blur, in points. Default 3.
  open var shadowRadius: CGFloat {
    get { defaultShadowRadius }
    set { defaultShadowRadius = newValue }
  }
  /// The outline that casts the shadow, instead of the layer's alpha.
  open var shadowPath: CGPath? {
    get { defaultShadowPath }
    set { defaultShadowPath = newValue }
  }
  /// Whether the layer and its sublayers are cached as a bitmap while unchanged.
  open var shouldRasterize: Bool {
    get { defaultShouldRasterize }
    set { defaultShouldRasterize = newValue }
  }
  /// The number of pixels per point of the cached bitmap.
  open var rasterizationScale: CGFloat {
    get { defaultRasterizationScale }
    set { defaultRasterizationScale = newValue }
  }
  /// A hint without effect; drawing is always recorded immediately.
  open var drawsAsynchronously: Bool {
    get { defaultDrawsAsynchronously }
    set { defaultDrawsAsynchronously = newValue }
  }
  open var allowsEdgeAntialiasing: Bool {
    get { defaultAllowsEdgeAntialiasing }
    set { defaultAllowsEdgeAntialiasing = newValue }
  }
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { defaultEdgeAntialiasingMask }
    set { defaultEdgeAntialiasingMask = newValue }
  }
  /// Stored but not applied, as on iOS.
  open var filters: [Any]? {
    get { defaultFilters }
    set { defaultFilters = newValue }
  }
  open var backgroundFilters: [Any]? {
    get { defaultBackgroundFilters }
    set { defaultBackgroundFilters = newValue }
  }
  /// The name of a blend mode, such as `multiplyBlendMode`, for compositing with the content behind. Other
  /// filters are stored but not applied.
  open var compositingFilter: Any? {
    get { defaultCompositingFilter }
    set { defaultCompositingFilter = newValue }
  }

  // MARK: Geometry

  /// Converts a point of this layer to the coordinates of `l`; `nil` is the root. Layers of different trees
  /// are assumed to share a root.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { defaultConvert(p, to: l) }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { defaultConvert(p, from: l) }
  /// The bounding box of `r` in the coordinates of `l`.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { defaultConvert(r, to: l) }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { defaultConvert(r, from: l) }
  /// Converts a time of this layer to the time of `l`; `nil` is absolute time.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    defaultConvertTime(t, to: l)
  }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    defaultConvertTime(t, from: l)
  }
  open var beginTime: CFTimeInterval {
    get { defaultBeginTime }
    set { defaultBeginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { defaultDuration }
    set { defaultDuration = newValue }
  }
  open var speed: Float {
    get { defaultSpeed }
    set { defaultSpeed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { defaultTimeOffset }
    set { defaultTimeOffset = newValue }
  }
  open var repeatCount: Float {
    get { defaultRepeatCount }
    set { defaultRepeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { defaultRepeatDuration }
    set { defaultRepeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { defaultAutoreverses }
    set { defaultAutoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { defaultFillMode }
    set { defaultFillMode = newValue }
  }

  // MARK: Hierarchy

  /// The superlayer.
  open var superlayer: CALayer? { defaultSuperlayer }
  /// The sublayers, from back to front; `nil` if there are none.
  open var sublayers: [CALayer]? {
    get { defaultSublayers }
    set { defaultSublayers = newValue }
  }
  /// Adds `layer` in front, removing it from its current superlayer.
  open func addSublayer(_ layer: CALayer) { defaultAddSublayer(layer) }
  /// Inserts `layer` so that `idx` sublayers are behind it.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { defaultInsertSublayer(layer, at: idx) }
  /// Inserts `layer` directly behind `sibling`, or behind all if that is `nil`.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    defaultInsertSublayer(layer, below: sibling)
  }
  /// Inserts `layer` directly in front of `sibling`, or in front of all if that is `nil`.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    defaultInsertSublayer(layer, above: sibling)
  }
  /// Replaces `oldLayer` with `newLayer`.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    defaultReplaceSublayer(oldLayer, with: newLayer)
  }
  open func removeFromSuperlayer() { defaultRemoveFromSuperlayer() }

  // MARK: Key-value coding

  /// The value of a property, or of a custom key.
  open func value(forKey key: String) -> Any? { defaultValue(forKey: key) }
  /// Sets a property, or the value of a custom key. Values of the wrong type are ignored.
  open func setValue(_ value: Any?, forKey key: String) { defaultSetValue(value, forKey: key) }
  /// The value at a key path such as `transform.rotation.z` or `bounds.size.width`.
  open func value(forKeyPath path: String) -> Any? { defaultValue(forKeyPath: path) }
  open func setValue(_ value: Any?, forKeyPath path: String) { defaultSetValue(value, forKeyPath: path) }
  open func shouldArchiveValue(forKey key: String) -> Bool { value(forKey: key) != nil }

  // MARK: Presentation

  /// Adds a copy of `anim`, replacing one with the same key. It starts at the next commit.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if _ObjCDispatch.redirects(CALayer.self, self, "addAnimation:forKey:", anim, key) { return }
    defaultAdd(anim, forKey: key)
  }
  open func removeAnimation(forKey key: String) { defaultRemoveAnimation(forKey: key) }
  open func removeAllAnimations() { defaultRemoveAllAnimations() }
  /// The keys of the animations, in the order of addition; `nil` if there are none.
  open func animationKeys() -> [String]? { defaultAnimationKeys() }
  /// The animation for a key. Modifying it has no effect.
  open func animation(forKey key: String) -> CAAnimation? { defaultAnimation(forKey: key) }
  /// A copy of the layer with the current presentation values.
  open func presentation() -> Self? { defaultPresentation() }
  /// The model layer of a presentation layer; otherwise the layer itself.
  open func model() -> Self { (modelLayer as? Self) ?? self }

  // MARK: Rendering

  /// Draws the layer and its sublayers with their presentation values into `ctx`, in the layer's coordinates.
  open func render(in ctx: CGContext) { defaultRender(in: ctx) }

  // MARK: Scrolling

  /// Scrolls the closest enclosing scroll layer to a point of this layer.
  open func scroll(_ p: CGPoint) { defaultScroll(p) }
  /// Scrolls the closest enclosing scroll layer so that a rectangle of this layer is shown.
  open func scrollRectToVisible(_ r: CGRect) { defaultScrollRectToVisible(r) }
  /// The part of the layer that the closest enclosing scroll layer shows.
  open var visibleRect: CGRect { defaultVisibleRect }

  // MARK: Updates

  /// Requests `layoutSublayers()` before the next frame.
  open func setNeedsLayout() { defaultSetNeedsLayout() }
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }
  /// Performs pending layout, starting at the topmost ancestor of an unbroken chain that needs layout.
  open func layoutIfNeeded() { defaultLayoutIfNeeded() }
  /// Requests `display()` before the next frame.
  open func setNeedsDisplay() { defaultSetNeedsDisplay() }
  /// Requests `display()` of the entire content.
  open func setNeedsDisplay(_ r: CGRect) { defaultSetNeedsDisplay(r) }
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }
  open func displayIfNeeded() { defaultDisplayIfNeeded() }
  open var needsDisplayOnBoundsChange: Bool {
    get { defaultNeedsDisplayOnBoundsChange }
    set { defaultNeedsDisplayOnBoundsChange = newValue }
  }
}
