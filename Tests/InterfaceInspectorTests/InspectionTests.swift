import OffscreenHost
import PortolanTesting
import SwiftUI
import UIKit
import XCTest

@testable import InterfaceInspector

/// The inspection of apps in UIKit and SwiftUI.
@MainActor
final class InspectionTests: XCTestCase {
  private func views(_ view: Inspection.View) -> [Inspection.View] {
    [view] + (view.children ?? []).flatMap(views)
  }

  /// The views of the app's window.
  private func views(in inspection: Inspection) throws -> [Inspection.View] {
    views(try XCTUnwrap(inspection.scenes.first?.windows.first).view)
  }

  func testReasonsForSizes() throws {
    let app = TestApp()
    let screen = UIViewController()
    let label = UILabel()
    label.text = "Venice"
    let box = UIView()
    let plain = UIView(frame: CGRect(x: 0, y: 300, width: 70, height: 30))
    let field = UITextField()
    let stack = UIStackView(arrangedSubviews: [field])
    for view in [label, box, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
    }
    screen.view.addSubview(plain)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
      label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      box.topAnchor.constraint(equalTo: label.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor, constant: -16),
      box.heightAnchor.constraint(equalToConstant: 40),
      stack.topAnchor.constraint(equalTo: box.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 200),
    ])
    label.accessibilityIdentifier = "city"
    box.accessibilityIdentifier = "box"
    plain.accessibilityIdentifier = "plain"
    field.accessibilityIdentifier = "field"
    app.show(screen)
    app.settle()

    let all = try views(in: InspectionReader.read(nil))
    func find(_ name: String) throws -> Inspection.View { try XCTUnwrap(all.first { $0.identifier == name }) }
    let city = try find("city")
    XCTAssertEqual(city.text, "Venice")
    XCTAssertTrue(city.width.sentence.contains("intrinsic content size (hugging 250"), city.width.sentence)
    XCTAssertEqual(city.frame, city.windowFrame)
    XCTAssertEqual(city.frame[1], 100)
    let found = try find("box")
    XCTAssertEqual(found.width.sentence, "The width is 361 because its constraints determine it.")
    XCTAssertEqual(found.width.constraints?.count, 2)
    XCTAssertTrue(found.width.constraints?.allSatisfy { !$0.contains("0x") } ?? false, "\(found.width)")
    XCTAssertEqual(found.height.sentence, "The height is 40 because its constraints determine it.")
    XCTAssertEqual(try find("plain").width.sentence, "The width is 70 because code set the frame.")
    XCTAssertTrue(try find("field").width.sentence.contains("a stack view arranges the view: distribution"))
  }

  func testScreensEventsAndSpeech() throws {
    let app = TestApp()
    let log = LifecycleLog.start()
    let first = UIViewController()
    first.title = "Harbours"
    let stack = UINavigationController(rootViewController: first)
    app.show(stack)
    app.settle()
    let count = log.events.count
    let second = UIViewController()
    second.title = "Venice"
    stack.pushViewController(second, animated: true)
    app.settle()
    let sheet = UIViewController()
    sheet.title = "Ferries"
    second.present(sheet, animated: true)
    app.settle()

    let inspection = InspectionReader.read(log)
    let scene = try XCTUnwrap(inspection.scenes.first)
    XCTAssertEqual(inspection.scenes.count, 1)
    XCTAssertEqual(scene.path, "/harbours/venice/ferries")
    XCTAssertEqual(
      scene.screens,
      [
        "UINavigationController", "UIViewController “Harbours”", "UIViewController “Venice”",
        "UIViewController “Ferries”",
      ])
    XCTAssertEqual(
      log.events[count...].filter { $0.controller.contains("Venice") }.map(\.callback),
      ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    let controller = try XCTUnwrap(scene.windows.first?.controller)
    XCTAssertEqual(controller.children?.map(\.title), ["Harbours", "Venice"])
    let json = try inspection.json()
    XCTAssertEqual(try JSONDecoder().decode(Inspection.self, from: json), inspection)
  }

  func testSwiftUIScreens() throws {
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: NavigationStack {
          List(["Genoa", "Venice"], id: \.self) { name in
            NavigationLink(name, value: name)
          }
          .navigationTitle("Harbours")
          .navigationDestination(for: String.self) { Text("Port of \($0)").navigationTitle($0) }
        }))
    app.settle()
    app.tap("Venice")
    app.settle()
    let inspection = InspectionReader.read(nil)
    let scene = try XCTUnwrap(inspection.scenes.first)
    XCTAssertEqual(scene.path, "/harbours/venice")
    XCTAssertFalse(String(decoding: try inspection.json(), as: UTF8.self).contains("unknown context"))
    XCTAssertTrue(try views(in: inspection).contains { $0.width.sentence.contains("SwiftUI's layout") })
    func labels(_ element: Inspection.Element) -> [String] {
      [element.label].compactMap { $0 } + (element.children ?? []).flatMap(labels)
    }
    XCTAssertTrue(scene.accessibility.flatMap(labels).contains("Port of Venice"))
  }
}
