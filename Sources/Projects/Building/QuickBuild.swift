import Foundation
import Lowering

/// Builds again after edits of existing sources, without the package manager.
///
/// A source whose interface has not changed is compiled alone. Otherwise the compiler's driver finds the sources of the
/// module that are affected. Everything else needs the package manager: new files, resources, manifests, and changed
/// interfaces of modules that others import.
package final class QuickBuild {
  package enum Outcome {
    case built
    case failed([DiagnosticFilter.Message])
    /// The package manager is needed.
    case notPossible
  }

  private let build: ProjectBuild
  private let plan: BuildPlan
  /// The program to link; `nil` if the caller links.
  private let program: String?
  /// The commands that compile one source each, by its path in the plan.
  private var jobs: [String: [String]] = [:]
  private var linkJob: [String]?
  private var fingerprints: [String: String] = [:]
  /// The paths in the plan of the project's files.
  private let planned: [String: String]

  /// Reads the plan of a build that has succeeded; `nil` if there is none.
  /// - Parameter name: The program to link; `nil` if the caller links.
  package init?(_ build: ProjectBuild, program name: String?) {
    guard let plan = BuildPlan(contentsOf: build.scratch.appendingPathComponent("debug.yaml")) else {
      return nil
    }
    self.build = build
    self.plan = plan
    program = name.map { build.products.resolvingSymlinksInPath().appendingPathComponent($0).path }
    if let program, plan.programs[program] == nil { return nil }
    planned = Dictionary(build.originals.map { ($0.value, $0.key) }) { first, _ in first }
  }

  /// Finds the commands and reads the sources, while the app starts.
  package func prepare() {
    for module in plan.modules {
      var arguments: [String] = []
      var skips = false
      for argument in module.arguments {
        if skips {
          skips = false
        } else if ["-emit-module-path", "-index-store-path"].contains(argument) {
          skips = true
        } else if !["-incremental", "-enable-batch-mode", "-emit-module", "-parseable-output"].contains(
          argument)
        {
          arguments.append(argument)
        }
      }
      arguments += ["-disable-batch-mode", "-driver-filelist-threshold", "1000000", "-driver-print-jobs"]
      for line in (try? Tool.capture(arguments))?.output.split(separator: "\n") ?? [] {
        let words = Self.words(line)
        if let index = words.firstIndex(of: "-primary-file"), index + 1 < words.count {
          jobs[words[index + 1]] = words
        }
      }
      for source in module.sources { fingerprints[source] = fingerprint(source) }
    }
    guard let program else { return }
    let link = try? Tool.capture((plan.programs[program] ?? []) + ["-use-ld=lld", "-driver-print-jobs"])
    linkJob = link?.output.split(separator: "\n").last.map(Self.words)
  }

  /// Whether a file, or a file in a folder, was there at the last complete build. Resources always count as known.
  package func knows(_ path: String) -> Bool {
    let planPath = planned[path] ?? path
    let fileExtension = (path as NSString).pathExtension
    return !fileExtension.isEmpty && fileExtension != "swift" || jobs[planPath] != nil
      || jobs.keys.contains { $0.hasPrefix(planPath + "/") }
  }

  private func fingerprint(_ source: String) -> String? {
    (try? String(contentsOfFile: source, encoding: .utf8)).flatMap(InterfaceFingerprint.text)
  }

  /// Splits a line of a shell command.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else if quote == nil, character == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Builds again after changes of files.
  /// - Parameter step: Called with the name of each step before it begins.
  package func rebuild(_ files: Set<String>, step: (String) -> Void) throws -> Outcome {
    let sources = files.map { planned[$0] ?? $0 }.sorted()
    let manager = FileManager.default
    guard !sources.isEmpty, sources.allSatisfy({ jobs[$0] != nil && manager.fileExists(atPath: $0) }) else {
      return .notPossible
    }
    step("lowering")
    guard let flag = try build.lower() else { return .notPossible }
    let modules = plan.modules.filter { module in sources.contains(where: module.sources.contains) }
    guard modules.allSatisfy({ $0.arguments.contains(flag) }) else { return .notPossible }
    let changed = sources.filter { source in
      let new = fingerprint(source)
      return new == nil || new != fingerprints[source]
    }
    step("compiling")
    let link: [String]?
    if changed.isEmpty, program == nil || linkJob != nil {
      let messages = try compile(sources.compactMap { jobs[$0] })
      if !messages.isEmpty { return .failed(messages) }
      link = linkJob
    } else {
      let affected = plan.modules.filter { module in changed.contains(where: module.sources.contains) }
      guard affected.allSatisfy(\.isProgram), modules.count == affected.count else { return .notPossible }
      let messages = try compile(modules.map { $0.arguments.filter { $0 != "-parseable-output" } })
      if !messages.isEmpty { return .failed(messages) }
      link = program.map { (plan.programs[$0] ?? []) + ["-use-ld=lld"] }
    }
    for source in changed { fingerprints[source] = fingerprint(source) }
    guard let link else { return .built }
    step("linking")
    let result = try Tool.capture(link, errors: true)
    guard result.status == 0 else { return .notPossible }
    return .built
  }

  /// Runs compilers at the same time.
  /// - Returns: The errors.
  private func compile(_ commands: [[String]]) throws -> [DiagnosticFilter.Message] {
    var filter = build.diagnosticFilter()
    var messages: [DiagnosticFilter.Message] = []
    for command in commands {
      var last = ""
      let status = try Tool.lines(command) { line in
        if !line.isEmpty { last = line }
        if let message = filter.message(in: line), message.kind == .error { messages.append(message) }
      }
      if status != 0, messages.isEmpty { messages = filter.remaining() }
      if status != 0, messages.isEmpty {
        messages.append(DiagnosticFilter.Message(kind: .error, place: "", text: last))
      }
    }
    return messages
  }
}

extension ProjectBuild {
  /// Lowers the sources that have changed.
  /// - Returns: The flag that the compiler needs; `nil` if the sources cannot be read.
  func lower() throws -> String? {
    try overlay.update(LinuxModules(scratch: scratch).treated(sources()), tool: tool).flag
  }

  func diagnosticFilter() -> DiagnosticFilter {
    DiagnosticFilter(originals: originals, coverage: CoverageTable(root: frameworks))
  }

  /// The folders with files of the project, and of packages beside it.
  package func watchedFolders() throws -> [URL] {
    [root] + (try packages()).filter { !$0.path.hasPrefix(scratch.path + "/") }
  }
}
