import Foundation
import OffscreenHost
import PortolanTesting
import SeededRandom
import UIKit

/// Uses a navigation controller at random, mostly during transitions, and models its stack with an array:
/// Specification.md N5, N8, N18.
@MainActor
package final class NavigationPlayer {
  package enum Operation: CaseIterable, Sendable {
    case push, pop, popToRoot, popTo, set, empty, swipe, cancelledSwipe, rotate, resize, bar, present,
      dismiss,
      deepLink, wait
  }

  private let app: TestApp
  private let navigation: UINavigationController
  private var links: LinkReceiver?
  private var random: SeededNumbers
  private var model: [Int] = []
  private var screens: [Int: Unowned<WatchedScreen>] = [:]
  private var next = 0
  package private(set) var violations: [String] = []
  package private(set) var history: [String] = []
  package private(set) var counts: [Operation: Int] = [:]
  /// The number of operations during a running transition.
  package private(set) var midway = 0

  /// The presentation over the stack.
  private enum Cover { case none, sheet, full }
  private var cover = Cover.none
  private weak var modal: WatchedScreen?
  /// Whether a dismissal may still be running, during which UIKit refuses to present.
  private var isUncovering = false

  package init(seed: UInt64, device: Device = .iPhone15) {
    random = SeededNumbers(seed: seed)
    app = TestApp(device: device)
    navigation = UINavigationController()
    navigation.setViewControllers([make()], animated: false)
    app.show(navigation)
    let links = LinkReceiver { [weak self] in self?.follow($0) }
    self.links = links
    UIApplication.shared.delegate = links
  }

  package func end() { app.end() }

  private func make() -> WatchedScreen {
    let id = next
    next += 1
    model.append(id)
    let screen = WatchedScreen(id) { [weak self] in self?.violations.append($0) }
    screens[id] = Unowned(screen)
    return screen
  }

  private func screen(_ id: Int) -> WatchedScreen? {
    let screen = screens[id]?.object
    if screen == nil { violations.append("screen \(id) of the stack was deallocated") }
    return screen
  }

  package func step() {
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
      let index = Int.random(in: 0..<model.count, using: &random)
      guard let screen = screen(model[index]) else { return }
      navigation.popToViewController(screen, animated: animated)
      model.removeSubrange((index + 1)...)
    case .set: replaceStack(animated)
    case .empty: emptyAndRefill(animated)
    case .swipe: swipe(to: 0.85)
    case .cancelledSwipe: swipe(to: 0.23)
    case .rotate:
      app.host.rotate(to: [.portrait, .landscapeLeft, .landscapeRight].randomElement(using: &random)!)
    case .resize: resize()
    case .bar: navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: animated)
    case .present: present(animated)
    case .dismiss: uncover(animated)
    case .deepLink: openLink(animated)
    case .wait: app.advance(by: Double.random(in: 0...0.4, using: &random))
    }
    waitForCoordinator()
    if Int.random(in: 0..<4, using: &random) == 0 { settle() }
  }

  // MARK: Operations

  private func randomStack() -> [Int] {
    let kept = model.shuffled(using: &random).prefix(Int.random(in: 0...model.count, using: &random))
    model = Array(kept)
    return model
  }

  private func replaceStack(_ animated: Bool) {
    var stack = randomStack().compactMap(screen)
    if stack.isEmpty || Bool.random(using: &random) { stack.append(make()) }
    navigation.setViewControllers(stack, animated: animated)
  }

  /// Empties the stack, for a while or for the rest of the turn.
  private func emptyAndRefill(_ animated: Bool) {
    model = []
    navigation.setViewControllers([], animated: animated)
    if Bool.random(using: &random) { app.advance(by: Double.random(in: 0...0.6, using: &random)) }
    navigation.pushViewController(make(), animated: animated)
  }

  /// Adds a completion to the transition, which must run exactly once.
  private func waitForCoordinator() {
    guard let coordinator = navigation.transitionCoordinator else { return }
    promised += 1
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.kept += 1 }
  }
  private var promised = 0
  private var kept = 0

  /// Opens a link from outside, like the system: presentations are dismissed, and the stack is that of the
  /// link.
  private func openLink(_ animated: Bool) {
    let kept = randomStack().map(String.init).joined(separator: ",")
    app.host.send(open: [URL(string: "model://stack?kept=\(kept)&animated=\(animated)")!])
  }

  private func follow(_ url: URL) {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let values = Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    let isAnimated = values["animated"] == "true"
    uncover(isAnimated)
    let kept = (values["kept"] ?? "").split(separator: ",").compactMap { Int($0) }.compactMap(screen)
    navigation.setViewControllers(kept + [make()], animated: isAnimated)
  }

  private func present(_ animated: Bool) {
    if isUncovering { settle() }
    guard cover == .none else { return }
    cover = Bool.random(using: &random) ? .full : .sheet
    let screen = WatchedScreen(-1) { [weak self] in self?.violations.append($0) }
    screen.modalPresentationStyle = cover == .full ? .fullScreen : .pageSheet
    modal = screen
    navigation.present(screen, animated: animated)
  }

  private func uncover(_ animated: Bool) {
    guard cover != .none else { return }
    cover = .none
    isUncovering = true
    navigation.dismiss(animated: animated)
  }

  private func resize() {
    let width = [320, 375, 507, 678, 820, 1024].randomElement(using: &random)!
    let height = Int.random(in: 480...1180, using: &random)
    let fills = Int.random(in: 0..<4, using: &random) == 0
    app.host.windows.first?.resize(to: fills ? nil : CGSize(width: width, height: height))
  }

  private func swipe(to fraction: CGFloat) {
    settle()
    guard cover == .none else { return }
    let size = app.window.bounds.size
    app.drag(
      from: CGPoint(x: 2, y: size.height / 2), to: CGPoint(x: fraction * size.width, y: size.height / 2),
      duration: 0.1)
    if fraction > 0.5, model.count > 1 { model.removeLast() }
    // A canceled pop counts as one until it has been reversed.
    if fraction > 0.5, Bool.random(using: &random) { app.advance(by: 0.05) } else { settle() }
  }

  // MARK: Rest

  /// Waits until all transitions end, and compares everything with the model.
  package func settle() {
    if !app.settle() { violations.append("it never came to rest") }
    isUncovering = false
    if promised != kept { violations.append("\(promised) waited for a coordinator, \(kept) were told") }
    if navigation.transitionCoordinator != nil { violations.append("a coordinator at rest") }
    let shown = navigation.viewControllers.map { ($0 as? WatchedScreen)?.id ?? -1 }
    if shown != model { violations.append("stack \(shown), not \(model)") }
    if navigation.navigationBar.items?.count != model.count { violations.append("the bar's items differ") }
    for (position, controller) in navigation.viewControllers.enumerated() {
      guard let screen = controller as? WatchedScreen else { continue }
      let isTop = position == model.count - 1
      check(screen, isSeen: isTop && cover != .full)
    }
    if (modal?.isShown ?? false) != (cover != .none) { violations.append("the modal screen \(cover)") }
    if cover == .none, modal != nil { violations.append("the modal screen is kept alive") }
    screens = screens.filter { $0.value.object != nil }
    let alive = Set(screens.keys)
    if alive != Set(model) { violations.append("alive \(alive.sorted()), not \(model)") }
  }

  private func check(_ screen: WatchedScreen, isSeen: Bool) {
    if (screen.viewIfLoaded?.window != nil) != isSeen { violations.append("\(screen.id) shows wrongly") }
    if screen.isShown != isSeen { violations.append("\(screen.id) heard \(screen.state)") }
    if screen.parent !== navigation { violations.append("\(screen.id) has no parent") }
    guard isSeen else { return }
    if screen.view.frame != navigation.view.bounds { violations.append("\(screen.id) is misplaced") }
    if navigation.view.bounds.size != app.window.bounds.size {
      violations.append("it does not fill the window")
    }
  }
}

/// Receives the links that the system opens.
private final class LinkReceiver: NSObject, UIApplicationDelegate {
  private let follow: @MainActor (URL) -> Void

  init(follow: @escaping @MainActor (URL) -> Void) { self.follow = follow }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    follow(url)
    return true
  }
}
