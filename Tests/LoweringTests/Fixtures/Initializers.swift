import Foundation

// NSObject conforms to a protocol that requires `init()`, and so do classes and structures of the project.

protocol Blank: AnyObject {
  init()
}

extension Blank {
  init(_ configure: (Self) -> Void) {
    self.init()
    configure(self)
  }
}

extension NSObject: Blank {}

class Sail: NSObject {
  var area = 1
  let cloth: String
  init(cloth: String) { self.cloth = cloth }
  override convenience init() { self.init(cloth: "linen") }
}

final class Spinnaker: Sail { var isRaised = false }

final class Knot: Blank { var turns = 2 }

func make<T: Blank>(_ type: T.Type) -> T { T() }

func runInitializers() {
  let sail = Spinnaker { $0.isRaised = true; $0.area = 9 }
  print(type(of: sail), sail.cloth, sail.isRaised, sail.area)
  print(make(Sail.self).cloth, NSMutableArray { $0.add(1) }.count)
  print(Knot { $0.turns += 1 }.turns)
}
// Spinnaker linen true 9
// linen 1
// 3
