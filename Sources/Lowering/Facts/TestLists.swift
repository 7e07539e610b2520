/// The classes of tests whose tests a library lists at run time.
///
/// On iOS, such a library adds a method to the class for each test, with the Objective-C runtime. For Linux it declares
/// `class var allTests` in the superclass of the tests, by the convention of XCTest. The package manager only finds methods in sources.
package struct TestLists: Hashable, Sendable {
  private var superclasses: [String: String] = [:]
  private var listing: Set<String> = []

  /// Creates the list from the summaries of all files.
  package init(_ files: some Sequence<FileSummary>) {
    for file in files { listing.formUnion(file.listingClasses) }
    if listing.isEmpty { return }
    for file in files { superclasses.merge(file.superclasses) { min($0, $1) } }
  }

  package var isEmpty: Bool { listing.isEmpty }

  /// Whether a superclass of a class lists its tests.
  package func contains(_ name: String) -> Bool {
    !listing.contains(name) && superclasses.superclasses(of: name).contains(where: listing.contains)
  }

  /// Whether a class inherits from another one in the list, which declares the list for both.
  func inheritsList(_ name: String) -> Bool { superclasses[name].map(contains) ?? false }

  /// A text that changes with the list.
  package var fingerprint: String {
    if listing.isEmpty { return "" }
    let classes = superclasses.keys.filter(contains).sorted()
    return NameHash.text("\(listing.sorted()) \(classes)".utf8, length: 12)
  }
}

extension SourceFile {
  /// The classes in these bytes that list tests which are no methods.
  static func listingClasses(in bytes: [UInt8]) -> Set<String> {
    let ranges = bytes.ranges(of: Array("class var allTests: [(String, (".utf8))
    if ranges.isEmpty || bytes.contains(Array("func test".utf8)) { return [] }
    return Set(
      ranges.map { range in
        String(decoding: bytes[range.upperBound...].prefix { $0 != UInt8(ascii: ")") }, as: UTF8.self)
      })
  }

  /// Code for the classes of the file whose tests a library lists: a method that the package manager finds, and the list that
  /// PortolanXCTest puts in its place.
  package func listedTests(_ lists: TestLists) -> String {
    if lists.isEmpty { return "" }
    let names = facts.superclasses.keys.filter(lists.contains)
    if names.isEmpty { return "" }
    let code = topLevelClasses.filter(names.contains).map { name in
      let method = "extension \(name) { nonisolated public func testExamplesOf\(name)() {} }"
      if lists.inheritsList(name) { return method }
      return method + "; extension \(name): _ListedTests { "
        + "nonisolated public static var _listedTests: [_ListedTest] { _list(allTests) } }"
    }
    return code.isEmpty ? "" : "import PortolanXCTest\n" + code.joined(separator: "\n")
  }

  /// The names of the classes that other files can use, outside types and branches that are not compiled.
  private var topLevelClasses: [String] {
    var conditions: [Bool] = []
    var names: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.prefix { $0 != "{" }.split { " :<(".contains($0) }
      guard let first = words.first else { continue }
      switch first {
      case "#if": conditions.append(PlatformCondition.value(ofLine: line.drop { $0 != " " }) ?? false)
      case "#elseif", "#else":
        if let last = conditions.popLast() { conditions.append(first == "#else" && !last) }
      case "#endif": _ = conditions.popLast()
      default:
        guard line.first?.isWhitespace == false, !conditions.contains(false),
          let keyword = words.firstIndex(of: "class"), keyword + 1 < words.count,
          words[..<keyword].allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains($0) })
        else { continue }
        names.append(String(words[keyword + 1]))
      }
    }
    return names
  }

  private static let modifiers: Set<Substring> = ["public", "open", "internal", "final"]
}
