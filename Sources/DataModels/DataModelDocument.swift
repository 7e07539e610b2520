import Foundation

/// The contents of an `.xcdatamodel`, as Xcode saves it.
package struct DataModelDocument: Sendable {
  package struct Entity: Sendable {
    /// Which files Xcode generates for an entity.
    package enum CodeGeneration: Sendable { case none, category, cls }

    package var name: String
    package var className: String?
    package var parent: String?
    package var isAbstract = false
    package var codeGeneration = CodeGeneration.none
    package var renamingIdentifier: String?
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    package var fetchedProperties: [FetchedProperty] = []
    package var indexes: [[String]] = []
    package var uniquenessConstraints: [[String]] = []
    package var userInfo: [String: String] = [:]
  }

  package struct Attribute: Sendable {
    package var name: String
    /// The type in Xcode's words, such as `Integer 64`.
    package var type: String
    package var isOptional = false
    package var isTransient = false
    package var isIndexed = false
    package var usesScalar = false
    package var defaultValue: String?
    /// The default date in seconds since the reference date.
    package var defaultDate: Double?
    package var minimum: String?
    package var maximum: String?
    package var pattern: String?
    package var customClass: String?
    package var transformer: String?
    package var derivation: String?
    package var renamingIdentifier: String?
    package var userInfo: [String: String] = [:]
  }

  package struct Relationship: Sendable {
    package var name: String
    package var destination: String
    package var inverse: String?
    package var isOptional = false
    package var isToMany = false
    package var isOrdered = false
    package var isTransient = false
    package var deleteRule = "Nullify"
    package var minimum = 0
    package var maximum = 0
    package var renamingIdentifier: String?
    package var userInfo: [String: String] = [:]
  }

  package struct FetchedProperty: Sendable {
    package var name: String
    package var entity: String
    package var predicate: String
  }

  package struct FetchRequest: Sendable {
    package var name: String
    package var entity: String
    package var predicate: String?
  }

  package var entities: [Entity] = []
  package var fetchRequests: [FetchRequest] = []
  /// The names of entities by configuration.
  package var configurations: [String: [String]] = [:]
  package var versionIdentifier = ""

  package init() {}
}

/// A data model with its versions: an `.xcdatamodeld` folder, or a copy of it in an app's resources.
package struct DataModelBundle: Sendable {
  /// The folder of the current version.
  package let current: URL
  /// The folders of all versions.
  package let versions: [URL]

  /// Returns `nil` if the folder contains no model.
  package init?(_ folder: URL) {
    if FileManager.default.fileExists(atPath: folder.appendingPathComponent("contents").path) {
      current = folder
      versions = [folder]
      return
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    versions = names.sorted().filter { $0.hasSuffix(".xcdatamodel") }.map(folder.appendingPathComponent)
    let list = FileManager.default.contents(atPath: folder.appendingPathComponent(".xccurrentversion").path)
    let object = list.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let name = (object as? [String: Any])?["_XCCurrentVersionName"] as? String
    guard let found = versions.first(where: { $0.lastPathComponent == name }) ?? versions.last else {
      return nil
    }
    current = found
  }

  /// Reads the document of a version.
  package static func document(in version: URL) -> DataModelDocument? {
    FileManager.default.contents(atPath: version.appendingPathComponent("contents").path)
      .flatMap(DataModelReader.read)
  }
}
