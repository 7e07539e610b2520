import CoreGraphics
import Foundation

/// Builds a display list from a layer tree. Unchanged layers contribute their cached commands.
@MainActor
package final class DisplayListBuilder {
  private var list = DisplayList()
  private var lastCounts = (commands: 0, items: 0, retained: 0)
  /// Identifies the copy of a replicator layer whose sublayers are added; 0 outside of replicator layers.
  private var instance: UInt64 = 0
  /// Whether the list is for a context other than the display: nothing is drawn as a bitmap.
  private var drawsVectors = false
  /// Whether transforms out of the plane have no effect.
  private var ignoresDepth = false

  /// The state of the tree traversal.
  private struct Place {
    /// The transform to the root's coordinates.
    var matrix: CGAffineTransform
    /// In the root's coordinates.
    var clip: CGRect
    /// A digest of the enclosing clips and groups.
    var state: UInt64
  }

  private static let everywhere = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  package init() {}

  /// Builds the list of the tree under `root`, in the enclosing coordinates.
  package func build(_ root: CALayer) -> DisplayList {
    begin()
    let place = Place(matrix: .identity, clip: Self.everywhere, state: 0)
    _ = encode(root, place)
    list.bounds = root.frame
    return end()
  }

  /// Builds the list of a layer's contents, in its own coordinates and without its opacity, transform and
  /// mask.
  func buildInterior(
    of layer: CALayer, drawsVectors: Bool = false, ignoresDepth: Bool = false
  ) -> DisplayList {
    begin()
    self.drawsVectors = drawsVectors
    self.ignoresDepth = ignoresDepth
    _ = encodeInterior(layer, Place(matrix: .identity, clip: Self.everywhere, state: 0))
    return end()
  }

  private func begin() {
    list = DisplayList()
    list.commands.reserveCapacity(lastCounts.commands)
    list.items.reserveCapacity(lastCounts.items)
    list.retained.reserveCapacity(lastCounts.retained)
  }

  private func end() -> DisplayList {
    let result = list
    lastCounts = (result.commands.count + 16, result.items.count + 16, result.retained.count + 16)
    list = DisplayList()
    return result
  }

  // MARK: Layers

  /// Adds `layer` with its brackets. Returns its bounds in the superlayer's coordinates.
  private func encode(_ layer: CALayer, _ outer: Place, isMask: Bool = false) -> CGRect {
    guard !layer.renderHidden else { return .null }
    let opacity = layer.renderOpacity
    guard opacity > 0 else { return .null }
    guard let placement = layer.renderPlacement(ignoresDepth: ignoresDepth) else { return .null }
    var place = outer
    place.matrix = placement.matrix.concatenating(outer.matrix)
    if placement.projection != nil { place.clip = Self.everywhere }
    let bounds = layer.renderBounds
    let clips = layer.rendersClipped
    if clips {
      let visible = bounds.applying(place.matrix).intersection(place.clip.insetBy(dx: -1, dy: -1))
      if visible.isNull { return .null }
    }

    let start = open(.beginLayer, layer)
    let plane = placement.projection.map { _ in open(.beginProjection, layer) }
    let matrix = plane == nil ? placement.matrix : .identity
    list.commands[start].matrix = matrix
    // Reserves commands for brackets that may be needed at the end. A projection draws a bitmap anyway.
    let rasterizes = plane == nil && !drawsVectors && layer.rendersAsBitmap
    let raster = rasterizes ? open(.none, layer) : nil
    let firstItem = list.items.count
    let filter = layer.extras?.filter
    var blend: Int?
    if let filter, filter.composes {
      blend = open(.beginFilter, layer)
      setFilter(filter.composition, blend!, &place)
    }
    var group: Int?
    if opacity < 1 {
      group = open(.beginOpacity, layer)
      list.commands[group!].a = opacity
      place.state = mix(place.state, opacity.bitPattern, UInt64(layer.layerID))
    }
    let mask = layer.extras?.mask
    var maskStart: Int?
    if mask != nil {
      maskStart = open(.beginMask, layer)
      place.state = mix(place.state, 0x6d61_736b, UInt64(layer.layerID))
    }
    var extent = encodeFiltered(layer, place)
    if let mask, let maskStart {
      let next = open(.maskNext, layer)
      list.commands[maskStart].count = Int32(next - maskStart - 1)
      var inside = place
      inside.state = mix(inside.state, 0x6d61_736b_696e)
      extent = encode(mask, inside, isMask: true).intersection(extent)
      close(next, .endMask)
      list.commands[maskStart].rect = extent
      mixState(firstItem, hash(extent))
    }
    if let group {
      list.commands[group].rect = extent
      close(group, .endOpacity)
      if isSingle(group) {
        list.commands[group].flags.insert(.single)
        mixState(firstItem, 0x7369_6e67)
      } else {
        // The group's surface determines the pixel grid of rotated content.
        mixState(firstItem, hash(extent))
      }
    }
    if let blend {
      list.commands[blend].rect = extent
      close(blend, .endFilter)
      mixState(firstItem, hash(extent))
    }
    if let raster {
      let enlargement = outer.matrix.meanScale
      finishRaster(raster, layer, layer.rasterScale(in: enlargement), extent, firstItem)
    }
    if let plane, let projection = placement.projection {
      extent = finishProjection(plane, projection, layer, extent, outer, firstItem)
    }
    list.commands[start].rect = extent
    close(start, .endLayer)
    if extent.isNull {
      list.commands.removeSubrange(start...)
      list.items.removeSubrange(firstItem...)
      list.backdrops.removeAll { $0 >= firstItem }
      return .null
    }
    return extent.applying(matrix)
  }

  /// Adds the layer's contents with its shadow, transformed by its filter.
  private func encodeFiltered(_ layer: CALayer, _ outer: Place) -> CGRect {
    guard let filter = layer.extras?.filter, filter.changesPixels else { return encodeShadowed(layer, outer) }
    var place = outer
    let start = open(.beginFilter, layer)
    setFilter(filter.picture, start, &place)
    let firstItem = list.items.count
    let extent = encodeShadowed(layer, place)
    list.commands[start].rect = extent
    close(start, .endFilter)
    mixState(firstItem, hash(extent))
    let reach = filter.picture.reach
    guard reach > 0, !extent.isNull else { return extent }
    let pixels = reach * place.matrix.meanScale
    for i in firstItem..<list.items.count where !list.items[i].rect.isNull {
      list.items[i].rect = list.items[i].rect.insetBy(dx: -pixels, dy: -pixels).intersection(
        place.clip.insetBy(dx: -1, dy: -1))
    }
    return extent.insetBy(dx: -reach, dy: -reach)
  }

  private func setFilter(_ filter: FilterContent, _ start: Int, _ place: inout Place) {
    list.retained.append(filter)
    list.commands[start].object = Unmanaged.passUnretained(filter)
    list.commands[start].version = filter.digest
    if filter.effect.blendMode != .normal { list.commands[start].flags.insert(.blends) }
    place.state = mix(place.state, filter.digest)
  }

  /// Adds the layer's contents with a shadow of their silhouette, if there is one.
  private func encodeShadowed(_ layer: CALayer, _ place: Place) -> CGRect {
    guard let shadow = layer.renderShadow, shadow.castsFromContent else {
      return encodeInterior(layer, place)
    }
    let start = open(.beginShadow, layer)
    let firstItem = list.items.count
    var inner = place
    inner.state = mix(place.state, 0x7368_6164, UInt64(layer.layerID))
    let extent = encodeInterior(layer, inner)
    list.commands[start].rect = extent
    list.commands[start].color = shadow.color
    list.commands[start].a = shadow.offset.width
    list.commands[start].b = shadow.offset.height
    list.commands[start].c = shadow.radius
    let digest = digest(from: start + 1)
    list.commands[start].version = digest
    close(start, .endShadow)
    guard !extent.isNull else { return extent }
    let cast = extent.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(
      dx: -shadow.reach, dy: -shadow.reach)
    let state = mix(place.state, digest, UInt64(layer.contentVersion), hash(place.matrix))
    list.items.insert(
      DisplayList.Item(
        key: key(layer, 2), state: state, rect: clipped(cast, place), reach: 0), at: firstItem)
    list.backdrops = list.backdrops.map { $0 >= firstItem ? $0 + 1 : $0 }
    return extent.union(cast)
  }

  /// Adds the layer's own content and its sublayers, in its own coordinates.
  private func encodeInterior(_ layer: CALayer, _ place: Place) -> CGRect {
    if let transition = layer.extras?.animations?.transition {
      return encodeTransition(transition.effect, transition.progress, layer, place)
    }
    return encodeContents(layer, place)
  }

  private func encodeContents(_ layer: CALayer, _ place: Place) -> CGRect {
    if layer.flags.contains(.keepsDepth), let space = layer as? CATransformLayer {
      return space.childrenFromBack.reduce(CGRect.null) { $0.union(encode($1, place)) }
    }
    let encoding = layer.currentEncoding()
    var extent = CGRect.null
    if !encoding.commands.isEmpty { list.retained.append(encoding) }
    if let shadow = encoding.shadow {
      append(encoding.commands[0..<1], 3, layer, place, shadow)
      extent = shadow
    }
    if let backdrop = encoding.backdrop {
      encodeBackdrop(encoding.commands[encoding.shadow == nil ? 0 : 1], backdrop, layer, place)
      extent = extent.union(backdrop)
    }
    if !encoding.behind.isEmpty {
      append(encoding.commands[encoding.behind], 0, layer, place, encoding.behindExtent)
      extent = extent.union(encoding.behindExtent)
    }
    let hasInside = !layer.children.isEmpty || !encoding.clipped.isEmpty
    if hasInside {
      var inner = place
      var clip: Int?
      let bounds = layer.renderBounds
      if layer.rendersClipped {
        clip = open(.beginClip, layer)
        let radius = layer.effectiveCornerRadius
        list.commands[clip!].rect = bounds
        list.commands[clip!].a = radius
        list.commands[clip!].flags = layer.cornerFlags
        inner.clip = bounds.applying(place.matrix).intersection(place.clip)
        inner.state = mix(
          place.state, hash(bounds), hash(place.matrix),
          mix(Double(radius).bitPattern, UInt64(layer.cornerFlags.rawValue)))
      }
      var inside = CGRect.null
      if !encoding.clipped.isEmpty {
        append(encoding.commands[encoding.clipped], 4, layer, inner, encoding.clippedExtent)
        inside = encoding.clippedExtent
      }
      if layer.flags.contains(.replicates), let replicator = layer as? CAReplicatorLayer {
        inside = inside.union(encodeInstances(of: replicator, inner))
      } else {
        for child in layer.orderedChildren { inside = inside.union(encode(child, inner)) }
      }
      if let clip {
        inside = inside.insetBy(dx: -1, dy: -1).intersection(bounds)
        close(clip, .endClip)
        if inside.isNull { list.commands.removeSubrange(clip...) }
      }
      extent = extent.union(inside)
    }
    if !encoding.front.isEmpty {
      append(encoding.commands[encoding.front], 1, layer, place, encoding.frontExtent)
      extent = extent.union(encoding.frontExtent)
    }
    return extent
  }

  /// Adds the sublayers of a replicator layer once for each copy.
  private func encodeInstances(of layer: CAReplicatorLayer, _ place: Place) -> CGRect {
    var extent = CGRect.null
    var accumulated = CATransform3DIdentity
    let outerInstance = instance
    defer { instance = outerInstance }
    let now = FrameClock.shared.now
    for index in 0..<layer.drawnCount {
      if index > 0 { accumulated = CATransform3DConcat(layer.instanceTransform, accumulated) }
      let factors = layer.factors(ofInstance: index)
      let matrix = layer.transform(ofInstance: index, accumulated)
      guard factors.w > 0, abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12 else { continue }
      instance = mix(outerInstance, UInt64(index))
      if layer.instanceDelay != 0 { layer.evaluateDescendants(at: now - layer.instanceDelay * Double(index)) }
      var inner = place
      inner.matrix = matrix.concatenating(place.matrix)
      let start = open(.beginLayer, layer)
      list.commands[start].matrix = matrix
      let firstItem = list.items.count
      var filter: Int?
      if factors != .one {
        var effect = LayerEffect()
        effect.colors = .multiplication(factors.x, factors.y, factors.z, factors.w)
        filter = open(.beginFilter, layer)
        setFilter(FilterContent(effect), filter!, &inner)
      }
      var inside = CGRect.null
      for child in layer.orderedChildren { inside = inside.union(encode(child, inner)) }
      if let filter {
        list.commands[filter].rect = inside
        close(filter, .endFilter)
        mixState(firstItem, hash(inside))
      }
      list.commands[start].rect = inside
      close(start, .endLayer)
      if inside.isNull {
        list.commands.removeSubrange(start...)
      } else {
        extent = extent.union(inside.applying(matrix))
      }
    }
    if layer.instanceDelay != 0 { layer.evaluateDescendants(at: now) }
    return extent
  }

  private func encodeBackdrop(_ command: DisplayCommand, _ rect: CGRect, _ layer: CALayer, _ place: Place) {
    list.commands.append(command)
    let sigma = command.b * place.matrix.meanScale
    list.backdrops.append(list.items.count)
    list.items.append(
      DisplayList.Item(
        key: key(layer, 5), state: mix(place.state, UInt64(layer.contentVersion), hash(place.matrix)),
        rect: clipped(rect, place), reach: sigma * 3))
  }

  private func encodeTransition(
    _ effect: TransitionEffect, _ progress: Double, _ layer: CALayer, _ place: Place
  ) -> CGRect {
    let bounds = layer.renderBounds
    if effect.type == .fade {
      var inner = place
      inner.state = mix(place.state, progress.bitPattern, UInt64(layer.layerID))
      let start = open(.beginCrossfade, layer)
      let firstItem = list.items.count
      list.commands[start].a = progress
      var extent = appendSnapshot(effect.old, layer, inner, offset: .zero)
      let next = open(.crossfadeNext, layer)
      list.commands[start].count = Int32(next - start - 1)
      extent = extent.union(encodeContents(layer, inner))
      close(next, .endCrossfade)
      list.commands[start].rect = extent
      mixState(firstItem, hash(extent))
      return extent
    }
    let direction: CGVector =
      switch effect.subtype {
      case .fromRight: CGVector(dx: bounds.width, dy: 0)
      case .fromTop: CGVector(dx: 0, dy: bounds.height)
      case .fromBottom: CGVector(dx: 0, dy: -bounds.height)
      default: CGVector(dx: -bounds.width, dy: 0)
      }
    func moved(_ f: Double) -> CGPoint { CGPoint(x: direction.dx * f, y: direction.dy * f) }
    let old = effect.type == .moveIn ? CGPoint.zero : moved(-progress)
    let new = effect.type == .reveal ? CGPoint.zero : moved(1 - progress)
    var extent = CGRect.null
    func encodeNew() {
      let start = open(.beginLayer, layer)
      let matrix = CGAffineTransform(translationX: new.x, y: new.y)
      list.commands[start].matrix = matrix
      var inner = place
      inner.matrix = matrix.concatenating(place.matrix)
      let inside = encodeContents(layer, inner)
      list.commands[start].rect = inside
      close(start, .endLayer)
      extent = extent.union(inside.applying(matrix))
    }
    if effect.type == .reveal { encodeNew() }
    extent = extent.union(appendSnapshot(effect.old, layer, place, offset: old))
    if effect.type != .reveal { encodeNew() }
    return extent
  }

  private func appendSnapshot(_ old: LayerSnapshot, _ layer: CALayer, _ place: Place, offset: CGPoint)
    -> CGRect
  {
    guard !old.extent.isNull else { return .null }
    let start = open(.beginLayer, layer)
    let matrix = CGAffineTransform(translationX: offset.x, y: offset.y)
    list.commands[start].matrix = matrix
    list.commands[start].rect = old.extent
    list.commands.append(contentsOf: old.list.commands)
    list.retained.append(old)
    close(start, .endLayer)
    let extent = old.extent.offsetBy(dx: offset.x, dy: offset.y)
    list.items.append(
      DisplayList.Item(
        key: key(layer, 6), state: mix(place.state, old.version, hash(matrix.concatenating(place.matrix))),
        rect: clipped(extent, place), reach: 0))
    return extent
  }

  // MARK: Bitmaps

  /// Turns the placeholder into a bracket if caching a bitmap is worthwhile.
  private func finishRaster(
    _ start: Int, _ layer: CALayer, _ scale: CGFloat, _ extent: CGRect, _ firstItem: Int
  ) {
    // Backdrops cannot be cached, and a few plain rectangles are faster to draw than a bitmap.
    let readsBehind =
      list.backdrops.contains { $0 >= firstItem }
      || list.commands[start...].contains { $0.op == .beginFilter && $0.flags.contains(.blends) }
    guard !extent.isNull, !readsBehind,
      layer.shouldRasterize || list.commands[start...].contains(where: { $0.op.isCostly })
    else { return }
    list.commands[start].op = .beginRaster
    list.commands[start].rect = extent
    list.commands[start].a = scale
    list.commands[start].version = digest(from: start + 1)
    close(start, .endRaster)
    // The bitmap's bounds determine its pixel grid.
    mixState(firstItem, mix(hash(extent), Double(scale).bitPattern))
  }

  /// Completes the bracket of a projection. Returns the extent in the superlayer's coordinates.
  private func finishProjection(
    _ start: Int, _ projection: PlaneProjection, _ layer: CALayer, _ extent: CGRect, _ outer: Place,
    _ firstItem: Int
  ) -> CGRect {
    let content = ProjectionContent(projection)
    list.retained.append(content)
    list.commands[start].object = Unmanaged.passUnretained(content)
    list.commands[start].rect = extent
    // Powers of two, as for bitmaps; a slight enlargement is interpolated.
    let wanted = max(projection.enlargement(in: extent) / 1.25, 0.25)
    let scale = min(pow(2, log2(wanted).rounded(.up)), 4)
    list.commands[start].a = scale
    list.commands[start].version = digest(from: start + 1)
    close(start, .endProjection)
    let projected = projection.bounds(of: extent)
    // The bitmap has no content behind it to blur.
    list.backdrops.removeAll { $0 >= firstItem }
    for i in firstItem..<list.items.count {
      list.items[i].rect = clipped(projected, outer)
      list.items[i].reach = 0
    }
    mixState(firstItem, mix(content.digest, hash(extent), Double(scale).bitPattern, hash(outer.matrix)))
    return projected
  }

  /// A digest of the commands starting at `index`, including the appearance of their objects.
  private func digest(from index: Int) -> UInt64 {
    var h: UInt64 = 0x9e37_79b9
    for command in list.commands[index...] {
      h = mix(
        h, UInt64(command.op.rawValue) | UInt64(command.flags.rawValue) << 8 | UInt64(command.layer) << 32)
      h = mix(h, command.version, hash(command.rect), hash(command.matrix))
      // The projection of a layer is made for each list.
      h = mix(
        h,
        command.op == .beginProjection
          ? command.projection()?.digest ?? 0 : UInt64(UInt(bitPattern: command.object?.toOpaque())))
      h = mix(
        h, UInt64(command.color.x.bitPattern), UInt64(command.color.y.bitPattern),
        UInt64(command.color.z.bitPattern))
      h = mix(h, UInt64(command.color.w.bitPattern))
    }
    return h
  }

  // MARK: Commands

  private func open(_ op: DisplayCommand.Op, _ layer: CALayer) -> Int {
    var command = DisplayCommand(op)
    command.layer = layer.layerID
    list.commands.append(command)
    return list.commands.count - 1
  }

  private func close(_ start: Int, _ op: DisplayCommand.Op) {
    list.commands[start].count = Int32(list.commands.count - start - 1)
    var command = DisplayCommand(op)
    command.layer = list.commands[start].layer
    list.commands.append(command)
  }

  /// Whether a group consists of one painting command and needs no separate surface.
  private func isSingle(_ start: Int) -> Bool {
    let inside = list.commands[(start + 1)..<(list.commands.count - 1)]
    return inside.count == 2 && inside.first!.op == .content && inside.last!.op.carriesOpacity
  }

  /// Changes the digests of the items starting at `first`, because they are drawn differently.
  private func mixState(_ first: Int, _ how: UInt64) {
    for i in first..<list.items.count { list.items[i].state = mix(list.items[i].state, how) }
  }

  private func append(
    _ commands: ArraySlice<DisplayCommand>, _ slot: UInt8, _ layer: CALayer, _ place: Place, _ extent: CGRect
  ) {
    var head = DisplayCommand(.content)
    head.layer = layer.layerID
    head.slot = slot
    head.version = UInt64(layer.contentVersion)
    head.count = Int32(commands.count)
    head.rect = extent
    list.commands.append(head)
    list.commands.append(contentsOf: commands)
    list.items.append(
      DisplayList.Item(
        key: key(layer, slot), state: mix(place.state, UInt64(layer.contentVersion), hash(place.matrix)),
        rect: clipped(extent, place), reach: 0))
  }

  /// Identifies an item of a layer in a copy of a replicator layer.
  private func key(_ layer: CALayer, _ slot: UInt8) -> UInt64 {
    (UInt64(layer.layerID) << 8 | UInt64(slot)) ^ instance << 40
  }

  private func clipped(_ rect: CGRect, _ place: Place) -> CGRect {
    guard !rect.isNull else { return .null }
    let placed = rect.applying(place.matrix)
    // Foundation's intersections require ordered edges.
    guard !(placed.minX + placed.minY).isNaN, !(placed.maxX + placed.maxY).isNaN else { return .null }
    // Antialiased edges that do not touch can still share a pixel.
    return placed.intersection(place.clip.insetBy(dx: -1, dy: -1))
  }
}

/// The appearance of a layer at a point in time.
final class LayerSnapshot {
  let list: DisplayList
  let extent: CGRect
  let version: UInt64
  @MainActor private static var lastVersion: UInt64 = 0

  @MainActor
  init(of layer: CALayer) {
    list = DisplayListBuilder().buildInterior(of: layer)
    extent = list.items.reduce(CGRect.null) { $0.union($1.rect) }
    Self.lastVersion += 1
    version = Self.lastVersion
  }
}

extension DisplayCommand.Op {
  /// Whether drawing the command with rotation or scale costs much more than drawing a bitmap.
  fileprivate var isCostly: Bool {
    switch self {
    case .drawing, .shape, .image, .gradient, .shadow, .beginOpacity, .beginClip, .beginMask, .beginShadow,
      .beginFilter, .beginProjection:
      true
    default: false
    }
  }

  /// Whether opacity can be applied to the command directly.
  fileprivate var carriesOpacity: Bool {
    switch self {
    case .fill, .border, .image, .drawing, .shadow: true
    default: false
    }
  }
}
