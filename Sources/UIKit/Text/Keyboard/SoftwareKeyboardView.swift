/// The on-screen keyboard, as in iOS 17.
@MainActor
package final class SoftwareKeyboardView: UIView {
  private let typist: TextInputController
  private var keys: [KeyboardKeyView] = []
  private var plane = KeyboardLayout.Plane.letters
  private var isShifted = false
  private var isLocked = false
  private var lastShift: TimeInterval = -10
  private var layout = KeyboardLayout(.letters, type: .default, isShifted: false)
  private var shown: Appearance?
  private var form = KeyboardLayout.Form.phone(hasBand: true)
  private var languages: [KeyboardLanguage] = [.latin]
  private var chosen = KeyboardLanguage.latin
  private var hasChosen = false
  private var composer = HangulComposer()
  private let suggestions = KeyboardSuggestionsView(frame: .zero)
  private var callout: KeyboardCallout?
  private var list: KeyboardListView?
  private var emoji: EmojiKeyboardView?

  /// The parameters of the keys.
  private struct Appearance: Equatable {
    var layout: KeyboardLayout
    var isLocked: Bool
    var language: KeyboardLanguage
    var returnTitle: SystemString
    var systemLanguage: SystemLanguage
  }

  /// The traits of the text input.
  var traits: (any UITextInputTraits)? { didSet { restart() } }

  /// The language of the letters: the user's choice, if the text input supports it.
  private var language: KeyboardLanguage { languages.contains(chosen) ? chosen : languages[0] }

  init(typist: TextInputController) {
    self.typist = typist
    super.init(frame: .zero)
    accessibilityIdentifier = "keyboard"
    suggestions.choose = { [weak self] in self?.complete($0) }
    addSubview(suggestions)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { fatalError("SoftwareKeyboardView is never archived") }

  /// Returns the height (Metrics.md 1.8): 260 points plus the bottom safe area; 233 for a number pad; 206 in
  /// landscape.
  func height(in scene: CGSize, safeBottom: CGFloat) -> CGFloat {
    let isTablet = traitCollection.userInterfaceIdiom == .pad || min(scene.width, scene.height) > 700
    let isFlat = scene.width > scene.height
    let form = isTablet ? KeyboardLayout.Form.tablet : .phone(hasBand: safeBottom > 0 && !isFlat)
    if form != self.form {
      self.form = form
      restart()
    }
    if isTablet { return isFlat ? 422 : 337 }
    if isFlat { return 206 + (safeBottom > 0 ? 3 : 0) }
    return (layout.isPad ? 233 : 260) + (safeBottom > 0 ? KeyboardGrid.homeIndicatorHeight : 0)
  }

  // MARK: Keys

  private var type: UIKeyboardType { traits?.keyboardType ?? .default }

  private func restart() {
    languages = isLatinOnly ? [.latin] : KeyboardLanguage.preferred
    if !hasChosen { chosen = languages[0] }
    composer.finish()
    hideEmoji()
    plane = KeyboardLayout.firstPlane(for: type, form)
    isLocked = traits?.autocapitalizationType == .allCharacters
    isShifted = isLocked || startsSentence
    rebuild()
  }

  private var isLatinOnly: Bool {
    type == .asciiCapable || type == .emailAddress || type == .URL || traits?.isSecureTextEntry == true
  }

  private func rebuild() {
    let new = KeyboardLayout(
      plane, type: type, isShifted: isShifted, language: language, form: form,
      offers: .init(languages: languages.count > 1, emoji: !isLatinOnly))
    updateSuggestions()
    let appearance = Appearance(
      layout: new, isLocked: isLocked, language: language, returnTitle: returnTitle, systemLanguage: .current)
    guard appearance != shown else { return updateReturnKey() }
    shown = appearance
    layout = new
    list?.removeFromSuperview()
    for key in keys { key.removeFromSuperview() }
    keys =
      layout.rows.joined().map { makeKey($0, isBare: false) }
      + layout.bandKeys.map { makeKey($0, isBare: true) }
    updateReturnKey()
    setNeedsLayout()
  }

  private func makeKey(_ key: KeyboardLayout.Key, isBare: Bool) -> KeyboardKeyView {
    let title = title(of: key)
    let view = KeyboardKeyView(
      key, title: title, letters: layout.isPad ? KeyboardLayout.padLetters(title) : "", isShifted: isShifted,
      isLocked: isLocked, form: form, isBare: isBare || (layout.isPad && key == .delete))
    view.isDark = isDark
    view.addAction(UIAction { [weak self] _ in self?.press(key) }, for: .touchUpInside)
    if case .character(let text) = key { addCallout(text, to: view) }
    if key == .globe {
      let hold = UILongPressGestureRecognizer()
      hold.addHandler { [weak self, weak hold, weak view] _ in
        if let self, let view, hold?.state == .began { showList(above: view) }
      }
      view.addGestureRecognizer(hold)
    }
    addSubview(view)
    return view
  }

  private var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    for key in keys { key.isDark = isDark }
    suggestions.isDark = isDark
    emoji?.isDark = isDark
  }

  /// Returns the title of a key. Keys with words are labeled in the typed language, and spoken in that of the
  /// application.
  private func title(of key: KeyboardLayout.Key) -> String {
    switch key {
    case .character(let text): text
    case .shift: SystemString.shift.text
    case .delete: SystemString.deleteKey.text
    case .space: SystemString.space.text(in: language.systemLanguage)
    case .enter: returnTitle.text(in: language.systemLanguage)
    case .globe: SystemString.nextKeyboard.text
    case .emoji: SystemString.emoji.text
    case .dismiss: SystemString.hideKeyboard.text
    case .plane(.letters), .plane(.pad): lettersTitle
    case .plane(.numbers): form == .tablet ? ".?123" : "123"
    case .plane(.symbols): "#+="
    case .blank: ""
    }
  }

  private var lettersTitle: String { language == .korean ? "한글" : "ABC" }

  private var returnTitle: SystemString {
    switch traits?.returnKeyType ?? .default {
    case .default: .return
    case .go: .go
    case .google, .yahoo, .search: .searchKey
    case .join: .join
    case .next: .next
    case .route: .route
    case .send: .send
    case .done: .doneKey
    case .emergencyCall: .emergencyCall
    case .continue: .continueKey
    }
  }

  private var hasText: Bool { typist.client?.hasText ?? false }

  private func updateReturnKey() {
    guard let key = keys.last(where: { $0.key == .enter }) else { return }
    key.isEnabled = !(traits?.enablesReturnKeyAutomatically ?? false) || hasText
    key.accessibilityIdentifier = (traits?.returnKeyType ?? .default).keyIdentifier
    key.isProminent = traits.map { $0.returnKeyType != .default && $0.returnKeyType != .next } ?? false
  }

  /// Updates the shift state after the text has changed.
  func textDidChange() {
    if !isLocked, plane == .letters { isShifted = startsSentence }
    rebuild()
  }

  private var textBeforeCaret: String? {
    guard let owner = typist.client as? any TextInputOwner else { return nil }
    let head = owner.core.selection.head
    let paragraph = owner.core.text.start(ofParagraph: owner.core.text.paragraphIndex(at: head))
    return owner.core.text.substring(in: max(paragraph, owner.core.text.roundedToCharacter(head - 60))..<head)
  }

  private var startsSentence: Bool {
    // In Korean, shift produces other letters rather than capitals.
    guard language == .latin, let owner = typist.client as? any TextInputOwner, let before = textBeforeCaret
    else { return false }
    // As on iOS, secrets and addresses begin with small letters.
    if traits?.isSecureTextEntry == true || type == .emailAddress || type == .URL { return false }
    switch owner.autocapitalizationType {
    case .none, .allCharacters: return false
    case .words: return before.last?.isWhitespace ?? true
    case .sentences: return Self.endsSentence(before)
    }
  }

  private static func endsSentence(_ text: String) -> Bool {
    guard let last = text.last else { return true }
    let mark = text.reversed().first { !$0.isWhitespace }
    return last.isWhitespace && (mark == "." || mark == "!" || mark == "?")
  }

  private func press(_ key: KeyboardLayout.Key) {
    switch key {
    case .character(let text):
      if language == .korean, plane == .letters, typist.canCompose, let letter = text.first,
        HangulComposer.isLetter(letter)
      {
        compose { $0.add(letter) }
      } else {
        endComposing()
        typist.type(text)
      }
      if isShifted, !isLocked, plane == .letters { isShifted = startsSentence }
    case .space:
      endComposing()
      typist.type(" ")
      // A space after a symbol returns to the letters, as on iOS.
      if plane != .letters, KeyboardLayout.firstPlane(for: type, form) == .letters { go(to: .letters) }
    case .enter:
      endComposing()
      typist.pressReturn()
    case .delete: deleteBackward()
    case .shift:
      let now = FrameClock.shared.now
      // Two quick taps turn on caps lock.
      isLocked = !isLocked && isShifted && now - lastShift < 0.35
      isShifted = isLocked || !isShifted
      lastShift = now
    case .plane(let next):
      endComposing()
      go(to: next)
    case .globe: choose(languages[((languages.firstIndex(of: language) ?? 0) + 1) % languages.count])
    case .emoji: showEmoji()
    case .dismiss:
      endComposing()
      _ = typist.client?.resignFirstResponder()
      return
    case .blank: break
    }
    rebuild()
  }

  private func go(to next: KeyboardLayout.Plane) {
    plane = next
    isShifted = next == .letters && startsSentence
  }

  private func choose(_ next: KeyboardLanguage) {
    endComposing()
    hasChosen = true
    chosen = next
    hideEmoji()
    plane = KeyboardLayout.firstPlane(for: type, form)
    isShifted = startsSentence
  }

  private func deleteBackward() {
    if typist.isComposing, !composer.isEmpty {
      compose {
        _ = $0.deleteLast()
        return ""
      }
    } else {
      composer.finish()
      typist.deleteBackward()
    }
  }

  // MARK: Composing

  /// Changes the current syllable, which is marked text until it is completed.
  private func compose(_ change: (inout HangulComposer) -> String) {
    // The caret may have moved, or the text may have been replaced.
    if !typist.isComposing { composer.finish() }
    let done = change(&composer)
    if !done.isEmpty { typist.receive(.commit(done)) }
    typist.receive(.preedit(composer.text, caret: composer.text.utf16.count))
  }

  private func endComposing() {
    if typist.isComposing, !composer.isEmpty { typist.receive(.commit(composer.text)) }
    composer.finish()
  }

  // MARK: Suggestions

  /// Whether words are suggested: not for secure text, addresses and numbers, and not if autocorrection is
  /// disabled.
  private var suggestsWords: Bool {
    guard let traits, !traits.isSecureTextEntry,
      traits.autocorrectionType != .no || traits.spellCheckingType == .yes
    else { return false }
    switch type {
    case .default, .twitter, .namePhonePad, .asciiCapable: return true
    default: return false
    }
  }

  private func updateSuggestions() {
    guard suggestsWords, emoji == nil, let before = textBeforeCaret else { return suggestions.show([]) }
    let starts = traits?.autocapitalizationType == .sentences && Self.endsSentence(before)
    suggestions.show(
      KeyboardPredictor(language: language).suggestions(before: before, startsSentence: starts))
  }

  private func complete(_ suggestion: KeyboardPredictor.Suggestion) {
    endComposing()
    let typed = KeyboardPredictor.word(before: textBeforeCaret ?? "")
    typist.replaceBackward(typed.utf16.count, with: suggestion.text + " ")
    rebuild()
  }

  // MARK: Callout

  private func addCallout(_ text: String, to key: KeyboardKeyView) {
    guard form != .tablet, !layout.isPad else { return }
    key.addAction(
      UIAction { [weak self, weak key] _ in
        guard let self, let key else { return }
        let callout = self.callout ?? KeyboardCallout(frame: .zero)
        self.callout = callout
        callout.isDark = isDark
        addSubview(callout)
        callout.show(text, above: key.frame, in: bounds.width)
      }, for: .touchDown)
    key.addAction(
      UIAction { [weak self] _ in self?.callout?.removeFromSuperview() },
      for: [.touchUpInside, .touchUpOutside, .touchCancel, .touchDragExit])
  }

  // MARK: The keyboards

  /// Shows the list of keyboards.
  private func showList(above key: UIView) {
    list?.removeFromSuperview()
    let names = languages.map(\.name) + (isLatinOnly ? [] : [SystemString.emoji.text])
    let shown = languages.firstIndex(of: language) ?? 0
    let list = KeyboardListView(names, chosen: shown, isDark: isDark) { [weak self] index in
      guard let self else { return }
      self.list?.removeFromSuperview()
      self.list = nil
      if languages.indices.contains(index) { choose(languages[index]) } else { showEmoji() }
      rebuild()
    }
    let y = max(4, key.frame.minY - list.bounds.height - 8)
    list.frame.origin = CGPoint(x: min(max(key.frame.minX, 6), bounds.width - list.bounds.width - 6), y: y)
    addSubview(list)
    self.list = list
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    list?.removeFromSuperview()
    list = nil
  }

  private func showEmoji() {
    endComposing()
    guard emoji == nil else { return }
    let view = EmojiKeyboardView(letters: lettersTitle)
    view.type = { [weak self] in self?.typist.type($0) }
    view.delete = { [weak self] in self?.typist.deleteBackward() }
    view.goToLetters = { [weak self] in
      self?.hideEmoji()
      self?.rebuild()
    }
    view.isDark = isDark
    emoji = view
    addSubview(view)
    updateVisibility()
    setNeedsLayout()
  }

  private func hideEmoji() {
    emoji?.removeFromSuperview()
    emoji = nil
    updateVisibility()
  }

  private func updateVisibility() {
    for key in keys { key.isHidden = emoji != nil || key.key == .blank }
    suggestions.isHidden = emoji != nil || suggestions.bounds.height == 0
  }

  // MARK: Layout

  package override func layoutSubviews() {
    super.layoutSubviews()
    let grid = KeyboardGrid(layout: layout, form: form, size: bounds.size)
    for (key, frame) in zip(keys, grid.frames) { key.frame = frame }
    suggestions.frame = CGRect(x: 0, y: 0, width: bounds.width, height: grid.strip)
    suggestions.sideInset = form == .tablet ? bounds.width / 5 : 0
    updateColors()
    emoji?.band = grid.band
    emoji?.frame = bounds
    updateVisibility()
  }
}
