import Foundation

// Members of extensions that Objective-C dispatches can be overridden: in bodies and in extensions, across files.

class Gauge: UIView {
  let limit = 10
}

extension Gauge {
  @objc func touched(_ count: Int, animated: Bool = true) -> String { "gauge \(count) \(animated)" }
  @objc open var rows: Int { 1 }
  @objc public var value: Int {
    get { limit }
    set { print("gauge set", newValue) }
  }
  @objc func untouched() -> String { "untouched \(#function)" }
}

protocol Readable: AnyObject {
  func read() -> String
}

extension Gauge: Readable {
  func read() -> String { "gauge reads" }
}

final class RoundGauge: Gauge {
  override func touched(_ count: Int, animated: Bool) -> String {
    "round " + super.touched(count, animated: animated)
  }
  override var rows: Int { super.rows + 1 }
  override func read() -> String { "round, " + super.read() }
}

class SquareGauge: Gauge {}

extension SquareGauge {
  override var value: Int {
    get { super.value * 2 }
    set { super.value = newValue + 1 }
  }
}

#if os(Linux) || canImport(AppKit)
class AbsentGauge: Gauge {
  @objc func clicked(_ event: NSEvent) {}
}
extension AbsentGauge {
  override func clicked(_ event: NSEvent) {}
}
extension Gauge {
  override func mouseDown(with event: NSEvent) {}
}
#endif

class NamedGauge: UIView {
  @objc (pressedNow) func pressed() { print("pressed") }
}

// Also what extensions of the framework's classes declare.

extension UIViewController {
  @objc var isConcealed: Bool { editing }
  @objc func summary(_ depth: Int, of name: String = "all") -> String { "plain \(depth) \(name)" }
  @objc var caption: String? {
    get { "none" }
    set { print("no caption for", newValue ?? "nil") }
  }
  @objc func refresh() { print("refreshed") }
}

class Drawer: UIViewController {
  override var isConcealed: Bool { !super.isConcealed }
  override func summary(_ depth: Int, of name: String) -> String { "drawer, " + super.summary(depth, of: name) }
}

extension Drawer {
  override func refresh() {
    print("drawer")
    super.refresh()
  }
}

final class TopDrawer: Drawer {}

extension TopDrawer {
  override func summary(_ depth: Int, of name: String) -> String { "top, " + super.summary(depth + 1, of: name) }
  override var caption: String? {
    get { super.caption.map { $0 + "!" } }
    set { super.caption = newValue }
  }
}

// Overrides in an extension of another framework's class.

extension UIView {
  @objc func hold(_ count: Int) -> String { "view \(count)" }
  func holdTwo() -> String { hold(2) }
}

extension UIButton {
  override func hold(_ count: Int) -> String { "button, " + super.hold(count) }
}

// Overrides with observers. A property without accessors precedes the first.

@MainActor private var presets: [ObjectIdentifier: Int] = [:]

extension UIView {
  @objc open var preset: Int {
    get { presets[ObjectIdentifier(self)] ?? 0 }
    set { presets[ObjectIdentifier(self)] = newValue }
  }
}

class Sheet: UIView {
  let holder = UIView()
  open override var preset: Int {
    didSet { holder.preset = preset + oldValue }
  }
}

final class TopSheet: Sheet {
  override var preset: Int {
    didSet(old) {
      if old == preset { return }
      print("from", old, "to", preset)
    }
    willSet { print("to", newValue) }
  }
}

// An alias of a class that differs between systems, and a generic one.

#if os(iOS)
typealias PlatformResponder = UIResponder
typealias PlatformCell<Content> = OtherFileCell<Content>
#elseif os(macOS)
typealias PlatformResponder = NSResponder
typealias PlatformCell<Content> = NSCell<Content>
#endif

extension PlatformResponder {
  @objc open func carryOut(@_implicitSelfCapture _ work: @escaping () -> Void) { work() }
}

class Performer: UIView {
  private var name = "performer"
  override func carryOut(@_implicitSelfCapture _ work: @escaping () -> Void) {
    print("performs")
    super.carryOut(work)
  }
  func run() { carryOut { print(name) } }
}

func runObservedOverrides() {
  let sheet = TopSheet()
  (sheet as UIView).preset = 2
  (sheet as UIView).preset = 5
  print(sheet.preset, sheet.holder.preset)
  Performer().run()
}

func runLookedUpMembers() {
  print(UIView().holdTwo(), "-", UIButton().holdTwo())
  for controller in [UIViewController(), Drawer(), TopDrawer()] {
    print(controller.isConcealed, controller.summary(1), controller.caption ?? "nil")
  }
  let top: UIViewController = TopDrawer()
  top.caption = nil
  print(top.value(forKey: "caption") as? String ?? "nil")
  top.refresh()
}

func runOpenedMembers() {
  let gauge: Gauge = RoundGauge()
  print(gauge.touched(3), "-", Gauge().touched(4, animated: false))
  print(gauge.rows, Gauge().rows, gauge.untouched())
  print(gauge.read(), "-", (Gauge() as Readable).read())
  let square: Gauge = SquareGauge()
  print(square.value)
  square.value = 5
  square.setValue(6, forKey: "value")
  print(gauge.value(forKey: "rows") as? Int ?? 0)
  NamedGauge().perform(Selector("pressedNow"))
  runLookedUpMembers()
  runObservedOverrides()
}
// round gauge 3 true - gauge 4 false
// 2 1 untouched untouched()
// round, gauge reads - gauge reads
// 20
// gauge set 6
// gauge set 7
// 2
// pressed
// view 2 - button, view 2
// false plain 1 all none
// true drawer, plain 1 all none
// true top, drawer, plain 2 all none!
// no caption for nil
// none!
// drawer
// refreshed
// to 2
// from 0 to 2
// to 5
// from 2 to 5
// 5 7
// performs
// performer
