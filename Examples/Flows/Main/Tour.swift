import FlowsApp
import PortolanTesting
import Tours
import UIKit

/// Follows links and flows like a user, with a screenshot and the life-cycle trace of every step.
@MainActor
enum Tour {
  /// - Returns: The exit status.
  static func run() -> Int32 {
    TourRequest.play(
      "Flows",
      about:
        "Flows shows typed routes: links and notifications lead to any screen, by way of signing in where they must."
    ) { report in
      try playOnPhone(report)
      try playOnPad(report)
    }
  }

  private static func playOnPhone(_ report: TourReport) throws {
    let chapter = report.begin("iPhone", TestApp(launching: AppDelegate.self))
    defer { chapter.end() }
    let (app, add) = (chapter.app, chapter.add)

    try add("Trips", "Three trips to choose from")
    app.tap("Round Jeju")
    try add("SignIn", "A trip is personal: the app asks to sign in first")
    app.tap("marco@flows.example")
    try add("Code", "A code was sent")
    app.tap("Use 0000")
    try add("Trip", "Signed in, and on to the trip")
    app.tap("Day 2: 성산")
    try add("Day", "A day of the trip")
    app.tap("See 성산 among all places")
    try add("Place", "A route leads to another tab")
    app.open("flows://trips/3/days/2")
    try add("Link", "A link leads straight to a day of another trip")
    app.open("flows://trips/9")
    try add("Refused", "A link to a trip that there is not is refused with the reason")
    app.tap("OK")
    app.settle()
    app.open("https://flows.example/account/close")
    try add("Closing", "A web link opens the sheet that closes the account")
    app.tap("Something else")
    try add("Confirm", "The flow goes on inside the sheet")
    app.tap("Close my account")
    try add("Closed", "The account is closed, and the trips are shown")
    app.host.isDark = true
    try add("Dark", "Dark mode")
  }

  private static func playOnPad(_ report: TourReport) throws {
    let chapter = report.begin(
      "iPad", TestApp(launching: AppDelegate.self, device: .iPad, orientation: .landscapeLeft))
    defer { chapter.end() }
    let (app, add) = (chapter.app, chapter.add)
    app.open("flows://places/Split")
    try add("Pad", "A link opens a place on an iPad")
    app.open("flows://account/close")
    app.settle()
    app.tap("ana@flows.example")
    app.settle()
    app.tap("Use 0000")
    try add("PadSheet", "After signing in the sheet is shown over the account")
  }
}
