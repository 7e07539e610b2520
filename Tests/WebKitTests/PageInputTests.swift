import Foundation
import PortolanTesting
import WebKit
import XCTest

final class PageInputTests: PageTestCase {
  private let head = """
    <meta name='viewport' content='width=device-width'>
    <style>body { margin: 0; font: 20px sans-serif } div, input, button { position: absolute; box-sizing: border-box }</style>
    """

  /// The place of a point of the page on the display.
  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x, y: y + webView.scrollView.adjustedContentInset.top)
  }

  func testTapsReachThePage() throws {
    show(
      head + """
        <button style='left: 20px; top: 100px; width: 200px; height: 60px' onclick='log.push("click")'>Sail</button>
        <script>
          const log = [];
          for (const name of ['touchstart', 'touchend']) addEventListener(name, e => log.push(e.type + ' ' + e.changedTouches[0].clientX));
        </script>
        """)
    app.tap(at: place(120, 130))
    app.settle()
    XCTAssertEqual(try evaluate("log") as? [String], ["touchstart 120", "touchend 120", "click"])
    app.tap(at: place(120, 300))
    app.settle()
    XCTAssertEqual(try evaluate("log.filter(e => e === 'click').length") as? Int, 1)
  }

  func testLinksAreFollowed() throws {
    show()
    load(
      head
        + "<a href='#there' style='display: block; height: 80px'>There</a><div id='there' style='top: 2000px'>Here</div>",
      base: URL(string: "https://ports.example/"))
    app.tap(at: place(30, 20))
    app.settle()
    XCTAssertEqual(webView.url?.absoluteString, "https://ports.example/#there")
    XCTAssertEqual(screen.actions.last?.navigationType, .linkActivated)
    XCTAssertGreaterThan(webView.scrollView.contentOffset.y, 500)
    screen.actionPolicy = { $0.navigationType == .linkActivated ? .cancel : .allow }
    load(
      head + "<a href='https://other.example/' style='display: block; height: 80px'>Other</a>",
      base: URL(string: "https://ports.example/"))
    app.tap(at: place(30, 20))
    app.settle()
    XCTAssertEqual(screen.actions.last?.request.url?.absoluteString, "https://other.example/")
    XCTAssertEqual(webView.url?.absoluteString, "https://ports.example/")
  }

  func testAScrollIsNoTap() throws {
    show(head + "<div style='height: 3000px; width: 100%' onclick='document.title = \"clicked\"'></div>")
    app.drag(from: place(100, 500), to: place(100, 200))
    app.settle()
    XCTAssertNotEqual(webView.title, "clicked")
    XCTAssertGreaterThan(webView.scrollView.contentOffset.y, 150)
  }

  func testTextIsTyped() throws {
    show(head + "<input id='name' style='left: 20px; top: 100px; width: 200px; height: 40px'>")
    XCTAssertNil(try evaluate("document.activeElement.id === 'name' ? 1 : undefined"))
    app.tap(at: place(100, 120))
    app.settle()
    XCTAssertEqual(try evaluate("document.activeElement.id") as? String, "name")
    app.type("Lagos 항구!")
    app.settle()
    XCTAssertEqual(try evaluate("document.getElementById('name').value") as? String, "Lagos 항구!")
    app.press(.keyboardDeleteOrBackspace)
    app.settle()
    XCTAssertEqual(try evaluate("document.getElementById('name').value") as? String, "Lagos 항구")
    webView.endEditing(true)
    app.settle()
    XCTAssertEqual(try evaluate("document.activeElement === document.body") as? Bool, true)
  }

  func testTheKeyboardFitsTheField() throws {
    show(head + "<input type='email' style='left: 20px; top: 100px; width: 200px; height: 40px'>")
    app.tap(at: place(100, 120))
    app.settle()
    let responder = try XCTUnwrap(webView.window?.firstResponder as? any UITextInputTraits)
    XCTAssertEqual(responder.keyboardType, .emailAddress)
  }

  func testWhatScrollsWithinThePage() throws {
    show(
      head + """
        <div id='list' style='top: 100px; height: 200px; width: 300px; overflow: auto'>
          <p style='height: 1000px'>List</p></div><p style='height: 3000px'></p>
        """)
    app.drag(from: place(100, 280), to: place(100, 130))
    app.settle()
    XCTAssertGreaterThan(try evaluate("document.getElementById('list').scrollTop") as? Double ?? 0, 50)
    XCTAssertEqual(webView.scrollView.contentOffset.y, -webView.scrollView.adjustedContentInset.top)
  }

  func testATouchThatThePageHandlesDoesNotScroll() throws {
    show(
      head + """
        <div id='pad' style='top: 100px; height: 300px; width: 300px; background: gray'></div>
        <p style='height: 3000px'></p>
        <script>
          let moves = 0;
          const pad = document.getElementById('pad');
          pad.addEventListener('touchstart', e => e.preventDefault(), { passive: false });
          pad.addEventListener('touchmove', e => { moves += 1; e.preventDefault() }, { passive: false });
        </script>
        """)
    app.drag(from: place(100, 380), to: place(100, 130))
    app.settle()
    XCTAssertGreaterThan(try evaluate("moves") as? Int ?? 0, 3)
    XCTAssertEqual(webView.scrollView.contentOffset.y, -webView.scrollView.adjustedContentInset.top)
  }

  func testTheViewportElementZooms() throws {
    show("<title>Wide</title><p>Text</p>")
    XCTAssertEqual(try evaluate("innerWidth") as? Double ?? 0, 980, accuracy: 2)
    XCTAssertEqual(webView.scrollView.contentSize.width, 393, accuracy: 1)
    load("<meta name='viewport' content='width=device-width, initial-scale=1.0'><p>Text</p>")
    XCTAssertEqual(try evaluate("innerWidth") as? Int, 393)
    load("<meta name='viewport' content='width=786'><p>Text</p>")
    XCTAssertEqual(try evaluate("innerWidth") as? Double ?? 0, 786, accuracy: 2)
  }
}
