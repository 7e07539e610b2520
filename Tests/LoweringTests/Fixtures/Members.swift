import Foundation

@objcMembers class Ship: NSObject {
  var name = "Ita"
  let built = 1912
  dynamic var speed = 0.0
  private var secret = 1
  @nonobjc func unseen() {}
  func sail() { print("sail") }
  func steer(_ course: Int, speed: Double) { print("steer", course, speed) }
  func generic<T>(_ value: T) -> T { value }
  func swap(_ a: inout Int) {}
  func many(_ a: Int...) {}
  func load(_ done: @escaping (Int) -> Void) { done(2) }
  func wait() async {}
  static func shared() -> Ship { Ship() }
}

@objc extension Ship {
  func anchor() { print("anchor") }
  var flag: String { "PT" }
}

extension Ship {
  @objc func signal(_ text: String) { print("signal", text) }
  func silent() {}
}

func runMembers() {
  let ship = Ship()
  ship.perform(Selector("sail"))
  ship.perform(Selector("steer:speed:"), with: 90, with: 4)
  ship.perform(Selector("anchor"))
  ship.perform(Selector("signal:"), with: "hello")
  let done: (Int) -> Void = { print("done", $0) }
  ship.perform(Selector("load:"), with: done)
  ship.setValue("Lusa", forKey: "name")
  print(ship.name, ship.value(forKey: "built")!, ship.value(forKey: "flag")!)
  print(["unseen", "silent", "secret", "generic:", "wait"].map { ship.responds(to: Selector($0)) })
  let observation = ship.observe(\.speed, options: [.new]) { print("speed", $1.newValue!) }
  ship.speed = 12
  observation.invalidate()
}
// sail
// steer 90 4.0
// anchor
// signal hello
// done 2
// Lusa 1912 PT
// [false, false, false, false, false]
// speed 12.0
