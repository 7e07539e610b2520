import UIKit
import XCTest

/// Subclasses that override the designated initializers inherit the convenience initializers, which call the overrides
/// ("Automatic Initializer Inheritance" in The Swift Programming Language). Apple's documentation marks those as
/// `convenience`; factory methods such as `buttonWithType:` are inherited in any case.
@MainActor
final class InheritedInitializerTests: XCTestCase {
  private class Button: UIButton {
    var isPrepared = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      isPrepared = true
    }
    required init?(coder: NSCoder) { nil }
  }

  func testButtons() {
    let system = Button(type: .system)
    XCTAssertTrue(system.isPrepared)
    XCTAssertEqual(system.buttonType, .system)
    XCTAssertNotNil(Button(type: .contactAdd).currentImage)
    XCTAssertTrue(Button(configuration: .filled(), primaryAction: nil).isPrepared)
    XCTAssertEqual(Button(type: .system, primaryAction: UIAction(title: "a") { _ in }).currentTitle, "a")
    XCTAssertEqual(Button(frame: .zero, primaryAction: UIAction(title: "b") { _ in }).currentTitle, "b")
  }

  func testGenericButtons() {
    func make<Made: UIButton>(_ type: Made.Type) -> Made { Made(type: .system) }
    let made = make(Button.self)
    XCTAssertTrue(made.isPrepared)
    XCTAssertEqual(made.buttonType, .system)
    let plain: UIButton.Type = Button.self
    XCTAssertEqual((plain.init(type: .close) as? Button)?.buttonType, .close)
  }

  private class Item: UIBarButtonItem {
    var isPrepared = false
    override init() {
      super.init()
      isPrepared = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Tab: UITabBarItem {
    var isPrepared = false
    override init() {
      super.init()
      isPrepared = true
    }
    required init?(coder: NSCoder) { nil }
  }

  func testBarItems() {
    XCTAssertTrue(Item(title: "a", style: .plain, target: nil, action: nil).isPrepared)
    XCTAssertTrue(Item(customView: UIView()).isPrepared)
    XCTAssertTrue(Item(barButtonSystemItem: .add, target: nil, action: nil).isPrepared)
    XCTAssertTrue(Item(image: nil, style: .plain, target: nil, action: nil).isPrepared)
    XCTAssertTrue(Item(systemItem: .done).isPrepared)
    XCTAssertTrue(Tab(title: "a", image: nil, tag: 3).isPrepared)
    XCTAssertTrue(Tab(title: "a", image: nil, selectedImage: nil).isPrepared)
    XCTAssertTrue(Tab(tabBarSystemItem: .more, tag: 3).isPrepared)
  }

  private class Stack: UIStackView {
    var isPrepared = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      isPrepared = true
    }
    required init(coder: NSCoder) { fatalError("not in a document") }
  }

  private class Progress: UIProgressView {
    var isPrepared = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      isPrepared = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Text: UITextView {
    var isPrepared = false
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      isPrepared = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Field: UITextField {
    var isPrepared = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      isPrepared = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Refresh: UIRefreshControl {
    var isPrepared = false
    override init() {
      super.init()
      isPrepared = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Picture: UIImageView {
    var isPrepared = false
    override init(image: UIImage?) {
      super.init(image: image)
      isPrepared = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Segments: UISegmentedControl {
    var isPrepared = false
    override init(items: [Any]?) {
      super.init(items: items)
      isPrepared = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Blur: UIVisualEffectView {
    var isPrepared = false
    override init(effect: UIVisualEffect?) {
      super.init(effect: effect)
      isPrepared = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Spinner: UIActivityIndicatorView {
    var isPrepared = false
    override init(style: Style) {
      super.init(style: style)
      isPrepared = true
    }
    required init(coder: NSCoder) { fatalError("not in a document") }
  }

  func testViews() {
    XCTAssertTrue(Stack(arrangedSubviews: [UIView()]).isPrepared)
    XCTAssertTrue(Stack().isPrepared)
    XCTAssertTrue(Progress(progressViewStyle: .bar).isPrepared)
    XCTAssertTrue(Text(frame: .zero).isPrepared)
    XCTAssertTrue(Text().isPrepared)
    XCTAssertTrue(Field(frame: .zero, primaryAction: nil).isPrepared)
    XCTAssertTrue(Refresh().isPrepared)
    XCTAssertTrue(Picture(image: nil).isPrepared)
    XCTAssertTrue(Segments(items: ["a"]).isPrepared)
    XCTAssertTrue(Blur(effect: nil).isPrepared)
    XCTAssertTrue(Spinner(style: .large).isPrepared)
  }

  private class Alert: UIAlertController {
    var isPrepared = false
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      isPrepared = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Answer: UIAlertAction { var detail = "" }
  private class Path: UIBezierPath { var note = "none" }
  private class Pin: NSLayoutConstraint { var note = "none" }

  private class Drag: UIPanGestureRecognizer {
    var isPrepared = false
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      isPrepared = true
    }
  }

  private class Attachment: NSTextAttachment { var note = "none" }

  func testObjects() {
    XCTAssertTrue(Alert(title: "a", message: nil, preferredStyle: .alert).isPrepared)
    XCTAssertEqual(Answer(title: "a", style: .default, handler: nil).title, "a")
    XCTAssertEqual(Path(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds.width, 3)
    XCTAssertEqual(Path(ovalIn: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds.height, 4, accuracy: 0.01)
    XCTAssertEqual(Path(roundedRect: CGRect(x: 0, y: 0, width: 3, height: 4), cornerRadius: 1).note, "none")
    let pin = Pin(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 7)
    XCTAssertEqual(pin.constant, 7)
    XCTAssertTrue(Drag().isPrepared)
    XCTAssertEqual(Attachment(image: UIImage()).note, "none")
    XCTAssertEqual(Attachment(data: nil, ofType: nil).note, "none")
  }

  private class Pages: UIPageViewController {
    var isPrepared = false
    override init(
      transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
      options: [OptionsKey: Any]? = nil
    ) {
      super.init(
        transitionStyle: transitionStyle, navigationOrientation: navigationOrientation, options: options)
      isPrepared = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Search: UISearchController {
    var isPrepared = false
    override init(searchResultsController: UIViewController?) {
      super.init(searchResultsController: searchResultsController)
      isPrepared = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Columns: UISplitViewController {
    var isPrepared = false
    override init(style: Style) {
      super.init(style: style)
      isPrepared = true
    }
    required init?(coder: NSCoder) { nil }
  }

  func testControllers() {
    XCTAssertTrue(Pages(transitionStyle: .scroll, navigationOrientation: .horizontal).isPrepared)
    XCTAssertTrue(Search(searchResultsController: nil).isPrepared)
    XCTAssertTrue(Columns(style: .doubleColumn).isPrepared)
  }
}
