import Foundation

/// A value with a name for people.
public protocol InstanceDisplayRepresentable { var displayRepresentation: DisplayRepresentation { get } }
/// A type with a name for people.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A thing of an app that intents can refer to.
public protocol AppEntity: Identifiable, Sendable, InstanceDisplayRepresentable, TypeDisplayRepresentable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity { public typealias Property = EntityProperty }

/// An entity that no query finds.
public protocol TransientAppEntity: Sendable, InstanceDisplayRepresentable, TypeDisplayRepresentable {
  init()
}

/// An entity in the index of the system.
public protocol IndexedEntity: AppEntity {}

/// A property of an entity.
@propertyWrapper
public struct EntityProperty<Value: Sendable>: Sendable {
  public let title: LocalizedStringResource?
  private var stored: Value?

  public init(title: LocalizedStringResource? = nil) { self.title = title }
  public init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
    stored = wrappedValue
    self.title = title
  }

  public var wrappedValue: Value {
    get {
      if let stored { return stored }
      if let type = Value.self as? any ExpressibleByNilLiteral.Type,
        let none = type.init(nilLiteral: ()) as? Value
      {
        return none
      }
      fatalError("The property \(title?.key ?? "") has no value")
    }
    set { stored = newValue }
  }

  public var projectedValue: EntityProperty<Value> { self }
}

/// An enumeration whose cases people choose from.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable, TypeDisplayRepresentable
where RawValue: LosslessStringConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: rawValue.description)
  }
}

/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider {
  associatedtype Entity: AppEntity
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  associatedtype SuggestedEntities = [Entity]
  func suggestedEntities() async throws -> SuggestedEntities
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func results() async throws -> SuggestedEntities { try await suggestedEntities() }
  public func defaultResult() async -> Entity? { nil }
}

/// Finds entities by text.
public protocol EntityStringQuery: EntityQuery {
  associatedtype Matches = [Entity]
  func entities(matching string: String) async throws -> Matches
}

/// Lists all entities.
public protocol EnumerableEntityQuery: EntityQuery { func allEntities() async throws -> [Entity] }

extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

public protocol UniqueIDEntityQuery: EntityQuery {}

/// Sections of items to choose from.
public struct IntentItemCollection<Item> {
  public let sections: [IntentItemSection<Item>]
  public init(sections: [IntentItemSection<Item>]) { self.sections = sections }
  public init(items: [Item]) { sections = [IntentItemSection(items: items)] }
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item])
  {
    self.init(items: items)
  }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Item>]
  ) { self.init(sections: sections) }
  public var items: [Item] { sections.flatMap(\.items).map(\.value) }
  public static var empty: Self { Self(sections: []) }
}

/// A section of items to choose from.
public struct IntentItemSection<Item> {
  public let title: LocalizedStringResource?
  public let items: [IntentItem<Item>]
  public init(_ title: LocalizedStringResource? = nil, items: [Item]) {
    self.title = title
    self.items = items.map { IntentItem($0) }
  }
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Item>]) {
    self.title = title
    self.items = items
  }
}

/// An item to choose.
public struct IntentItem<Value> {
  public let value: Value
  public let title: LocalizedStringResource?
  public init(_ value: Value, title: LocalizedStringResource? = nil) {
    self.value = value
    self.title = title
  }
}

/// The name of a type for people.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  public var name: LocalizedStringResource
  public var numericFormat: LocalizedStringResource?
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = name
    self.numericFormat = numericFormat
  }
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
  public static func == (a: Self, b: Self) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name.key) }
}

/// The name and the picture of a value for people.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource]

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
  public static func == (a: Self, b: Self) -> Bool { a.title == b.title && a.subtitle == b.subtitle }
  public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }

  /// A picture of a value.
  public struct Image: Sendable {
    public enum Source: Sendable {
      case data(Data), url(URL), system(String), asset(String)
    }
    public enum DisplayStyle: Sendable { case `default`, circular }

    public let source: Source
    public init(data: Data, displayStyle: DisplayStyle = .default) { source = .data(data) }
    public init(url: URL, displayStyle: DisplayStyle = .default) { source = .url(url) }
    public init(systemName: String, displayStyle: DisplayStyle = .default) { source = .system(systemName) }
    public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .asset(named)
    }
  }
}
