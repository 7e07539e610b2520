import PortolanTesting
import UIKit
import XCTest

/// The last reference to an object of the main actor may be released on any thread: its deinitializers run on
/// the main thread.
@MainActor
final class DeallocationTests: XCTestCase {
  /// Records the effects of deinitializers, from any thread.
  private final class Record: @unchecked Sendable {
    private let lock = NSLock()
    private var events: [String] = []
    private var isOnMainThread = true

    func note(_ event: String) {
      lock.withLock {
        events.append(event)
        if !Thread.isMainThread { isOnMainThread = false }
      }
    }
    var ran: [String] { lock.withLock { events } }
    var ranOnMainThread: Bool { lock.withLock { isOnMainThread } }
  }

  private nonisolated final class Content: @unchecked Sendable {
    let record: Record
    init(_ record: Record) { self.record = record }
    deinit { record.note("content") }
  }

  /// Holds the last reference, and releases it on another thread.
  private nonisolated final class Holder: @unchecked Sendable {
    private var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
    func release() { object = nil }
  }

  private class PlainView: UIView {
    var content: Content?
  }
  private class CountingView: UIView {
    var content: Content?
    deinit { content?.record.note("view") }
  }
  private final class InnerView: CountingView {
    /// The related objects that a view's deinitializer can access.
    var found: ((UIView) -> Void)?
    deinit {
      MainActor.assumeIsolated {
        content?.record.note("inner")
        found?(self)
      }
    }
  }
  private class GenericView<T>: UIView {
    var content: Content?
    var value: T?
    deinit { content?.record.note("generic") }
  }
  private final class Screen: UIViewController {
    var content: Content?
    deinit {
      content?.record.note("screen")
      MainActor.assumeIsolated { _ = view.window }
    }
  }
  private final class Window: UIWindow {
    var content: Content?
    deinit { content?.record.note("window") }
  }
  private final class Tap: UITapGestureRecognizer {
    var content: Content?
    deinit { content?.record.note("tap") }
  }
  private final class Layer: CALayer {
    var content: Content?
    deinit { content?.record.note("layer") }
  }
  private final class Flow: UICollectionViewFlowLayout {
    var content: Content?
    deinit { content?.record.note("layout") }
  }
  private final class Item: UIBarButtonItem {
    var content: Content?
    deinit { content?.record.note("item") }
  }
  private final class Guide: UILayoutGuide {
    var content: Content?
    deinit { content?.record.note("guide") }
  }

  private enum Thrower: CaseIterable { case thread, queue, task }

  /// Releases on another thread, and waits for it.
  private func release(_ holder: Holder, _ thrower: Thrower) {
    let done = DispatchSemaphore(value: 0)
    let work: @Sendable () -> Void = {
      holder.release()
      done.signal()
    }
    switch thrower {
    case .thread: Thread(block: work).start()
    case .queue: DispatchQueue.global().async(execute: work)
    case .task: Task.detached { work() }
    }
    done.wait()
  }

  private func check(
    _ expected: [String], file: StaticString = #filePath, line: UInt = #line, _ make: (Content) -> AnyObject
  ) {
    let app = TestApp()
    app.show(UIViewController())
    for thrower in Thrower.allCases {
      let record = Record()
      let holder = Holder(make(Content(record)))
      release(holder, thrower)
      XCTAssertEqual(record.ran, [], "nothing runs on the other thread", file: file, line: line)
      app.settle()
      XCTAssertEqual(record.ran, expected, "\(thrower)", file: file, line: line)
      XCTAssertTrue(record.ranOnMainThread, "\(thrower)", file: file, line: line)
      // On the main thread it is immediate.
      let here = Record()
      Holder(make(Content(here))).release()
      XCTAssertEqual(here.ran, expected, file: file, line: line)
    }
    app.end()
  }

  func testViews() {
    check(["content"]) { content in
      let view = PlainView()
      view.content = content
      return view
    }
    check(["inner", "view", "content"]) { content in
      let view = InnerView()
      view.content = content
      return view
    }
    check(["generic", "content"]) { content in
      let view = GenericView<Int>()
      view.content = content
      return view
    }
    check(["generic", "content"]) { content in
      let view = GenericView<String>()
      view.content = content
      return view
    }
  }

  func testControllersWithTheirViews() {
    check(["screen", "view", "content", "content"]) { content in
      let screen = Screen()
      screen.content = Content(content.record)
      let view = CountingView()
      view.content = content
      screen.view.addSubview(view)
      return screen
    }
    check(["screen", "content"]) { content in
      let screen = Screen()
      screen.content = content
      return UINavigationController(rootViewController: screen)
    }
    check(["screen", "content"]) { content in
      let screen = Screen()
      screen.content = content
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: screen)]
      tabs.loadViewIfNeeded()
      return tabs
    }
  }

  func testOtherObjectsOfTheMainActor() {
    check(["tap", "content"]) { content in
      let tap = Tap()
      tap.content = content
      return tap
    }
    check(["layer", "content"]) { content in
      let layer = Layer()
      layer.content = content
      layer.addSublayer(CALayer())
      return layer
    }
    check(["layout", "content"]) { content in
      let layout = Flow()
      layout.content = content
      return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }
    check(["item", "content"]) { content in
      let item = Item()
      item.content = content
      return item
    }
    check(["guide", "content"]) { content in
      let guide = Guide()
      guide.content = content
      let view = UIView()
      view.addLayoutGuide(guide)
      guide.widthAnchor.constraint(equalToConstant: 20).isActive = true
      return view
    }
  }

  func testAWindowWithItsHierarchy() {
    let app = TestApp()
    app.show(UIViewController())
    for thrower in Thrower.allCases {
      let record = Record()
      var window: Window? = Window(windowScene: app.window.windowScene!)
      window?.content = Content(record)
      let screen = Screen()
      screen.content = Content(record)
      window?.rootViewController = UINavigationController(rootViewController: screen)
      window?.isHidden = false
      app.settle()
      weak let inside = screen
      window?.isHidden = true
      window?.windowScene = nil
      app.settle()
      let holder = Holder(window!)
      window = nil
      release(holder, thrower)
      app.settle()
      XCTAssertTrue(record.ran.contains("window"))
      XCTAssertTrue(record.ranOnMainThread)
      _ = inside
    }
    app.end()
  }

  /// Objects whose container was released on another thread can no longer access it.
  func testRemainingObjectsLoseTheirContainer() {
    let app = TestApp()
    app.show(UIViewController())
    for thrower in Thrower.allCases {
      let record = Record()
      let child = UIView()
      let tap = UITapGestureRecognizer()
      let screen = UIViewController()
      let sublayer = CALayer()
      var container: CountingView? = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      container?.content = Content(record)
      container?.addSubview(child)
      container?.addGestureRecognizer(tap)
      container?.layer.addSublayer(sublayer)
      var parent: UIViewController? = UIViewController()
      parent?.addChild(screen)
      XCTAssertNotNil(child.superview)
      let (views, controllers) = (Holder(container!), Holder(parent!))
      container = nil
      parent = nil
      release(views, thrower)
      release(controllers, thrower)
      // Between the release and the deallocation.
      XCTAssertNil(child.superview)
      XCTAssertNil(child.next)
      XCTAssertNil(tap.view)
      XCTAssertNil(screen.parent)
      child.setNeedsLayout()
      child.layoutIfNeeded()
      child.removeFromSuperview()
      screen.removeFromParent()
      app.settle()
      XCTAssertEqual(record.ran, ["view"] + ["content"])
      XCTAssertNil(child.superview)
      XCTAssertNil(sublayer.superlayer)
      app.window.addSubview(child)
      app.settle()
      child.removeFromSuperview()
    }
    app.end()
  }

  /// The deinitializer of a subclass runs before that of the base class, which notifies related objects.
  func testDeinitializersCannotAccessDeallocatingObjects() {
    let app = TestApp()
    app.show(UIViewController())
    let child = UIView()
    let tap = UITapGestureRecognizer()
    var found: [String] = []
    var view: InnerView? = InnerView()
    view?.addSubview(child)
    view?.addGestureRecognizer(tap)
    view?.found = { view in
      if child.superview != nil { found.append("superview") }
      if child.next != nil { found.append("next") }
      if tap.view != nil { found.append("recognizer's view") }
      if view.layer.delegate != nil { found.append("layer's delegate") }
      // These methods remain callable.
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.removeGestureRecognizer(tap)
      child.removeFromSuperview()
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      view.backgroundColor = .red
    }
    view = nil
    XCTAssertEqual(found, [])
    app.settle()
    app.end()
  }

  /// The same applies to scroll views and controllers, whose helpers refer back to them.
  func testDeinitializersMayUseTheirObject() {
    final class Scroll: UITableView {
      deinit {
        MainActor.assumeIsolated {
          contentInset.top = 20
          setContentOffset(CGPoint(x: 0, y: 5), animated: false)
          isEditing = false
          reloadData()
          delegate = nil
        }
      }
    }
    final class Field: UITextField {
      deinit { MainActor.assumeIsolated { text = "\(text ?? "") end" } }
    }
    final class Stack: UINavigationController {
      deinit {
        MainActor.assumeIsolated {
          _ = presentationController?.presentedViewController
          isNavigationBarHidden = true
        }
      }
    }
    final class Picker: UIDatePicker {
      deinit { MainActor.assumeIsolated { date = Date(timeIntervalSince1970: 0) } }
    }
    final class Text: UITextView {
      deinit { MainActor.assumeIsolated { text = "end" } }
    }
    let app = TestApp()
    for make: () -> UIView in [
      { Scroll(frame: .zero) }, { Field(frame: .zero) }, { Picker(frame: .zero) }, { Text(frame: .zero) },
    ] {
      let screen = UIViewController()
      app.show(screen)
      autoreleasepool {
        let view = make()
        view.frame = screen.view.bounds
        screen.view.addSubview(view)
        app.settle()
        view.removeFromSuperview()
      }
      app.settle()
    }
    app.show(Stack(rootViewController: UIViewController()))
    app.show(UIViewController())
    app.end()
  }
}
