import Foundation

@objc(FixtureNamed) class Named: NSObject {}
class Unnamed: NSObject { class Nested: NSObject { required override init() { print("made") } } }

func runNames() {
  print(NSClassFromString("FixtureNamed") == Named.self, NSClassFromString("Fixtures.Named") == Named.self)
  let type = NSClassFromString("Fixtures.Unnamed.Nested") as? Unnamed.Nested.Type
  _ = type?.init()
  print(["Fixtures.Unnamed", "No.Such"].map(NSClassFromString).map { $0 == nil })
  print(#keyPath(Tide.moon.phase), #keyPath(OutletsController.single.text))
}
// true true
// made
// [false, true]
// moon.phase single.text
