import Foundation
import Lowering

/// The declarations of a project and its dependencies, by name.
final class ProjectIndex {
  typealias TypeSummary = ReferenceSummary.TypeSummary

  private var types: [String: [TypeSummary]] = [:]
  private var superclasses: [String: String] = [:]
  private var unparsed: Set<String>
  private let frameworks: FrameworkNames
  /// The names of the project's classes, and their names in Objective-C.
  private(set) var classNames: Set<String> = []
  /// The methods that `@objc` protocols of the project require, by full name.
  private var requirements: Set<String> = []

  /// - Parameter files: The summaries of all sources by path.
  init(_ files: [String: ReferenceSummary], frameworks: FrameworkNames) {
    self.frameworks = frameworks
    unparsed = Set(files.lazy.filter { $0.value.types.isEmpty }.map(\.key))
    for (_, file) in files.sorted(by: { $0.key < $1.key }) { add(file) }
  }

  private func add(_ file: ReferenceSummary) {
    superclasses.merge(file.superclasses) { first, _ in first }
    for path in file.superclasses.keys {
      classNames.insert(path.split(separator: ".").last.map(String.init) ?? path)
    }
    for type in file.types {
      types[type.name, default: []].append(type)
      if type.kind == .class {
        classNames.insert(type.name)
        if let name = type.objCName { classNames.insert(name) }
      }
      if type.kind == .protocol, type.exposesMembers {
        requirements.formUnion(type.members.map(\.fullName))
      }
    }
  }

  // MARK: Classes

  /// The declarations of a type and its extensions, in all files.
  func declarations(of name: String) -> [TypeSummary] {
    parse(mentioning: name)
    return types[name] ?? []
  }

  /// The declarations of types whose sources have been parsed for other reasons.
  var parsedTypes: [TypeSummary] { types.values.flatMap { $0 } }

  /// Parses the remaining files that declare or extend a type.
  private func parse(mentioning name: String) {
    let needles = ["class \(name)", "extension \(name)"]
    for path in unparsed.sorted() {
      guard let data = FileManager.default.contents(atPath: path),
        needles.contains(where: { data.contains(text: $0) })
      else { continue }
      unparsed.remove(path)
      add(SourceFile(name: (path as NSString).lastPathComponent, bytes: Array(data)).allReferences)
    }
  }

  /// A class with its superclasses in the project.
  struct Chain {
    /// The declarations and extensions of the class and its superclasses.
    var declarations: [TypeSummary] = []
    /// The names of the classes, subclasses first.
    var names: [String] = []
    /// The first superclass that is not in the project; nil if there is none.
    var root: String?
    /// Whether the declarations of all classes are known.
    var isComplete = true
    /// Whether all members are exposed to Objective-C.
    var exposesMembers = false
  }

  /// Follows the superclasses of a class of the project, or of a framework's class that the project extends.
  func chain(of name: String) -> Chain {
    var chain = Chain()
    var current: String? = name
    while let next = current, !chain.names.contains(next) {
      let found = declarations(of: next)
      let isOwn = classNames.contains(next)
      chain.names.append(next)
      chain.declarations += found
      if found.contains(where: { $0.kind == .class && $0.exposesMembers }) { chain.exposesMembers = true }
      if !isOwn {
        chain.root = next
        break
      }
      let inherited = found.first { $0.kind == .class }?.inherited.first.map(Self.plain) ?? superclasses[next]
      current = inherited
    }
    if let root = chain.root {
      chain.exposesMembers = chain.exposesMembers || root == "XCTestCase"
      let isProtocol = declarations(of: root).contains { $0.kind == .protocol }
      chain.isComplete = isProtocol || frameworks.hasType(root)
    }
    // A member of an extension of a framework's class may be inherited.
    for (other, found) in types where !classNames.contains(other) && !chain.names.contains(other) {
      chain.declarations += found.filter { $0.kind == .extension && $0.members.contains(where: \.isExposed) }
    }
    return chain
  }

  /// A type's name without module, generic arguments and attributes.
  private static func plain(_ type: String) -> String {
    let name = type.prefix { $0 != "<" }.split(separator: " ").last ?? ""
    return name.split(separator: ".").last.map(String.init) ?? type
  }

  /// Whether Objective-C can call a member.
  func isExposed(_ member: ReferenceSummary.Member, in type: TypeSummary, of chain: Chain) -> Bool {
    if member.isExposed || type.exposesMembers || member.isOverride || chain.exposesMembers { return true }
    if type.kind == .protocol { return false }
    // Requirements of `@objc` protocols are exposed implicitly.
    if requirements.contains(member.fullName) { return true }
    guard let labels = member.labels else { return false }
    return FrameworkRequirements.shared.contains(member.fullName)
      || frameworks.hasMethod(member.name, labels: labels)
  }
}
