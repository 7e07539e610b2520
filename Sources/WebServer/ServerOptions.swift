import Foundation

/// The arguments of the server.
struct ServerOptions {
  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  var program = ""
  var programArguments: [String] = []
  var port: UInt32 = 8080
  /// The address that the server listens on. Pages of other machines reach only what is public.
  var host = "127.0.0.1"
  /// Whether other machines can open pages, with the token of the link.
  var isPublic = false
  /// Where the state of sessions is saved.
  var state: URL
  var maximumSessions = 32
  /// Whether all pages are scenes of one process.
  var isShared = false
  /// The maximum memory of an app's process, in bytes.
  var memory: Int?
  /// The folder for a recording of the first page.
  var recording: URL?
  /// How long an app without a page keeps running, in seconds.
  var idleTime: UInt32 = 60

  static let usage = """
    usage: portolan-serve PROGRAM [--port N] [--host ADDRESS] [--public] [--state DIR] [--sessions N] [--idle SECONDS]
                          [--shared] [--memory MIB] [--record DIR] [-- ARGUMENT …]
    """

  init(_ arguments: [String]) throws {
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
    state = base.appendingPathComponent("portolan/pages")
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Mistake(description: "\(option) needs a value") }
      return value
    }
    func number(of option: String, _ range: ClosedRange<UInt32>) throws -> UInt32 {
      let text = try value(of: option)
      guard let number = UInt32(text), range.contains(number) else {
        throw Mistake(
          description: "\(option) is a number from \(range.lowerBound) to \(range.upperBound), not “\(text)”")
      }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--port": port = try number(of: argument, 0...65535)
      case "--host": host = try value(of: argument)
      case "--public":
        isPublic = true
        host = "0.0.0.0"
      case "--state": state = URL(fileURLWithPath: try value(of: argument))
      case "--sessions": maximumSessions = Int(try number(of: argument, 1...10_000))
      case "--shared": isShared = true
      case "--memory": memory = Int(try number(of: argument, 64...1_048_576)) << 20
      case "--record": recording = URL(fileURLWithPath: try value(of: argument))
      case "--idle": idleTime = try number(of: argument, 0...86_400)
      case "--":
        programArguments = Array(rest)
        rest = []
      default:
        guard program.isEmpty, !argument.hasPrefix("-") else {
          throw Mistake(description: "\(argument) is not an option")
        }
        program = argument
      }
    }
    guard !program.isEmpty else { throw Mistake(description: "the program is missing") }
    guard access(program, X_OK) == 0 else { throw Mistake(description: "\(program) cannot be run") }
  }
}
