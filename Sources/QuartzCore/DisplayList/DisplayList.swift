import CoreGraphics
import Foundation

/// The drawing commands of a layer tree for one frame, as a flat list.
///
/// **Rendering.** Process `commands` in order with a stack of transforms. At `beginLayer`, save, multiply by
/// `matrix` and, if `rect` is outside the wanted area, skip `count + 1` commands to `endLayer`. At `content`,
/// either paint the next `count` commands or reuse the result for the same (`layer`, `slot`, `version`) and
/// skip `count`. Cached content of layers that are not in the frame can be released. The other brackets are
/// documented at their operations. Transforms and opacities are outside `content`, so moving or fading a
/// layer does not invalidate its content.
///
/// **Damage.** `damage(since:)` compares two lists of the same tree and returns the rectangles to redraw.
package struct DisplayList {
  /// A painting operation, for computing damage.
  struct Item {
    /// The layer and the index of the painting operation.
    var key: UInt64
    /// A digest of everything that affects its pixels: content, transform, enclosing clips and groups.
    var state: UInt64
    /// Its bounds in the root's coordinates.
    var rect: CGRect
    /// The distance to which it reads the content behind; nonzero only for backdrops.
    var reach: CGFloat
  }

  package internal(set) var commands = ContiguousArray<DisplayCommand>()
  var items = ContiguousArray<Item>()
  /// The indices of items that read the content behind them.
  var backdrops: [Int] = []
  /// Keeps the objects of the commands alive.
  var retained = ContiguousArray<AnyObject>()
  /// The root's bounds in the enclosing coordinates.
  package internal(set) var bounds = CGRect.zero

  package init() {}

  /// Creates a list of a part of another list's commands, which must stay alive.
  package init(commands: [DisplayCommand]) { self.commands = ContiguousArray(commands) }
}
