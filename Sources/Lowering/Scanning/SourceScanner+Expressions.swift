/// Scanning of directives, attributes, selectors and optional calls.
extension SourceScanner {
  mutating func hash() {
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
      branches.enter(lineValue(end), isFirst: word.count == 2)
      condition()
    } else if matches("else", word) {
      branches.enter(true, isFirst: false)
    } else if matches("endif", word) {
      branches.leave()
    } else if matches("function", word) {
      scan.sites.append(.function(start..<end))
    } else if matches("colorLiteral", word) || matches("imageLiteral", word) {
      // XCTest imports UIKit on iOS, which has the types of these literals.
      if scan.isTest { scan.words.insert(.interface) }
    } else if matches("Preview", word) {
      scan.words.insert(.preview)
    } else if matches("available", word) || matches("unavailable", word) {
      versionQuery(start, word)
    }
  }

  /// The newest version of iOS whose names the frameworks have.
  private static let newestVersion = 26

  /// Handles a condition on the version of the system. The compiler on Linux takes any version as available.
  private mutating func versionQuery(_ start: Int, _ word: Range<Int>) {
    let open = skipSpace(word.upperBound)
    guard byte(open) == UInt8(ascii: "("), let close = matchingParenthesis(open) else { return }
    let platforms = string(open + 1..<close).split(separator: ",").map {
      $0.split(whereSeparator: \.isWhitespace)
    }
    guard let system = platforms.first(where: { $0.count == 2 && $0[0] == "iOS" }),
      let version = Int(system[1].prefix { $0.isNumber }), version > Self.newestVersion
    else { return }
    scan.sites.append(.laterVersion(start..<close + 1, isAvailable: matches("available", word)))
    at = close + 1
  }

  mutating func extendedRegex(from start: Int, hashes: Int) {
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

  func matchingParenthesis(_ open: Int) -> Int? {
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

  /// Frameworks that are implemented in part and that sources import without a condition. `canImport` is false for them
  /// unless the branch contains only imports.
  static let partialFrameworks: [StaticString] = [
    "Accelerate", "Metal", "MetalPerformanceShaders", "SceneKit",
  ]

  /// The value of the condition that begins at an offset and ends with its line.
  private func lineValue(_ start: Int) -> Bool? {
    var end = start
    while end < text.count, text[end] != 0x0A { end += 1 }
    return PlatformCondition.value(ofLine: Substring(string(start..<end)))
  }

  /// Finds the conditions with known values on the line of an `#if`.
  mutating func condition() {
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
      let asksForModule = matches("canImport", name)
      if asksForModule {
        let module = skipSpace(skipSpace(at) + 1)
        let range = module..<wordEnd(module)
        if matches("Darwin", range) {
          scan.sites.append(.darwin(range))
          at = range.upperBound
          continue
        }
      }
      if matches("swift", name) {
        languageCondition(name)
        continue
      }
      if !isPackage, matches("SWIFT_PACKAGE", name) { scan.sites.append(.condition(name, holds: false)) }
      let open = skipSpace(at)
      guard byte(open) == UInt8(ascii: "(") else { continue }
      let valueStart = skipSpace(open + 1)
      let valueEnd = wordEnd(valueStart)
      let close = skipSpace(valueEnd)
      guard byte(close) == UInt8(ascii: ")") else { continue }
      let value = valueStart..<valueEnd
      var holds = PlatformCondition.value(ofCall: string(name), string(value))
      if asksForModule, holds == nil, Self.partialFrameworks.contains(where: { matches($0, value) }),
        !importsOnly(after: close)
      {
        holds = false
      }
      // The compiler gives the same answer about other platforms and environments.
      if let holds, holds || asksForModule || matches("Linux", value) {
        scan.sites.append(.condition(start..<close + 1, holds: holds))
      }
      at = close + 1
    }
  }

  /// Handles `swift(>=4.2)` and later versions before 6: sources in older language modes take the branches with the
  /// frameworks' present names.
  private mutating func languageCondition(_ name: Range<Int>) {
    let open = skipSpace(at)
    guard byte(open) == UInt8(ascii: "(") else { return }
    let comparison = skipSpace(open + 1)
    var number = comparison
    while byte(number) == UInt8(ascii: ">") || byte(number) == UInt8(ascii: "<")
      || byte(number) == UInt8(ascii: "=")
    {
      number += 1
    }
    let start = skipSpace(number)
    var end = start
    while end < text.count, Self.isWord(text[end]) || text[end] == UInt8(ascii: ".") { end += 1 }
    guard byte(skipSpace(end)) == UInt8(ascii: ")") else { return }
    let parts = string(start..<end).split(separator: ".").compactMap { Int($0) }
    guard let major = parts.first, major < 6, (major, parts.count > 1 ? parts[1] : 0) >= (4, 2) else {
      return
    }
    let close = skipSpace(end) + 1
    switch string(comparison..<number) {
    case ">=": scan.sites.append(.condition(name.lowerBound..<close, holds: true))
    case "<": scan.sites.append(.condition(name.lowerBound..<close, holds: false))
    default: return
    }
    at = close
  }

  /// Whether there are only imports up to the end of the branch of an `#if`, nested conditions included.
  private func importsOnly(after start: Int) -> Bool {
    var at = start
    var depth = 0
    while at < text.count, text[at] != 0x0A { at += 1 }
    while at < text.count {
      switch text[at] {
      case UInt8(ascii: "#"):
        let word = at + 1..<wordEnd(at + 1)
        if matches("if", word) {
          depth += 1
        } else if depth == 0 {
          return true
        } else if matches("endif", word) {
          depth -= 1
        }
      case UInt8(ascii: "@"):
        at = wordEnd(at + 1)
        continue
      case let byte where Self.isWord(byte):
        guard matches("import", at..<wordEnd(at)) else { return false }
      case UInt8(ascii: "/") where byte(at + 1) == UInt8(ascii: "/"): break
      default:
        at += 1
        continue
      }
      while at < text.count, text[at] != 0x0A { at += 1 }
    }
    return true
  }

  mutating func attribute() {
    let start = at
    let word = at + 1..<wordEnd(at + 1)
    at = max(word.upperBound, at + 1)
    afterOperand = false
    guard word.count >= 4 else { return }
    var end = word.upperBound
    switch text[word.lowerBound] {
    case UInt8(ascii: "o"):
      guard matches("objc", word) || matches("objcMembers", word) else { return }
      // Allows space before the name: `@objc (name) func`.
      let open = skipSpace(end)
      if byte(open) == UInt8(ascii: "("), let close = matchingParenthesis(open) { end = close + 1 }
    case UInt8(ascii: "a"):
      if matches("available", word), byte(end) == UInt8(ascii: "(") { availability(end + 1) }
      return
    case UInt8(ascii: "c"):
      guard matches("convention", word), byte(end) == UInt8(ascii: "("), let close = matchingParenthesis(end)
      else { return }
      let type = skipSpace(close + 1)
      let takesElements =
        matchingParenthesis(type).map { string(type..<$0).contains("CGPathElement") } ?? false
      if takesElements { hasElementBlocks = true }
      guard
        takesElements || isObjectiveCConvention(end + 1..<close, type: type)
      else { return }
      if matches("block", end + 1..<close) {
        blockConventions.append(start..<close + 1)
      } else {
        scan.sites.append(.attribute(start..<close + 1))
      }
      at = close + 1
      return
    case UInt8(ascii: "I"):
      guard
        matches("IBOutlet", word) || matches("IBAction", word) || matches("IBInspectable", word)
          || matches("IBDesignable", word) || matches("IBSegueAction", word)
      else { return }
    case UInt8(ascii: "N"):
      guard matches("NSManaged", word) else { return }
    case UInt8(ascii: "n"):
      guard matches("nonobjc", word) else { return }
    case UInt8(ascii: "E"):
      // The enclosing type determines the kind of entry.
      if matches("Entry", word) {
        scan.words.insert(.objectiveC)
        keepCode()
      }
      return
    case UInt8(ascii: "O"):
      if matches("Observable", word) || matches("ObservationIgnored", word) {
        scan.words.insert(.observation)
      }
      return
    case UInt8(ascii: "F"), UInt8(ascii: "S"):
      if matches("FetchRequest", word) || matches("SectionedFetchRequest", word) {
        scan.words.insert(.managedData)
      }
      return
    case UInt8(ascii: "Q"):
      // On iOS the attribute is a macro, so that the type of the entity need not follow from a call.
      if matches("Query", word), byte(end) != UInt8(ascii: "(") { scan.sites.append(.emptyQuery(end)) }
      return
    case UInt8(ascii: "P"):
      if matches("Published", word) { scan.words.insert(.combine) }
      return
    case UInt8(ascii: "M"):
      if scan.isTest, matches("MainActor", word) { scan.words.insert(.isolatedTest) }
      if matches("Model", word) || matches("ModelActor", word) {
        scan.words.insert(.objectiveC)
        keepCode()
      }
      return
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

  /// Returns whether a function type uses a convention of Objective-C: a block, or an implementation of a method.
  private func isObjectiveCConvention(_ convention: Range<Int>, type: Int) -> Bool {
    if matches("block", convention) { return true }
    guard matches("c", convention), byte(type) == UInt8(ascii: "("), let close = matchingParenthesis(type)
    else {
      return false
    }
    return string(type..<close).contains("Selector")
  }

  /// Handles `name?(`, which calls an optional closure or an optional method.
  mutating func question() {
    let question = at
    at += 1
    defer { afterOperand = true }
    let hasTrailingClosure = byte(skipSpace(at)) == UInt8(ascii: "{")
    guard byte(at) == UInt8(ascii: "(") || hasTrailingClosure, question > 0, Self.isWord(text[question - 1])
    else { return }
    let start = wordStart(question)
    let word = start..<question
    if matches("init", word) || matches("try", word) || matches("as", word) { return }
    let labels = hasTrailingClosure ? "_:" : labels(at)
    guard start > 0, text[start - 1] == UInt8(ascii: ".") else {
      let name = string(word) + "(" + labels + ")"
      if FrameworkRequirements.shared.contains(name) {
        scan.sites.append(.ownOptionalCall(word, question: question, name: name))
      }
      return
    }
    let end = hasTrailingClosure ? nil : optionalValueEnd(at)
    scan.sites.append(.optionalCall(question: question, name: string(word) + "(" + labels + ")", end: end))
  }

  /// Returns the end of a call whose value is assigned to a variable, as in `let x = a.name?(b)`; nil for another call.
  private func optionalValueEnd(_ open: Int) -> Int? {
    guard let close = matchingParenthesis(open) else { return nil }
    let end = close + 1
    var next = end
    while byte(next) == 0x20 { next += 1 }
    let ends: [UInt8?] = [
      nil, 0x0A, UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: ";"),
    ]
    guard ends.contains(byte(next)) || matches("else", next..<wordEnd(next)) else { return nil }
    var start = open
    while start > 0 {
      let previous = text[start - 1]
      guard
        Self.isWord(previous) || [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(previous)
      else { break }
      start -= 1
    }
    while start > 0, text[start - 1] == 0x20 { start -= 1 }
    guard start > 1, text[start - 1] == UInt8(ascii: "="), text[start - 2] == 0x20 else { return nil }
    return end
  }

  /// Handles `name!(`, which calls an optional method that the caller knows to exist.
  mutating func forcedCall() {
    guard byte(at + 1) == UInt8(ascii: "("), at > 0, Self.isWord(text[at - 1]) else { return }
    let start = wordStart(at)
    guard start > 0, text[start - 1] == UInt8(ascii: ".") else { return }
    scan.sites.append(
      .optionalCall(question: at, name: string(start..<at) + "(" + labels(at + 1) + ")", end: nil))
  }

  /// The argument labels in the parentheses that open here, each with its colon.
  func labels(_ open: Int) -> String {
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

  /// Handles `enumerateMatches(in: …, range: NSRange(…))`. Other arguments may belong to a method of the project.
  mutating func matchEnumeration(_ range: Range<Int>) {
    let start = range.lowerBound
    let isDeclaration = start >= 5 && matches("func ", start - 5..<start)
    guard byte(range.upperBound) == UInt8(ascii: "("), !isDeclaration else { return }
    var depth = 0
    var index = range.upperBound
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"): return
      case let byte where depth == 1 && Self.isWord(byte):
        let word = index..<wordEnd(index)
        index = word.upperBound
        guard matches("range", word), self.byte(skipSpace(index)) == UInt8(ascii: ":") else { continue }
        let value = skipSpace(skipSpace(index) + 1)
        let type = value..<wordEnd(value)
        if matches("NSRange", type) || matches("NSMakeRange", type) || matches("nsRange", type) {
          scan.sites.append(.matchEnumeration(range))
          scan.words.insert(.extensions)
        }
        return
      default: break
      }
      if depth == 0 { return }
      index += 1
    }
  }

  /// Handles the constants in `let options: [NSObject: AnyObject] = [kCVPixelBufferWidthKey: 1 as AnyObject]`. They are objects on
  /// iOS and texts here.
  mutating func objectKeys(_ object: Range<Int>) {
    guard lastByte(before: object.lowerBound) == UInt8(ascii: "[") else { return }
    var at = skipSpace(object.upperBound)
    for part in [":", "AnyObject", "]", "=", "["] {
      guard starts(part, at: at) else { return }
      at = skipSpace(at + part.utf8.count)
    }
    var depth = 1
    while at < text.count, depth > 0 {
      switch text[at] {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""): return
      case UInt8(ascii: "k") where depth == 1 && !Self.isWord(text[at - 1]):
        let name = at..<wordEnd(at)
        if byte(skipSpace(name.upperBound)) == UInt8(ascii: ":") {
          scan.sites.append(.replacement(name, "(\(string(name)) as NSString)"))
        }
        at = name.upperBound
        continue
      default: break
      }
      at += 1
    }
  }

  private func starts(_ word: String, at offset: Int) -> Bool {
    offset + word.utf8.count <= text.count && zip(word.utf8, text[offset...]).allSatisfy { $0 == $1 }
  }

  /// Handles members of `ProcessInfo` about the version, which is that of the kernel on Linux.
  mutating func systemVersion(_ range: Range<Int>) {
    let dot = range.lowerBound - 1
    guard
      matches("operatingSystemVersion", range) || matches("operatingSystemVersionString", range)
        || matches("isOperatingSystemAtLeast", range),
      dot >= 13, matches("processInfo", dot - 11..<dot) || matches("ProcessInfo()", dot - 13..<dot)
    else { return }
    scan.sites.append(.replacement(range, "_\(string(range))"))
    scan.words.insert(.extensions)
  }

  /// Handles a constant of CoreText. On iOS its type is bridged to that of attribute keys by `as`.
  mutating func textAttribute(_ range: Range<Int>) {
    scan.words.insert(.typesetting)
    let cast = skipSpace(range.upperBound)
    let type = skipSpace(cast + 2)
    guard matches("as", cast..<wordEnd(cast)), matches("NSAttributedString", type..<wordEnd(type)) else {
      return
    }
    let end = wordEnd(wordEnd(type) + 1)
    guard matches(".Key", wordEnd(type)..<end) else { return }
    let name = string(range)
    scan.sites.append(.replacement(range.lowerBound..<end, "NSAttributedString.Key(\(name))"))
  }

  /// Handles the arguments of `@available` for a declaration that does not exist on iOS, or only on versions before those that
  /// tools for it still support.
  private mutating func availability(_ start: Int) {
    let platform = skipSpace(start)..<wordEnd(skipSpace(start))
    guard matches("iOS", platform) else { return }
    var end = platform.upperBound
    while end < text.count, text[end] != UInt8(ascii: ")"), text[end] != UInt8(ascii: "\"") { end += 1 }
    let arguments = string(platform.upperBound..<end).split { " ,:\n".contains($0) }
    let obsoleted = arguments.firstIndex(of: "obsoleted").flatMap { index in
      arguments.dropFirst(index + 1).first.flatMap { Double($0.prefix { $0 != "." }) }
    }
    // Generated code may refer to other declarations, which nothing uses.
    let isCase = arguments.first == "unavailable" && isFollowedByCase(end)
    if isCase || obsoleted.map({ $0 <= Self.oldestTarget }) == true {
      scan.sites.append(.unavailable(platform.lowerBound..<end))
    }
  }

  /// Whether the attribute whose arguments end at an offset, and those after it, belong to a case of an enumeration.
  private func isFollowedByCase(_ end: Int) -> Bool {
    var next = end
    while true {
      while next < text.count, text[next] != UInt8(ascii: ")") { next += 1 }
      next = skipSpace(next + 1)
      guard byte(next) == UInt8(ascii: "@") else { return matches("case", next..<wordEnd(next)) }
    }
  }

  /// The oldest version of iOS that Xcode 26 builds for.
  private static let oldestTarget = 13.0

  /// Handles `Element: Name` in the requirements of an extension of a collection.
  mutating func elementConformance(_ range: Range<Int>) {
    guard range.lowerBound > 6, matches("where ", range.lowerBound - 6..<range.lowerBound),
      frames[frames.count - 1].pending == .extensionBody
    else { return }
    let colon = skipSpace(range.upperBound)
    let name = skipSpace(colon + 1)
    let end = wordEnd(name)
    guard byte(colon) == UInt8(ascii: ":"), name < end, byte(skipSpace(end)) == UInt8(ascii: "{") else {
      return
    }
    scan.sites.append(.elementConformance(colon..<name, name: string(name..<end)))
  }

  /// The last byte before an offset that is not a space.
  private func lastByte(before offset: Int) -> UInt8 {
    var at = offset - 1
    while at >= 0, text[at] == 0x20 || (text[at] >= 0x09 && text[at] <= 0x0D) { at -= 1 }
    return at >= 0 ? text[at] : 0
  }

  /// Handles `some` before the name of a protocol, except in the type of a parameter, which is a generic one.
  mutating func opaqueType(_ range: Range<Int>) {
    var start = skipSpace(range.upperBound)
    guard start > range.upperBound else { return }
    if frames[frames.count - 1].kind == .round, lastByte(before: range.lowerBound) == UInt8(ascii: ":") {
      return
    }
    var end = wordEnd(start)
    while byte(end) == UInt8(ascii: ".") {
      start = end + 1
      end = wordEnd(start)
    }
    guard start < end, text[start] >= UInt8(ascii: "A"), text[start] <= UInt8(ascii: "Z") else { return }
    scan.sites.append(.opaqueType(range, name: string(start..<end)))
  }

  /// Handles the inverse of one of Foundation's sets of characters. On Linux it traps when it is changed: a union is another set.
  mutating func invertedCharacters(_ range: Range<Int>) {
    let base = wordStart(range.lowerBound - 1)..<range.lowerBound - 1
    guard byte(base.lowerBound - 1) == UInt8(ascii: "."),
      byte(skipSpace(range.upperBound)) != UInt8(ascii: "("),
      Self.characterSets.contains(string(base))
    else { return }
    scan.sites.append(.replacement(range, "inverted.union(CharacterSet())"))
  }

  private static let characterSets: Set<String> = [
    "alphanumerics", "capitalizedLetters", "controlCharacters", "decimalDigits", "decomposables",
    "illegalCharacters", "letters", "lowercaseLetters", "newlines", "nonBaseCharacters",
    "punctuationCharacters", "symbols", "uppercaseLetters", "whitespaces", "whitespacesAndNewlines",
  ]
}
