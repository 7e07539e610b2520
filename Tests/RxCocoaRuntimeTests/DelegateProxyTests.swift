import ObjCRuntime
import PortolanTesting
import PortolanXCTest
import RxCocoaRuntime
import UIKit
import XCTest

/// The parts of the module that RxCocoa uses: delegates that forward and report messages, interception, and observation.
@MainActor
final class DelegateProxyTests: XCTestCase {
  private final class Proxy: _RXDelegateProxy, UITableViewDelegate {
    nonisolated(unsafe) var sent: [String] = []
    nonisolated(unsafe) var invoked: [(name: String, arguments: [Any])] = []

    override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
      sent.append("\(selector)")
    }

    override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
      invoked.append(("\(selector)", arguments))
    }

    override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || (_forwardToDelegate as? NSObject)?.responds(to: aSelector) ?? false
    }
  }

  private final class Target: NSObject, UITableViewDelegate {
    var selections: [IndexPath] = []

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selections.append(indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 0
    }
  }

  private final class Screen: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  func testMessagesAreReportedAndForwarded() throws {
    let app = TestApp()
    let screen = Screen()
    let (proxy, target) = (Proxy(), Target())
    proxy._setForwardToDelegate(target, retainDelegate: false)
    screen.tableView.delegate = proxy
    app.show(screen)
    app.settle()
    XCTAssertTrue(proxy.sent.contains("tableView:willDisplay:forRowAt:"), "\(proxy.sent)")
    app.tap("Row 1")
    XCTAssertEqual(target.selections, [IndexPath(row: 1, section: 0)])
    let selection = try XCTUnwrap(proxy.invoked.first { $0.name == "tableView:didSelectRowAt:" })
    XCTAssertIdentical(selection.arguments.first as? UITableView, screen.tableView)
    XCTAssertEqual(selection.arguments.last as? IndexPath, IndexPath(row: 1, section: 0))
    // The answer of the target counts.
    XCTAssertFalse(proxy.tableView(screen.tableView, shouldHighlightRowAt: IndexPath(row: 0, section: 0)))
    proxy._setForwardToDelegate(nil, retainDelegate: false)
    XCTAssertTrue(proxy.tableView(screen.tableView, shouldHighlightRowAt: IndexPath(row: 0, section: 0)))
  }

  func testHeightsAreThoseOfTheTarget() {
    final class Tall: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
    }
    let app = TestApp()
    let screen = Screen()
    let (proxy, target) = (Proxy(), Tall())
    proxy._setForwardToDelegate(target, retainDelegate: false)
    screen.tableView.delegate = proxy
    app.show(screen)
    app.settle()
    XCTAssertEqual(screen.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height, 77)
  }

  func testMethodsWithoutResultAreKnown() {
    let proxy = Proxy()
    XCTAssertTrue(proxy.voidDelegateMethodsContain(Selector("tableView:didSelectRowAt:")))
    XCTAssertTrue(proxy.voidDelegateMethodsContain(Selector("scrollViewDidScroll:")))
    XCTAssertFalse(proxy.voidDelegateMethodsContain(Selector("tableView:heightForRowAt:")))
    XCTAssertFalse(proxy.voidDelegateMethodsContain(Selector("searchBarCancelButtonClicked:")))
  }

  func testARetainedDelegateLivesWithTheProxy() {
    let proxy = Proxy()
    weak var released: Target?
    do {
      let target = Target()
      released = target
      proxy._setForwardToDelegate(target, retainDelegate: true)
    }
    XCTAssertNotNil(released)
    proxy._setForwardToDelegate(nil, retainDelegate: true)
    XCTAssertNil(released)
  }

  private final class MessageObserver: RXMessageSentObserver {
    var targetImplementation = RX_default_target_implementation()
    var log: [String] = []
    func messageSent(withArguments arguments: [Any]) { log.append("sent \(arguments)") }
    func methodInvoked(withArguments arguments: [Any]) { log.append("invoked \(arguments)") }
  }

  func testMessagesToOneObjectAreObserved() throws {
    let (observed, other) = (UIViewController(), UIViewController())
    let selector = Selector("viewDidAppear:")
    let observer = MessageObserver()
    objc_setAssociatedObject(
      observed, RX_reference_from_selector(RX_selector(selector)), observer, .OBJC_ASSOCIATION_RETAIN)
    var error: NSError?
    let implementation = try XCTUnwrap(RX_ensure_observing(observed, selector, &error))
    XCTAssertNotEqual(implementation, RX_default_target_implementation())
    let app = TestApp()
    app.show(other)
    app.settle()
    XCTAssertEqual(observer.log, [])
    app.show(observed)
    app.settle()
    XCTAssertEqual(observer.log, ["sent [false]", "invoked [false]"])
    XCTAssertNil(RX_ensure_observing(observed, Selector("noSuchMethod:"), &error))
    XCTAssertEqual(error?.code, RXObjCRuntimeError.selectorNotImplemented.rawValue)
  }

  private final class DeallocationObserver: RXDeallocatingObserver {
    var targetImplementation = RX_default_target_implementation()
    let note: () -> Void
    init(_ note: @escaping () -> Void) { self.note = note }
    func deallocating() { note() }
  }

  func testDeallocationIsObserved() {
    var count = 0
    let selector = Selector("dealloc")
    do {
      let view = UIView()
      objc_setAssociatedObject(
        view, RX_reference_from_selector(RX_selector(selector)), DeallocationObserver { count += 1 },
        .OBJC_ASSOCIATION_RETAIN)
      XCTAssertNotNil(RX_ensure_observing(view, selector, nil))
      XCTAssertEqual(count, 0)
    }
    XCTAssertEqual(count, 1)
  }

  func testPropertiesAreObservedUntilDisposal() {
    let view = UIView()
    var values: [CGRect] = []
    let observer = _RXKVOObserver(
      target: view, retainTarget: false, keyPath: "frame", options: [.new]
    ) { if let value = $0 as? NSValue { values.append(value.cgRectValue) } }
    view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    observer.dispose()
    view.frame = .zero
    XCTAssertEqual(values, [CGRect(x: 0, y: 0, width: 5, height: 5)])
  }
}
