import BenchmarkSupport
import CCairo
import CoreGraphics
import Foundation
import UIKit

// Measuring and drawing 10,000 different labels, compared with plain Pango, and typing into long texts.

MainActor.assumeIsolated {
  let count = 10_000
  let rounds = 7

  /// Texts that differ in every round, so that caches are not used.
  func texts(_ round: Int) -> [String] {
    (0..<count).map { "Label \($0 &* 7919 % 10_007) of round \(round)" }
  }

  func seconds(_ texts: [String], _ body: ([String]) -> Void) -> Double {
    let start = Measure.processorSeconds
    body(texts)
    return (Measure.processorSeconds - start) / Double(count)
  }

  func median(_ samples: [Double]) -> Double { samples.sorted()[samples.count / 2] }

  let size = CGSize(width: 300, height: 30)
  let labels = (0..<count).map { _ in
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    label.textColor = .black
    return label
  }
  func draw(_ texts: [String], on context: CGContext) {
    UIGraphicsPushContext(context)
    for (label, text) in zip(labels, texts) {
      label.text = text
      label.bounds.size = label.sizeThatFits(size)
      label.draw(label.bounds)
    }
    UIGraphicsPopContext()
  }

  let font = UIFont.systemFont(ofSize: 17)
  let pango = PangoText(face: font.face)
  let sample = UILabel(frame: .zero)
  sample.text = "Label"
  sample.bounds.size = sample.sizeThatFits(size)
  let baseline = Double(sample.firstBaselineOffset)
  func drawAlone(_ texts: [String], on context: CGContext) {
    context.withCairo { cairo in
      cairo_set_source_rgb(cairo, 0, 0, 0)
      for text in texts { pango.measureAndDraw(text, baseline: baseline, on: cairo) }
    }
  }

  func context() -> CGContext {
    CGContext(width: Int(size.width), height: Int(size.height), scale: 1, opaque: false)!
  }
  let (ours, theirs) = (context(), context())
  draw(["Label of no round"], on: ours)
  drawAlone(["Label of no round"], on: theirs)
  let isSame = ours.makeImage()?.pngData() == theirs.makeImage()?.pngData()
  print("both pictures of a label are \(isSame ? "the same" : "NOT the same")")

  _ = seconds(texts(-1)) { draw($0, on: ours) }
  _ = seconds(texts(-2)) { drawAlone($0, on: theirs) }
  // Alternates, so that other load on the machine affects both.
  var samples: [(ours: Double, theirs: Double)] = []
  for round in 0..<rounds {
    let alone = seconds(texts(2 * round)) { drawAlone($0, on: theirs) }
    samples.append((seconds(texts(2 * round + 1)) { draw($0, on: ours) }, alone))
  }
  let (label, alone) = (median(samples.map(\.ours)), median(samples.map(\.theirs)))
  Measure.report("a label: text set, measured, drawn", label * 1e6, "µs", goal: "15 % over Pango")
  Measure.report("the same with only Pango and Cairo", alone * 1e6, "µs", goal: "-")
  Measure.report("overhead", (label / alone - 1) * 100, "%", goal: "15 %")

  let window = UIWindow(frame: UIScreen.main.bounds)
  window.makeKeyAndVisible()
  let view = UITextView(frame: window.bounds)
  window.addSubview(view)
  func type(into name: String, _ text: String) {
    view.text = text
    view.selectedRange = NSRange(location: view.textStorage.length / 2, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    window.layoutIfNeeded()
    let word = ["s", "o", "m", "e", " ", "w", "o", "r", "d", " "]
    var typed = 0
    let key = Measure.median(count: 50) {
      view.insertText(word[typed % word.count])
      typed += 1
      view.layoutIfNeeded()
      CATransaction.flush()
    }
    Measure.report("a key typed into \(name)", key * 1e6, "µs", goal: "what it touches")
  }
  for length in [10_000, 100_000, 1_000_000] {
    let paragraphs = (0..<(length / 100)).map { _ in String(repeating: "some words ", count: 9) }
    type(into: "\(length) characters", paragraphs.joined(separator: "\n"))
  }
  let words = [
    "some", "words", "a", "sentence", "that", "goes", "on", "as", "people", "write", "them", "unforeseen",
  ]
  let prose = (0..<1_900).map { words[($0 &* 7919 &+ $0 / 5) % words.count] }.joined(separator: " ")
  type(into: "one paragraph of 10000 characters", String(prose.prefix(10_000)))
  // With identical lines that fill the width, a changed line break affects all following lines.
  type(into: "one of the same two words over and over", String(repeating: "some words ", count: 909))
}
