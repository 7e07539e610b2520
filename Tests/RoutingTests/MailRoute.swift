import Routing

/// The screens of a small mail app.
enum MailScreen: Hashable, Codable, Sendable {
  case inbox
  case message(Int)
  case attachment(Int)
  case search
  case result(String)
  case settings
  case signIn
  case help
  case compose
  case folders
  case empty
}

/// Its routes.
enum MailRoute: Route {
  case inbox
  case message(Int)
  case attachment(Int, of: Int)
  case search(String)
  case settings
  case signIn
  case compose
  case help
  case signedOut
  case close

  var destination: Destination<MailScreen> {
    switch self {
    case .inbox: .stack(root: .inbox)
    case .message(let id): .stack(root: .inbox, pushed: [.message(id)])
    case .attachment(let id, let message): .stack(root: .inbox, pushed: [.message(message), .attachment(id)])
    case .search(let words): .stack(root: .search, pushed: words.isEmpty ? [] : [.result(words)])
    case .settings: .stack(root: .settings)
    case .signIn: .modal(Modal(.stack(root: .signIn), style: .lockedSheet))
    case .compose: .modal(Modal(.stack(root: .compose), style: .fullScreen), over: .stack(root: .inbox))
    case .help: .push([.help])
    case .signedOut: .root(.stack(root: .signIn))
    case .close: .dismissal
    }
  }
}

enum Kind: String { case new, old }

let mailLinks = LinkTable<MailRoute>(
  schemes: ["mail"], hosts: ["mail.example"],
  [
    Link("inbox") { _ in .inbox },
    Link("inbox/:id") { (link) throws(RouteRefusal) in .message(try link.integer("id")) },
    Link("inbox/unread") { _ in .help },
    Link("inbox/:id/files/:file", name: "file") { (link) throws(RouteRefusal) in
      .attachment(try link.integer("file"), of: try link.integer("id"))
    },
    Link("search") { (link) throws(RouteRefusal) in .search(try link.string("q")) },
    Link("kind") { (link) throws(RouteRefusal) in
      try link.value("kind", as: Kind.self) == .new ? .settings : .help
    },
    Link("flag") { (link) throws(RouteRefusal) in try link.flag("on") ? .settings : .help },
  ])

let mailTabs: NavigationState<MailScreen> = NavigationState(
  root: .tabs(Tabs(.stack(root: .inbox), .stack(root: .search), .stack(root: .settings))))
