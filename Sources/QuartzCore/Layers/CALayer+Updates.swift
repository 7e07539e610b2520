import CoreGraphics
import Foundation

extension CALayer {
  // MARK: Marking

  /// Sets `bit` on `layer` and its ancestors, up to the first that already has it.
  @inline(__always)
  final func markAncestors(from layer: CALayer?, _ bit: Flags) {
    // The tree retains its layers, so ancestors need not be retained here.
    var next = layer.map(Unmanaged.passUnretained)
    while let reference = next {
      next = reference._withUnsafeGuaranteedRef { l in
        guard !l.flags.contains(bit) else { return nil }
        l.flags.insert(bit)
        if l.flags.contains(.isRoot) { CATransaction.setNeedsCommit() }
        return l.parent.map(Unmanaged.passUnretained)
      }
    }
  }

  /// Marks the layer's appearance or position as changed.
  package final func markVisualChange() {
    markAncestors(from: self, .subtreeVisual)
  }

  final func setIsRoot(_ value: Bool) {
    if value {
      flags.insert([.isRoot, .subtreeVisual])
      CATransaction.setNeedsCommit()
    } else {
      flags.remove(.isRoot)
    }
  }

  /// Whether the subtree's appearance has changed since the last call.
  final func takeVisualChange() -> Bool {
    guard flags.contains(.subtreeVisual) else { return false }
    flags.remove(.subtreeVisual)
    for child in children where child.flags.contains(.subtreeVisual) { _ = child.takeVisualChange() }
    if let mask = extras?.mask { _ = mask.takeVisualChange() }
    return true
  }

  // MARK: Layout

  func defaultSetNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    if flags.contains(.isRoot) { CATransaction.setNeedsCommit() }
    markAncestors(from: parent, .subtreeLayout)
  }

  func defaultLayoutIfNeeded() {
    var top = self
    while let p = top.parent, p.flags.contains(.needsLayout) { top = p }
    var rounds = 0
    while top.hasLayoutWork, rounds < 100 {
      top.layoutDirtySubtree()
      rounds += 1
    }
  }

  final var hasLayoutWork: Bool { !flags.isDisjoint(with: Flags.layoutWork) }
  final var hasDisplayWork: Bool { !flags.isDisjoint(with: Flags.displayWork) }

  /// Performs one layout pass from the top down, skipping clean subtrees.
  final func layoutDirtySubtree() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSublayers()
    }
    guard flags.contains(.subtreeLayout) else { return }
    flags.remove(.subtreeLayout)
    let layers = children
    for child in layers where child.hasLayoutWork && child.parent === self { child.layoutDirtySubtree() }
    if let mask = extras?.mask, mask.hasLayoutWork { mask.layoutDirtySubtree() }
  }

  // MARK: Display

  func defaultSetNeedsDisplay() {
    guard !flags.contains(.needsDisplay) else { return }
    flags.insert(.needsDisplay)
    if flags.contains(.isRoot) { CATransaction.setNeedsCommit() }
    markAncestors(from: parent, .subtreeDisplay)
  }

  func defaultSetNeedsDisplay(_ r: CGRect) {
    if !r.isEmpty { setNeedsDisplay() }
  }

  func defaultDisplayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }

  var defaultNeedsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set {
      if newValue {
        flags.insert(.needsDisplayOnBoundsChange)
      } else {
        flags.remove(.needsDisplayOnBoundsChange)
      }
    }
  }

  /// Displays the layers that need it.
  /// - Parameter defers: Whether layers whose drawing has no other effect are displayed when their content is first read.
  final func displayDirtySubtree(defers: Bool = false) {
    flags.remove(.fresh)
    if defers, flags.isSuperset(of: [.defersDisplay, .needsDisplay]) {
      deferDisplay()
    } else {
      displayIfNeeded()
    }
    guard flags.contains(.subtreeDisplay) else { return }
    flags.remove(.subtreeDisplay)
    let layers = children
    for child in layers where child.hasDisplayWork && child.parent === self {
      child.displayDirtySubtree(defers: defers)
    }
    if let mask = extras?.mask, mask.hasDisplayWork { mask.displayDirtySubtree(defers: defers) }
  }

  // MARK: Deferred display

  /// Whether commits may leave the layer's drawing to the first reader of its content, if no display shows the tree: a test
  /// that only touches and reads draws no text. The drawing must have no other effect.
  package final var defersDisplay: Bool {
    get { flags.contains(.defersDisplay) }
    set { if newValue { flags.insert(.defersDisplay) } else { flags.remove(.defersDisplay) } }
  }

  private func deferDisplay() {
    flags.remove(.needsDisplay)
    flags.insert(.awaitsDisplay)
    contentVersion &+= 1
    markVisualChange()
  }

  /// Records the drawing that commits have deferred. Called before the content is read or becomes another one.
  final func performDeferredDisplay() {
    guard flags.contains(.awaitsDisplay) else { return }
    flags.remove(.awaitsDisplay)
    display()
  }

  /// The content has the size at its display, so that it is stretched by a change that does not redraw it.
  final func boundsWillResize() {
    if flags.isDisjoint(with: [.needsDisplay, .needsDisplayOnBoundsChange]) { performDeferredDisplay() }
  }

  /// Records the drawing of `draw(in:)` as vector content.
  ///
  /// - Parameter displayScale: The pixels per point of the layer's display, for images and shadows in the drawing.
  package final func displayByDrawing(displayScale: CGFloat = 1) {
    let bounds = storedBounds
    guard bounds.width > 0, bounds.height > 0 else {
      drawing = nil
      return
    }
    delegate?.layerWillDraw(self)
    let recording = Recording.record(bounds: bounds, scale: max(contentsScale, displayScale)) { draw(in: $0) }
    if recording.isEmpty, extras?.drawing == nil, extras?.contents == nil { return }
    drawing = recording.isEmpty ? nil : recording
  }
}
