extension NSLayoutConstraint {
  class func defaultConstraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
      var builder = VisualFormatBuilder(try parser.parse(), format: format, options: opts)
      return try builder.build()
    } catch let error as VisualFormatError {
      UIKitFault.raise(.invalidArgument, error.text)
      return []
    } catch {
      return []
    }
  }
}

/// A syntax error and its position.
struct VisualFormatError: Error {
  var reason: String
  var format: String
  var position: Int

  /// The message in UIKit's format: the format string, with a mark below it.
  var text: String {
    "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: position))^"
  }
}

/// A parsed line of the visual format language.
struct VisualFormatLine {
  enum Place {
    case superview(position: Int)
    case item(AnyObject, name: String, sizes: [Predicate])
  }

  /// The connection between two items.
  enum Connection {
    case flush
    case standard
    case distances([Predicate])
  }

  struct Predicate {
    enum Value {
      case number(CGFloat)
      case item(AnyObject)
    }

    var relation: NSLayoutConstraint.Relation
    var value: Value
    var priority: UILayoutPriority
  }

  var axis: NSLayoutConstraint.Axis
  var places: [Place]
  /// The connections, one fewer than items.
  var connections: [Connection]
}

/// Parses the visual format language (Apple, "Visual Format Language").
@MainActor
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var position = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    self.format = format
    characters = Array(format)
    self.metrics = metrics
    self.views = views
  }

  mutating func parse() throws -> VisualFormatLine {
    var line = VisualFormatLine(axis: try parseAxis(), places: [], connections: [])
    line.places.append(try parsePlace(isFirst: true))
    while position < characters.count {
      line.connections.append(try parseConnection())
      line.places.append(try parsePlace(isFirst: false))
      if case .superview = line.places.last!, position < characters.count {
        throw error("Unexpected character after the trailing superview: '|' ends the format")
      }
    }
    if line.places.count == 1, case .superview = line.places[0] {
      throw error("Expected a view between the superview's edges")
    }
    return line
  }

  private func error(_ reason: String, at place: Int? = nil) -> VisualFormatError {
    VisualFormatError(reason: reason, format: format, position: place ?? position)
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  // MARK: Parts

  private mutating func parseAxis() throws -> NSLayoutConstraint.Axis {
    guard let first = next else { throw error("Format string is empty") }
    guard first == "H" || first == "V" else { return .horizontal }
    position += 1
    guard take(":") else {
      throw error(
        "Expected a ':' after '\(first)' to specify \(first == "H" ? "horizontal" : "vertical") arrangement")
    }
    return first == "H" ? .horizontal : .vertical
  }

  private mutating func parsePlace(isFirst: Bool) throws -> VisualFormatLine.Place {
    if next == "|" {
      position += 1
      return .superview(position: position - 1)
    }
    guard take("[") else {
      throw error(
        isFirst
          ? "Expected a '[' or a '|' here. That is how you begin with a view or its superview"
          : "Expected a '[' or a '|' here. That is how you give the view or superview that follows")
    }
    let start = position
    guard let name = parseName() else {
      throw error(
        "Expected a view name here. Names start with a letter or an underscore and go on with those and digits"
      )
    }
    guard let value = views[name], LayoutItem(value as AnyObject) != nil else {
      throw error("\(name) is not a key in the views dictionary.", at: start)
    }
    let sizes = next == "(" ? try parsePredicates(allowsViews: true) : []
    guard take("]") else {
      throw error("Expected a ']' here. That is how you close the view '\(name)'")
    }
    return .item(value as AnyObject, name: name, sizes: sizes)
  }

  private mutating func parseConnection() throws -> VisualFormatLine.Connection {
    guard take("-") else {
      guard next == "[" || next == "|" else {
        throw error("Expected a '-', a '[' or a '|' here. That is how views are connected")
      }
      return .flush
    }
    if next == "[" || next == "|" { return .standard }
    let distances: [VisualFormatLine.Predicate]
    if next == "(" {
      distances = try parsePredicates(allowsViews: false)
    } else {
      distances = [
        .init(relation: .equal, value: .number(try parseConstant()), priority: .required)
      ]
    }
    guard take("-") else {
      throw error("Expected a '-' here. That is how you end a distance")
    }
    return .distances(distances)
  }

  private mutating func parsePredicates(allowsViews: Bool) throws -> [VisualFormatLine.Predicate] {
    _ = take("(")
    var predicates: [VisualFormatLine.Predicate] = []
    repeat {
      predicates.append(try parsePredicate(allowsViews: allowsViews))
    } while take(",")
    guard take(")") else {
      throw error("Expected a ')' here. That is how you close a list of predicates")
    }
    return predicates
  }

  private mutating func parsePredicate(allowsViews: Bool) throws -> VisualFormatLine.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if let first = next, "=<>".contains(first) {
      position += 1
      guard take("=") else {
        throw error("Expected a '=' here. Relations are '==', '<=' and '>='")
      }
      relation = first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }
    var value = VisualFormatLine.Predicate.Value.number(0)
    let start = position
    if allowsViews, let name = parseName() {
      if let number = metrics[name].flatMap(Self.number) {
        value = .number(number)
      } else if let item = views[name], LayoutItem(item as AnyObject) != nil {
        value = .item(item as AnyObject)
      } else {
        throw missingMetric(name, at: start)
      }
    } else {
      value = .number(try parseConstant())
    }
    var priority = UILayoutPriority.required
    if take("@") {
      let start = position
      let number = try parseConstant()
      guard number > 0, number <= 1000 else {
        throw error("Priorities must be greater than 0 and less or equal to 1000", at: start)
      }
      priority = UILayoutPriority(Float(number))
    }
    return .init(relation: relation, value: value, priority: priority)
  }

  /// Parses a number, or the name of a metric.
  private mutating func parseConstant() throws -> CGFloat {
    let start = position
    if let name = parseName() {
      guard let number = metrics[name].flatMap(Self.number) else { throw missingMetric(name, at: start) }
      return number
    }
    if next == "-" || next == "+" { position += 1 }
    while let digit = next, digit.isASCII, digit.isNumber || digit == "." { position += 1 }
    guard let number = Double(String(characters[start..<position])) else {
      throw error("Expected a number or the name of a metric here", at: start)
    }
    return CGFloat(number)
  }

  private func missingMetric(_ name: String, at place: Int) -> VisualFormatError {
    error(
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries",
      at: place)
  }

  private mutating func parseName() -> String? {
    guard let first = next, first == "_" || first.isLetter else { return nil }
    let start = position
    while let character = next, character == "_" || character.isLetter || character.isNumber { position += 1 }
    return String(characters[start..<position])
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// Creates constraints for a parsed line.
@MainActor
struct VisualFormatBuilder {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let line: VisualFormatLine
  private let format: String
  private let options: NSLayoutConstraint.FormatOptions
  private var constraints: [NSLayoutConstraint] = []

  init(_ line: VisualFormatLine, format: String, options: NSLayoutConstraint.FormatOptions) {
    self.line = line
    self.format = format
    self.options = options
  }

  mutating func build() throws -> [NSLayoutConstraint] {
    try checkAlignment()
    for (index, place) in line.places.enumerated() {
      if index > 0 { try connect(line.places[index - 1], line.connections[index - 1], place) }
      if case .item(let item, _, let sizes) = place { add(sizes, to: item) }
    }
    align()
    return constraints
  }

  private mutating func add(_ sizes: [VisualFormatLine.Predicate], to item: AnyObject) {
    let attribute: Attribute = line.axis == .horizontal ? .width : .height
    for size in sizes {
      switch size.value {
      case .number(let number):
        add(item, attribute, size.relation, nil, .notAnAttribute, number, size.priority)
      case .item(let other):
        add(item, attribute, size.relation, other, attribute, 0, size.priority)
      }
    }
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ other: Attribute, _ constant: CGFloat, _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
      constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }

  // MARK: Distances

  /// The edges at which an item ends and the next one begins.
  private var edges: (start: Attribute, end: Attribute, startMargin: Attribute, endMargin: Attribute) {
    guard line.axis == .horizontal else { return (.top, .bottom, .topMargin, .bottomMargin) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right, .leftMargin, .rightMargin)
    case .directionRightToLeft: return (.right, .left, .rightMargin, .leftMargin)
    default: return (.leading, .trailing, .leadingMargin, .trailingMargin)
    }
  }

  private mutating func connect(
    _ before: VisualFormatLine.Place, _ connection: VisualFormatLine.Connection,
    _ after: VisualFormatLine.Place
  ) throws {
    var (earlier, later): (AnyObject, AnyObject)
    var (earlierEdge, laterEdge) = (edges.end, edges.start)
    var isAtSuperview = true
    switch (before, after) {
    case (.superview(let position), .item(let item, _, _)):
      (earlier, later) = (try superview(of: item, at: position), item)
      earlierEdge = connection.isStandard ? edges.startMargin : edges.start
    case (.item(let item, _, _), .superview(let position)):
      (earlier, later) = (item, try superview(of: item, at: position))
      laterEdge = connection.isStandard ? edges.endMargin : edges.end
    case (.item(let first, _, _), .item(let second, _, _)):
      (earlier, later) = (first, second)
      isAtSuperview = false
      if line.axis == .vertical, options.contains(.spacingBaselineToBaseline) {
        (earlierEdge, laterEdge) = (.lastBaseline, .firstBaseline)
      }
    case (.superview(let position), .superview):
      throw VisualFormatError(
        reason: "Expected a view between the superview's edges", format: format, position: position)
    }
    let predicates: [VisualFormatLine.Predicate]
    switch connection {
    case .flush: predicates = [.init(relation: .equal, value: .number(0), priority: .required)]
    case .standard:
      let space = isAtSuperview ? 0 : SystemSpacing.standard
      predicates = [.init(relation: .equal, value: .number(space), priority: .required)]
    case .distances(let distances): predicates = distances
    }
    // From right to left, subsequent items are further left.
    let isBackwards = edges.start == .right
    for predicate in predicates {
      guard case .number(let number) = predicate.value else { continue }
      if isBackwards {
        add(earlier, earlierEdge, predicate.relation, later, laterEdge, number, predicate.priority)
      } else {
        add(later, laterEdge, predicate.relation, earlier, earlierEdge, number, predicate.priority)
      }
    }
  }

  private func superview(of item: AnyObject, at position: Int) throws -> UIView {
    let view: UIView? = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let view else {
      throw VisualFormatError(
        reason: "Unable to interpret '|' character, because the related view doesn't have a superview",
        format: format, position: position)
    }
    return view
  }

  // MARK: Alignment

  private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
    (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
    (.alignAllFirstBaseline, .firstBaseline),
  ]

  private func checkAlignment() throws {
    // One view is aligned with nothing.
    let items = line.places.filter { if case .item = $0 { true } else { false } }
    guard items.count > 1 else { return }
    for (option, attribute) in Self.alignments where options.contains(option) && attribute.axis == line.axis {
      let kind = line.axis == .horizontal ? "horizontal" : "vertical"
      throw VisualFormatError(
        reason:
          "Options mask required views to be aligned on a \(kind) edge, which is not allowed for layout that is "
          + "also \(kind).",
        format: format, position: format.count)
    }
  }

  private mutating func align() {
    var items: [AnyObject] = []
    for case .item(let item, _, _) in line.places { items.append(item) }
    for (option, attribute) in Self.alignments where options.contains(option) {
      for (one, other) in zip(items, items.dropFirst()) {
        add(one, attribute, .equal, other, attribute, 0, .required)
      }
    }
  }
}

extension VisualFormatLine.Connection {
  fileprivate var isStandard: Bool {
    if case .standard = self { return true }
    return false
  }
}
