import ObjCRuntime

/// A class with a table, as in a framework.
class Harbour: ObjCBase {
  enum Depth: Int { case shallow, deep }

  var calls: [String] = []
  var name = "Lagos"
  var berths = 3
  var pilot: NSNumber?
  var depth = Depth.shallow
  var isOpen = true
  var neighbour: Harbour?
  private(set) var visits = 0

  var watched = 0 {
    willSet { _willChange(self, "watched") }
    didSet { _didChange(self, "watched") }
  }

  var twice: Int { watched * 2 }

  class func count() -> Int { 1 }

  func dock() { calls.append("dock") }
  func greet(_ ship: String) { calls.append("greet \(ship)") }
  func weigh(_ ship: Harbour, _ event: Int?) { calls.append("weigh \(ship.name) \(event ?? -1)") }
  func greeting() -> String { "Welcome to \(name)" }
  func ignoring(_ sender: Harbour) { calls.append("ignoring") }
  func notified(_ notification: Notification) { calls.append(notification.name.rawValue) }
  func ticked(_ timer: Timer) { calls.append("tick \(timer.userInfo as? String ?? "")") }

  var observed: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    observed.append("\(keyPath ?? "") \(change?[.oldKey] ?? "") \(change?[.newKey] ?? "")")
  }
}

/// A subclass with overrides and additional members.
final class River: Harbour {
  override class func count() -> Int { 2 }
  override func dock() { calls.append("moor") }
  func ebb() { calls.append("ebb") }
}

/// A subclass without a table of its own.
final class Creek: Harbour {}

/// An object that is not an `NSObject`.
final class Buoy {
  var rung = 0
  func ring() { rung += 1 }
}

enum Outer {
  final class Inner: NSObject {}
  enum Middle {
    final class Innermost: NSObject {}
  }
}

private enum Tables {
  @section(".init_array") @used static let load: @convention(c) () -> Void = {
    _ObjCTables.add {
      let classes = _ObjCClasses.at($0!)
      classes.add(Harbour.self) { table in
        table.action("dock") { o, _ in unsafeDowncast(o, to: Harbour.self).dock() }
        table.action("greet:") { o, a in unsafeDowncast(o, to: Harbour.self).greet(a[0, String.self]) }
        table.action("weigh::") { o, a in
          unsafeDowncast(o, to: Harbour.self).weigh(a[0, Harbour.self], a[1, Int?.self])
        }
        table.function("greeting") { o, _ in unsafeDowncast(o, to: Harbour.self).greeting() }
        table.action("ignoring:") { o, a in unsafeDowncast(o, to: Harbour.self).ignoring(a[0, Harbour.self]) }
        table.action("notified:") { o, a in
          unsafeDowncast(o, to: Harbour.self).notified(a[0, Notification.self])
        }
        table.action("ticked:") { o, a in unsafeDowncast(o, to: Harbour.self).ticked(a[0, Timer.self]) }
        table.classFunction("count", Harbour.self) { type, _ in type.count() }
        table.property("name", \Harbour.name)
        table.property("berths", \Harbour.berths)
        table.property("pilot", \Harbour.pilot)
        table.property("depth", \Harbour.depth)
        table.property("isOpen", \Harbour.isOpen)
        table.property("neighbour", \Harbour.neighbour)
        table.property("visits", \Harbour.visits)
        table.property("watched", \Harbour.watched)
        table.property("twice", \Harbour.twice)
        table.affecting("twice", ["watched"])
      }
      classes.add(River.self) { table in
        table.action("ebb") { o, _ in unsafeDowncast(o, to: River.self).ebb() }
      }
      classes.add(Buoy.self) { table in
        table.action("ring") { o, _ in unsafeDowncast(o, to: Buoy.self).ring() }
      }
      classes.name("PTLRiver", River.self)
    }
  }
}
