/// A pressed key.
public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
  public enum Result: Hashable, Sendable { case handled, ignored }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers

  @MainActor
  init?(_ press: UIPress, _ phase: Phases) {
    guard let uiKey = press.key else { return nil }
    self.phase = phase
    characters = uiKey.characters
    var modifiers: EventModifiers = []
    for modifier in [EventModifiers.command, .shift, .option, .control, .capsLock]
    where uiKey.modifierFlags.contains(modifier.uiKit) { modifiers.insert(modifier) }
    self.modifiers = modifiers
    key =
      KeyEquivalent.named(uiKey.charactersIgnoringModifiers) ?? KeyEquivalent.byCode[uiKey.keyCode]
      ?? KeyEquivalent(" ")
  }
}

extension KeyEquivalent {
  /// Keys without text, for which some keyboards report no characters.
  @MainActor fileprivate static let byCode: [UIKeyboardHIDUsage: KeyEquivalent] = [
    .keyboardUpArrow: .upArrow, .keyboardDownArrow: .downArrow, .keyboardLeftArrow: .leftArrow,
    .keyboardRightArrow: .rightArrow, .keyboardHome: .home, .keyboardEnd: .end, .keyboardPageUp: .pageUp,
    .keyboardPageDown: .pageDown, .keyboardEscape: .escape, .keyboardDeleteOrBackspace: .delete,
    .keyboardDeleteForward: .deleteForward, .keyboardTab: .tab, .keyboardReturnOrEnter: .return,
  ]
  /// The key with UIKit's input string.
  @MainActor static func named(_ input: String) -> KeyEquivalent? {
    if let named = byCode.values.first(where: { $0.input == input }) { return named }
    if input == "\n" || input == "\r\n" { return .return }
    return input.first.map { KeyEquivalent($0) }
  }
}

private struct KeyPressModifier: ViewModifier, ItemModifier {
  typealias Body = Never
  let phases: KeyPress.Phases
  let matches: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  func makeItem(_ node: _ViewNode, _ content: LayoutItem) -> KeyPressItem {
    let item = KeyPressItem(node, content)
    item.keys.modifier = self
    return item
  }
  func update(_ item: KeyPressItem) -> Bool {
    item.keys.modifier = self
    return false
  }
}

private final class KeyPressItem: ContainerItem {
  let keys = KeyPressView()
  init(_ node: _ViewNode, _ content: LayoutItem) { super.init(node, content, keys) }
}

/// Handles keys that were not handled by focused views inside.
private final class KeyPressView: HostingView {
  var modifier: KeyPressModifier?
  private var held: Set<UIKeyboardHIDUsage> = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isTransparentToTouches = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Returns: The presses that were not handled.
  private func handle(_ presses: Set<UIPress>, _ phase: KeyPress.Phases) -> Set<UIPress> {
    guard let modifier else { return presses }
    return presses.filter { press in
      guard let code = press.key?.keyCode else { return true }
      var phase = phase
      if phase == .down, !held.insert(code).inserted { phase = .repeat }
      if phase == .up { held.remove(code) }
      guard modifier.phases.contains(phase), let key = KeyPress(press, phase), modifier.matches(key) else {
        return true
      }
      return modifier.action(key) == .ignored
    }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = handle(presses, .down)
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = handle(presses, .up)
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    held = []
    super.pressesCancelled(presses, with: event)
  }
}

extension View {
  /// Calls `action` for key presses while the view or a descendant has focus.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  {
    modifier(
      KeyPressModifier(phases: [.down, .repeat], matches: { $0.key == key }, action: { _ in action() }))
  }
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(phases: phases, matches: { $0.key == key }, action: action)) }
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
  }
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases,
        matches: { !$0.characters.isEmpty && $0.characters.unicodeScalars.allSatisfy(characters.contains) },
        action: action))
  }
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action)) }
}
