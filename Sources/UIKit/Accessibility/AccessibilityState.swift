/// What a responder says of itself to those who do not see the screen, where it was told to.
package struct AccessibilityState {
  var rank: Double?
  package var isElement: Bool?
  package var label: String?
  /// The label where the app has given none.
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
  /// The view whose other subviews show what this control is, where they are beside it and not inside.
  package weak var content: UIView?
  package var details: AccessibilityDetails?

  package init() {}
}

/// Attributes that few objects have.
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

  nonisolated init() {}
}

/// Keeps the state of responders; views keep theirs with what else they rarely have.
@MainActor
final class AccessibilityBox {
  var state = AccessibilityState()
}

private nonisolated(unsafe) var accessibilityBoxKey: UInt8 = 0

extension UIResponder {
  var accessibilityBoxIfAny: AccessibilityBox? {
    objc_getAssociatedObject(self, &accessibilityBoxKey) as? AccessibilityBox
  }

  /// Where setters write: for views the rarely set state, for others a box of their own.
  var accessibilityBox: AccessibilityWriter { AccessibilityWriter(owner: self) }

  fileprivate func makeBox() -> AccessibilityBox {
    if let box = accessibilityBoxIfAny { return box }
    let box = AccessibilityBox()
    objc_setAssociatedObject(self, &accessibilityBoxKey, box, .OBJC_ASSOCIATION_RETAIN)
    return box
  }
}

/// Writes the state of one responder to where it is kept.
@MainActor
struct AccessibilityWriter {
  let owner: UIResponder

  /// Where rare attributes are written.
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
      // A plain text replaces one with attributes.
      if let details = newValue.details {
        if details.label?.string != newValue.label { details.label = nil }
        if details.hint?.string != newValue.hint { details.hint = nil }
        if details.value?.string != newValue.value { details.value = nil }
        newValue.details = details
      }
      if let view = owner as? UIView {
        view.rareState.accessibility = newValue
      } else {
        owner.makeBox().state = newValue
      }
    }
  }
}

extension UIView {
  /// The view whose other subviews show what this control is, where they are beside it and not inside.
  package var accessibilityContent: UIView? {
    get { ownAccessibility?.content }
    set { accessibilityBox.state.content = newValue }
  }
}

extension UIView {
  /// The label where the app has given none.
  package var defaultAccessibilityLabel: String? {
    get { ownAccessibility?.defaultLabel }
    set { if newValue != defaultAccessibilityLabel { accessibilityBox.state.defaultLabel = newValue } }
  }
}
