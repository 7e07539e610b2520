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

  /// Recorded on iOS 17.0: "Skip" in [Instructions](https://github.com/ephread/Instructions) is black.
  func testAColorForAStateIsThatOfTheConfiguredTitle() {
    let button = UIButton()
    button.setTitle("Skip", for: .normal)
    button.setTitleColor(.brown, for: .normal)
    button.configuration = .plain()
    button.layoutIfNeeded()
    XCTAssertEqual(color(of: button), .brown)
    button.configuration?.baseForegroundColor = .purple
    button.layoutIfNeeded()
    XCTAssertEqual(color(of: button), .purple)
    button.setTitleColor(nil, for: .normal)
    button.configuration?.baseForegroundColor = nil
    button.layoutIfNeeded()
    XCTAssertEqual(color(of: button), button.tintColor)
  }

  private func color(of button: UIButton) -> UIColor? {
    button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }
}
