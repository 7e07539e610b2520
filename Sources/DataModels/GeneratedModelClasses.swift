/// The sources that Xcode generates for the entities of a model.
package enum GeneratedModelClasses {
  /// A generated file.
  package struct File: Hashable, Sendable {
    package var name: String
    package var text: String
  }

  /// Returns the files for the entities whose code generation is a class or a category.
  package static func files(for document: DataModelDocument) -> [File] {
    document.entities.flatMap { entity -> [File] in
      guard let name = className(of: entity), entity.codeGeneration != .none else { return [] }
      var files: [File] = []
      if entity.codeGeneration == .cls {
        let parent = entity.parent.flatMap { parent in
          document.entities.first { $0.name == parent }.flatMap(className)
        }
        files.append(
          File(
            name: "\(name)+CoreDataClass.swift",
            text: """
              import CoreData
              import Foundation

              @objc(\(name))
              public class \(name): \(parent ?? "NSManagedObject") {
              }

              """))
      }
      files.append(File(name: "\(name)+CoreDataProperties.swift", text: properties(entity, name, document)))
      return files
    }
  }

  /// The name of an entity's class without module; nil if it has none of its own.
  private static func className(of entity: DataModelDocument.Entity) -> String? {
    guard let name = entity.className, name != "NSManagedObject" else { return nil }
    return name.split(separator: ".").last.map(String.init)
  }

  private static func properties(
    _ entity: DataModelDocument.Entity, _ name: String, _ document: DataModelDocument
  ) -> String {
    var text = """
      import CoreData
      import Foundation

      extension \(name) {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
          return NSFetchRequest<\(name)>(entityName: "\(entity.name)")
        }


      """
    for attribute in entity.attributes.sorted(by: { $0.name < $1.name }) {
      text += "  @NSManaged public var \(quoted(attribute.name)): \(type(of: attribute))\n"
    }
    let relationships = entity.relationships.sorted { $0.name < $1.name }
    for relationship in relationships {
      let destination =
        document.entities.first { $0.name == relationship.destination }.flatMap(className)
        ?? "NSManagedObject"
      let type = relationship.isToMany ? relationship.isOrdered ? "NSOrderedSet" : "NSSet" : destination
      text += "  @NSManaged public var \(quoted(relationship.name)): \(type)?\n"
    }
    text += "}\n"
    for relationship in relationships where relationship.isToMany {
      text += accessors(relationship, of: name, document)
    }
    // With a class of its own in the sources, a category does not add the conformance twice.
    return text + "\nextension \(name): Identifiable {\n}\n"
  }

  private static func accessors(
    _ relationship: DataModelDocument.Relationship, of name: String, _ document: DataModelDocument
  ) -> String {
    let destination =
      document.entities.first { $0.name == relationship.destination }.flatMap(className) ?? "NSManagedObject"
    let capital = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var members: [(name: String, declaration: String)] = []
    if relationship.isOrdered {
      members += [
        (
          "insertObject:in\(capital)AtIndex:",
          "insertInto\(capital)(_ value: \(destination), at idx: Int)"
        ),
        ("removeObjectFrom\(capital)AtIndex:", "removeFrom\(capital)(at idx: Int)"),
      ]
    }
    members += [
      ("add\(capital)Object:", "addTo\(capital)(_ value: \(destination))"),
      ("remove\(capital)Object:", "removeFrom\(capital)(_ value: \(destination))"),
      ("add\(capital):", "addTo\(capital)(_ values: \(set))"),
      ("remove\(capital):", "removeFrom\(capital)(_ values: \(set))"),
    ]
    let lines = members.map { "  @objc(\($0.name))\n  @NSManaged public func \($0.declaration)\n" }
    return "\nextension \(name) {\n\(lines.joined(separator: "\n"))}\n"
  }

  private static func type(of attribute: DataModelDocument.Attribute) -> String {
    let scalar: String? =
      switch attribute.type {
      case "Integer 16": "Int16"
      case "Integer 32": "Int32"
      case "Integer 64": "Int64"
      case "Double": "Double"
      case "Float": "Float"
      case "Boolean": "Bool"
      default: nil
      }
    if let scalar { return attribute.usesScalar ? scalar : "NSNumber?" }
    switch attribute.type {
    case "String": return "String?"
    case "Date": return attribute.usesScalar ? "TimeInterval" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    case "Transformable": return (attribute.customClass.map(swiftName) ?? "NSObject") + "?"
    default: return "NSObject?"
    }
  }

  /// The Swift type of a custom class of a transformable attribute, which may be spelled `[String]`.
  private static func swiftName(_ name: String) -> String {
    name.hasPrefix(".") ? String(name.dropFirst()) : name
  }

  private static let keywords: Set<String> = [
    "class", "default", "extension", "func", "in", "init", "is", "case", "operator", "private", "public",
    "protocol", "repeat", "return", "self", "static", "switch", "where", "while", "import", "internal", "let",
    "var", "do", "for", "if", "else", "as", "enum", "struct", "subscript", "true", "false", "nil", "guard",
  ]

  private static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
