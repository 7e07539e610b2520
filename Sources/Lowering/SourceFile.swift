internal import SwiftParser
internal import SwiftSyntax

/// A source file to be lowered for Linux.
///
/// Scanning takes one pass over the bytes. The file is parsed only if its declarations matter, and then
/// without irrelevant bodies.
package final class SourceFile {
  /// The file's name, which distinguishes code generated for the files of a module.
  package let name: String
  private let module: String
  private let bytes: [UInt8]
  private let scan: SourceScanResult
  private var collected: DeclarationCollector?

  package init(name: String, text: String, module: String = "") {
    self.name = name
    self.module = module
    bytes = Array(text.utf8)
    scan = bytes.withUnsafeBufferPointer { SourceScanner.scan($0) }
  }

  /// Creates a source file.
  ///
  /// - Parameters:
  ///   - module: The identifier of the file's module within the project. Members of extensions belong to
  ///     classes of their module.
  ///   - isPackage: Whether the file is one of a package. For those of Xcode projects, `SWIFT_PACKAGE` is false.
  package init(name: String, bytes: [UInt8], module: String = "", isPackage: Bool = true) {
    self.name = name
    self.module = module
    self.bytes = bytes
    scan = bytes.withUnsafeBufferPointer { SourceScanner.scan($0, isPackage: isPackage) }
  }

  /// The original text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The modules that the file imports.
  package var imports: [String] {
    scan.imports
  }

  /// Whether the file uses the elements or attachments of UI tests.
  package var usesInterfaceTesting: Bool {
    [
      "XCUIApplication", "XCUIElement", "XCUIDevice", "XCTAttachment", "XCTActivity", "XCTContext",
      "XCTMeasureOptions", "XCTMetric", "XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric",
      "XCTStorageMetric",
    ].contains {
      scan.typeNames.contains(NameHash.of($0.utf8))
    }
  }

  /// Information about this file that other files need.
  package private(set) lazy var facts: FileSummary = {
    let isWitness =
      scan.hasConformingExtension && scan.methods.contains(where: FrameworkRequirements.shared.hasRequirement)
    var facts = FileSummary()
    if isWitness || scan.hasInitializerRequirement || !scan.words.isDisjoint(with: .declarations) {
      facts = bytes.withUnsafeBufferPointer { text in
        SummaryCollector.facts(of: declarations(text).types, prefix: prefix, isTest: scan.isTest)
      }
    }
    facts.module = module
    facts.prefix = prefix
    facts.overrides = scan.overrides
    facts.objectConformances = scan.objectConformances
    facts.superclasses = scan.superclasses
    facts.aliases = scan.aliases
    facts.methodReferences = scan.methodReferences
    facts.genericTypes = scan.genericTypes
    if imports.contains("XCTest") { facts.listingClasses = Self.listingClasses(in: bytes) }
    facts.exchangesMethods = scan.words.contains(.exchanges)
    return facts
  }()

  /// The references that the compiler does not check, and the declarations of the file if its lowering needs them.
  package var references: ReferenceSummary {
    references(parsing: !scan.words.isDisjoint(with: .declarations))
  }

  /// The same with the declarations of the file.
  package var allReferences: ReferenceSummary { references(parsing: true) }

  private func references(parsing: Bool) -> ReferenceSummary {
    bytes.withUnsafeBufferPointer { text in
      ReferenceCollector.summary(text, scan: scan, types: parsing ? declarations(text).types : [])
    }
  }

  /// Whether the file names a protocol of types that provide previews.
  private var namesPreviewProvider: Bool {
    scan.typeNames.contains(NameHash.of("PreviewProvider".utf8))
      || scan.typeNames.contains(NameHash.of("Widget".utf8)) && scan.imports.contains("WidgetKit")
  }

  /// The text with the branches for systems without the Objective-C runtime, which have no module of that name; `nil` if there
  /// are none.
  package var textForLinux: String? {
    let condition = Array("canImport(ObjectiveC)".utf8)
    let value = Array("false".utf8) + Array(repeating: UInt8(ascii: " "), count: condition.count - 5)
    let changed = bytes.replacing(condition, with: value)
    return changed == bytes ? nil : String(decoding: changed, as: UTF8.self)
  }

  /// Lowers the file; `nil` if no changes are needed.
  /// - Parameter members: The members of `AnyObject` that the file uses.
  package func lowered(
    _ facts: ProjectSummary = ProjectSummary(), for purpose: LoweringPurpose = .compiler,
    members: [DynamicMember] = []
  ) -> LoweredFile? {
    var scan = scan
    if !members.isEmpty {
      scan.sites += DynamicMember.uses(of: members, in: bytes).map {
        $0.isArgument
          ? .objectArgument($0.object)
          : .dynamicObject($0)
      }
    }
    let needsDeclarations =
      purpose == .previews && namesPreviewProvider || !scan.words.isDisjoint(with: .declarations)
      || facts.concerns(methods: scan.methods, typeNames: scan.typeNames)
      || facts.overridesExtensionMember(scan.overrides)
    if !needsDeclarations, scan.sites.isEmpty, scan.words.isDisjoint(with: .imports), !scan.usesPreviewNames {
      return nil
    }
    return bytes.withUnsafeBufferPointer { text in
      var rewriter = Rewriter(
        text: text, scan: scan, collected: needsDeclarations ? declarations(text) : nil, facts: facts,
        name: name, prefix: prefix, module: module, purpose: purpose)
      return rewriter.rewrite().map {
        LoweredFile(text: String(decoding: $0.text, as: UTF8.self), changes: $0.changes)
      }
    }
  }

  private var prefix: String {
    "__ptl_" + NameHash.text(name.utf8, length: 6)
  }

  private func declarations(_ text: UnsafeBufferPointer<UInt8>) -> DeclarationCollector {
    if let collected { return collected }
    let tree: SourceFileSyntax
    if scan.isBalanced {
      // Irrelevant bodies are blanked before parsing.
      var outline = bytes
      for body in scan.bodies {
        for index in body where outline[index] != 0x0A { outline[index] = 0x20 }
      }
      tree = outline.withUnsafeBufferPointer { Parser.parse(source: $0) }
    } else {
      tree = Parser.parse(source: text)
    }
    let platforms = scan.sites.compactMap { site -> (range: Range<Int>, holds: Bool)? in
      if case .condition(let range, let holds) = site { (range, holds) } else { nil }
    }
    let result = DeclarationCollector(tree, text: text, platforms: platforms)
    collected = result
    return result
  }
}
