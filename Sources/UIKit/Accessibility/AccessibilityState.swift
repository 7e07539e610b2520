/// The explicitly set accessibility attributes of a responder.
package struct AccessibilityState {
  var rank: Double?
  var role: AccessibilityRole?
  package var isElement: Bool?
  package var label: String?
  /// The default label, if the app has not set one.
  package var defaultLabel: String?
  package var hint: String?
  package var value: String?
  package var identifier: String?
  package var traits: UIAccessibilityTraits?
  package var language: String?
  package var elements: [Any]?
  package var hidesElements = false
  package var isModal = false
  package var ignoresInvertColors = false
  package var groupsChildren = false
  package var frame: CGRect?
  package var activationPoint: CGPoint?
  package var containerType = UIAccessibilityContainerType.none
  package var customActions: [AnyObject]?
  /// The view whose other subviews are the content of this control, if they are not its own subviews.
  package weak var content: UIView?
  package var details: AccessibilityDetails?

  package init() {}

  /// The value of the closure, or else the stored one; `nil` if the app has set neither.
  @MainActor var declaredIsElement: Bool? { details?.blocks.isElement?() ?? isElement }
}

/// Rarely used attributes.
package final class AccessibilityDetails {
  var path: UIBezierPath?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
  var userInputLabels: [String]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var respondsToUserInteraction: Bool?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var textualContext: UIAccessibilityTextualContext?
  var blocks = AccessibilityBlocks()

  nonisolated init() {}
}

/// Closures that compute attributes. They take precedence over stored values.
package struct AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var label: AXStringReturnBlock?
  var value: AXStringReturnBlock?
  var hint: AXStringReturnBlock?
  var identifier: AXStringReturnBlock?
  var traits: AXTraitsReturnBlock?
  var elements: AXArrayReturnBlock?
  var frame: AXRectReturnBlock?
  var activationPoint: AXPointReturnBlock?
  var customActions: AXArrayReturnBlock?
  var hidesElements: AXBoolReturnBlock?
  var userInputLabels: AXArrayReturnBlock?
}

/// Storage for the attributes of responders that are not views; views store them with their other rare state.
@MainActor
final class AccessibilityBox {
  var state = AccessibilityState()
}

// Its address is used, never its content.
private nonisolated(unsafe) var accessibilityBoxKey: UInt8 = 0

extension UIResponder {
  var accessibilityBoxIfAny: AccessibilityBox? {
    objc_getAssociatedObject(self, &accessibilityBoxKey) as? AccessibilityBox
  }

  /// Write access to the accessibility attributes of a view or other responder.
  var accessibilityBox: AccessibilityWriter { AccessibilityWriter(owner: self) }

  fileprivate func makeBox() -> AccessibilityBox {
    if let box = accessibilityBoxIfAny { return box }
    let box = AccessibilityBox()
    objc_setAssociatedObject(self, &accessibilityBoxKey, box, .OBJC_ASSOCIATION_RETAIN)
    return box
  }
}

/// Writes the attributes of a responder to its storage.
@MainActor
struct AccessibilityWriter {
  let owner: UIResponder

  /// Write access to rarely used attributes.
  var details: AccessibilityDetails {
    if let details = owner.ownAccessibility?.details { return details }
    let details = AccessibilityDetails()
    state.details = details
    return details
  }

  var state: AccessibilityState {
    get { owner.ownAccessibility ?? AccessibilityState() }
    nonmutating set {
      var newValue = newValue
      // A plain string replaces an attributed one.
      if let details = newValue.details {
        if details.label?.string != newValue.label { details.label = nil }
        if details.hint?.string != newValue.hint { details.hint = nil }
        if details.value?.string != newValue.value { details.value = nil }
        newValue.details = details
      }
      if let view = owner as? UIView {
        view.extendedState.accessibility = newValue
      } else {
        owner.makeBox().state = newValue
      }
    }
  }
}

extension UIView {
  /// The view whose other subviews are the content of this control, if they are not its own subviews.
  package var accessibilityContent: UIView? {
    get { ownAccessibility?.content }
    set { accessibilityBox.state.content = newValue }
  }
}

extension UIView {
  /// The default label, if the app has not set one.
  package var defaultAccessibilityLabel: String? {
    get { ownAccessibility?.defaultLabel }
    set { if newValue != defaultAccessibilityLabel { accessibilityBox.state.defaultLabel = newValue } }
  }
}
