import CoreSpotlight
import XCTest

final class SpotlightTests: XCTestCase {
  private func item(
    _ identifier: String, _ title: String, _ keywords: [String] = [], domain: String? = nil
  ) -> CSSearchableItem {
    let set = CSSearchableItemAttributeSet(contentType: .text)
    set.title = title
    set.keywords = keywords
    return CSSearchableItem(uniqueIdentifier: identifier, domainIdentifier: domain, attributeSet: set)
  }

  private func found(_ query: String) async throws -> [String] {
    let search = CSSearchQuery(queryString: query, attributes: ["title"])
    nonisolated(unsafe) var identifiers: [String] = []
    search.foundItemsHandler = { identifiers += $0.map(\.uniqueIdentifier) }
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      search.completionHandler = { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
      search.start()
    }
    return identifiers
  }

  func testQueriesFindIndexedItems() async throws {
    let index = CSSearchableIndex.default()
    XCTAssertTrue(CSSearchableIndex.isIndexingAvailable())
    try await index.deleteAllSearchableItems()
    let old = item("old", "Genoa of old")
    old.expirationDate = .distantPast
    try await index.indexSearchableItems([
      item("genoa", "Genoa", ["Italy", "lighthouse"], domain: "port.italy"),
      item("genova", "Génova", domain: "port.spain"),
      item("bergen", "Old Bergen", ["Norway"], domain: "north"),
      old,
    ])
    let expected = [
      (#"title == "Gen*""#, ["genoa"]), (#"title == "gen*"cd"#, ["genoa", "genova"]),
      (#"keywords == "norway"c"#, ["bergen"]), (#"** == "*house*""#, ["genoa"]),
      (#"title == "bergen*"cw"#, ["bergen"]), (#"title == "bergen*"c"#, []),
      (#"title != "Genoa" && (keywords == "Norway" || title == "x")"#, ["bergen"]),
    ]
    for (query, identifiers) in expected {
      let result = try await found(query)
      XCTAssertEqual(result, identifiers, query)
    }
    do {
      _ = try await found("title = ")
      XCTFail("the query is invalid")
    } catch { XCTAssertEqual((error as? CSSearchQueryError)?.code, .invalidQuery) }
    try await index.deleteSearchableItems(withDomainIdentifiers: ["port"])
    try await index.deleteSearchableItems(withIdentifiers: ["unknown"])
    let rest = try await found(#"** == "*""#)
    XCTAssertEqual(rest, ["bergen"])
    try await index.deleteAllSearchableItems()
  }
}
