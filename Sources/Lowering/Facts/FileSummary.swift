/// Information about a file that other files of the project need.
package struct FileSummary: Codable, Hashable, Sendable {
  /// The identifier of the file's module.
  package var module = ""
  /// The requirements of the file's `@objc` protocols: the protocols by full name of the requirement.
  package var requirements: [String: Set<String>] = [:]
  /// The full names of optional methods of the file's `@objc` protocols.
  package var optionalMethods: Set<String> = []
  /// The full names by which the file refers to methods.
  package var methodReferences: Set<String> = []
  /// The selectors of the file's exposed methods, by base name.
  package var selectors: [String: Set<String>] = [:]
  /// The selectors given by attributes, by full name of the method, without and with the types of its parameters.
  package var namedSelectors: [String: String] = [:]
  /// Members to add to classes of other files, by class name: overrides declared in extensions.
  package var forwarders: [String: [ExtensionMember]] = [:]

  /// The main-actor classes of a test file.
  package var isolatedClasses: Set<String> = []
  /// A member of a class extension, with the declaration that the class needs if a subclass overrides the member.
  package struct ExtensionMember: Codable, Hashable, Sendable {
    /// The name with its labels.
    package var name: String
    /// The hash of the base name.
    package var baseName: UInt64
    package var declaration: String
    /// The prefix of the member's name in the extension.
    package var prefix: String
    /// The replacement in an extension of a framework's class, which dispatches by selector; nil if the member cannot
    /// be replaced.
    package var dispatcher: String?
  }

  /// The prefix of the names generated for the file.
  package var prefix = ""

  /// The overridable members of extensions, by the name of the extended class.
  package var extensionMembers: [String: [ExtensionMember]] = [:]
  /// The hashes of the base names of overriding members.
  package var overrides: Set<UInt64> = []
  /// The superclass, or first protocol, of each class in the file.
  package var superclasses: [String: String] = [:]
  /// The types that the file gives other names, by the new name.
  package var aliases: [String: String] = [:]

  /// The file's generic types.
  package var genericTypes: Set<String> = []

  /// The file's protocols that require `init()`.
  package var initializableProtocols: Set<String> = []
  /// The protocols that the file's extensions make `NSObject` conform to.
  package var objectConformances: Set<String> = []

  /// The classes of the file that list the tests of their subclasses.
  package var listingClasses: Set<String> = []

  /// Whether the file exchanges, adds or replaces methods.
  package var exchangesMethods = false

  package init() {}

  package var isEmpty: Bool {
    requirements.isEmpty && selectors.isEmpty && namedSelectors.isEmpty && forwarders.isEmpty
      && isolatedClasses.isEmpty && extensionMembers.isEmpty && overrides.isEmpty && superclasses.isEmpty
      && genericTypes.isEmpty && initializableProtocols.isEmpty && objectConformances.isEmpty
      && aliases.isEmpty && listingClasses.isEmpty && methodReferences.isEmpty && !exchangesMethods
  }
}
