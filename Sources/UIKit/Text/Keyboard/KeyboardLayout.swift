/// What the keys of the drawn keyboard do, row by row.
struct KeyboardLayout {
  enum Key: Equatable {
    case character(String)
    case shift, delete, space, enter
    /// Goes to another plane.
    case plane(Plane)
    /// Goes to the next language.
    case globe
    case blank
  }

  enum Plane: Equatable { case letters, numbers, symbols, pad }

  var rows: [[Key]]
  var isPad: Bool { rows.first?.count == 3 }

  static func firstPlane(for type: UIKeyboardType) -> Plane {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: .pad
    case .numbersAndPunctuation: .numbers
    default: .letters
    }
  }

  /// - Parameters:
  ///   - language: what letters are written in.
  ///   - hasOthers: whether there are other languages to go to.
  init(
    _ plane: Plane, type: UIKeyboardType, isShifted: Bool, language: KeyboardLanguage = .latin,
    hasOthers: Bool = false
  ) {
    func keys(_ characters: String) -> [Key] { characters.map { .character(String($0)) } }
    switch plane {
    case .letters:
      let letters =
        language == .korean
        ? [isShifted ? "ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ" : "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"]
        : ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { isShifted ? $0.uppercased() : $0 }
      rows = [keys(letters[0]), keys(letters[1]), [.shift] + keys(letters[2]) + [.delete]]
      rows.append(Self.bottom(.numbers, type))
      if hasOthers { rows[3].insert(.globe, at: 1) }
    case .numbers:
      rows = [keys("1234567890"), keys("-/:;()$&@\""), [.plane(.symbols)] + keys(".,?!'") + [.delete]]
      rows.append(Self.bottom(.letters, type))
    case .symbols:
      rows = [keys("[]{}#%^*+="), keys("_\\|~<>€£¥•"), [.plane(.numbers)] + keys(".,?!'") + [.delete]]
      rows.append(Self.bottom(.letters, type))
    case .pad:
      let corner: Key =
        switch type {
        case .decimalPad: .character(Locale.current.decimalSeparator ?? ".")
        case .phonePad: .character("+")
        default: .blank
        }
      rows = [keys("123"), keys("456"), keys("789"), [corner, .character("0"), .delete]]
    }
  }

  private static func bottom(_ plane: Plane, _ type: UIKeyboardType) -> [Key] {
    switch type {
    case .emailAddress: [.plane(plane), .space, .character("@"), .character("."), .enter]
    case .URL: [.plane(plane), .character("."), .character("/"), .character(".com"), .enter]
    default: [.plane(plane), .space, .enter]
    }
  }
}
