/// The panel of a find interaction: Done, the field with the number of results, and arrows; below it the field for replacements.
@MainActor
final class FindNavigatorView: UIView, UITextFieldDelegate {
  let searchField = UITextField()
  let replacementField = UITextField()
  private weak var interaction: UIFindInteraction?
  private let session: UIFindSession
  private let done = UIButton(type: .system)
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private let options = UIButton(type: .system)
  private let count = UILabel()
  private let replace = UIButton(type: .system)
  private let replaceAll = UIButton(type: .system)
  private var matchesCase = false
  private var findsWords = false

  /// The height of a row, with its margins.
  private static let rowHeight: CGFloat = 52
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 16

  init(interaction: UIFindInteraction, session: UIFindSession) {
    self.interaction = interaction
    self.session = session
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.rowHeight))
    setUpFields()
    setUpButtons()
    updateResultCount()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("FindNavigatorView is never archived") }

  var searchText: String {
    get { searchField.text ?? "" }
    set {
      guard newValue != searchText else { return }
      searchField.text = newValue
      search()
    }
  }
  var replacementText: String {
    get { replacementField.text ?? "" }
    set { replacementField.text = newValue }
  }
  var showsReplacement = false {
    didSet {
      guard showsReplacement != oldValue else { return }
      for view in [replacementField, replace, replaceAll] { view.isHidden = !showsReplacement }
      bounds.size.height = Self.rowHeight * (showsReplacement ? 2 : 1)
      options.menu = menu()
      if window != nil { searchField.reloadInputViews() }
      setNeedsLayout()
    }
  }

  // MARK: Content

  private func setUpFields() {
    for field in [searchField, replacementField] {
      field.backgroundColor = .tertiarySystemFill
      field.layer.cornerRadius = 10
      field.font = .preferredFont(forTextStyle: .body)
      field.autocorrectionType = .no
      field.autocapitalizationType = .none
      field.delegate = self
      addSubview(field)
    }
    searchField.placeholder = SystemString.find.text
    searchField.accessibilityTraits.insert(.searchField)
    searchField.returnKeyType = .search
    searchField.leftView = options
    searchField.leftViewMode = .always
    count.font = .preferredFont(forTextStyle: .subheadline)
    count.textColor = .secondaryLabel
    searchField.rightView = count
    searchField.rightViewMode = .always
    searchField.addAction(UIAction { [weak self] _ in self?.search() }, for: .editingChanged)
    replacementField.placeholder = SystemString.replace.text
    replacementField.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: Self.fieldHeight))
    replacementField.leftViewMode = .always
    replacementField.returnKeyType = .next
    replacementField.isHidden = true
  }

  private func setUpButtons() {
    set(done, SystemString.done.text) { $0.interaction?.dismissFindNavigator() }
    done.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    set(replace, SystemString.replace.text) { $0.replaceOne() }
    set(replaceAll, SystemString.replaceAll.text) { $0.replaceEvery() }
    set(previousButton, "chevron.up", label: .findPrevious) { $0.interaction?.findPrevious() }
    set(nextButton, "chevron.down", label: .findNext) { $0.interaction?.findNext() }
    for button in [replace, replaceAll] { button.isHidden = true }
    options.setImage(UIImage(systemName: "magnifyingglass"), for: .normal)
    options.tintColor = .secondaryLabel
    options.frame = CGRect(x: 0, y: 0, width: 36, height: Self.fieldHeight)
    options.showsMenuAsPrimaryAction = true
    options.accessibilityLabel = SystemString.find.text
    options.menu = menu()
  }

  private func set(
    _ button: UIButton, _ title: String, _ perform: @escaping @MainActor (FindNavigatorView) -> Void
  ) {
    button.setTitle(title, for: .normal)
    add(button, perform)
  }

  private func set(
    _ button: UIButton, _ symbol: String, label: SystemString,
    _ perform: @escaping @MainActor (FindNavigatorView) -> Void
  ) {
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.accessibilityLabel = label.text
    add(button, perform)
  }

  private func add(_ button: UIButton, _ perform: @escaping @MainActor (FindNavigatorView) -> Void) {
    button.addAction(UIAction { [weak self] _ in self.map(perform) }, for: .primaryActionTriggered)
    addSubview(button)
  }

  private func menu() -> UIMenu {
    var elements: [UIMenuElement] = []
    if session.supportsReplacement {
      elements.append(
        option(.findAndReplace, showsReplacement) { $0.showsReplacement.toggle() })
    }
    elements.append(option(.matchCase, matchesCase) { $0.matchesCase.toggle() })
    elements.append(option(.wholeWords, findsWords) { $0.findsWords.toggle() })
    return interaction?.optionsMenuProvider?(elements) ?? UIMenu(children: elements)
  }

  private func option(
    _ title: SystemString, _ isOn: Bool, _ change: @escaping @MainActor (FindNavigatorView) -> Void
  ) -> UIAction {
    UIAction(title: title.text, state: isOn ? .on : .off) { [weak self] _ in
      guard let self else { return }
      change(self)
      options.menu = menu()
      search()
    }
  }

  // MARK: Searching

  private var searchOptions: UITextSearchOptions {
    UITextSearchOptions(findsWords ? .fullWord : .contains, matchesCase ? [] : .caseInsensitive)
  }

  func search() { session.performSearch(query: searchText, options: searchOptions) }

  private func replaceOne() {
    session.performSingleReplacement(
      query: searchText, replacementString: replacementText, options: searchOptions)
  }

  private func replaceEvery() {
    session.replaceAll(searchQuery: searchText, replacementString: replacementText, options: searchOptions)
  }

  func focus(showingReplace: Bool) {
    if showingReplace, session.supportsReplacement { showsReplacement = true }
    searchField.becomeFirstResponder()
    searchField.selectAll(nil)
  }

  func updateResultCount() {
    let total = session.resultCount
    let index = session.highlightedResultIndex
    switch session.searchResultDisplayStyle {
    case _ where searchText.isEmpty: count.text = nil
    case .none: count.text = nil
    case .currentAndTotal where total > 0 && index != NSNotFound:
      count.text = SystemString.positionInGroup.text(index + 1, total)
    default: count.text = total > 0 ? String(total) : SystemString.notFound.text
    }
    previousButton.isEnabled = total > 0
    nextButton.isEnabled = total > 0
    replace.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
    replaceAll.isEnabled = session.supportsReplacement && total > 0
    var size = count.sizeThatFits(CGSize(width: CGFloat.infinity, height: Self.fieldHeight))
    if size.width > 0 { size.width += 10 }
    count.bounds.size = size
    searchField.setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = max(Self.margin, safeAreaInsets.left)
    let right = bounds.width - max(Self.margin, safeAreaInsets.right)
    layOut([done], searchField, [previousButton, nextButton], from: left, to: right, y: 0)
    layOut([], replacementField, [replace, replaceAll], from: left, to: right, y: Self.rowHeight)
  }

  /// Places buttons at the ends of a row and the field between them, mirrored from right to left.
  private func layOut(
    _ leading: [UIButton], _ field: UIView, _ trailing: [UIButton], from left: CGFloat, to right: CGFloat,
    y: CGFloat
  ) {
    let top = y + (Self.rowHeight - Self.fieldHeight) / 2
    func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat) {
      let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft ? left + right - x - width : x
      view.frame = CGRect(x: mirrored, y: top, width: width, height: Self.fieldHeight)
    }
    func width(_ button: UIButton) -> CGFloat {
      button.currentTitle == nil ? 36 : button.intrinsicContentSize.width.rounded(.up)
    }
    var start = left
    var end = right
    for button in leading {
      place(button, start, width(button))
      start += width(button) + 12
    }
    for button in trailing.reversed() {
      end -= width(button)
      place(button, end, width(button))
      end -= button.currentTitle == nil ? 4 : 12
    }
    place(field, start, max(0, end - start))
  }

  // MARK: Keys

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === replacementField { replaceOne() } else { interaction?.findNext() }
    return false
  }

  override func find(_ sender: Any?) { focus(showingReplace: false) }
  override func findAndReplace(_ sender: Any?) { focus(showingReplace: true) }
  override func findNext(_ sender: Any?) { interaction?.findNext() }
  override func findPrevious(_ sender: Any?) { interaction?.findPrevious() }

  override func accessibilityPerformEscape() -> Bool {
    interaction?.dismissFindNavigator()
    return true
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(action: Selector("findPrevious:"), input: "\r", modifierFlags: .shift)]
  }
}
