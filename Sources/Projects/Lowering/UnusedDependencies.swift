/// The dependencies of a package that none of its targets uses, such as formatters and generators of documentation.
///
/// The package manager reads the manifests of all dependencies, also of those that it does not build. Manifests of tools for macOS
/// cannot always be read on Linux.
enum UnusedDependencies {
  /// Code for the end of a manifest that removes the dependencies.
  ///
  /// Nothing is removed if a target names a product without its package, because any of the packages may have it.
  /// - Parameter package: The name of the manifest's variable.
  static func removal(package: String) -> String {
    """

    do {
      func quoted(_ text: String) -> [String] {
        text.split(separator: "\\"", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { $0.element.lowercased() }
      }
      // A dependency goes by the last component of its address, or by its name.
      func names(of dependency: Package.Dependency) -> [String]? {
        guard let kind = Mirror(reflecting: dependency).descendant("kind"), "\\(kind)".hasPrefix("sourceControl(")
        else { return nil }
        return quoted("\\(kind)").prefix("\\(kind)".contains("name: Optional(") ? 2 : 1).map { name in
          let last = name.split(separator: "/").last.map(String.init) ?? name
          return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        }
      }
      let targets = Set(\(package).targets.map { $0.name.lowercased() })
      let packages = Set(\(package).dependencies.flatMap { names(of: $0) ?? [] })
      var used: Set<String> = []
      var isKnown = true
      for target in \(package).targets {
        for dependency in target.dependencies {
          let text = "\\(dependency)"
          let names = quoted(text)
          used.formUnion(names)
          if text.hasPrefix("targetItem(") || text.contains("package: Optional(") { continue }
          if names.isEmpty || !targets.contains(names[0]) && !packages.contains(names[0]) { isKnown = false }
        }
        used.formUnion(quoted("\\(Mirror(reflecting: target).descendant("plugins") ?? "")"))
      }
      if isKnown {
        \(package).dependencies.removeAll { names(of: $0).map(used.isDisjoint) ?? false }
      }
    }

    """
  }
}
