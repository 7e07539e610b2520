/// An application that a test can launch by its type.
@preconcurrency @MainActor
public protocol _LaunchableApp {
  /// Makes the application provide the scenes of the next launch.
  static func _prepareLaunch()
  /// Ends the application so that another one can be launched.
  static func _endLaunch()
}

/// The launch arguments and environment of an application under test, used instead of the process's own.
@MainActor
package enum LaunchContext {
  private static let commandLine: any SettableArguments.Type = ProcessArguments.self
  private static var original: (arguments: [String], environment: [String: String?])?

  /// Sets the command line, the user defaults given as `-key value`, and environment variables.
  package static func begin(arguments: [String], environment: [String: String]) {
    end()
    original = (
      CommandLine.arguments,
      Dictionary(
        uniqueKeysWithValues: environment.keys.map { ($0, ProcessInfo.processInfo.environment[$0]) })
    )
    commandLine.set(Array(CommandLine.arguments.prefix(1)) + arguments)
    for (name, value) in environment { setenv(name, value, 1) }
    adopt()
  }

  /// Restores the state before `begin(arguments:environment:)`.
  package static func end() {
    guard let original else { return }
    self.original = nil
    commandLine.set(original.arguments)
    for (name, value) in original.environment {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    adopt()
  }

  private static func adopt() {
    let arguments = CommandLine.arguments
    // Setting an empty domain would keep the previous values.
    UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    let defaults = defaults(in: Array(arguments.dropFirst()))
    if !defaults.isEmpty {
      UserDefaults.standard.setVolatileDomain(defaults, forName: UserDefaults.argumentDomain)
    }
    PreferredLanguages.choose(
      PreferredLanguages.read(arguments: arguments, environment: ProcessInfo.processInfo.environment))
  }

  /// Parses a text in the canonical form of an integer.
  private static func number(_ text: String) -> Any? {
    guard let number = Int(text), String(number) == text else { return nil }
    return number
  }

  /// Parses the user defaults among arguments: a name after a dash, followed by a property list or a string.
  package static func defaults(in arguments: [String]) -> [String: Any] {
    var found: [String: Any] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), !argument.hasPrefix("--"), let value = rest.first else { continue }
      rest.removeFirst()
      let isList = value.hasPrefix("(") || value.hasPrefix("{") || value.hasPrefix("<")
      let list =
        isList ? try? PropertyListSerialization.propertyList(from: Data(value.utf8), format: nil) : nil
      found[String(argument.dropFirst())] = list ?? number(value) ?? value
    }
    return found
  }
}

/// Sets the process's arguments. Swift deprecates the setter because of concurrent readers; tests launch applications
/// on the main thread before their code runs.
private protocol SettableArguments {
  static func set(_ arguments: [String])
}
private enum ProcessArguments: SettableArguments {
  @available(*, deprecated)
  static func set(_ arguments: [String]) { CommandLine.arguments = arguments }
}
