/// Information about a file that other files of the project need.
package struct FileFacts: Codable, Hashable, Sendable {
  /// The requirements of the file's `@objc` protocols: the protocols by full name of the requirement.
  package var requirements: [String: Set<String>] = [:]
  /// The selectors of the file's exposed methods, by base name.
  package var selectors: [String: Set<String>] = [:]
  /// The selectors given by attributes, by full name of the method.
  package var namedSelectors: [String: String] = [:]
  /// Members to add to classes of other files, by class name: overrides declared in extensions.
  package var forwarders: [String: [String]] = [:]

  /// The main-actor classes of a test file.
  package var isolatedClasses: Set<String> = []

  package init() {}

  package var isEmpty: Bool {
    requirements.isEmpty && selectors.isEmpty && namedSelectors.isEmpty && forwarders.isEmpty
      && isolatedClasses.isEmpty
  }
}
