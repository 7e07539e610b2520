BaseTests.setUp()
let derived = DerivedTests(name: "derived", testClosure: { _ in })
derived.setUp()
derived.tearDown()
try derived.tearDownWithError()
let plain = PlainTests(name: "plain", testClosure: { _ in })
plain.setUp()
try plain.setUpWithError()
MainActor.assumeIsolated {
  print(derived.journal.lines.joined(separator: ", "))
  print(plain.journal.lines, plain.isReady)
}
