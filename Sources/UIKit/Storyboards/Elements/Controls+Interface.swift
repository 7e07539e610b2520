import InterfaceDocuments

extension UISlider {
  func readSlider(_ coder: InterfaceCoder) {
    if let value = coder.number("minValue") { minimumValue = Float(value) }
    if let value = coder.number("maxValue") { maximumValue = Float(value) }
    if let value = coder.number("value") { self.value = Float(value) }
    if let continuous = coder.bool("continuous") { isContinuous = continuous }
    if let color = coder.color("minimumTrackTintColor") { minimumTrackTintColor = color }
    if let color = coder.color("maximumTrackTintColor") { maximumTrackTintColor = color }
    if let color = coder.color("thumbTintColor") { thumbTintColor = color }
    if let image = coder.image("minimumValueImage") { minimumValueImage = image }
    if let image = coder.image("maximumValueImage") { maximumValueImage = image }
  }
}

extension UISwitch {
  func readSwitch(_ coder: InterfaceCoder) {
    if let on = coder.bool("on") { isOn = on }
    if let color = coder.color("onTintColor") { onTintColor = color }
    if let color = coder.color("thumbTintColor") { thumbTintColor = color }
    if let image = coder.image("onImage") { onImage = image }
    if let image = coder.image("offImage") { offImage = image }
    if let title = coder.string("title") { self.title = title }
    let styles: KeyValuePairs<String, Style> = [
      "automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding,
    ]
    if let style = coder.choice("preferredStyle", styles) { preferredStyle = style }
  }
}

extension UIStepper {
  func readStepper(_ coder: InterfaceCoder) {
    if let value = coder.number("minimumValue") { minimumValue = Double(value) }
    if let value = coder.number("maximumValue") { maximumValue = Double(value) }
    if let value = coder.number("stepValue"), value > 0 { stepValue = Double(value) }
    if let value = coder.number("value") { self.value = Double(value) }
    if let continuous = coder.bool("continuous") { isContinuous = continuous }
    if let repeats = coder.bool("autorepeat") { autorepeat = repeats }
    if let wraps = coder.bool("wraps") { self.wraps = wraps }
  }
}

extension UIProgressView {
  func readProgress(_ coder: InterfaceCoder) {
    let styles: KeyValuePairs<String, Style> = ["default": .default, "bar": .bar]
    if let style = coder.choice("progressViewStyle", styles) { progressViewStyle = style }
    if let progress = coder.number("progress") { self.progress = Float(progress) }
    if let color = coder.color("progressTintColor") { progressTintColor = color }
    if let color = coder.color("trackTintColor") { trackTintColor = color }
    if let image = coder.image("progressImage") { progressImage = image }
    if let image = coder.image("trackImage") { trackImage = image }
  }
}

extension UIPageControl {
  func readPageControl(_ coder: InterfaceCoder) {
    if let pages = coder.integer("numberOfPages") { numberOfPages = min(max(0, pages), 10_000) }
    if let page = coder.integer("currentPage") { currentPage = page }
    if let hides = coder.bool("hidesForSinglePage") { hidesForSinglePage = hides }
    if let color = coder.color("pageIndicatorTintColor") { pageIndicatorTintColor = color }
    if let color = coder.color("currentPageIndicatorTintColor") { currentPageIndicatorTintColor = color }
    if let image = coder.image("preferredIndicatorImage") { preferredIndicatorImage = image }
    if let allows = coder.bool("allowsContinuousInteraction") { allowsContinuousInteraction = allows }
    let styles: KeyValuePairs<String, BackgroundStyle> = [
      "automatic": .automatic, "prominent": .prominent, "minimal": .minimal,
    ]
    if let style = coder.choice("backgroundStyle", styles) { backgroundStyle = style }
  }
}

extension UISegmentedControl {
  func readSegments(_ coder: InterfaceCoder) {
    for (index, segment) in coder.list("segments").enumerated() {
      let part = coder.coder(for: segment)
      let key = "\(coder.element.id ?? "").segmentTitles[\(index)]"
      if let image = part.image("image") {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(
          withTitle: coder.loader.strings[key] ?? part.string("title"), at: index, animated: false)
      }
      if let width = part.number("width") { setWidth(width, forSegmentAt: index) }
      if let enabled = part.bool("enabled") { setEnabled(enabled, forSegmentAt: index) }
      if let offset = part.size("contentOffset") { setContentOffset(offset, forSegmentAt: index) }
    }
    if let momentary = coder.bool("momentary") { isMomentary = momentary }
    if let apportions = coder.bool("apportionsSegmentWidthsByContent") {
      apportionsSegmentWidthsByContent = apportions
    }
    if let color = coder.color("selectedSegmentTintColor") { selectedSegmentTintColor = color }
    if let index = coder.integer("selectedSegmentIndex"), index < numberOfSegments {
      selectedSegmentIndex = max(-1, index)
    }
  }
}

extension UIDatePicker {
  func readDatePicker(_ coder: InterfaceCoder) {
    let modes: KeyValuePairs<String, Mode> = [
      "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countdownTimer": .countDownTimer,
      "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
    ]
    if let mode = coder.choice("datePickerMode", modes) { datePickerMode = mode }
    let styles: KeyValuePairs<String, UIDatePickerStyle> = [
      "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
    if let style = coder.choice("style", styles) { preferredDatePickerStyle = style }
    if let minutes = coder.integer("minuteInterval"), (1...30).contains(minutes) { minuteInterval = minutes }
    if let locale = coder.child("locale")?["localeIdentifier"] { self.locale = Locale(identifier: locale) }
    if let date = Self.date(coder, "minimumDate") { minimumDate = date }
    if let date = Self.date(coder, "maximumDate") { maximumDate = date }
    if coder.bool("useCurrentDate") != true, let date = Self.date(coder, "date") { self.date = date }
    if let duration = coder.number("countDownDuration"), datePickerMode == .countDownTimer {
      countDownDuration = Double(duration)
    }
  }

  private static func date(_ coder: InterfaceCoder, _ key: String) -> Date? {
    coder.child(key)?.number("timeIntervalSinceReferenceDate").map {
      Date(timeIntervalSinceReferenceDate: $0)
    }
  }
}

extension UITextField {
  func readTextField(_ coder: InterfaceCoder) {
    if let font = coder.font("fontDescription") { self.font = font }
    if let color = coder.color("textColor") { textColor = color }
    if let alignment = coder.choice("textAlignment", InterfaceNames.textAlignment) {
      textAlignment = alignment
    }
    let borders: KeyValuePairs<String, BorderStyle> = [
      "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    if let border = coder.choice("borderStyle", borders) { borderStyle = border }
    if let text = coder.attributedString("attributedText") {
      attributedText = text
    } else if let text = coder.string("text") {
      self.text = text
    }
    if let text = coder.attributedString("attributedPlaceholder") {
      attributedPlaceholder = text
    } else if let text = coder.string("placeholder") {
      placeholder = text
    }
    let modes: KeyValuePairs<String, ViewMode> = [
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
    if let mode = coder.choice("clearButtonMode", modes) { clearButtonMode = mode }
    if let clears = coder.bool("clearsOnBeginEditing") { clearsOnBeginEditing = clears }
    if let adjusts = coder.bool("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = adjusts }
    if let size = coder.number("minimumFontSize") { minimumFontSize = size }
    if let adjusts = coder.bool("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = adjusts
    }
    if let image = coder.image("background") { background = image }
    if let image = coder.image("disabledBackground") { disabledBackground = image }
    if let traits = coder.child("textInputTraits") {
      InterfaceInputTraits.apply(coder.coder(for: traits), to: self)
    }
  }
}

/// Text input traits.
@MainActor
enum InterfaceInputTraits {
  static func apply(_ coder: InterfaceCoder, to input: any UITextInputTraits) {
    let capitals: KeyValuePairs<String, UITextAutocapitalizationType> = [
      "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
    if let type = coder.choice("autocapitalizationType", capitals) { input.autocapitalizationType = type }
    if let type = coder.choice(
      "autocorrectionType",
      ["no": .no, "yes": .yes, "default": .default] as KeyValuePairs<String, UITextAutocorrectionType>)
    {
      input.autocorrectionType = type
    }
    if let type = coder.choice(
      "spellCheckingType",
      ["no": .no, "yes": .yes, "default": .default] as KeyValuePairs<String, UITextSpellCheckingType>)
    {
      input.spellCheckingType = type
    }
    if let type = coder.choice(
      "smartQuotesType",
      ["no": .no, "yes": .yes, "default": .default] as KeyValuePairs<String, UITextSmartQuotesType>)
    {
      input.smartQuotesType = type
    }
    if let type = coder.choice(
      "smartDashesType",
      ["no": .no, "yes": .yes, "default": .default] as KeyValuePairs<String, UITextSmartDashesType>)
    {
      input.smartDashesType = type
    }
    if let type = coder.choice(
      "smartInsertDeleteType",
      ["no": .no, "yes": .yes, "default": .default] as KeyValuePairs<String, UITextSmartInsertDeleteType>)
    {
      input.smartInsertDeleteType = type
    }
    let keyboards: KeyValuePairs<String, UIKeyboardType> = [
      "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
      "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
      "phonePad": .phonePad,
      "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
      "twitter": .twitter,
      "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    if let type = coder.choice("keyboardType", keyboards) { input.keyboardType = type }
    let appearances: KeyValuePairs<String, UIKeyboardAppearance> = [
      "default": .default, "dark": .dark, "alert": .dark, "light": .light,
    ]
    if let appearance = coder.choice("keyboardAppearance", appearances) {
      input.keyboardAppearance = appearance
    }
    let returns: KeyValuePairs<String, UIReturnKeyType> = [
      "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
      "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
      "continue": .continue,
    ]
    if let type = coder.choice("returnKeyType", returns) { input.returnKeyType = type }
    if let enables = coder.bool("enablesReturnKeyAutomatically") {
      input.enablesReturnKeyAutomatically = enables
    }
    if let secure = coder.bool("secureTextEntry") { input.isSecureTextEntry = secure }
    if let type = coder.raw("textContentType") { input.textContentType = UITextContentType(rawValue: type) }
  }
}

extension UIColorWell {
  func readColorWell(_ coder: InterfaceCoder) {
    if let color = coder.color("selectedColor") { selectedColor = color }
    if let title = coder.string("title") { self.title = title }
    if let supports = coder.bool("supportsAlpha") { supportsAlpha = supports }
  }
}

extension UIRefreshControl {
  func readRefreshControl(_ coder: InterfaceCoder) {
    if let title = coder.attributedString("attributedTitle") { attributedTitle = title }
  }
}
