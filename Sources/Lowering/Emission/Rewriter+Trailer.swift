internal import SwiftSyntax

/// The text after the last line: imports, tables and constants.
extension Rewriter {
  /// The imports of modules that Apple's modules re-export but Linux's do not.
  private func implicitImports(hasRuntime: Bool) -> String {
    let imported = scan.imports
    let words = scan.words
    var modules: [String] = []
    // The module re-exports FoundationNetworking, which files do not import directly: its own methods take the place of some.
    if words.contains(.networking), !imported.contains("FoundationNetworking") {
      modules.append("NetworkingExtensions")
    }
    if words.contains(.xml) { modules.append("FoundationXML") }
    if words.contains(.combine), !Self.modulesWithFoundation.isDisjoint(with: imported),
      !imported.contains("SwiftUI")
    {
      modules.append("Combine")
    }
    if words.contains(.networking), imported.contains("Combine") || imported.contains("SwiftUI") {
      modules.append("CombineNetworking")
    }
    if words.contains(.observation), !imported.isEmpty, !imported.contains("SwiftUI") {
      modules.append("Observation")
    }
    if words.contains(.reports) { modules.append("XCUIAutomation") }
    if words.contains(.darwin), !imported.contains("Darwin") { modules.append("LibSys") }
    if usesPreviews { modules.append("DeveloperToolsSupport") }
    if words.contains(.interface), !imported.contains("SwiftUI") { modules.append("UIKit") }
    if words.contains(.filters) { modules.append("CoreImage") }
    if words.contains(.typesetting) { modules.append("CoreText") }
    if words.contains(.security) { modules.append("Security") }
    if words.contains(.compression) { modules.append("Compression") }
    if words.contains(.managedData) { modules.append("_CoreData_SwiftUI") }
    // On iOS, UIKit declares the class.
    if scan.typeNames.contains(NameHash.of("NSDiffableDataSourceSnapshotReference".utf8)) {
      modules.append("CoreData")
    }
    if imported.contains("SwiftUI"), imported.contains("WebKit") { modules.append("_WebKit_SwiftUI") }
    if scan.isFoundationOnly {
      if words.contains(.extensions) { modules.append("FoundationExtensions") }
      if words.contains(.runtime), !hasRuntime { modules.append("ObjCRuntime") }
      if words.contains(.graphics) { modules.append("CoreGraphics") }
    }
    let functions = scan.runLoopNames.sorted().compactMap(RunLoopNames.importDeclaration)
    return modules.filter { !imported.contains($0) }
      .map { "#if canImport(\($0))\n\(importModifiers)import \($0)\n#endif\n" }.joined()
      + functions.map { "\(importModifiers)\($0)\n" }.joined()
  }

  /// The modules that re-export Foundation, and Combine with it, in which public code declares observable objects.
  private static let modulesWithFoundation: Set<String> = [
    "AVFoundation", "AVKit", "AuthenticationServices", "CloudKit", "Contacts", "CoreBluetooth", "CoreData",
    "CoreLocation", "CoreML", "CoreMotion", "CoreSpotlight", "EventKit", "Foundation", "GameKit", "HealthKit",
    "HomeKit",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MultipeerConnectivity", "PDFKit", "PassKit", "Photos",
    "PhotosUI",
    "SceneKit", "Speech", "SpriteKit", "StoreKit", "UIKit", "UserNotifications", "Vision",
    "WatchConnectivity",
    "WebKit", "OSLog",
  ]

  /// Whether the file uses the module of previews, which SwiftUI and UIKit re-export on iOS.
  private var usesPreviews: Bool {
    purpose == .previews && (!previews.isEmpty || !previewProviders.isEmpty) || scan.usesPreviewNames
  }

  /// The attribute of imports in files that use `stderr`, `stdout` or `stdin`: Swift 6 rejects glibc's variables otherwise.
  private var relaxation: String { scan.words.contains(.standardStreams) ? "@preconcurrency " : "" }

  /// The modifiers of added imports. A file with public imports may declare public members in the added module's types.
  private var importModifiers: String {
    let isPublic = scan.sites.contains {
      guard case .importDeclaration(_, let range) = $0 else { return false }
      return string(lineStart(range)..<range.lowerBound).contains("public import")
    }
    return relaxation + (isPublic ? "public " : "")
  }

  private func lineStart(_ range: Range<Int>) -> Int {
    text[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  /// The functions that replace `#selector` and `#keyPath` for editors. Their arguments keep their columns.
  private static let editorFunctions = """
    private func _selector<T>(_: T) -> Selector { Selector("") }
    private func _selector<T>(getter: T) -> Selector { Selector("") }
    private func _selector<T>(setter: T) -> Selector { Selector("") }
    private func _keyPat<R, V>(_: KeyPath<R, V>) -> String { "" }

    """

  /// The name of the file within a string literal.
  var literalName: String {
    String(name.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] })
  }

  func trailer() -> String {
    var imports = ""
    var body = constants.joined() + writer.trailer
    if purpose == .editor { body += Self.editorFunctions }
    if needsRuntime || !body.isEmpty || !writer.insertions.isEmpty {
      imports += "\(importModifiers)import ObjCRuntime\n"
    }
    imports += implicitImports(hasRuntime: !imports.isEmpty)
    if imports.isEmpty, body.isEmpty { return "" }
    return "\n#sourceLocation(file: \"\(literalName) (generated)\", line: 1)\n" + imports + body
      + "#sourceLocation()\n"
  }
}
