import Foundation
import Runtime

/// The location in a test's source that called into this module. Used for failures of properties, which have no
/// parameters for file and line.
package struct CallerLocation {
  package let file: String
  package let line: Int

  /// The maximum number of inspected stack frames.
  private static let limit = 64

  /// Returns the nearest caller outside of this module; nil if the program has no debug information.
  package static func find(module file: String = #filePath) -> CallerLocation? {
    let own = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent().path + "/"
    guard let trace = try? Backtrace.capture(limit: limit),
      let frames = trace.symbolicated(options: [.showInlineFrames, .useSymbolCache])?.frames
    else { return nil }
    for frame in frames {
      guard let place = frame.symbol?.sourceLocation, place.line > 0, place.path.hasPrefix("/"),
        !place.path.hasPrefix(own), !place.path.hasPrefix("/<")
      else { continue }
      return CallerLocation(file: place.path, line: place.line)
    }
    return nil
  }
}
