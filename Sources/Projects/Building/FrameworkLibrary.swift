/// A shared library that contains several frameworks.
struct FrameworkLibrary {
  /// The library that all others depend on.
  static let kit = "PortolanKit"
  /// The library with windows, for which some machines lack the dependencies.
  static let window = "PortolanWindow"
  /// The library of test drivers.
  static let testing = "PortolanTesting"

  /// Whether a program loads it. A library may also be opened by its name, without being linked.
  enum Loading { case always, ifUsed, byName }

  var name: String
  var targets: Set<String>
  var loading: Loading
  /// Other libraries that it is linked with.
  var dependencies: [String]

  /// The libraries besides the kit, with the products of the package that they contain.
  private static let others: [(name: String, products: [String], loading: Loading, dependencies: [String])] =
    [
      (window, ["GTKHost"], .always, []),
      ("PortolanNetwork", ["CombineNetworking", "WebKit", "SafariServices", "RxCocoaRuntime"], .ifUsed, []),
      ("PortolanServices", ["Services", "libxml2"], .ifUsed, []),
      ("PortolanData", ["CoreData", "SwiftData"], .ifUsed, []),
      ("PortolanCharts", ["Charts", "WidgetKit"], .ifUsed, []),
      (testing, ["PortolanTesting", "XCUIAutomation"], .ifUsed, ["XCTest"]),
      ("DependenciesTestObserver", ["DependenciesTestObserver"], .byName, ["XCTest"]),
    ]

  /// Returns the libraries of a package. Each target is in the first library that needs it.
  ///
  /// - Parameters:
  ///   - products: The targets of the package's libraries.
  ///   - closure: Returns targets together with those that they depend on.
  static func all(products: [String: [String]], closure: ([String]) -> Set<String>) -> [FrameworkLibrary] {
    let separate = Set(others.flatMap(\.products))
    let common = products.filter { !separate.contains($0.key) }.sorted { $0.key < $1.key }.flatMap(\.value)
    var found = [FrameworkLibrary(name: kit, targets: closure(common), loading: .always, dependencies: [])]
    for library in others {
      let needed = closure(library.products.flatMap { products[$0] ?? [] })
      let targets = found.reduce(needed) { $0.subtracting($1.targets) }
      guard !targets.isEmpty else { continue }
      let earlier = found.filter { !$0.targets.isDisjoint(with: needed) }.map(\.name)
      found.append(
        FrameworkLibrary(
          name: library.name, targets: targets, loading: library.loading,
          dependencies: earlier + library.dependencies))
    }
    return found
  }

  /// The libraries among `names` that programs load only if they use them, in the order of linking.
  static func splitByLoading(_ names: [String]) -> (always: [String], ifUsed: [String]) {
    let loading = Dictionary(uniqueKeysWithValues: others.map { ($0.name, $0.loading) })
    return (
      names.filter { loading[$0, default: .always] == .always },
      others.map(\.name).filter { loading[$0] == .ifUsed && names.contains($0) }
    )
  }
}
