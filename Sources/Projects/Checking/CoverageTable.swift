import Foundation

/// The symbols that exist on iOS and not in Portolan, from the page of coverage.
package struct CoverageTable: Sendable {
  private var types: Set<String> = []
  /// The types by member.
  private var members: [String: Set<String>] = [:]

  /// - Parameter root: The folder of the frameworks' package, or of an SDK.
  package init(root: URL) {
    let page = root.appendingPathComponent("Documentation/Coverage.md")
    self.init(page: (try? String(contentsOf: page, encoding: .utf8)) ?? "")
  }

  /// - Parameter page: The text of `Coverage.md`.
  package init(page: String) {
    var section = ""
    var type = ""
    for line in page.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.hasPrefix("#") {
        section = String(line)
        continue
      }
      let names = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      if section.contains("Missing types") {
        types.formUnion(names)
      } else if section.contains("Missing members") {
        var names = names[...]
        if line.hasPrefix("- `") { type = names.popFirst() ?? "" }
        for name in names { members[name, default: []].insert(type) }
      }
    }
  }

  /// The remark on an error of the compiler that names a missing symbol; nil if iOS does not have it either.
  package func remark(on text: String) -> String? {
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
    let known: Bool
    if text.hasPrefix("cannot find "), let name = quoted.first {
      known = types.contains(name) || FrameworkNames.isAppleClass(name)
    } else if text.contains(" has no member "), let name = quoted.last {
      known = members[base(name)] != nil
    } else if text.hasPrefix("method does not override") || text.hasPrefix("property does not override") {
      return nil
    } else {
      return nil
    }
    return known ? "exists on iOS, not yet in Portolan" : nil
  }
}
