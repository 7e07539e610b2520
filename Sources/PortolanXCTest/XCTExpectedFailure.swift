import XCTest

/// A failure of a test.
public struct XCTIssue: CustomStringConvertible, Sendable {
  /// The kind of an issue.
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system,
      unmatchedExpectedFailure
  }

  public var type: IssueType
  public var compactDescription: String
  public var detailedDescription: String?
  public var sourceCodeContext: XCTSourceCodeContext

  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext()
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
  }

  public var description: String { compactDescription }
}

/// The file and line of a failure.
public struct XCTSourceCodeLocation: Hashable, Sendable {
  public let fileURL: URL
  public let lineNumber: Int

  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  public init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
}

/// The source location of a failure.
public struct XCTSourceCodeContext: Sendable {
  public let location: XCTSourceCodeLocation?

  public init(location: XCTSourceCodeLocation? = nil) {
    self.location = location
  }
}

/// An expected failure of a test.
public final class XCTExpectedFailure {
  /// Options of an expectation.
  public final class Options {
    /// Whether the test fails if no matching failure occurs. The default is true.
    public var isStrict = true
    public var isEnabled = true
    /// Returns whether a failure matches the expectation. By default, every failure does.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }

    public init() {}

    /// Returns options for failures that occur only sometimes.
    public static func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }

  let reason: String?
  let options: Options
  var isMatched = false

  init(reason: String?, options: Options) {
    self.reason = reason
    self.options = options
  }

  /// The message of the failure for a strict expectation that was not met.
  var missing: String { "Expected failure\(reason.map { " '\($0)'" } ?? "") but none recorded" }
}

/// Expects a failure in the rest of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = XCTExpectedFailure.Options()
) {
  guard options.isEnabled else { return }
  TestFailures.expect(XCTExpectedFailure(reason: failureReason, options: options))
}

/// Expects a failure in the rest of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  XCTExpectFailure(failureReason, options: options(enabled, strict, issueMatcher))
}

/// Expects a failure while a closure runs.
@discardableResult
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> R
) rethrows -> R {
  guard options.isEnabled else { return try failingBlock() }
  let expected = XCTExpectedFailure(reason: failureReason, options: options)
  TestFailures.expect(expected)
  defer { TestFailures.end(expected) }
  return try failingBlock()
}

/// Expects a failure while a closure runs.
@discardableResult
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> R,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: options(enabled, strict, issueMatcher), failingBlock: failingBlock)
}

private func options(
  _ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?
) -> XCTExpectedFailure.Options {
  let options = XCTExpectedFailure.Options()
  if let enabled { options.isEnabled = enabled }
  if let strict { options.isStrict = strict }
  if let matcher { options.issueMatcher = matcher }
  return options
}

extension XCTestCase {
  /// Records a failure of the test.
  public func record(_ issue: XCTIssue) {
    let place = issue.sourceCodeContext.location
    recordFailure(
      withDescription: issue.compactDescription, inFile: place?.fileURL.path ?? "<unknown>",
      atLine: place?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
  }
}
