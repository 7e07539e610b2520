import PortolanTesting
import SwiftUI
import XCTest

/// Tests of the accessibility tree.
@MainActor
final class AccessibilityTests: XCTestCase {
  private func labels<V: View>(_ view: V) -> [String] {
    let app = TestApp()
    app.show(UIHostingController(rootView: view))
    app.settle()
    return app.nodes.compactMap(\.label)
  }

  func testCombinedViewsAreOneElement() {
    let found = labels(
      VStack {
        Text("Name")
        Text("Value")
      }
      .accessibilityElement(children: .combine))
    XCTAssertEqual(found, ["Name, Value"])
  }

  func testIgnoredViewsAreNotAccessible() {
    let found = labels(
      VStack {
        Text("Name")
        Text("Value")
      }
      .accessibilityElement(children: .ignore).accessibilityLabel("Both"))
    XCTAssertEqual(found, ["Both"])
  }

  func testContainedViewsFormGroup() {
    let found = labels(
      VStack {
        Text("Name")
        Text("Value")
      }
      .accessibilityElement(children: .contain))
    XCTAssertEqual(found.filter { !$0.isEmpty }, ["Name", "Value"])
  }

  func testALargerPriorityIsReadFirst() {
    let found = labels(
      VStack {
        Text("First")
        Text("Second").accessibilitySortPriority(1)
      })
    XCTAssertEqual(found, ["Second", "First"])
  }

  func testTraitsAreTakenAway() throws {
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: Button("Go") {}.accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isLink)))
    app.settle()
    let node = try XCTUnwrap(app.nodes.first { $0.label == "Go" })
    XCTAssertFalse(node.traits.contains(.button))
    XCTAssertTrue(node.traits.contains(.link))
  }

  func testActionsAreAskedForByName() throws {
    var done: [String] = []
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: Text("Mail").accessibilityAction(named: "Archive") { done.append("archive") }
          .accessibilityActions { Button("Delete") { done.append("delete") } }))
    app.settle()
    let node = try XCTUnwrap(app.nodes.first { $0.label == "Mail" })
    XCTAssertEqual(Set(node.customActions.map(\.name)), ["Archive", "Delete"])
    for action in node.customActions { _ = action.actionHandler?(action) }
    XCTAssertEqual(Set(done), ["archive", "delete"])
  }

  func testAValueIsTurnedUpAndDown() throws {
    var value = 5
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: Text("Volume").accessibilityElement().accessibilityLabel("Volume")
          .accessibilityAdjustableAction { value += $0 == .increment ? 1 : -1 }))
    app.settle()
    let node = try XCTUnwrap(app.nodes.first { $0.traits.contains(.adjustable) })
    node.increment()
    XCTAssertEqual(value, 6)
  }

  func testRepresentationReplacesDrawnViewForAccessibility() {
    let found = labels(
      Color.red.frame(width: 50, height: 50).accessibilityRepresentation { Text("A red square") })
    XCTAssertEqual(found, ["A red square"])
  }
}

extension TestApp {
  /// Returns all accessibility nodes in order.
  @MainActor fileprivate var nodes: [AccessibilityNode] {
    func flat(_ node: AccessibilityNode) -> [AccessibilityNode] { [node] + node.children.flatMap(flat) }
    guard let scene = window.windowScene else { return [] }
    return AccessibilityTree.nodes(in: scene).flatMap { $0.children.flatMap(flat) }
  }

  func testAnAreaOfDirectTouchHasTheTrait() throws {
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: VStack {
          Text("Keys").accessibilityDirectTouch(options: [.silentOnTouch])
          Text("Map").accessibilityDirectTouch(false).accessibilityZoomAction { _ in }
        }))
    app.settle()
    let keys = try XCTUnwrap(app.element("Keys")).view
    XCTAssertTrue(keys.accessibilityTraits.contains(.allowsDirectInteraction))
    let map = try XCTUnwrap(app.element("Map")).view
    XCTAssertFalse(map.accessibilityTraits.contains(.allowsDirectInteraction))
  }
}
