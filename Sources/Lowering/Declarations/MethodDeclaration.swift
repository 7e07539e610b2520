/// A method declaration.
struct MethodDeclaration {
  struct Parameter {
    /// The argument label; `_` if there is none.
    var label: String
    /// The parameter name.
    var name: String
    /// Attributes before the label, such as a result builder.
    var attributes = ""
    /// The type without specifiers and attributes specific to parameters.
    var type: String
    /// The type with its attributes, for a forwarding function.
    var declaredType: String
    var isInout = false
    /// The default argument as written.
    var defaultValue: String?
    /// Whether dynamically typed values cannot be passed.
    var isOpaque = false
  }

  /// The name without backticks.
  var name: String
  /// The name as spelled in the source.
  var spelling: String
  var nameRange: Range<Int>
  var parameters: [Parameter]
  /// The result type; `nil` if there is none.
  var result: String?
  var isThrowing = false
  var isAsync = false
  var isGeneric = false
  var attributes: DeclarationAttributes
  /// The modifiers without `override`, for a forwarding function.
  var modifiers = ""
  /// `func` or `class func`.
  var range: Range<Int>
  /// The end of the declaration, including a semicolon.
  var end = 0
  var conditions: [String] = []

  var labels: [String] { parameters.map(\.label) }

  /// The full name, such as `tableView(_:didSelectRowAt:)`.
  var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }

  /// The full name with the types of the parameters, which distinguish methods with the same labels.
  var typedName: String { fullName + parameters.map(\.type).joined(separator: ",") }

  /// The Objective-C selector.
  var selector: String {
    attributes.objCName ?? SelectorNaming.method(name, labels: labels, throws: isThrowing, async: isAsync)
  }

  /// Whether the method can be called with dynamically typed values.
  var isCallable: Bool {
    !isGeneric && !isAsync && !attributes.isUnavailable && !attributes.hasOtherActor
      && !attributes.isNonObjC && name.first.map { $0.isLetter || $0 == "_" } == true
      && parameters.allSatisfy { !$0.isInout && !$0.isOpaque }
  }
}
