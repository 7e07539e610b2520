import PortolanTesting
import UIKit
import XCTest

/// Files that are dropped from outside the app.
@MainActor
final class ExternalDropTests: XCTestCase {
  private final class Screen: UIViewController, UIDropInteractionDelegate {
    let target = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    var steps: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      target.addInteraction(UIDropInteraction(delegate: self))
      view.addSubview(target)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.hasItemsConforming(toTypeIdentifiers: ["public.plain-text"])
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    {
      steps.append("over \(Int(session.location(in: target).x))")
      return UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      steps.append("performed")
      for item in session.items {
        item.itemProvider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
          MainActor.assumeIsolated {
            self.steps.append(String(decoding: data ?? Data(), as: UTF8.self))
          }
        }
      }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      steps.append("ended")
    }
  }

  private var file: URL!

  override func setUp() async throws {
    file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("contents".utf8).write(to: file)
  }

  override func tearDown() async throws { try FileManager.default.removeItem(at: file) }

  func testTheViewAtThePointReceivesTheFile() {
    let app = TestApp(device: .iPhone15)
    let screen = Screen()
    app.show(screen)
    let count = app.window.subviews.count
    ExternalDrop.drop([file], at: CGPoint(x: 150, y: 250), in: app.window)
    app.settle()
    XCTAssertTrue(screen.steps.contains("over 50"), "\(screen.steps)")
    XCTAssertEqual(Set(screen.steps.suffix(3)), ["performed", "contents", "ended"], "\(screen.steps)")
    XCTAssertEqual(app.window.subviews.count, count, "the drag leaves nothing behind")
  }

  func testADropElsewhereHasNoEffect() {
    let app = TestApp(device: .iPhone15)
    let screen = Screen()
    app.show(screen)
    let count = app.window.subviews.count
    ExternalDrop.drop([file], at: CGPoint(x: 30, y: 700), in: app.window)
    ExternalDrop.drop([file.appendingPathExtension("missing")], at: CGPoint(x: 150, y: 250), in: app.window)
    app.settle()
    XCTAssertEqual(screen.steps, [])
    XCTAssertEqual(app.window.subviews.count, count)
  }
}
