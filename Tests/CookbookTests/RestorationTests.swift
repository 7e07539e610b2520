import SeededRandom
import StateStore
import SwiftUI
import XCTest

@testable import CookbookApp

/// Tests of restoration (W8 to W10).
@MainActor
final class RestorationTests: BookTestCase {
  func testW9TheSameScreensComeBackAfterAKill() {
    launch()
    open("cookbook://recipe/bibimbap/kimbap")
    killAndRelaunch()
    XCTAssertEqual(app.trail, ["Cookbook", "Bibimbap", "Kimbap"])
    tap("Bibimbap")
    killAndRelaunch()
    XCTAssertEqual(app.trail, ["Cookbook", "Bibimbap"])
  }

  func testAKillBeforeSettlingRestoresTheLastState() {
    launch()
    open("cookbook://recipe/bibimbap")
    AppHost.shared.open(URL(string: "cookbook://recipe/naan")!)
    killAndRelaunch()
    XCTAssertEqual(app.trail, ["Cookbook", "Bibimbap"])
  }

  func testExperienceIsRestored() {
    launch(.iPad, .landscapeLeft)
    tap("Experience")
    tap("Three Columns")
    killAndRelaunch()
    XCTAssertTrue(app.sees("No Recipe Selected"))
  }

  func testW8ADeletedRecipeFallsOutOfThePath() throws {
    launch()
    open("cookbook://recipe/bibimbap/kimbap/omurice")
    app.kill()
    data.delete(try XCTUnwrap(data.recipe(slug: "kimbap")))
    DataModel.close()
    launch()
    XCTAssertEqual(app.trail, ["Cookbook", "Bibimbap", "Omurice"])
  }

  func testW8TheModelIsSavedByIdentifiers() throws {
    let model = NavigationModel()
    model.selectedCategory = .dessert
    model.recipePath = [try XCTUnwrap(data.recipe(slug: "apple-pie"))]
    let json = try XCTUnwrap(JSONSerialization.jsonObject(with: XCTUnwrap(model.jsonData)) as? [String: Any])
    XCTAssertEqual(Set(json.keys), ["selectedCategory", "recipePathIds"])
    XCTAssertEqual(json["selectedCategory"] as? Int, Category.dessert.rawValue)
    XCTAssertEqual(json["recipePathIds"] as? [Int], model.recipePath.map(\.id))
    let other = NavigationModel()
    other.jsonData = Data(#"{"selectedCategory": 6, "recipePathIds": [987654321]}"#.utf8)
    XCTAssertEqual(other.selectedCategory, .dessert)
    XCTAssertEqual(other.recipePath, [])
    other.jsonData = Data("not JSON".utf8)
    XCTAssertEqual(other.selectedCategory, .dessert)
  }

  func testAHundredScreensComeBack() {
    launch()
    let slugs = (0..<100).map { ["bibimbap", "kimbap", "omurice", "naan"][$0 % 4] }
    open("cookbook://recipe/" + slugs.joined(separator: "/"))
    XCTAssertEqual(app.trail.count, 101)
    killAndRelaunch()
    XCTAssertEqual(app.trail.count, 101)
    XCTAssertEqual(app.trail.last, "Naan")
  }

  // MARK: Stores that are not as they should be

  private var storeFile: URL { state.appendingPathComponent(StateStore.fileName) }

  func testADamagedStoreIsSetAsideAndTheAppStartsFresh() throws {
    launch()
    open("cookbook://recipe/bibimbap")
    app.end()
    DataModel.close()
    try Data("this is no database, and never was one".utf8).write(to: storeFile)
    launch()
    XCTAssertEqual(app.trail, ["Cookbook"])
    XCTAssertTrue(
      FileManager.default.fileExists(atPath: state.appendingPathComponent("state.damaged.sqlite").path))
    open("cookbook://recipe/naan")
    killAndRelaunch()
    XCTAssertEqual(app.trail, ["Cookbook", "Naan"])
  }

  /// The app starts and works with any stored values.
  func testValuesOfOtherKindsNeverTrap() throws {
    launch()
    open("cookbook://recipe/bibimbap")
    app.end()
    DataModel.close()
    var names: [(scope: String, name: String)] = [("application", "sessions")]
    do {
      let store = StateStore(folder: state) { _ in }
      let sessions = try XCTUnwrap(
        store.value(scope: "application", name: "sessions").flatMap(StateValue.decode) as? [Any])
      let id = try XCTUnwrap((sessions.first as? [String: Any])?["id"] as? String)
      for name in store.values(scope: "session/\(id)").keys.sorted() { names.append(("session/\(id)", name)) }
      store.close()
    }
    XCTAssertTrue(names.contains { $0.name == "storage/navigation" })
    let odd: [Any] = [
      NSNull(), true, -1, Double.nan, "", "여보세요", Data([0xff, 0]), [Any](),
      ["id": 3, "role": [1]] as [String: Any],
      [["id": "", "role": ""], ["id": "x", "role": "y", "isConnected": "z"]] as [Any],
      Data(#"{"selectedCategory": 9999, "recipePathIds": ["a"]}"#.utf8),
      Data(#"{"recipePathIds": [1, 1, -5]}"#.utf8),
    ]
    for (scope, name) in names {
      for value in odd {
        let store = StateStore(folder: state) { XCTFail($0) }
        let before = store.value(scope: scope, name: name)
        store.write([.put(scope: scope, name: name, value: try XCTUnwrap(StateValue.encode(value)))])
        store.close()
        launch()
        XCTAssertEqual(app.trail.first, "Cookbook", "\(name) = \(value)")
        app.kill()
        DataModel.close()
        let repaired = StateStore(folder: state) { XCTFail($0) }
        if let before { repaired.write([.put(scope: scope, name: name, value: before)]) }
        repaired.close()
      }
    }
  }

  // MARK: Paths (W10)

  fileprivate struct RemovedValue: Codable, Hashable { var name: String }

  func testW10PathOfMixedValuesIsRestored() throws {
    var path = NavigationPath()
    path.append(7)
    path.append("seven")
    path.append(RemovedValue(name: "x"))
    let data = try JSONEncoder().encode(XCTUnwrap(path.codable))
    let back = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    XCTAssertEqual(back.count, 3)
    XCTAssertEqual(try JSONEncoder().encode(XCTUnwrap(back.codable)), data)
  }

  func testW10PathsThatMakeNoSenseNeverTrap() throws {
    let texts = [
      "[]", "[\"Swift.Int\"]", "[\"Swift.Int\",\"x\"]", "[\"No.Such.Type\",\"{}\"]", "[1,2]", "{}", "null",
      "[\"Swift.Array<Swift.Int>\",\"[1]\"]", "[\"\",\"\"]", "[\".\",\"\"]", "[\"..\",\"\"]",
      "[\"Swift.Never\",\"1\"]",
      "[\"CookbookTests.RestorationTests.RemovedValue\",\"{\\\"name\\\":3}\"]",
      "[\"Swift.Int\",\"1\",\"Swift.String\"]",
    ]
    for text in texts {
      guard
        let stored = try? JSONDecoder().decode(
          NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
      else {
        continue
      }
      var path = NavigationPath(stored)
      let count = path.count
      path.append(1)
      XCTAssertEqual(path.count, count + 1, text)
      XCTAssertNoThrow(try JSONEncoder().encode(stored), text)
    }
    var random = SeededNumbers(seed: 11)
    let whole = Data(
      "[\"Swift.String\",\"\\\"a\\\"\",\"Swift.Int\",\"12\",\"Foundation.UUID\",\"\\\"x\\\"\"]".utf8)
    for _ in 0..<5000 {
      var bytes = whole
      for _ in 0..<(1 + random.next() % 4) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(32 + random.next() % 95)
      }
      guard let stored = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: bytes)
      else { continue }
      _ = NavigationPath(stored).count
    }
  }
}
