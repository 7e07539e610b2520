/// The mode of a text interaction: editing, or only selecting and copying.
public enum UITextInteractionMode: Int, Sendable { case editable, nonEditable }

/// Controls and observes an interaction with text.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Places the caret and selects text with taps and drags, and shows both.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  open private(set) var textInteractionMode: UITextInteractionMode
  open weak var textInput: (any UIResponder & UITextInput)?
  open weak var delegate: (any UITextInteractionDelegate)?
  open private(set) weak var view: UIView?

  let display = TextSelectionDisplay()
  private let tap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()
  private let tripleTap = UITapGestureRecognizer()
  private let press = UILongPressGestureRecognizer()
  private let pointer = TextPointerRecognizer()
  private let handle = TextHandleRecognizer()
  /// Whether the text was last touched by a finger, rather than a mouse or keys; the selection then has
  /// handles.
  private var hasFinger = false

  private var recognizers: [UIGestureRecognizer] { [handle, pointer, tap, doubleTap, tripleTap, press] }

  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
    doubleTap.numberOfTapsRequired = 2
    tripleTap.numberOfTapsRequired = 3
    for recognizer in recognizers { recognizer.cancelsTouchesInView = false }
    // Only the pointer recognizer handles a mouse: it places the caret when the button goes down.
    for recognizer in [tap, doubleTap, tripleTap, press] {
      recognizer.allowedTouchTypes = [0, 2].map { NSNumber(value: $0) }
    }
    pointer.delaysTouchesEnded = false
    tap.addHandler { [weak self] in self?.tapped($0) }
    doubleTap.addHandler { [weak self] in self?.doubleTapped($0) }
    tripleTap.addHandler { [weak self] in self?.tripleTapped($0) }
    press.addHandler { [weak self] in self?.pressed($0) }
    handle.hits = { [weak self] in self?.end(at: $0) != nil }
    handle.addHandler { [weak self] in self?.dragged($0) }
    pointer.addHandler { [weak self] in self?.pointed($0) }
  }

  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap, doubleTap, press] }

  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    for recognizer in recognizers {
      self.view?.removeGestureRecognizer(recognizer)
    }
    display.move(to: nil)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    updateSelection()
  }

  // MARK: Display

  private var owner: (any TextInputOwner)? { textInput as? any TextInputOwner }

  /// Updates the caret and selection to the geometry of the text input.
  func updateSelection() {
    guard let input = textInput, let inputView = input.textInputView as UIView? else { return display.hide() }
    let container = owner?.selectionContainer ?? inputView
    display.move(to: container)
    guard input.isFirstResponder, let range = input.selectedTextRange else { return display.hide() }
    func local(_ rect: CGRect) -> CGRect { container.convert(rect, from: inputView) }
    guard range.isEmpty else {
      let boxes = input.selectionRects(for: range).map { local($0.rect) }
      display.show(caret: nil, boxes: boxes, tint: inputView.tintColor)
      return display.showHandles(handleCarets, in: inputView, tint: inputView.tintColor)
    }
    display.showHandles(nil, in: inputView, tint: inputView.tintColor)
    let isEditable = textInteractionMode == .editable && owner?.isTextEditable ?? true
    display.show(
      caret: isEditable ? local(caretRect(of: input, at: range.start)) : nil, boxes: [],
      tint: inputView.tintColor)
  }

  private func caretRect(of input: any UITextInput, at position: UITextPosition) -> CGRect {
    guard let core = owner?.core else { return input.caretRect(for: position) }
    return input.caretRect(for: TextOffset(core.selection.head, affinity: core.selection.affinity))
  }

  // MARK: Handles

  private var handleCarets: (start: CGRect, end: CGRect)? {
    guard hasFinger, let core = owner?.core, !core.selection.isCaret else { return nil }
    let range = core.selection.range
    return (
      core.caretRect(at: range.lowerBound), core.caretRect(at: range.upperBound, affinity: .upstream)
    )
  }

  /// The distance around a handle at which a finger takes it, in points.
  private static let handleReach: CGFloat = 22

  /// Returns the offset of the selection's end whose handle is at a location in the view of the text input.
  private func end(at place: CGPoint) -> (moving: Int, fixed: Int)? {
    guard textInput?.isFirstResponder == true, let carets = handleCarets,
      let range = owner?.core.selection.range
    else { return nil }
    func distance(_ rect: CGRect) -> CGFloat {
      hypot(place.x - rect.midX, max(0, abs(place.y - rect.midY) - rect.height / 2))
    }
    let (start, end) = (distance(carets.start), distance(carets.end))
    guard min(start, end) <= Self.handleReach else { return nil }
    return start < end ? (range.lowerBound, range.upperBound) : (range.upperBound, range.lowerBound)
  }

  private func dragged(_ recognizer: UIGestureRecognizer) {
    guard let core = owner?.core else { return }
    let place = location(recognizer)
    switch recognizer.state {
    case .began:
      guard let end = end(at: place) else { return }
      core.hideEditMenu()
      core.select(TextSelection(anchor: end.fixed, head: end.moving))
    case .changed:
      let head = core.closestSelection(to: place).head
      // A dragged selection never becomes empty.
      if head != core.selection.anchor {
        core.select(TextSelection(anchor: core.selection.anchor, head: head))
      }
    case .ended: owner?.rangeWasSelected()
    default: break
    }
  }

  // MARK: Taps

  private func location(_ recognizer: UIGestureRecognizer) -> CGPoint {
    recognizer.location(in: textInput?.textInputView)
  }

  /// Begins editing, if necessary.
  private func focus(at point: CGPoint) -> Bool {
    guard let input = textInput, delegate?.interactionShouldBegin(self, at: point) ?? true else {
      return false
    }
    if input.isFirstResponder { return true }
    delegate?.interactionWillBegin(self)
    return input.becomeFirstResponder()
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    hasFinger = true
    let point = location(recognizer)
    if owner?.interceptsTap(at: point) == true { return }
    let wasFocused = textInput?.isFirstResponder ?? false
    guard focus(at: point), let input = textInput else { return }
    guard let owner else {
      if let position = input.closestPosition(to: point) {
        input.selectedTextRange = input.textRange(from: position, to: position)
      }
      return updateSelection()
    }
    let core = owner.core
    var place = core.closestSelection(to: point)
    // A finger is too imprecise to place the caret inside a word (Metrics.md 3.6 does not specify it; iOS moves
    // to the nearer end).
    let word = core.wordRange(at: place.head)
    if word.lowerBound < place.head, place.head < word.upperBound {
      let isNearStart = place.head - word.lowerBound <= word.upperBound - place.head
      place = TextSelection(caret: isNearStart ? word.lowerBound : word.upperBound)
    }
    let old = core.selection
    core.select(place)
    owner.caretWasPlaced(again: wasFocused && old == place)
  }

  private func doubleTapped(_ recognizer: UIGestureRecognizer) {
    hasFinger = true
    let point = location(recognizer)
    guard focus(at: point) else { return }
    guard let core = owner?.core else {
      guard let input = textInput, let position = input.closestPosition(to: point) else { return }
      let range = input.tokenizer.rangeEnclosingPosition(
        position, with: .word, inDirection: .storage(.forward))
      if let range { input.selectedTextRange = range }
      return updateSelection()
    }
    core.select(TextSelection(core.wordRange(at: core.closestSelection(to: point).head)))
    owner?.rangeWasSelected()
  }

  private func tripleTapped(_ recognizer: UIGestureRecognizer) {
    guard focus(at: location(recognizer)), let core = owner?.core else { return }
    let index = core.text.paragraphIndex(at: core.closestSelection(to: location(recognizer)).head)
    core.select(TextSelection(core.text.contentRange(ofParagraph: index)))
    owner?.rangeWasSelected()
  }

  // MARK: Presses and the mouse

  private func pressed(_ recognizer: UIGestureRecognizer) {
    let point = location(recognizer)
    switch recognizer.state {
    case .began where !focus(at: point): hasFinger = true
    case .began, .changed:
      hasFinger = true
      guard let core = owner?.core, textInput?.isFirstResponder == true else { return }
      if owner?.isTextEditable ?? true {
        core.select(core.closestSelection(to: point))
      } else {
        core.select(TextSelection(core.wordRange(at: core.closestSelection(to: point).head)))
      }
    case .ended: owner?.rangeWasSelected()
    default: break
    }
  }

  private func pointed(_ recognizer: UIGestureRecognizer) {
    hasFinger = false
    let point = location(recognizer)
    guard recognizer.state == .began || recognizer.state == .changed, let core = owner?.core else { return }
    if recognizer.state == .began {
      if owner?.interceptsTap(at: point) == true || !focus(at: point) { return }
      var place = core.closestSelection(to: point)
      if recognizer.modifierFlags.contains(.shift) { place.anchor = core.selection.anchor }
      switch pointer.clicks {
      case 2: place = TextSelection(core.wordRange(at: place.head))
      case 3...:
        place = TextSelection(core.text.contentRange(ofParagraph: core.text.paragraphIndex(at: place.head)))
      default: break
      }
      return core.select(place)
    }
    guard textInput?.isFirstResponder == true, pointer.clicks < 2 else { return }
    var place = core.closestSelection(to: point)
    place.anchor = core.selection.anchor
    core.select(place)
  }
}

/// Tracks a mouse from the time its button goes down.
private final class TextPointerRecognizer: UIGestureRecognizer {
  private(set) var clicks = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    clicks = touches.first?.tapCount ?? 1
    state = .began
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  override func accepts(_ touch: UITouch) -> Bool {
    !touch.isIndirect && touch.type == .indirectPointer && touch.buttons == .primary
  }
}

/// Begins immediately when a finger touches a handle.
private final class TextHandleRecognizer: UIGestureRecognizer {
  var hits: (CGPoint) -> Bool = { _ in false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let view, hits(touch.location(in: view)) else { return state = .failed }
    state = .began
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  override func accepts(_ touch: UITouch) -> Bool { !touch.isIndirect && touch.type != .indirectPointer }
}
