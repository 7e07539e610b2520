import CCairo
import CoreGraphics
import Foundation
import QuartzCore

/// Turns the display lists of a window into updates of a page's elements.
///
/// A layer becomes an element with a transform; its content becomes boxes, drawings and images, which are only made again
/// when the content's version changes. The cost of a frame is linear in the number of visible layers.
@MainActor
final class SceneEncoder {
  private var elements: [PageElement.Key: PageElement] = [:]
  private var roots: [PageElement] = []
  private var lastID: UInt32 = 0
  private var frame: UInt32 = 0
  private var updates = ElementUpdates()
  private let content: ContentEncoder

  /// - Parameter resourceLimit: The bytes of resources after which the page discards those that it does not show.
  init(resourceLimit: Int = SentResources.defaultLimit) {
    content = ContentEncoder(resourceLimit: resourceLimit)
  }

  /// Returns the updates from the last frame to `list`; `nil` if nothing changed.
  func encode(_ list: DisplayList) -> [UInt8]? {
    frame &+= 1
    updates = ElementUpdates()
    var children: [PageElement] = []
    list.commands.withUnsafeBufferPointer { commands in
      var walk = Walk(commands: commands, index: 0, end: commands.count)
      encode(&walk, into: &children)
    }
    arrange(&roots, as: children, parent: 0)
    removeUnused()
    content.discardUnused(elements.values, &updates)
    return updates.isEmpty ? nil : updates.bytes
  }

  /// Forgets the page, so that the next frame contains everything.
  func reset() {
    elements = [:]
    roots = []
    content.forgetSentResources()
  }

  /// The number of the element of a layer; `nil` if the page does not show it.
  func element(of layer: CALayer) -> UInt32? {
    let role = DisplayCommand.Op.beginLayer.rawValue
    return elements[PageElement.Key(layer: layer.layerID, role: role, slot: 0, number: 0)]?.id
  }

  /// The rest of a range of commands.
  private struct Walk {
    let commands: UnsafeBufferPointer<DisplayCommand>
    var index: Int
    let end: Int

    /// The commands inside the bracket at `index`, of which the walk continues after the closing command.
    mutating func takeInside() -> Walk {
      let inside = Walk(commands: commands, index: index + 1, end: index + 1 + Int(commands[index].count))
      index = inside.end + 1
      return inside
    }
  }

  // MARK: Elements

  private func element(_ command: DisplayCommand, _ kind: PageElement.Kind, slot: UInt8 = 0) -> PageElement {
    var key = PageElement.Key(layer: command.layer, role: command.op.rawValue, slot: slot, number: 0)
    while let known = elements[key] {
      if known.frame != frame, known.kind == kind {
        known.frame = frame
        return known
      }
      key.number += 1
    }
    lastID += 1
    let made = PageElement(id: lastID, key: key, kind: kind)
    made.frame = frame
    elements[key] = made
    updates.create(made)
    return made
  }

  /// Gives `parent` the children `new`, with a move for each child that is not in order.
  private func arrange(_ old: inout [PageElement], as new: [PageElement], parent: UInt32) {
    defer { old = new }
    guard old.count != new.count || zip(old, new).contains(where: { $0 !== $1 }) else { return }
    // Removed elements leave the page at the end of the frame; they do not affect the order of the others.
    var kept = old.filter { $0.frame == frame }[...]
    var next: UInt32 = 0
    for child in new.reversed() {
      if let last = kept.last, last === child {
        kept.removeLast()
      } else {
        updates.place(child, in: parent, before: next)
        if let index = kept.firstIndex(where: { $0 === child }) { kept.remove(at: index) }
      }
      next = child.id
    }
  }

  private func removeUnused() {
    let unused = elements.values.filter { $0.frame != frame }.sorted { $0.id < $1.id }
    for element in unused {
      updates.remove(element)
      elements[element.key] = nil
    }
  }

  // MARK: Commands

  private func encode(_ walk: inout Walk, into children: inout [PageElement]) {
    while walk.index < walk.end {
      let command = walk.commands[walk.index]
      switch command.op {
      case .beginLayer: children.append(layer(command, &walk))
      case .beginOpacity, .beginFilter, .beginShadow, .beginProjection: children.append(group(command, &walk))
      case .beginRaster:
        var inside = walk.takeInside()
        encode(&inside, into: &children)
      case .beginClip: children.append(clip(command, &walk))
      case .beginMask: children.append(mask(command, &walk))
      case .beginCrossfade: children.append(crossfade(command, &walk))
      case .content:
        if let element = contentElement(command, walk) { children.append(element) }
        walk.index += 1 + Int(command.count)
      case .backdrop:
        let element = element(command, .box)
        updates.set(command.rect, of: element)
        updates.set(style: content.style(ofBackdrop: command), of: element)
        children.append(element)
        walk.index += 1
      default: walk.index += 1
      }
    }
  }

  private func fill(_ element: PageElement, _ walk: inout Walk) {
    var children: [PageElement] = []
    encode(&walk, into: &children)
    arrange(&element.children, as: children, parent: element.id)
  }

  /// A layer's element also carries the opacity of the layer, which encloses everything else in it.
  private func layer(_ command: DisplayCommand, _ walk: inout Walk) -> PageElement {
    let element = element(command, .layer)
    updates.set(command.matrix, of: element)
    var inside = walk.takeInside()
    var opacity: CGFloat = 1
    if inside.index < inside.end, inside.commands[inside.index].op == .beginOpacity {
      opacity = inside.commands[inside.index].a
      inside = inside.takeInside()
    }
    updates.set(opacity: opacity, of: element)
    fill(element, &inside)
    return element
  }

  private func group(_ command: DisplayCommand, _ walk: inout Walk) -> PageElement {
    let element = element(command, .group)
    var children: [PageElement] = []
    switch command.op {
    case .beginOpacity: updates.set(opacity: command.a, of: element)
    case .beginShadow:
      if let shadow = backdropShadow(command, walk) {
        children = [shadow]
        updates.set(style: "", of: element)
      } else {
        updates.set(style: content.style(ofShadow: command), of: element)
      }
    case .beginFilter:
      if let filter = command.filter() {
        updates.set(style: content.style(of: filter, &updates), of: element)
      }
    case .beginProjection:
      if let projection = command.projection()?.projection {
        updates.set(style: "transform:\(CSS.matrix(projection.transform));", of: element)
      }
    default: break
    }
    var inside = walk.takeInside()
    encode(&inside, into: &children)
    arrange(&element.children, as: children, parent: element.id)
    return element
  }

  /// The shadow of a layer with a material, behind it: browsers do not blur the content behind an element with a filter.
  private func backdropShadow(_ command: DisplayCommand, _ walk: Walk) -> PageElement? {
    let range = walk.index + 1..<walk.index + 1 + Int(command.count)
    guard let shape = BackdropShape(walk.commands[range]) else { return nil }
    let element = element(command, .box, slot: 1)
    updates.set(shape.rect.offsetBy(dx: command.a, dy: command.b), of: element)
    updates.set(style: content.style(ofShadow: command, around: shape), of: element)
    return element
  }

  private func clip(_ command: DisplayCommand, _ walk: inout Walk) -> PageElement {
    let element = element(command, .clip)
    updates.set(command.rect, of: element)
    updates.set(style: CSS.corners(command.a, command.flags), of: element)
    var inside = walk.takeInside()
    fill(element, &inside)
    return element
  }

  private func mask(_ command: DisplayCommand, _ walk: inout Walk) -> PageElement {
    let element = element(command, .group)
    let next = walk.index + 1 + Int(command.count)
    let end = next + 1 + Int(walk.commands[next].count)
    var inside = Walk(commands: walk.commands, index: walk.index + 1, end: next)
    fill(element, &inside)
    let mask = walk.commands[(next + 1)..<end]
    updates.set(style: content.style(ofMask: Array(mask), in: command.rect, &updates), of: element)
    walk.index = end + 1
    return element
  }

  private func crossfade(_ command: DisplayCommand, _ walk: inout Walk) -> PageElement {
    let element = element(command, .group)
    updates.set(style: "isolation:isolate;", of: element)
    let next = walk.index + 1 + Int(command.count)
    let end = next + 1 + Int(walk.commands[next].count)
    let parts = [
      (walk.index + 1..<next, 1 - command.a, ""),
      (next + 1..<end, command.a, "mix-blend-mode:plus-lighter;"),
    ]
    var children: [PageElement] = []
    for (number, (range, opacity, style)) in parts.enumerated() {
      let part = self.element(command, .group, slot: UInt8(number) + 1)
      updates.set(opacity: opacity, of: part)
      updates.set(style: style, of: part)
      var inside = Walk(commands: walk.commands, index: range.lowerBound, end: range.upperBound)
      fill(part, &inside)
      children.append(part)
    }
    arrange(&element.children, as: children, parent: element.id)
    walk.index = end + 1
    return element
  }

  /// The element of a layer's own content. A single painting needs no group around it.
  private func contentElement(_ command: DisplayCommand, _ walk: Walk) -> PageElement? {
    let paintings = walk.commands[(walk.index + 1)..<(walk.index + 1 + Int(command.count))]
    guard paintings.count != 1 else { return painting(paintings.first!, command) }
    let element = element(command, .group, slot: command.slot)
    if element.version == command.version {
      for child in element.children { child.frame = frame }
      return element
    }
    element.version = command.version
    arrange(
      &element.children, as: paintings.map { painting($0, command, isAlone: false) }, parent: element.id)
    return element
  }

  private func painting(_ painting: DisplayCommand, _ head: DisplayCommand, isAlone: Bool = true)
    -> PageElement
  {
    var command = painting
    command.layer = head.layer
    let element = element(command, content.kind(of: painting), slot: head.slot)
    if isAlone, element.version == head.version { return element }
    element.version = head.version
    let painted = content.paint(painting, &updates)
    updates.set(painted.rect, of: element)
    updates.set(style: painted.style, of: element)
    updates.set(content: painted.content, of: element)
    return element
  }
}
