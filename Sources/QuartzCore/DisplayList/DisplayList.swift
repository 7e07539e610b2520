import CoreGraphics
import Foundation

/// Everything that a frame of a layer tree draws, as a flat list.
///
/// **How a renderer reads it.** Walk `commands` in order with a stack of transforms. At `beginLayer` save, multiply by `matrix`, and
/// if `rect` misses the wanted area jump `count + 1` commands ahead, to `endLayer`. At `content` either paint the next `count`
/// commands or reuse what was made for the same (`layer`, `slot`, `version`) and jump `count` ahead; what a renderer keeps for layers that a
/// frame does not mention can go. The other brackets say themselves what they do. Transforms and opacities lie outside
/// `content`, so moving or fading a layer keeps its content.
///
/// **What to redraw.** `damage(since:)` compares two lists of one tree and gives the rectangles outside which both draw the same.
package struct DisplayList {
  /// One thing painted, for finding out what changed.
  struct Item {
    /// The layer and which of its paintings.
    var key: UInt64
    /// Everything that its pixels depend on: content, transform, clips and groups around it.
    var state: UInt64
    /// Where it paints, in the root's coordinates.
    var rect: CGRect
    /// How much farther it reads what lies behind it; only backdrops do.
    var reach: CGFloat
  }

  package internal(set) var commands = ContiguousArray<DisplayCommand>()
  var items = ContiguousArray<Item>()
  /// The indices of items that read what lies behind them.
  var backdrops: [Int] = []
  /// Keeps the objects of the commands alive.
  var retained = ContiguousArray<AnyObject>()
  /// The root's rectangle in the coordinates around it.
  package internal(set) var bounds = CGRect.zero

  package init() {}
}
