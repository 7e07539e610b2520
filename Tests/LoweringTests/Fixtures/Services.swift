import Foundation

class Clock: NSObject {
  var ticks = 0
  @objc private func changed(_ note: Notification) { print("changed", note.userInfo?["n"] ?? "") }
  @objc func changedPlain() { print("plain") }
  @objc func tick(_ timer: Timer) {
    ticks += 1
    if ticks == 2 { timer.invalidate() }
  }
  func run() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    center.addObserver(self, selector: #selector(changed), name: name, object: nil)
    center.post(name: name, object: self, userInfo: ["n": 1])
    center.removeObserver(self)
    center.addObserver(self, selector: #selector(changedPlain), name: name, object: nil)
    center.post(name: name, object: self)
    center.removeObserver(self, name: name, object: nil)
    center.post(name: name, object: self)
    Timer.scheduledTimer(timeInterval: 0.001, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    while ticks < 2 { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.002)) }
    print("ticks", ticks)
    perform(#selector(changedPlain), with: nil, afterDelay: 0)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
  }
}

func runServices() { Clock().run() }
// changed 1
// plain
// ticks 2
// plain
