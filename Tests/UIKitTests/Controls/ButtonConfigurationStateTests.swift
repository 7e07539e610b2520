import UIKit
import XCTest

/// Tests how a button's configuration depends on its state.
@MainActor
final class ButtonConfigurationStateTests: XCTestCase {
  func testTheImageHasTheColorOfTheTransformer() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemGreen }
    let button = UIButton(configuration: configuration)
    XCTAssertEqual(button.imageView?.tintColor, .systemGreen)
  }

  func testTheHandlerRunsForNewStatesUnlessUpdatesAreOff() {
    let button = UIButton(configuration: .plain())
    var seen: [Bool] = []
    button.configurationUpdateHandler = { seen.append($0.isSelected) }
    seen = []
    button.isSelected = true
    XCTAssertEqual(seen, [true])
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = false
    XCTAssertEqual(seen, [true])
    button.setNeedsUpdateConfiguration()
    XCTAssertEqual(seen, [true, false])
  }
}
