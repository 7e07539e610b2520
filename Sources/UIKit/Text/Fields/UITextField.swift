/// A single line of editable text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  package override var describesItselfAsTransparent: Bool { true }
  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.attributes.append("text = \(ViewDescription.quoted(text ?? ""))")
    if let placeholder { description.attributes.append("placeholder = \(placeholder)") }
    let border: String? =
      switch borderStyle {
      case .none: nil
      case .line: "Line"
      case .bezel: "Bezel"
      case .roundedRect: "RoundedRect"
      }
    if let border { description.attributes.append("borderStyle = \(border)") }
  }

  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The visibility of a side view.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  package private(set) lazy var core = TextInputCore(owner: self, defaults: textDefaults)
  private(set) lazy var textViews = TextFieldViews(self)
  private var _font: UIFont?
  private var _textColor: UIColor?
  private var _backgroundColorOfBorder: UIColor?
  private var hasOwnAttributes = false
  /// The horizontal scroll offset of a text wider than its rectangle, in points.
  var scrollX: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UITextField.self)
  }

  private func prepare() {
    textViews.listen()
  }

  open weak var delegate: (any UITextFieldDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// The delegate that `super.delegate` last stored, which an override of the property may hide.
  package final weak var storedDelegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; once accessed, empty rather than `nil`.
  open var text: String? {
    get { core.text.string }
    set {
      willChange("text")
      defer { didChange("text") }
      setContent(NSAttributedString(string: newValue ?? ""), ownsAttributes: false)
    }
  }

  open var attributedText: NSAttributedString? {
    get {
      let result = NSMutableAttributedString(string: core.text.string, attributes: defaultTextAttributes)
      core.text.attributed.enumerateAttributes(in: NSRange(location: 0, length: core.text.length)) {
        attributes, range, _ in
        result.addAttributes(attributes, range: range)
      }
      return result
    }
    set {
      willChange("attributedText")
      defer { didChange("attributedText") }
      setContent(newValue ?? NSAttributedString(string: ""), ownsAttributes: newValue != nil)
    }
  }

  private func setContent(_ content: NSAttributedString, ownsAttributes: Bool) {
    hasOwnAttributes = ownsAttributes
    core.setText(content)
    contentDidChange()
    traitsOfInputDidChange()
  }

  open var font: UIFont? {
    get { usedFont }
    set {
      willChange("font")
      defer { didChange("font") }

      defer { recordExplicitValue(\.font) }
      _font = newValue
      overrideAttribute(.font, newValue)
    }
  }

  open var textColor: UIColor? {
    get { usedColor }
    set {
      willChange("textColor")
      defer { didChange("textColor") }

      defer { recordExplicitValue(\.textColor) }
      _textColor = newValue
      overrideAttribute(.foregroundColor, newValue)
    }
  }

  open var textAlignment: NSTextAlignment = .natural {
    willSet { willChange("textAlignment") }
    didSet {
      defer { didChange("textAlignment") }
      contentDidChange()
    }
  }

  /// The font, whatever an override of `font` returns (https://github.com/Skyscanner/SkyFloatingLabelTextField).
  var usedFont: UIFont { _font ?? Self.standardFont }
  private var usedColor: UIColor { _textColor ?? .label }

  private static let standardFont = UIFont.systemFont(ofSize: 17)

  /// Applies a font or color set for the field to all its text.
  private func overrideAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    if hasOwnAttributes {
      core.changeAttributes(in: 0..<core.text.length) { text, range in
        if let value {
          text.addAttribute(key, value: value, range: range)
        } else {
          text.removeAttribute(key, range: range)
        }
      }
    }
    core.flow.defaults = textDefaults
    contentDidChange()
  }

  /// The attributes used where the text does not specify any.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      return extraAttributes.merging([.font: usedFont, .foregroundColor: usedColor, .paragraphStyle: style]) {
        $1
      }
    }
    set {
      _font = newValue[.font] as? UIFont
      _textColor = newValue[.foregroundColor] as? UIColor
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
      extraAttributes = newValue.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
      core.changeAttributes(in: 0..<core.text.length) { $0.setAttributes(newValue, range: $1) }
      core.flow.defaults = textDefaults
      hasOwnAttributes = true
      contentDidChange()
    }
  }
  private var extraAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of typed text; `nil` while not editing.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? defaultTextAttributes.merging(core.typingAttributes) { $1 } : nil }
    set { core.typingAttributes = newValue ?? [:] }
  }
  open var allowsEditingTextAttributes = false
  /// The delegate that changes what is pasted.
  open weak var pasteDelegate: (any UITextPasteDelegate)?

  /// The first responder state and the selection, to be stored and set again.
  open var interactionState: Any {
    get { [isFirstResponder ? 1 : 0, core.selection.range.lowerBound, core.selection.range.upperBound] }
    set {
      guard let values = newValue as? [Int], values.count == 3, values[1] <= values[2] else { return }
      if values[0] == 1 { becomeFirstResponder() }
      core.select(TextSelection(core.text.clamped(values[1]..<values[2])))
    }
  }

  /// The font in use: smaller than `font` if the text must fit.
  var fittingFont: UIFont { _fittingFont ?? usedFont }
  private var _fittingFont: UIFont?

  private var textDefaults: AttributedTextLayout.Defaults {
    AttributedTextLayout.Defaults(
      font: fittingFont, color: usedColor, paragraph: ParagraphStyle(alignment: .left))
  }

  /// Whether the font shrinks to fit the text, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
  open var minimumFontSize: CGFloat = 0 { didSet { contentDidChange() } }
  open var adjustsFontForContentSizeCategory = false

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    textViews.setNeedsDisplay()
    setNeedsLayout()
  }

  // MARK: Placeholder

  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set {
      willChange("placeholder")
      defer { didChange("placeholder") }
      setPlaceholder(newValue.map { NSAttributedString(string: $0) })
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { _placeholder }
    set {
      willChange("attributedPlaceholder")
      defer { didChange("attributedPlaceholder") }
      setPlaceholder(newValue)
    }
  }
  private var _placeholder: NSAttributedString?

  private func setPlaceholder(_ placeholder: NSAttributedString?) {
    _placeholder = placeholder?.copy() as? NSAttributedString
    contentDidChange()
  }

  // MARK: Appearance

  open var borderStyle: BorderStyle = .none {
    willSet { willChange("borderStyle") }
    didSet {
      defer { didChange("borderStyle") }

      recordExplicitValue(\.borderStyle)
      guard borderStyle != oldValue else { return }
      let color = backgroundColor
      textViews.updateBorder()
      backgroundColor = color
      contentDidChange()
    }
  }

  /// The background color; for rounded corners, it fills the inside of the border.
  open override var backgroundColor: UIColor? {
    get { borderStyle == .roundedRect ? _backgroundColorOfBorder : super.backgroundColor }
    set {
      _backgroundColorOfBorder = borderStyle == .roundedRect ? newValue : nil
      super.backgroundColor = borderStyle == .roundedRect ? nil : newValue
      textViews.updateBorder()
    }
  }

  /// An image used instead of the border; it is stretched.
  open var background: UIImage? { didSet { textViews.updateBorder() } }
  open var disabledBackground: UIImage? { didSet { textViews.updateBorder() } }

  open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
  open var leftView: UIView? {
    willSet { willChange("leftView") }
    didSet {
      defer { didChange("leftView") }

      if leftView !== oldValue { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  open var rightView: UIView? {
    willSet { willChange("rightView") }
    didSet {
      defer { didChange("rightView") }

      if rightView !== oldValue { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

  // MARK: Behavior

  open var isEditing: Bool { isFirstResponder }
  /// Whether beginning to edit deletes the text.
  open var clearsOnBeginEditing = false
  /// Whether the next insertion replaces the entire text.
  open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion, isEditing { core.select(TextSelection(0..<core.text.length)) } }
  }

  // MARK: Traits of the input

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardType: UIKeyboardType = .default {
    didSet { if keyboardType != oldValue { traitsOfInputDidChange() } }
  }
  open var keyboardAppearance: UIKeyboardAppearance = .default {
    didSet { recordExplicitValue(\.keyboardAppearance) }
  }
  open var returnKeyType: UIReturnKeyType = .default {
    didSet { if returnKeyType != oldValue { traitsOfInputDidChange() } }
  }
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?
  open var isSecureTextEntry = false {
    willSet { willChange("secureTextEntry") }
    didSet {
      defer { didChange("secureTextEntry") }

      guard isSecureTextEntry != oldValue else { return }
      core.secrecyDidChange()
      contentDidChange()
      traitsOfInputDidChange()
    }
  }

  private func traitsOfInputDidChange() {
    if isFirstResponder { window?.windowScene?.textInputDidChange() }
  }

  // MARK: Rectangles

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the displayed text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textViews.contentRect(in: bounds) }
  /// Returns the rectangle of the text during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textViews.contentRect(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    textViews.standardClearButtonRect(in: bounds)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { textViews.standardLeftViewRect(in: bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { textViews.standardRightViewRect(in: bounds) }
  open func drawText(in rect: CGRect) { drawContent(in: rect) }
  open func drawPlaceholder(in rect: CGRect) { drawStandardPlaceholder(in: rect) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    fitFont()
    textViews.layOut()
  }

  /// Shrinks the font if necessary.
  private func fitFont() {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    var fitting: UIFont?
    if adjustsFontSizeToFitWidth, let font, minimumFontSize > 0, rect.width > 0 {
      _fittingFont = nil
      core.flow.defaults = textDefaults
      let width = core.flow.size.width
      if width > rect.width {
        fitting = font.withSize(max(minimumFontSize, (font.pointSize * rect.width / width).rounded(.down)))
      }
    }
    guard fitting != _fittingFont || fitting != nil else { return }
    _fittingFont = fitting
    core.flow.defaults = textDefaults
    textViews.setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize { textViews.intrinsicSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textViews.intrinsicSize }

  package override var baselineOffsets: BaselineOffsets {
    let height = bounds.height > 0 ? bounds.height : intrinsicContentSize.height
    let line = core.flow.layout(ofParagraph: 0)
    let first = (height - line.usedSize.height) / 2 + line.firstBaseline
    return BaselineOffsets(first: first, last: height - first, lineHeight: usedFont.lineHeight)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory,
      traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
    {
      _font = _font?.adjusted(for: traitCollection)
      core.adjustFonts(for: traitCollection)
      core.flow.defaults = textDefaults
    }
    core.flow.traits = traitCollection
    textViews.updateBorder()
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
    textViews.updateBorder()
    textViews.setNeedsDisplay()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  package override func cursor(at point: CGPoint) -> HostCursor? { isEnabled ? .text : nil }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if isEnabled { requestFirstResponder() }
    guard canBecomeFirstResponder, storedDelegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard canResignFirstResponder, storedDelegate?.textFieldShouldEndEditing(self) ?? true else {
      return false
    }
    core.unmark()
    guard super.resignFirstResponder() else { return false }
    endEditing(reason: .committed)
    return true
  }

  /// Triggers the primary action for the return key, and ends editing if there is a target for the end on
  /// exit.
  package func returnWasAllowed() {
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  // MARK: UIKeyInput

  open var hasText: Bool { core.text.length > 0 }
  open func insertText(_ text: String) { core.insert(text.replacingOccurrences(of: "\n", with: " ")) }
  open func deleteBackward() { core.deleteBackward() }
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    guard let range = core.offsets(of: range) else { return true }
    return storedDelegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: text)
      ?? true
  }
  open var selectedTextRange: UITextRange? {
    get { isEditing ? core.selectedTextRange : nil }
    set { core.selectedTextRange = newValue }
  }

  // MARK: Text input, the same in UITextField and UITextView (TextForwardingTests)

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    core.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) { core.cut() }
  open override func copy(_ sender: Any?) { core.copy() }
  open override func paste(_ sender: Any?) { core.paste() }
  open override func select(_ sender: Any?) {
    core.selectWord()
    if sender is UIMenuController { core.showEditMenu() }
  }
  open override func selectAll(_ sender: Any?) {
    core.selectAll()
    if sender is UIMenuController { core.showEditMenu() }
  }
  open override func delete(_ sender: Any?) { core.deleteSelection() }

  open override var inputView: UIView? {
    get { _inputView }
    set { _inputView = newValue }
  }
  private var _inputView: UIView?
  open override var inputAccessoryView: UIView? {
    get { _inputAccessoryView }
    set { _inputAccessoryView = newValue }
  }
  private var _inputAccessoryView: UIView?

  open override var undoManager: UndoManager? { core.undoManager }

  open func text(in range: UITextRange) -> String? { core.string(in: range) }
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = core.offsets(of: range) { core.replace(range, with: text) }
  }
  open var markedTextRange: UITextRange? { core.markedTextRange }
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { core.markedTextStyle }
    set { core.markedTextStyle = newValue }
  }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    core.setMarkedText(markedText ?? "", selected: selectedRange)
  }
  open func unmarkText() { core.unmark() }
  open var beginningOfDocument: UITextPosition { core.beginning }
  open var endOfDocument: UITextPosition { core.end }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    core.range(from: fromPosition, to: toPosition)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    core.position(from: position, offset: offset)
  }
  open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  { core.position(from: position, in: direction, offset: offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    core.compare(position, to: other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    core.offset(from: from, to: toPosition)
  }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  {
    core.position(within: range, farthestIn: direction)
  }
  open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  { core.characterRange(byExtending: position, in: direction) }
  open var inputDelegate: (any UITextInputDelegate)? {
    get { core.inputDelegate }
    set { core.inputDelegate = newValue }
  }
  open var tokenizer: any UITextInputTokenizer { core.tokenizer }
  open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  { core.writingDirection(at: position) }
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    guard let range = core.offsets(of: range) else { return }
    core.setWritingDirection(writingDirection, in: range)
    contentDidChange()
  }
  open func firstRect(for range: UITextRange) -> CGRect { core.firstRect(for: range) }
  open func caretRect(for position: UITextPosition) -> CGRect { core.caretRect(for: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    core.selectionRects(for: range)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { core.closestPosition(to: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    core.closestPosition(to: point, within: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { core.characterRange(at: point) }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { rare?.accessibility.declaredIsElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityValue: String? {
    get {
      if let value = super.accessibilityValue { return value }
      if !hasText { return placeholder }
      return isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text
    }
    set { super.accessibilityValue = newValue }
  }
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  // MARK: Notifications

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The user info key of the reason's raw value in the notification of the end of editing.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
