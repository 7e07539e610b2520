import Foundation
import Projects

/// `portolan sdk`: writes the frameworks as an SDK.
struct SDKCommand: Command {
  static let name = "sdk"
  static let summary = "Writes the compiled frameworks with this command, for machines without a checkout"
  static let usage = "--output DIR [--symbols DIR] [--debug]"
  static let discussion = """
    DIR is replaced by a folder that works wherever it is moved: bin/portolan in it builds and tests projects without
    compiling the frameworks. It needs the version of Swift that has built it. Debug information is discarded, or split off
    into the folder that --symbols names, for /usr/lib/debug.

    --debug takes the debug build, which is made sooner and runs slower: for checks of the installation.

    make dist packs the folder. The programs of the release build must exist: swift build -c release --product portolan,
    and the same for portolan-serve.
    """

  private let output: URL
  private let symbols: URL?
  private let configuration: Configuration

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    guard let output = try arguments.takeValue("--output", "-o") else {
      throw UsageError("--output is missing")
    }
    self.output = URL(fileURLWithPath: output).standardizedFileURL
    symbols = try arguments.takeValue("--symbols").map { URL(fileURLWithPath: $0).standardizedFileURL }
    configuration = arguments.takeFlag("--debug") ? .debug : .release
    guard try arguments.positional().isEmpty else { throw UsageError("sdk takes no directory") }
  }

  func run() throws -> ExitCode {
    let root = try Frameworks.location()
    guard InstalledSDK(at: root) == nil else {
      throw CommandError("\(root.path) is an SDK already; set PORTOLAN_ROOT to a checkout of Portolan")
    }
    let old = FileManager.default.fileExists(atPath: output.path)
    if old, InstalledSDK(at: output) == nil,
      try !FileManager.default.contentsOfDirectory(atPath: output.path).isEmpty
    {
      throw CommandError("\(output.path) exists and is no SDK")
    }
    try SDKAssembly(package: root, configuration: configuration, into: output).write(
      version: Version.current, commit: Version.commit(of: root), symbols: symbols
    ) { Console.note($0) }
    Console.note("\(output.path): the SDK of Portolan \(Version.current)")
    return .success
  }
}
