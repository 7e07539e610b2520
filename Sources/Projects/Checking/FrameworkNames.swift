import Foundation

/// The public names of the frameworks, looked up in their sources.
final class FrameworkNames {
  private let root: URL
  /// The text of all declarations with a zero at the end.
  private lazy var text: [UInt8] = Self.read(root)
  private var methods: [String: [[String]]] = [:]
  private var others: [String: Bool] = [:]

  /// The file of an SDK with the declarations of the sources.
  static let fileName = "Declarations.txt"

  /// - Parameter root: The folder of the frameworks' package, or of an SDK.
  init(root: URL) { self.root = root }

  private static let folders = [
    "UIKit", "QuartzCore", "CoreGraphics", "ObjCRuntime", "ObjectiveC", "FoundationExtensions", "WebKit",
    "SpriteKit", "SceneKit", "CoreImage", "UserNotifications", "SwiftUI", "PortolanXCTest", "XCUIAutomation",
    "SafariServices", "MessageUI", "AuthenticationServices", "StoreKit", "CoreLocation", "MapKit",
    "AVFoundation",
    "AVKit", "Photos", "PhotosUI", "ContactsUI", "EventKitUI", "QuickLook", "PDFKit", "GameKit",
    "MultipeerConnectivity", "CoreBluetooth", "WatchConnectivity", "Speech", "MetalKit",
    "CoreData",
  ]

  private static func read(_ root: URL) -> [UInt8] {
    var text: [UInt8] = []
    if let known = FileManager.default.contents(atPath: root.appendingPathComponent(fileName).path) {
      text += known
    } else {
      for file in files(in: root.appendingPathComponent("Sources")) {
        text += FileManager.default.contents(atPath: file.path) ?? Data()
        text.append(0x0A)
      }
    }
    // The end for `strstr`.
    text.append(0)
    return text
  }

  private static func files(in sources: URL) -> [URL] {
    folders.flatMap { name in
      let folder = sources.appendingPathComponent(name)
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        .sorted { $0.path < $1.path }
    }
  }

  /// The lines of the sources that this type reads: public declarations and requirements of protocols, with the lines
  /// until their parentheses close.
  static func declarations(in sources: URL) -> Data {
    let keywords = ["func ", "var ", "class ", "protocol ", "typealias ", "struct ", "enum "]
    var kept: [Substring] = []
    for file in files(in: sources) {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      var depth = 0
      for line in text.split(separator: "\n") {
        if depth == 0 {
          let words = line.drop { $0 == " " }
          guard !words.hasPrefix("//"), keywords.contains(where: line.contains) else { continue }
          let isPublic = ["public ", "open ", "optional "].contains(where: line.contains)
          guard isPublic || (words.hasPrefix("func ") && !line.contains("{")) else { continue }
        }
        kept.append(line)
        depth = max(0, depth + line.count { $0 == "(" } - line.count { $0 == ")" })
      }
    }
    return Data(kept.joined(separator: "\n").utf8)
  }

  // MARK: Methods

  /// The argument labels of the public methods with a base name.
  func methods(named name: String) -> [[String]] {
    if let known = methods[name] { return known }
    var found = Self.foundation[name] ?? []
    for start in occurrences(of: "func \(name)(") {
      guard isPublic(start, isMethod: true) else { continue }
      let open = start + "func \(name)".utf8.count
      found.append(labels(open))
    }
    methods[name] = found
    return found
  }

  /// Whether a framework has a public method of this name, and of these labels if they are given.
  func hasMethod(_ name: String, labels: [String]?) -> Bool {
    let found = methods(named: name)
    guard let labels else { return !found.isEmpty }
    return found.contains(labels)
  }

  /// Methods of classes that are Foundation's on Linux as well.
  private static let foundation: [String: [[String]]] = [
    "cancel": [[]], "resume": [[]], "suspend": [[]], "invalidate": [[]], "fire": [[]], "start": [[]],
    "main": [[]], "copy": [[], ["with"]], "mutableCopy": [[], ["with"]], "isEqual": [["_"]], "undo": [[]],
    "redo": [[]], "removeAllObjects": [[]], "synchronize": [[]], "exit": [[]],
    "perform": [["_"], ["_", "with"]],
    "setUp": [[]], "tearDown": [[]], "save": [[]], "reset": [[]], "finishTasksAndInvalidate": [[]],
    "encode": [["with"]],
    "invalidateAndCancel": [[]], "startLoading": [[]], "stopLoading": [[]], "string": [["for"]],
  ]

  // MARK: Properties and types

  /// Whether a framework has a public property of this name.
  func hasProperty(_ name: String) -> Bool {
    if Self.otherProperties.contains(name) { return true }
    return memo("var " + name) {
      occurrences(of: "var \(name)").contains { start in
        let end = start + "var \(name)".utf8.count
        return end < text.count && !Self.isWord(text[end]) && isPublic(start, isMethod: false)
      }
    }
  }

  /// Properties of Foundation's classes, and outlets of iOS that Portolan does not have.
  private static let otherProperties: Set<String> = [
    "description", "hash", "debugDescription", "searchDisplayController", "searchContentsController",
    "aspectFitView",
  ]

  /// Whether a framework has a class or a protocol of this name.
  func hasType(_ name: String) -> Bool {
    if Self.foundationTypes.contains(name) { return true }
    return memo("type " + name) {
      ["class ", "protocol ", "typealias ", "struct ", "enum "].contains { keyword in
        occurrences(of: keyword + name).contains { start in
          let end = start + (keyword + name).utf8.count
          return end < text.count && !Self.isWord(text[end]) && isPublic(start, isMethod: false)
        }
      }
    }
  }

  private static let foundationTypes: Set<String> = [
    "NSObject", "Operation", "BlockOperation", "Thread", "Timer", "URLProtocol", "Formatter", "DateFormatter",
    "NumberFormatter", "XCTestCase", "NSCoder", "InputStream", "OutputStream", "Stream", "URLSession",
    "URLCache",
    "NSObjectProtocol", "NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying", "XMLParserDelegate",
    "Hashable", "Equatable", "Comparable", "Codable", "Sendable", "Error", "ObservableObject", "Identifiable",
    "CustomStringConvertible", "AnyObject",
  ]

  /// The names of classes of Apple's frameworks, by their prefixes.
  static func isAppleClass(_ name: String) -> Bool {
    let prefix = name.prefix { $0.isUppercase || $0.isNumber }.dropLast()
    return prefixes.contains(String(prefix))
  }

  private static let prefixes: Set<String> = [
    "UI", "NS", "MK", "WK", "SK", "SCN", "AR", "ARSCN", "ARSK", "AV", "GLK", "MTK", "PK", "CA", "QL", "SF",
    "MF", "CN",
    "PH", "EK", "GK", "GC", "LP", "RP", "SL", "AB", "CL", "HM", "IN", "WC", "MP", "ASA", "AS", "PDF", "CK",
  ]

  private func memo(_ key: String, _ value: () -> Bool) -> Bool {
    if let known = others[key] { return known }
    let found = value()
    others[key] = found
    return found
  }

  // MARK: Text

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  private func occurrences(of word: String) -> [Int] {
    text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let base = characters.baseAddress else { return [] }
        var found: [Int] = []
        var at = base
        while let hit = strstr(at, word) {
          found.append(UnsafePointer(hit) - base)
          at = UnsafePointer(hit) + 1
        }
        return found
      }
    }
  }

  /// Whether the declaration at an offset is public, or a requirement of a protocol.
  private func isPublic(_ start: Int, isMethod: Bool) -> Bool {
    var begin = start
    while begin > 0, text[begin - 1] != 0x0A { begin -= 1 }
    let modifiers = String(decoding: text[begin..<start], as: UTF8.self)
    if modifiers.contains("//") { return false }
    if modifiers.contains("open ") || modifiers.contains("public ") || modifiers.contains("optional ") {
      return true
    }
    guard isMethod, modifiers.allSatisfy({ $0 == " " }) else { return false }
    var end = start
    while end < text.count, text[end] != 0x0A { end += 1 }
    let line = text[start..<end]
    return !line.contains(UInt8(ascii: "{")) && line.contains(UInt8(ascii: ")"))
  }

  /// The labels in the parentheses that open at an offset.
  private func labels(_ open: Int) -> [String] {
    var labels: [String] = []
    var depth = 0
    var isStart = false
    var at = open
    while at < text.count {
      let byte = text[at]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"):
        depth += 1
        if depth == 1 { isStart = true }
      case UInt8(ascii: ">") where text[at - 1] == UInt8(ascii: "-"): break
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return labels }
      case UInt8(ascii: ",") where depth == 1: isStart = true
      default:
        guard isStart, Self.isWord(byte) else { break }
        var end = at
        while end < text.count, Self.isWord(text[end]) { end += 1 }
        labels.append(String(decoding: text[at..<end], as: UTF8.self))
        isStart = false
        at = end - 1
      }
      at += 1
    }
    return labels
  }
}
