import CoreGraphics

/// The changes of a page's elements since the last frame, as bytes.
///
/// An operation is a byte, the element's number and its arguments. Numbers of elements are never used again.
@MainActor
struct ElementUpdates {
  private enum Operation: UInt8 {
    case create = 1, remove, place, translate, transform, opacity, rect, style, content, define
  }

  /// The operation for the offset of a scroll view.
  static let scrolled: UInt8 = 11
  /// The operation for the number of input events that a frame is the answer to.
  static let answered: UInt8 = 12

  /// The operation for resources that the page discards.
  private static let discarded: UInt8 = 13

  private var writer = ByteWriter()

  var bytes: [UInt8] { writer.bytes }
  var isEmpty: Bool { writer.bytes.isEmpty }

  private mutating func begin(_ operation: Operation, _ element: UInt32) {
    writer.write(operation.rawValue)
    writer.write(compact: element)
  }

  mutating func create(_ element: PageElement) {
    begin(.create, element.id)
    writer.write(element.kind.rawValue)
  }

  /// Removes an element with its children.
  mutating func remove(_ element: PageElement) { begin(.remove, element.id) }

  /// Moves an element to a parent (0 is the page), in front of a sibling (0 for the end).
  mutating func place(_ element: PageElement, in parent: UInt32, before sibling: UInt32) {
    begin(.place, element.id)
    writer.write(compact: parent)
    writer.write(compact: sibling)
  }

  mutating func set(_ matrix: CGAffineTransform, of element: PageElement) {
    let old = element.matrix
    guard !matrix.isNearly(old) else { return }
    element.matrix = matrix
    if matrix.isTranslation, old.isTranslation {
      begin(.translate, element.id)
    } else {
      begin(.transform, element.id)
      for value in [matrix.a, matrix.b, matrix.c, matrix.d] { writer.write(value) }
    }
    writer.write(matrix.tx)
    writer.write(matrix.ty)
  }

  mutating func set(opacity: CGFloat, of element: PageElement) {
    guard abs(opacity - element.opacity) > 1e-4 || (opacity == 1) != (element.opacity == 1) else { return }
    element.opacity = opacity
    begin(.opacity, element.id)
    writer.write(fraction: opacity)
  }

  mutating func set(_ rect: CGRect, of element: PageElement) {
    guard rect != element.rect else { return }
    element.rect = rect
    begin(.rect, element.id)
    writer.write(rect)
  }

  mutating func set(style: String, of element: PageElement) {
    guard style != element.style else { return }
    element.style = style
    begin(.style, element.id)
    writer.write(style)
  }

  mutating func set(content: UInt64, of element: PageElement) {
    guard content != element.content else { return }
    element.content = content
    begin(.content, element.id)
    writer.write(content)
  }

  /// Sends a drawing, glyph or image, once for each page.
  mutating func define(_ resource: PageResource) {
    writer.write(Operation.define.rawValue)
    writer.write(resource.digest)
    writer.write(resource.kind.rawValue)
    writer.write(compact: UInt32(resource.bytes.count))
    writer.append(resource.bytes)
  }

  /// Makes the page discard resources that no element shows.
  mutating func discard(_ digests: [UInt64]) {
    guard !digests.isEmpty else { return }
    writer.write(Self.discarded)
    writer.write(compact: UInt32(digests.count))
    for digest in digests { writer.write(digest) }
  }
}

extension CGAffineTransform {
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether no point of a screen moves by a thousandth of a pixel.
  fileprivate func isNearly(_ other: CGAffineTransform) -> Bool {
    self == other
      || (abs(a - other.a) < 1e-7 && abs(b - other.b) < 1e-7 && abs(c - other.c) < 1e-7
        && abs(d - other.d) < 1e-7
        && abs(tx - other.tx) < 1e-4 && abs(ty - other.ty) < 1e-4)
  }
}
