/// A method as lowering sees it.
struct MethodDeclaration {
  struct Parameter {
    /// The label, `_` if there is none.
    var label: String
    /// The name inside the method.
    var name: String
    /// The type without specifiers and attributes that only parameters have.
    var type: String
    /// The type with its attributes, for a function that hands the argument on.
    var declaredType: String
    var isInout = false
    /// Whether a value that is known only at run time cannot be passed.
    var isOpaque = false
  }

  /// The name without backticks.
  var name: String
  /// The name as code spells it.
  var spelling: String
  var nameRange: Range<Int>
  var parameters: [Parameter]
  /// The type of the result; nil for none.
  var result: String?
  var isThrowing = false
  var isAsync = false
  var isGeneric = false
  var attributes: DeclarationAttributes
  /// The modifiers without `override`, for a function that forwards to this one.
  var modifiers = ""
  /// `func` or `class func`.
  var range: Range<Int>
  /// Where the declaration ends with the semicolon after it.
  var end = 0
  var conditions: [String] = []

  var labels: [String] { parameters.map(\.label) }

  /// The name with its labels, as in `tableView(_:didSelectRowAt:)`.
  var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }

  /// The name in Objective-C.
  var selector: String {
    attributes.objCName ?? SelectorNaming.method(name, labels: labels, throws: isThrowing, async: isAsync)
  }

  /// Whether it can be called with values that are known only at run time.
  var isCallable: Bool {
    !isGeneric && !isAsync && !attributes.isUnavailable && !attributes.hasOtherActor
      && !attributes.isNonObjC && name.first.map { $0.isLetter || $0 == "_" } == true
      && parameters.allSatisfy { !$0.isInout && !$0.isOpaque }
  }
}
