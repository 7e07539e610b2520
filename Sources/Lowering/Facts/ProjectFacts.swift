/// Information about all files of a project that is needed to lower a file.
package struct ProjectFacts: Hashable, Sendable {
  package private(set) var requirements: [String: Set<String>] = [:]
  package private(set) var selectors: [String: Set<String>] = [:]
  package private(set) var namedSelectors: [String: String] = [:]
  package private(set) var forwarders: [String: [String]] = [:]
  package private(set) var isolatedClasses: Set<String> = []
  private var requirementBaseNames: Set<UInt64> = []
  private var forwardedTypes: Set<UInt64> = []

  /// Creates the summary of an empty project.
  package init() {}

  /// Creates the summary of files, in any order.
  package init(_ files: some Sequence<FileFacts>) {
    for file in files { add(file) }
    for type in forwarders.keys { forwarders[type]?.sort() }
  }

  private mutating func add(_ file: FileFacts) {
    if file.isEmpty { return }
    requirements.merge(file.requirements) { $0.union($1) }
    selectors.merge(file.selectors) { $0.union($1) }
    namedSelectors.merge(file.namedSelectors) { min($0, $1) }
    forwarders.merge(file.forwarders) { $0 + $1 }
    isolatedClasses.formUnion(file.isolatedClasses)
    for name in file.requirements.keys {
      requirementBaseNames.insert(NameHash.of(name.utf8.prefix { $0 != UInt8(ascii: "(") }))
    }
    for type in file.forwarders.keys { forwardedTypes.insert(NameHash.of(type.utf8)) }
  }

  /// Whether other files affect a file with these methods and type names.
  func concerns(methods: [UInt64], typeNames: Set<UInt64>) -> Bool {
    if !forwardedTypes.isDisjoint(with: typeNames) { return true }
    return methods.contains {
      requirementBaseNames.contains($0)
        || FrameworkRequirements.shared.mayBeImplemented($0, typeNames: typeNames)
    }
  }

  /// A fingerprint that changes if other files may affect the lowering of a file.
  package var fingerprint: String {
    var text = ""
    for (name, protocols) in requirements.sorted(by: { $0.key < $1.key }) {
      text += "r \(name) \(protocols.sorted())\n"
    }
    for (name, all) in selectors.sorted(by: { $0.key < $1.key }) { text += "s \(name) \(all.sorted())\n" }
    for (name, selector) in namedSelectors.sorted(by: { $0.key < $1.key }) {
      text += "n \(name) \(selector)\n"
    }
    for (name, all) in forwarders.sorted(by: { $0.key < $1.key }) { text += "f \(name) \(all)\n" }
    if !isolatedClasses.isEmpty { text += "i \(isolatedClasses.sorted())\n" }
    return NameHash.text(text.utf8, length: 12)
  }
}
