import Foundation

/// The modules of this build, as input of tools in the toolchain.
enum BuiltModules {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder of the build products, which contains the tests.
  private static let products = Bundle.main.bundleURL

  #if arch(arm64)
    static let target = "aarch64-unknown-linux-gnu"
  #else
    static let target = "x86_64-unknown-linux-gnu"
  #endif

  /// The search paths of modules: those of this build, and the C modules.
  static let flags: [String] = {
    var flags = ["-I", products.appendingPathComponent("Modules").path]
    let sources = root.appendingPathComponent("Sources")
    let targets = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    for target in targets.sorted() {
      let folder = sources.appendingPathComponent(target)
      let headers = folder.appendingPathComponent("include")
      let written = [headers, folder].map { $0.appendingPathComponent("module.modulemap").path }
      let made = products.appendingPathComponent("\(target).build/module.modulemap").path
      if let map = (written + [made]).first(where: FileManager.default.fileExists(atPath:)) {
        flags += ["-Xcc", "-fmodule-map-file=\(map)"]
      }
      if FileManager.default.fileExists(atPath: headers.path) {
        flags += ["-I", headers.path, "-Xcc", "-I\(headers.path)"]
      }
    }
    let libraries = run(["pkg-config", "--cflags-only-I", "pangocairo", "gdk-pixbuf-2.0"]).output
    for flag in libraries.split(whereSeparator: \.isWhitespace) { flags += ["-Xcc", String(flag)] }
    return flags
  }()

  /// Runs a tool and waits for it.
  static func run(_ arguments: [String]) -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { return ("\(error)", -1) }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
