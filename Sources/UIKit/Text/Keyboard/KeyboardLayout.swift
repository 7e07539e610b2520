/// The keys of the on-screen keyboard, row by row.
struct KeyboardLayout: Equatable {
  enum Key: Equatable {
    case character(String)
    case shift, delete, space, enter
    /// Switches to another plane.
    case plane(Plane)
    /// Switches to the next language.
    case globe
    case emoji
    /// Dismisses the keyboard.
    case dismiss
    case blank
  }

  enum Plane: Equatable { case letters, numbers, symbols, pad }

  /// The device class of the layout.
  enum Form: Equatable {
    /// - Parameter hasBand: Whether there is space for keys beside the home indicator.
    case phone(hasBand: Bool)
    case tablet
  }

  /// The other keyboards that can be selected.
  struct AlternativeKeyboards: Equatable {
    var languages = false
    var emoji = false
  }

  private(set) var rows: [[Key]]
  /// The keys below the rows, at the leading edge beside the home indicator.
  private(set) var bandKeys: [Key] = []
  var isPad: Bool { rows.first?.count == 3 }

  static func firstPlane(for type: UIKeyboardType, _ form: Form) -> Plane {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: form == .tablet ? .numbers : .pad
    case .numbersAndPunctuation: .numbers
    default: .letters
    }
  }

  /// - Parameter language: The language of the letters.
  init(
    _ plane: Plane, type: UIKeyboardType, isShifted: Bool, language: KeyboardLanguage = .latin,
    form: Form = .phone(hasBand: false), offers: AlternativeKeyboards = AlternativeKeyboards()
  ) {
    if plane == .pad {
      rows = Self.pad(type)
      return
    }
    switch form {
    case .tablet:
      rows = Self.tabletRows(plane, isShifted, language)
      rows.append(Self.tabletBottom(plane, type, offers))
    case .phone(let hasBand):
      rows = Self.phoneRows(plane, isShifted, language)
      var bottom = Self.phoneBottom(plane == .letters ? .numbers : .letters, type)
      let (globe, emoji): ([Key], [Key]) = (offers.languages ? [.globe] : [], offers.emoji ? [.emoji] : [])
      // With only one language, the emoji key replaces the globe, as on iOS.
      bandKeys = !hasBand ? [] : globe.isEmpty ? emoji : globe
      bottom.insert(contentsOf: (globe + emoji).filter { !bandKeys.contains($0) }, at: 1)
      rows.append(bottom)
    }
  }

  private static func keys(_ characters: String) -> [Key] { characters.map { .character(String($0)) } }

  private static func letters(_ language: KeyboardLanguage, _ isShifted: Bool) -> [[Key]] {
    switch language {
    case .korean:
      [isShifted ? "ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ" : "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"].map(keys)
    case .latin: ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { keys(isShifted ? $0.uppercased() : $0) }
    }
  }

  /// Returns the currency symbols, that of the language first.
  private static func currencies(_ language: KeyboardLanguage) -> (first: String, others: String) {
    language == .korean ? ("₩", "€$£") : ("$", "€£¥")
  }

  // MARK: Phones

  private static func phoneRows(_ plane: Plane, _ isShifted: Bool, _ language: KeyboardLanguage) -> [[Key]] {
    let currency = currencies(language)
    switch plane {
    case .numbers:
      return [
        keys("1234567890"), keys("-/:;()\(currency.first)&@\""),
        [.plane(.symbols)] + keys(".,?!'") + [.delete],
      ]
    case .symbols:
      return [
        keys("[]{}#%^*+="), keys("_\\|~<>\(currency.others)•"),
        [.plane(.numbers)] + keys(".,?!'") + [.delete],
      ]
    case .letters, .pad:
      let letters = letters(language, isShifted)
      return [letters[0], letters[1], [.shift] + letters[2] + [.delete]]
    }
  }

  private static func phoneBottom(_ plane: Plane, _ type: UIKeyboardType) -> [Key] {
    switch type {
    case .emailAddress: [.plane(plane), .space, .character("@"), .character("."), .enter]
    case .URL: [.plane(plane), .character("."), .character("/"), .character(".com"), .enter]
    case .webSearch: [.plane(plane), .space, .character("."), .enter]
    case .twitter: [.plane(plane), .space, .character("@"), .character("#"), .enter]
    default: [.plane(plane), .space, .enter]
    }
  }

  // MARK: Tablets

  private static func tabletRows(_ plane: Plane, _ isShifted: Bool, _ language: KeyboardLanguage) -> [[Key]] {
    let currency = currencies(language)
    switch plane {
    case .numbers:
      return [
        keys("1234567890") + [.delete], keys("@#\(currency.first)&*()'\"") + [.enter],
        [.plane(.symbols)] + keys("%-+=/;:,.") + [.plane(.symbols)],
      ]
    case .symbols:
      return [
        keys("1234567890") + [.delete], keys("\(currency.others)_^[]{}") + [.enter],
        [.plane(.numbers)] + keys("§|~…\\<>!?") + [.plane(.numbers)],
      ]
    case .letters, .pad:
      let letters = letters(language, isShifted)
      let marks = keys(isShifted ? "!?" : ",.")
      return [letters[0] + [.delete], letters[1] + [.enter], [.shift] + letters[2] + marks + [.shift]]
    }
  }

  private static func tabletBottom(_ plane: Plane, _ type: UIKeyboardType, _ offers: AlternativeKeyboards)
    -> [Key]
  {
    let other: Key = .plane(plane == .letters ? .numbers : .letters)
    let others: [Key] = (offers.languages ? [.globe] : []) + (offers.emoji ? [.emoji] : [])
    let signs: [Key] =
      switch type {
      case .emailAddress: keys("@._")
      case .URL: [.character("/"), .character(".com")]
      default: []
      }
    return [other] + others + [.space] + signs + [other, .dismiss]
  }

  // MARK: Numbers

  private static func pad(_ type: UIKeyboardType) -> [[Key]] {
    let corner: Key =
      switch type {
      case .decimalPad: .character(Locale.current.decimalSeparator ?? ".")
      case .phonePad: .character("+")
      default: .blank
      }
    return [keys("123"), keys("456"), keys("789"), [corner, .character("0"), .delete]]
  }

  /// Returns the letters below a digit on a number pad.
  static func padLetters(_ digit: String) -> String {
    let letters = [
      "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ",
    ]
    return letters[digit] ?? ""
  }
}
