import UIKit
import XCTest

@MainActor
final class VisualFormatTests: XCTestCase {
  private let root = UIView.root()
  private let a = Box(10, 10)
  private let b = Box(10, 10)
  private let c = Box(10, 10)
  private var views: [String: Any] { ["a": a, "b": b, "c_1": c] }

  override func setUp() async throws {
    await MainActor.run { for view in [a, b, c] { root.addSubview(view) } }
  }

  private func make(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  private func frames(_ formats: [String], metrics: [String: Any]? = nil) -> [CGRect] {
    for format in formats { NSLayoutConstraint.activate(make(format, metrics: metrics)) }
    root.layoutIfNeeded()
    return [a.frame, b.frame, c.frame]
  }

  // MARK: Lines

  func testDistancesAndSizes() {
    let frames = frames([
      "H:|-5-[a(30)]-[b(==a)][c_1]-(>=10)-|", "V:|-20-[a(40)]", "V:|[b(a)]", "V:[c_1]-(-7)-|",
    ])
    XCTAssertEqual(frames, [rect(5, 20, 30, 40), rect(43, 0, 30, 40), rect(73, 477, 10, 10)])
  }

  func testTheStandardDistanceToTheSuperviewIsItsMargin() {
    root.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    XCTAssertEqual(frames(["|-[a]-|", "V:|-[a]-|"])[0], rect(12, 11, 294, 456))
  }

  func testMetricsAndPriorities() {
    let constraints = make(
      "[a(>=wide@high,<=200)]-gap-[b]", metrics: ["wide": 80, "high": 600.5, "gap": CGFloat(3)])
    XCTAssertEqual(constraints.map(\.constant), [80, 200, 3])
    XCTAssertEqual(constraints.map(\.relation), [.greaterThanOrEqual, .lessThanOrEqual, .equal])
    XCTAssertEqual(constraints.map(\.priority.rawValue), [600.5, 1000, 1000])
    XCTAssertEqual(constraints[2].firstAttribute, .leading)
    XCTAssertEqual(constraints[2].secondAttribute, .trailing)
  }

  func testSeveralDistancesAtOnce() {
    let constraints = make("H:[a]-(>=5,<=20,10@100)-[b]")
    XCTAssertEqual(constraints.map(\.constant), [5, 20, 10])
    XCTAssertTrue(constraints.allSatisfy { $0.firstItem === b && $0.secondItem === a })
  }

  func testAlignmentOptions() {
    let constraints = make("H:[a]-[b]-[c_1]", [.alignAllCenterY, .alignAllTop])
    XCTAssertEqual(constraints.filter { $0.firstAttribute == .centerY }.count, 2)
    XCTAssertEqual(constraints.filter { $0.firstAttribute == .top }.count, 2)
  }

  func testDirections() {
    let left = make("H:|-3-[a]-4-[b]", .directionLeftToRight)
    XCTAssertEqual(left.map(\.firstAttribute), [.left, .left])
    let right = make("H:|-3-[a]-4-[b]", .directionRightToLeft)
    NSLayoutConstraint.activate(right + make("V:|[a][b]"))
    root.layoutIfNeeded()
    XCTAssertEqual([a.frame.minX, b.frame.minX], [307, 293])
    let down = make("V:[a]-6-[b]", .spacingBaselineToBaseline)
    XCTAssertEqual(down[0].firstAttribute, .firstBaseline)
    XCTAssertEqual(down[0].secondAttribute, .lastBaseline)
  }

  func testGuidesCanBeNamed() {
    let controller = UIViewController()
    controller.view.addSubview(a)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[top]-5-[a]", metrics: nil, views: ["top": controller.topLayoutGuide, "a": a])
    NSLayoutConstraint.activate(constraints)
    controller.additionalSafeAreaInsets.top = 30
    controller.view.layoutIfNeeded()
    XCTAssertEqual(a.frame.minY, 35)
  }

  // MARK: Faults

  private func fault(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> String? {
    let heard = faults { XCTAssertEqual(make(format, options), []) }
    XCTAssertEqual(heard.count, 1, format)
    XCTAssertEqual(heard.first?.kind, .exception(.invalidArgument))
    return heard.first?.message
  }

  func testFaultsShowWhere() {
    XCTAssertEqual(
      fault("H:|-[other]-|"),
      "Unable to parse constraint format: \nother is not a key in the views dictionary. \nH:|-[other]-| \n     ^"
    )
    XCTAssertEqual(
      fault("V|-[a]"),
      "Unable to parse constraint format: \nExpected a ':' after 'V' to specify vertical arrangement \nV|-[a] \n ^"
    )
    XCTAssertEqual(
      fault("[a]-gap-[b]"),
      "Unable to parse constraint format: \nEncountered metric with name \"gap\", but value was not specified in "
        + "metrics or views dictionaries \n[a]-gap-[b] \n    ^")
  }

  func testEveryKindOfMistakeIsAFault() {
    for format in [
      "", "H:", "H:[", "H:[a", "H:[a]-", "H:[a]-5", "H:[a]-5[b]", "H:[a(]", "H:[a(=5)]", "H:[a(5@2000)]",
      "H:||",
      "H:|-|", "H:[a]|[b]", "H:[a]x[b]", "H:[a]-(5-[b]", "H:[a(5)", "H:[a(x)]", "H:[1a]", "H:|", "X:[a]",
    ] {
      XCTAssertNotNil(fault(format), format)
    }
    XCTAssertTrue(
      fault("H:[a][b]", .alignAllLeft)!.contains("aligned on a horizontal edge, which is not allowed"))
    a.removeFromSuperview()
    XCTAssertTrue(
      fault("H:|[a]")!.contains(
        "Unable to interpret '|' character, because the related view doesn't have a superview"))
  }

  /// Any format is either parsed or a fault with its position, and the app continues.
  func testTenThousandMutatedFormats() {
    var state: UInt64 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let seeds = [
      "H:|-[a(>=40,<=60@750)]-8-[b(==a)]-(>=gap)-|", "V:|[a]-[b(c_1)]-(5@20)-[c_1]|",
      "|-gap-[a][b]-(8,>=4@1)-[c_1(10)]",
    ]
    let signs = Array("HV:|-[](),@<>=0123456789.abc_1gap ")
    for seed in seeds { XCTAssertFalse(make(seed, metrics: ["gap": 12]).isEmpty, seed) }
    var (understood, refused) = (0, 0)
    for _ in 0..<10_000 {
      var format = Array(seeds[random(seeds.count)])
      for _ in 0...random(3) where !format.isEmpty {
        let place = random(format.count)
        switch random(6) {
        case 0: format[place] = signs[random(signs.count)]
        case 1: format.remove(at: place)
        case 2: format.insert(signs[random(signs.count)], at: place)
        case 3: format.removeSubrange(place...)
        default:
          // Most other numbers are also valid.
          let digits = format.indices.filter { format[$0].isNumber && format[$0] != "1" }
          if !digits.isEmpty { format[digits[random(digits.count)]] = signs[14 + random(10)] }
        }
      }
      let text = String(format)
      let heard = faults { understood += make(text, metrics: ["gap": 12]).isEmpty ? 0 : 1 }
      XCTAssertLessThanOrEqual(heard.count, 1, text)
      if let message = heard.first?.message {
        refused += 1
        XCTAssertTrue(message.hasPrefix("Unable to"), "\(text): \(message)")
      }
    }
    XCTAssertGreaterThan(understood, 1000)
    XCTAssertGreaterThan(refused, 3000)
  }
}
