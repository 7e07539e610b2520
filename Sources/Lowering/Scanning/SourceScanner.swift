/// Reads the bytes of a Swift file once: strings, comments, brackets and the words that lowering looks for.
///
/// It is no parser: it knows enough of the lexical structure to tell code from text and the body of a type from the body
/// of a function. What it finds in expressions is rewritten as found; declarations go to the parser.
struct SourceScanner {
  private enum Kind {
    case file, type, extensionBody, code, round, square
  }

  private enum Pending {
    case none, type, extensionBody, function, property
  }

  private struct Frame {
    var kind: Kind
    var start: Int
    var pending = Pending.none
    var isProperty = false
    var isAccessorBlock = false
    var sawWord = false
    var mustParse = false
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var at = 0
  private var frames: [Frame] = [Frame(kind: .file, start: 0)]
  private var scan = SourceScan()
  /// Whether a slash here would divide: the last token ended an operand.
  private var afterOperand = false
  private var afterFunctionKeyword = false
  private var sawOverride = false

  private init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  static func scan(_ text: UnsafeBufferPointer<UInt8>) -> SourceScan {
    var scanner = SourceScanner(text)
    scanner.run(untilParenthesis: false)
    if scanner.frames.count != 1 { scanner.scan.isBalanced = false }
    return scanner.scan
  }

  // MARK: Bytes

  private func byte(_ offset: Int) -> UInt8 {
    offset < text.count ? text[offset] : 0
  }

  private func matches(_ word: StaticString, _ range: Range<Int>) -> Bool {
    guard word.utf8CodeUnitCount == range.count else { return false }
    let start = word.utf8Start
    for index in 0..<range.count where start[index] != text[range.lowerBound + index] { return false }
    return true
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private func wordEnd(_ start: Int) -> Int {
    var end = start
    while end < text.count, Self.isWord(text[end]) { end += 1 }
    return end
  }

  private func skipSpace(_ start: Int) -> Int {
    var end = start
    while end < text.count, text[end] == 0x20 || (text[end] >= 0x09 && text[end] <= 0x0D) { end += 1 }
    return end
  }

  // MARK: Structure

  private mutating func run(untilParenthesis: Bool) {
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
          at += 1
          afterOperand = byte == UInt8(ascii: "!") && afterOperand
        }
      }
    }
  }

  private mutating func openBrace() {
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
    case .code, .round, .square: break
    }
    frames.append(frame)
    at += 1
    afterOperand = false
  }

  private mutating func close(_ byte: UInt8) {
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
      if frame.kind == .code, !frame.mustParse, !frame.isAccessorBlock, at > frame.start + 1 {
        scan.bodies.append(frame.start + 1..<at)
      }
    } else {
      scan.isBalanced = false
    }
    at += 1
    afterOperand = true
  }

  /// The code around this place holds a declaration that has to be understood.
  private mutating func keepCode() {
    for index in frames.indices where frames[index].kind == .code { frames[index].mustParse = true }
  }

  // MARK: Text

  private mutating func slash() {
    switch byte(at + 1) {
    case UInt8(ascii: "/"):
      while at < text.count, text[at] != 0x0A { at += 1 }
    case UInt8(ascii: "*"):
      var depth = 1
      at += 2
      while at < text.count, depth > 0 {
        if text[at] == UInt8(ascii: "/"), byte(at + 1) == UInt8(ascii: "*") {
          depth += 1
          at += 2
        } else if text[at] == UInt8(ascii: "*"), byte(at + 1) == UInt8(ascii: "/") {
          depth -= 1
          at += 2
        } else {
          at += 1
        }
      }
    default:
      if !afterOperand, let end = regexEnd(at + 1) {
        at = end
        afterOperand = true
      } else {
        at += 1
        afterOperand = false
      }
    }
  }

  /// Where a regular expression that starts here ends, if it is one: it closes on its line and does not begin with a
  /// space.
  private func regexEnd(_ start: Int) -> Int? {
    var end = start
    guard end < text.count, text[end] != 0x20, text[end] != 0x09, text[end] != UInt8(ascii: "=") else {
      return nil
    }
    while end < text.count, text[end] != 0x0A {
      switch text[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "/"): return end + 1
      default: break
      }
      end += 1
    }
    return nil
  }

  private mutating func stringLiteral(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(at + 1) == quote && byte(at + 2) == quote
    at += isLong ? 3 : 1
    while at < text.count {
      switch text[at] {
      case quote:
        var end = at
        let wanted = isLong ? 3 : 1
        var quotes = 0
        while quotes < wanted, byte(end) == quote {
          quotes += 1
          end += 1
        }
        var found = 0
        while found < hashes, byte(end) == UInt8(ascii: "#") {
          found += 1
          end += 1
        }
        if quotes == wanted, found == hashes {
          at = end
          afterOperand = true
          return
        }
        at += 1
      case UInt8(ascii: "\\"):
        var end = at + 1
        var found = 0
        while found < hashes, byte(end) == UInt8(ascii: "#") {
          found += 1
          end += 1
        }
        guard found == hashes else {
          at += 1
          continue
        }
        if byte(end) == UInt8(ascii: "(") {
          at = end + 1
          afterOperand = false
          frames.append(Frame(kind: .round, start: end))
          let depth = frames.count
          run(untilParenthesis: true)
          if frames.count > depth - 1 { frames.removeLast(frames.count - depth + 1) }
        } else {
          at = end + 1
        }
      case 0x0A where !isLong:
        afterOperand = true
        return
      default:
        at += 1
      }
    }
  }

  // MARK: Words

  private mutating func hash() {
    var end = at
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    let hashes = end - at
    if byte(end) == UInt8(ascii: "\"") {
      at = end
      return stringLiteral(hashes: hashes)
    }
    if byte(end) == UInt8(ascii: "/") {
      return extendedRegex(from: end + 1, hashes: hashes)
    }
    let start = at
    let wordStart = end
    end = wordEnd(wordStart)
    let word = wordStart..<end
    at = max(end, start + 1)
    afterOperand = true
    if word.isEmpty { return }
    if matches("selector", word) || matches("keyPath", word) {
      let open = skipSpace(end)
      guard byte(open) == UInt8(ascii: "("), let close = matchingParenthesis(open) else { return }
      let range = start..<close + 1
      let argument = open + 1..<close
      if matches("selector", word) {
        scan.sites.append(.selector(range, argument: argument))
        scan.words.insert(.objectiveC)
      } else {
        scan.sites.append(.keyPath(range, argument: argument))
      }
      at = close + 1
    } else if matches("if", word) || matches("elseif", word) {
      condition()
    } else if matches("function", word) {
      scan.sites.append(.function(start..<end))
    } else if matches("Preview", word) {
      scan.words.insert(.preview)
    }
  }

  private mutating func extendedRegex(from start: Int, hashes: Int) {
    at = start
    while at < text.count {
      if text[at] == UInt8(ascii: "\\") {
        at += 2
        continue
      }
      if text[at] == UInt8(ascii: "/") {
        var end = at + 1
        while end - at - 1 < hashes, byte(end) == UInt8(ascii: "#") { end += 1 }
        if end - at - 1 == hashes {
          at = end
          afterOperand = true
          return
        }
      }
      at += 1
    }
  }

  private func matchingParenthesis(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<text.count {
      switch text[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index }
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""): return nil
      default: break
      }
    }
    return nil
  }

  /// Finds, on the line of an `#if`, the conditions that hold on iOS.
  private mutating func condition() {
    while at < text.count, text[at] != 0x0A {
      if text[at] == UInt8(ascii: "/"), byte(at + 1) == UInt8(ascii: "/") || byte(at + 1) == UInt8(ascii: "*")
      {
        return
      }
      guard Self.isWord(text[at]) else {
        at += 1
        continue
      }
      let start = at
      at = wordEnd(at)
      let name = start..<at
      let isPlatform = matches("os", name)
      guard isPlatform || matches("targetEnvironment", name) else { continue }
      let open = skipSpace(at)
      guard byte(open) == UInt8(ascii: "(") else { continue }
      let valueStart = skipSpace(open + 1)
      let valueEnd = wordEnd(valueStart)
      let close = skipSpace(valueEnd)
      guard byte(close) == UInt8(ascii: ")") else { continue }
      if isPlatform ? matches("iOS", valueStart..<valueEnd) : matches("simulator", valueStart..<valueEnd) {
        scan.sites.append(.condition(start..<close + 1))
      }
      at = close + 1
    }
  }

  private mutating func attribute() {
    let start = at
    let word = at + 1..<wordEnd(at + 1)
    at = max(word.upperBound, at + 1)
    afterOperand = false
    guard word.count >= 4 else { return }
    var end = word.upperBound
    switch text[word.lowerBound] {
    case UInt8(ascii: "o"):
      guard matches("objc", word) || matches("objcMembers", word) else { return }
      if byte(end) == UInt8(ascii: "("), let close = matchingParenthesis(end) { end = close + 1 }
    case UInt8(ascii: "I"):
      guard
        matches("IBOutlet", word) || matches("IBAction", word) || matches("IBInspectable", word)
          || matches("IBDesignable", word) || matches("IBSegueAction", word)
      else { return }
    case UInt8(ascii: "N"):
      guard matches("NSManaged", word) else { return }
    case UInt8(ascii: "n"):
      guard matches("nonobjc", word) else { return }
    case UInt8(ascii: "U"):
      guard matches("UIApplicationMain", word) else { return }
      scan.sites.append(.applicationMain(start..<end))
      return
    default: return
    }
    scan.sites.append(.attribute(start..<end))
    scan.words.insert(.objectiveC)
    keepCode()
    at = end
  }

  /// `name?(`, which is either a closure that may be absent or a method that may be.
  private mutating func question() {
    let question = at
    at += 1
    defer { afterOperand = true }
    guard byte(at) == UInt8(ascii: "("), question > 0, Self.isWord(text[question - 1]) else { return }
    var start = question
    while start > 0, Self.isWord(text[start - 1]) { start -= 1 }
    let word = start..<question
    if matches("init", word) || matches("try", word) || matches("as", word) { return }
    guard start > 0, text[start - 1] == UInt8(ascii: ".") else { return }
    scan.sites.append(.optionalCall(question: question, name: string(word) + "(" + labels(at) + ")"))
  }

  /// The labels of the arguments in the parentheses that open here, each with its colon.
  private func labels(_ open: Int) -> String {
    var labels = ""
    var depth = 0
    var index = open
    var isStart = false
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth == 1 { isStart = true } else if isStart { labels += "_:"; isStart = false }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return labels }
      case UInt8(ascii: ",") where depth == 1:
        isStart = true
      case UInt8(ascii: "\""):
        if isStart { labels += "_:"; isStart = false }
        index += 1
        while index < text.count, text[index] != UInt8(ascii: "\""), text[index] != 0x0A {
          index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      case 0x20, 0x09...0x0D: break
      default:
        guard isStart else { break }
        isStart = false
        let end = wordEnd(index)
        let colon = skipSpace(end)
        if end > index, byte(colon) == UInt8(ascii: ":") {
          labels += string(index..<end) + ":"
          index = colon
        } else {
          labels += "_:"
          if end > index { index = end - 1 }
        }
      }
      index += 1
    }
    return labels
  }

  private mutating func word() {
    let start = at
    at = wordEnd(at)
    let range = start..<at
    let top = frames.count - 1
    let isMember = start > 0 && text[start - 1] == UInt8(ascii: ".")
    afterOperand = !isOperatorKeyword(range)
    if frames[top].isProperty, !frames[top].sawWord {
      frames[top].sawWord = true
      frames[top].isAccessorBlock =
        matches("get", range) || matches("set", range) || matches("willSet", range)
        || matches("didSet", range)
        || matches("_read", range) || matches("_modify", range) || matches("mutating", range)
        || matches("nonmutating", range)
    }
    if isMember { return }
    switch frames[top].kind {
    case .file, .type, .extensionBody: declarationWord(range, top)
    case .code: if afterFunctionKeyword { afterFunctionKeyword = false }
    case .round, .square: break
    }
    typeName(range)
  }

  private func isOperatorKeyword(_ range: Range<Int>) -> Bool {
    switch range.count {
    case 2: matches("in", range) || matches("is", range) || matches("as", range)
    case 4: matches("case", range) || matches("else", range)
    case 5: matches("where", range) || matches("throw", range) || matches("await", range)
    case 6: matches("return", range)
    default: false
    }
  }

  private mutating func declarationWord(_ range: Range<Int>, _ top: Int) {
    if afterFunctionKeyword {
      afterFunctionKeyword = false
      scan.methods.append(NameHash.of(text[range]))
      if sawOverride,
        matches("observeValue", range) || matches("setValue", range) || matches("value", range)
          || matches("responds", range)
      {
        scan.words.insert(.keyValueOverride)
      }
      sawOverride = false
      return
    }
    switch range.count {
    case 3:
      if matches("var", range) || matches("let", range) { frames[top].pending = .property }
    case 4:
      if matches("func", range) {
        frames[top].pending = .function
        afterFunctionKeyword = true
      } else if matches("init", range) {
        frames[top].pending = .function
      } else if matches("enum", range) {
        frames[top].pending = .type
      }
    case 5:
      if matches("class", range) || matches("actor", range) { frames[top].pending = .type }
    case 6:
      if matches("struct", range) {
        frames[top].pending = .type
      } else if matches("deinit", range) {
        frames[top].pending = .function
      } else if matches("import", range) {
        importDeclaration()
      }
    case 8:
      if matches("protocol", range) {
        frames[top].pending = .type
      } else if matches("override", range) {
        sawOverride = true
        if frames[top].kind == .extensionBody { scan.words.insert(.overrideInExtension) }
      }
    case 9:
      if matches("extension", range) {
        frames[top].pending = .extensionBody
      } else if matches("subscript", range) {
        frames[top].pending = .function
      }
    default: break
    }
  }

  /// The module of an `import`; the kind in `import class M.C` is not it.
  private mutating func importDeclaration() {
    var start = at
    while byte(start) == 0x20 { start += 1 }
    var end = wordEnd(start)
    if byte(end) == 0x20 {
      let next = end + 1
      let nextEnd = wordEnd(next)
      if nextEnd > next {
        start = next
        end = nextEnd
      }
    }
    let module = string(start..<end)
    while byte(end) == UInt8(ascii: ".") { end = wordEnd(end + 1) }
    scan.sites.append(.importDeclaration(module: module, end: end))
    at = max(at, end)
  }

  /// Names of types that decide something.
  private mutating func typeName(_ range: Range<Int>) {
    let first = text[range.lowerBound]
    guard first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else { return }
    scan.typeNames.insert(NameHash.of(text[range]))
    switch first {
    case UInt8(ascii: "N"):
      if matches("NSClassFromString", range) { scan.sites.append(.classFromString(range)) }
    case UInt8(ascii: "U"):
      if range.count >= 8, matches("URL", range.lowerBound..<range.lowerBound + 3), isNetworking(range) {
        scan.words.insert(.networking)
      }
    case UInt8(ascii: "H"):
      if matches("HTTPURLResponse", range) || matches("HTTPCookie", range)
        || matches("HTTPCookieStorage", range)
      {
        scan.words.insert(.networking)
      }
    case UInt8(ascii: "C"):
      if matches("CachedURLResponse", range) { scan.words.insert(.networking) }
    case UInt8(ascii: "X"):
      if matches("XMLParser", range) || matches("XMLParserDelegate", range) || matches("XMLDocument", range)
        || matches("XMLElement", range) || matches("XMLNode", range)
      {
        scan.words.insert(.xml)
      }
    default: break
    }
  }

  private func isNetworking(_ range: Range<Int>) -> Bool {
    matches("URLSession", range) || matches("URLRequest", range) || matches("URLResponse", range)
      || matches("URLCache", range) || matches("URLProtocol", range) || matches("URLCredential", range)
      || matches("URLCredentialStorage", range) || matches("URLAuthenticationChallenge", range)
      || matches("URLProtectionSpace", range) || matches("URLSessionConfiguration", range)
      || (range.count > 10 && matches("URLSession", range.lowerBound..<range.lowerBound + 10))
  }
}
