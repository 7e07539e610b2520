import PortolanTesting
import SwiftUI
import UIKit
import XCTest

/// Tests of `_UIHostingView`, and of modifiers that resolve in an environment.
@MainActor
final class HostingViewTests: XCTestCase {
  private struct Label: View {
    let text: String
    var body: some View { Text(text) }
  }

  func testAHostingViewShowsViewsWithoutAController() {
    let app = TestApp()
    let screen = UIViewController()
    app.show(screen)
    let host = _UIHostingView(rootView: Label(text: "Genoa"))
    let short = host.intrinsicContentSize
    XCTAssertEqual(short.height, 20.333, accuracy: 0.5)
    host.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(host)
    host.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor).isActive = true
    host.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor).isActive = true
    app.settle()
    XCTAssertTrue(app.sees("Genoa"))
    XCTAssertEqual(host.frame.size.width, short.width, accuracy: 0.5)

    host.rootView = Label(text: "Santa Margherita Ligure")
    app.settle()
    XCTAssertTrue(app.sees("Santa Margherita Ligure"))
    XCTAssertFalse(app.sees("Genoa"))
    XCTAssertGreaterThan(host.frame.width, short.width)
  }

  private struct Named: ViewModifier {
    let name: String
    func body(content: Content) -> some View {
      HStack {
        content
        Text(name)
      }
    }
  }

  private struct SchemeName: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Named {
      Named(name: environment.colorScheme == .dark ? "dark" : "light")
    }
  }

  func testAModifierResolvesInTheEnvironmentOfItsView() {
    struct Screen: View {
      @State private var isDark = false
      var body: some View {
        VStack {
          Button("Toggle") { isDark.toggle() }
          Text("Scheme").modifier(SchemeName()).environment(\.colorScheme, isDark ? .dark : .light)
        }
      }
    }
    let app = TestApp()
    app.show(UIHostingController(rootView: Screen()))
    XCTAssertTrue(app.sees("light"))
    app.tap("Toggle")
    app.settle()
    XCTAssertTrue(app.sees("dark"))
    XCTAssertFalse(app.sees("light"))
    XCTAssertTrue(app.sees("Scheme"))
  }

  private final class Silent: UIHostingController<Text> {
    override func viewDidLoad() { view.backgroundColor = .yellow }
  }

  /// As in public libraries: the override does not call that of the superclass.
  func testContentIsShownWithoutViewDidLoadOfTheSuperclass() {
    let app = TestApp()
    app.show(Silent(rootView: Text("Content")))
    XCTAssertTrue(app.sees("Content"))
  }

  func testMarkedViewsHaveTheirFramesInTheHostingController() {
    struct Screen: View {
      var body: some View {
        VStack(spacing: 10) {
          Color.red.frame(width: 50, height: 20)._identified(by: "red")
          Color.blue.frame(width: 80, height: 30)._identified(by: 7)
        }
        .frame(width: 200, height: 100)
      }
    }
    let controller = UIHostingController(rootView: Screen())
    let app = TestApp()
    app.show(controller)
    app.settle()
    var found: [(AnyHashable, CGSize)] = []
    var frames: [CGRect] = []
    controller._forEachIdentifiedView {
      found.append(($0.identifier, $0.boundingRect.size))
      frames.append($0.boundingRect)
    }
    XCTAssertEqual(found.map(\.0), ["red", 7])
    XCTAssertEqual(found.map(\.1), [CGSize(width: 50, height: 20), CGSize(width: 80, height: 30)])
    XCTAssertEqual(frames.map(\.midX), [controller.view.bounds.midX, controller.view.bounds.midX])
  }
}
