import CoreData
import DataModels
import XCTest

/// Models from Xcode's files, and the classes generated for them.
final class DataModelTests: XCTestCase {
  private static let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Owner" representedClassName="Owner" syncable="YES" codeGenerationType="class">
        <attribute name="name" attributeType="String" minValueString="2"/>
        <attribute name="age" optional="YES" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
        <attribute name="since" optional="YES" attributeType="Date" defaultDateTimeInterval="100" usesScalarValueType="NO"/>
        <relationship name="pets" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Pet" inverseName="owner" inverseEntity="Pet"/>
        <fetchIndex name="byName"><fetchIndexElement property="name" type="Binary" order="ascending"/></fetchIndex>
        <userInfo><entry key="a" value="b"/></userInfo>
      </entity>
      <entity name="Pet" representedClassName=".Pet" syncable="YES" codeGenerationType="category">
        <attribute name="default" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
        <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Owner" inverseName="pets" inverseEntity="Owner"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="default"/></uniquenessConstraint></uniquenessConstraints>
      </entity>
    </model>
    """

  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("Model-\(UUID().uuidString).momd")
    let version = folder.appendingPathComponent("Model 2.xcdatamodel")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    try Self.contents.write(to: version.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
    let list = ["_XCCurrentVersionName": "Model 2.xcdatamodel"]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent(".xccurrentversion"))
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  func testModelsAreRead() throws {
    let model = try XCTUnwrap(NSManagedObjectModel(contentsOf: folder))
    let owner = try XCTUnwrap(model.entitiesByName["Owner"])
    XCTAssertEqual(owner.attributesByName["name"]?.isOptional, false)
    XCTAssertEqual(owner.attributesByName["age"]?.defaultValue as? Int, 7)
    XCTAssertEqual(
      owner.attributesByName["since"]?.defaultValue as? Date, Date(timeIntervalSinceReferenceDate: 100))
    let pets = try XCTUnwrap(owner.relationshipsByName["pets"])
    XCTAssertTrue(pets.isToMany && pets.isOrdered)
    XCTAssertEqual(pets.deleteRule, .cascadeDeleteRule)
    XCTAssertEqual(pets.inverseRelationship?.name, "owner")
    XCTAssertEqual(owner.indexes.map(\.name), ["name"])
    XCTAssertEqual(owner.userInfo?["a"] as? String, "b")
    XCTAssertEqual(model.entitiesByName["Pet"]?.uniquenessConstraints.first as? [String], ["default"])
  }

  func testClassesAreGenerated() throws {
    let document = try XCTUnwrap(DataModelReader.read(Data(Self.contents.utf8)))
    let files = GeneratedModelClasses.files(for: document)
    XCTAssertEqual(
      files.map(\.name),
      ["Owner+CoreDataClass.swift", "Owner+CoreDataProperties.swift", "Pet+CoreDataProperties.swift"])
    for line in [
      "@NSManaged public var age: Int16", "@NSManaged public var name: String?",
      "@NSManaged public var since: Date?", "@NSManaged public var pets: NSOrderedSet?",
      "@NSManaged public func insertIntoPets(_ value: Pet, at idx: Int)",
      "public class func fetchRequest() -> NSFetchRequest<Owner>", "extension Owner: Identifiable",
    ] {
      XCTAssertTrue(files[1].text.contains(line), line)
    }
    XCTAssertTrue(files[2].text.contains("public var `default`: UUID?"))
  }

  func testInvalidFilesAreNoModels() {
    XCTAssertNil(DataModelReader.read(Data("<model><entity".utf8)))
    XCTAssertNil(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/nowhere.momd")))
  }
}
