/// An application that a test can start by its type.
@preconcurrency @MainActor
public protocol _LaunchableApp {
  /// Makes the application the one whose scenes come with the next launch.
  static func _prepareLaunch()
  /// Ends the application, so that another one can be started.
  static func _endLaunch()
}

/// The arguments and the environment that an application under test was launched with, in place of the process's own.
@MainActor
package enum LaunchContext {
  private static let commandLine: any SettableArguments.Type = ProcessArguments.self
  private static var original: (arguments: [String], environment: [String: String?])?

  /// Sets what the application sees of its launch: the command line, the defaults after `-key value`, and variables.
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

  /// Takes everything back that `begin(arguments:environment:)` has set.
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
    // A domain that is set to nothing keeps what it had.
    UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    let defaults = defaults(in: Array(arguments.dropFirst()))
    if !defaults.isEmpty {
      UserDefaults.standard.setVolatileDomain(defaults, forName: UserDefaults.argumentDomain)
    }
    PreferredLanguages.choose(
      PreferredLanguages.read(arguments: arguments, environment: ProcessInfo.processInfo.environment))
  }

  /// The number that a text is, where it is written as numbers are.
  private static func number(_ text: String) -> Any? {
    guard let number = Int(text), String(number) == text else { return nil }
    return number
  }

  /// The defaults that arguments set: a name after a dash, and the value behind it as a property list or as text.
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

/// Sets the process's arguments. Swift deprecates the setter because threads may read them; tests launch applications on
/// the main thread, before their code runs.
private protocol SettableArguments {
  static func set(_ arguments: [String])
}
private enum ProcessArguments: SettableArguments {
  @available(*, deprecated)
  static func set(_ arguments: [String]) { CommandLine.arguments = arguments }
}
