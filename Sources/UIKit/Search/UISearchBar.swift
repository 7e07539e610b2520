/// A search field, with a cancel button and scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  /// In points. Metrics.md 1.4 and 1.12.
  package enum Metrics {
    static let fieldHeight: CGFloat = 36
    static let height: CGFloat = 56
    static let rowInNavigationBar: CGFloat = 52
    static let margin: CGFloat = 8
    static let scopeHeight: CGFloat = 44
    static let promptHeight: CGFloat = 19
  }

  private let backgroundView = BarBackgroundView(shadowEdge: .bottom)
  private let field = UISearchTextField()
  private let promptLabel = UILabel()
  private var cancelButton: UIButton?
  private var scopeControl: UISegmentedControl?
  private lazy var bridge = SearchFieldDelegate(self)
  private var images: [Icon: UIImage] = [:]
  /// The search controller that owns the bar.
  package weak var controller: UISearchController?
  /// Whether the bar is in a navigation bar, and thus has no background of its own.
  package var isInNavigationBar = false {
    didSet { if isInNavigationBar != oldValue { updateAppearances() } }
  }

  /// Whether the bar is among the buttons of the navigation bar, rather than below the titles.
  package var isInline = false { didSet { if isInline != oldValue { setNeedsLayout() } } }

  /// Whether the bar is alone in the navigation bar, as during a search: the field then avoids the upper
  /// edge.
  package var hasNavigationBar = false { didSet { if hasNavigationBar != oldValue { setNeedsLayout() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UISearchBar.self)
  }

  private func prepare() {
    promptLabel.font = .systemFont(ofSize: 12)
    promptLabel.textAlignment = .center
    promptLabel.isHidden = true
    field.delegate = bridge
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    for view in [backgroundView, promptLabel, field] { addSubview(view) }
    updateAppearances()
  }

  open weak var delegate: (any UISearchBarDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// The delegate that `super.delegate` last stored, which an override of the property may hide.
  package final weak var storedDelegate: (any UISearchBarDelegate)?

  open var searchTextField: UISearchTextField { field }

  /// Whether the text field responds to touches.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }

  // MARK: Text

  /// The text. Setting it does not count as a change by the user: only the search controller is notified.
  open var text: String? {
    get { field.text }
    set {
      willChange("text")
      defer { didChange("text") }

      guard newValue != field.text else { return }
      field.text = newValue
      controller?.searchTextDidChange()
    }
  }
  open var placeholder: String? {
    get { field.placeholder }
    set {
      willChange("placeholder")
      defer { didChange("placeholder") }
      field.placeholder = newValue
    }
  }
  /// A line of text above the field.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      promptLabel.isHidden = prompt == nil
      heightDidChange()
    }
  }

  private func textDidChange() {
    storedDelegate?.searchBar(self, textDidChange: field.text ?? "")
    controller?.searchTextDidChange()
  }

  // MARK: Buttons

  open var showsCancelButton: Bool {
    get { isCancelShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  private var isCancelShown = false

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != isCancelShown else { return }
    isCancelShown = showsCancelButton
    if cancelButton == nil { cancelButton = makeCancelButton() }
    guard animated, window != nil else { return setNeedsLayout() }
    layOutRow(cancelShown: !isCancelShown)
    UIView.animate(withDuration: 0.25) { [self] in layOutRow(cancelShown: isCancelShown) }
  }

  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(SystemString.cancel.text, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
    insertSubview(button, belowSubview: field)
    return button
  }

  private func cancelTapped() {
    storedDelegate?.searchBarCancelButtonClicked(self)
    controller?.cancelTapped()
  }

  /// Performs the action of the cancel button, if it is shown.
  /// - Returns: Whether it was shown.
  func cancelByKey() -> Bool {
    guard showsCancelButton else { return false }
    cancelTapped()
    // The keyboard focus must leave the field even if the delegate does nothing.
    if field.isFirstResponder { field.resignFirstResponder() }
    return true
  }

  open var showsBookmarkButton = false { didSet { updateSideButton() } }
  open var showsSearchResultsButton = false { didSet { updateSideButton() } }
  open var isSearchResultsButtonSelected = false { didSet { updateSideButton() } }

  private func updateSideButton() {
    guard showsBookmarkButton || showsSearchResultsButton else {
      field.rightView = nil
      return field.rightViewMode = .never
    }
    let button = UIButton(type: .custom)
    let isBookmark = showsBookmarkButton
    let standard = UIImage(systemName: isBookmark ? "book" : "list.bullet")
    button.setImage(images[isBookmark ? .bookmark : .resultsList] ?? standard, for: .normal)
    button.tintColor = isSearchResultsButtonSelected && !isBookmark ? tintColor : .secondaryLabel
    button.bounds.size = CGSize(width: 36, height: Metrics.fieldHeight)
    button.accessibilityLabel = isBookmark ? SystemString.bookmarks.text : SystemString.resultsList.text
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if isBookmark {
          storedDelegate?.searchBarBookmarkButtonClicked(self)
        } else {
          storedDelegate?.searchBarResultsListButtonClicked(self)
        }
      }, for: .touchUpInside)
    field.rightView = button
    field.rightViewMode = .unlessEditing
  }

  // MARK: Scopes

  open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      scopeControl?.removeFromSuperview()
      scopeControl = nil
      if let titles = scopeButtonTitles, !titles.isEmpty { scopeControl = makeScopeControl(titles) }
      heightDidChange()
    }
  }
  open var selectedScopeButtonIndex = 0 {
    didSet { scopeControl?.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  open var showsScopeBar: Bool {
    get { isScopeShown }
    set { setShowsScope(newValue, animated: false) }
  }
  private var isScopeShown = false

  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != isScopeShown else { return }
    isScopeShown = show
    heightDidChange()
  }

  private func makeScopeControl(_ titles: [String]) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = min(selectedScopeButtonIndex, titles.count - 1)
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        selectedScopeButtonIndex = control.selectedSegmentIndex
        storedDelegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        controller?.searchTextDidChange()
      }, for: .valueChanged)
    addSubview(control)
    return control
  }

  /// The additional height of the scopes, in points.
  package var scopeHeight: CGFloat { isScopeShown && scopeControl != nil ? Metrics.scopeHeight : 0 }

  private func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    controller?.searchBarHeightDidChange()
  }

  // MARK: Appearance

  open var barStyle: UIBarStyle = .default { didSet { recordExplicitValue(\.barStyle); updateAppearances() } }
  open var searchBarStyle: Style = .default {
    didSet { recordExplicitValue(\.searchBarStyle); updateAppearances() }
  }
  open var isTranslucent = true { didSet { updateAppearances() } }
  open var barTintColor: UIColor? { didSet { recordExplicitValue(\.barTintColor); updateAppearances() } }
  open var backgroundImage: UIImage? {
    didSet { recordExplicitValue(\.backgroundImage); updateAppearances() }
  }
  open var scopeBarBackgroundImage: UIImage?
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The offset of the text in the field, in points.
  open var searchTextPositionAdjustment = UIOffset.zero { didSet { field.setNeedsLayout() } }
  private var iconOffsets: [Icon: UIOffset] = [:]

  /// Moves an icon of the field.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconOffsets[icon] = adjustment
    field.setNeedsLayout()
  }
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }

  private var scopeImages: [UInt: UIImage] = [:]
  /// Sets the background of the scope buttons.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    scopeImages[state.rawValue] = backgroundImage
    scopeControl?.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeImages[state.rawValue]
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }

  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    images[icon] = iconImage
    if icon == .search { field.setIcon(iconImage) }
    updateSideButton()
    recordCall(icon.rawValue) { $0.setImage(iconImage, for: icon, state: state) }
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[icon] }

  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    field.background = backgroundImage
    field.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : nil
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { field.background }

  private func updateAppearances() {
    let appearance = UINavigationBarAppearance()
    let isPlain = searchBarStyle == .minimal || isInNavigationBar
    if isPlain {
      appearance.configureWithTransparentBackground()
    } else {
      appearance.backgroundColor = barTintColor ?? (isTranslucent ? nil : .systemBackground)
    }
    if let backgroundImage {
      appearance.backgroundEffect = nil
      appearance.backgroundImage = backgroundImage
    }
    backgroundView.show(appearance)
    setNeedsLayout()
  }

  open var barPosition: UIBarPosition { storedDelegate?.position(for: self) ?? .any }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  private var fittingHeight: CGFloat {
    let row = isInNavigationBar && !hasNavigationBar ? Metrics.rowInNavigationBar : Metrics.height
    return row + (prompt == nil ? 0 : Metrics.promptHeight) + scopeHeight
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Metrics.promptHeight)
    layOutRow(cancelShown: isCancelShown)
  }

  private func layOutRow(cancelShown: Bool) {
    let insets = isInline ? .zero : safeAreaInsets
    let hangs = isInNavigationBar && !isInline
    // Below the titles of a navigation bar, the field has their margin.
    let margin: CGFloat = isInline ? 0 : hangs ? SystemMargins.bar(width: bounds.width) : Metrics.margin
    let start = insets.left + margin
    let end = bounds.width - insets.right - margin
    let cancelSize = cancelButton?.intrinsicContentSize ?? .zero
    let cancelRoom = cancelShown ? cancelSize.width + Metrics.margin : 0
    let top = prompt == nil ? 0 : Metrics.promptHeight
    let room = max(0, bounds.height - top - scopeHeight)
    let height = min(Metrics.fieldHeight, room)
    // In a navigation bar, the row is attached to the titles; it is compressed as it scrolls away.
    let y =
      hangs && !hasNavigationBar ? top + max(0, min(1, room - height)) : top + (room - height) / 2
    let offset = searchFieldBackgroundPositionAdjustment
    var frame = CGRect(
      x: start + offset.horizontal, y: y + offset.vertical, width: max(0, end - start - cancelRoom),
      height: height)
    var cancelFrame = CGRect(
      x: cancelShown ? end - cancelSize.width : end + Metrics.margin, y: y, width: cancelSize.width,
      height: height)
    if isRightToLeft {
      frame.origin.x = bounds.width - frame.maxX
      cancelFrame.origin.x = bounds.width - cancelFrame.maxX
    }
    field.frame = frame
    // A compressed field has no space for its text.
    field.alpha = height < Metrics.fieldHeight ? max(0, (height - 18) / 18) : 1
    cancelButton?.frame = cancelFrame
    cancelButton?.alpha = cancelShown ? 1 : 0
    scopeControl?.isHidden = scopeHeight == 0
    scopeControl?.frame = CGRect(
      x: start, y: bounds.height - scopeHeight + 2, width: max(0, end - start), height: 32)
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: Traits of the input

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
}

/// The delegate of the field in a search bar, which notifies the delegate of the bar.
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  @OwnerReference private var bar: UISearchBar

  init(_ bar: UISearchBar) { _bar = OwnerReference(wrappedValue: bar) }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.storedDelegate?.searchBarShouldBeginEditing(bar) ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.storedDelegate?.searchBarTextDidBeginEditing(bar)
    bar.controller?.searchBarDidBeginEditing()
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.storedDelegate?.searchBarShouldEndEditing(bar) ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    bar.storedDelegate?.searchBarTextDidEndEditing(bar)
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { bar.storedDelegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.storedDelegate?.searchBarSearchButtonClicked(bar)
    if bar.controller != nil { textField.resignFirstResponder() }
    return true
  }
}

/// Receives events of a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the user changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
