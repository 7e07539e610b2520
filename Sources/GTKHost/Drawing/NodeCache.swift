import CGTK
import CoreGraphics
import QuartzCore

/// What a kept node was made of.
struct NodeKey: Hashable {
  private let place: UInt64
  private let version: UInt64

  init(_ command: DisplayCommand, version: UInt64? = nil) {
    place = UInt64(command.layer) << 16 | UInt64(command.slot) << 8 | UInt64(command.op.rawValue)
    self.version = version ?? command.version
  }
}

/// What else a kept node depends on.
enum NodePlacement: Equatable {
  /// Nothing: it looks right wherever it is put.
  case anywhere
  /// Pixels of the window's own grid, for content that begins at this place in a pixel.
  case pixels(SIMD2<UInt8>)
  /// Pixels of this resolution, to be scaled or turned.
  case resampled(CGFloat)
}

/// Where and how a backdrop was blurred.
struct BackdropState: Equatable {
  var rect: CGRect
  var matrix: CGAffineTransform
  var sigma: CGFloat
  var saturation: CGFloat
}

/// Nodes that a later frame may use again. What a frame does not use is dropped at its end.
@MainActor
final class NodeCache {
  private struct Entry {
    var node: OpaquePointer
    var frame: UInt32
    var placement = NodePlacement.anywhere
    /// The placement that the frame before would have liked.
    var wanted = NodePlacement.anywhere
    var backdrop: BackdropState?
  }

  /// Draws what becomes nodes.
  let painter = CairoRenderer()

  /// Whether this frame shows pixels between those that they were made for. Content that comes to rest deserves a frame
  /// of its own.
  private(set) var isProvisional = false

  private var entries: [NodeKey: Entry] = [:]
  private var frame: UInt32 = 0
  private var used = 0
  /// Where this frame differs from the one before; `nil` where that is not known.
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

  /// A node that the cache owns, if it can be seen at `placement`. Moving content keeps its pixels and is smoothed, as on
  /// iOS; when it rests, it is made anew for where it rests.
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

  /// The blur of before, if nothing changed under `area`, which is in the window's coordinates.
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
