/// The bundles that `Bundle(for:)` returns for the classes of a project.
///
/// On iOS, frameworks and tests are bundles with their own resources. Here all targets of an app or of tests are in one program,
/// where Foundation returns the main bundle for each class.
struct ClassBundles {
  /// The names of the bundles, by modules.
  private let names: [String: String]

  init(_ project: XcodeProject) {
    let package = BuildSettings.identifier(project.name)
    let targets = project.targets.filter { !$0.kind.isProgram && $0.hasResources }
    names = Dictionary(targets.map { ($0.module, "\(package)_\($0.module)") }) { first, _ in first }
  }

  /// Code for each target, whose initializer is preferred to Foundation's; empty if the main bundle is right for all classes.
  var code: String {
    if names.isEmpty { return "" }
    let entries = names.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
    return """
      import Foundation

      private let _bundles: [String: Bundle] = [\(entries.joined(separator: ", "))].compactMapValues {
        Bundle(url: Bundle.main.bundleURL.appendingPathComponent("\\($0).resources"))
      }

      private protocol _ClassBundle {}

      extension _ClassBundle {
        fileprivate init(_ bundle: Bundle) { self = bundle as! Self }
      }

      extension Bundle: _ClassBundle {
        /// Creates the bundle of the target that declares a class.
        convenience init(for aClass: AnyClass) {
          self.init(_bundles[String(String(reflecting: aClass).prefix { $0 != "." })] ?? .main)
        }
      }

      """
  }
}

extension XcodeTarget {
  /// Whether files of the target are in a bundle.
  var hasResources: Bool { !resources.isEmpty || !dataModels.isEmpty }
}
