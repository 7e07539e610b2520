import PortolanTesting
import SwiftUI
import XCTest

/// Tests the effects of controls' initializers that unmodified code uses.
@MainActor
final class ControlInitializerTests: XCTestCase {
  private struct Steppers: View {
    @State private var count = 5
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Text("Count \(count)")
        Text(log.joined(separator: " "))
        Stepper(onIncrement: { count += 10 }, onDecrement: nil) { Text("Tens") }
        Stepper("Ones", value: $count, in: 0...100) { log.append($0 ? "began" : "ended") }
      }
    }
  }

  func testASteppersActionsAndItsEditingAreReported() throws {
    let app = TestApp()
    app.show(view: Steppers())
    let steppers = app.elements(of: UIStepper.self).sorted {
      $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY
    }
    XCTAssertEqual(steppers.count, 2)
    func tap(_ stepper: UIStepper, _ part: CGFloat) {
      let frame = stepper.convert(stepper.bounds, to: nil)
      app.tap(at: CGPoint(x: frame.minX + frame.width * part, y: frame.midY))
      app.settle()
    }
    tap(steppers[0], 0.75)
    XCTAssertTrue(app.sees("Count 15"))
    tap(steppers[0], 0.25)
    XCTAssertTrue(app.sees("Count 15"), "the side without an action is disabled")
    tap(steppers[1], 0.25)
    XCTAssertTrue(app.sees("Count 14"))
    XCTAssertTrue(app.sees("began ended"))
  }

  func testDatePickersWithLabelsHaveLimits() throws {
    let start = Date(timeIntervalSince1970: 86400)
    let end = Date(timeIntervalSince1970: 86400 * 30)
    let both: DatePickerComponents = [.date]
    let app = TestApp()
    app.show(
      view: VStack {
        DatePicker(selection: .constant(start), in: start..., displayedComponents: [.date, .hourAndMinute]) {
          Image(systemName: "calendar")
        }
        DatePicker(selection: .constant(start), in: ...end, displayedComponents: both) { Text("Until") }
        DatePicker(String("Between"), selection: .constant(start), in: start...end, displayedComponents: both)
      })
    let pickers = app.elements(of: UIDatePicker.self).sorted {
      $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY
    }
    XCTAssertEqual(pickers.map(\.minimumDate), [start, nil, start])
    XCTAssertEqual(pickers.map(\.maximumDate), [nil, end, end])
    XCTAssertEqual(pickers.map(\.datePickerMode), [.dateAndTime, .date, .date])
  }

  private struct Fields: View {
    @State private var name = ""
    @State private var amount = 3
    @State private var secret = ""
    @State private var log: [String] = []
    var body: some View {
      VStack {
        TextField(
          "Name", text: $name, onEditingChanged: { log.append($0 ? "in" : "out") },
          onCommit: { log.append("commit") })
        TextField("Amount", value: $amount, formatter: NumberFormatter(), onEditingChanged: { _ in })
        SecureField("Secret", text: $secret, onCommit: { log.append("secret \(secret)") })
        Text("Amount is \(amount)")
        Text(log.joined(separator: ","))
      }
    }
  }

  func testFieldsReportEditingAndReturn() {
    let app = TestApp()
    app.show(view: Fields())
    app.type("Ada\n", into: "Name")
    app.settle()
    XCTAssertTrue(app.sees("in,commit,out"), app.accessibilityText)
    app.type("7", into: "Amount")
    app.settle()
    XCTAssertTrue(app.sees("Amount is 3"), "written when editing ends")
    app.type("\n")
    app.settle()
    XCTAssertTrue(app.sees("Amount is 37"), app.accessibilityText)
    app.type("x", into: "Amount")
    app.type("x\n", into: "Secret")
    app.settle()
    XCTAssertTrue(app.sees("Amount is 37"), "37x is no number")
    XCTAssertEqual(app.elements(of: UITextField.self).filter { $0.text == "37" }.count, 1)
    XCTAssertTrue(app.sees("in,commit,out,secret x"), app.accessibilityText)
  }

  private struct Flags: View {
    struct Flag: Identifiable {
      let id: Int
      var isOn = false
    }
    @State private var flags = [Flag(id: 0), Flag(id: 1, isOn: true)]
    var body: some View {
      VStack {
        Toggle("All", sources: $flags, isOn: \.isOn)
        Text(flags.map { $0.isOn ? "1" : "0" }.joined())
      }
    }
  }

  func testAToggleOfSeveralValuesIsOnWhileAllAre() throws {
    let app = TestApp()
    app.show(view: Flags())
    let toggle = try XCTUnwrap(app.elements(of: UISwitch.self).first)
    XCTAssertFalse(toggle.isOn)
    app.tap(at: toggle.convert(CGPoint(x: toggle.bounds.midX, y: toggle.bounds.midY), to: nil))
    app.settle()
    XCTAssertTrue(app.sees("11"))
  }

  private struct Colors: View {
    @State private var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    var body: some View {
      VStack {
        ColorPicker("Colour", selection: $color)
        Text("Red \(Int((color.components?.first ?? 0) * 255))")
      }
    }
  }

  func testAColorPickerTakesACoreGraphicsColour() throws {
    let app = TestApp()
    app.show(view: Colors())
    let well = try XCTUnwrap(app.elements(of: UIColorWell.self).first)
    XCTAssertEqual(well.selectedColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    well.selectedColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    well.sendActions(for: .valueChanged)
    app.settle()
    XCTAssertTrue(app.sees("Red 0"))
  }

  private struct Pressed: View {
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Text("Press").onLongPressGesture(minimumDuration: 0.4, pressing: { log.append($0 ? "down" : "up") }) {
          log.append("long")
        }
        Text(log.joined(separator: " "))
      }
    }
  }

  func testALongPressReportsPressingThroughItsFormerName() {
    let app = TestApp()
    app.show(view: Pressed())
    app.longPress(at: app.element("Press")!.center)
    app.settle()
    XCTAssertTrue(app.sees("down up long") || app.sees("down long up"), "\(app.elements.compactMap(\.label))")
  }

  /// A custom list that forwards edits to its content.
  private struct EditableRows<Content: DynamicViewContent>: View {
    let content: Content
    let delete: (IndexSet) -> Void
    var body: some View { List { content.onDelete(perform: delete) } }
  }
  private struct Names: View {
    @State private var names = ["Ada", "Bert", "Cleo"]
    var body: some View {
      EditableRows(content: ForEach(names, id: \.self) { Text($0) }.modifier(EmptyModifier())) {
        names.remove(atOffsets: $0)
      }
    }
  }

  func testAnyDynamicContentCanBeDeletedFrom() {
    let app = TestApp()
    app.show(view: Names())
    let row = app.element("Bert")!.center
    app.drag(from: CGPoint(x: 350, y: row.y), to: CGPoint(x: 200, y: row.y))
    app.settle()
    app.tap("Delete")
    app.settle()
    XCTAssertFalse(app.sees("Bert"))
    XCTAssertTrue(app.sees("Ada") && app.sees("Cleo"))
  }

  func testAMaskMayBeAValue() {
    let pixels = ViewPixels(Color.red.mask(Circle()))
    XCTAssertTrue(pixels.isNear(20, 20, [255, 59, 48], within: 12))
    XCTAssertTrue(pixels.isNear(1, 1, [255, 255, 255]))
  }

  private struct Shared: View {
    struct Note: Transferable {
      let title: String
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { (note: Note) in Data(note.title.utf8) }
      }
    }
    var body: some View {
      ShareLink(
        item: Note(title: "Milk"), preview: SharePreview("Shopping", image: Image(systemName: "cart")))
    }
  }

  func testAShareLinkHandsOnItsItemByThePreviewsTitle() throws {
    let app = TestApp()
    app.show(view: Shared())
    app.tap("Share…")
    app.settle()
    let sheet = try XCTUnwrap(
      app.window.rootViewController?.presentedViewController as? UIActivityViewController)
    XCTAssertEqual(sheet.title, "Shopping")
  }

  private struct Secondary: View {
    @State private var log = ""
    var body: some View {
      NavigationStack {
        Text("Log \(log)").navigationTitle("Items").navigationSubtitle("3 new").navigationBarTitleDisplayMode(
          .inline
        )
        .toolbar(id: "main") {
          ToolbarItem(id: "add", placement: .primaryAction) { Button("Add") { log = "add" } }
          ToolbarItem(id: "sort", placement: .secondaryAction) { Button("Sort") { log = "sort" } }
          ToolbarItem(id: "hidden", placement: .primaryAction, showsByDefault: false) { Button("Rare") {} }
        }
      }
    }
  }

  func testSecondaryActionsAreInAMenuAndItemsThatAreNotShownByDefaultAreNot() {
    let app = TestApp()
    app.show(view: Secondary())
    XCTAssertTrue(app.sees("Add"))
    XCTAssertTrue(app.sees("3 new"))
    XCTAssertFalse(app.sees("Sort"))
    XCTAssertFalse(app.sees("Rare"))
    app.tap("More")
    app.settle()
    app.tap("Sort")
    app.settle()
    XCTAssertTrue(app.sees("Log sort"))
  }
}
