import PortolanTesting
import SwiftUI
import UIKit
import XCTest

/// Tests the elements of SwiftUI's controls in UI tests of iOS 17. Their sources are in `Documentation/UITesting.md`.
@MainActor
final class SwiftUIElementTests: ElementTreeTestCase {
  private struct Controls: View {
    @State private var isOn = true
    @State private var text = ""
    @State private var value = 0.5
    @State private var choice = 1
    @State private var step = 3

    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        Toggle("Hidden", isOn: $isOn).labelsHidden()
        TextField("Name", text: $text)
        SecureField("Password", text: $text)
        Slider(value: $value).accessibilityLabel("Volume")
        Stepper("Count", value: $step)
        Picker("Size", selection: $choice) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
        .pickerStyle(.segmented)
        Picker("Size", selection: $choice) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
        .pickerStyle(.wheel)
        ProgressView(value: 0.4)
        Button("Go") {}.disabled(true)
        Text("Head").accessibilityAddTraits(.isHeader)
        HStack {
          Text("One")
          Text("Two")
        }
        .accessibilityElement(children: .combine)
        HStack {
          Text("Three")
          Text("Four")
        }
        .accessibilityElement(children: .contain).accessibilityIdentifier("box")
      }
    }
  }

  func testControls() {
    XCTAssertEqual(
      elements(of: Controls()),
      """
      Switch 'Wi-Fi' = 1
        Switch = 1
      Switch = 1
      TextField = Name
      SecureTextField = Password
      Slider 'Volume' = 50%
      StaticText 'Count'
      Stepper 'Count'
        Button 'Decrement'
          Image
        Button 'Increment'
          Image
      SegmentedControl
        Button 'Small'
          StaticText 'Small'
        Button 'Large' Selected
          StaticText 'Large'
      Picker
        PickerWheel = Large
      ProgressIndicator 'Progress' = 40%
      Button 'Go' Disabled
        StaticText 'Go'
      StaticText 'Head'
      StaticText 'One, Two'
      Other #box
        StaticText 'Three'
        StaticText 'Four'
      """)
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        NavigationStack {
          List {
            Section("Head") {
              NavigationLink("Next") { Text("x") }
              Text("Row")
              Button("Act") {}
              Toggle("Air", isOn: .constant(false))
            }
          }
          .navigationTitle("Title").toolbar { Button("Add") {} }
        }
        .tabItem { Label("First", systemImage: "star") }
        Text("2").tabItem { Label("Second", systemImage: "heart") }
      }
    }
  }

  func testListsBarsAndTabs() {
    XCTAssertEqual(
      elements(of: Tabs()),
      """
      CollectionView
        StaticText 'HEAD'
        Cell
          Button 'Next'
            StaticText 'Next'
        Cell
          StaticText 'Row'
        Cell
          Button 'Act'
            StaticText 'Act'
        Cell
          Switch 'Air' = 0
            Switch = 0
        Other 'Vertical scroll bar, 1 page' = 0%
      NavigationBar #Title
        StaticText 'Title'
        Button 'Add'
          StaticText 'Add'
      TabBar 'Tab Bar'
        Button 'First' Selected
        Button 'Second'
      """)
  }

  func testAPickerWithWheelsHasItsIdentifier() {
    let picker = Picker("Size", selection: .constant("None")) {
      Text("None").tag("None")
      Text("Many").tag("Many")
    }
    .pickerStyle(.wheel)
    .frame(height: 150)
    .accessibilityIdentifier("picker")
    .border(.black)
    XCTAssertEqual(elements(of: picker), "Picker #picker\n  PickerWheel = None")
    XCTAssertTrue(elements(of: picker.accessibilityLabel("Size")).contains("PickerWheel = None"))
  }

  func testAButtonHasTheIdentifierAndTheStateOfTheOnlyElementInside() {
    let view = VStack {
      Button {
      } label: {
        Button("Save") {}.disabled(true).padding()
      }
      Button {
      } label: {
        Text("Add").accessibilityIdentifier("add").padding()
      }
      Button {
      } label: {
        HStack {
          Text("Left").accessibilityIdentifier("left")
          Text("Right").accessibilityIdentifier("right")
          Text("Center")
        }
      }
    }
    XCTAssertEqual(
      elements(of: view),
      """
      Button 'Save' Disabled
        StaticText 'Save'
      Button #add 'Add'
        StaticText #add 'Add'
      Button #left-right 'Left, Right, Center'
        StaticText #left 'Left'
        StaticText #right 'Right'
        StaticText 'Center'
      """)
  }

  /// A label has two elements inside, both with its identifier.
  func testAButtonHasTheIdentifierOfTheLabelInside() {
    let view = NavigationStack {
      NavigationLink {
      } label: {
        Label("Forms", systemImage: "plus").padding().background(Color.blue).cornerRadius(10)
          .accessibilityIdentifier("module-forms")
      }
    }
    let lines = elements(of: view).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    XCTAssertEqual(lines.filter { $0.hasPrefix("Button") }, ["Button #module-forms 'Forms'"])
  }

  func testALinkWithAButtonInsideIsOneElement() {
    let view = NavigationStack {
      VStack {
        NavigationLink {
        } label: {
          Button("Login") {}.frame(width: 200, height: 50).background(Color.blue).disabled(true)
        }
        Button("1") {}.buttonStyle(LinkStyle())
      }
    }
    let lines = elements(of: view).split(separator: "\n").filter { !$0.hasPrefix("NavigationBar") }
    XCTAssertEqual(
      lines.prefix(4).joined(separator: "\n"),
      """
      Button 'Login' Disabled
        StaticText 'Login'
      Button '1'
        StaticText '1'
      """)
  }

  private struct LinkStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      NavigationLink {
      } label: {
        configuration.label
      }
      .background(Color.white.opacity(0.0001))
    }
  }

  func testSymbolsHaveTheirNamesAndMeanings() {
    let view = VStack {
      Image(systemName: "plus.circle.fill")
      Button {
      } label: {
        Image(systemName: "xmark")
      }
      Label("Home", systemImage: "house")
    }
    XCTAssertEqual(
      elements(of: view),
      """
      Image #plus.circle.fill 'Add'
      Button #xmark 'Close'
        Image #xmark 'Close'
      Image #house 'Home'
      StaticText 'Home'
      """)
  }

  private struct Labeled: View {
    @State private var text = ""
    @State private var value = 3.0

    var body: some View {
      TabView {
        NavigationStack {
          Form {
            TextField("Name", text: $text).accessibilityIdentifier("field")
            Slider(value: $value, in: 0...10) { Text("Volume") }
          }
          .accessibilityIdentifier("form")
        }
        .accessibilityIdentifier("tab")
        .tabItem { Text("First") }
      }
    }
  }

  /// A screen of another controller has its own elements.
  func testAnIdentifierOfAScreenIsNotThatOfItsFirstControl() {
    let app = TestApp()
    app.show(UIHostingController(rootView: Labeled()))
    XCTAssertEqual(
      elements(of: app, in: .collectionView).split(separator: "\n").prefix(5).joined(separator: "\n"),
      """
      CollectionView #form
        Cell
          TextField #field = Name
        Cell
          Slider 'Volume' = 30%
      """)
  }

  func testAlertsAndDialogs() {
    let alert = Text("Below").alert("Alert", isPresented: .constant(true)) {
      Button("OK") {}
      Button("No", role: .cancel) {}
    } message: {
      Text("Message")
    }
    XCTAssertEqual(
      elements(of: alert),
      """
      StaticText 'Below'
      Other #PopoverDismissRegion 'dismiss popup'
      Alert 'Alert'
        ScrollView
          StaticText 'Alert'
          StaticText 'Message'
        ScrollView
          Button 'No'
            StaticText 'No'
          Button 'OK'
            StaticText 'OK'
      """)
    let dialog = Text("Below").confirmationDialog(
      "Sure", isPresented: .constant(true), titleVisibility: .visible
    ) { Button("Delete", role: .destructive) {} }
    XCTAssertEqual(
      elements(of: dialog).split(separator: "\n").filter { !$0.contains("ScrollView") }.joined(
        separator: "\n"),
      """
      StaticText 'Below'
      Other #PopoverDismissRegion 'dismiss popup'
      Sheet 'Sure'
          StaticText 'Sure'
          Button 'Delete'
            StaticText 'Delete'
          Button 'Cancel'
            StaticText 'Cancel'
      """)
  }
}
