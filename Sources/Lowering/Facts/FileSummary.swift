/// Information about a file that other files of the project need.
package struct FileSummary: Codable, Hashable, Sendable {
  /// What tells the file's module apart.
  package var module = ""
  /// The requirements of the file's `@objc` protocols: the protocols by full name of the requirement.
  package var requirements: [String: Set<String>] = [:]
  /// The selectors of the file's exposed methods, by base name.
  package var selectors: [String: Set<String>] = [:]
  /// The selectors given by attributes, by full name of the method.
  package var namedSelectors: [String: String] = [:]
  /// Members to add to classes of other files, by class name: overrides declared in extensions.
  package var forwarders: [String: [ExtensionMember]] = [:]

  /// The main-actor classes of a test file.
  package var isolatedClasses: Set<String> = []
  /// A member that stands in an extension of a class, and what the class has to declare if a subclass overrides it.
  package struct ExtensionMember: Codable, Hashable, Sendable {
    /// The name with its labels.
    package var name: String
    /// The hash of the base name.
    package var baseName: UInt64
    package var declaration: String
    /// What is put before the name of the member in the extension.
    package var prefix: String
    /// What the extension declares in its place if the extended class is a framework's; nil if it cannot.
    package var dispatcher: String?
  }

  /// What the names of what is generated for the file begin with.
  package var prefix = ""

  /// The members of extensions that subclasses may override, by the extended class.
  package var extensionMembers: [String: [ExtensionMember]] = [:]
  /// The hashes of the base names of what classes override.
  package var overrides: Set<UInt64> = []
  /// The superclasses, or first protocols, of the file's classes.
  package var superclasses: [String: String] = [:]

  /// Whether the file exchanges, adds or replaces methods.
  package var exchangesMethods = false

  package init() {}

  package var isEmpty: Bool {
    requirements.isEmpty && selectors.isEmpty && namedSelectors.isEmpty && forwarders.isEmpty
      && isolatedClasses.isEmpty && extensionMembers.isEmpty && overrides.isEmpty && superclasses.isEmpty
      && !exchangesMethods
  }
}
