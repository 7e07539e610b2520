import PortolanTesting
import UIKit
import XCTest

@MainActor
final class AnchorAndGuideTests: XCTestCase {
  // MARK: Anchors

  func testAnchorsAreEqualByItemAndAttribute() {
    let (a, b) = (UIView(), UIView())
    XCTAssertEqual(a.topAnchor, a.topAnchor)
    XCTAssertNotEqual(a.topAnchor, a.bottomAnchor)
    XCTAssertNotEqual(a.topAnchor, b.topAnchor)
    XCTAssertTrue(a.topAnchor.item === a)
    let constraint = a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: 3)
    XCTAssertTrue(constraint.firstItem === a)
    XCTAssertTrue(constraint.secondItem === b)
    XCTAssertEqual(constraint.firstAttribute, .top)
    XCTAssertEqual(constraint.secondAttribute, .bottom)
    XCTAssertEqual(constraint.relation, .greaterThanOrEqual)
    XCTAssertEqual(constraint.constant, 3)
    XCTAssertFalse(constraint.isActive)
  }

  func testSystemSpacing() {
    let root = UIView.root()
    let boxes = root.adding(Box(10, 10), Box(10, 10))
    NSLayoutConstraint.activate([
      boxes[0].leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
      boxes[1].leadingAnchor.constraint(equalToSystemSpacingAfter: boxes[0].trailingAnchor, multiplier: 2),
      boxes[0].topAnchor.constraint(equalTo: root.topAnchor),
      boxes[1].topAnchor.constraint(equalToSystemSpacingBelow: boxes[0].bottomAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(boxes.map(\.frame), [rect(8, 0, 10, 10), rect(34, 14, 10, 10)])
  }

  func testDistancesBetweenAnchors() {
    let root = UIView.root(100, 100)
    let box = Box(20, 20)
    root.addSubview(box)
    let before = root.leftAnchor.anchorWithOffset(to: box.leftAnchor)
    let after = box.rightAnchor.anchorWithOffset(to: root.rightAnchor)
    NSLayoutConstraint.activate([
      after.constraint(equalTo: before, multiplier: 3),
      root.topAnchor.anchorWithOffset(to: box.topAnchor).constraint(equalToConstant: 7),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, rect(20, 7, 20, 20))
  }

  // MARK: Faults in UIKit's words

  func testImpossiblePairsAreRefused() {
    let view = UIView()
    func said(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?) -> String {
      faults {
        _ = NSLayoutConstraint(
          item: view, attribute: first, relatedBy: .equal, toItem: second == nil ? nil : view,
          attribute: second ?? .notAnAttribute, multiplier: 1, constant: 0)
      }.first?.message ?? ""
    }
    XCTAssertTrue(said(.top, .height).hasSuffix("Invalid pairing of layout attributes"))
    XCTAssertTrue(said(.width, .left).hasSuffix("Invalid pairing of layout attributes"))
    XCTAssertTrue(said(.left, .leading).contains("Use leading/trailing for both or neither."))
    XCTAssertTrue(said(.top, nil).contains("Location attributes must be specified in pairs."))
    XCTAssertEqual(said(.width, .height), "")
    XCTAssertEqual(said(.leading, .centerX), "")
  }

  func testItemsOfDifferentHierarchiesAreRefused() {
    let (a, b) = (Box(), Box())
    let constraint = a.topAnchor.constraint(equalTo: b.topAnchor)
    let heard = faults { constraint.isActive = true }
    XCTAssertEqual(heard.first?.kind, .exception(.generic))
    XCTAssertTrue(heard.first?.message.contains("because they have no common ancestor.") == true)
    XCTAssertFalse(constraint.isActive)
    let heardAgain = faults { a.addConstraint(b.widthAnchor.constraint(equalToConstant: 3)) }
    XCTAssertTrue(heardAgain.first?.message.hasPrefix("Unable to install constraint on view.") == true)
  }

  /// An installed constraint can become optional and required again (iOS 13).
  func testRequiredMayBecomeOptional() {
    let root = UIView.root(100, 100)
    let box = root.adding(Box())[0]
    let wide = box.widthAnchor.constraint(equalToConstant: 30)
    let narrow = box.widthAnchor.constraint(equalToConstant: 10)
    narrow.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wide, narrow, box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame.width, 30)
    XCTAssertEqual(faults { wide.priority = .defaultLow }.count, 0)
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame.width, 10)
    XCTAssertEqual(faults { wide.priority = .required }.count, 0)
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame.width, 30)
  }

  /// A left edge can be constrained to a top edge, as in SnapKit's `testMakeConstraints`, which runs on iOS.
  func testEdgesOfDifferentAxesMayBePaired() {
    let root = UIView.root(100, 100)
    let boxes = root.adding(Box(10, 10), Box(10, 10))
    let across = NSLayoutConstraint(
      item: boxes[1], attribute: .left, relatedBy: .equal, toItem: boxes[0], attribute: .top, multiplier: 1,
      constant: 5)
    NSLayoutConstraint.activate([
      across, boxes[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      boxes[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      boxes[1].topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(boxes[1].frame.minX, 25)
  }

  /// Subclasses without additional members have all initializers of their superclass.
  func testSubclassesInheritTheInitializers() {
    final class Named: NSLayoutConstraint {
      override var constant: CGFloat { didSet { sets += 1 } }; var sets = 0
    }
    let view = UIView()
    let constraint = Named(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1,
      constant: 7)
    constraint.isActive = true
    constraint.constant = 8
    XCTAssertEqual(constraint.sets, 1)
    XCTAssertEqual(constraint.firstAttribute, .width)
    final class Touch: UITouch { override var maximumPossibleForce: CGFloat { 5 } }
    XCTAssertEqual(Touch().maximumPossibleForce, 5)
    final class Event: UIEvent { override var allTouches: Set<UITouch>? { [Touch()] } }
    XCTAssertEqual(Event().allTouches?.count, 1)
    final class Screen: UIScreen { override var scale: CGFloat { 7 } }
    XCTAssertEqual(Screen().scale, 7)
    final class Press: UIPress {}
    XCTAssertNil(Press().key)
  }

  // MARK: Guides

  func testGuidesAreLaidOut() {
    let root = UIView.root(100, 100)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let boxes = root.adding(Box(10, 10), Box(30, 10))
    NSLayoutConstraint.activate([
      boxes[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.leftAnchor.constraint(equalTo: boxes[0].rightAnchor),
      boxes[1].leftAnchor.constraint(equalTo: guide.rightAnchor),
      boxes[1].rightAnchor.constraint(equalTo: root.rightAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 5),
      boxes[0].topAnchor.constraint(equalTo: guide.bottomAnchor),
      boxes[1].topAnchor.constraint(equalTo: guide.bottomAnchor),
      boxes[0].widthAnchor.constraint(equalToConstant: 10),
      boxes[1].widthAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(guide.layoutFrame, rect(10, 0, 60, 5))
    XCTAssertEqual(boxes[1].frame, rect(70, 5, 30, 10))
    XCTAssertTrue(guide.owningView === root)
    root.removeLayoutGuide(guide)
    XCTAssertNil(guide.owningView)
    XCTAssertEqual(root.constraints.count, 2, "constraints of the guide go with it")
  }

  func testMarginsMoveConstrainedViews() {
    let root = UIView.root()
    let boxes = root.adding(Box(10, 10), Box(10, 10))
    NSLayoutConstraint.activate([
      boxes[0].leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      boxes[0].topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      NSLayoutConstraint(
        item: boxes[1], attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: boxes[1], attribute: .centerY, relatedBy: .equal, toItem: root,
        attribute: .centerYWithinMargins,
        multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(boxes.map(\.frame), [rect(8, 8, 10, 10), rect(302, 235, 10, 10)])
    root.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    root.layoutIfNeeded()
    XCTAssertEqual(boxes.map(\.frame), [rect(30, 20, 10, 10), rect(260, 225, 10, 10)])
    XCTAssertEqual(root.layoutMarginsGuide.layoutFrame, rect(30, 20, 240, 420))
  }

  func testTheSafeAreaGuideFollowsTheSafeArea() {
    let controller = UIViewController()
    controller.view.frame = rect(0, 0, 320, 480)
    let box = Box(10, 10)
    controller.view.addSubview(box)
    let other = Box(10, 10)
    controller.view.addSubview(other)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      box.leftAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.leftAnchor),
      other.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      other.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
    ])
    controller.view.layoutIfNeeded()
    XCTAssertEqual(box.frame.origin, .zero)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 5, bottom: 0, right: 0)
    controller.view.layoutIfNeeded()
    XCTAssertEqual(box.frame.origin, CGPoint(x: 5, y: 44))
    XCTAssertEqual(other.frame.origin, CGPoint(x: 0, y: 44))
    XCTAssertEqual(controller.topLayoutGuide.length, 44)
  }

  func testTheReadableGuideIsNoWiderThanALine() {
    // Metrics.md 1.12: 672 points at the default text size.
    let root = UIView.root(1_000, 500)
    let box = Box()
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.readableContentGuide.leftAnchor),
      box.rightAnchor.constraint(equalTo: root.readableContentGuide.rightAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, rect(164, 0, 672, 10))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, rect(8, 0, 384, 10))
  }

  // MARK: Direction

  func testLeadingIsRightWhereTextRunsFromTheRight() {
    let root = UIView.root()
    let boxes = root.adding(Box(30, 10), Box(40, 10))
    for view in boxes + [root] { view.semanticContentAttribute = .forceRightToLeft }
    NSLayoutConstraint.activate([
      boxes[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      boxes[1].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor, constant: 5),
      boxes[0].topAnchor.constraint(equalTo: root.topAnchor),
      boxes[1].topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(boxes.map(\.frame.minX), [270, 225])
    for view in boxes + [root] { view.semanticContentAttribute = .forceLeftToRight }
    root.layoutIfNeeded()
    XCTAssertEqual(boxes.map(\.frame.minX), [20, 55])
  }

  func testAMultipliedEdgeIsMirrored() {
    let root = UIView.root(300, 100)
    let box = Box(30, 10)
    root.addSubview(box)
    box.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: box, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
        multiplier: 0.25,
        constant: 0), box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame.maxX, 225)
  }

  // MARK: Scroll views

  /// Apple, Auto Layout Guide, "Working with Scroll Views": for constraints with its content, edges and
  /// margins of a scroll view refer to the content area, and sizes and centers to the frame; for constraints
  /// with outside views, all refer to the frame.
  func testAttributesOfAScrollViewMeanItsFrameOrItsContent() {
    let root = UIView.root()
    let scroll = UIScrollView()
    let (content, badge, beside) = (UIView(), Box(20, 10), Box(30, 30))
    for view in [scroll, content, badge, beside] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scroll)
    root.addSubview(beside)
    scroll.addSubview(content)
    scroll.addSubview(badge)
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      scroll.widthAnchor.constraint(equalToConstant: 200),
      scroll.heightAnchor.constraint(equalToConstant: 100),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 700),
      // The usual way to let content scroll in one direction only.
      content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      badge.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
      beside.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      beside.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(scroll.contentSize, CGSize(width: 200, height: 700))
    XCTAssertEqual(content.frame, rect(0, 0, 200, 700))
    XCTAssertEqual(badge.frame, rect(90, 45, 20, 10))
    XCTAssertEqual(beside.frame, rect(95, 55, 30, 30))
    scroll.contentOffset.y = 300
    root.layoutIfNeeded()
    XCTAssertEqual(content.frame, rect(0, 0, 200, 700))
    XCTAssertEqual(beside.frame, rect(95, 55, 30, 30))
  }

  func testContentConstraintsDecideTheContentSize() {
    let root = UIView.root()
    let scroll = UIScrollView(frame: root.bounds)
    root.addSubview(scroll)
    let (content, sticky) = (Box(), Box(10, 10))
    scroll.addSubview(content)
    scroll.addSubview(sticky)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      scroll.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
      scroll.contentLayoutGuide.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1_000),
      sticky.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      sticky.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(content.frame, rect(0, 0, 320, 1_000))
    XCTAssertEqual(scroll.contentSize, CGSize(width: 330, height: 1_000))
    XCTAssertEqual(sticky.frame.minY, 5)
    scroll.bounds.origin.y = 100
    root.layoutIfNeeded()
    XCTAssertEqual(content.frame.minY, 0)
    XCTAssertEqual(sticky.frame.minY, 105)
  }

  // MARK: Text

  /// The baselines of a button are those of its title, which stays in the middle.
  func testBaselinesOfButtonsAreThoseOfTheirTitles() throws {
    let app = TestApp()
    let screen = UIViewController()
    let start = UIButton(type: .system)
    start.setTitle("Start", for: .normal)
    let lap = UIButton(type: .system)
    lap.setTitle("Lap", for: .normal)
    let label = UILabel()
    label.text = "Time"
    label.font = .systemFont(ofSize: 40)
    for view in [start, lap, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      lap.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 200),
      lap.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      lap.heightAnchor.constraint(equalToConstant: 60), lap.widthAnchor.constraint(equalToConstant: 60),
      start.topAnchor.constraint(equalTo: lap.topAnchor),
      start.leadingAnchor.constraint(equalTo: lap.trailingAnchor),
      start.widthAnchor.constraint(equalTo: lap.heightAnchor),
      start.lastBaselineAnchor.constraint(equalTo: lap.firstBaselineAnchor),
      label.firstBaselineAnchor.constraint(equalTo: lap.lastBaselineAnchor),
      label.leadingAnchor.constraint(equalTo: start.trailingAnchor),
    ])
    app.show(screen)
    XCTAssertEqual(start.frame, CGRect(x: 60, y: 200, width: 60, height: 60))
    let title = try XCTUnwrap(lap.titleLabel)
    XCTAssertEqual(
      label.frame.minY + label.firstBaselineOffset,
      lap.frame.minY + title.frame.minY + title.firstBaselineOffset, accuracy: 1)
  }

  func testBaselinesAlign() {
    let root = UIView.root()
    let (small, large) = (UILabel(), UILabel())
    small.text = "small"
    large.text = "large"
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 40)
    for label in root.adding(small, large) { label.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      large.leftAnchor.constraint(equalTo: root.leftAnchor),
      large.topAnchor.constraint(equalTo: root.topAnchor),
      small.leftAnchor.constraint(equalTo: large.rightAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let baselines = [small, large].map { $0.frame.minY + $0.firstBaselineOffset }
    XCTAssertEqual(baselines[0], baselines[1], accuracy: 1)
    XCTAssertGreaterThan(small.frame.minY, large.frame.minY + 10)
  }

  func testALabelOfManyLinesTakesTheHeightOfItsWidth() {
    let root = UIView.root(100, 400)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "one two three four five six seven eight nine ten"
    label.translatesAutoresizingMaskIntoConstraints = false
    let below = Box(10, 10)
    root.addSubview(label)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.rightAnchor.constraint(equalTo: root.rightAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(
      label.frame.size, CGSize(width: 100, height: label.sizeThatFits(CGSize(width: 100, height: 0)).height))
    XCTAssertGreaterThan(label.frame.height, label.font.lineHeight * 3)
    XCTAssertEqual(below.frame.minY, label.frame.height, accuracy: 0.5)
    let narrow = label.frame.height
    root.frame.size.width = 300
    root.layoutIfNeeded()
    XCTAssertLessThan(label.frame.height, narrow)
  }

  /// A view that only an inequality places is at its bound (https://github.com/freshOS/Stevia, EquationTests).
  func testAnAmbiguousPositionIsAtTheBound() {
    let root = UIView.root(300, 100)
    let box = UIView()
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10),
      box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
      box.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    XCTAssertEqual(box.frame, rect(230, 10, 50, 0))
  }

  /// The direction of the common view counts unless an item has one of its own (https://github.com/freshOS/Stevia, LayoutTests).
  func testAForcedDirectionMirrorsTheViewsInside() {
    let root = UIView.root(300, 100)
    let boxes = root.adding(Box(30, 10), Box(40, 10))
    NSLayoutConstraint.activate([
      boxes[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      boxes[1].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor, constant: 5),
      boxes[0].topAnchor.constraint(equalTo: root.topAnchor),
      boxes[1].topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    XCTAssertEqual(boxes.map(\.frame.minX), [250, 205])
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    XCTAssertEqual(boxes.map(\.frame.minX), [20, 55])
  }

  /// https://github.com/Tinder/Layout compares anchors of constraints by identity.
  func testConstraintsReturnTheSameObjectForTheSameAnchor() {
    let (view, other) = (UIView(), UIView())
    view.addSubview(other)
    let first = other.topAnchor.constraint(equalTo: view.topAnchor)
    let second = other.topAnchor.constraint(equalTo: view.topAnchor, constant: 5)
    XCTAssertTrue(first.firstAnchor === second.firstAnchor)
    XCTAssertTrue(first.secondAnchor === second.secondAnchor)
    XCTAssertFalse(first.firstAnchor === first.secondAnchor)
    XCTAssertFalse(
      first.firstAnchor === other.bottomAnchor.constraint(equalTo: view.bottomAnchor).firstAnchor)
    for _ in 0..<1_000 { _ = UIView().heightAnchor.constraint(equalToConstant: 1).firstAnchor }
    XCTAssertTrue(first.firstAnchor === second.firstAnchor)
  }

  /// https://github.com/scenee/FloatingPanel, `LayoutTests.test_layoutAnchor_topPosition`; lowering writes the operators.
  func testAnchorsOfConstraintsHaveTheClassesOfViewsAnchors() {
    let (view, other) = (UIView(), UIView())
    view.addSubview(other)
    let top = other.topAnchor.constraint(equalTo: view.topAnchor)
    let left = other.leftAnchor.constraint(equalTo: view.leftAnchor)
    let width = other.widthAnchor.constraint(equalToConstant: 3)
    let offset = view.topAnchor.anchorWithOffset(to: other.topAnchor).constraint(equalTo: view.heightAnchor)
    XCTAssertTrue(top.firstAnchor ¡¿ NSLayoutYAxisAnchor.self)
    XCTAssertTrue(top.secondAnchor ¡¿ NSLayoutYAxisAnchor.self)
    XCTAssertFalse(top.firstAnchor ¡¿ NSLayoutXAxisAnchor.self)
    XCTAssertTrue(left.firstAnchor ¡¿ NSLayoutXAxisAnchor.self)
    XCTAssertNil(left.firstAnchor ¡ NSLayoutDimension.self)
    XCTAssertTrue(width.firstAnchor ¡¿ NSLayoutAnchor<NSLayoutDimension>.self)
    XCTAssertFalse(width.secondAnchor ¡¿ NSLayoutDimension.self)
    XCTAssertTrue(offset.firstAnchor ¡¿ NSLayoutDimension.self)
    let same = (width.firstAnchor ¡¡ NSLayoutDimension.self).constraint(equalToConstant: 4)
    XCTAssertTrue(same.firstItem === other)
    XCTAssertTrue(same.firstAnchor === width.firstAnchor)
  }

  /// https://github.com/scenee/FloatingPanel, `LayoutTests.test_layoutAnchor_bottomPosition`
  func testAnchorsOfConstraintsAreThoseOfViews() {
    let (view, other) = (UIView(), UIView())
    view.addSubview(other)
    let edges = other.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
    XCTAssertEqual(edges.firstAnchor, other.topAnchor)
    XCTAssertEqual(edges.secondAnchor, view.safeAreaLayoutGuide.topAnchor)
    XCTAssertNotEqual(edges.firstAnchor, other.bottomAnchor)
    XCTAssertEqual(edges.firstAnchor.hash, other.topAnchor.hash)

    let offset = view.topAnchor.anchorWithOffset(to: other.topAnchor)
    let half = offset.constraint(equalTo: view.heightAnchor, multiplier: 0.5)
    XCTAssertEqual(half.multiplier, 0.5)
    XCTAssertEqual(half.secondAnchor, view.heightAnchor)
    let none = offset.constraint(equalTo: view.heightAnchor, multiplier: 0)
    XCTAssertEqual(none.multiplier, 1)
    XCTAssertNil(none.secondAnchor)
  }

  /// Recorded for screens of 844 by 390 points: https://github.com/Tinder/Layout, `LayoutItemTests.testToMargins…`
  func testMarginsBesideTheNotchAre16() {
    let app = TestApp()
    app.show(UIViewController())
    app.rotate(to: .landscapeLeft)
    let view = app.window.rootViewController!.view!
    XCTAssertEqual(view.layoutMargins.left, view.safeAreaInsets.left + 16)
    app.rotate(to: .portrait)
    XCTAssertEqual(view.layoutMargins.left, 16)
  }

  func testALandscapeWindowInAPortraitSceneKeepsItsSize() {
    let app = TestApp()
    let size = app.window.bounds.size
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.height, height: size.width))
    window.rootViewController = UIViewController()
    window.isHidden = false
    XCTAssertEqual(window.bounds.size, CGSize(width: size.height, height: size.width))
    window.isHidden = true
  }
}
