import CGTK
import CoreGraphics
import QuartzCore

/// The key of a cached node.
struct NodeKey: Hashable {
  private let place: UInt64
  private let version: UInt64

  init(_ command: DisplayCommand, version: UInt64? = nil) {
    place = UInt64(command.layer) << 16 | UInt64(command.slot) << 8 | UInt64(command.op.rawValue)
    self.version = version ?? command.version
  }
}

/// The placement on which a cached node depends.
enum NodePlacement: Equatable {
  /// Independent of placement.
  case anywhere
  /// Aligned to the window's pixels at a subpixel position.
  case pixels(SIMD2<UInt8>)
  /// A bitmap of a resolution that is scaled or rotated.
  case resampled(CGFloat)
}

/// The position and blur of a backdrop.
struct BackdropState: Equatable {
  var rect: CGRect
  var matrix: CGAffineTransform
  var sigma: CGFloat
  var saturation: CGFloat
}

/// Nodes for reuse in the next frame. Nodes that a frame does not use are released.
@MainActor
final class NodeCache {
  private struct Entry {
    var node: OpaquePointer
    var frame: UInt32
    var placement = NodePlacement.anywhere
    /// The ideal placement in the previous frame.
    var wanted = NodePlacement.anywhere
    var backdrop: BackdropState?
  }

  /// Draws the bitmaps of nodes.
  let painter = CairoRenderer()

  /// Whether this frame shows interpolated bitmaps, so that content at rest should be drawn again.
  private(set) var isProvisional = false

  private var entries: [NodeKey: Entry] = [:]
  private var frame: UInt32 = 0
  private var used = 0
  /// The differences to the previous frame; `nil` if unknown.
  private var damage: [CGRect]?

  deinit {
    for entry in entries.values { gsk_render_node_unref(entry.node) }
  }

  var count: Int { entries.count }

  func beginFrame(damage: [CGRect]?) {
    frame &+= 1
    used = 0
    isProvisional = false
    self.damage = damage
  }

  func endFrame() {
    guard used < entries.count else { return }
    for (key, entry) in entries where entry.frame != frame {
      gsk_render_node_unref(entry.node)
      entries[key] = nil
    }
  }

  func removeAll() {
    for entry in entries.values { gsk_render_node_unref(entry.node) }
    entries.removeAll(keepingCapacity: true)
  }

  /// The cached node, if it is suitable for `placement`. Moving content keeps its interpolated bitmap, as on
  /// iOS, and is drawn again at its final position.
  func node(_ key: NodeKey, _ placement: NodePlacement) -> OpaquePointer? {
    guard let index = entries.index(forKey: key) else { return nil }
    mark(index)
    let entry = entries.values[index]
    if entry.placement == placement || entry.placement == .anywhere { return entry.node }
    guard case .pixels = entry.placement, case .pixels = placement, entry.wanted != placement else {
      return nil
    }
    entries.values[index].wanted = placement
    isProvisional = true
    return entry.node
  }

  func keep(_ node: OpaquePointer, _ key: NodeKey, _ placement: NodePlacement) {
    store(Entry(node: node, frame: frame, placement: placement, wanted: placement), key)
  }

  /// The previous blur, if nothing changed below `area`, in window coordinates.
  func backdrop(_ key: NodeKey, _ state: BackdropState, in area: CGRect) -> OpaquePointer? {
    guard let damage, let index = entries.index(forKey: key), entries.values[index].backdrop == state,
      !damage.contains(where: { $0.intersects(area) })
    else { return nil }
    mark(index)
    return entries.values[index].node
  }

  func keepBackdrop(_ node: OpaquePointer, _ key: NodeKey, _ state: BackdropState) {
    store(Entry(node: node, frame: frame, backdrop: state), key)
  }

  private func mark(_ index: Dictionary<NodeKey, Entry>.Index) {
    guard entries.values[index].frame != frame else { return }
    entries.values[index].frame = frame
    used += 1
  }

  private func store(_ entry: Entry, _ key: NodeKey) {
    gsk_render_node_ref(entry.node)
    if let old = entries.updateValue(entry, forKey: key) {
      gsk_render_node_unref(old.node)
      if old.frame == frame { return }
    }
    used += 1
  }
}
