import Foundation

class Tide: NSObject {
  @objc dynamic var level: Int = 0
  @objc dynamic var untyped = "low"
  @objc dynamic lazy var later: [Int] = [1]
  @objc dynamic var noted: Int = 0 {
    didSet { print("didSet", oldValue, noted) }
  }
  @objc dynamic var warned: Int = 0 { willSet(next) { print("willSet", next) } }
  @objc dynamic var computed: Int {
    get { level * 2 }
    set { level = newValue / 2 }
  }
  @objc dynamic private(set) var sealed = 0
  @objc dynamic var moon: Moon? // a comment that stays
  @objc var phase: String { "\(level) \(moon?.phase ?? 0)" }
  @objc class func keyPathsForValuesAffectingPhase() -> Set<String> { ["level"] }
  func seal() { sealed += 1 }
}

final class Moon: NSObject { @objc dynamic var phase = 0 }

class SpringTide: Tide {}

class Watcher: NSObject {
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    print("observeValue", keyPath!, change![.newKey]!)
  }
}

func runObserving() {
  let tide = SpringTide()
  var all: [NSKeyValueObservation] = []
  all.append(tide.observe(\.level, options: [.old, .new]) { print("level", $1.oldValue!, $1.newValue!) })
  all.append(tide.observe(\SpringTide.untyped, options: .new) { print("untyped", $1.newValue!) })
  all.append(tide.observe(\.later) { object, _ in print("later", object.later) })
  all.append(tide.observe(\.noted) { object, _ in print("noted", object.noted) })
  all.append(tide.observe(\.warned) { object, _ in print("warned", object.warned) })
  all.append(tide.observe(\.computed, options: [.initial, .new]) { print("computed", $1.newValue!) })
  all.append(tide.observe(\.sealed) { object, _ in print("sealed", object.sealed) })
  all.append(tide.observe(\.moon?.phase, options: .new) { print("moon", $1.newValue! as Any) })
  all.append(tide.observe(\.phase, options: [.new]) { print("phase", $1.newValue!) })
  tide.level = 1
  tide.untyped = "high"
  tide.later.append(2)
  tide.noted = 3
  tide.warned = 4
  tide.computed = 10
  tide.seal()
  tide.moon = Moon()
  tide.moon?.phase = 2
  all.removeAll()
  let watcher = Watcher()
  tide.addObserver(watcher, forKeyPath: #keyPath(Tide.level), options: .new, context: nil)
  tide.level = 6
  tide.removeObserver(watcher, forKeyPath: "level")
  tide.level = 7
}
// computed 0
// level 0 1
// phase 1 0
// untyped high
// later [1, 2]
// didSet 0 3
// noted 3
// willSet 4
// warned 4
// level 1 5
// phase 5 0
// computed 10
// sealed 1
// moon Optional(0)
// moon Optional(2)
// observeValue level 6
