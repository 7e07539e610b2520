import Foundation
import Lowering

/// The parts of a project that the checks of a build read.
struct CheckedProject {
  /// A source of the project itself.
  struct Source {
    /// The path that messages name.
    var path: String
    var references: ReferenceSummary
    var isTest: Bool
    /// Whether Swift exposes members of Objective-C's classes implicitly, as before Swift 4.
    var infersObjC: Bool
  }

  var sources: [Source]
  var index: ProjectIndex
  var frameworks: FrameworkNames
  var resources: ResourceIndex
  /// The names of the project's modules.
  var modules: Set<String>
  /// Whether parts in Objective-C, which are not read, may declare names as well.
  var hasObjectiveC: Bool
  /// The modules of the project, the toolchain and Portolan.
  var presentModules: Set<String>
  /// The text of the manifests of the project and its packages; nil if packages are missing.
  var manifests: String?
  /// Whether all sources are certain to be compiled.
  var compilesAllSources: Bool
  /// The text of the lists of CocoaPods and Carthage.
  var otherDependencies: String

  static func place(_ path: String, _ place: ReferenceSummary.Place) -> String {
    "\(path):\(place.line):\(place.column):"
  }
}
