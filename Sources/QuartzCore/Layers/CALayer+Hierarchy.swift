import CoreGraphics
import Foundation

extension CALayer {
  var defaultSuperlayer: CALayer? {
    if flags.contains(.isPresentation) { return modelLayer?.parent?.presentation() }
    return parent.flatMap { MainThreadDeallocation.hasBegun(for: $0) ? nil : $0 }
  }

  var defaultSublayers: [CALayer]? {
    get {
      if flags.contains(.isPresentation) {
        guard let model = modelLayer, !model.children.isEmpty else { return nil }
        return model.children.compactMap { $0.presentation() }
      }
      return children.isEmpty ? nil : Array(children)
    }
    set {
      let new = newValue ?? []
      for child in children where !new.contains(where: { $0 === child }) { child.removeFromSuperlayer() }
      for layer in new where layer.parent !== self { layer.detach() }
      children = ContiguousArray(new)
      for layer in new { adopt(layer) }
      setNeedsLayout()
      markVisualChange()
    }
  }

  /// The number of sublayers, without creating an array.
  package var sublayerCount: Int { children.count }

  func defaultAddSublayer(_ layer: CALayer) {
    insert(layer, at: nil)
  }

  func defaultInsertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  func defaultInsertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.detachIfSibling(of: self)
    insert(layer, at: sibling.flatMap { s in children.firstIndex { $0 === s } } ?? 0)
  }

  func defaultInsertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.detachIfSibling(of: self)
    insert(layer, at: sibling.flatMap { s in children.firstIndex { $0 === s } }.map { $0 + 1 })
  }

  func defaultReplaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    insert(newLayer, at: index + 1)
    oldLayer.removeFromSuperlayer()
  }

  func defaultRemoveFromSuperlayer() {
    guard let old = parent else { return }
    if flags.contains(.isMask) {
      old.mask = nil
      return
    }
    detach()
    old.setNeedsLayout()
    old.markVisualChange()
  }

  private func detachIfSibling(of superlayer: CALayer) {
    if parent === superlayer { detach() }
  }

  private func detach() {
    guard let old = parent else { return }
    if flags.contains(.isMask) {
      old.mask = nil
      return
    }
    parent = nil
    AnimationScheduler.shared.detachments &+= 1
    // Optimized for the frontmost sublayer, which is removed most often.
    if old.children.last === self {
      old.children.removeLast()
    } else if let index = old.children.firstIndex(where: { $0 === self }) {
      old.children.remove(at: index)
    }
  }

  private func insert(_ layer: CALayer, at index: Int?) {
    assertNoCycle(layer)
    if let old = layer.parent {
      layer.detach()
      if old !== self {
        old.setNeedsLayout()
        old.markVisualChange()
      }
    }
    let place = min(max(index ?? children.count, 0), children.count)
    children.insert(layer, at: place)
    adopt(layer)
    setNeedsLayout()
    markVisualChange()
    if !actionsAreFor(layer) { return }
    layer.action(forKey: kCAOnOrderIn)?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
  }

  private func actionsAreFor(_ layer: CALayer) -> Bool { layer.extras?.actions?[kCAOnOrderIn] != nil }

  private func adopt(_ layer: CALayer) {
    layer.parent = self
    if layer.zPosition != 0 { flags.insert(.sortsSublayers) }
    propagateDirt(of: layer)
  }

  /// Propagates the dirty flags of a layer that joins the tree to the root.
  final func propagateDirt(of layer: CALayer) {
    layer.flags.insert(.subtreeVisual)
    if !layer.flags.isDisjoint(with: Flags.layoutWork) { markAncestors(from: self, .subtreeLayout) }
    if !layer.flags.isDisjoint(with: Flags.displayWork) { markAncestors(from: self, .subtreeDisplay) }
  }

  private func assertNoCycle(_ layer: CALayer) {
    precondition(layer !== self, "CALayerInvalid: layer is its own sublayer")
    guard !layer.children.isEmpty else { return }
    var ancestor = parent
    while let a = ancestor {
      precondition(a !== layer, "CALayerInvalidTree: cycle detected in the layer tree")
      ancestor = a.parent
    }
  }

  /// The root of the tree.
  final var root: CALayer {
    var layer = self
    while let p = layer.superlayer { layer = p }
    return layer
  }

  /// The sublayers in drawing order.
  final var orderedChildren: ContiguousArray<CALayer> {
    guard flags.contains(.sortsSublayers), children.count > 1 else { return children }
    let depths = children.map { $0.renderZPosition }
    guard zip(depths, depths.dropFirst()).contains(where: { $0 > $1 }) else { return children }
    let order = children.indices.sorted { depths[$0] == depths[$1] ? $0 < $1 : depths[$0] < depths[$1] }
    return ContiguousArray(order.map { children[$0] })
  }
}
