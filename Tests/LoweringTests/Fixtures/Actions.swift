import Foundation

class ActionsController: UIViewController {
  let button = UIButton()
  @IBAction func nothing() { print("nothing") }
  @IBAction func one(_ sender: UIButton) { print("one", sender === button) }
  @IBAction func anything(_ sender: Any) { print("anything", sender is UIButton) }
  @IBAction func optional(_ sender: AnyObject?) { print("optional", sender != nil) }
  @IBAction private func two(_ sender: UIControl, forEvent event: Int) { print("two", event) }
  @objc func tap(sender: UIButton) { print("tap(sender:)") }
  @objc func move(to place: Any) { print("move(to:)") }
  @objc func lookFor(name: Any) { print("lookFor(name:)") }
  @objc(renamed:) func original(_ sender: Any) { print("renamed") }
  @objc fileprivate func multiple(_ a: UIButton,
                                  line b: Int) { print("multiple", b) }
  @objc func fails() throws { print("fails") }
  @objc func answer() -> String { "answer" }
  @objc func `default`(_ sender: Any) { print("default") }
  @objc func wrong(_ sender: UILabel) { print("wrong kind of sender") }
  @objc func overloaded() { print("overloaded()") }
  @objc func overloaded(_ sender: Any) { print("overloaded(_:)") }
  @objc var name: String = "Ana"
  @IBSegueAction func make(_ coder: NSNumber, sender: Any?, segueIdentifier: String?) -> UIView? {
    print("segue", coder, segueIdentifier ?? "none")
    return button
  }
  func inherited(_ sender: Any) { print("exposed because a selector names it") }

  func connect() {
    button.addTarget(self, action: #selector(nothing))
    button.addTarget(self, action: #selector(ActionsController.one(_:)))
    button.addTarget(self, action: #selector(self.anything))
    button.addTarget(self, action: #selector(optional(_:)))
    button.addTarget(self, action: #selector(two(_:forEvent:)))
    button.addTarget(self, action: #selector(tap(sender:)))
    button.addTarget(self, action: #selector(tap))
    button.addTarget(self, action: #selector(move(to:)))
    button.addTarget(self, action: #selector(lookFor))
    button.addTarget(self, action: #selector(original(_:)))
    button.addTarget(
      self,
      action: #selector(
        multiple(_:line:)
      ))
    button.addTarget(self, action: #selector(fails))
    button.addTarget(self, action: #selector(`default`(_:)))
    button.addTarget(self, action: #selector(wrong(_:)))
    button.addTarget(self, action: #selector(overloaded as () -> Void))
    button.addTarget(self, action: #selector(overloaded as (ActionsController) -> (Any) -> Void))
    button.addTarget(self, action: #selector(inherited))
    button.addTarget(self, action: Selector("nothing"))
    button.addTarget(self, action: Selector(("one:")))
    button.sendActions()
    print(perform(#selector(answer))!.takeUnretainedValue() as! String)
    perform(#selector(setter: name), with: "Eva")
    print(perform(#selector(getter: ActionsController.name))!.takeUnretainedValue() as! String)
    let made = SelectorCall.three(self, #selector(make(_:sender:segueIdentifier:)), 5, nil, "id")
    print(made as? UIView === button)
    print(#selector(setter: name), #selector(move(to:)), "\(#selector(lookFor))", responds(to: #selector(fails)))
  }
}

enum SelectorCall {
  static func three(_ object: AnyObject, _ selector: Selector, _ a: Any?, _ b: Any?, _ c: Any?) -> Any? {
    _ObjCOptional.call(object, "make:sender:segueIdentifier:", a, b, c) as UIView?
  }
}

func runActions() { ActionsController().connect() }
// nothing
// one true
// anything true
// optional true
// two 7
// tap(sender:)
// tap(sender:)
// move(to:)
// lookFor(name:)
// renamed
// multiple 7
// fails
// default
// wrong kind of sender
// overloaded()
// overloaded(_:)
// exposed because a selector names it
// nothing
// one true
// answer
// Eva
// segue 5 id
// true
// setName: moveTo: lookForName: true
