/// A scanner of Swift source for strings, comments, brackets and the words relevant to lowering.
///
/// Not a parser: it knows enough of the lexical structure to distinguish code from text, and type bodies from
/// function bodies. Expressions are rewritten directly; declarations are parsed.
struct SourceScanner {
  enum Kind {
    case file, type, extensionBody, code, round, square
  }

  enum Pending {
    case none, type, extensionBody, function, property
  }

  struct Frame {
    var kind: Kind
    var start: Int
    var pending = Pending.none
    var isProperty = false
    var isAccessorBlock = false
    var sawWord = false
    var mustParse = false
    /// The weak captures in these brackets.
    var weakCaptures = 0
    /// Whether this is a closure with several weak captures that a variable holds.
    var isHeldClosure = false
  }

  let text: UnsafeBufferPointer<UInt8>
  var at = 0
  var frames: [Frame] = [Frame(kind: .file, start: 0)]
  var scan = SourceScanResult()
  /// Whether a slash is a division operator because the last token ended an operand.
  var afterOperand = false
  var afterFunctionKeyword = false
  var hasSeenOverride = false
  /// Whether the file reads a description for debuggers.
  var usesDebugDescription = false
  /// Whether the file has an extension of `CGFloat`.
  var extendsFloat = false
  /// The attributes of blocks, which are dropped unless the file passes closures to C as pointers.
  var blockConventions: [Range<Int>] = []
  var castsToPointers = false
  /// Whether a block of the file takes elements of paths, which blocks cannot take on Linux.
  var hasElementBlocks = false
  /// The calls of `unsafeBitCast`.
  var bitCasts: [Range<Int>] = []
  /// Constants that are arguments, and the functions of the file that take an object.
  var constantArguments: [ConstantArgument] = []
  var objectFunctions: Set<UInt64> = []
  /// The branches of `#if` around the current offset.
  var branches = BranchStack()
  /// The range of the last `override`.
  var overrideRange = 0..<0
  /// Whether the file is one of a package, for which `SWIFT_PACKAGE` is true, rather than one of an Xcode project.
  let isPackage: Bool

  private init(_ text: UnsafeBufferPointer<UInt8>, isPackage: Bool) {
    self.text = text
    self.isPackage = isPackage
  }

  static func scan(_ text: UnsafeBufferPointer<UInt8>, isPackage: Bool = true) -> SourceScanResult {
    var scanner = SourceScanner(text, isPackage: isPackage)
    scanner.run(untilParenthesis: false)
    if scanner.frames.count != 1 { scanner.scan.isBalanced = false }
    scanner.findImplicitNames()
    return scanner.scan
  }

  // MARK: Bytes

  func byte(_ offset: Int) -> UInt8 {
    offset < text.count ? text[offset] : 0
  }

  func matches(_ word: StaticString, _ range: Range<Int>) -> Bool {
    guard word.utf8CodeUnitCount == range.count else { return false }
    let start = word.utf8Start
    for index in 0..<range.count where start[index] != text[range.lowerBound + index] { return false }
    return true
  }

  /// Returns whether the word begins with a text.
  func starts(_ text: StaticString, _ range: Range<Int>) -> Bool {
    let count = text.utf8CodeUnitCount
    return range.count >= count && matches(text, range.lowerBound..<range.lowerBound + count)
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  func wordEnd(_ start: Int) -> Int {
    var end = start
    while end < text.count, Self.isWord(text[end]) { end += 1 }
    return end
  }

  /// The start of the word that ends at an offset; the offset itself if there is none.
  func wordStart(_ end: Int) -> Int {
    var start = end
    while start > 0, Self.isWord(text[start - 1]) { start -= 1 }
    return start
  }

  func skipSpace(_ start: Int) -> Int {
    var end = start
    while end < text.count, text[end] == 0x20 || (text[end] >= 0x09 && text[end] <= 0x0D) { end += 1 }
    return end
  }

  // MARK: Structure

  mutating func run(untilParenthesis: Bool) {
    let depth = frames.count
    while at < text.count {
      let byte = text[at]
      switch byte {
      case 0x20, 0x09...0x0D:
        at += 1
      case UInt8(ascii: "/"):
        slash()
      case UInt8(ascii: "\""):
        stringLiteral(hashes: 0)
      case UInt8(ascii: "#"):
        hash()
      case UInt8(ascii: "@"):
        attribute()
      case UInt8(ascii: "`"):
        at += 1
        while at < text.count, text[at] != UInt8(ascii: "`"), text[at] != 0x0A { at += 1 }
        at += 1
        afterOperand = true
      case UInt8(ascii: "{"):
        openBrace()
      case UInt8(ascii: "("), UInt8(ascii: "["):
        frames.append(Frame(kind: byte == UInt8(ascii: "(") ? .round : .square, start: at))
        at += 1
        afterOperand = false
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        if untilParenthesis, byte == UInt8(ascii: ")"), frames.count == depth {
          at += 1
          return
        }
        close(byte)
      case UInt8(ascii: "?"):
        question()
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        at = wordEnd(at)
        afterOperand = true
      default:
        if Self.isWord(byte) {
          word()
        } else {
          if byte == UInt8(ascii: "!"), afterOperand { forcedCall() }
          at += 1
          afterOperand = byte == UInt8(ascii: "!") && afterOperand
        }
      }
    }
  }

  mutating func openBrace() {
    let pending = frames[frames.count - 1].pending
    frames[frames.count - 1].pending = .none
    var frame = Frame(kind: .code, start: at)
    switch frames[frames.count - 1].kind {
    case .file, .type, .extensionBody:
      switch pending {
      case .type: frame.kind = .type
      case .extensionBody: frame.kind = .extensionBody
      case .property: frame.isProperty = true
      case .function, .none: break
      }
    case .code: if pending == .type { frame.kind = .type }
    case .round, .square: break
    }
    frames.append(frame)
    at += 1
    afterOperand = false
  }

  mutating func close(_ byte: UInt8) {
    let frame = frames[frames.count - 1]
    let fits: Bool
    switch frame.kind {
    case .file: fits = false
    case .type, .extensionBody, .code: fits = byte == UInt8(ascii: "}")
    case .round: fits = byte == UInt8(ascii: ")")
    case .square: fits = byte == UInt8(ascii: "]")
    }
    if fits {
      frames.removeLast()
      if frame.isHeldClosure { scan.sites.append(.heldClosure(frame.start..<at + 1)) }
      if frame.kind == .code, !frame.mustParse, !frame.isAccessorBlock, at > frame.start + 1 {
        scan.bodies.append(frame.start + 1..<at)
      }
    } else {
      scan.isBalanced = false
    }
    at += 1
    afterOperand = true
  }

  /// Marks the enclosing code as containing a relevant declaration.
  mutating func keepCode() {
    for index in frames.indices where frames[index].kind == .code { frames[index].mustParse = true }
  }
}
