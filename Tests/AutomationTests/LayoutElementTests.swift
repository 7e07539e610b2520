import Automation
import AutomationProtocol
import PortolanTesting
import SwiftUI
import UIKit
import XCTest

/// Tests that SwiftUI's layouts, shapes and wrappers are no elements, as on iOS.
@MainActor
final class LayoutElementTests: ElementTreeTestCase {
  /// Returns the types and names below the root of a screen, including views without a name.
  private func allElements(of view: some View) -> String {
    let app = TestApp()
    app.show(UIHostingController(rootView: view))
    var lines: [String] = []
    func add(_ element: ElementSnapshot, _ depth: Int) {
      let name = element.identifier.isEmpty ? element.label : element.identifier
      lines.append(
        String(repeating: "  ", count: depth) + element.type.displayName + (name.isEmpty ? "" : " \(name)"))
      for child in element.children { add(child, depth + 1) }
    }
    for root in ElementTree().snapshot(.app).children.flatMap(\.children) { add(root, 0) }
    return lines.joined(separator: "\n")
  }

  func testLayoutsAndShapesAreNoElements() {
    let view = VStack {
      HStack {
        Text("One").padding()
        Image(systemName: "star").onTapGesture {}
      }
      .background(Color.yellow)
      Color.red.frame(height: 20)
      Rectangle().frame(width: 50, height: 50).accessibilityIdentifier("shape")
      ZStack {
        Circle()
        Text("Two")
      }
      Divider()
      Text("")
      Button("Press") {}
    }
    XCTAssertEqual(
      allElements(of: view),
      """
      Other
        StaticText One
        Image star
        Other shape
        StaticText Two
        Button Press
          StaticText Press
      """)
  }

  func testScrollViewsKeepTheirContent() {
    let view = ScrollView {
      LazyVGrid(columns: [GridItem()]) { ForEach(0..<2) { Text("\($0)") } }
    }
    XCTAssertEqual(
      allElements(of: view),
      """
      Other
        ScrollView
          Other
            StaticText 0
            StaticText 1
          Other Vertical scroll bar, 1 page
      """)
  }

  func testTheIdentifierOfAStackIsThatOfEachElementInside() {
    let view = VStack {
      VStack {
        Text("One")
        Text("Two").accessibilityIdentifier("two")
        Image(systemName: "star")
      }
      .accessibilityIdentifier("stack")
      VStack {
        Text("Three")
        Text("Four")
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("container")
      HStack {
        Circle()
        Circle()
      }
      .accessibilityIdentifier("shapes")
      VStack {
        Text("Five")
        ScrollView { Text("Six") }
      }
      .accessibilityIdentifier("screen")
    }
    XCTAssertEqual(
      elements(of: view).split(separator: "\n").filter { !$0.contains("scroll bar") }.joined(separator: "\n"),
      """
      StaticText #stack 'One'
      StaticText #two 'Two'
      Image #stack 'Favorite'
      Other #container
        StaticText 'Three'
        StaticText 'Four'
      Other #shapes
      Other #screen
        StaticText 'Five'
        ScrollView
          StaticText 'Six'
      """)
  }

  func testAnUnlabeledToggleLeavesTextsOfOtherLayouts() {
    let view = HStack {
      Text("Air")
      Toggle("", isOn: .constant(true))
    }
    XCTAssertEqual(
      elements(of: view),
      """
      StaticText 'Air'
      Switch = 1
      """)
  }

  func testAMenuIsACollectionView() {
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: Menu("Menu") {
          Button("One") {}
          Button("Two", systemImage: "star") {}
        }))
    app.tap("Menu")
    app.settle()
    XCTAssertEqual(
      elements(of: app),
      """
      Button 'Dismiss context menu'
      CollectionView
        Cell
          Button 'One'
            StaticText 'One'
        Cell
          Button 'Two'
            StaticText 'Two'
            Image #star
      """)
    app.tap("Dismiss context menu")
    app.settle()
    XCTAssertEqual(elements(of: app, in: .collectionView), "")
  }

  private struct Bar: View {
    @State private var isOn = false
    var body: some View {
      NavigationStack {
        Text(isOn ? "On" : "Off").toolbar { Toggle("Air", isOn: $isOn) }
      }
    }
  }

  func testAToggleInABarIsAButton() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Bar()))
    let off = """
      NavigationBar #_TtGC7SwiftUI32NavigationStackHosting
        Button 'Air' = 0
          StaticText 'Air'
      """
    XCTAssertEqual(elements(of: app, in: .navigationBar), off)
    app.tap("Air")
    app.settle()
    XCTAssertEqual(
      elements(of: app, in: .navigationBar),
      """
      NavigationBar #_TtGC7SwiftUI32NavigationStackHosting
        Button 'Air' = 1 Selected
          StaticText 'Air'
      """)
    app.tap("Air")
    app.settle()
    XCTAssertEqual(elements(of: app, in: .navigationBar), off)
  }

  private struct Picking: View {
    @State private var color = "Red"
    var body: some View {
      NavigationStack {
        Form {
          Picker("Color", selection: $color) { ForEach(["Red", "Blue"], id: \.self) { Text($0) } }
            .pickerStyle(.navigationLink)
        }
      }
    }
  }

  func testAPickerWithAScreenIsAButtonAndItsOptionsAreSwitches() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Picking()))
    func rows() -> [Substring] {
      elements(of: app, in: .cell).split(separator: "\n").filter {
        $0.contains("Button") || $0.contains("Switch")
      }.map { $0.drop { $0 == " " } }
    }
    XCTAssertEqual(rows(), ["Button 'Color' = Red"])
    app.tap("Color")
    app.settle()
    XCTAssertEqual(rows().suffix(2), ["Switch 'Red' = 1 Selected", "Switch 'Blue' = 0"])
    app.tap("Blue")
    app.settle()
    XCTAssertEqual(rows(), ["Button 'Color' = Blue"])
  }

  private struct Choice: View {
    @State private var isOn = false
    var body: some View {
      Button("Like") { isOn.toggle() }.accessibilityAddTraits(isOn ? .isSelected : [])
      Text("State").accessibilityAddTraits(isOn ? .isSelected : [])
    }
  }

  func testATraitGoesWithItsCondition() {
    let app = TestApp()
    app.show(UIHostingController(rootView: VStack { Choice() }))
    for state in [" Selected", ""] {
      app.tap("Like")
      app.settle()
      XCTAssertEqual(
        elements(of: app), "Button 'Like'\(state)\n  StaticText 'Like'\nStaticText 'State'\(state)")
    }
  }

  func testAButtonWithSeveralTextsIsOneElementWithTextsInARow() {
    let app = TestApp()
    app.show(
      UIHostingController(
        rootView: Button {
        } label: {
          Text("Save")
          Text("All")
        }))
    XCTAssertEqual(elements(of: app), "Button 'Save, All'\n  StaticText 'Save'\n  StaticText 'All'")
    let texts = ElementTree().snapshot(.app).texts
    XCTAssertEqual(texts[0].minY, texts[1].minY)
    XCTAssertLessThan(texts[0].maxX, texts[1].minX)
  }

  func testATextFieldIsOneElement() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.text = "Text"
    field.clearButtonMode = .always
    let controller = UIViewController()
    controller.view.addSubview(field)
    let app = TestApp()
    app.show(controller)
    let found = ElementTree().snapshot(.app).children.flatMap(\.children).flatMap(\.children)
    XCTAssertEqual(found.map(\.type), [.textField])
    XCTAssertEqual(found.first?.children.map(\.type), [.button])
  }
}

extension ElementSnapshot {
  /// The frames of all texts inside.
  fileprivate var texts: [CGRect] {
    (type == .staticText ? [frame] : []) + children.flatMap(\.texts)
  }
}
