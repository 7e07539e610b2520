import CoreGraphics
import Foundation

/// The root of a visible layer tree, such as a window or a snapshot, whose layers take part in commits.
@MainActor
package final class LayerRoot {
  package let layer: CALayer
  /// Called at the end of a frame in which the tree changed. Without a presenter, no frames are requested.
  package var present: (() -> Void)? { didSet { if present != nil { layer.markVisualChange() } } }
  var needsPresent = false

  @exclusivity(unchecked) private static var all: [LayerRoot] = []

  /// Registers `layer`, which must have no superlayer, until `invalidate()`.
  package init(layer: CALayer) {
    self.layer = layer
    layer.setIsRoot(true)
    Self.all.append(self)
    CATransaction.setNeedsCommit()
  }

  package func invalidate() {
    guard Self.all.contains(where: { $0 === self }) else { return }
    Self.all.removeAll { $0 === self }
    present = nil
    if !Self.all.contains(where: { $0.layer === layer }) { layer.setIsRoot(false) }
  }

  // MARK: Phases of a commit

  static var needLayout: Bool { all.contains { $0.layer.hasLayoutWork } }

  static func layoutAll() {
    for root in all where root.layer.hasLayoutWork { root.layer.layoutDirtySubtree() }
  }

  static func displayAll() {
    for root in all where root.layer.hasDisplayWork {
      // Both a scene and its host may have registered the tree.
      let isPresented = all.contains { $0.layer === root.layer && $0.present != nil }
      root.layer.displayDirtySubtree(defers: !isPresented)
    }
  }

  static func requestFrames() {
    for changed in all where changed.layer.takeVisualChange() {
      // Both a scene and its host may have registered the tree.
      for root in all where root.layer === changed.layer {
        root.needsPresent = true
        if root.present != nil { FrameClock.shared.requestFrame() }
      }
    }
  }

  static func presentAll() {
    requestFrames()
    for root in all where root.needsPresent {
      root.needsPresent = false
      root.present?()
    }
  }
}
