import PortolanXCTest
import UIKit

@MainActor
private class Environment: NSObject, TraitChangeRegistryOwner {
  var traitChangeRegistry: TraitChangeRegistry?
  var traitCollection = UITraitCollection(userInterfaceStyle: .light)

  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func become(_ traits: UITraitCollection) {
    let previous = traitCollection
    traitCollection = traits
    traitChangeRegistry?.notify(self, previous: previous)
  }

  var log: [String] = []

  func observeStyle() {
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
      self.log.append(
        "from \(previous.userInterfaceStyle.rawValue) to \(self.traitCollection.userInterfaceStyle.rawValue)")
    }
  }
}

@MainActor
final class TraitChangeRegistryTests: XCTestCase {
  private let environment = Environment()
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  func testHandlerIsCalledForItsTraitsOnly() {
    environment.observeStyle()
    environment.become(environment.traitCollection.modifyingTraits { $0.displayScale = 3 })
    XCTAssertEqual(environment.log, [])
    environment.become(dark)
    environment.become(dark)
    XCTAssertEqual(environment.log, ["from 1 to 2"])
  }

  func testTheNewTraitsAreCurrentInTheHandler() {
    var seen: UIUserInterfaceStyle?
    environment.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Environment, _) in
      seen = UITraitCollection.current.userInterfaceStyle
    }
    environment.become(dark)
    XCTAssertEqual(seen, .dark)
  }

  func testTheParametersNeedNoTypes() {
    var count = 0
    environment.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { environment, _ in
      count += environment.log.count + 1
    }
    environment.become(dark)
    XCTAssertEqual(count, 1)
  }

  func testNoNotificationsAfterUnregistering() {
    var count = 0
    let registration = environment.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: Environment, _) in count += 1
    }
    environment.become(dark)
    environment.unregisterForTraitChanges(registration)
    environment.become(UITraitCollection(userInterfaceStyle: .light))
    XCTAssertEqual(count, 1)
  }

  func testHandlersMayUnregisterEachOther() {
    var calls: [String] = []
    var second: (any UITraitChangeRegistration)?
    environment.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (environment: Environment, _) in
      calls.append("first")
      if let second { environment.unregisterForTraitChanges(second) }
    }
    second = environment.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Environment, _) in
      calls.append("second")
    }
    environment.become(dark)
    XCTAssertEqual(calls, ["first"])
  }

  func testAnActionIsSentToALivingTarget() {
    final class Target: NSObject {}
    weak var weakTarget: Target?
    do {
      let target = Target()
      weakTarget = target
      environment.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], target: target, action: Selector("styleChanged"))
      let faults = recordingFaults { environment.become(dark) }
      XCTAssertEqual(faults.count, 1, "it is sent: this target does not understand it")
      XCTAssertTrue(faults.first?.message.contains("unrecognized selector") == true)
    }
    XCTAssertNil(weakTarget)
    let faults = recordingFaults { environment.become(UITraitCollection(userInterfaceStyle: .light)) }
    XCTAssertEqual(faults.count, 0)
  }

  func testColorTraitsCanBeRegisteredTogether() {
    var count = 0
    environment.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
      (_: Environment, _) in count += 1
    }
    environment.become(environment.traitCollection.modifyingTraits { $0.accessibilityContrast = .high })
    environment.become(environment.traitCollection.modifyingTraits { $0.legibilityWeight = .bold })
    XCTAssertEqual(count, 1)
  }
}
