/// The drawn keyboard, as iOS 17 draws it.
@MainActor
final class SoftwareKeyboardView: UIView {
  private let typist: TextTypist
  private var keys: [KeyboardKeyView] = []
  private var plane = KeyboardLayout.Plane.letters
  private var isShifted = false
  private var isLocked = false
  private var lastShift: TimeInterval = -10
  private var layout = KeyboardLayout(.letters, type: .default, isShifted: false)
  private var languages: [KeyboardLanguage] = [.latin]
  private var chosen = KeyboardLanguage.latin
  private var hasChosen = false
  private var composer = HangulComposer()

  /// Measures in points (FACTS.md 1.8).
  private static let gap = CGSize(width: 6, height: 12)
  private static let keyHeight: CGFloat = 42
  private static let side: CGFloat = 3
  private static let strip: CGFloat = 52
  private static let homeBand: CGFloat = 75

  /// What is typed into.
  var traits: (any UITextInputTraits)? { didSet { restart() } }

  /// What letters are written in: what the person chose, where the text may be in it.
  private var language: KeyboardLanguage { languages.contains(chosen) ? chosen : languages[0] }

  init(typist: TextTypist) {
    self.typist = typist
    super.init(frame: .zero)
    accessibilityIdentifier = "keyboard"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("SoftwareKeyboardView is never archived") }

  /// FACTS.md 1.8: 260 points and the home indicator's band; 233 for a pad of numbers; 206 where the screen is flat.
  func height(in scene: CGSize, safeBottom: CGFloat) -> CGFloat {
    let isTablet = traitCollection.userInterfaceIdiom == .pad || min(scene.width, scene.height) > 700
    if isTablet { return scene.width > scene.height ? 422 : 337 }
    if scene.width > scene.height { return 206 + (safeBottom > 0 ? 3 : 0) }
    return (layout.isPad ? 233 : 260) + (safeBottom > 0 ? Self.homeBand : 0)
  }

  // MARK: Keys

  private func restart() {
    let type = traits?.keyboardType ?? .default
    let isLatinOnly =
      type == .asciiCapable || type == .emailAddress || type == .URL || traits?.isSecureTextEntry == true
    languages = isLatinOnly ? [.latin] : KeyboardLanguage.preferred
    if !hasChosen { chosen = languages[0] }
    composer.finish()
    plane = KeyboardLayout.firstPlane(for: type)
    isLocked = traits?.autocapitalizationType == .allCharacters
    isShifted = isLocked || startsSentence
    rebuild()
  }

  private func rebuild() {
    let new = KeyboardLayout(
      plane, type: traits?.keyboardType ?? .default, isShifted: isShifted, language: language,
      hasOthers: languages.count > 1)
    guard new.rows != layout.rows || keys.isEmpty else { return updateReturnKey() }
    layout = new
    for key in keys { key.removeFromSuperview() }
    keys = layout.rows.joined().map { key in
      let view = KeyboardKeyView(key, title: title(of: key), isShifted: isShifted)
      view.isDark = isDark
      view.addAction(UIAction { [unowned self] _ in press(key) }, for: .touchUpInside)
      addSubview(view)
      return view
    }
    updateReturnKey()
    setNeedsLayout()
  }

  private var isDark: Bool {
    switch traits?.keyboardAppearance {
    case .dark: true
    case .light: false
    default: traitCollection.userInterfaceStyle == .dark
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for key in keys { key.isDark = isDark }
  }

  private func title(of key: KeyboardLayout.Key) -> String {
    switch key {
    case .character(let text): text
    case .shift: "shift"
    case .delete: "delete"
    case .space: language == .korean ? "스페이스" : "space"
    case .enter: returnTitle
    case .globe: "next keyboard"
    case .plane(let plane): plane == .letters ? "ABC" : plane == .symbols ? "#+=" : "123"
    case .blank: ""
    }
  }

  private var returnTitle: String {
    let type = traits?.returnKeyType ?? .default
    if language == .korean { return Self.koreanReturnTitles[type] ?? "줄바꿈" }
    return switch type {
    case .default: "return"
    case .go: "go"
    case .google, .yahoo, .search: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }

  private static let koreanReturnTitles: [UIReturnKeyType: String] = [
    .go: "이동", .google: "검색", .yahoo: "검색", .search: "검색", .join: "가입", .next: "다음", .route: "경로",
    .send: "전송", .done: "완료", .emergencyCall: "긴급 통화", .continue: "계속",
  ]

  private var hasText: Bool { typist.client?.hasText ?? false }

  private func updateReturnKey() {
    guard let key = keys.last(where: { $0.key == .enter }) else { return }
    key.isEnabled = !(traits?.enablesReturnKeyAutomatically ?? false) || hasText
    key.isProminent = traits.map { $0.returnKeyType != .default && $0.returnKeyType != .next } ?? false
  }

  /// The text has changed: the next letter may be a capital.
  func textDidChange() {
    if !isLocked, plane == .letters { isShifted = startsSentence }
    rebuild()
  }

  private var startsSentence: Bool {
    // Shift makes other letters in Korean, not capitals.
    guard language == .latin, let owner = typist.client as? any TextInputOwner else { return false }
    let head = owner.core.selection.head
    let paragraph = owner.core.text.start(ofParagraph: owner.core.text.paragraphIndex(at: head))
    let before = owner.core.text.substring(in: max(paragraph, head - 3)..<head)
    switch owner.autocapitalizationType {
    case .none, .allCharacters: return false
    case .words: return before.last?.isWhitespace ?? true
    case .sentences:
      guard let last = before.last else { return true }
      let mark = before.reversed().first { !$0.isWhitespace }
      return last.isWhitespace && (mark == "." || mark == "!" || mark == "?")
    }
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
    case .enter:
      endComposing()
      typist.pressReturn()
    case .delete:
      if typist.isComposing, !composer.isEmpty {
        compose {
          _ = $0.deleteLast()
          return ""
        }
      } else {
        composer.finish()
        typist.deleteBackward()
      }
    case .shift:
      let now = FrameClock.shared.now
      // Two quick taps hold the capitals.
      isLocked = !isLocked && isShifted && now - lastShift < 0.35
      isShifted = isLocked || !isShifted
      lastShift = now
    case .plane(let next):
      endComposing()
      plane = next
      isShifted = next == .letters && startsSentence
    case .globe:
      endComposing()
      hasChosen = true
      chosen = language == .latin ? .korean : .latin
      isShifted = startsSentence
    case .blank: break
    }
    rebuild()
  }

  // MARK: Composing

  /// Changes the syllable that is being made; it is marked in the text until it is finished.
  private func compose(_ change: (inout HangulComposer) -> String) {
    // The caret was put elsewhere meanwhile, or the text was taken.
    if !typist.isComposing { composer.finish() }
    let done = change(&composer)
    if !done.isEmpty { typist.receive(.commit(done)) }
    typist.receive(.preedit(composer.text, caret: composer.text.utf16.count))
  }

  private func endComposing() {
    if typist.isComposing, !composer.isEmpty { typist.receive(.commit(composer.text)) }
    composer.finish()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isFlat = bounds.height < 215
    let band = bounds.height > 300 && bounds.width < 700 ? Self.homeBand : bounds.width >= 700 ? 25 : 4
    let top: CGFloat = layout.isPad ? 7 : isFlat ? 6 : bounds.width >= 700 ? 8 : Self.strip
    let gap = isFlat ? CGSize(width: 6, height: 8) : Self.gap
    let room = bounds.height - top - band
    let rowHeight = min(
      bounds.width < 700 && !isFlat ? Self.keyHeight : .infinity, (room - 3 * gap.height) / 4)
    let padHeight = (room - 3 * 7) / 4
    var index = 0
    var y = top
    for row in layout.rows {
      let height = layout.isPad ? padHeight : rowHeight
      let frames = layout.isPad ? padFrames(y: y, height) : rowFrames(row, y: y, height, gap.width)
      for frame in frames where index < keys.count {
        keys[index].frame = frame
        index += 1
      }
      y += height + (layout.isPad ? 7 : gap.height)
    }
  }

  private func padFrames(y: CGFloat, _ height: CGFloat) -> [CGRect] {
    let width = (bounds.width - 4 * 6) / 3
    return (0..<3).map { CGRect(x: 6 + CGFloat($0) * (width + 6), y: y, width: width, height: height) }
  }

  /// Letters are as wide as a tenth of the row; what is left goes to the keys at the ends, or to the space key.
  private func rowFrames(_ row: [KeyboardLayout.Key], y: CGFloat, _ height: CGFloat, _ gap: CGFloat)
    -> [CGRect]
  {
    let unit = (bounds.width - 2 * Self.side - 9 * gap) / 10
    var widths = row.map { key -> CGFloat in
      switch key {
      case .character(let text): row.contains(.enter) ? unit * (text.count > 1 ? 2 : 1.3) : unit
      case .shift, .delete, .globe: unit * 1.33
      case .plane: row.contains(.globe) ? unit * 1.33 : row.contains(.enter) ? unit * 2.5 : unit * 1.33
      case .enter: unit * 2.5
      case .space, .blank: 0
      }
    }
    let isBottom = row.contains(.enter)
    var free = bounds.width - 2 * Self.side - gap * CGFloat(row.count - 1) - widths.reduce(0, +)
    if let space = row.firstIndex(of: .space) {
      widths[space] = free
      free = 0
    } else if isBottom {
      for index in widths.indices where row[index] != .enter {
        widths[index] += free / CGFloat(row.count - 1)
      }
      free = 0
    } else if row.last == .delete {
      let letters = row.count - 2
      // The letters in the middle of a plane of signs are wider.
      if letters == 5 { for index in 1...5 { widths[index] = unit * 1.4 } }
      free = bounds.width - 2 * Self.side - gap * CGFloat(row.count - 1) - widths.reduce(0, +)
    }
    var x = Self.side + (row.last == .delete ? 0 : free / 2)
    return widths.enumerated().map { index, width in
      // Shift and delete stand at the edges, apart from the letters.
      if row.last == .delete, index == 1 || index == row.count - 1 { x += free / 2 }
      defer { x += width + gap }
      return CGRect(x: x, y: y, width: width, height: height)
    }
  }
}
