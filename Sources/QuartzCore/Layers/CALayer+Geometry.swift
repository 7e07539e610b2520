import CoreGraphics
import Foundation

/// A mapping between the planes of two layers: a translation, an affine transform or a projective one.
struct PlaneMap {
  var matrix: CATransform3D?
  var affine: CGAffineTransform

  static let identity = PlaneMap(matrix: nil, affine: .identity)

  func map(_ p: CGPoint) -> CGPoint { matrix.map { $0.project(p) } ?? p.applying(affine) }

  func unmap(_ p: CGPoint) -> CGPoint {
    if let matrix { return matrix.unproject(p) ?? p }
    if affine.isTranslation { return CGPoint(x: p.x - affine.tx, y: p.y - affine.ty) }
    return p.applying(affine.inverted())
  }

  func map(_ r: CGRect) -> CGRect {
    if matrix == nil, affine.isTranslation { return r.offsetBy(dx: affine.tx, dy: affine.ty) }
    return hull(r, map)
  }

  func unmap(_ r: CGRect) -> CGRect {
    if matrix == nil, affine.isTranslation { return r.offsetBy(dx: -affine.tx, dy: -affine.ty) }
    return hull(r, unmap)
  }

  /// The map of a plane whose y-axis points up in `bounds`.
  func flipped(in bounds: CGRect) -> PlaneMap {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    return PlaneMap(
      matrix: matrix.map { CATransform3DConcat(CATransform3DMakeAffineTransform(flip), $0) },
      affine: flip.concatenating(affine))
  }

  private func hull(_ r: CGRect, _ f: (CGPoint) -> CGPoint) -> CGRect {
    let a = f(CGPoint(x: r.minX, y: r.minY))
    let b = f(CGPoint(x: r.maxX, y: r.minY))
    let c = f(CGPoint(x: r.minX, y: r.maxY))
    let d = f(CGPoint(x: r.maxX, y: r.maxY))
    let x0 = min(min(a.x, b.x), min(c.x, d.x))
    let x1 = max(max(a.x, b.x), max(c.x, d.x))
    let y0 = min(min(a.y, b.y), min(c.y, d.y))
    let y1 = max(max(a.y, b.y), max(c.y, d.y))
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}

extension CALayer {
  /// The mapping from this layer's coordinates to its superlayer's, from model values.
  final var localToParent: PlaneMap {
    let perspective = parent?.extras?.sublayerTransform
    if flags.contains(.keepsDepth) { return .identity }
    if let parent, parent.flags.contains(.keepsDepth) { return spatialPlacement(in: parent) }
    guard !flags.isDisjoint(with: [.hasTransform, .geometryFlipped]) || perspective != nil else {
      let offset = untransformedOffset
      return PlaneMap(
        matrix: nil, affine: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y))
    }
    let map = Self.placement(
      transform: transform, anchor: anchorInBounds, anchorZ: anchorPointZ, position: storedPosition,
      z: zPosition, perspective: perspective, parentBounds: parent?.storedBounds ?? .zero,
      parentAnchor: parent?.storedAnchorPoint ?? .zero)
    return flags.contains(.geometryFlipped) ? map.flipped(in: storedBounds) : map
  }

  /// The anchor point in the coordinates of the layer.
  private final var anchorInBounds: CGPoint {
    CGPoint(
      x: storedBounds.origin.x + storedAnchorPoint.x * storedBounds.size.width,
      y: storedBounds.origin.y + storedAnchorPoint.y * storedBounds.size.height)
  }

  /// The offset of the layer's coordinates in its superlayer, without a transform.
  private final var untransformedOffset: CGPoint {
    let anchor = anchorInBounds
    return CGPoint(x: storedPosition.x - anchor.x, y: storedPosition.y - anchor.y)
  }

  static func placement(
    transform: CATransform3D, anchor: CGPoint, anchorZ: CGFloat, position: CGPoint, z: CGFloat,
    perspective: CATransform3D?, parentBounds: CGRect, parentAnchor: CGPoint
  ) -> PlaneMap {
    if perspective == nil, transform.isPlanar {
      let t = CATransform3DGetAffineTransform(transform)
      let tx = position.x + t.tx - (anchor.x * t.a + anchor.y * t.c)
      let ty = position.y + t.ty - (anchor.x * t.b + anchor.y * t.d)
      // The depth of the anchor point shifts the plane only if it is rotated out of the plane.
      let dx = -anchorZ * transform.m31
      let dy = -anchorZ * transform.m32
      return PlaneMap(
        matrix: nil, affine: CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: tx + dx, ty: ty + dy))
    }
    let m = spatial(
      transform: transform, anchor: anchor, anchorZ: anchorZ, position: position, z: z,
      perspective: perspective, parentBounds: parentBounds, parentAnchor: parentAnchor)
    if m.isPlanar { return PlaneMap(matrix: nil, affine: CATransform3DGetAffineTransform(m)) }
    return PlaneMap(matrix: m, affine: CATransform3DGetAffineTransform(m))
  }

  /// Returns the three-dimensional transform to the superlayer's coordinates.
  static func spatial(
    transform: CATransform3D, anchor: CGPoint, anchorZ: CGFloat, position: CGPoint, z: CGFloat,
    perspective: CATransform3D?, parentBounds: CGRect, parentAnchor: CGPoint
  ) -> CATransform3D {
    var m = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorZ), transform)
    m = CATransform3DConcat(m, CATransform3DMakeTranslation(position.x, position.y, z))
    if let perspective {
      let cx = parentBounds.origin.x + parentAnchor.x * parentBounds.width
      let cy = parentBounds.origin.y + parentAnchor.y * parentBounds.height
      m = CATransform3DConcat(m, CATransform3DMakeTranslation(-cx, -cy, 0))
      m = CATransform3DConcat(m, perspective)
      m = CATransform3DConcat(m, CATransform3DMakeTranslation(cx, cy, 0))
    }
    return m
  }

  private static func commonAncestor(_ a: CALayer, _ b: CALayer) -> CALayer? {
    if a.superlayer === b { return b }
    if b.superlayer === a { return a }
    var depthA = 0
    var depthB = 0
    var x: CALayer? = a
    while let p = x?.superlayer { depthA += 1; x = p }
    x = b
    while let p = x?.superlayer { depthB += 1; x = p }
    var l: CALayer? = a
    var m: CALayer? = b
    while depthA > depthB { l = l?.superlayer; depthA -= 1 }
    while depthB > depthA { m = m?.superlayer; depthB -= 1 }
    while let p = l, let q = m {
      if p === q || (p.modelLayer ?? p) === (q.modelLayer ?? q) { return p }
      l = p.superlayer
      m = q.superlayer
    }
    return nil
  }

  private static func isSame(_ a: CALayer, _ b: CALayer?) -> Bool {
    guard let b else { return false }
    return a === b || (a.modelLayer ?? a) === (b.modelLayer ?? b)
  }

  /// Converts a point to an ancestor's coordinates, or to those around the root for `nil`.
  /// - Returns: `nil` if a layer in between is transformed, or if the other layer is not an ancestor.
  private func translated(_ p: CGPoint, toAncestor ancestor: CALayer?) -> CGPoint? {
    guard modelLayer == nil else { return nil }
    var point = p
    var layer = self
    while layer.flags.isDisjoint(with: [.hasTransform, .geometryFlipped, .keepsDepth]) {
      let offset = layer.untransformedOffset
      point.x += offset.x
      point.y += offset.y
      guard let parent = layer.parent, !MainThreadDeallocation.hasBegun(for: parent) else {
        return ancestor == nil ? point : nil
      }
      guard !parent.flags.contains(.keepsDepth), parent.extras?.sublayerTransform == nil else { return nil }
      if parent === ancestor { return point }
      layer = parent
    }
    return nil
  }

  func defaultConvert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    if l === self { return p }
    if let point = translated(p, toAncestor: l) { return point }
    let ancestor = l.flatMap { Self.commonAncestor(self, $0) }
    var point = p
    var layer = self
    while !Self.isSame(layer, ancestor) {
      guard let up = layer.superlayer else {
        if l == nil || ancestor == nil { point = layer.localToParent.map(point) }
        break
      }
      point = layer.localToParent.map(point)
      layer = up
    }
    guard let l else { return point }
    return Self.descend(point, from: ancestor, to: l)
  }

  private static func descend(_ p: CGPoint, from ancestor: CALayer?, to l: CALayer) -> CGPoint {
    if isSame(l, ancestor) { return p }
    let outer = l.superlayer.map { descend(p, from: ancestor, to: $0) } ?? p
    return l.localToParent.unmap(outer)
  }

  func defaultConvert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    guard let l else { return Self.descend(p, from: nil, to: self) }
    return l.convert(p, to: self)
  }

  func defaultConvert(_ r: CGRect, to l: CALayer?) -> CGRect {
    if l === self { return r }
    if let origin = translated(r.origin, toAncestor: l) { return CGRect(origin: origin, size: r.size) }
    let ancestor = l.flatMap { Self.commonAncestor(self, $0) }
    return Self.convertCorners(
      r, isTranslation: translates(to: ancestor) && (l?.translates(to: ancestor) ?? true)
    ) {
      convert($0, to: l)
    }
  }

  func defaultConvert(_ r: CGRect, from l: CALayer?) -> CGRect {
    guard let l else {
      return Self.convertCorners(r, isTranslation: translates(to: nil)) { convert($0, from: nil) }
    }
    return l.convert(r, to: self)
  }

  private func translates(to ancestor: CALayer?) -> Bool {
    var layer: CALayer? = self
    while let l = layer, !Self.isSame(l, ancestor) {
      if !l.flags.isDisjoint(with: [.hasTransform, .geometryFlipped])
        || l.parent?.extras?.sublayerTransform != nil
      {
        return false
      }
      layer = l.superlayer
    }
    return true
  }

  private static func convertCorners(_ r: CGRect, isTranslation: Bool, _ f: (CGPoint) -> CGPoint) -> CGRect {
    if isTranslation { return CGRect(origin: f(r.origin), size: r.size) }
    let corners = [
      f(CGPoint(x: r.minX, y: r.minY)), f(CGPoint(x: r.maxX, y: r.minY)), f(CGPoint(x: r.minX, y: r.maxY)),
      f(CGPoint(x: r.maxX, y: r.maxY)),
    ]
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

  // MARK: Time

  func defaultConvertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    var time = t
    var layer: CALayer? = self
    while let current = layer {
      if let timing = current.extras?.timing {
        time =
          timing.speed == 0
          ? timing.beginTime : (time - timing.timeOffset) / Double(timing.speed) + timing.beginTime
      }
      layer = current.superlayer
    }
    return l.map { $0.localTime(at: time) } ?? time
  }

  func defaultConvertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    l.map { $0.convertTime(t, to: self) } ?? localTime(at: t)
  }

  /// Whether any layer was ever given timing properties. Until then, local time is absolute time.
  static var anyRetimed = false

  /// Converts absolute time to the layer's time.
  final func localTime(at absolute: CFTimeInterval) -> CFTimeInterval {
    guard Self.anyRetimed else { return absolute }
    let outer = superlayer?.localTime(at: absolute) ?? absolute
    guard let timing = extras?.timing else { return outer }
    return (outer - timing.beginTime) * Double(timing.speed) + timing.timeOffset
  }

  /// Whether the layer's time is stopped.
  final var isTimeStopped: Bool {
    guard Self.anyRetimed else { return false }
    var layer: CALayer? = self
    while let l = layer {
      if l.extras?.timing?.speed == 0 { return true }
      layer = l.parent
    }
    return false
  }
}

extension CALayer {
  private func updateTiming(_ body: (inout LayerTiming) -> Void) {
    if box.timing == nil {
      box.timing = LayerTiming()
      Self.anyRetimed = true
    }
    body(&box.timing!)
    if !flags.contains(.isPresentation) { AnimationScheduler.shared.layerTimingChanged() }
    markVisualChange()
  }

  var defaultBeginTime: CFTimeInterval {
    get { extras?.timing?.beginTime ?? 0 }
    set { updateTiming { $0.beginTime = newValue } }
  }

  var defaultDuration: CFTimeInterval {
    get { extras?.timing?.duration ?? .infinity }
    set { updateTiming { $0.duration = newValue } }
  }

  var defaultSpeed: Float {
    get { extras?.timing?.speed ?? 1 }
    set { updateTiming { $0.speed = newValue } }
  }

  var defaultTimeOffset: CFTimeInterval {
    get { extras?.timing?.timeOffset ?? 0 }
    set { updateTiming { $0.timeOffset = newValue } }
  }

  var defaultRepeatCount: Float {
    get { extras?.timing?.repeatCount ?? 0 }
    set { updateTiming { $0.repeatCount = newValue } }
  }

  var defaultRepeatDuration: CFTimeInterval {
    get { extras?.timing?.repeatDuration ?? 0 }
    set { updateTiming { $0.repeatDuration = newValue } }
  }

  var defaultAutoreverses: Bool {
    get { extras?.timing?.autoreverses ?? false }
    set { updateTiming { $0.autoreverses = newValue } }
  }

  var defaultFillMode: CAMediaTimingFillMode {
    get { extras?.timing?.fillMode ?? .removed }
    set { updateTiming { $0.fillMode = newValue } }
  }
}
