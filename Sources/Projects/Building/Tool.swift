import Foundation

/// Runs external programs.
package enum Tool {
  /// The output and exit status of a program.
  package struct Result: Sendable {
    package var output: String
    package var status: Int32
  }

  /// Runs a program and returns its output, optionally with standard error.
  package static func capture(
    _ arguments: [String], errors: Bool = false, environment: [String: String] = [:]
  ) throws -> Result {
    var output: [UInt8] = []
    let status = try start(arguments, errors: errors, environment: environment) { output += $0 }
    return Result(output: String(decoding: output, as: UTF8.self), status: status)
  }

  /// The folder of the toolchain's libraries and modules.
  static func toolchainResources() throws -> String {
    let information = try capture(["swift", "-print-target-info"]).output
    let object = try? JSONSerialization.jsonObject(with: Data(information.utf8)) as? [String: Any]
    guard let path = (object?["paths"] as? [String: Any])?["runtimeResourcePath"] as? String else {
      throw ProjectError("the toolchain does not tell the place of its libraries")
    }
    return path
  }

  /// Runs a program and passes each line of its output to a closure.
  package static func lines(
    _ arguments: [String], environment: [String: String] = [:], each: (String) -> Void
  ) throws -> Int32 {
    var rest: [UInt8] = []
    let status = try start(arguments, errors: true, environment: environment) { bytes in
      rest += bytes
      while let end = rest.firstIndex(of: 0x0A) {
        each(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeSubrange(...end)
      }
    }
    if !rest.isEmpty { each(String(decoding: rest, as: UTF8.self)) }
    return status
  }

  private static func start(
    _ arguments: [String], errors: Bool, environment: [String: String], _ chunk: ([UInt8]) -> Void
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = errors ? pipe : FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    while true {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      chunk(Array(data))
    }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
