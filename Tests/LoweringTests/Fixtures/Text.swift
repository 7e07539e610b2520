import Foundation

/* @objc func a() #selector(b) /* @IBOutlet nested */ @IBAction */
// @objc #selector(x) os(iOS) NSClassFromString
class TextHolder: NSObject {
  let plain = "@objc #selector(tap) \" @IBOutlet NSClassFromString"
  let raw = #"@objc "quoted" \(#selector) #"#
  let long = """
    @objc func tap() { #selector(tap) }
    "one" ""two"" \("in " + "side") @IBOutlet
    """
  let rawLong = ##"""
    @objc "#  """# { \#(not) \##(1 + 1)
    """##
  let closed = "{ ( [ }"
  let bare = /@objc{1}"(a|b)\/["]/
  let extended = #/@IBOutlet " { (?<x>.)/#
  let divided = 6 / 2 / 1
  @objc func tap(_ n: Int) -> String { "tapped \(n) \(#selector(tap(_:))) \("x\(n)")" }
  @objc func é(_ ñ: String) -> String { "é\(ñ)" } ; @objc var 日本 = "日本"
}

func runText() {
  let text = TextHolder()
  print(text.plain, text.raw)
  print(text.long)
  print(text.rawLong)
  print(text.closed, text.divided)
  print(text.perform(#selector(TextHolder.tap(_:)), with: 4)!.takeUnretainedValue() as! String)
  print(text.perform(#selector(TextHolder.é(_:)), with: "ñ")!.takeUnretainedValue() as! String)
  print(text.value(forKey: "日本")!)
  let boxed: [Any?] = [NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), CGRect.zero, "text", nil]
  print(boxed.map { ($0 as? CGRect)?.width ?? -1 }, (boxed[0] as! CGRect).minX, boxed[0] as? CGSize == nil)
  print("@objc{1".firstMatch(of: text.bare) == nil, "1/2".split(separator: "/").count)
}
// @objc #selector(tap) " @IBOutlet NSClassFromString @objc "quoted" \(#selector) #
// @objc func tap() { #selector(tap) }
// "one" ""two"" in side @IBOutlet
// @objc "#  """# { \#(not) 2
// { ( [ } 3
// tapped 4 tap: x4
// éñ
// 日本
// [3.0, 0.0, -1.0, -1.0] 1.0 true
// true 2
