/// What other files of the project have to know of one file.
package struct FileFacts: Codable, Hashable, Sendable {
  /// The requirements of the file's `@objc` protocols: the protocol by the requirement's full name.
  package var requirements: [String: Set<String>] = [:]
  /// The selectors of the file's exposed methods by base name.
  package var selectors: [String: Set<String>] = [:]
  /// The selectors that attributes name, by the method's full name.
  package var namedSelectors: [String: String] = [:]
  /// Members that classes of other files have to declare, by the name of the class: overrides that stand in extensions.
  package var forwarders: [String: [String]] = [:]

  /// The classes of a file of tests that belong to the main actor.
  package var isolatedClasses: Set<String> = []

  package init() {}

  package var isEmpty: Bool {
    requirements.isEmpty && selectors.isEmpty && namedSelectors.isEmpty && forwarders.isEmpty
      && isolatedClasses.isEmpty
  }
}
