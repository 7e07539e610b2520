import Routing

/// The links supported by the app: `flows://trips/3/days/2` and `https://flows.example/trips/3/days/2` are
/// equivalent.
public let flowsLinks = LinkTable<FlowsRoute>(
  schemes: ["flows"], hosts: ["flows.example"],
  [
    Link("trips") { _ in .trips },
    Link("trips/:trip", name: "trip") { (link) throws(RouteRefusal) in .trip(try link.trip()) },
    Link("trips/:trip/days/:day", name: "day") { (link) throws(RouteRefusal) in
      let trip = try link.trip()
      let day = try link.integer("day")
      guard (1...Trip.all[trip - 1].days.count).contains(day) else {
        throw .invalidParameter("day", value: "\(day)", expected: "a day of the trip")
      }
      return .day(day, of: trip)
    },
    Link("places") { _ in .places },
    Link("places/:name", name: "place") { (link) throws(RouteRefusal) in .place(try link.string("name")) },
    Link("account") { _ in .account },
    Link("account/close") { _ in .closeAccount },
  ])

extension LinkParameters {
  fileprivate func trip() throws(RouteRefusal) -> Int {
    let number = try integer("trip")
    guard Trip.all.indices.contains(number - 1) else {
      throw .invalidParameter("trip", value: "\(number)", expected: "the number of a trip")
    }
    return number
  }
}
