/// A system to solve and an edit to make, as plain data for all solvers.
struct Problem {
  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    /// -1 for at most, 0 for equal, 1 for at least.
    var relation: Int
    var constant: Double
    /// 3 for required, 2 for strong, 1 for medium, 0 for weak.
    var strength: Int
  }

  var name: String
  var variableCount = 0
  var rows: [Row] = []
  /// The variable to edit, and its two alternating values.
  var edited = 0
  var values = (0.0, 0.0)

  mutating func makeVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  mutating func add(
    _ terms: (Int, Double)..., relation: Int = 0, constant: Double = 0, strength: Int = 3
  ) {
    rows.append(
      Row(terms: terms.map { ($0.0, $0.1) }, relation: relation, constant: constant, strength: strength))
  }

  /// The problem as text: a header, then one constraint per line.
  var text: String {
    var lines = ["\(name)\t\(variableCount)\t\(edited)\t\(values.0)\t\(values.1)"]
    for row in rows {
      let terms = row.terms.map { "\($0.variable):\($0.coefficient)" }.joined(separator: " ")
      lines.append("\(row.relation)\t\(row.constant)\t\(row.strength)\t\(terms)")
    }
    return lines.joined(separator: "\n")
  }

  // MARK: The problems

  static let all = [
    chain(length: 100, editing: .start), chain(length: 1_000, editing: .start),
    chain(length: 1_000, editing: .end), boxes(count: 300), stacks(depth: 3, fan: 4),
    stacks(depth: 4, fan: 4), random(variables: 2_000, constraints: 1_000),
    random(variables: 1_500, constraints: 1_000), random(variables: 400, constraints: 1_000),
  ]

  enum End: String { case start, end }

  /// Each variable is 10 after the previous one. Editing the start moves all of them, editing the end one
  /// additional variable.
  static func chain(length: Int, editing end: End) -> Problem {
    var problem = Problem(name: "chain of \(length), \(end.rawValue) edited")
    var last = problem.makeVariable()
    if end == .end { problem.add((last, 1), constant: 5) }
    for _ in 1..<length {
      let next = problem.makeVariable()
      problem.add((next, 1), (last, -1), constant: 10)
      last = next
    }
    if end == .end { last = problem.makeVariable() }
    problem.edited = end == .start ? 0 : last
    problem.values = (20, 40)
    return problem
  }

  /// A row of boxes with preferred width 40 and spacing 8 in a container whose width is edited, so that they
  /// shrink to fit.
  static func boxes(count: Int) -> Problem {
    var problem = Problem(name: "\(count) boxes in a row")
    let container = problem.makeVariable()
    var edge: [(Int, Double)] = []
    for _ in 0..<count {
      let left = problem.makeVariable()
      let width = problem.makeVariable()
      problem.rows.append(
        .init(
          terms: ([(left, 1)] + edge.map { ($0.0, -$0.1) }).map { ($0.0, $0.1) }, relation: 0, constant: 8,
          strength: 3))
      problem.add((width, 1), relation: 1, constant: 4)
      problem.add((width, 1), constant: 40, strength: 1)
      edge = [(left, 1), (width, 1)]
    }
    problem.add((container, 1), (edge[0].0, -1), (edge[1].0, -1), relation: 1, constant: 8)
    problem.edited = container
    problem.values = (Double(count) * 47, Double(count) * 47.5)
    return problem
  }

  /// Nested stacks of equal children, alternating between horizontal and vertical; the root's width is
  /// edited.
  static func stacks(depth: Int, fan: Int) -> Problem {
    var problem = Problem(name: "stacks \(depth) deep, \(fan) wide")
    func makeBox() -> [Int] { (0..<4).map { _ in problem.makeVariable() } }
    let root = makeBox()
    problem.add((root[0], 1))
    problem.add((root[1], 1))
    problem.add((root[3], 1), constant: 800, strength: 2)
    problem.edited = root[2]
    problem.values = (1_000, 1_200)

    func fill(_ box: [Int], depth: Int) {
      guard depth > 0 else {
        problem.add((box[2], 1), constant: 44, strength: 0)
        problem.add((box[3], 1), constant: 20, strength: 0)
        return
      }
      let along = depth % 2
      let across = 1 - along
      var last: [Int]?
      var first: [Int]?
      for _ in 0..<fan {
        let child = makeBox()
        problem.add((child[across], 1), (box[across], -1), constant: 4)
        problem.add(
          (child[across], 1), (child[across + 2], 1), (box[across], -1), (box[across + 2], -1), constant: -4)
        if let last {
          problem.add((child[along], 1), (last[along], -1), (last[along + 2], -1), constant: 8)
        } else {
          problem.add((child[along], 1), (box[along], -1), constant: 4)
        }
        if let first { problem.add((child[along + 2], 1), (first[along + 2], -1)) }
        problem.add((child[along + 2], 1), relation: 1, constant: 0)
        first = first ?? child
        last = child
        fill(child, depth: depth - 1)
      }
      problem.add(
        (last![along], 1), (last![along + 2], 1), (box[along], -1), (box[along + 2], -1), constant: -4)
    }
    fill(root, depth: depth)
    return problem
  }

  /// Random constraints of two or three variables. The required ones are consistent, because one point
  /// satisfies all of them.
  static func random(variables: Int, constraints: Int) -> Problem {
    var problem = Problem(name: "\(constraints) random, \(variables) variables")
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    problem.variableCount = variables
    let point = (0..<variables).map { _ in Double(next(1_000)) }
    for index in 0..<constraints {
      var terms: [(variable: Int, coefficient: Double)] = []
      for _ in 0..<2 + next(2) {
        let variable = next(variables)
        if terms.contains(where: { $0.variable == variable }) { continue }
        terms.append((variable, [1, -1, 1, -1, 2, -0.5][next(6)]))
      }
      let exact = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      let isRequired = index % 4 == 0
      let relation = isRequired ? next(3) - 1 : [0, 0, -1, 1][next(4)]
      let constant = isRequired ? exact - Double(relation * next(50)) : exact + Double(next(200) - 100)
      problem.rows.append(
        .init(terms: terms, relation: relation, constant: constant, strength: isRequired ? 3 : next(3)))
    }
    problem.edited = problem.rows.first { $0.strength < 3 }!.terms[0].variable
    problem.values = (point[problem.edited], point[problem.edited] + 15)
    return problem
  }
}
