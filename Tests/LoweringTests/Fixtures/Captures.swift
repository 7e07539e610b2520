import Foundation

// Closures with several weak captures, which only a local variable holds.

final class Captured {}

final class Capturer {
  func check(_ first: Captured, _ second: Captured) {
    let adjust = { [weak self, weak first, weak second] in
      print(self != nil, first != nil, second != nil)
    }
    adjust()
    let typed: (Int) -> String? = { [weak first, weak second] number in
      guard first != nil, second != nil else { return nil }
      return "\(number)"
    }
    print(typed(3) ?? "none")
    let value = { [weak self, weak second] in self != nil && second != nil }()
    print(value)
    var later: (() -> Void)? = { [weak self, weak first] in
      if let self, let first { print(type(of: self), type(of: first)) }
    }
    later?()
    later = nil
    let given: () -> Void
    given = { [weak self, weak first] in print("given", self != nil, first != nil) }
    given()
  }
}

func runCaptures() {
  let (capturer, first, second) = (Capturer(), Captured(), Captured())
  capturer.check(first, second)
  withExtendedLifetime((capturer, first, second)) {}
}
// true true true
// 3
// true
// Capturer Captured
// given true true
