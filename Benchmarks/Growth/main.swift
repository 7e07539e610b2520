import BenchmarkSupport
import Foundation
import UIKit

// Measures how processor time grows with the size of the input, over four decades. Draws the curves as an SVG picture to
// the file that the first argument names.

MainActor.assumeIsolated {
  FrameClock.shared.setMode(.virtual)
  func decades(from lowest: Int) -> [Int] { (0..<5).map { lowest * Int(pow(10, Double($0))) } }
  let curves = [
    Curve("Push and pop under a bar", "screens below", decades(from: 10), Subjects.push(depth:)),
    Curve("First frame of a table", "rows", decades(from: 100), Subjects.table(rows:)),
    Curve("First frame of a grid", "items", decades(from: 100), Subjects.grid(items:)),
    Curve("Building and layout", "constraints", decades(from: 4), Subjects.layout(constraints:)),
    Curve("Two keys in paragraphs of 100", "characters", decades(from: 100)) {
      Subjects.key(Subjects.paragraphs(characters: $0))
    },
    Curve("Two keys in one paragraph", "characters", decades(from: 10)) {
      Subjects.key(Subjects.paragraph(characters: $0))
    },
    Curve("Reading a storyboard", "scenes", decades(from: 1), Subjects.storyboard(scenes:)),
    Curve("Difference of a shuffled list", "items", decades(from: 100), Subjects.difference(items:)),
  ]
  for curve in curves {
    let last = curve.points.last
    Measure.report(
      "\(curve.name), \(last?.size ?? 0) \(curve.unit)", (last?.seconds ?? 0) * 1e3, "ms", goal: "none")
    Measure.report("\(curve.name), exponent", curve.exponent, "", goal: "at most 1.05")
  }
  if let path = CommandLine.arguments.dropFirst().first {
    do {
      try CurveChart(curves: curves).svg.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      print("portolan: the curves could not be written: \(error.localizedDescription)")
      exit(1)
    }
  }
}
