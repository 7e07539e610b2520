import PortolanXCTest
import UIKit

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
}

private struct OpaqueTrait: UITraitDefinition {
  /// A value that is not `Equatable`.
  struct Value { var run: () -> Void }
  static let defaultValue = Value {}
}

final class UITraitCollectionTests: XCTestCase {
  func testInitiallySpecifiesNothing() {
    let traits = UITraitCollection()
    XCTAssertEqual(traits.userInterfaceIdiom, .unspecified)
    XCTAssertEqual(traits.layoutDirection, .unspecified)
    XCTAssertEqual(traits.displayScale, 0)
    XCTAssertEqual(traits.preferredContentSizeCategory, .unspecified)
    XCTAssertEqual(traits.forceTouchCapability, .unknown)
    XCTAssertEqual(traits[ThemeTrait.self], "plain")
  }

  func testTheLastOfSeveralCollectionsCounts() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    XCTAssertEqual(merged.horizontalSizeClass, .regular)
    XCTAssertEqual(merged.userInterfaceStyle, .dark, "unspecified overrides nothing")
  }

  func testContainsTheTraitsOfTheOther() {
    let phone = UITraitCollection {
      $0.userInterfaceIdiom = .phone
      $0.horizontalSizeClass = .compact
    }
    XCTAssertTrue(phone.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    XCTAssertTrue(phone.containsTraits(in: UITraitCollection()))
    XCTAssertTrue(phone.containsTraits(in: nil))
    XCTAssertFalse(phone.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    XCTAssertFalse(phone.containsTraits(in: UITraitCollection(displayScale: 2)))
  }

  func testModifyingLeavesTheOriginal() {
    let original = UITraitCollection(userInterfaceStyle: .light)
    let changed = original.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 3
    }
    XCTAssertEqual(original.userInterfaceStyle, .light)
    XCTAssertEqual(changed.userInterfaceStyle, .dark)
    XCTAssertEqual(changed.displayScale, 3)
    XCTAssertEqual(original.replacing(UITraitDisplayScale.self, value: 2).displayScale, 2)
  }

  func testOwnTraits() {
    let themed = UITraitCollection { $0[ThemeTrait.self] = "ocean" }
    XCTAssertEqual(themed[ThemeTrait.self], "ocean")
    XCTAssertEqual(themed, UITraitCollection { $0[ThemeTrait.self] = "ocean" })
    XCTAssertNotEqual(themed, UITraitCollection())
    let setToDefault = UITraitCollection { $0[ThemeTrait.self] = "plain" }
    XCTAssertTrue(setToDefault.changedTraits(from: UITraitCollection()).isEmpty)
    let opaque = UITraitCollection { $0[OpaqueTrait.self] = .init {} }
    XCTAssertEqual(
      opaque.changedTraits(from: UITraitCollection()).count, 1, "values that cannot be compared have changed")
  }

  func testEqualCollectionsAreShared() {
    let a = UITraitCollection().modifyingTraits { $0.userInterfaceStyle = .dark }
    let b = UITraitCollection(displayScale: 2).modifyingTraits {
      $0.displayScale = 0
      $0.userInterfaceStyle = .dark
    }
    XCTAssertTrue(a === b)
  }

  func testChangedTraitsNamesTheDifferences() {
    let light = UITraitCollection {
      $0.userInterfaceStyle = .light
      $0.displayScale = 2
    }
    let dark = light.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0[ThemeTrait.self] = "ocean"
    }
    let names = dark.changedTraits(from: light).map { $0.name }
    XCTAssertEqual(names, ["UITraitUserInterfaceStyle", "ThemeTrait"])
    XCTAssertEqual(light.changedTraits(from: nil).count, 2)
  }

  func testColorAppearance() {
    let base = UITraitCollection(userInterfaceStyle: .light)
    XCTAssertTrue(base.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    XCTAssertTrue(
      base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0.userInterfaceLevel = .elevated })
    )
    XCTAssertTrue(
      base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0[ThemeTrait.self] = "ocean" }))
    XCTAssertFalse(
      base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0.horizontalSizeClass = .compact })
    )
    XCTAssertTrue(base.hasDifferentColorAppearance(comparedTo: nil))
  }

  func testCurrentIsPutBack() {
    let outside = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .dark)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
        UITraitCollection.current = UITraitCollection(displayScale: 7)
      }
      XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .dark)
    }
    XCTAssertTrue(UITraitCollection.current === outside)
  }

  func testCurrentBelongsToTheThread() {
    let answered = expectation(description: "other thread")
    UITraitCollection(displayScale: 9).performAsCurrent {
      Thread.detachNewThread {
        XCTAssertNotEqual(UITraitCollection.current.displayScale, 9)
        UITraitCollection.current = UITraitCollection(displayScale: 5)
        XCTAssertEqual(UITraitCollection.current.displayScale, 5)
        answered.fulfill()
      }
      wait(for: [answered], timeout: 60)
      XCTAssertEqual(UITraitCollection.current.displayScale, 9)
    }
  }

  func testArchive() throws {
    let traits = UITraitCollection {
      $0.userInterfaceIdiom = .pad
      $0.layoutDirection = .rightToLeft
      $0.displayScale = 3
      $0.preferredContentSizeCategory = .accessibilityLarge
      $0.typesettingLanguage = "th"
    }
    let data = try NSKeyedArchiver.archivedData(withRootObject: traits, requiringSecureCoding: true)
    let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data)
    XCTAssertEqual(back, traits)
  }

  func testContentSizeCategoriesAreOrdered() {
    XCTAssertTrue(UIContentSizeCategory.small < .large)
    XCTAssertTrue(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    XCTAssertTrue(UIContentSizeCategory.accessibilityMedium >= .accessibilityMedium)
    XCTAssertFalse(UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    XCTAssertTrue(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }
}

final class UITraitOverridesTests: XCTestCase {
  func testOverridesAreLaidOverTheInherited() {
    var overrides = UITraitOverrides()
    XCTAssertFalse(overrides.contains(UITraitUserInterfaceStyle.self))
    overrides.userInterfaceStyle = .dark
    overrides[ThemeTrait.self] = "ocean"
    XCTAssertTrue(overrides.contains(UITraitUserInterfaceStyle.self))
    XCTAssertTrue(overrides.contains(ThemeTrait.self))

    let inherited = UITraitCollection(userInterfaceStyle: .light)
    let traits = inherited.applying(overrides)
    XCTAssertEqual(traits.userInterfaceStyle, .dark)
    XCTAssertEqual(traits[ThemeTrait.self], "ocean")

    overrides.remove(UITraitUserInterfaceStyle.self)
    overrides.remove(ThemeTrait.self)
    XCTAssertTrue(overrides.isEmpty)
    XCTAssertTrue(inherited.applying(overrides) === inherited)
  }

  func testAnUnspecifiedOverrideLeavesTheInheritedValue() {
    var overrides = UITraitOverrides()
    overrides.userInterfaceStyle = .unspecified
    XCTAssertEqual(
      UITraitCollection(userInterfaceStyle: .dark).applying(overrides).userInterfaceStyle, .dark)
  }
}
