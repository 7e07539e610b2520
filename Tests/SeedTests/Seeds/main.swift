import PortolanTesting
import UIKit

/// Plays the screens of the seeds, and prints what they print under a line for each step.
@MainActor
func present(_ style: String, from start: String? = nil, device: Device = .iPhone15, landscape: Bool = false, _ name: String) {
  print("== \(name)")
  let app = TestApp(device: device, orientation: landscape ? .landscapeLeft : .portrait)
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  app.show(start.map { storyboard.instantiateViewController(withIdentifier: $0) } ?? storyboard.instantiateInitialViewController()!)
  print("-- open")
  app.tap(style)
  app.settle()
  if name == "dragged" {
    print("-- drag")
    app.drag(from: CGPoint(x: 200, y: 70), to: CGPoint(x: 200, y: 130))
    app.settle()
  }
  print("-- close")
  if app.sees("Dismiss"), style != "show" { app.tap("Dismiss") } else { app.tap("Back") }
  app.settle()
  print("== end")
}

@MainActor
func edit() {
  print("== editing")
  let app = TestApp()
  app.show(UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "editing"))
  app.tap("Edit")
  app.settle()
  app.tap("Done")
  app.settle()
  print("== end")
}

@MainActor
func route(_ start: String, signedIn: Bool) {
  print("== \(start) \(signedIn)")
  let app = TestApp()
  user.isLoggedIn = signedIn
  let navigation =
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: start) as! UINavigationController
  app.show(navigation)
  app.tap("Go")
  app.settle()
  switch navigation.topViewController {
  case let next as NextViewController:
    print("next", next.importantInfo, next.anotherInfo, next.foo?.text ?? "-", next.bar?.text ?? "-")
  case let login as LoginViewController: print("login", login.someContext, login.context?.note ?? "-")
  default: print("nothing moved")
  }
  print("== end")
}

/// A remote notification comes while another screen is on top; the app's delegate leads to a screen of its choice.
@MainActor
func follow(_ delegate: NSObject, from root: UIViewController, to destination: String, _ name: String) {
  print("== \(name)")
  let app = TestApp()
  PageNavigator.shared.targetPageInfo = ["destination": "FirstViewController"]
  rootNavigationController = OwnLinks.MyNavigationController(rootViewController: root)
  app.show(rootNavigationController)
  rootNavigationController.push(UIViewController())
  app.settle()
  print(rootNavigationController.viewControllers.map { String(describing: type(of: $0)) }.joined(separator: " "))
  let information: [AnyHashable: Any] = ["destination": destination]
  switch delegate {
  case let delegate as ScreensThatLeadOn.AppDelegate:
    delegate.application(.shared, didReceiveRemoteNotification: information) { _ in }
  case let delegate as OwnLinks.AppDelegate:
    delegate.application(.shared, didReceiveRemoteNotification: information) { _ in }
  default: break
  }
  app.settle()
  print(rootNavigationController.viewControllers.map { String(describing: type(of: $0)) }.joined(separator: " "))
  print("== end")
}

MainActor.assumeIsolated {
  setvbuf(stdout, nil, _IOLBF, 0)
  for style in ["automatic", "pageSheet", "formSheet", "fullScreen", "currentContext", "overFullScreen", "overCurrentContext"] {
    present(style, style)
    present(style, device: .iPad, style + " pad")
    present(style, landscape: true, style + " landscape")
  }
  present("automatic", "dragged")
  present("show", from: "navigation", "push")
  present("showDetail", "showDetail")
  present("showDetail", device: .iPad, "showDetail pad")
  present("popover", "popover")
  present("popover", device: .iPad, "popover pad")
  edit()
  route("nav-button", signedIn: true)
  for signedIn in [false, true] { route("nav-guarded", signedIn: signedIn) }
  for signedIn in [false, true] { route("nav-owned", signedIn: signedIn) }
  for destination in ["FirstViewController", "SecondViewController", "ThirdViewController"] {
    let first: ScreensThatLeadOn.FirstViewController = .storyboardInstance
    follow(ScreensThatLeadOn.AppDelegate(), from: first, to: destination, "screens \(destination)")
  }
  for destination in ["SecondViewController", "ThirdViewController"] {
    let first = OwnLinks.FirstViewController.storyboardInstance
    follow(OwnLinks.AppDelegate(), from: first, to: destination, "links \(destination)")
  }
}
