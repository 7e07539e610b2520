import PortolanTesting
import PortolanXCTest
import UIKit

/// Random operations, many in the middle of a movement, against an array: SPEC.md N5, N8, N18. As many as the environment
/// variable `PORTOLAN_MODEL_STEPS` says, or twenty thousand.
@MainActor
final class NavigationModelTests: XCTestCase {
  func testRandomOperationsAgreeWithAnArray() {
    let player = NavigationPlayer(seed: 0xB0A7)
    let steps = ProcessInfo.processInfo.environment["PORTOLAN_MODEL_STEPS"].flatMap { Int($0) } ?? 20_000
    for step in 0..<steps {
      player.step()
      if let violation = player.violations.first {
        return XCTFail("step \(step): \(violation); \(player.history.suffix(12).joined(separator: ", "))")
      }
    }
    player.settle()
    XCTAssertEqual(player.violations, [])
    // The run is no test unless everything happened in it.
    for operation in NavigationPlayer.Operation.allCases {
      XCTAssertGreaterThan(player.counts[operation] ?? 0, 100, "\(operation)")
    }
    XCTAssertGreaterThan(player.midway, 400)
  }
}

/// Uses a navigation controller at random, and knows what its stack must be.
@MainActor
private final class NavigationPlayer {
  enum Operation: CaseIterable {
    case push, pop, popToRoot, popTo, set, swipe, cancelledSwipe, rotate, bar, present, dismiss, wait
  }

  private let app = TestApp()
  private let navigation: UINavigationController
  private var random: SeededNumbers
  private var model: [Int] = []
  private var screens: [Int: Unowned] = [:]
  private var next = 0
  private(set) var violations: [String] = []
  private(set) var history: [String] = []
  private(set) var counts: [Operation: Int] = [:]
  /// Operations that met a running movement.
  private(set) var midway = 0

  private struct Unowned { weak var screen: WatchedScreen? }

  /// What lies over the stack.
  private enum Cover { case none, sheet, full }
  private var cover = Cover.none
  private weak var modal: WatchedScreen?

  init(seed: UInt64) {
    random = SeededNumbers(state: seed)
    navigation = UINavigationController()
    navigation.setViewControllers([make()], animated: false)
    app.show(navigation)
  }

  private func make() -> WatchedScreen {
    let id = next
    next += 1
    model.append(id)
    let screen = WatchedScreen(id) { [weak self] in self?.violations.append($0) }
    screens[id] = Unowned(screen: screen)
    return screen
  }

  func step() {
    let operation = Operation.allCases.randomElement(using: &random)!
    let animated = Bool.random(using: &random)
    counts[operation, default: 0] += 1
    if navigation.transitionCoordinator != nil { midway += 1 }
    history.append("\(operation)\(animated ? " animated" : "") \(model)")
    if history.count > 100 { history.removeFirst(50) }
    switch operation {
    case .push where model.count < 12: navigation.pushViewController(make(), animated: animated)
    case .push, .pop:
      navigation.popViewController(animated: animated)
      if model.count > 1 { model.removeLast() }
    case .popToRoot:
      navigation.popToRootViewController(animated: animated)
      model.removeSubrange(1...)
    case .popTo:
      settle()
      let index = Int.random(in: 0..<model.count, using: &random)
      navigation.popToViewController(navigation.viewControllers[index], animated: animated)
      model.removeSubrange((index + 1)...)
    case .set: replaceStack(animated)
    case .swipe: swipe(to: 330)
    case .cancelledSwipe: swipe(to: 90)
    case .rotate where counts[operation]! % 4 == 0:
      settle()
      app.rotate(to: counts[operation]! % 8 == 0 ? .landscapeRight : .portrait)
    case .bar: navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: animated)
    case .present: present(animated)
    case .dismiss:
      if cover != .none { navigation.dismiss(animated: animated) }
      cover = .none
    case .rotate, .wait: app.advance(by: Double.random(in: 0...0.4, using: &random))
    }
    if Int.random(in: 0..<4, using: &random) == 0 { settle() }
  }

  private func replaceStack(_ animated: Bool) {
    let kept = model.shuffled(using: &random).prefix(Int.random(in: 0...model.count, using: &random))
    var stack = kept.compactMap { screens[$0]?.screen }
    if stack.count != kept.count { violations.append("a screen of the stack is gone") }
    model = Array(kept)
    if stack.isEmpty || Bool.random(using: &random) { stack.append(make()) }
    navigation.setViewControllers(stack, animated: animated)
  }

  private func present(_ animated: Bool) {
    settle()
    guard cover == .none else { return }
    cover = Bool.random(using: &random) ? .full : .sheet
    let screen = WatchedScreen(-1) { [weak self] in self?.violations.append($0) }
    screen.modalPresentationStyle = cover == .full ? .fullScreen : .pageSheet
    modal = screen
    navigation.present(screen, animated: animated)
  }

  private func swipe(to end: CGFloat) {
    settle()
    guard cover == .none else { return }
    let height = app.window.bounds.height
    let scale = app.window.bounds.width / 393
    app.drag(from: CGPoint(x: 2, y: height / 2), to: CGPoint(x: end * scale, y: height / 2), duration: 0.1)
    if end > 200, model.count > 1 { model.removeLast() }
    // Until it has swung back, a cancelled pop counts as one.
    if end > 200, Bool.random(using: &random) { app.advance(by: 0.05) } else { settle() }
  }

  func settle() {
    if !app.settle() { violations.append("it never came to rest") }
    let shown = navigation.viewControllers.map { ($0 as? WatchedScreen)?.id ?? -1 }
    if shown != model { violations.append("stack \(shown), not \(model)") }
    if navigation.navigationBar.items?.count != model.count { violations.append("the bar's items differ") }
    for (position, controller) in navigation.viewControllers.enumerated() {
      guard let screen = controller as? WatchedScreen else { continue }
      let isTop = position == model.count - 1
      let isSeen = isTop && cover != .full
      if (screen.viewIfLoaded?.window != nil) != isSeen { violations.append("\(screen.id) shows wrongly") }
      if screen.isShown != isSeen { violations.append("\(screen.id) heard \(screen.state)") }
      if screen.parent !== navigation { violations.append("\(screen.id) has no parent") }
      if isSeen, screen.view.frame != navigation.view.bounds {
        violations.append("\(screen.id) is misplaced")
      }
    }
    if (modal?.isShown ?? false) != (cover != .none) { violations.append("the modal screen \(cover)") }
    if cover == .none, modal != nil { violations.append("the modal screen is kept alive") }
    screens = screens.filter { $0.value.screen != nil }
    let alive = Set(screens.keys)
    if alive != Set(model) { violations.append("alive \(alive.sorted()), not \(model)") }
  }
}

/// Objects to callbacks that do not follow each other.
private final class WatchedScreen: UIViewController {
  enum State { case away, coming, shown, leaving }

  let id: Int
  private(set) var state = State.away
  private let object: @MainActor (String) -> Void
  var isShown: Bool { state == .shown }

  init(_ id: Int, object: @escaping @MainActor (String) -> Void) {
    self.id = id
    self.object = object
    super.init(nibName: nil, bundle: nil)
    title = "\(id)"
  }

  required init?(coder: NSCoder) { nil }

  private func change(to new: State, from allowed: State...) {
    if !allowed.contains(state) { object("\(id): \(new) after \(state)") }
    state = new
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    change(to: .coming, from: .away, .leaving)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    change(to: .shown, from: .coming)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    change(to: .leaving, from: .shown, .coming)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    change(to: .away, from: .leaving)
  }
}

private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
