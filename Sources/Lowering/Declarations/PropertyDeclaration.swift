/// A property as lowering sees it.
struct PropertyDeclaration {
  /// What stands between the braces after the property, if anything.
  enum Accessors {
    case none
    /// Observers: where the insides of their bodies start.
    case observers(open: Int, willSet: Int?, didSet: Int?)
    /// A computed property: where the inside of its setter starts, if it has one.
    case computed(set: Int?)
  }

  var name: String
  var nameStart: Int
  /// The type as written; nil if it is inferred.
  var type: String?
  var isLet: Bool
  var accessors: Accessors
  /// Where the declaration ends before any accessors.
  var end: Int
  /// Where its name and type end, and where the sign of its initial value stands.
  var annotationEnd = 0
  var equalSign: Int?
  var attributes: DeclarationAttributes
  /// Whether the getter has effects.
  var hasEffects = false
  /// The modifiers without `override`, for a property that forwards to this one.
  var modifiers = ""
  var range: Range<Int>
  /// Where the declaration ends with the semicolon after it.
  var rangeEnd = 0
  var conditions: [String] = []

  /// Whether it can be read and set by name.
  var isReadable: Bool {
    !attributes.isStatic && !attributes.isUnavailable && !attributes.hasOtherActor && !hasEffects
      && !attributes.isNonObjC
  }
}
