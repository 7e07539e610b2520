import CoreGraphics

/// An element of the page that shows a part of the layer tree. Elements keep their identity from frame to frame, so that only
/// changes travel.
@MainActor
final class PageElement {
  /// The kinds of elements, numbered as in the page's script.
  enum Kind: UInt8 {
    /// A coordinate space or group: transform, opacity, filter.
    case group = 0
    /// A rectangle that clips its children; their coordinates are those around it.
    case clip = 1
    /// A painted rectangle.
    case box = 2
    /// Vector drawing with its own coordinates.
    case drawing = 3
    /// A part of an image.
    case image = 4
    /// The coordinate space of a layer.
    case layer = 5
  }

  /// The identity of an element: the layer, the bracket or painting command of it, and a number if a layer is shown several
  /// times.
  struct Key: Hashable {
    var layer: UInt32
    var role: UInt8
    var slot: UInt8
    var number: UInt16
  }

  let id: UInt32
  let key: Key
  let kind: Kind
  /// The last frame that contained the element.
  var frame: UInt32 = 0
  /// The version of the content that the children show.
  var version: UInt64?
  var children: [PageElement] = []

  var matrix = CGAffineTransform.identity
  var opacity: CGFloat = 1
  var rect = CGRect.zero
  var style = ""
  /// The digest of the drawing or image; 0 for none.
  var content: UInt64 = 0

  init(id: UInt32, key: Key, kind: Kind) {
    self.id = id
    self.key = key
    self.kind = kind
  }
}
