extension Rewriter {
  /// The comparison with a delegate whose type is not known to be a class.
  static let delegateComparison =
    "private func === (a: AnyObject?, b: Any?) -> Bool { a === b.map { $0 as AnyObject } }\n"

  func overridesKeyValueMethods(_ type: TypeDeclaration) -> Bool {
    let names: Set<String> = [
      "responds(to:)", "value(forKey:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)",
      "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
      "observeValue(forKeyPath:of:change:context:)", "awakeFromNib()", "forwardingTarget(for:)",
    ]
    return type.methods.contains { $0.attributes.isOverride && names.contains($0.fullName) }
  }

  /// Whether a class overrides a property of the informal protocol of accessibility, which `PTObject` declares.
  func overridesAccessibility(_ type: TypeDeclaration) -> Bool {
    let names: Set<String> = [
      "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityIdentifier",
      "accessibilityTraits", "isAccessibilityElement", "accessibilityFrame",
    ]
    return type.properties.contains { $0.attributes.isOverride && names.contains($0.name) }
  }
}
