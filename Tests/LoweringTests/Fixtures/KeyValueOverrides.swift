import Foundation

class Loose: NSObject {
  @objc var known = "k"
  override func setValue(_ value: Any?, forUndefinedKey key: String) { print("undefined", key, value ?? "nil") }
  override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
}

class Strict: UIView {
  override func setValue(_ value: Any?, forKey key: String) {
    print("set", key)
    super.setValue(value, forKey: key)
  }
  override func responds(to aSelector: Selector!) -> Bool {
    aSelector == #selector(magic) ? false : super.responds(to: aSelector)
  }
  @objc func magic() {}
  @objc func plain() {}
  @objc var width: Double = 0
}

func runKeyValueOverrides() {
  let loose: NSObject = Loose()
  loose.setValue("v", forKey: "known")
  loose.setValue("v", forKey: "unknown")
  print(loose.value(forKey: "known")!, loose.value(forKey: "missing")!)
  let strict = Strict()
  strict.setValue(3, forKey: "width")
  print(strict.width, strict.responds(to: #selector(Strict.magic)), strict.responds(to: #selector(Strict.plain)))
}
// undefined unknown v
// v no missing
// set width
// 3.0 false true
