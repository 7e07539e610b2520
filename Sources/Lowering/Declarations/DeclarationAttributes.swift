internal import SwiftSyntax

/// The attributes and modifiers of a declaration that are relevant to lowering.
struct DeclarationAttributes {
  var isObjC = false
  var objCName: String?
  var isObjCMembers = false
  var isOutlet = false
  var isAction = false
  var isSegueAction = false
  var isInspectable = false
  var isManaged = false
  var isNonObjC = false
  var isUnavailable = false
  var isDiscardable = false
  var isMainActor = false
  /// Whether the declaration belongs to a global actor other than the main actor.
  var hasOtherActor = false
  var isPrivate = false
  var isStatic = false
  var isOverride = false
  var isOptional = false
  var isDynamic = false
  var isMutatingOrUnowned = false
  /// The access level (`public`, `open` or `package`) for generated declarations.
  var access = ""
  /// The range of SwiftUI's `@Entry`.
  var entry: Range<Int>?
  /// The range of SwiftData's `@Model`.
  var model: Range<Int>?
  /// SwiftData's `@ModelActor`, and whether it generates an initializer.
  var modelActor: (range: Range<Int>, hasInitializer: Bool)?
  /// The range of SwiftData's `@Transient`.
  var transient: Range<Int>?
  /// SwiftData's `@Attribute` and `@Relationship` with their arguments in parentheses.
  var modelAttribute: (range: Range<Int>, arguments: String)?
  var modelRelationship: (range: Range<Int>, arguments: String)?
  /// The position of the `open` modifier.
  var openModifier: Range<Int>?
  /// The start of `override`.
  var overrideStart: Int?

  init() {}

  init(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
    for case .attribute(let attribute) in attributes { read(attribute) }
    for modifier in modifiers { read(modifier) }
  }

  private mutating func read(_ attribute: AttributeSyntax) {
    guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { return }
    switch name {
    case "objc":
      isObjC = true
      objCName = attribute.arguments.map {
        String($0.trimmedDescription.filter { !$0.isWhitespace })
      }
    case "objcMembers": isObjCMembers = true
    case "IBOutlet": isOutlet = true
    case "IBAction": isAction = true
    case "IBSegueAction": isSegueAction = true
    case "IBInspectable": isInspectable = true
    case "NSManaged": isManaged = true
    case "nonobjc": isNonObjC = true
    case "Entry": entry = Self.range(attribute)
    case "Model": model = Self.range(attribute)
    case "ModelActor":
      let arguments = attribute.arguments?.trimmedDescription ?? ""
      modelActor = (
        Self.range(attribute),
        !(arguments.contains("disableGenerateInit") && arguments.contains("true"))
      )
    case "Transient": transient = Self.range(attribute)
    case "Attribute": modelAttribute = (Self.range(attribute), Self.arguments(attribute))
    case "Relationship": modelRelationship = (Self.range(attribute), Self.arguments(attribute))
    case "discardableResult": isDiscardable = true
    case "available":
      let text = attribute.trimmedDescription
      isUnavailable =
        isUnavailable
        || ((text.contains("*") || text.hasPrefix("@available(iOS,")) && text.contains("unavailable"))
        || Self.isForObjectiveC(text)
    case "MainActor": isMainActor = true
    default:
      if name.hasSuffix("Actor") { hasOtherActor = true }
    }
  }

  /// Whether a member is obsolete in every version of Swift, so that it exists in Objective-C only.
  private static func isForObjectiveC(_ text: String) -> Bool {
    guard let match = text.firstMatch(of: /^@available\(\s*swift\s*,.*obsoleted:\s*(\d+)/) else {
      return false
    }
    return Int(match.1).map { $0 <= 4 } ?? false
  }

  private static func range(_ attribute: AttributeSyntax) -> Range<Int> {
    attribute.positionAfterSkippingLeadingTrivia
      .utf8Offset..<attribute.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private static func arguments(_ attribute: AttributeSyntax) -> String {
    "(\(attribute.arguments?.trimmedDescription ?? ""))"
  }

  private mutating func read(_ modifier: DeclModifierSyntax) {
    switch modifier.name.text {
    case "private", "fileprivate":
      if modifier.detail == nil { isPrivate = true }
    case "public", "open", "package":
      if modifier.detail == nil {
        access = modifier.name.text == "open" ? "public " : modifier.name.text + " "
        if modifier.name.text == "open" {
          let start = modifier.name.positionAfterSkippingLeadingTrivia.utf8Offset
          openModifier = start..<start + "open".utf8.count
        }
      }
    case "static", "class": isStatic = true
    case "override":
      isOverride = true
      overrideStart = modifier.name.positionAfterSkippingLeadingTrivia.utf8Offset
    case "optional": isOptional = true
    case "dynamic": isDynamic = true
    default: break
    }
  }

  /// Whether one of the declaration's own attributes exposes it to Objective-C.
  var isExposed: Bool {
    (isObjC || isOutlet || isAction || isSegueAction || isInspectable || isManaged) && !isNonObjC
  }
}
