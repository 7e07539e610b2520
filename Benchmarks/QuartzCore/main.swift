import BenchmarkSupport
import CCairo
import CoreGraphics
import Foundation
import QuartzCore

/// The median time of `body` in seconds, over at least `rounds` runs.
@MainActor
func median(rounds: Int = 101, _ body: (Int) -> Void) -> Double {
  for i in 0..<10 { body(i) }
  var times: [Double] = []
  for i in 0..<rounds {
    let start = Measure.processorSeconds
    body(i)
    times.append(Measure.processorSeconds - start)
  }
  return times.sorted()[rounds / 2]
}

@MainActor
func report(_ name: String, _ seconds: Double, per count: Int = 1, goal: String = "none") {
  let each = seconds / Double(count)
  if each >= 1e-3 {
    Measure.report(name, each * 1e3, "ms", goal: goal)
  } else if each >= 1e-6 {
    Measure.report(name, each * 1e6, "µs", goal: goal)
  } else {
    Measure.report(name, each * 1e9, "ns", goal: goal)
  }
}

@MainActor
func label(_ text: String) -> Recording {
  let content = TextContent(text, style: TextStyle(face: FontFace.make(size: 17)))
  let layout = TextLayout.make(content)
  return Recording.record(bounds: CGRect(origin: .zero, size: layout.usedSize)) {
    layout.draw(in: $0, at: .zero)
  }
}

/// A screen of 40 views: blurred bars, rows with a rounded icon, a title and a separator.
@MainActor
final class Screen {
  let root = CALayer()
  var labels: [CALayer] = []

  init(blurs: Bool) {
    root.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    root.backgroundColor = CGColor(gray: 1, alpha: 1)
    for i in 0..<12 {
      let row = CALayer()
      row.frame = CGRect(x: 0, y: 96 + CGFloat(i) * 56, width: 390, height: 56)
      row.backgroundColor = CGColor(gray: 0.98, alpha: 1)
      let icon = CALayer()
      icon.frame = CGRect(x: 16, y: 12, width: 32, height: 32)
      icon.cornerRadius = 8
      icon.backgroundColor = CGColor(red: CGFloat(i) / 12, green: 0.5, blue: 0.8, alpha: 1)
      let title = CALayer()
      title.frame = CGRect(x: 64, y: 16, width: 240, height: 22)
      title.drawing = label("Row number \(i) of this screen")
      row.addSublayer(icon)
      row.addSublayer(title)
      root.addSublayer(row)
      labels.append(title)
    }
    for y in [0.0, 760] {
      let bar = CALayer()
      bar.frame = CGRect(x: 0, y: y, width: 390, height: 84)
      if blurs {
        bar.backdropBlurRadius = 20
        bar.backdropSaturation = 1.8
      }
      bar.backgroundColor = CGColor(gray: 1, alpha: blurs ? 0.6 : 1)
      root.addSublayer(bar)
    }
  }
}

@MainActor
func layers() {
  var kept: [CALayer] = []
  kept.reserveCapacity(10_000)
  report(
    "create a layer",
    median { _ in
      kept.removeAll(keepingCapacity: true)
      for _ in 0..<10_000 { kept.append(CALayer()) }
    }, per: 10_000)
  let root = CALayer()
  let shown = LayerRoot(layer: root)
  report(
    "create, place, add and remove a layer",
    median { _ in
      for _ in 0..<1000 {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.addSublayer(layer)
        layer.removeFromSuperlayer()
      }
      CATransaction.flush()
    }, per: 1000)
  let deep = Screen(blurs: false)
  root.addSublayer(deep.root)
  CATransaction.flush()
  report(
    "commit with nothing changed", median { _ in for _ in 0..<1000 { CATransaction.flush() } }, per: 1000)
  report(
    "commit with one layer to lay out",
    median { _ in
      for _ in 0..<1000 {
        deep.labels[5].setNeedsLayout()
        CATransaction.flush()
      }
    }, per: 1000)
  shown.invalidate()
}

@MainActor
func frames(blurs: Bool, _ name: String) {
  let screen = Screen(blurs: blurs)
  let shown = LayerRoot(layer: screen.root)
  CATransaction.flush()
  let builder = DisplayListBuilder()
  let renderer = CairoRenderer()
  let surface = makeImageSurface(width: 780, height: 1688)!
  var list = builder.build(screen.root)
  report(
    "full frame, 40 views at 390x844@2x, \(name)",
    median(rounds: 41) { _ in
      renderer.render(builder.build(screen.root), on: surface, scale: 2, background: .opaqueWhite)
    })
  report("its display list built, \(name)", median { _ in _ = builder.build(screen.root) })
  let texts = (0..<2).map { label("Row number \($0 + 100) changed") }
  renderer.render(list, on: surface, scale: 2)
  report(
    "one label changed: commit, list, damage, drawing, \(name)",
    median { i in
      screen.labels[6].drawing = texts[i % 2]
      CATransaction.flush()
      let new = builder.build(screen.root)
      renderer.render(new, on: surface, scale: 2, damage: new.damage(since: list), background: .opaqueWhite)
      list = new
    })
  var n = 0
  report(
    "one new text: shaped, recorded and drawn, \(name)",
    median { _ in
      n += 1
      screen.labels[6].drawing = label("Row number \(n) of this screen")
      CATransaction.flush()
      let new = builder.build(screen.root)
      renderer.render(new, on: surface, scale: 2, damage: new.damage(since: list), background: .opaqueWhite)
      list = new
    })
  cairo_surface_destroy(surface)
  shown.invalidate()
}

@MainActor
func animated(turning: Bool, _ name: String) {
  FrameClock.shared.setMode(.virtual)
  let root = CALayer()
  root.frame = CGRect(x: 0, y: 0, width: 1280, height: 800)
  root.backgroundColor = .opaqueWhite
  let shown = LayerRoot(layer: root)
  let drawings = (0..<50).map { label("View \($0)") }
  for i in 0..<2000 {
    let layer = CALayer()
    layer.frame = CGRect(x: CGFloat(i % 50) * 25, y: CGFloat(i / 50) * 20, width: 44, height: 44)
    layer.cornerRadius = 8
    layer.backgroundColor = CGColor(red: CGFloat(i % 7) / 7, green: 0.6, blue: CGFloat(i % 11) / 11, alpha: 1)
    let text = CALayer()
    text.frame = CGRect(x: 2, y: 10, width: 40, height: 20)
    text.drawing = drawings[i % 50]
    layer.addSublayer(text)
    root.addSublayer(layer)
    let move = CABasicAnimation(keyPath: turning ? "transform.rotation.z" : "position.x")
    move.byValue = turning ? 2 * Double.pi : 40.0
    move.duration = 1 + Double(i % 10) / 10
    move.autoreverses = true
    move.repeatCount = .infinity
    layer.add(move, forKey: nil)
  }
  CATransaction.flush()
  let builder = DisplayListBuilder()
  let renderer = CairoRenderer()
  let surface = makeImageSurface(width: 1280, height: 800)!
  var list = builder.build(root)
  renderer.render(list, on: surface, scale: 1)
  report(
    "2,000 layers \(name): animations", median(rounds: 31) { _ in FrameClock.shared.advance(by: 1.0 / 60) })
  report(
    "2,000 layers \(name): list and damage",
    median(rounds: 31) { _ in
      FrameClock.shared.advance(by: 1.0 / 60)
      let new = builder.build(root)
      _ = new.damage(since: list)
      list = new
    })
  report(
    "2,000 layers \(name): whole frame",
    median(rounds: 31) { _ in
      FrameClock.shared.advance(by: 1.0 / 60)
      let new = builder.build(root)
      renderer.render(new, on: surface, scale: 1, damage: new.damage(since: list))
      list = new
    })
  cairo_surface_destroy(surface)
  shown.invalidate()
}

/// The benchmarks to run; empty means all.
let wanted = Set(CommandLine.arguments.dropFirst())
MainActor.assumeIsolated {
  func run(_ name: String, _ body: () -> Void) { if wanted.isEmpty || wanted.contains(name) { body() } }
  run("layers") { layers() }
  run("frames") {
    frames(blurs: false, "no blur")
    frames(blurs: true, "two bars that blur")
  }
  run("moving") { animated(turning: false, "moving") }
  run("turning") { animated(turning: true, "turning") }
}
