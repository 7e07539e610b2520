import PortolanTesting
import SeededRandom
import UIKit
import XCTest

/// Thousands of random touch sequences over nested views with all kinds of recognizers, checked for
/// invariants.
@MainActor
final class ArenaModelTests: XCTestCase {
  func testRandomTouchesKeepTheRules() {
    var generator = SeededNumbers(seed: 0x5EED)
    var recognized: [String: Int] = [:]
    for round in 0..<200 {
      let scenario = Scenario(&generator)
      for _ in 0..<12 { scenario.playSequence(&generator) }
      scenario.finish()
      XCTAssertEqual(scenario.violations, [], "round \(round)")
      if !scenario.violations.isEmpty { return }
      recognized.merge(scenario.recognized) { $0 + $1 }
    }
    // The test is only meaningful if every kind of gesture occurred.
    for kind in ["Tap", "LongPress", "Pan", "Pinch", "Rotation", "Swipe"] {
      XCTAssertGreaterThan(recognized["UI\(kind)GestureRecognizer"] ?? 0, 10, kind)
    }
  }
}

/// A window with three nested views and one beside them, with random recognizers.
@MainActor
private final class Scenario {
  let stage = Stage()
  private(set) var violations: [String] = []
  private var views: [BalancedView] = []
  private var recognizers: [Watched] = []
  private var down: [Int: CGPoint] = [:]
  /// The drift of each finger, in points per move.
  private var drift: [Int: CGVector] = [:]

  /// The number of recognitions by kind of recognizer.
  var recognized: [String: Int] {
    recognizers.reduce(into: [:]) { $0["\(type(of: $1.recognizer))", default: 0] += $1.recognitions }
  }

  init(_ generator: inout SeededNumbers) {
    let frames = [
      CGRect(x: 20, y: 100, width: 350, height: 600), CGRect(x: 20, y: 50, width: 300, height: 400),
      CGRect(x: 30, y: 50, width: 200, height: 200),
    ]
    var parent = stage.view
    for frame in frames {
      let view = BalancedView(frame: frame)
      parent.addSubview(view)
      views.append(view)
      parent = view
    }
    let beside = BalancedView(frame: CGRect(x: 20, y: 710, width: 350, height: 100))
    stage.view.addSubview(beside)
    views.append(beside)
    for view in views {
      view.report = { [unowned self] in violations.append($0) }
      view.isMultipleTouchEnabled = Bool.random(using: &generator)
      view.isExclusiveTouch = Int.random(in: 0..<8, using: &generator) == 0
    }
    for index in 0..<Int.random(in: 2...8, using: &generator) { add(index, &generator) }
    for watched in recognizers where Int.random(in: 0..<3, using: &generator) == 0 {
      let other = recognizers.randomElement(using: &generator)!
      if other !== watched { watched.recognizer.require(toFail: other.recognizer) }
    }
  }

  private func add(_ index: Int, _ generator: inout SeededNumbers) {
    let recognizer: UIGestureRecognizer
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: recognizer = UITapGestureRecognizer()
    case 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      recognizer = tap
    case 2:
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = 2
      recognizer = tap
    case 3: recognizer = UILongPressGestureRecognizer()
    case 4: recognizer = UIPinchGestureRecognizer()
    case 5: recognizer = UIRotationGestureRecognizer()
    case 6:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.left, .down]
      recognizer = swipe
    default: recognizer = UIPanGestureRecognizer()
    }
    recognizer.name = "\(index) \(type(of: recognizer))"
    recognizer.cancelsTouchesInView = Int.random(in: 0..<4, using: &generator) > 0
    recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &generator) == 0
    recognizer.delaysTouchesEnded = Bool.random(using: &generator)
    let watched = Watched(recognizer, agrees: Int.random(in: 0..<4, using: &generator) == 0) {
      [unowned self] in
      violations.append($0)
    }
    watched.exclusion = { [unowned self] in checkExclusion() }
    recognizers.append(watched)
    views.randomElement(using: &generator)!.addGestureRecognizer(recognizer)
  }

  /// Plays touches down, moves, pauses and lifts of one or several fingers, until all are up.
  func playSequence(_ generator: inout SeededNumbers) {
    for watched in recognizers where Int.random(in: 0..<3, using: &generator) > 0 {
      watched.recognizer.isEnabled = true
    }
    for _ in 0..<Int.random(in: 3...30, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0, 1, 2:
        let finger = Int.random(in: 0..<4, using: &generator)
        guard down[finger] == nil else { continue }
        let speed: Double = [0, 0, 2, 15, 30].randomElement(using: &generator)!
        let angle = Double.random(in: 0..<(2 * .pi), using: &generator)
        drift[finger] = CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed)
        send(.down, [finger: place(&generator)])
      case 3, 4, 5, 6:
        var moves: [Int: CGPoint] = [:]
        for (finger, place) in down.sorted(by: { $0.key < $1.key })
        where Int.random(in: 0..<5, using: &generator) > 0 {
          let reach: CGFloat = 2
          moves[finger] = CGPoint(
            x: place.x + drift[finger]!.dx + CGFloat.random(in: -reach...reach, using: &generator),
            y: place.y + drift[finger]!.dy + CGFloat.random(in: -reach...reach, using: &generator))
        }
        stage.wait(0.016)
        if !moves.isEmpty { send(.move, moves) }
      case 7, 8:
        guard let finger = down.keys.sorted().randomElement(using: &generator) else { continue }
        send(Int.random(in: 0..<12, using: &generator) == 0 ? .cancel : .up, [finger: down[finger]!])
      default: stage.wait([0.01, 0.1, 0.2, 0.6].randomElement(using: &generator)!)
      }
      if Int.random(in: 0..<60, using: &generator) == 0,
        let watched = recognizers.randomElement(using: &generator)
      {
        watched.recognizer.isEnabled.toggle()
      }
      check()
    }
    for finger in down.keys.sorted() { send(.up, [finger: down[finger]!]) }
    check()
  }

  private func place(_ generator: inout SeededNumbers) -> CGPoint {
    let region =
      Int.random(in: 0..<4, using: &generator) > 0
      ? CGRect(x: 70, y: 200, width: 200, height: 250) : CGRect(x: 0, y: 90, width: 393, height: 740)
    return CGPoint(
      x: CGFloat.random(in: region.minX..<region.maxX, using: &generator),
      y: CGFloat.random(in: region.minY..<region.maxY, using: &generator))
  }

  private func send(_ phase: HostPointerEvent.Phase, _ fingers: [Int: CGPoint]) {
    for (finger, place) in fingers { down[finger] = phase == .up || phase == .cancel ? nil : place }
    stage.fingers.send(phase, fingers)
  }

  /// Checks that everything is at rest at the end.
  func finish() {
    stage.wait(3)
    check()
    for watched in recognizers {
      if watched.recognizer.state != .possible { violations.append("\(watched.name) was not reset") }
      if watched.isRunning { violations.append("\(watched.name) began and never ended") }
    }
    for view in views where !view.isBalanced { violations.append("a view was left with a touch") }
    if !stage.window.touchDispatcher.arena.members.isEmpty { violations.append("the arena is not empty") }
    stage.strike()
  }

  private func check() {
    checkExclusion()
    let live = stage.window.windowScene!.touches.touches
    for view in views where !view.isMultipleTouchEnabled && view.held.filter({ live.contains($0) }).count > 1
    {
      violations.append("a view without multiple touch holds several touches")
    }
  }

  private func touches(of watched: Watched) -> Set<UITouch> {
    stage.window.windowScene!.touches.event.touches(for: watched.recognizer) ?? []
  }

  /// Checks that one of two simultaneous gestures with a common touch allowed it.
  private func checkExclusion() {
    for (index, first) in recognizers.enumerated() where first.isRunning {
      for second in recognizers[(index + 1)...] where second.isRunning {
        guard !first.agrees, !second.agrees else { continue }
        let shared = touches(of: first).intersection(touches(of: second))
        if !shared.isEmpty { violations.append("\(first.name) and \(second.name) run together") }
      }
    }
  }
}

/// Observes the actions of one recognizer.
@MainActor
private final class Watched: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIGestureRecognizer
  let agrees: Bool
  var exclusion: () -> Void = {}
  private(set) var isRunning = false
  private(set) var recognitions = 0
  private let report: (String) -> Void
  var name: String { recognizer.name ?? "" }

  init(_ recognizer: UIGestureRecognizer, agrees: Bool, report: @escaping (String) -> Void) {
    self.recognizer = recognizer
    self.agrees = agrees
    self.report = report
    super.init()
    recognizer.delegate = self
    recognizer.addHandler { [unowned self] in acted($0.state) }
  }

  private func acted(_ state: UIGestureRecognizer.State) {
    if state == .began || state == .ended, !isRunning { recognitions += 1 }
    switch state {
    case .began:
      if isRunning { report("\(name) began twice") }
      isRunning = true
      exclusion()
    case .changed: if !isRunning { report("\(name) changed without a beginning") }
    case .ended, .cancelled:
      let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
      if isDiscrete == isRunning { report("\(name) \(state) out of turn") }
      if isDiscrete, state == .cancelled { report("\(name) was cancelled after it was recognized") }
      isRunning = false
    case .possible, .failed: report("\(name) called its action when \(state)")
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { agrees }
}

/// A view that checks that every touch ends or is canceled exactly once.
private final class BalancedView: UIView {
  var report: (String) -> Void = { _ in }
  private(set) var held: Set<UITouch> = []
  var isBalanced: Bool { held.isEmpty }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !held.isDisjoint(with: touches) { report("a touch began twice") }
    held.formUnion(touches)
    expect(touches, .began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !held.isSuperset(of: touches) { report("a touch moved that had not begun") }
    expect(touches, .moved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    leave(touches)
    expect(touches, .ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    leave(touches)
    expect(touches, .cancelled)
  }

  private func leave(_ touches: Set<UITouch>) {
    if !held.isSuperset(of: touches) { report("a touch ended that had not begun, or twice") }
    held.subtract(touches)
  }

  private func expect(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    if touches.contains(where: { $0.phase != phase }) {
      report("a touch tells another phase than its method")
    }
    if touches.contains(where: { $0.view !== self }) { report("a touch reached another view than it hit") }
  }
}
