/// A property declaration.
struct PropertyDeclaration {
  /// The accessors in braces after the property.
  enum Accessors {
    case none
    /// Observers, with the start of each body.
    case observers(open: Int, willSet: Int?, didSet: Int?)
    /// A computed property, with the start of the setter's body if there is one.
    case computed(set: Int?)
  }

  var name: String
  var nameStart: Int
  /// The declared type; `nil` if it is inferred.
  var type: String?
  var isLet: Bool
  var accessors: Accessors
  /// The end of the declaration before accessors.
  var end: Int
  /// The end of the name and type, and the position of the equal sign.
  var annotationEnd = 0
  var equalSign: Int?
  var attributes: DeclarationAttributes
  /// Whether the getter is asynchronous or throws, or an accessor is unavailable.
  var hasEffects = false
  /// The modifiers without `override`, for a forwarding property.
  var modifiers = ""
  var range: Range<Int>
  /// The end of the declaration, including a semicolon.
  var rangeEnd = 0
  var conditions: [String] = []

  /// Whether key-value coding can access the property.
  var isReadable: Bool {
    !attributes.isStatic && !attributes.isUnavailable && !attributes.hasOtherActor && !hasEffects
      && !attributes.isNonObjC
  }
}
