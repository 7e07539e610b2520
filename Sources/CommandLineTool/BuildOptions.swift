import Foundation
import Projects

/// The options of the build commands, and their progress reporting.
package struct BuildOptions {
  package let path: URL
  package let scratch: URL?
  let configuration: Configuration
  let isVerbose: Bool
  /// Whether errors that Xcode reports and the compiler on Linux does not end the build.
  let isStrict: Bool
  /// Whether the messages are printed as JSON for other tools, too.
  private let printsJSON: Bool
  private let progress = BuildProgress()
  /// A folder of tests that replaces the project's tests.
  let tests: URL?

  /// Removes the options and the directory from a command's arguments.
  /// - Parameters:
  ///   - json: Whether the command can print messages as JSON.
  ///   - configuration: The only configuration of the command; `nil` if the arguments choose it.
  package init(
    _ arguments: inout Arguments, json: Bool = false, configuration: Configuration? = nil
  ) throws {
    printsJSON = json && arguments.takeFlag("--json")
    self.configuration = configuration ?? (arguments.takeFlag("--release") ? .release : .debug)
    isVerbose = arguments.takeFlag("--verbose", "-v")
    isStrict = !arguments.takeFlag("--lenient")
    scratch = try arguments.takeValue("--scratch-path").map { URL(fileURLWithPath: $0).standardizedFileURL }
    tests = try arguments.takeValue("--tests").map { URL(fileURLWithPath: $0).standardizedFileURL }
    path = URL(fileURLWithPath: arguments.takeDirectory() ?? ".").standardizedFileURL
  }

  /// Opens the project.
  /// - Parameters:
  ///   - isCompiled: Whether the frameworks are built as well, if they have changed.
  ///   - location: Another location of the project, such as that of an older revision.
  ///   - keepsPreviews: Whether previews are compiled, in a build folder of their own.
  ///   - isTested: Whether the build configuration is that of the schemes' tests.
  package func open(
    isCompiled: Bool = true, at location: URL? = nil, keepsPreviews: Bool = false, isTested: Bool = false
  ) throws -> ProjectBuild {
    let built = isCompiled ? nil : FrameworkSDK.none(try Frameworks.location())
    return try open(built: built, at: location, keepsPreviews: keepsPreviews, isTested: isTested)
  }

  /// Opens the project with an SDK.
  /// - Parameter built: `nil` to build the frameworks if they have changed.
  func open(
    built: FrameworkSDK?, at location: URL? = nil, keepsPreviews: Bool = false, isTested: Bool = false
  ) throws -> ProjectBuild {
    let root = try Frameworks.location()
    let build = try ProjectBuild(
      path: location ?? path, scratch: location == nil ? scratch : nil, configuration: configuration,
      frameworks: root, tool: try Frameworks.toolVersion(), tests: tests, built: built,
      keepsPreviews: keepsPreviews, isTested: isTested, each: show)
    if isVerbose { for item in build.unmapped { Console.warning("not mapped: \(item)") } }
    if !isVerbose, !build.unmapped.isEmpty {
      Console.note(
        "\(build.unmapped.count) parts of the project are not mapped; --verbose or portolan port lists them")
    }
    return build
  }

  package func build(_ build: ProjectBuild, tests: Bool) throws -> Bool {
    var errors = 0
    var warnings = 0
    var messages: [DiagnosticFilter.Message] = []
    defer { Console.endProgress() }
    let clock = ContinuousClock()
    let start = clock.now
    let (succeeded, report) = try build.build(tests: tests, isStrict: isStrict) { event in
      switch event {
      case .message(let message), .finding(let message):
        if message.kind == .error { errors += 1 } else { warnings += 1 }
        messages.append(message)
      case .progress, .output: break
      }
      show(event)
    }
    if printsJSON { print(try DiagnosticFilter.Message.json(messages)) }
    let seconds = (clock.now - start).components
    let time = "\(seconds.seconds).\(seconds.attoseconds / 100_000_000_000_000_000) s"
    let sources = "\(report.files) sources, \(report.rewritten) rewritten"
    if succeeded {
      Console.note("built in \(time) (\(sources)\(warnings > 0 ? ", \(warnings) warnings" : ""))")
    } else {
      Console.note("\(errors) error\(errors == 1 ? "" : "s") after \(time) (\(sources))")
    }
    return succeeded
  }

  private func show(_ event: ProjectBuild.Event) {
    switch event {
    case .progress(let text): Console.note(text)
    case .message(let message):
      if message.kind == .error || isVerbose { Console.plain(message.line) }
    case .finding(let message): Console.plain(message.line)
    case .output(let line):
      if isVerbose { Console.plain(line) } else { progress.show(line) }
    }
  }

  /// Builds an app, by default the first.
  /// - Returns: its program, or `nil` after errors that the build has printed.
  func buildApplication(_ name: String?) throws -> URL? { try buildApplication(name, of: open()) }

  /// Builds an app of an open project, by default the first.
  func buildApplication(_ name: String?, of build: ProjectBuild) throws -> URL? {
    let name = try applicationName(name, in: build)
    guard try self.build(build, tests: false) else { return nil }
    return try build.application(name)
  }

  /// The name of an app of the project, by default the first.
  func applicationName(_ name: String?, in build: ProjectBuild) throws -> String {
    let programs = try build.programs()
    guard let name = name ?? programs.first else { throw CommandError("\(path.path) has no app") }
    guard programs.contains(name) else {
      throw CommandError(
        "there is no app \(name); there \(programs.count == 1 ? "is" : "are") \(programs.joined(separator: ", "))"
      )
    }
    return name
  }
}
