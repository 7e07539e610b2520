import ObjectiveC

class Screen: UIViewController {
  var log: [String] = []

  @objc dynamic func open(_ name: String) -> String { "open \(name)" }
  @objc dynamic func close() { log.append("close") }
  @objc func plain() -> String { "plain" }
}

final class SettingsScreen: Screen {
  override func open(_ name: String) -> String { "settings, " + super.open(name) }
}

final class OtherScreen: Screen {}

extension Screen {
  @objc func traced_open(_ name: String) -> String { "traced " + traced_open(name) }
  @objc func traced_close() {
    log.append("will close")
    traced_close()
    log.append("did close")
  }
  @objc func added() -> String { "added" }

  static func exchange(_ first: Selector, _ second: Selector) {
    guard let one = class_getInstanceMethod(self, first), let other = class_getInstanceMethod(self, second)
    else { return print("no method", first, second) }
    method_exchangeImplementations(one, other)
  }
}

func runExchanges() {
  let screen = Screen()
  print(screen.open("a"))
  Screen.exchange(#selector(Screen.open(_:)), #selector(Screen.traced_open(_:)))
  print(screen.open("b"), "-", SettingsScreen().open("c"))
  print(screen.perform(#selector(Screen.open(_:)), with: "d")?.takeUnretainedValue() ?? "")
  Screen.exchange(#selector(Screen.close), #selector(Screen.traced_close))
  screen.close()
  print(screen.log)
  Screen.exchange(#selector(Screen.open(_:)), #selector(Screen.traced_open(_:)))
  print(screen.open("e"))

  let added = class_getInstanceMethod(Screen.self, #selector(Screen.added))!
  print(class_addMethod(OtherScreen.self, "brandNew", method_getImplementation(added), nil))
  print(class_addMethod(Screen.self, #selector(Screen.added), method_getImplementation(added), nil))
  print(OtherScreen().perform("brandNew")?.takeUnretainedValue() ?? "")
  print(screen.responds(to: "brandNew"), OtherScreen().responds(to: "brandNew"))

  let block = imp_implementationWithBlock({ (_: AnyObject) -> Any? in "block" })
  let plain = class_getInstanceMethod(Screen.self, #selector(Screen.plain))!
  let old = method_setImplementation(plain, block)
  print(screen.perform(#selector(Screen.plain))?.takeUnretainedValue() ?? "")
  method_setImplementation(plain, old)
  print(screen.perform(#selector(Screen.plain))?.takeUnretainedValue() ?? "")

  var count: UInt32 = 0
  let list = class_copyMethodList(OtherScreen.self, &count)!
  print((0..<Int(count)).map { "\(method_getName(list[$0]))" })
  free(list)
  print(class_getInstanceMethod(Screen.self, "nothing") == nil, String(cString: class_getName(Screen.self)))
}
// open a
// traced open b - settings, traced open c
// traced open d
// ["will close", "close", "did close"]
// open e
// true
// false
// added
// false true
// block
// plain
// ["brandNew"]
// true Fixtures.Screen
