import Foundation
import Runtime

/// The place in a test's source that called into this module, for failures of properties, which take no file and line.
package struct CallerLocation {
  package let file: String
  package let line: Int

  /// The deepest call that is looked at.
  private static let limit = 64

  /// The nearest caller outside of this module; nil where the program has no debug information.
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
