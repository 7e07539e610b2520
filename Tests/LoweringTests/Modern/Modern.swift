import Foundation
@MainActor protocol Dele: AnyObject { func d() }
@MainActor class VC: NSObject {
  @IBOutlet weak var label: NSString?
  @objc dynamic var level = 0
  @objc func tap(_ s: NSObject) { print("tap") }
  @objc private func other() throws -> Int { 3 }
  private final class Inner: NSObject { @objc func go() { print("inner") } }
  func run() {
    perform(#selector(tap(_:)), with: self); Inner().perform(#selector(Inner.go));
    print(perform(#selector(other))!.takeUnretainedValue())
  }
}
class Plain: NSObject {
  @objc func work() { print("work") }; @objc nonisolated func free() { print("free") }
  @objc var name = "n"
}
@MainActor class Gen<T>: NSObject { var v: T; init(_ v: T) { self.v = v }; @objc func show() { print(v) } }
@objc protocol Opt { @objc optional func maybe(_ a: Int, b: String) -> Int; @objc optional func done() }
final class Imp: NSObject, Opt { func maybe(_ a: Int, b: String) -> Int { a }; func done() { print("done") } }
@MainActor func run() {
  VC().run(); Plain().perform(#selector(Plain.work)); Plain().perform(#selector(Plain.free));
  Gen(3).perform(Selector("show"))
  let o: any Opt = Imp(); print(o.maybe?(1, b: "") as Any); o.done?()
  class L: NSObject { @objc func loc() { print("loc") } }
  L().perform(#selector(L.loc))
}
