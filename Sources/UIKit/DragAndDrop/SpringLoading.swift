/// The spring-loaded interaction under a drag. It activates after the drag has stayed over its view.
@MainActor
final class SpringLoading {
  /// The times after which the effect changes and the view activates, in seconds. iOS does not document its times.
  private static let delays: (activating: TimeInterval, activated: TimeInterval) = (0.5, 1)

  private let place: (UIView?) -> CGPoint
  private var interaction: UISpringLoadedInteraction?
  private var context: Context?
  private var start: TimeInterval = 0

  /// - Parameter place: Returns the position of the drag in a view.
  init(place: @escaping (UIView?) -> CGPoint) { self.place = place }

  private final class Context: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.possible
    weak var targetView: UIView?
    var targetItem: Any?
    private let place: (UIView?) -> CGPoint

    init(_ view: UIView?, _ place: @escaping (UIView?) -> CGPoint) {
      targetView = view
      self.place = place
    }

    func location(in view: UIView?) -> CGPoint { place(view) }
  }

  /// Follows the drag.
  /// - Parameters:
  ///   - view: The view under the drag.
  ///   - now: The time of the frame.
  func update(over view: UIView?, at now: TimeInterval) {
    let found = Self.interaction(around: view)
    if found !== interaction {
      end()
      begin(found, at: now)
    }
    guard let interaction, let context, context.state != .activated else { return }
    let elapsed = now - start
    if elapsed >= Self.delays.activated {
      change(to: .activated)
      interaction.activate(context)
      interaction.interactionBehavior.interactionDidFinish(interaction)
    } else if elapsed >= Self.delays.activating, context.state == .possible {
      change(to: .activating)
    }
  }

  /// Ends the effect, because the drag has left the view or ended.
  func end() {
    guard let interaction, let context else {
      interaction = nil
      return
    }
    let isActivated = context.state == .activated
    change(to: .inactive)
    if !isActivated { interaction.interactionBehavior.interactionDidFinish(interaction) }
    self.interaction = nil
    self.context = nil
  }

  private static func interaction(around view: UIView?) -> UISpringLoadedInteraction? {
    var view = view
    while let current = view {
      for case let found as UISpringLoadedInteraction in current.interactions { return found }
      view = current.superview
    }
    return nil
  }

  private func begin(_ found: UISpringLoadedInteraction?, at now: TimeInterval) {
    interaction = found
    guard let found else { return }
    let context = Context(found.view, place)
    guard found.interactionBehavior.shouldAllow(found, with: context) else { return }
    self.context = context
    start = now
    change(to: .possible)
  }

  private func change(to state: UISpringLoadedInteractionEffectState) {
    guard let interaction, let context else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }
}
