import Foundation

class Office: NSObject {
  @objc class func open() { print("open", self == Branch.self) }
  @objc static func greet(_ name: String, _ times: NSNumber?) { print("greet", name, times ?? 0) }
  @objc class func motto() -> String { "Office" }
  static func hidden() {}
  @objc func open(_ sender: Any) { print("an office opens") }
}

final class Branch: Office {
  override class func motto() -> String { "Branch" }
}

@objcMembers final class Register: NSObject {
  static func count() -> Int { 3 }
  static func < (left: Register, right: Register) -> Bool { false }
}

func runClassMethods() {
  let type: Office.Type = Branch.self
  Office.perform(#selector(Office.open as () -> Void))
  type.perform("open")
  Office.perform(#selector(Office.greet(_:_:)), with: "Ana", with: 2)
  print(type.perform(#selector(Office.motto))!.takeUnretainedValue() as! String)
  print(Office.responds(to: "motto"), Office.responds(to: "hidden"), Office.responds(to: "open:"))
  print(Register.perform("count")!.takeUnretainedValue() as! Int)
  let motto = class_getClassMethod(Branch.self, #selector(Office.motto))!
  print(method_getName(motto), class_getClassMethod(Branch.self, "hidden") == nil)
}
// open false
// open true
// greet Ana 2
// Branch
// true false false
// 3
// motto true
