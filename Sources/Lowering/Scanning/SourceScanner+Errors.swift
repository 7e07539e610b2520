/// Casts of errors to `NSError`, which succeed for every error on iOS, and on Linux only for objects of the class; and of
/// objects with values to their values.
extension SourceScanner {
  /// Handles `catch let error as NSError {` and `error as? NSError`.
  mutating func errorCast(_ type: Range<Int>) {
    let next = byte(type.upperBound)
    guard next != UInt8(ascii: "."), next != UInt8(ascii: "?"), next != UInt8(ascii: "!") else { return }
    var end = spaceStart(before: type.lowerBound)
    let isConditional = end > 0 && text[end - 1] == UInt8(ascii: "?")
    let question = end - 1
    if isConditional { end -= 1 }
    guard end < type.lowerBound, let keyword = wordBefore(end), matches("as", keyword),
      let name = wordBefore(spaceStart(before: keyword.lowerBound))
    else { return }
    if isConditional {
      if name.count >= 4, matches("rror", name.upperBound - 4..<name.upperBound) {
        scan.sites.append(.errorCast(question..<type.upperBound))
      }
      return
    }
    let brace = skipSpace(type.upperBound)
    guard byte(brace) == UInt8(ascii: "{"), let binding = wordBefore(spaceStart(before: name.lowerBound)),
      matches("let", binding), let start = wordBefore(spaceStart(before: binding.lowerBound)),
      matches("catch", start)
    else { return }
    scan.sites.append(.errorCatch(start.upperBound..<brace + 1, name: string(name)))
  }

  /// Handles `value as? CGRect` and `value as! CGRect`.
  mutating func valueCast(_ type: Range<Int>) {
    guard matches("CGRect", type) || matches("CGPoint", type) || matches("CGSize", type) else { return }
    castOfObject(type)
  }

  /// Handles casts to classes whose type arguments Objective-C ignores, as `request as! NSFetchRequest<Item>`.
  mutating func genericCast(_ name: Range<Int>) {
    let isAnchor =
      matches("NSLayoutXAxisAnchor", name) || matches("NSLayoutYAxisAnchor", name)
      || matches("NSLayoutDimension", name)
    if isAnchor { return castOfObject(name, allowsChecks: true) }
    let isGenericAnchor = matches("NSLayoutAnchor", name)
    guard
      isGenericAnchor || matches("NSFetchRequest", name) || matches("NSFetchedResultsController", name),
      byte(name.upperBound) == UInt8(ascii: "<")
    else { return }
    var depth = 0
    var end = name.upperBound
    while byte(end) != 0, byte(end) != 0x0A {
      if byte(end) == UInt8(ascii: "<") { depth += 1 }
      if byte(end) == UInt8(ascii: ">") { depth -= 1 }
      end += 1
      if depth == 0 { return castOfObject(name.lowerBound..<end, allowsChecks: isGenericAnchor) }
    }
  }

  private mutating func castOfObject(_ type: Range<Int>, allowsChecks: Bool = false) {
    let next = byte(type.upperBound)
    guard next != UInt8(ascii: "."), next != UInt8(ascii: "?"), next != UInt8(ascii: "!") else { return }
    let end = spaceStart(before: type.lowerBound)
    if allowsChecks, let keyword = wordBefore(end), matches("is", keyword) {
      // `case is Type` is a pattern.
      let before = wordBefore(spaceStart(before: keyword.lowerBound))
      if before.map({ matches("case", $0) }) ?? false { return }
      scan.sites.append(.valueCast(keyword, type: type, operator: "¡¿"))
      return
    }
    guard end > 0, let keyword = wordBefore(end - 1), matches("as", keyword) else { return }
    let isForced = text[end - 1] == UInt8(ascii: "!")
    guard isForced || text[end - 1] == UInt8(ascii: "?") else { return }
    scan.sites.append(.valueCast(keyword.lowerBound..<end, type: type, operator: isForced ? "¡¡" : "¡"))
  }

  /// The start of the spaces that end at an offset.
  private func spaceStart(before offset: Int) -> Int {
    var start = offset
    while start > 0, text[start - 1] == 0x20 { start -= 1 }
    return start
  }

  private func wordBefore(_ end: Int) -> Range<Int>? {
    let start = wordStart(end)
    return start < end ? start..<end : nil
  }
}
