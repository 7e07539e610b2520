import PortolanTesting
import PortolanXCTest
import SwiftUI

/// Compares lists with those that AccessibilitySnapshot's tests recorded on iOS 17.5
/// (https://github.com/cashapp/AccessibilitySnapshot, testListWithHeadersAndFooters, an iPhone of 393 by
/// 852).
@MainActor
final class RecordedListTests: XCTestCase {
  private struct Sections: View {
    var body: some View {
      List {
        Section {
          Text("Checking")
          Text("Savings")
        } header: {
          Text("Accounts")
        } footer: {
          Text("Tap an account to view details")
        }
        Section {
          Text("Electric")
          Text("Internet")
        } header: {
          Text("Bills")
        }
      }
    }
  }

  func testCardsHeadersAndFooters() throws {
    let app = TestApp(device: .iPhone15)
    app.show(UIHostingController(rootView: Sections()))
    let list = try XCTUnwrap(app.elements(of: UICollectionView.self).first)
    let cards = list.visibleCells.map { $0.convert($0.bounds, to: nil as UIView?) }.sorted {
      $0.minY < $1.minY
    }
    XCTAssertEqual(cards.count, 4)
    XCTAssertEqual(cards.map(\.minX), [20, 20, 20, 20])
    XCTAssertEqual(cards.map(\.maxX), [373, 373, 373, 373])
    for (card, top) in zip(cards, [97.67, 141.67, 258, 302]) { XCTAssertEqual(card.minY, top, accuracy: 0.5) }
    let text = try XCTUnwrap(app.elements(of: UILabel.self).first { $0.text == "Checking" })
    XCTAssertEqual(text.convert(text.bounds, to: nil as UIView?).minX, 40, accuracy: 0.5)
  }

  private struct Contacts: View {
    var title = NavigationBarItem.TitleDisplayMode.automatic
    var body: some View {
      NavigationStack {
        List { Text("Blob") }
          .navigationTitle("Contacts")
          .navigationBarTitleDisplayMode(title)
      }
    }
  }

  private func top(of screen: some View) throws -> CGFloat {
    let app = TestApp(device: .iPhone15)
    app.show(UIHostingController(rootView: screen))
    let list = try XCTUnwrap(app.elements(of: UICollectionView.self).first)
    let card = try XCTUnwrap(list.visibleCells.first)
    return card.convert(card.bounds, to: nil as UIView?).minY
  }

  /// Recorded in a tutorial (https://github.com/pointfreeco/swift-composable-architecture, ch02-sub01-sec01): the first card
  /// touches the area of a large title, and is 35 points below a small one.
  func testTheFirstGroupWithoutAHeader() throws {
    XCTAssertEqual(try top(of: Contacts()), 149.67, accuracy: 0.5)
    XCTAssertEqual(try top(of: Contacts(title: .inline)), 132.67, accuracy: 0.5)
  }

  func testTheFirstGroupFollowsChangesOfTheTitle() throws {
    struct Screen: View {
      @State private var isLarge = true
      var body: some View {
        NavigationStack {
          List { Button("Change") { isLarge.toggle() } }
            .navigationTitle("Contacts")
            .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
        }
      }
    }
    let app = TestApp(device: .iPhone15)
    app.show(UIHostingController(rootView: Screen()))
    let list = try XCTUnwrap(app.elements(of: UICollectionView.self).first)
    for top in [132.67, 149.67] {
      app.tap("Change")
      app.settle()
      let card = try XCTUnwrap(list.visibleCells.first)
      XCTAssertEqual(card.convert(card.bounds, to: nil as UIView?).minY, top, accuracy: 0.5)
    }
  }
}

/// Tests of the distance of lists that begin below other content from its first group.
@MainActor
final class ListBelowContentTests: XCTestCase {
  func testTheFirstGroupKeepsItsDistance() throws {
    let app = TestApp(device: .iPhone15)
    app.show(
      UIHostingController(
        rootView: NavigationStack {
          VStack {
            Text("Above").frame(height: 60)
            List { Text("Row") }
          }
          .navigationTitle("Contacts")
        }))
    app.settle()
    let list = try XCTUnwrap(app.elements(of: UICollectionView.self).first)
    XCTAssertEqual(try XCTUnwrap(list.visibleCells.first).frame.minY, 35, accuracy: 0.5)
  }
}

/// Compares symbols with a row that AccessibilitySnapshot's tests recorded on iOS 18.5
/// (https://github.com/cashapp/AccessibilitySnapshot, testBasicAccessibilityDemo, "Element Grouping"; Metrics.md 1.8).
@MainActor
final class RecordedSymbolTests: XCTestCase {
  private struct Row: View {
    var body: some View {
      HStack {
        Image(systemName: "person.circle.fill").font(.title2)
        Text("John Doe").font(.subheadline).fontWeight(.medium)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// The recorded disc starts 2 points after the image and ends at 23.67; the text starts at 34.3.
  func testTheImageOfASymbolIncludesItsBearings() throws {
    let app = TestApp(device: .iPhone15)
    app.show(UIHostingController(rootView: Row()))
    let image = try XCTUnwrap(app.elements(of: UIImageView.self).first)
    let label = try XCTUnwrap(app.elements(of: UILabel.self).first)
    XCTAssertEqual(image.frame.width, 26.33, accuracy: 0.34)
    let (start, text) = (
      image.convert(image.bounds, to: nil as UIView?), label.convert(label.bounds, to: nil as UIView?)
    )
    XCTAssertEqual(text.minX - start.minX, 34.33, accuracy: 0.34)
  }
}

/// Tests of bars and of content behind alerts in SwiftUI.
@MainActor
final class BarAppearanceTests: XCTestCase {
  private struct Rows: View {
    @State private var rows = ["One", "Two"]
    var body: some View {
      NavigationStack {
        List { ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) } }
          .navigationTitle("Rows").toolbar { EditButton() }
      }
    }
  }

  func testEditAndDoneHaveTheSameInset() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Rows()))
    let before = try XCTUnwrap(app.element("Edit")).frame.maxX
    app.tap("Edit")
    app.settle()
    XCTAssertEqual(try XCTUnwrap(app.element("Done")).frame.maxX, before, accuracy: 0.5)
    app.tap("Done")
    app.settle()
    XCTAssertEqual(try XCTUnwrap(app.element("Edit")).frame.maxX, before, accuracy: 0.5)
  }

  private struct Tinted: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Rectangle().fill(Color.accentColor).frame(width: 100, height: 100)
        Spacer()
        Button("Show") { isShown = true }
      }
      .alert("An alert", isPresented: $isShown) { Button("OK") {} }
    }
  }

  func testAnAlertGraysTheAccentColor() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Tinted()))
    let (x, y) = (app.window.bounds.midX, app.window.safeAreaInsets.top + 50)
    func isGray() -> Bool {
      let color = app.pixel(x, y)
      return abs(color[0] - color[2]) < 4
    }
    XCTAssertFalse(isGray())
    app.tap("Show")
    app.settle()
    XCTAssertTrue(isGray())
    app.tap("OK")
    app.settle()
    XCTAssertFalse(isGray())
  }
}
