import AutomationProtocol
import Foundation

/// The location of an element: an app and a sequence of query steps.
///
/// Predicates are not declared sendable, but are immutable.
struct ElementLocator: @unchecked Sendable {
  /// The time in seconds that an action waits for its element.
  private static let searchTimeout = 1.0

  /// The bundle identifier of the app; `nil` for the app of the running test's target.
  let bundleIdentifier: String?
  let steps: [QueryStep]

  func appending(_ step: QueryStep) -> ElementLocator {
    ElementLocator(bundleIdentifier: bundleIdentifier, steps: steps + [step])
  }

  /// The app's identifier. Determined on use, because test cases and their properties are created before the
  /// first test runs.
  var application: String {
    bundleIdentifier ?? AppTargets.shared.target(ofTestModule: TestSession.shared.testModule) ?? ""
  }

  /// The reason why an element was not found.
  enum Missing: Error {
    case notRunning(String)
    /// The step without matches and its input.
    case noMatches(QueryStep?, input: [ElementReference])
    case severalMatches([ElementReference])
    case process(String)
  }

  // MARK: Finding

  /// Returns the elements found in the app's current state.
  func find() throws -> [ElementReference] { try trace().last?.output ?? [] }

  /// Returns the elements found, or none. An app that crashes meanwhile fails the test.
  func findOrReport() -> [ElementReference] {
    do {
      return try find()
    } catch Missing.process(let reason) {
      TestSession.shared.failAtCaller(reason)
      return []
    } catch {
      return []
    }
  }

  /// Returns the results of every step.
  func trace() throws -> [(step: QueryStep?, output: [ElementReference])] {
    let root = try snapshot()
    var found = [ElementReference(snapshot: root, path: [])]
    var trace: [(step: QueryStep?, output: [ElementReference])] = [(nil, found)]
    for step in steps {
      found = step.apply(to: found)
      trace.append((step, found))
    }
    return trace
  }

  /// Returns the only matching element.
  func resolve() throws -> ElementReference {
    let trace = try trace()
    let found = trace.last?.output ?? []
    if found.count > 1 { throw Missing.severalMatches(found) }
    guard let only = found.first else {
      let failed = trace.firstIndex { $0.output.isEmpty } ?? trace.count - 1
      throw Missing.noMatches(trace[failed].step, input: failed > 0 ? trace[failed - 1].output : [])
    }
    return only
  }

  /// Returns the only matching element, waiting for it in real time if necessary.
  func resolveForAction() throws -> ElementReference {
    let deadline = Date(timeIntervalSinceNow: TestSession.shared.hasFailedAction ? 0 : Self.searchTimeout)
    while true {
      do {
        return try resolve()
      } catch let missing as Missing {
        guard case .noMatches = missing, Date() < deadline else { throw missing }
        _ = try ask(.wait(0.05))
      }
    }
  }

  /// Waits for a condition in real time; the app's virtual time advances along.
  func wait(_ timeout: TimeInterval, until condition: () -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while true {
      if condition() { return true }
      let rest = deadline.timeIntervalSinceNow
      guard rest > 0, (try? ask(.wait(min(rest, 0.05)))) != nil else { return false }
    }
  }

  // MARK: Queries

  /// Whether the elements belong to the home screen and the system.
  var isSystem: Bool { bundleIdentifier == Springboard.identifier }

  private func snapshot() throws -> ElementSnapshot {
    if isSystem {
      EarlyEnd.check()
      return try Springboard.shared.snapshot()
    }
    guard case .snapshot(let root) = try ask(.snapshot) else {
      throw Missing.process("There is no snapshot.")
    }
    return root
  }

  func ask(_ request: AutomationRequest) throws -> AutomationReply {
    EarlyEnd.check()
    if isSystem, let reply = Springboard.shared.answer(request) { return reply }
    // The process of the frontmost app draws the system's interface.
    let application = isSystem ? TestSession.shared.frontIdentifier ?? "" : application
    if SystemApps.contains(application) { return try SystemApps.shared.answer(request, of: application) }
    guard let process = TestSession.shared.process(application) else { throw Missing.notRunning(application) }
    do {
      return try process.ask(request)
    } catch AppProcess.Failure.ended(let text) {
      TestSession.shared.setProcess(nil, for: application)
      throw Missing.process(text)
    } catch AppProcess.Failure.notAnswered(let seconds, let report) {
      TestSession.shared.setProcess(nil, for: application)
      throw Missing.process(
        "The app under test did not answer within \(Int(seconds)) seconds, and was ended.\n\(report)")
    } catch AppProcess.Failure.refused(let message) {
      throw Missing.process(message)
    }
  }

  /// The element's name in `debugDescription`, such as `"Save" Button`.
  var name: String {
    var text: String?
    var type = XCUIElementType.any
    for step in steps {
      switch step {
      case .descendants(let found), .children(let found): (type, text) = (found, nil)
      case .matching(.identifier(let found, let identifier)):
        if found != .any { type = found }
        text = identifier ?? text
      default: break
      }
    }
    let kind = steps.isEmpty ? "Application" : type == .any ? "Element" : type.displayName
    return text.map { "\"\($0)\" \(kind)" } ?? kind
  }
}

extension ElementLocator.Missing {
  /// The reason in XCTest's terms.
  var message: String {
    switch self {
    case .notRunning(let application): "Application \(application) is not running"
    case .process(let text): text
    case .noMatches(let step, let input):
      "No matches found for \(step?.description ?? "Application") from input {(\n"
        + input.prefix(30).map { "    " + ElementText.line($0.snapshot) }.joined(separator: ",\n") + "\n)}"
    case .severalMatches(let found):
      "Multiple matching elements found:\n"
        + found.prefix(30).map { "    " + ElementText.line($0.snapshot) }.joined(separator: "\n")
    }
  }
}
