import Foundation
import PackagePlugin

/// `swift package portolan build`, `run` and `test`, in a package that depends on Portolan.
///
/// The manifest only needs the dependency. The command-line tool does the rest, as for packages without a
/// dependency on Portolan.
@main
struct PortolanCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let frameworks = frameworks(of: context.package)
    let process = Process()
    process.executableURL = try context.tool(named: "portolan-build").url
    var words = arguments
    // The command comes first, then the directory and its options.
    if let command = words.first, ["build", "run", "test"].contains(command) {
      words.insert(context.package.directoryURL.path, at: 1)
    }
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PORTOLAN_ROOT": frameworks.path], uniquingKeysWith: { $1 })
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error(
        "portolan \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
    }
  }

  private func frameworks(of package: Package) -> URL {
    let dependency = package.dependencies.first { $0.package.displayName == "Portolan" }
    return (dependency?.package ?? package).directoryURL
  }
}
