import Foundation

func runLocals() {
  class Local: NSObject {
    var count = 0
    @objc func tick(_ by: Int) { count += by }
    @objc dynamic var level = 0
  }
  let local = Local()
  local.perform(#selector(Local.tick(_:)), with: 2)
  local.perform(#selector(Local.tick(_:)), with: 3)
  let observation = local.observe(\.level, options: .new) { print("level", $1.newValue!) }
  local.level = 9
  observation.invalidate()
  print(local.count)
  for round in 0..<2 {
    final class InLoop: NSObject { @objc func say() { print("in loop") } }
    if round == 1 { InLoop().perform(#selector(InLoop.say)) }
  }
  let closure = { () -> NSObject in
    class InClosure: NSObject { @objc func hear() { print("in closure") }
    }
    return InClosure()
  }
  closure().perform(Selector("hear"))
  LocalHost().host()
}

private final class LocalHost: NSObject {
  func host() {
    final class Guest: NSObject { @objc func stay() { print("guest") } }
    Guest().perform(#selector(Guest.stay))
  }
}
// level 9
// 5
// in loop
// in closure
// guest
