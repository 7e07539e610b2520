import CatalogApp
import PortolanTesting
import Tours
import UIKit

/// Opens screens of the Catalog like a user, with a screenshot and the life-cycle trace of every step.
@MainActor
enum Tour {
  /// - Returns: The exit status.
  static func run() -> Int32 {
    TourRequest.play(
      "Catalog", about: "Catalog shows every control, view and container of UIKit, a screen for each."
    ) { report in
      try playOnPhone(report)
      try playOnPad(report)
    }
  }

  private static func playOnPhone(_ report: TourReport) throws {
    let chapter = report.begin("iPhone", TestApp(launching: AppDelegate.self))
    defer { chapter.end() }
    let (app, add) = (chapter.app, chapter.add)
    /// Opens a screen from the list, performs the steps and goes back.
    func visit(_ title: String, _ steps: () throws -> Void) throws {
      scroll(to: title, in: app)
      app.tap(title)
      app.settle()
      try steps()
      app.tap("Catalog")
      app.settle()
      chapter.trace.clear()
    }

    try add("List", "The list of all screens")
    try visit("Switches") { try add("Switches", "Switches") }
    try visit("Calendar") { try add("Calendar", "A calendar and its time") }
    try visit("Text Fields") {
      app.tap(at: CGPoint(x: 196, y: 170))
      try add("Field", "A field is edited: the keyboard comes")
    }
    try visit("Search") {
      app.type("aw", into: "Fruit")
      try add("Search", "Searching in a list")
      app.tap("Cancel")
      app.settle()
    }
    try visit("Alerts") {
      app.tap("Show an alert")
      try add("Alert", "An alert with a field")
      app.tap("Cancel")
      app.settle()
    }
    try visit("Sheets") {
      app.tap("Show a sheet of medium height")
      try add("Sheet", "A sheet of medium height")
      app.drag(from: CGPoint(x: 196, y: 460), to: CGPoint(x: 196, y: 840))
      app.settle()
    }
    try visit("Menus") {
      app.tap("Actions")
      try add("Menu", "A menu below its button")
      app.tap(at: CGPoint(x: 40, y: 780))
      app.settle()
    }
    app.host.isDark = true
    scroll(to: "Visual Effects", in: app)
    app.tap("Visual Effects")
    try add("Effects", "Visual effects in dark mode")
    app.host.contentSizeCategory = .accessibilityLarge
    app.tap("Catalog")
    try add("Large", "The list in a large text size")
  }

  private static func playOnPad(_ report: TourReport) throws {
    let chapter = report.begin(
      "iPad", TestApp(launching: AppDelegate.self, device: .iPad, orientation: .landscapeLeft))
    defer { chapter.end() }
    let (app, add) = (chapter.app, chapter.add)
    try add("Pad", "The list on an iPad")
    scroll(to: "Popovers", in: app)
    app.tap("Popovers")
    app.settle()
    app.tap("Show a popover")
    try add("Popover", "A popover points at its button")
  }

  /// Drags the list until a row is visible.
  private static func scroll(to title: String, in app: TestApp) {
    let size = app.window.bounds.size
    let (upper, lower) = (size.height * 0.3, size.height * 0.7)
    func isTappable() -> Bool {
      guard let row = app.element(title) else { return false }
      return (120...(size.height - 60)).contains(row.center.y)
    }
    for (start, end) in [(lower, upper), (upper, lower)] {
      for _ in 0..<12 where !isTappable() {
        app.drag(from: CGPoint(x: size.width / 2, y: start), to: CGPoint(x: size.width / 2, y: end))
        app.settle()
      }
    }
  }
}
