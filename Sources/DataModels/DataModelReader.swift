import Foundation
import FoundationXML

/// A parser for the file `contents` of an `.xcdatamodel`.
package final class DataModelReader: NSObject, XMLParserDelegate {
  private enum Owner { case entity, attribute, relationship }

  private var document = DataModelDocument()
  private var owners: [Owner] = []
  private var names: [String]?
  private var configuration: String?
  private var isComplete = false

  /// Returns the document; `nil` if the data is no valid model.
  package static func read(_ data: Data) -> DataModelDocument? {
    let reader = DataModelReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    return parser.parse() && reader.isComplete ? reader.document : nil
  }

  package func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes values: [String: String]
  ) {
    let last = document.entities.count - 1
    switch name {
    case "model": document.versionIdentifier = values["userDefinedModelVersionIdentifier"] ?? ""
    case "entity":
      owners.append(.entity)
      document.entities.append(Self.entity(values))
    case "attribute" where last >= 0:
      owners.append(.attribute)
      document.entities[last].attributes.append(Self.attribute(values))
    case "relationship" where last >= 0:
      owners.append(.relationship)
      document.entities[last].relationships.append(Self.relationship(values))
    case "fetchedProperty" where last >= 0:
      document.entities[last].fetchedProperties.append(
        DataModelDocument.FetchedProperty(name: values["name"] ?? "", entity: "", predicate: ""))
    case "fetchRequest":
      let predicate = values["predicateString"]
      if let fetched = document.entities.last?.fetchedProperties.indices.last, owners.last == .entity {
        document.entities[last].fetchedProperties[fetched].entity = values["entity"] ?? ""
        document.entities[last].fetchedProperties[fetched].predicate = predicate ?? "TRUEPREDICATE"
      } else {
        document.fetchRequests.append(
          DataModelDocument.FetchRequest(
            name: values["name"] ?? "", entity: values["entity"] ?? "", predicate: predicate))
      }
    case "fetchIndex", "uniquenessConstraint", "compoundIndex": names = []
    case "fetchIndexElement": if let property = values["property"] { names?.append(property) }
    case "constraint", "index": if let value = values["value"] { names?.append(value) }
    case "configuration":
      configuration = values["name"]
      document.configurations[values["name"] ?? ""] = []
    case "memberEntity":
      if let configuration { document.configurations[configuration]?.append(values["name"] ?? "") }
    case "entry": addInformation(values["key"] ?? "", values["value"] ?? "")
    default: break
    }
  }

  package func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    let last = document.entities.count - 1
    switch name {
    case "model": isComplete = true
    case "entity", "attribute", "relationship": owners.removeLast()
    case "fetchIndex", "compoundIndex":
      if let names, !names.isEmpty { document.entities[last].indexes.append(names) }
      names = nil
    case "uniquenessConstraint":
      if let names, !names.isEmpty { document.entities[last].uniquenessConstraints.append(names) }
      names = nil
    default: break
    }
  }

  private func addInformation(_ key: String, _ value: String) {
    guard let last = document.entities.indices.last, let owner = owners.last else { return }
    switch owner {
    case .entity: document.entities[last].userInfo[key] = value
    case .attribute:
      document.entities[last].attributes[document.entities[last].attributes.count - 1].userInfo[key] = value
    case .relationship:
      let count = document.entities[last].relationships.count
      document.entities[last].relationships[count - 1].userInfo[key] = value
    }
  }

  private static func entity(_ values: [String: String]) -> DataModelDocument.Entity {
    var entity = DataModelDocument.Entity(name: values["name"] ?? "")
    entity.className = values["representedClassName"]
    entity.parent = values["parentEntity"]
    entity.isAbstract = values["isAbstract"] == "YES"
    entity.renamingIdentifier = values["elementID"]
    switch values["codeGenerationType"] {
    case "class": entity.codeGeneration = .cls
    case "category": entity.codeGeneration = .category
    default: entity.codeGeneration = .none
    }
    return entity
  }

  private static func attribute(_ values: [String: String]) -> DataModelDocument.Attribute {
    var attribute = DataModelDocument.Attribute(
      name: values["name"] ?? "", type: values["attributeType"] ?? "Undefined")
    attribute.isOptional = values["optional"] == "YES"
    attribute.isTransient = values["transient"] == "YES"
    attribute.isIndexed = values["indexed"] == "YES"
    attribute.usesScalar = values["usesScalarValueType"] == "YES"
    attribute.defaultValue = values["defaultValueString"]
    attribute.defaultDate = values["defaultDateTimeInterval"].flatMap(Double.init)
    attribute.minimum = values["minValueString"] ?? values["minDateTimeInterval"]
    attribute.maximum = values["maxValueString"] ?? values["maxDateTimeInterval"]
    attribute.pattern = values["regularExpressionString"]
    attribute.customClass = values["customClassName"]
    attribute.transformer = values["valueTransformerName"]
    attribute.derivation = values["derived"] == "YES" ? values["derivationExpression"] : nil
    attribute.renamingIdentifier = values["elementID"]
    return attribute
  }

  private static func relationship(_ values: [String: String]) -> DataModelDocument.Relationship {
    var relationship = DataModelDocument.Relationship(
      name: values["name"] ?? "", destination: values["destinationEntity"] ?? "")
    relationship.inverse = values["inverseName"]
    relationship.isOptional = values["optional"] == "YES"
    relationship.isToMany = values["toMany"] == "YES"
    relationship.isOrdered = values["ordered"] == "YES"
    relationship.isTransient = values["transient"] == "YES"
    relationship.deleteRule = values["deletionRule"] ?? "Nullify"
    relationship.minimum = values["minCount"].flatMap { Int($0) } ?? 0
    relationship.maximum = values["maxCount"].flatMap { Int($0) } ?? 0
    relationship.renamingIdentifier = values["elementID"]
    return relationship
  }
}
