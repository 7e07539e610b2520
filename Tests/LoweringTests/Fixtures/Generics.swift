import Foundation

class Holder<Value>: UIViewController {
  var value: Value
  @IBOutlet var label: UILabel?
  @IBOutlet private weak var other: UILabel?
  init(_ value: Value) { self.value = value }
  @objc func show() { print("value", value, label?.text ?? "none", other != nil) }
  @objc func give(_ sender: UIButton) -> String { "\(type(of: self))" }
  class Part: NSObject { @objc func part() { print("part of", Value.self) } }
}

final class IntHolder: Holder<Int> {
  override func show() { print("int"); super.show() }
  @objc func more() { print("more", value + 1) }
}

class Constrained<Key: Hashable, Item>: NSObject where Item: Equatable {
  private class Cell<T>: NSObject {}
  @objc private func reload() { print("reload", Key.self, Item.self) }
  func go() { perform(#selector(reload)) }
}

struct Wrapper<T> { final class Core: NSObject { @objc func core() { print("core", T.self) } } }

extension OtherFileCell {
  final class Container: NSObject { @objc func contain() { print("contain", Content.self) } }
}

func runGenerics() {
  let holder = Holder("text")
  let label = UILabel()
  label.text = "label"
  holder.setValue(label, forKey: "label")
  holder.setValue(label, forKey: "other")
  holder.perform(#selector(Holder<String>.show))
  let ints = IntHolder(4)
  ints.perform(#selector(IntHolder.show))
  ints.perform(#selector(IntHolder.more))
  print(ints.perform(#selector(Holder<Int>.give(_:)), with: UIButton())!.takeUnretainedValue() as! String)
  Holder<Int>.Part().perform(#selector(Holder<Int>.Part.part))
  Constrained<Int, String>().go()
  Wrapper<Bool>.Core().perform(Selector("core"))
  OtherFileCell<Int>.Container().perform(#selector(OtherFileCell<Int>.Container.contain))
}
// value text label true
// int
// value 4 none false
// more 5
// IntHolder
// part of Int
// reload Int String
// core Bool
// contain Int
