import PortolanTesting
import PortolanXCTest
import UIKit

/// Tests of bars during scrolling and transitions: Specification.md N14, N18.
@MainActor
final class BarMotionTests: XCTestCase {
  private final class Tall: UIViewController {
    let scrollView = UIScrollView()

    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
      scrollView.contentSize = CGSize(width: 100, height: 3000)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
    }
  }

  private func look(_ color: UIColor) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = color
    look.shadowColor = nil
    return look
  }

  /// Returns red, green and blue at the left end of the bar.
  private func color(_ app: TestApp, x: CGFloat = 3, y: CGFloat = 62) -> [Int] {
    app.color(x, y)
  }

  // MARK: Scroll edge

  func testStandardAppearanceFadesInAsContentScrollsUnderBar() {
    let app = TestApp()
    let screen = Tall("A")
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.standardAppearance = look(.red)
    navigation.navigationBar.scrollEdgeAppearance = look(.blue)
    app.show(navigation)
    let rest = screen.scrollView.contentOffset.y
    XCTAssertEqual(color(app), UIImage.components(of: .blue))
    screen.scrollView.contentOffset.y = rest + 8
    app.settle()
    let half = color(app)
    XCTAssertEqual(half[0], UIImage.components(of: .red)[0] / 2, accuracy: 2)
    XCTAssertEqual(half[2], UIImage.components(of: .blue)[2] / 2, accuracy: 2)
    screen.scrollView.contentOffset.y = rest + 60
    app.settle()
    XCTAssertEqual(color(app), UIImage.components(of: .red))
    screen.scrollView.contentOffset.y = rest
    app.settle()
    XCTAssertEqual(color(app), UIImage.components(of: .blue))
  }

  func testAFlatBarHasItsOwnAppearance() {
    let app = TestApp(orientation: .landscapeLeft)
    let screen = Tall("A")
    let navigation = UINavigationController(rootViewController: screen)
    let bar = navigation.navigationBar
    bar.standardAppearance = look(.red)
    bar.compactAppearance = look(.green)
    bar.compactScrollEdgeAppearance = look(.blue)
    app.show(navigation)
    XCTAssertEqual(color(app, y: 4), UIImage.components(of: .blue))
    screen.scrollView.contentOffset.y += 100
    app.settle()
    XCTAssertEqual(color(app, y: 4), UIImage.components(of: .green))
    app.rotate(to: .portrait)
    XCTAssertEqual(color(app), UIImage.components(of: .red))
  }

  func testItemAppearancesCrossFadeAndReverseWhenCanceled() {
    let app = TestApp()
    let (a, b) = (Tall("A"), Tall("B"))
    a.navigationItem.scrollEdgeAppearance = look(.blue)
    b.navigationItem.scrollEdgeAppearance = look(.red)
    let navigation = UINavigationController(rootViewController: a)
    app.show(navigation)
    navigation.pushViewController(b, animated: true)
    app.advance(by: 0.12)
    let midway = color(app, x: 380)
    XCTAssert(midway[0] > 20 && midway[2] > 20, "\(midway) is neither of the two")
    app.settle()
    XCTAssertEqual(color(app), UIImage.components(of: .red))
    app.beginDrag(at: CGPoint(x: 3, y: 400))
    app.moveFinger(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 120, y: 400), duration: 0.4)
    app.advance(by: 0.3)
    app.endDrag(at: CGPoint(x: 120, y: 400))
    app.settle()
    XCTAssertIdentical(navigation.topViewController, b)
    XCTAssertEqual(color(app), UIImage.components(of: .red))
    navigation.popViewController(animated: true)
    app.settle()
    XCTAssertEqual(color(app), UIImage.components(of: .blue))
  }

  // MARK: Titles

  /// Returns the current frames of all visible labels with `text` in the bar.
  private func places(of text: String, in bar: UIView) -> [CGRect] {
    var found: [CGRect] = []
    func search(_ view: UIView) {
      guard !view.isHidden, let layer = view.layer.presentation(), layer.opacity > 0 else { return }
      if let label = view as? UILabel, label.text == text {
        found.append(layer.convert(layer.bounds, to: bar.layer.presentation()))
      }
      view.subviews.forEach(search)
    }
    search(bar)
    return found
  }

  /// The large title shrinks into the back button, interactively on the way back.
  func testALargeTitleBecomesTheBackButtonsTitle() throws {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: Tall("Library"))
    navigation.navigationBar.prefersLargeTitles = true
    app.show(navigation)
    let bar = navigation.navigationBar
    let detail = Tall("Book")
    detail.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(detail, animated: true)
    app.advance(by: 1.0 / 60)
    let early = places(of: "Library", in: bar)
    XCTAssert(early.contains { $0.height > 30 && $0.minY > 40 }, "it starts large: \(early)")
    app.settle()
    let button = try XCTUnwrap(places(of: "Library", in: bar).first)
    XCTAssertLessThanOrEqual(button.maxY, 44, "it is in the row")
    app.beginDrag(at: CGPoint(x: 3, y: 400))
    app.moveFinger(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 210, y: 400), duration: 0.4)
    let half = try XCTUnwrap(places(of: "Library", in: bar).map(\.midY).max())
    XCTAssertGreaterThan(half, button.midY + 10)
    XCTAssertLessThan(half, 44 + 26)
    app.moveFinger(from: CGPoint(x: 210, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3)
    app.endDrag(at: CGPoint(x: 380, y: 400))
    app.settle()
    XCTAssertEqual(bar.bounds.height, 96)
    XCTAssert(places(of: "Library", in: bar).contains { $0.height > 30 && $0.minX == 16 })
  }

  func testSmallTitleMovesToBackButtonAndNewTitleSlidesIn() throws {
    let app = TestApp()
    let navigation = UINavigationController(rootViewController: Tall("Library"))
    app.show(navigation)
    let bar = navigation.navigationBar
    navigation.pushViewController(Tall("Book"), animated: true)
    app.advance(by: 0.1)
    let old = try XCTUnwrap(places(of: "Library", in: bar).map(\.midX).max())
    let new = try XCTUnwrap(places(of: "Book", in: bar).first?.midX)
    XCTAssert(old < 196 && old > 40, "\(old)")
    XCTAssertGreaterThan(new, 197)
    app.settle()
    XCTAssertEqual(try XCTUnwrap(places(of: "Book", in: bar).first?.midX), 196.5, accuracy: 1)
    XCTAssertEqual(places(of: "Library", in: bar).count, 1)
  }

  /// The search bar moves with its screen.
  func testTheSearchBarMovesWithItsScreen() {
    let app = TestApp()
    let screen = Tall("Cities")
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: screen)
    app.show(navigation)
    func place() -> CGFloat { search.searchBar.layer.presentation()?.frame.minX ?? -1000 }
    XCTAssertEqual(place(), 0)
    navigation.pushViewController(Tall("City"), animated: true)
    app.advance(by: 0.1)
    XCTAssertNotNil(search.searchBar.window)
    XCTAssertLessThan(place(), -5)
    app.settle()
    XCTAssertNil(search.searchBar.window)
    app.beginDrag(at: CGPoint(x: 3, y: 400))
    app.moveFinger(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 210, y: 400), duration: 0.4)
    XCTAssertEqual(place(), -0.15 * 393, accuracy: 8)
    app.moveFinger(from: CGPoint(x: 210, y: 400), to: CGPoint(x: 30, y: 400), duration: 0.4)
    app.advance(by: 0.3)
    app.endDrag(at: CGPoint(x: 30, y: 400))
    app.settle()
    XCTAssertNil(search.searchBar.window, "the finger gave up")
    navigation.popViewController(animated: true)
    app.settle()
    XCTAssertEqual(place(), 0)
    XCTAssertEqual(search.searchBar.alpha, 1)
    XCTAssertEqual(navigation.navigationBar.bounds.height, 96)
  }
}

extension UIImage {
  /// Returns red, green and blue of a color as drawn, from 0 to 255.
  static func components(of color: UIColor) -> [Int] {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    return Array(image.pixel(1, 1).prefix(3))
  }
}
