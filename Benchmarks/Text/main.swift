import BenchmarkSupport
import CCairo
import CoreGraphics
import Foundation
import UIKit

// Measuring and drawing 10,000 different labels beside Pango alone, and typing into long text.

MainActor.assumeIsolated {
  let count = 10_000
  let rounds = 7

  /// Texts that no round has seen before, so that no cache answers.
  func texts(_ round: Int) -> [String] {
    (0..<count).map { "Label \($0 &* 7919 % 10_007) of round \(round)" }
  }

  func median(_ body: ([String]) -> Void) -> Double {
    body(texts(-1))
    let samples = (0..<rounds).map { round in
      let texts = texts(round)
      let start = Measure.processorSeconds
      body(texts)
      return Measure.processorSeconds - start
    }
    return samples.sorted()[rounds / 2] / Double(count)
  }

  let size = CGSize(width: 300, height: 30)
  let context = CGContext(width: Int(size.width), height: Int(size.height), scale: 1, opaque: false)!
  let labels = (0..<count).map { _ in UILabel(frame: CGRect(origin: .zero, size: size)) }
  let ours = median { texts in
    UIGraphicsPushContext(context)
    for (label, text) in zip(labels, texts) {
      label.text = text
      label.bounds.size = label.sizeThatFits(size)
      label.draw(label.bounds)
    }
    UIGraphicsPopContext()
  }

  let pango = PangoText(size: 17)
  var theirs = 0.0
  context.withCairo { cairo in
    theirs = median { texts in
      cairo_set_source_rgb(cairo, 0, 0, 0)
      for text in texts { pango.measureAndDraw(text, on: cairo) }
    }
  }
  Measure.report("a label: text set, measured, drawn", ours * 1e6, "µs", goal: "15 % over Pango")
  Measure.report("the same by Pango and Cairo alone", theirs * 1e6, "µs", goal: "-")
  Measure.report("overhead", (ours / theirs - 1) * 100, "%", goal: "15 %")

  let window = UIWindow(frame: UIScreen.main.bounds)
  window.makeKeyAndVisible()
  let view = UITextView(frame: window.bounds)
  window.addSubview(view)
  for length in [10_000, 100_000] {
    view.text = (0..<(length / 100)).map { _ in String(repeating: "some words ", count: 9) }.joined(
      separator: "\n")
    view.selectedRange = NSRange(location: length / 2, length: 0)
    window.layoutIfNeeded()
    let key = Measure.median(count: 200) {
      view.insertText("x")
      view.layoutIfNeeded()
      CATransaction.flush()
    }
    Measure.report("a key typed into \(length) characters", key * 1e6, "µs", goal: "what it touches")
  }
}
