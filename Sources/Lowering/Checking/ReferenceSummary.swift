/// The references of a file that the compiler on Linux does not check, and the declarations that they may refer to.
package struct ReferenceSummary: Codable, Hashable, Sendable {
  /// A position in the file; lines and columns begin at 1.
  package struct Place: Codable, Hashable, Sendable {
    package var line: Int
    package var column: Int
  }

  /// A `#selector` expression.
  package struct SelectorReference: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case method, getter, setter
    }

    package var kind: Kind
    /// The expression before the last dot, such as `self` or `Outer.Inner`; empty if there is none.
    package var base: String
    package var name: String
    /// The argument labels; nil if the name has no parentheses.
    package var labels: [String]?
    /// The number of arguments that a cast gives.
    package var argumentCount: Int?
    package var place: Place
    /// The paths of the enclosing types, innermost first.
    package var types: [String]
  }

  /// A string literal that names a resource or an identifier of Interface Builder.
  package struct NamedReference: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case segue, controller, tableCell, collectionCell, image, color, storyboard, nib
    }

    package var kind: Kind
    package var name: String
    package var place: Place
  }

  /// An import that no `#if` makes conditional.
  package struct Import: Codable, Hashable, Sendable {
    package var module: String
    package var place: Place
  }

  /// A type or an extension with its members.
  package struct TypeSummary: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case `class`, value, `protocol`, `extension`
    }

    package var kind: Kind
    package var path: String
    /// The superclass and the protocols.
    package var inherited: [String]
    /// Whether an attribute of the type exposes its members.
    package var exposesMembers: Bool
    package var objCName: String?
    package var members: [Member]

    /// The name without enclosing types.
    package var name: String { path.split(separator: ".").last.map(String.init) ?? path }
  }

  /// A method or a property.
  package struct Member: Codable, Hashable, Sendable {
    package var name: String
    /// The argument labels; nil for properties.
    package var labels: [String]?
    package var selector: String
    /// Whether an attribute exposes the member to Objective-C.
    package var isExposed: Bool
    package var isOverride: Bool
    package var isStatic: Bool
    package var isPrivate: Bool

    package var fullName: String { labels.map { name + "(" + $0.map { $0 + ":" }.joined() + ")" } ?? name }
  }

  package var selectors: [SelectorReference] = []
  package var names: [NamedReference] = []
  package var imports: [Import] = []
  package var types: [TypeSummary] = []
  /// The superclasses, or first protocols, of the file's classes.
  package var superclasses: [String: String] = [:]

  package init() {}
}
