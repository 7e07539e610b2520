import CoreGraphics
import QuartzCore

/// The shape of the first material among the commands of a layer, in the layer's coordinates.
struct BackdropShape {
  private(set) var rect: CGRect
  private(set) var radius: CGFloat
  private(set) var flags: DisplayCommand.Flags

  /// - Returns: `nil` if there is no material, or a rotated one.
  init?(_ commands: Slice<UnsafeBufferPointer<DisplayCommand>>) {
    // The transforms and clips around the current command, with the index of their last command.
    var transforms: [(end: Int, matrix: CGAffineTransform)] = []
    var clips: [(end: Int, command: DisplayCommand)] = []
    var index = commands.startIndex
    while index < commands.endIndex {
      let command = commands[index]
      transforms.removeAll { $0.end < index }
      clips.removeAll { $0.end < index }
      let end = index + Int(command.count)
      switch command.op {
      case .beginLayer: transforms.append((end, command.matrix))
      case .beginClip: clips.append((end, command))
      case .content: index = end
      case .backdrop:
        let matrix = transforms.reversed().reduce(CGAffineTransform.identity) { $0.concatenating($1.matrix) }
        guard matrix.b == 0, matrix.c == 0 else { return nil }
        // A material without corners of its own has those of the layer that clips it.
        let shape =
          clips.last { command.a == 0 && $0.command.a > 0 && $0.command.rect == command.rect }?.command
          ?? command
        rect = command.rect.applying(matrix)
        (radius, flags) = (shape.a * matrix.a, shape.flags)
        return
      default: break
      }
      index += 1
    }
    return nil
  }
}
