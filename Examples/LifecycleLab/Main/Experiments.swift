import LifecycleLabApp
import LifecycleLabRuns
import UIKit

/// Runs all transitions without a display and writes their timelines as text and SVG.
@MainActor
enum Experiments {
  /// - Returns: The exit status.
  static func run() -> Int32 {
    let folder = URL(fileURLWithPath: "Output/LifecycleLab")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, timeline) in LabRun.all(device: .iPhone15) {
        let text = TimelineText(timeline)
        print(text.text)
        try Data(text.text.utf8).write(to: folder.appendingPathComponent("\(name).txt"))
        try Data(text.svg.utf8).write(to: folder.appendingPathComponent("\(name).svg"))
      }
      print("LifecycleLab: the time lines are in \(folder.path)")
      return 0
    } catch {
      FileHandle.standardError.write(Data("LifecycleLab: \(error.localizedDescription)\n".utf8))
      return 1
    }
  }
}
