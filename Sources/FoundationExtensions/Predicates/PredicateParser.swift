import Foundation

/// A parser for predicate formats.
struct PredicateParser {
  private enum Token: Equatable {
    case word(String)
    case quoted(String)
    case number(Double)
    case integer(Int64)
    case symbol(String)
    case argument(Character)
    case end
  }

  private let format: String
  private let characters: [Character]
  private var arguments: ArraySlice<Any>
  private var position = 0
  private var token = Token.end
  private var tokenStart = 0

  static func parse(_ format: String, _ arguments: [Any]) throws(PredicateFormatError) -> PredicateNode {
    var parser = PredicateParser(format, arguments)
    try parser.advance()
    let node = try parser.disjunction()
    guard parser.token == .end else { throw parser.error("there is more than a predicate") }
    guard parser.arguments.isEmpty else {
      throw parser.error("there are more arguments than the format takes")
    }
    return node
  }

  /// Parses an expression without comparison.
  static func parseExpression(
    _ format: String, _ arguments: [Any]
  ) throws(PredicateFormatError) -> PredicateExpression {
    var parser = PredicateParser(format, arguments)
    try parser.advance()
    let expression = try parser.sum()
    guard parser.token == .end else { throw parser.error("there is more than an expression") }
    return expression
  }

  private init(_ format: String, _ arguments: [Any]) {
    self.format = format
    characters = Array(format)
    self.arguments = arguments[...]
  }

  private func error(_ reason: String) -> PredicateFormatError {
    PredicateFormatError(format: format, offset: tokenStart, reason: reason)
  }

  // MARK: Predicates

  private mutating func disjunction() throws(PredicateFormatError) -> PredicateNode {
    var node = try conjunction()
    while isNext("OR", "||") {
      try advance()
      node = .or(node, try conjunction())
    }
    return node
  }

  private mutating func conjunction() throws(PredicateFormatError) -> PredicateNode {
    var node = try negation()
    while isNext("AND", "&&") {
      try advance()
      node = .and(node, try negation())
    }
    return node
  }

  private mutating func negation() throws(PredicateFormatError) -> PredicateNode {
    if isNext("NOT", "!") {
      try advance()
      return .not(try negation())
    }
    if isNext("TRUEPREDICATE") {
      try advance()
      return .constant(true)
    }
    if isNext("FALSEPREDICATE") {
      try advance()
      return .constant(false)
    }
    if token == .symbol("(") {
      // A parenthesis may enclose a predicate or the left side of a comparison.
      let start = self
      if let inner = try? bracketed() { return inner }
      self = start
    }
    return try comparison()
  }

  private mutating func bracketed() throws(PredicateFormatError) -> PredicateNode {
    try advance()
    let node = try disjunction()
    guard token == .symbol(")") else { throw error("a bracket is not closed") }
    try advance()
    if isOperator { throw error("a predicate has no value to compare") }
    return node
  }

  private static let quantifiers: [String: PredicateNode.Quantifier] = [
    "ANY": .any, "SOME": .any, "ALL": .all, "NONE": .none,
  ]

  private static let operators: [String: PredicateNode.Operator] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual,
    ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BETWEEN": .between, "CONTAINS": .contains,
    "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches, "IN": .in,
  ]

  private var isOperator: Bool {
    switch token {
    case .symbol(let text): Self.operators[text] != nil || ["+", "-", "*", "/"].contains(text)
    case .word(let text): Self.operators[text.uppercased()] != nil
    default: false
    }
  }

  private mutating func comparison() throws(PredicateFormatError) -> PredicateNode {
    var quantifier: PredicateNode.Quantifier?
    if case .word(let word) = token, let found = Self.quantifiers[word.uppercased()] {
      quantifier = found
      try advance()
    }
    let left = try sum()
    let name: String
    switch token {
    case .symbol(let text), .word(let text): name = text.uppercased()
    default: throw error("a comparison is missing")
    }
    guard let op = Self.operators[name] else { throw error("\"\(name)\" is no comparison") }
    try advance()
    var options: String.CompareOptions = []
    if token == .symbol("[") {
      try advance()
      guard case .word(let flags) = token else { throw error("options of a comparison are missing") }
      for flag in flags.lowercased() {
        switch flag {
        case "c": options.insert(.caseInsensitive)
        case "d": options.insert(.diacriticInsensitive)
        case "n", "l": break
        default: throw error("\"\(flag)\" is no option of a comparison")
        }
      }
      try advance()
      guard token == .symbol("]") else { throw error("options of a comparison are not closed") }
      try advance()
    }
    return .compare(left, op, try sum(), options, quantifier)
  }

  // MARK: Expressions

  private mutating func sum() throws(PredicateFormatError) -> PredicateExpression {
    var value = try product()
    while token == .symbol("+") || token == .symbol("-") {
      let operation: PredicateExpression.Arithmetic = token == .symbol("+") ? .add : .subtract
      try advance()
      value = .arithmetic(value, operation, try product())
    }
    return value
  }

  private mutating func product() throws(PredicateFormatError) -> PredicateExpression {
    var value = try power()
    while token == .symbol("*") || token == .symbol("/") {
      let operation: PredicateExpression.Arithmetic = token == .symbol("*") ? .multiply : .divide
      try advance()
      value = .arithmetic(value, operation, try power())
    }
    return value
  }

  private mutating func power() throws(PredicateFormatError) -> PredicateExpression {
    let base = try atom()
    guard token == .symbol("**") else { return base }
    try advance()
    return .arithmetic(base, .power, try power())
  }

  private mutating func atom() throws(PredicateFormatError) -> PredicateExpression {
    switch token {
    case .number(let value):
      try advance()
      return .constant(value)
    case .integer(let value):
      try advance()
      return .constant(value)
    case .quoted(let text):
      try advance()
      return .constant(text)
    case .symbol("-"):
      try advance()
      return .arithmetic(.constant(Int64(0)), .subtract, try atom())
    case .symbol("("):
      try advance()
      let value = try sum()
      guard token == .symbol(")") else { throw error("a bracket is not closed") }
      try advance()
      return value
    case .symbol("{"): return try list()
    case .argument(let kind): return try argument(kind)
    case .word(let word): return try named(word)
    case .symbol(let text): throw error("\"\(text)\" is out of place")
    case .end: throw error("the format ends too early")
    }
  }

  private mutating func list() throws(PredicateFormatError) -> PredicateExpression {
    try advance()
    var items: [PredicateExpression] = []
    while token != .symbol("}") {
      items.append(try sum())
      if token == .symbol(",") {
        try advance()
      } else if token != .symbol("}") {
        throw error("a list is not closed")
      }
    }
    try advance()
    return .list(items)
  }

  private mutating func argument(_ kind: Character) throws(PredicateFormatError) -> PredicateExpression {
    guard let value = arguments.popFirst() else {
      throw error("there are fewer arguments than the format takes")
    }
    try advance()
    guard kind == "K" else { return .constant(PredicateComparison.unwrapped(value)) }
    guard let path = PredicateComparison.unwrapped(value) as? String else { throw error("%K takes a string") }
    return .path(Self.keys(path))
  }

  private mutating func named(_ word: String) throws(PredicateFormatError) -> PredicateExpression {
    try advance()
    if token == .symbol("(") { return word.uppercased() == "SUBQUERY" ? try subquery() : try function(word) }
    switch word.uppercased() {
    case "NULL", "NIL": return .constant(nil)
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "SELF": return .path([])
    default: break
    }
    if word.hasPrefix("$") {
      let keys = Self.keys(String(word.dropFirst()))
      return .variable(keys[0], Array(keys.dropFirst()))
    }
    return .path(Self.keys(word))
  }

  private static let functions: Set<String> = [
    "now", "count", "sum", "average", "min", "max", "abs", "sqrt", "ceiling", "floor", "trunc", "lowercase",
    "uppercase", "length",
  ]

  private mutating func function(_ name: String) throws(PredicateFormatError) -> PredicateExpression {
    let name = name.hasSuffix(":") ? String(name.dropLast()) : name
    guard Self.functions.contains(name.lowercased()) else {
      throw error("the function \(name)() is not supported")
    }
    try advance()
    var arguments: [PredicateExpression] = []
    while token != .symbol(")") {
      arguments.append(try sum())
      if token == .symbol(",") {
        try advance()
      } else if token != .symbol(")") {
        throw error("a bracket is not closed")
      }
    }
    try advance()
    return .function(name, arguments)
  }

  /// Parses `(collection, $variable, predicate)` and a key path such as `.@count`.
  private mutating func subquery() throws(PredicateFormatError) -> PredicateExpression {
    try advance()
    let collection = try sum()
    guard token == .symbol(",") else { throw error("a variable is missing") }
    try advance()
    guard case .word(let variable) = token, variable.hasPrefix("$") else {
      throw error("a variable is missing")
    }
    try advance()
    guard token == .symbol(",") else { throw error("a predicate is missing") }
    try advance()
    let node = try disjunction()
    guard token == .symbol(")") else { throw error("a bracket is not closed") }
    try advance()
    var keys: [String] = []
    if case .word(let path) = token, path.hasPrefix(".") {
      keys = Self.keys(path)
      try advance()
    }
    return .subquery(collection, variable: String(variable.dropFirst()), node, keys)
  }

  private static func keys(_ path: String) -> [String] {
    let keys = path.split(separator: ".").map { $0.hasPrefix("#") ? String($0.dropFirst()) : String($0) }
    return keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys
  }

  // MARK: Words

  private func isNext(_ names: String...) -> Bool {
    switch token {
    case .word(let text): names.contains(text.uppercased())
    case .symbol(let text): names.contains(text)
    default: false
    }
  }

  private static let symbols = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", "=", "<", ">", "!", "(", ")", "{", "}", "[",
    "]",
    ",", "+", "-", "*", "/",
  ]

  private mutating func advance() throws(PredicateFormatError) {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    tokenStart = position
    guard position < characters.count else {
      token = .end
      return
    }
    let character = characters[position]
    switch character {
    case "\"", "'": token = .quoted(try quoted(character))
    case "%": token = .argument(try conversion())
    case _ where character.isASCII && character.isNumber: token = try number()
    case _ where character.isLetter || "_@#$.".contains(character):
      let start = position
      while position < characters.count,
        characters[position].isLetter || characters[position].isNumber
          || "_@#$.".contains(characters[position])
      { position += 1 }
      token = .word(String(characters[start..<position]))
    default:
      let two = String(characters[position..<min(position + 2, characters.count)])
      guard let symbol = Self.symbols.first(where: { two.hasPrefix($0) }) else {
        throw error("\"\(character)\" is out of place")
      }
      position += symbol.count
      token = .symbol(symbol)
    }
  }

  private mutating func quoted(_ mark: Character) throws(PredicateFormatError) -> String {
    var text = ""
    position += 1
    while position < characters.count, characters[position] != mark {
      if characters[position] == "\\", position + 1 < characters.count {
        position += 1
        switch characters[position] {
        case "n": text.append("\n")
        case "t": text.append("\t")
        default: text.append(characters[position])
        }
      } else {
        text.append(characters[position])
      }
      position += 1
    }
    guard position < characters.count else { throw error("a quotation is not closed") }
    position += 1
    return text
  }

  /// Scans `%@`, `%K`, or a number specifier of any width.
  private mutating func conversion() throws(PredicateFormatError) -> Character {
    position += 1
    while position < characters.count, "0123456789.lhqzj".contains(characters[position]) { position += 1 }
    guard position < characters.count,
      "@Kdiufgexoc".contains(characters[position].lowercased()) || characters[position] == "K"
    else { throw error("a conversion is missing after %") }
    defer { position += 1 }
    return characters[position]
  }

  private mutating func number() throws(PredicateFormatError) -> Token {
    let start = position
    if characters[position] == "0", position + 1 < characters.count, "xX".contains(characters[position + 1]) {
      position += 2
      while position < characters.count, characters[position].isHexDigit { position += 1 }
      guard let value = Int64(String(characters[(start + 2)..<position]), radix: 16) else {
        throw error("this is no number")
      }
      return .integer(value)
    }
    while position < characters.count, characters[position].isNumber || "eE.".contains(characters[position]) {
      if "eE".contains(characters[position]), position + 1 < characters.count,
        "+-".contains(characters[position + 1])
      {
        position += 1
      }
      position += 1
    }
    let text = String(characters[start..<position])
    if let value = Int64(text) { return .integer(value) }
    guard let value = Double(text) else { throw error("this is no number") }
    return .number(value)
  }
}
