/// Collects the references and declarations of a file for the checks of a build.
struct ReferenceCollector {
  private let text: UnsafeBufferPointer<UInt8>
  private let scan: SourceScanResult
  private let types: [TypeDeclaration]
  private let lines: LineIndex
  private let regions: ConditionalRegions

  static func summary(
    _ text: UnsafeBufferPointer<UInt8>, scan: SourceScanResult, types: [TypeDeclaration]
  ) -> ReferenceSummary {
    let collector = ReferenceCollector(
      text: text, scan: scan, types: types, lines: LineIndex(text), regions: ConditionalRegions(text))
    var summary = ReferenceSummary()
    summary.types = types.map(Self.summary)
    summary.superclasses = scan.superclasses
    for site in scan.sites {
      switch site {
      case .selector(let range, let argument) where !collector.regions.contains(range.lowerBound):
        summary.selectors.append(collector.selector(range, argument))
      case .importDeclaration(let module, let range) where !collector.regions.contains(range.lowerBound):
        summary.imports.append(
          ReferenceSummary.Import(module: module, place: collector.lines.place(range.lowerBound)))
      default: break
      }
    }
    summary.names = scan.argumentLiterals.compactMap(collector.name)
    return summary
  }

  // MARK: Selectors

  private func selector(
    _ range: Range<Int>, _ argument: Range<Int>
  ) -> ReferenceSummary.SelectorReference {
    let parsed = SelectorResolver.Reference(String(decoding: text[argument], as: UTF8.self))
    let kind: ReferenceSummary.SelectorReference.Kind =
      switch parsed.kind {
      case .method: .method
      case .getter: .getter
      case .setter: .setter
      }
    let start = text[argument].firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A } ?? argument.lowerBound
    let around = types.filter { $0.range.contains(range.lowerBound) }
      .sorted { $0.range.count < $1.range.count }
    return ReferenceSummary.SelectorReference(
      kind: kind, base: parsed.base, name: parsed.name, labels: parsed.labels,
      argumentCount: parsed.argumentCount, place: lines.place(start), types: around.map(\.path))
  }

  // MARK: Declarations

  private static func summary(_ type: TypeDeclaration) -> ReferenceSummary.TypeSummary {
    let kind: ReferenceSummary.TypeSummary.Kind =
      switch type.kind {
      case .class: .class
      case .value: .value
      case .protocol: .protocol
      case .extension: .extension
      }
    let exposesMembers =
      type.attributes.isObjCMembers || (type.kind != .class && type.attributes.isObjC)
    return ReferenceSummary.TypeSummary(
      kind: kind, path: type.path, inherited: type.inherited, exposesMembers: exposesMembers,
      objCName: type.attributes.objCName,
      members: type.methods.map(member) + type.properties.map(member))
  }

  private static func member(_ method: MethodDeclaration) -> ReferenceSummary.Member {
    ReferenceSummary.Member(
      name: method.name, labels: method.labels, selector: method.selector,
      isExposed: method.attributes.isExposed, isOverride: method.attributes.isOverride,
      isStatic: method.attributes.isStatic, isPrivate: method.attributes.isPrivate)
  }

  private static func member(_ property: PropertyDeclaration) -> ReferenceSummary.Member {
    ReferenceSummary.Member(
      name: property.name.filter { $0 != "`" }, labels: nil,
      selector: property.attributes.objCName ?? property.name,
      isExposed: property.attributes.isExposed, isOverride: property.attributes.isOverride,
      isStatic: property.attributes.isStatic, isPrivate: property.attributes.isPrivate)
  }

  // MARK: Names

  private func name(_ literal: Range<Int>) -> ReferenceSummary.NamedReference? {
    guard !regions.contains(literal.lowerBound), let kind = kind(before: literal.lowerBound - 1) else {
      return nil
    }
    let content = text[literal]
    guard !content.isEmpty, !content.contains(UInt8(ascii: "\\")), !content.contains(0x0A) else { return nil }
    // A second argument may name another bundle.
    if kind != .segue, kind != .tableCell, kind != .collectionCell, kind != .controller,
      !endsCall(literal.upperBound + 1, kind)
    {
      return nil
    }
    return ReferenceSummary.NamedReference(
      kind: kind, name: String(decoding: content, as: UTF8.self), place: lines.place(literal.lowerBound - 1))
  }

  /// Whether the call has no argument that changes where the resource is looked for.
  private func endsCall(_ offset: Int, _ kind: ReferenceSummary.NamedReference.Kind) -> Bool {
    var at = offset
    while at < text.count, text[at] == 0x20 || text[at] == 0x09 || text[at] == 0x0A { at += 1 }
    guard at < text.count else { return false }
    if text[at] == UInt8(ascii: ")") { return true }
    guard text[at] == UInt8(ascii: ",") else { return false }
    let rest = String(decoding: text[at + 1..<min(at + 120, text.count)], as: UTF8.self).drop {
      $0.isWhitespace
    }
    switch kind {
    case .storyboard, .nib:
      return ["bundle: nil", "bundle: .main", "bundle: Bundle.main", "owner:"].contains { rest.hasPrefix($0) }
    default: return false
    }
  }

  /// The kind of the argument whose literal begins at an offset, from the call before it.
  private func kind(before quote: Int) -> ReferenceSummary.NamedReference.Kind? {
    var end = quote
    func skipSpaceBack() { while end > 0, text[end - 1] == 0x20 || text[end - 1] == 0x0A { end -= 1 } }
    func wordBack() -> String {
      let last = end
      while end > 0, SourceScanner.isWord(text[end - 1]) { end -= 1 }
      return String(decoding: text[end..<last], as: UTF8.self)
    }
    skipSpaceBack()
    var label = ""
    if end > 0, text[end - 1] == UInt8(ascii: ":") {
      end -= 1
      label = wordBack()
      skipSpaceBack()
    }
    guard end > 0, text[end - 1] == UInt8(ascii: "(") else { return nil }
    end -= 1
    let function = wordBack()
    let isMember = end > 0 && text[end - 1] == UInt8(ascii: ".")
    switch (function, label) {
    case ("performSegue", "withIdentifier"): return .segue
    case ("instantiateViewController", "withIdentifier"), ("instantiateViewController", "identifier"):
      return .controller
    case ("dequeueReusableCell", "withIdentifier"): return .tableCell
    case ("dequeueReusableCell", "withReuseIdentifier"): return .collectionCell
    case ("UIImage", "named") where !isMember: return .image
    case ("UIColor", "named") where !isMember: return .color
    case ("Image", "") where !isMember: return .image
    case ("Color", "") where !isMember: return .color
    case ("UIStoryboard", "name") where !isMember: return .storyboard
    case ("UINib", "nibName") where !isMember: return .nib
    case ("loadNibNamed", ""): return .nib
    default: return nil
    }
  }
}
