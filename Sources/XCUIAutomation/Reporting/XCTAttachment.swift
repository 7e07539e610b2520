import Foundation
import UIKit
import XCTest

/// Data attached to a test's report.
public class XCTAttachment: NSObject {
  /// Whether the attachment of a successful test is kept.
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

  public enum ImageQuality: Int, Sendable { case original, medium, low }

  public var name: String?
  public var lifetime = Lifetime.deleteOnSuccess
  public var userInfo: [AnyHashable: Any]?
  public let uniformTypeIdentifier: String
  let data: Data
  let fileExtension: String

  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    data = payload ?? Data()
    self.name = name
    self.userInfo = userInfo
    fileExtension =
      switch identifier {
      case "public.png": "png"
      case "public.jpeg": "jpeg"
      case "public.plain-text", "public.utf8-plain-text": "txt"
      case "public.json": "json"
      case "public.xml": "xml"
      case "public.html": "html"
      case "com.apple.property-list": "plist"
      default: "data"
      }
  }

  public convenience init(data: Data) {
    self.init(uniformTypeIdentifier: nil, name: nil, payload: data)
  }

  public convenience init(data: Data, uniformTypeIdentifier: String) {
    self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: data)
  }

  public convenience init(string: String) {
    self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
  }

  /// Creates a PNG attachment of an image.
  public convenience init(image: UIImage, quality: ImageQuality = .original) {
    self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
  }

  @preconcurrency @MainActor
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality = .original) {
    self.init(uniformTypeIdentifier: "public.png", name: nil, payload: screenshot.pngRepresentation)
  }

  /// Creates an attachment with the contents of a file. If the file does not exist, the attachment is empty.
  public convenience init(contentsOfFile url: URL) {
    self.init(uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: try? Data(contentsOf: url))
  }

  /// Creates an attachment with the contents of a file. If the file does not exist, the attachment is empty.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier: String) {
    self.init(
      uniformTypeIdentifier: uniformTypeIdentifier, name: url.lastPathComponent,
      payload: try? Data(contentsOf: url))
  }

  public convenience init(archivableObject: Any, uniformTypeIdentifier: String? = nil) {
    let data = try? NSKeyedArchiver.archivedData(
      withRootObject: archivableObject, requiringSecureCoding: false)
    self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: data)
  }

  /// Creates an attachment with a property list.
  public convenience init(plistObject: Any) {
    let data = try? PropertyListSerialization.data(fromPropertyList: plistObject, format: .xml, options: 0)
    self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: data)
  }
}

/// A named part of a test.
@preconcurrency @MainActor
public protocol XCTActivity: NSObjectProtocol {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}

/// Divides tests into named activities.
@preconcurrency @MainActor
public final class XCTContext: NSObject {
  private final class Activity: NSObject, XCTActivity {
    let name: String
    init(name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) {
      TestReport.shared?.attach(attachment.name ?? name, attachment.data, attachment.fileExtension)
    }
  }

  /// Runs an activity, whose name appears in the report.
  public static func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    TestReport.shared?.activity(name)
    return try block(Activity(name: name))
  }
}

extension XCTestCase {
  /// Adds data to the test's report.
  public func add(_ attachment: XCTAttachment) {
    TestReport.shared?.attach(attachment.name ?? "Attachment", attachment.data, attachment.fileExtension)
  }
}
