/// The appearance callbacks for one kind of transition, in their order: when it begins, ends, or is canceled.
/// Sources: Specification.md P1 to P12, Conformance.md L1 to L33.
package struct AppearanceSequence: Sendable {
  package enum Participant: UInt8, Sendable { case from, to }

  package struct Step: Sendable {
    let party: Participant
    let call: UIViewController.AppearanceCall

    static func from(_ call: UIViewController.AppearanceCall) -> Step { Step(party: .from, call: call) }
    static func to(_ call: UIViewController.AppearanceCall) -> Step { Step(party: .to, call: call) }
  }

  let begin: [Step]
  let finish: [Step]
  let cancel: [Step]

  /// Push, pop and every replacement inside a navigation controller (L1, L2, L11).
  package static let stack = AppearanceSequence(
    begin: [.from(.willDisappear), .to(.willAppear)],
    finish: [.from(.didDisappear), .to(.didAppear)],
    cancel: [.to(.willDisappear), .to(.didDisappear), .from(.willAppear), .from(.didAppear)])

  /// A presentation that hides the presenter (L19).
  package static let coveringPresentation = AppearanceSequence(
    begin: [.from(.willDisappear), .to(.willAppear)],
    finish: [.to(.didAppear), .from(.didDisappear)],
    cancel: [.to(.willDisappear), .to(.didDisappear), .from(.willAppear), .from(.didAppear)])

  /// The dismissal of a presentation that hid the presenter (L20).
  package static let uncoveringDismissal = AppearanceSequence(
    begin: [.from(.willDisappear), .to(.willAppear)],
    finish: [.from(.didDisappear), .to(.didAppear)],
    cancel: [.to(.willDisappear), .to(.didDisappear), .from(.willAppear), .from(.didAppear)])

  /// A presentation that leaves the presenter visible, without callbacks to it (L21).
  package static let overlay = AppearanceSequence(
    begin: [.to(.willAppear)], finish: [.to(.didAppear)],
    cancel: [.to(.willDisappear), .to(.didDisappear)])

  /// The dismissal of a presentation that left the presenter visible (P3, P4, L33).
  package static let overlayDismissal = AppearanceSequence(
    begin: [.from(.willDisappear)], finish: [.from(.didDisappear)],
    cancel: [.from(.willAppear), .from(.didAppear)])

  /// The dismissal of a presentation that hid the presenter, together with another one that hides it (Conformance.md C7).
  package static let uncovering = AppearanceSequence(
    begin: [.to(.willAppear)], finish: [.to(.didAppear)], cancel: [.to(.willDisappear), .to(.didDisappear)])

  /// No visible controller appears or disappears.
  package static let silent = AppearanceSequence(begin: [], finish: [], cancel: [])

  /// A tab transition (L14).
  package static let tab = AppearanceSequence(
    begin: [.to(.willAppear), .from(.willDisappear)],
    finish: [.from(.didDisappear), .to(.didAppear)],
    cancel: [.from(.willAppear), .to(.willDisappear), .to(.didDisappear), .from(.didAppear)])

  /// A page scroll (L16, L17).
  package static let pageScroll = AppearanceSequence(
    begin: [.to(.willAppear), .from(.willDisappear)],
    finish: [.to(.didAppear), .from(.didDisappear)],
    cancel: [.from(.willAppear), .from(.didAppear), .to(.willDisappear), .to(.didDisappear)])

  /// A page curl (L18).
  package static let pageCurl = AppearanceSequence(
    begin: [.to(.willAppear), .from(.willDisappear)],
    finish: [.from(.didDisappear), .to(.didAppear)],
    cancel: [.to(.willDisappear), .from(.willAppear), .to(.didDisappear), .from(.didAppear)])
}
