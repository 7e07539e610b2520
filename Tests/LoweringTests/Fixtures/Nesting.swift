import Foundation

class Outer: UIViewController {
  enum Kind: Int { case a, b }
  class Inner: NSObject {
    @objc func take(_ kind: NSNumber, text: String?) { print("inner", kind, text ?? "nil") }
    @objc func kinds(_ kind: Kind) { print("kind", kind) }
    @IBOutlet private var part: Inner?
    var hasPart: Bool { part != nil }
  }
  private class Hidden: NSObject {
    @objc func go() { print("hidden") }
    private class Deeper: NSObject {
      @objc private func deep(_ what: Kind) { print("deep", what) }
      func call() { perform(#selector(deep), with: Kind.b) }
    }
    func deeper() { Deeper().call() } }
  private struct Box { class InBox: NSObject { @objc func boxed() { print("boxed") }; @objc var v = 1 } }
  fileprivate final class Reachable: NSObject { @objc func reach() { print("reach") } }

  @objc func run() {
    Hidden().perform(#selector(Hidden.go))
    Hidden().deeper()
    Box.InBox().perform(#selector(Box.InBox.boxed))
    Reachable().perform(#selector(Reachable.reach))
    print(Box.InBox().value(forKey: "v")!)
  }
}

enum Space {
  final class Probe: NSObject { @objc func launch() { print("launch") } }
}

extension Space.Probe { @objc func land() { print("land") } }

private final class FilePrivate: NSObject { @objc fileprivate func own() { print("own") } }

#if DEBUG
class OnlyInDebug: NSObject {
  @objc func debugging() { print("debugging") }
}
#endif

class Conditional: NSObject {
  #if DEBUG
  @objc func inDebug() { print("in debug") }
  #else
  @objc func inRelease() { print("in release") }
  #endif
  #if os(macOS)
  @objc func onMac(_ app: NSApplication) {}
  #elseif os(iOS)
  @IBOutlet var onPhone: UIView?
  #endif
}

func runNesting() {
  let inner = Outer.Inner()
  inner.perform(#selector(Outer.Inner.take(_:text:)), with: 1, with: "t")
  inner.perform(#selector(Outer.Inner.kinds(_:)), with: 1)
  inner.setValue(Outer.Inner(), forKey: "part")
  print(inner.hasPart)
  Outer().perform(#selector(Outer.run))
  Space.Probe().perform(#selector(Space.Probe.launch))
  Space.Probe().perform(#selector(Space.Probe.land))
  FilePrivate().perform(#selector(FilePrivate.own))
  #if DEBUG
  OnlyInDebug().perform(#selector(OnlyInDebug.debugging))
  Conditional().perform(#selector(Conditional.inDebug))
  #endif
  print(Conditional().responds(to: Selector("inRelease")), Conditional().responds(to: Selector("onPhone")))
}
// inner 1 t
// kind b
// true
// hidden
// deep b
// boxed
// reach
// 1
// launch
// land
// own
// debugging
// in debug
// false true
