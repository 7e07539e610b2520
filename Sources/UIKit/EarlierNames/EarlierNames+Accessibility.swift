// Names of Swift 4, available to sources in that language mode; later modes report the current names.

@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
@preconcurrency @MainActor public var UIAccessibilityTraitNone: UIAccessibilityTraits {
  UIAccessibilityTraits.none
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
@preconcurrency @MainActor public var UIAccessibilityTraitButton: UIAccessibilityTraits {
  UIAccessibilityTraits.button
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
@preconcurrency @MainActor public var UIAccessibilityTraitLink: UIAccessibilityTraits {
  UIAccessibilityTraits.link
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
@preconcurrency @MainActor public var UIAccessibilityTraitHeader: UIAccessibilityTraits {
  UIAccessibilityTraits.header
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
@preconcurrency @MainActor public var UIAccessibilityTraitSearchField: UIAccessibilityTraits {
  UIAccessibilityTraits.searchField
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
@preconcurrency @MainActor public var UIAccessibilityTraitImage: UIAccessibilityTraits {
  UIAccessibilityTraits.image
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
@preconcurrency @MainActor public var UIAccessibilityTraitSelected: UIAccessibilityTraits {
  UIAccessibilityTraits.selected
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound")
@preconcurrency @MainActor public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits {
  UIAccessibilityTraits.playsSound
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey")
@preconcurrency @MainActor public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits {
  UIAccessibilityTraits.keyboardKey
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
@preconcurrency @MainActor public var UIAccessibilityTraitStaticText: UIAccessibilityTraits {
  UIAccessibilityTraits.staticText
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
@preconcurrency @MainActor public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits {
  UIAccessibilityTraits.summaryElement
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
@preconcurrency @MainActor public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits {
  UIAccessibilityTraits.notEnabled
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
@preconcurrency @MainActor public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
  UIAccessibilityTraits.updatesFrequently
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
@preconcurrency @MainActor public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits {
  UIAccessibilityTraits.startsMediaSession
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
@preconcurrency @MainActor public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits {
  UIAccessibilityTraits.adjustable
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
@preconcurrency @MainActor public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
  UIAccessibilityTraits.allowsDirectInteraction
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
@preconcurrency @MainActor public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits {
  UIAccessibilityTraits.causesPageTurn
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.tabBar")
@preconcurrency @MainActor public var UIAccessibilityTraitTabBar: UIAccessibilityTraits {
  UIAccessibilityTraits.tabBar
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
@preconcurrency @MainActor public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.screenChanged
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
@preconcurrency @MainActor public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.layoutChanged
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
@preconcurrency @MainActor public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.announcement
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.pageScrolled")
@preconcurrency @MainActor public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.pageScrolled
}

extension UIAccessibilityTraits {
  @available(swift, obsoleted: 4.2, message: "Use union(_:).")
  public static func | (a: UIAccessibilityTraits, b: UIAccessibilityTraits) -> UIAccessibilityTraits {
    a.union(b)
  }
  @available(swift, obsoleted: 4.2, message: "Use intersection(_:).")
  public static func & (a: UIAccessibilityTraits, b: UIAccessibilityTraits) -> UIAccessibilityTraits {
    a.intersection(b)
  }
  @available(swift, obsoleted: 4.2, message: "Use subtracting(_:).")
  public static prefix func ~ (traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
    UIAccessibilityTraits(rawValue: ~traits.rawValue)
  }
  @available(swift, obsoleted: 4.2, message: "Use formUnion(_:).")
  public static func |= (a: inout UIAccessibilityTraits, b: UIAccessibilityTraits) { a.formUnion(b) }
  @available(swift, obsoleted: 4.2, message: "Use formIntersection(_:).")
  public static func &= (a: inout UIAccessibilityTraits, b: UIAccessibilityTraits) { a.formIntersection(b) }
}
