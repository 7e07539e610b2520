/// Information about all files of a project that is needed to lower a file.
package struct ProjectSummary: Hashable, Sendable {
  package private(set) var requirements: [String: Set<String>] = [:]
  private var optionalMethods: Set<String> = []
  private var methodReferences: Set<String> = []
  package private(set) var selectors: [String: Set<String>] = [:]
  package private(set) var namedSelectors: [String: String] = [:]
  private var forwarders: [Extended: [String]] = [:]
  private var overridesInExtensions: [Extended: [FileSummary.ExtensionMember]] = [:]
  /// Whether a file exchanges, adds or replaces methods.
  package private(set) var exchangesMethods = false
  package private(set) var isolatedClasses: Set<String> = []
  /// The full names of the members of extensions that subclasses override, by the extended class.
  private var openedMembers: [Extended: Set<String>] = [:]
  private var extensionMembers: [Extended: [FileSummary.ExtensionMember]] = [:]
  /// A member in an extension of a framework's class that classes of the project override.
  private struct LookedUpMember: Hashable {
    var cls: String
    var prefix: String
  }

  /// The members in extensions of frameworks' classes that classes of the project override, by full name.
  private var lookedUpMembers: [String: Set<LookedUpMember>] = [:]
  private(set) var initializableProtocols: Set<String> = []
  private var genericTypes: Set<String> = []
  /// The `@objc` protocols with requirements.
  private var objectiveCProtocols: Set<String> = []
  private var objectConformances: Set<String> = []
  private var superclasses: [String: String] = [:]
  private var aliases: [String: String] = [:]
  private var filePrefixes: [String: String] = [:]
  private var classModules: [String: Set<String>] = [:]
  private var overridingClasses: [UInt64: Set<String>] = [:]
  /// The direct subclasses of `NSObject` whose subclasses override methods that `NSObject` does not declare on Linux.
  private var objectBases: Set<String> = []
  private var openedBaseNames: Set<UInt64> = []
  private var requirementBaseNames: Set<UInt64> = []
  private var forwardedTypes: Set<UInt64> = []

  /// A class that is extended within its own module.
  private struct Extended: Hashable {
    var module: String
    var path: String
  }

  /// Creates the summary of an empty project.
  package init() {}

  /// Creates the summary of files, in any order.
  package init(_ files: some Sequence<FileSummary>) {
    for file in files { add(file) }
    methodReferences.formIntersection(optionalMethods)
    openMembers()
    findObjectBases()
    initializableProtocols.formIntersection(objectConformances)
    forwardedTypes.formUnion(initializableProtocols.map { NameHash.of($0.utf8) })
    for (extended, members) in overridesInExtensions {
      let cls = extended.path.split(separator: ".").last.map(String.init) ?? extended.path
      let own = members.filter { !overridesLookedUpMember($0.name, of: cls) }
      if !own.isEmpty { forwarders[extended, default: []] += own.map(\.declaration) }
    }
    for type in forwarders.keys { forwarders[type]?.sort() }
  }

  private mutating func add(_ file: FileSummary) {
    if file.isEmpty { return }
    requirements.merge(file.requirements) { $0.union($1) }
    optionalMethods.formUnion(file.optionalMethods)
    methodReferences.formUnion(file.methodReferences)
    for protocols in file.requirements.values { objectiveCProtocols.formUnion(protocols) }
    selectors.merge(file.selectors) { $0.union($1) }
    namedSelectors.merge(file.namedSelectors) { min($0, $1) }
    for (path, members) in file.forwarders {
      overridesInExtensions[Extended(module: file.module, path: path), default: []] += members
    }
    isolatedClasses.formUnion(file.isolatedClasses)
    for (path, members) in file.extensionMembers {
      extensionMembers[Extended(module: file.module, path: path), default: []] += members
    }
    for name in file.superclasses.keys {
      filePrefixes[name] = min(filePrefixes[name] ?? file.prefix, file.prefix)
    }
    for (path, members) in file.forwarders {
      let cls = path.split(separator: ".").last.map(String.init) ?? path
      for member in members { overridingClasses[member.baseName, default: []].insert(cls) }
    }
    for name in file.superclasses.keys { classModules[name, default: []].insert(file.module) }
    initializableProtocols.formUnion(file.initializableProtocols)
    objectConformances.formUnion(file.objectConformances)
    exchangesMethods = exchangesMethods || file.exchangesMethods
    genericTypes.formUnion(file.genericTypes)
    superclasses.merge(file.superclasses) { min($0, $1) }
    aliases.merge(file.aliases) { min($0, $1) }
    for name in file.overrides { overridingClasses[name, default: []].formUnion(file.superclasses.keys) }
    for name in file.requirements.keys {
      requirementBaseNames.insert(NameHash.of(name.utf8.prefix { $0 != UInt8(ascii: "(") }))
    }
    for type in file.forwarders.keys { forwardedTypes.insert(NameHash.of(type.utf8)) }
  }

  /// Finds the members in extensions of the project's classes that subclasses override. Swift does not dispatch members
  /// of extensions dynamically, so the class declares them and calls the implementation in the extension.
  private mutating func openMembers() {
    for (extended, members) in extensionMembers {
      let path = extended.path
      let cls = path.split(separator: ".").last.map(String.init) ?? path
      if classModules[cls] == nil {
        lookUp(members, of: cls)
        continue
      }
      guard classModules[cls]?.contains(extended.module) == true else { continue }
      for member in members {
        let isOverridden = (overridingClasses[member.baseName] ?? []).contains { isSubclass($0, of: cls) }
        guard isOverridden else { continue }
        openedMembers[extended, default: []].insert(member.name)
        openedBaseNames.insert(member.baseName)
        forwarders[extended, default: []].append(member.declaration)
        forwardedTypes.insert(NameHash.of(path.utf8))
      }
    }
  }

  private mutating func findObjectBases() {
    for name in ["awakeFromNib", "observeValue", "responds", "forwardingTarget"] {
      for cls in overridingClasses[NameHash.of(name.utf8)] ?? [] {
        let bases = superclasses.superclasses(of: cls)
        guard let base = bases.last(where: { superclasses[$0] != nil }), superclasses[base] == "NSObject"
        else {
          continue
        }
        objectBases.insert(base)
        forwardedTypes.insert(NameHash.of(base.utf8))
      }
    }
  }

  /// Whether subclasses of a class override methods that `NSObject` does not declare on Linux.
  func isObjectBase(_ name: String) -> Bool { objectBases.contains(name) }

  /// Finds the members in extensions of a framework's class that subclasses override. The class cannot declare them;
  /// overrides are renamed, and the member in the extension dispatches by selector.
  private mutating func lookUp(_ members: [FileSummary.ExtensionMember], of cls: String) {
    for member in members where member.dispatcher != nil {
      let isOverridden = (overridingClasses[member.baseName] ?? []).contains {
        isFrameworkSubclass($0, of: cls)
      }
      guard isOverridden else { continue }
      lookedUpMembers[member.name, default: []].insert(LookedUpMember(cls: cls, prefix: member.prefix))
      openedBaseNames.insert(member.baseName)
    }
  }

  /// Returns whether a class, of the project or of a framework, is a subclass of a framework's class, judged by names.
  private func isFrameworkSubclass(_ name: String, of cls: String) -> Bool {
    if name == cls { return false }
    let cls = aliases[cls] ?? cls
    let last = superclasses.superclasses(of: name).last ?? name
    let top = aliases[last] ?? last
    if top == cls { return true }
    switch cls {
    case "NSObject", "UIResponder": return true
    case "UIViewController": return top.hasPrefix("UI") && top.hasSuffix("Controller")
    case "UIView": return top.hasPrefix("UI") && !top.hasSuffix("Controller")
    case "UIScrollView": return ["UITableView", "UICollectionView", "UITextView"].contains(top)
    case "UIControl": return Self.controls.contains(top)
    default: return false
    }
  }

  /// Whether a class inherits from one of UIKit, judged by names.
  func isInterfaceClass(_ name: String) -> Bool {
    guard let top = superclasses.superclasses(of: name).last else { return false }
    return (aliases[top] ?? top).hasPrefix("UI")
  }

  private static let controls: Set<String> = [
    "UIButton", "UITextField", "UISwitch", "UISlider", "UISegmentedControl", "UIPageControl", "UIDatePicker",
    "UIStepper", "UIRefreshControl", "UISearchTextField",
  ]

  /// Whether `NSObject` conforms to a protocol that requires `init()`. Its initializer is not `required` here, so it cannot satisfy
  /// the requirement.
  func isInitializedByObject(_ name: String) -> Bool { initializableProtocols.contains(name) }

  /// Returns whether a member in an extension of a framework's class dispatches by selector.
  func isLookedUp(_ name: String, in cls: String, prefix: String) -> Bool {
    lookedUpMembers[name]?.contains(LookedUpMember(cls: cls, prefix: prefix)) ?? false
  }

  /// Returns whether the member overrides one that an extension of a framework's class declares.
  func overridesLookedUpMember(_ name: String, of cls: String) -> Bool {
    lookedUpMembers[name]?.contains { isFrameworkSubclass(cls, of: $0.cls) } ?? false
  }

  /// Returns the prefix for a call of a member through `super`; nil if the name is unchanged.
  ///
  /// - Parameter label: The label of the call's first argument; empty without arguments, nil if it is unknown.
  func superPrefix(_ baseName: String, label: String?, of cls: String) -> String? {
    let hash = NameHash.of(baseName.utf8)
    guard openedBaseNames.contains(hash) else { return nil }
    for (name, members) in lookedUpMembers where name == baseName || name.hasPrefix(baseName + "(") {
      let labels = name.dropFirst(baseName.count + 1)
      if let label, !label.isEmpty, !labels.hasPrefix(label + ":") { continue }
      guard let member = members.first(where: { isFrameworkSubclass(cls, of: $0.cls) }) else { continue }
      for next in superclasses.superclasses(of: cls) where superclasses[next] != nil {
        if overridingClasses[hash]?.contains(next) == true, let file = filePrefixes[next] {
          return Forwarder.overridePrefix(name, next, file)
        }
      }
      return member.prefix
    }
    return nil
  }

  private func isSubclass(_ name: String, of cls: String) -> Bool {
    superclasses.superclasses(of: name).contains(cls)
  }

  /// Returns whether the class declares a member of one of its extensions.
  func isOpened(_ name: String, in path: String, of module: String) -> Bool {
    openedMembers[Extended(module: module, path: path)]?.contains(name) ?? false
  }

  /// The members that a class has to declare because its extensions declare or override them.
  func forwarders(of path: String, in module: String) -> [String] {
    forwarders[Extended(module: module, path: path)] ?? []
  }

  /// Returns whether one of these base names may be that of an overridden member in an extension.
  func overridesExtensionMember(_ baseNames: Set<UInt64>) -> Bool {
    !openedBaseNames.isDisjoint(with: baseNames)
  }

  /// Whether a full name is that of an optional method of an `@objc` protocol of the project.
  func isOptionalMethod(_ name: String) -> Bool { optionalMethods.contains(name) }

  /// Whether the project refers to an optional method by this full name.
  func isReferencedOptionalMethod(_ name: String) -> Bool { methodReferences.contains(name) }

  /// Whether a name is that of an `@objc` protocol of the project.
  func isObjectiveCProtocol(_ name: String) -> Bool { objectiveCProtocols.contains(name) }

  /// Whether a name is that of a generic type of the project.
  func isGeneric(_ name: Substring) -> Bool { genericTypes.contains(String(name)) }

  /// Whether other files affect a file with these methods and type names.
  func concerns(methods: [UInt64], typeNames: Set<UInt64>) -> Bool {
    if !forwardedTypes.isDisjoint(with: typeNames) { return true }
    return methods.contains {
      requirementBaseNames.contains($0) || openedBaseNames.contains($0)
        || FrameworkRequirements.shared.canBeImplemented($0, typeNames: typeNames)
    }
  }

  /// A fingerprint that changes if other files may affect the lowering of a file.
  package var fingerprint: String {
    var text = ""
    for (name, protocols) in requirements.sorted(by: { $0.key < $1.key }) {
      text += "r \(name) \(protocols.sorted())\n"
    }
    for (name, all) in selectors.sorted(by: { $0.key < $1.key }) { text += "s \(name) \(all.sorted())\n" }
    for (name, selector) in namedSelectors.sorted(by: { $0.key < $1.key }) {
      text += "n \(name) \(selector)\n"
    }
    for (type, all) in forwarders.sorted(by: { ($0.key.module, $0.key.path) < ($1.key.module, $1.key.path) })
    {
      text += "f \(type.module) \(type.path) \(all)\n"
    }
    for (name, members) in lookedUpMembers.sorted(by: { $0.key < $1.key }) {
      text += "l \(name) \(members.map { $0.cls + $0.prefix }.sorted())\n"
    }
    if !objectBases.isEmpty { text += "o \(objectBases.sorted())\n" }
    if !optionalMethods.isEmpty { text += "p \(optionalMethods.sorted())\n" }
    if !methodReferences.isEmpty { text += "m \(methodReferences.sorted())\n" }
    if exchangesMethods { text += "e\n" }
    if !genericTypes.isEmpty { text += "g \(genericTypes.sorted())\n" }
    if !initializableProtocols.isEmpty { text += "c \(initializableProtocols.sorted())\n" }
    if !isolatedClasses.isEmpty { text += "i \(isolatedClasses.sorted())\n" }
    return NameHash.text(text.utf8, length: 12)
  }
}
