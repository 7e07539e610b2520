import UIKit

/// The view with the picture of a page, which has the size of the page. It forwards touches and keys.
final class PageView: UIView, UIKeyInput {
  weak var page: RenderedPage?
  let picture = CALayer()
  /// The keyboard of the focused field.
  var keyboardType = UIKeyboardType.default
  var isSecureTextEntry = false
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether a field of the page has the focus.
  var isEditing = false
  private var touches: [UITouch] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentsGravity = .resize
    layer.addSublayer(picture)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    for touch in touches { send(touch, .down) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    for touch in touches { send(touch, .motion) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    for touch in touches { send(touch, .up) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    for touch in touches { send(touch, .cancel) }
  }

  private func send(_ touch: UITouch, _ phase: PageInput.TouchPhase) {
    if phase == .down { touches.append(touch) }
    guard let index = touches.firstIndex(where: { $0 === touch }) else { return }
    let points = touches.map { $0.location(in: self) }
    page?.send(points, changed: index, phase)
    if phase == .up || phase == .cancel { touches.remove(at: index) }
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { isEditing }
  var hasText: Bool { true }

  func insertText(_ text: String) {
    for scalar in text.unicodeScalars { page?.type(scalar) }
  }

  func deleteBackward() { page?.press(.backspace) }

  override func resignFirstResponder() -> Bool {
    let isResigned = super.resignFirstResponder()
    if isResigned, isEditing { page?.endEditing() }
    return isResigned
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in
      guard let key = press.key, let code = PageInput.Key(key.keyCode) else { return true }
      page?.press(code, key.modifierFlags)
      return false
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }
}
