/// Multiline text that scrolls, and can be selected and edited.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UITextSearching, UIContentSizeCategoryAdjusting {
  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.content.append("text = \(ViewDescription.quoted(text))")
  }

  package private(set) lazy var core = TextInputCore(owner: self, defaults: textDefaults)
  private(set) lazy var textViews = TextViewContent(self)
  private var _font: UIFont?
  private var isFontRemoved = false
  private var _textColor: UIColor?
  private var storage: NSTextStorage?
  private var isSynchronizing = false
  /// The text container, with the width of the view.
  open private(set) var textContainer: NSTextContainer

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: CGSize(width: frame.width, height: 1e7))
    super.init(frame: frame)
    prepare()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Creates a text view with a text layout manager or with a layout manager.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    usesLayoutManager = !usingTextLayoutManager
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: CGSize(width: 0, height: 1e7))
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UITextView.self)
  }

  private func prepare() {
    alwaysBounceVertical = true
    if _backgroundColor == nil { backgroundColor = .systemBackground }
    textContainer.widthTracksTextView = true
    textViews.listen()
    textContainer.onChange = { [weak self] in
      guard let self else { return }
      textViews.isMeasured = false
      setNeedsLayout()
    }
    if let storage = textContainer.layoutManager?.textStorage { adopt(storage) }
  }

  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { storedDelegate }
    set { scrollDelegate = newValue }
  }
  package final private(set) weak var storedDelegate: (any UITextViewDelegate)?
  package override func scrollDelegateDidChange() {
    storedDelegate = scrollDelegate as? any UITextViewDelegate
  }

  // MARK: Text

  open var text: String! {
    get { core.text.string }
    set {
      willChange("text")
      defer { didChange("text") }
      setContent(NSAttributedString(string: newValue ?? ""))
    }
  }

  open var attributedText: NSAttributedString! {
    get {
      let result = NSMutableAttributedString(string: core.text.string, attributes: defaultAttributes)
      core.text.attributed.enumerateAttributes(in: NSRange(location: 0, length: core.text.length)) {
        attributes, range, _ in
        result.addAttributes(attributes, range: range)
      }
      return result
    }
    set {
      willChange("attributedText")
      defer { didChange("attributedText") }
      setContent(newValue ?? NSAttributedString(string: ""))
    }
  }

  private func setContent(_ content: NSAttributedString) {
    core.setText(content)
    synchronizeStorage()
    contentDidChange()
    if isFirstResponder { window?.windowScene?.textInputDidChange() }
  }

  var defaultAttributes: [NSAttributedString.Key: Any] {
    [.font: font ?? Self.standardFont, .foregroundColor: textColor ?? .label]
  }

  /// The font of the entire text; with attributed text, that of its first character. It is nil without a text and after it was set
  /// to nil (https://github.com/Rightpoint/BonMot, testTextViewFontPropertyBehavior).
  open var font: UIFont? {
    get {
      guard _font == nil, core.text.length > 0, !isFontRemoved else { return _font }
      return core.text.attributes(at: 0)[.font] as? UIFont ?? Self.standardFont
    }
    set {
      willChange("font")
      defer { didChange("font") }

      _font = newValue
      isFontRemoved = newValue == nil
      overrideAttribute(.font, newValue)
    }
  }

  open var textColor: UIColor? {
    get { _textColor ?? core.text.attributes(at: 0)[.foregroundColor] as? UIColor ?? .label }
    set {
      willChange("textColor")
      defer { didChange("textColor") }

      _textColor = newValue
      overrideAttribute(.foregroundColor, newValue)
    }
  }

  open var textAlignment: NSTextAlignment = .natural {
    willSet { willChange("textAlignment") }
    didSet {
      defer { didChange("textAlignment") }
      if textAlignment != oldValue { defaultsDidChange() }
    }
  }
  open var adjustsFontForContentSizeCategory = false

  // As recorded on iOS 17.5 (https://github.com/cashapp/AccessibilitySnapshot, testCustomRotors).
  private static let standardFont = AttributedTextLayout.defaultFont

  /// Applies a font or color set for the view to all its text.
  private func overrideAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    core.changeAttributes(in: 0..<core.text.length) { $0.removeAttribute(key, range: $1) }
    synchronizeStorage()
    defaultsDidChange()
  }

  private var textDefaults: AttributedTextLayout.Defaults {
    var paragraph = ParagraphStyle(alignment: ParagraphStyle.Alignment(textAlignment))
    paragraph.naturalAlignmentIsRight = isRightToLeft
    let link = linkTextAttributes?[.foregroundColor] as? UIColor ?? tintColor
    return AttributedTextLayout.Defaults(
      font: _font ?? Self.standardFont, color: _textColor ?? .label, paragraph: paragraph, linkColor: link)
  }

  func defaultsDidChange() {
    core.flow.defaults = textDefaults
    contentDidChange()
  }

  /// The attributes of links, in addition to their own.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { decorationDidChange() } }

  /// The kinds of data that become links while the text is not editable.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { decorationDidChange() } }

  /// The attributes of typed text.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { defaultAttributes.merging(core.typingAttributes) { $1 } }
    set { core.typingAttributes = newValue }
  }
  open var allowsEditingTextAttributes = false
  open var usesStandardTextScaling = false
  /// The delegate that changes what is pasted.
  open weak var pasteDelegate: (any UITextPasteDelegate)?

  /// The first responder state and the selection, to be stored and set again.
  open var interactionState: Any {
    get { defaultInteractionState }
    set { defaultInteractionState = newValue }
  }

  // MARK: Text storage

  /// The text layout manager; nil once the view uses a layout manager, which begins when `layoutManager` is read.
  open var textLayoutManager: NSTextLayoutManager? {
    guard !usesLayoutManager, textContainer.layoutManager == nil else { return nil }
    if textLayout == nil { textLayout = TextViewLayoutManager(self) }
    return textLayout?.manager
  }
  private(set) var textLayout: TextViewLayoutManager?
  private var usesLayoutManager = false

  /// The text as a mutable object.
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage(attributedString: attributedText)
    adopt(made, isNew: true)
    return made
  }

  open var layoutManager: NSLayoutManager {
    usesLayoutManager = true
    textLayout = nil
    if let manager = textContainer.layoutManager {
      manager.viewFlow = manager.viewFlow ?? { [weak self] in self?.textViews.measuredFlow }
      return manager
    }
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    textStorage.addLayoutManager(manager)
    manager.viewFlow = { [weak self] in self?.textViews.measuredFlow }
    return manager
  }

  private func adopt(_ new: NSTextStorage, isNew: Bool = false) {
    storage = new
    if !isNew { core.setText(NSAttributedString(attributedString: new)) }
    new.onChange = { [weak self] range, change in
      // Text that has layout managers is edited on the main thread, as on iOS.
      MainActor.assumeIsolated { self?.storageDidChange(range, change) }
    }
  }

  private func storageDidChange(_ range: NSRange, _ change: Int) {
    guard !isSynchronizing, let storage else { return }
    let old = range.location..<(range.location + range.length - change)
    core.absorb(storage.attributedSubstring(from: range), replacing: old)
    contentDidChange()
  }

  /// Updates the text storage, if there is one, to the current text.
  func synchronizeStorage(_ change: (old: Range<Int>, new: Range<Int>)? = nil) {
    guard let storage, !isSynchronizing else { return }
    isSynchronizing = true
    var seen = NSRange(location: 0, length: 0)
    let listener = storage.onChange
    storage.onChange = { range, _ in seen = range }
    if let change {
      storage.replaceCharacters(in: NSRange(change.old), with: filled(change.new))
    } else {
      storage.setAttributedString(attributedText)
    }
    storage.onChange = listener
    // Adopts attributes set by the delegate of the storage during the notification.
    if storage.delegate != nil || type(of: storage) != NSTextStorage.self, let range = Range(seen),
      !range.isEmpty
    {
      core.absorb(storage.attributedSubstring(from: seen), replacing: range, keepsSelection: true)
    }
    isSynchronizing = false
  }

  // MARK: Behavior

  open var isEditable = true {
    willSet { willChange("editable") }
    didSet {
      defer { didChange("editable") }

      if isEditable != oldValue, !dataDetectorTypes.isEmpty { decorationDidChange() }
      if isEditable { isSelectable = true } else if oldValue, isFirstResponder { resignFirstResponder() }
      setNeedsLayout()
    }
  }
  open var isSelectable = true {
    willSet { willChange("selectable") }
    didSet {
      defer { didChange("selectable") }
      if !isSelectable, isFirstResponder { resignFirstResponder() }
    }
  }
  open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion, isFirstResponder { core.selectAll() } }
  }

  /// The insets of the text, in points (Metrics.md 1.8).
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    willSet { willChange("textContainerInset") }
    didSet {
      defer { didChange("textContainerInset") }
      if textContainerInset != oldValue { contentDidChange() }
    }
  }

  /// The selection, in UTF-16 units.
  open var selectedRange: NSRange {
    get { NSRange(core.selection.range) }
    set {
      willChange("selectedRange")
      defer { didChange("selectedRange") }

      if let range = Range(newValue) { core.select(TextSelection(core.text.clamped(range))) }
    }
  }

  /// Scrolls the minimum distance that shows the range.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    guard let range = Range(range) else { return }
    let boxes = core.selectionRects(for: core.text.clamped(range))
    let rect =
      boxes.first.map { boxes.dropFirst().reduce($0) { $0.union($1) } }
      ?? core.caretRect(at: range.lowerBound)
    scrollRectToVisible(rect.insetBy(dx: 0, dy: -2), animated: false)
  }

  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      guard newValue != super.isScrollEnabled else { return }
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Traits of the input

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?
  open var isSecureTextEntry = false {
    didSet {
      core.secrecyDidChange()
      contentDidChange()
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    textViews.layOut()
    super.layoutSubviews()
  }

  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled { return super.intrinsicContentSize }
    return textViews.size(forWidth: .infinity)
  }

  package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : textViews.size(forWidth: width).height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textViews.size(forWidth: size.width > 0 && size.width < 1e6 ? size.width : .infinity)
  }

  package override var baselineOffsets: BaselineOffsets {
    let flow = textViews.measuredFlow
    return BaselineOffsets(
      first: textContainerInset.top + flow.firstBaseline,
      last: bounds.height - textContainerInset.top - flow.lastBaseline,
      lineHeight: (font ?? Self.standardFont).lineHeight)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory,
      traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
    {
      _font = _font?.adjusted(for: traitCollection)
      if core.adjustFonts(for: traitCollection) { synchronizeStorage() }
    }
    core.flow.traits = traitCollection
    defaultsDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    defaultsDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  package override func cursor(at point: CGPoint) -> HostCursor? {
    if !isEditable, core.link(at: point) != nil { return .pointingHand }
    return isSelectable ? .text : nil
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if isEditable || isSelectable { requestFirstResponder() }
    guard canBecomeFirstResponder, !isEditable || storedDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard canResignFirstResponder, !isEditing || storedDelegate?.textViewShouldEndEditing(self) ?? true else {
      return false
    }
    core.unmark()
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  /// Whether the beginning of editing was reported, and its end was not.
  var isEditing = false

  // MARK: Finding text

  /// Whether the text can be searched with the find navigator.
  open var isFindInteractionEnabled = false {
    didSet {
      guard isFindInteractionEnabled != oldValue else { return }
      if isFindInteractionEnabled {
        let delegate = TextViewFindDelegate()
        let interaction = UIFindInteraction(sessionDelegate: delegate)
        finder = (interaction, delegate)
        addInteraction(interaction)
      } else if let finder {
        self.finder = nil
        removeInteraction(finder.interaction)
      }
    }
  }
  /// The interaction while finding is enabled.
  open var findInteraction: UIFindInteraction? { finder?.interaction }
  private var finder: (interaction: UIFindInteraction, delegate: TextViewFindDelegate)?
  private(set) lazy var search = TextViewSearch(self)

  open var supportsTextReplacement: Bool { isEditable }
  open func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??)
    -> ComparisonResult
  {
    compare(foundRange.start, to: toRange.start)
  }
  open func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) { search.find(queryString, options, resultAggregator) }
  open func decorate(
    foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle
  ) { search.decorate(foundTextRange, style) }
  open func clearAllDecoratedFoundText() { search.clear() }
  open func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) {}
  open func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) { search.scroll(to: range) }
  open func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) -> Bool {
    shouldChangeText(in: foundTextRange, replacementText: withText)
  }
  open func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
    replace(foundTextRange, withText: withText)
  }
  open func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    search.replaceAll(queryString, options, with: withText)
  }

  // MARK: UIKeyInput

  open var hasText: Bool { core.text.length > 0 }
  open func insertText(_ text: String) { core.insert(text) }
  open func deleteBackward() { core.deleteBackward() }
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    guard isEditable, let range = core.offsets(of: range) else { return false }
    return storedDelegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: text) ?? true
  }
  open var selectedTextRange: UITextRange? {
    get { core.selectedTextRange }
    set { core.selectedTextRange = newValue }
  }
  open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  { defaultAttributes.merging(core.text.attributes(at: core.offset(of: position) ?? 0)) { $1 } }

  /// Inserts the text of the pasteboard with the attributes at the insertion point.
  open override func pasteAndMatchStyle(_ sender: Any?) { UIPasteboard.general.string.map(insertText) }

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
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Notifications

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}
