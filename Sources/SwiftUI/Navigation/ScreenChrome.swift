/// Keeps a screen's bars as its views ask for them.
@MainActor
package final class ScreenChrome {
  private unowned let controller: ViewHostController
  init(_ controller: ViewHostController) { self.controller = controller }
  func update() {}
  func didAppear() {}
}
