/// The methods that classes of formatters have on iOS only.
enum FormatterMethods {
  /// Foundation's classes of formatters.
  static let classes: Set<String> = [
    "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter",
    "EnergyFormatter",
    "Formatter", "ISO8601DateFormatter", "LengthFormatter", "MassFormatter", "MeasurementFormatter",
    "NumberFormatter", "PersonNameComponentsFormatter",
  ]

  /// The protocols of FoundationExtensions, by their requirement.
  static let protocols = [
    "getObjectValue(_:for:errorDescription:)": "_ObjectValueReading",
    "getObjectValue(_:for:range:)": "_RangedObjectValueReading",
  ]

  /// Methods that only apps call.
  static let others: Set<String> = [
    "isPartialStringValid(_:newEditingString:errorDescription:)",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
  ]

  static func contains(_ name: String) -> Bool { protocols[name] != nil || others.contains(name) }
}

extension Rewriter {
  /// Makes overrides of `getObjectValue` implementations of a protocol, because formatters do not declare the method on Linux.
  mutating func rewriteFormatter(_ type: TypeDeclaration) {
    guard type.isObject else { return }
    // The superclass of an extended class is in another declaration; it is usually Foundation's.
    let isDirect =
      type.kind == .extension || type.inherited.first.map(FormatterMethods.classes.contains) == true
    for method in type.methods
    where method.attributes.isOverride && FormatterMethods.contains(method.fullName) {
      guard let start = method.attributes.overrideStart else { continue }
      if isDirect { edits.blank(start..<start + "override".utf8.count) }
      guard let name = FormatterMethods.protocols[method.fullName] else { continue }
      edits.insert("_lowered_", at: method.nameRange.lowerBound)
      guard isDirect, type.isReachable else { continue }
      let extended = "extension \(type.path): \(name) {}\n"
      constants.append(type.conditions.reversed().reduce(extended) { "#if \($1)\n\($0)#endif\n" })
    }
  }
}
