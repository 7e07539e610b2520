import CGTK
import CoreGraphics
import QuartzCore

/// Converts a frame's display list to a tree of GTK render nodes.
///
/// The content of a layer is a cached node while it is unchanged. The surrounding transforms, clips and
/// groups are created for each frame, which is fast. GTK compares the trees of two frames and only draws the
/// differences.
@MainActor
struct NodeTree {
  private let list: DisplayList
  private let cache: NodeCache
  /// Pixels per point.
  private let scale: CGFloat
  private let window: CGRect
  private var levels: [Level]

  /// An open bracket.
  private struct Level {
    /// The opening command; `nil` for the whole list.
    var command: DisplayCommand?
    /// The transform from the inner coordinates to the window's.
    var matrix: CGAffineTransform
    /// Whether the inner coordinates are projected to the window's, so that `matrix` is only their scale.
    var isProjected = false
    /// The nodes inside so far, each an owned reference.
    var nodes: [OpaquePointer] = []
    /// For cross-fades: the first half, once the second has begun.
    var firstHalf: [OpaquePointer]?
    /// The cache key of the bracket's node.
    var kept: (key: NodeKey, placement: NodePlacement)?
  }

  init(_ list: DisplayList, size: CGSize, scale: CGFloat, cache: NodeCache) {
    self.list = list
    self.cache = cache
    self.scale = scale
    window = CGRect(origin: .zero, size: size)
    levels = [Level(command: nil, matrix: .identity)]
    levels.reserveCapacity(32)
  }

  /// Returns the root node, owned by the caller; `nil` if nothing is visible.
  mutating func build() -> OpaquePointer? {
    list.commands.withUnsafeBufferPointer { commands in
      var index = 0
      while index < commands.count { index += step(commands, index) }
    }
    return Self.joined(levels.removeLast().nodes)
  }

  // MARK: Walk

  /// Handles the command at `index`. Returns the offset of the next one.
  private mutating func step(_ commands: UnsafeBufferPointer<DisplayCommand>, _ index: Int) -> Int {
    let command = commands[index]
    let inside = Int(command.count)
    switch command.op {
    case .none: break
    case .beginLayer:
      let outer = levels[levels.count - 1]
      let matrix = command.matrix.concatenating(outer.matrix)
      guard outer.isProjected || command.rect.applying(matrix).intersects(window) else { return inside + 2 }
      levels.append(Level(command: command, matrix: matrix, isProjected: outer.isProjected))
    case .beginOpacity, .beginClip, .beginCrossfade, .beginFilter:
      open(command)
    case .beginShadow, .beginRaster, .beginProjection:
      let key = NodeKey(command, version: command.projection()?.version(of: command))
      let placement = command.op == .beginRaster ? .anywhere : content.placement
      if let kept = cache.node(key, placement) {
        append(kept)
        return inside + 2
      }
      open(command)
      levels[levels.count - 1].kept = (key, placement)
    case .beginMask:
      // The count extends to `maskNext`, which contains the count to the end.
      let end = index + inside + 1
      let bracket = index...(end + Int(commands[end].count) + 1)
      addContent(
        NodeKey(command, version: Self.digest(commands[bracket])),
        UnsafeBufferPointer(rebasing: commands[bracket]), command.rect)
      return bracket.count
    case .crossfadeNext:
      let top = levels.count - 1
      levels[top].firstHalf = levels[top].nodes
      levels[top].nodes = []
    case .endLayer, .endOpacity, .endClip, .endShadow, .endRaster, .endProjection, .endCrossfade, .endFilter:
      close()
    case .content:
      addContent(
        NodeKey(command), UnsafeBufferPointer(rebasing: commands[(index + 1)..<(index + 1 + inside)]),
        command.rect)
      return inside + 1
    case .backdrop:
      backdrop(command)
    case .fill, .border, .shadow, .image, .drawing, .shape, .gradient:
      // Painting outside `content` is not cached.
      let one = UnsafeBufferPointer(rebasing: commands[index...index])
      levels[levels.count - 1].nodes.append(content.make(one, extent: command.rect).node)
    case .maskNext, .endMask: break
    }
    return 1
  }

  private mutating func open(_ command: DisplayCommand) {
    let outer = levels[levels.count - 1]
    levels.append(
      Level(
        command: command, matrix: outer.matrix,
        isProjected: outer.isProjected || command.op == .beginProjection))
  }

  private func retained(_ node: OpaquePointer) -> OpaquePointer { gsk_render_node_ref(node) }

  private mutating func append(_ kept: OpaquePointer) {
    levels[levels.count - 1].nodes.append(retained(kept))
  }

  private mutating func close() {
    let level = levels.removeLast()
    guard let command = level.command else { return }
    let inside = Self.joined(level.nodes)
    let first = level.firstHalf.flatMap(Self.joined)
    defer {
      if let inside { gsk_render_node_unref(inside) }
      if let first { gsk_render_node_unref(first) }
    }
    guard let node = wrapped(inside, first, command) else { return }
    if let kept = level.kept { cache.keep(node, kept.key, kept.placement) }
    levels[levels.count - 1].nodes.append(node)
  }

  /// Wraps the contents of a bracket in its node.
  private func wrapped(
    _ inside: OpaquePointer?, _ first: OpaquePointer?, _ command: DisplayCommand
  ) -> OpaquePointer? {
    switch command.op {
    case .beginLayer:
      guard let inside else { return nil }
      if command.matrix.isIdentity { return retained(inside) }
      return RenderNode.transform(inside, by: command.matrix)
    case .beginOpacity: return inside.map { RenderNode.opacity($0, command.a) }
    case .beginClip:
      return inside.map {
        RenderNode.clip($0, to: command.rect, radius: command.a, corners: command.flags.corners)
      }
    case .beginCrossfade:
      let nothing = RenderNode.container([])
      defer { gsk_render_node_unref(nothing) }
      return RenderNode.crossFade(from: first ?? nothing, to: inside ?? nothing, at: command.a)
    case .beginShadow: return inside.map { GroupNode.shadow(under: $0, command, scale: scale) }
    case .beginFilter: return inside.map { filtered($0, command) }
    case .beginRaster:
      return inside.map { GroupNode.bitmap(of: $0, command, scale: scale) }
    case .beginProjection:
      let pixels = scale * levels[levels.count - 1].matrix.meanScale
      return inside.flatMap { GroupNode.projection(of: $0, command, scale: scale, pixels: pixels) }
    default: return nil
    }
  }

  /// Applies a filter to `inside`, combined with the content behind for blend modes.
  private func filtered(_ inside: OpaquePointer, _ command: DisplayCommand) -> OpaquePointer {
    guard let filter = command.filter() else { return retained(inside) }
    let picture = FilterNode.picture(of: inside, filter)
    guard command.flags.contains(.blends) else { return picture }
    defer { gsk_render_node_unref(picture) }
    let behind = nodeSoFar().map { behind in
      defer { gsk_render_node_unref(behind) }
      return RenderNode.transform(behind, by: levels[levels.count - 1].matrix.inverted())
    }
    defer { if let behind { gsk_render_node_unref(behind) } }
    return FilterNode.blended(
      picture, with: behind, filter.effect.blendMode, in: command.rect, scale: scale)
  }

  /// Adds a node for `commands`, cached if possible.
  private mutating func addContent(
    _ key: NodeKey, _ commands: UnsafeBufferPointer<DisplayCommand>, _ extent: CGRect
  ) {
    let content = content
    if let kept = cache.node(key, content.placement) { return append(kept) }
    let made = content.make(commands, extent: extent)
    cache.keep(made.node, key, made.placement)
    levels[levels.count - 1].nodes.append(made.node)
  }

  /// The content drawing at the current level.
  private var content: ContentNode {
    ContentNode(
      matrix: levels[levels.count - 1].matrix, scale: scale, painter: cache.painter)
  }

  /// Combines several nodes into one, consuming their references.
  private static func joined(_ nodes: [OpaquePointer]) -> OpaquePointer? {
    if nodes.count <= 1 { return nodes.first }
    let node = RenderNode.container(nodes)
    for child in nodes { gsk_render_node_unref(child) }
    return node
  }

  // MARK: Backdrops

  private mutating func backdrop(_ command: DisplayCommand) {
    // A bitmap in perspective has no content behind it to blur.
    guard !levels[levels.count - 1].isProjected else { return }
    let matrix = levels[levels.count - 1].matrix
    let area = command.rect.applying(matrix).intersection(window)
    guard !area.isNull, area.width > 0, area.height > 0 else { return }
    let key = NodeKey(command)
    let state = BackdropState(rect: command.rect, matrix: matrix, sigma: command.b, saturation: command.c)
    if let kept = cache.backdrop(key, state, in: area) { return append(kept) }
    guard let behind = nodeSoFar() else { return }
    defer { gsk_render_node_unref(behind) }
    let node = BackdropNode.make(behind, command, matrix: matrix)
    levels[levels.count - 1].nodes.append(node)
    cache.keepBackdrop(node, key, state)
  }

  /// The content drawn so far, in window coordinates.
  private func nodeSoFar() -> OpaquePointer? {
    var inner: OpaquePointer?
    for level in levels.reversed() {
      var nodes = level.nodes.map { Optional(retained($0)) }
      if let inner { nodes.append(inner) }
      inner = Self.joined(nodes.compactMap { $0 })
      guard let command = level.command, let node = inner else { continue }
      // Open groups are treated as transparent.
      guard command.op == .beginLayer || command.op == .beginClip else { continue }
      inner = wrapped(node, nil, command)
      gsk_render_node_unref(node)
    }
    return inner
  }

  private static func digest(_ commands: Slice<UnsafeBufferPointer<DisplayCommand>>) -> UInt64 {
    var hasher = Hasher()
    for command in commands {
      hasher.combine(command.op)
      hasher.combine(command.layer)
      hasher.combine(command.slot)
      // The projection of a layer is made for each list.
      let projection = command.projection()
      hasher.combine(projection?.version(of: command) ?? command.version)
      hasher.combine(command.color)
      if projection == nil { hasher.combine(command.object?.toOpaque()) }
      for number in [
        command.matrix.a, command.matrix.b, command.matrix.c, command.matrix.d, command.matrix.tx,
        command.matrix.ty, command.rect.minX, command.rect.minY, command.rect.width, command.rect.height,
      ] { hasher.combine(number) }
    }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
