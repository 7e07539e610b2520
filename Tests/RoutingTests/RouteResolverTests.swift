import Routing
import XCTest

/// Tests of R2, R3 and R5: a pure function from state, route and guards to the next state.
final class RouteResolverTests: XCTestCase {
  private typealias State = NavigationState<MailScreen>
  private let free = RouteResolver<MailRoute>()

  private func tabs(_ selected: Int, inbox: [MailScreen] = [], search: [MailScreen] = []) -> State {
    State(
      root: .tabs(
        Tabs(
          [
            .stack(ScreenStack(.inbox, pushed: inbox)), .stack(ScreenStack(.search, pushed: search)),
            .stack(root: .settings),
          ], selectedIndex: selected)!))
  }

  func testRouteIsCompleteStackInTab() throws {
    let state = try free.resolve(.attachment(2, of: 7), from: tabs(2, search: [.result("x")])).state
    XCTAssertEqual(state, tabs(0, inbox: [.message(7), .attachment(2)], search: [.result("x")]))
  }

  func testARouteUncoversItsStack() throws {
    var covered = tabs(0)
    covered.modals = [Modal(.stack(root: .compose), style: .fullScreen), Modal(.stack(root: .signIn))]
    XCTAssertEqual(try free.resolve(.settings, from: covered).state, tabs(2))
  }

  func testAModalThatIsThereStays() throws {
    let composing = try free.resolve(.compose, from: tabs(2)).state
    XCTAssertEqual(composing.modals, [Modal(.stack(root: .compose), style: .fullScreen)])
    XCTAssertEqual(composing.root, tabs(0).root)
    XCTAssertEqual(try free.resolve(.compose, from: composing).state, composing)
    XCTAssertEqual(try free.resolve(.close, from: composing).state, tabs(0))
  }

  func testPushTargetsCurrentStackOnce() throws {
    let once = try free.resolve(.help, from: tabs(1)).state
    XCTAssertEqual(once, tabs(1, search: [.help]))
    XCTAssertEqual(try free.resolve(.help, from: once).state, once)
  }

  func testARouteWithoutItsStackIsRefused() {
    XCTAssertThrowsError(try free.resolve(.search("x"), from: State(root: .stack(root: .inbox)))) {
      XCTAssertEqual($0 as? RouteRefusal, .noStack(root: "search"))
    }
  }

  func testGuardCanRedirect() throws {
    let resolver = RouteResolver<MailRoute>(guards: [
      RouteGuard("signed in") { route, _ in route == .signIn ? .allow : .first(.signIn) }
    ])
    let resolution = try resolver.resolve(.message(7), from: mailTabs)
    XCTAssertEqual(resolution.waiting, .message(7))
    XCTAssertEqual(resolution.state.modals, [Modal(.stack(root: .signIn), style: .lockedSheet)])
    XCTAssertEqual(resolution.state.root, mailTabs.root)
  }

  func testAGuardRedirectsAndAnotherRefuses() throws {
    let resolver = RouteResolver<MailRoute>(guards: [
      RouteGuard("old links") { route, _ in route == .help ? .redirect(.settings) : .allow },
      RouteGuard("Postbox") { route, _ in
        if case .message(13) = route { .refuse("The message is gone.") } else { .allow }
      },
    ])
    XCTAssertEqual(try resolver.resolve(.help, from: mailTabs).state, tabs(2))
    XCTAssertThrowsError(try resolver.resolve(.message(13), from: mailTabs)) {
      XCTAssertEqual(($0 as? RouteRefusal)?.description, "Postbox: The message is gone.")
    }
  }

  func testGuardsThatLeadInACircleAreRefused() {
    let resolver = RouteResolver<MailRoute>(guards: [
      RouteGuard("circle") { route, _ in route == .help ? .redirect(.settings) : .redirect(.help) }
    ])
    XCTAssertThrowsError(try resolver.resolve(.inbox, from: mailTabs)) {
      XCTAssertEqual(
        ($0 as? RouteRefusal)?.description,
        "Guards lead in a circle: inbox, then help, then settings, then help.")
    }
  }

  func testColumns() throws {
    enum Place: Route {
      case detail(Int)
      case folder
      var destination: Destination<MailScreen> {
        switch self {
        case .detail(let id): .detail(ScreenStack(.message(id)))
        case .folder: .stack(root: .inbox, pushed: [.help])
        }
      }
    }
    let columns = Columns<MailScreen>(
      primary: ScreenStack(.folders), supplementary: ScreenStack(.inbox), secondary: ScreenStack(.empty))
    let state = State(root: .columns(columns))
    let resolver = RouteResolver<Place>()
    var detail = columns
    detail.secondary = ScreenStack(.message(3))
    XCTAssertEqual(try resolver.resolve(.detail(3), from: state).state, State(root: .columns(detail)))
    var folder = columns
    folder.supplementary = ScreenStack(.inbox, pushed: [.help])
    XCTAssertEqual(try resolver.resolve(.folder, from: state).state, State(root: .columns(folder)))
  }
}
