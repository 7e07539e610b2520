/// The optional requirements of the frameworks. On iOS, a subclass may implement one even if its conforming superclass
/// does not.
package struct FrameworkRequirements: Sendable {
  package static let shared = FrameworkRequirements()

  /// The full names of all requirements.
  private var names: Set<String> = []
  /// The protocols of UIKit by full name of the requirement.
  private var protocols: [String: [String]] = [:]
  private var hashes: [UInt64: Set<UInt64>] = [:]

  private init() {
    for (name, requirements) in Self.delegates.merging(Self.others, uniquingKeysWith: +) {
      for requirement in requirements {
        names.insert(requirement)
        // Only UIKit finds implementations that a superclass does not declare.
        guard name.hasPrefix("UI") else { continue }
        protocols[requirement, default: []].append(name)
        let base = NameHash.of(requirement.utf8.prefix { $0 != UInt8(ascii: "(") })
        var names: Set<UInt64> = [NameHash.of(name.utf8)]
        for conforming in Self.conformingClasses[name] ?? [] { names.insert(NameHash.of(conforming.utf8)) }
        hashes[base, default: []].formUnion(names)
      }
    }
  }

  /// Whether a framework has an optional requirement with this name.
  package func contains(_ fullName: String) -> Bool { names.contains(fullName) }

  /// The protocols of UIKit that have an optional requirement with this name.
  func protocols(of fullName: String) -> [String] { protocols[fullName] ?? [] }

  /// Returns whether the frameworks may have a requirement of an `@objc` protocol with a base name.
  func hasRequirement(_ baseName: UInt64) -> Bool {
    hashes[baseName] != nil || Self.required.contains(baseName)
  }

  /// The hashes of the base names of requirements that are not optional.
  private static let required = Set(
    [
      "animateTransition", "transitionDuration", "startInteractiveTransition", "updateSearchResults",
      "numberOfComponents", "pickerView", "encode", "copy", "mutableCopy", "hasText", "insertText",
      "deleteBackward", "makeContentView", "displayScale", "layoutSublayers",
    ].map { NameHash.of($0.utf8) })

  /// Whether a method with this base name may implement a requirement although its file does not mention the
  /// protocol.
  func canBeImplemented(_ baseName: UInt64, typeNames: Set<UInt64>) -> Bool {
    guard let names = hashes[baseName] else { return false }
    return names.isDisjoint(with: typeNames)
  }

  /// Whether the file mentions none of the requirement's protocols.
  func isUnnamed(_ fullName: String, typeNames: Set<UInt64>) -> Bool {
    guard protocols[fullName] != nil else { return false }
    let base = NameHash.of(fullName.utf8.prefix { $0 != UInt8(ascii: "(") })
    return hashes[base]?.isDisjoint(with: typeNames) ?? false
  }

  /// The framework classes whose subclasses override a requirement instead of implementing it.
  private static let conformingClasses: [String: [String]] = [
    "UITableViewDelegate": ["UITableViewController"],
    "UITableViewDataSource": ["UITableViewController"],
    "UICollectionViewDelegate": ["UICollectionViewController"],
    "UICollectionViewDataSource": ["UICollectionViewController"],
    "UIScrollViewDelegate": ["UITableViewController", "UICollectionViewController"],
  ]

  /// Other protocols of UIKit with optional methods.
  private static let others: [String: [String]] = [
    "UIAccessibilityContainerDataTable": [
      "accessibilityHeaderElements(forColumn:)", "accessibilityHeaderElements(forRow:)",
    ],
    "UIActivityItemSource": ["activityViewController(_:subjectForActivityType:)"],
    "UIViewControllerAnimatedTransitioning": ["animationEnded(_:)", "interruptibleAnimator(using:)"],
    "UIViewImplicitlyAnimating": [
      "addAnimations(_:)", "addAnimations(_:delayFactor:)", "addCompletion(_:)",
      "continueAnimation(withTimingParameters:durationFactor:)",
    ],
  ]
}
