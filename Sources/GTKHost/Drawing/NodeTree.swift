import CGTK
import CoreGraphics
import QuartzCore

/// Turns one frame's display list into a tree of GTK's render nodes.
///
/// The content of a layer becomes a node that is kept while the content stays the same; around it transforms, clips and
/// groups are made anew for each frame, which is cheap. GTK compares the trees of two frames and draws only where they
/// differ.
@MainActor
struct NodeTree {
  private let list: DisplayList
  private let cache: NodeCache
  /// Pixels to a point.
  private let scale: CGFloat
  private let window: CGRect
  private var levels: [Level]

  /// A bracket that is open.
  private struct Level {
    /// What opened it; `nil` is the whole list.
    var command: DisplayCommand?
    /// From the coordinates inside to the window's.
    var matrix: CGAffineTransform
    /// What is inside so far. Each is a reference owned here.
    var nodes: [OpaquePointer] = []
    /// Of a cross-fade: its first half, once the second has begun.
    var firstHalf: [OpaquePointer]?
    /// What the bracket's node is kept under.
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

  /// The node of everything, which the caller owns; `nil` when there is nothing to see.
  mutating func build() -> OpaquePointer? {
    list.commands.withUnsafeBufferPointer { commands in
      var index = 0
      while index < commands.count { index += step(commands, index) }
    }
    return Self.joined(levels.removeLast().nodes)
  }

  // MARK: Walk

  /// Handles the command at `index`; returns how far the next one is.
  private mutating func step(_ commands: UnsafeBufferPointer<DisplayCommand>, _ index: Int) -> Int {
    let command = commands[index]
    let inside = Int(command.count)
    switch command.op {
    case .none: break
    case .beginLayer:
      let matrix = command.matrix.concatenating(levels[levels.count - 1].matrix)
      guard command.rect.applying(matrix).intersects(window) else { return inside + 2 }
      levels.append(Level(command: command, matrix: matrix))
    case .beginOpacity, .beginClip, .beginCrossfade, .beginFilter:
      open(command)
    case .beginShadow, .beginRaster:
      let key = NodeKey(command)
      let placement = command.op == .beginRaster ? .anywhere : content.placement
      if let kept = cache.node(key, placement) {
        append(kept)
        return inside + 2
      }
      open(command)
      levels[levels.count - 1].kept = (key, placement)
    case .beginMask:
      // Up to `maskNext`, which counts on to the end.
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
    case .endLayer, .endOpacity, .endClip, .endShadow, .endRaster, .endCrossfade, .endFilter:
      close()
    case .content:
      addContent(
        NodeKey(command), UnsafeBufferPointer(rebasing: commands[(index + 1)..<(index + 1 + inside)]),
        command.rect)
      return inside + 1
    case .backdrop:
      backdrop(command)
    case .fill, .border, .shadow, .image, .drawing, .shape, .gradient:
      // Painting outside `content` is never kept.
      let one = UnsafeBufferPointer(rebasing: commands[index...index])
      levels[levels.count - 1].nodes.append(content.make(one, extent: command.rect).node)
    case .maskNext, .endMask: break
    }
    return 1
  }

  private mutating func open(_ command: DisplayCommand) {
    levels.append(Level(command: command, matrix: levels[levels.count - 1].matrix))
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

  /// What the bracket makes of what is inside.
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
    default: return nil
    }
  }

  /// `inside` as the filter makes it; where it blends, together with what lies behind.
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

  /// Adds what `commands` draw, from the cache where it is there.
  private mutating func addContent(
    _ key: NodeKey, _ commands: UnsafeBufferPointer<DisplayCommand>, _ extent: CGRect
  ) {
    let content = content
    if let kept = cache.node(key, content.placement) { return append(kept) }
    let made = content.make(commands, extent: extent)
    cache.keep(made.node, key, made.placement)
    levels[levels.count - 1].nodes.append(made.node)
  }

  /// How content is drawn where the walk is.
  private var content: ContentNode {
    ContentNode(
      matrix: levels[levels.count - 1].matrix, scale: scale, painter: cache.painter)
  }

  /// One node for several, whose references are used up.
  private static func joined(_ nodes: [OpaquePointer]) -> OpaquePointer? {
    if nodes.count <= 1 { return nodes.first }
    let node = RenderNode.container(nodes)
    for child in nodes { gsk_render_node_unref(child) }
    return node
  }

  // MARK: Backdrops

  private mutating func backdrop(_ command: DisplayCommand) {
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

  /// What has been drawn so far, in the window's coordinates.
  private func nodeSoFar() -> OpaquePointer? {
    var inner: OpaquePointer?
    for level in levels.reversed() {
      var nodes = level.nodes.map { Optional(retained($0)) }
      if let inner { nodes.append(inner) }
      inner = Self.joined(nodes.compactMap { $0 })
      guard let command = level.command, let node = inner else { continue }
      // A group that is still open is seen through.
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
      hasher.combine(command.version)
      hasher.combine(command.color)
      hasher.combine(command.object?.toOpaque())
      for number in [
        command.matrix.a, command.matrix.b, command.matrix.c, command.matrix.d, command.matrix.tx,
        command.matrix.ty, command.rect.minX, command.rect.minY, command.rect.width, command.rect.height,
      ] { hasher.combine(number) }
    }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
