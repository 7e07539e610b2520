import Foundation
import Projects

/// A program that is built and replaced at each change.
package struct WatchTarget {
  /// The name in messages.
  let name: String
  /// The executable that the package manager links; `nil` if `program` links another one.
  let executable: String?
  let environment: [String: String]
  /// Returns the program of a build that has succeeded.
  let program: (ProjectBuild) throws -> URL

  /// An app of the project.
  static func app(_ name: String) -> WatchTarget {
    WatchTarget(name: name, executable: name, environment: [:]) { try $0.application(name) }
  }

  /// The previews of the project.
  package static func previews(environment: [String: String]) -> WatchTarget {
    WatchTarget(name: "the window of previews", executable: nil, environment: environment) {
      try $0.previewProgram()
    }
  }
}

/// The app that is watched, and its builds.
package final class WatchSession {
  private var build: ProjectBuild
  private let options: BuildOptions
  private let target: WatchTarget
  private let arguments: [String]
  private let folder: URL
  private let watcher: FileWatcher
  private var quick: QuickBuild?
  private var app: WatchedApp
  private var count = 0
  /// The files that have changed since the last build that succeeded.
  private var dirty: Set<String> = []

  /// - Parameter firstArguments: The arguments of the first start alone.
  package init(
    _ build: ProjectBuild, options: BuildOptions, target: WatchTarget, arguments: [String] = [],
    firstArguments: [String] = []
  ) throws {
    self.build = build
    self.options = options
    self.target = target
    self.arguments = arguments
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("portolan-watch-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    watcher = try FileWatcher(try build.watchedFolders())
    app = try WatchedApp(
      try target.program(build), arguments + firstArguments, environment: target.environment, folder: folder,
      number: 0)
  }

  package func run() throws -> ExitCode {
    defer {
      app.terminate()
      try? FileManager.default.removeItem(at: folder)
    }
    WatchSignals.begin()
    guard app.wait(for: "ready", seconds: 60) || app.isRunning else {
      throw CommandError("\(target.name) ended before it showed a window")
    }
    prepare()
    Console.note("watching; close the window to end")
    var hasEnded = false
    while true {
      if !app.isRunning, !hasEnded {
        if app.hasEndedNormally { return .success }
        hasEnded = true
        Console.note("\(target.name) has ended; it starts again at the next change")
      }
      let changes = nextChanges()
      if WatchSignals.isInterrupted { return .success }
      if changes.isEmpty { continue }
      dirty.formUnion(changes)
      if try rebuild() { hasEnded = false }
    }
  }

  private func prepare() {
    quick = QuickBuild(build, program: target.executable)
    quick?.prepare()
  }

  /// Waits for changes, at most half a second.
  private func nextChanges() -> Set<String> {
    var descriptor = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 500) > 0 else { return [] }
    var changes = watcher.changes()
    // Editors write a file in several steps.
    while poll(&descriptor, 1, 20) > 0 { changes.formUnion(watcher.changes()) }
    // Files that exist no more and that no build has seen are temporary files of editors.
    return changes.filter { FileManager.default.fileExists(atPath: $0) || quick?.knows($0) != false }
  }

  /// The times of the steps of a change.
  private struct Times {
    private let clock = ContinuousClock()
    private let start = ContinuousClock.now
    private var steps: [(name: String, start: ContinuousClock.Instant)] = []

    mutating func begin(_ step: String) { steps.append((step, clock.now)) }

    var text: String {
      let end = clock.now
      let ends = steps.dropFirst().map(\.start) + [end]
      let parts = zip(steps, ends).map { "\($0.name) \(Self.seconds($1 - $0.start))" }
      return "\(Self.seconds(end - start)) s (\(parts.joined(separator: ", ")))"
    }

    private static func seconds(_ duration: Duration) -> String {
      let hundredths =
        duration.components.seconds * 100 + duration.components.attoseconds / 10_000_000_000_000_000
      return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
  }

  /// Builds the changes and replaces the app.
  /// - Returns: Whether another program runs.
  private func rebuild() throws -> Bool {
    var times = Times()
    var errors: [DiagnosticFilter.Message]?
    var isQuick = true
    // A file may be deleted while it is read; the complete build reports it.
    switch (try? quick?.rebuild(dirty, step: { times.begin($0) })) ?? .notPossible {
    case .built: errors = []
    case .failed(let messages): errors = messages
    case .notPossible:
      isQuick = false
      times.begin("building")
      errors = try buildAll()
    }
    var lines = (errors ?? []).map(\.line)
    var program: URL?
    if lines.isEmpty {
      if target.executable == nil { times.begin("linking") }
      do {
        program = try target.program(build)
      } catch {
        lines = ["\(error)"]
      }
    }
    guard let program else {
      for line in lines { Console.plain(line) }
      Console.note(
        "\(lines.count) error\(lines.count == 1 ? "" : "s") after \(times.text); the app stays as it is")
      app.show(errors: lines.map(shortened))
      return false
    }
    dirty = []
    app.show(errors: [])
    times.begin("starting")
    let isReplaced = try replace(by: program)
    if isReplaced { Console.note("reloaded in \(times.text)") }
    if !isQuick { prepare() }
    return isReplaced
  }

  /// A message with the path relative to the project.
  private func shortened(_ line: String) -> String {
    line.replacingOccurrences(of: build.root.standardizedFileURL.path + "/", with: "")
  }

  private func buildAll() throws -> [DiagnosticFilter.Message] {
    var errors: [DiagnosticFilter.Message] = []
    do {
      build = try options.open(keepsPreviews: build.keepsPreviews)
      let (succeeded, _) = try build.build(tests: false, isStrict: options.isStrict) { event in
        switch event {
        case .message(let message), .finding(let message):
          if message.kind == .error { errors.append(message) }
        case .progress, .output: break
        }
      }
      if !succeeded, errors.isEmpty {
        errors.append(DiagnosticFilter.Message(kind: .error, place: "", text: "the build failed"))
      }
    } catch let error as ProjectError {
      errors.append(DiagnosticFilter.Message(kind: .error, place: "", text: error.message))
    }
    return errors
  }

  /// Starts the new program with the state of the old one, then ends the old one.
  private func replace(by program: URL) throws -> Bool {
    let wasRunning = app.isRunning
    if wasRunning {
      app.send("save")
      _ = app.wait(for: "saved", seconds: 3)
    }
    count += 1
    let next = try WatchedApp(
      program, arguments, environment: target.environment, folder: folder, number: count)
    guard next.wait(for: "ready", seconds: 30) else {
      next.kill()
      let message = "the new program ended before it showed a window; the old one stays"
      Console.error(message)
      if wasRunning {
        app.send("resume")
        app.show(errors: [message])
      }
      return false
    }
    app.kill()
    app = next
    return true
  }
}
