import PortolanTesting
import UIKit
import XCTest

/// Tests of constraints, guides and sizes that depend on the text size, the layout direction and the safe
/// area.
@MainActor
final class EnvironmentLayoutTests: XCTestCase {
  private func show(_ app: TestApp, _ view: UIView) -> UIView {
    let controller = UIViewController()
    app.show(controller)
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    return controller.view
  }

  func testLeadingAndTrailingChangeSidesWithTheLanguage() {
    let app = TestApp(device: .iPhone15)
    let box = UIView()
    let stack = UIStackView(arrangedSubviews: [box])
    stack.axis = .vertical
    stack.alignment = .leading
    let outer = show(app, stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 30),
      stack.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      stack.topAnchor.constraint(equalTo: outer.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalToConstant: 40),
    ])
    app.settle()
    XCTAssertEqual(box.convert(box.bounds, to: outer).minX, 30)
    app.host.isRightToLeft = true
    app.settle()
    XCTAssertEqual(box.convert(box.bounds, to: outer).maxX, outer.bounds.width - 30)
    app.host.isRightToLeft = false
    app.settle()
    XCTAssertEqual(box.convert(box.bounds, to: outer).minX, 30)
    app.end()
  }

  func testTheReadableGuideGrowsWithTheTextSize() {
    let app = TestApp(device: .iPad)
    let box = UIView()
    let outer = show(app, box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: outer.readableContentGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: outer.readableContentGuide.trailingAnchor),
      box.topAnchor.constraint(equalTo: outer.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
    ])
    app.settle()
    let usual = box.bounds.width
    app.host.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    app.settle()
    XCTAssertGreaterThan(box.bounds.width, usual)
    app.end()
  }

  func testSymbolsOfATextStyleGrowWithTheTextSize() {
    let app = TestApp(device: .iPhone15)
    let image = UIImageView(image: UIImage(systemName: "star.fill"))
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
    let outer = show(app, image)
    NSLayoutConstraint.activate([
      image.topAnchor.constraint(equalTo: outer.topAnchor),
      image.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
    ])
    app.settle()
    let usual = image.bounds.size
    app.host.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    app.settle()
    XCTAssertGreaterThan(image.bounds.height, usual.height * 1.5)
    app.end()
  }

  func testAScaledViewKeepsItsSafeArea() {
    let app = TestApp(device: .iPhone15)
    let controller = UIViewController()
    app.show(controller)
    let insets = controller.view.safeAreaInsets
    controller.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    controller.additionalSafeAreaInsets.left = 1
    app.settle()
    XCTAssertEqual(controller.view.safeAreaInsets.top, insets.top)
    XCTAssertEqual(controller.view.safeAreaInsets.bottom, insets.bottom)
    app.end()
  }
}
