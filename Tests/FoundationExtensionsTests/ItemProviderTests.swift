import FoundationExtensions
import XCTest

final class ItemProviderTests: XCTestCase {
  func testTextAndLinks() {
    let provider = NSItemProvider(object: "hello" as NSString)
    XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
    XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.text"))
    XCTAssertTrue(provider.canLoadObject(ofClass: String.self))
    XCTAssertFalse(provider.canLoadObject(ofClass: URL.self))
    let loaded = expectation(description: "text")
    provider.loadObject(ofClass: String.self) { text, error in
      XCTAssertEqual(text, "hello")
      XCTAssertNil(error)
      loaded.fulfill()
    }
    let link = expectation(description: "link")
    NSItemProvider(object: NSURL(string: "https://example.com")!).loadObject(ofClass: URL.self) { url, _ in
      XCTAssertEqual(url, URL(string: "https://example.com"))
      link.fulfill()
    }
    wait(for: [loaded, link], timeout: 60)
  }

  func testDataIsCreatedOnDemand() {
    let provider = NSItemProvider()
    let made = expectation(description: "made")
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
      made.fulfill()
      done(Data([1, 2]), nil)
      return nil
    }
    let loaded = expectation(description: "loaded")
    provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
      XCTAssertEqual(data, Data([1, 2]))
      loaded.fulfill()
    }
    let refused = expectation(description: "refused")
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, error in
      XCTAssertNil(data)
      XCTAssertEqual((error as NSError?)?.domain, NSItemProvider.errorDomain)
      refused.fulfill()
    }
    wait(for: [made, loaded, refused], timeout: 60)
  }

  func testFileIsTransferredAsCopy() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data("content".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try XCTUnwrap(NSItemProvider(contentsOf: file))
    let loaded = expectation(description: "loaded")
    provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
      XCTAssertEqual(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }, "content")
      XCTAssertEqual(url?.pathExtension, "txt")
      XCTAssertNotEqual(url, file)
      loaded.fulfill()
    }
    wait(for: [loaded], timeout: 60)
    XCTAssertNil(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere")))
  }

  func testItemsAsynchronously() async throws {
    let provider = NSItemProvider(item: URL(string: "a:b")! as NSURL, typeIdentifier: "public.url")
    let item = try await provider.loadItem(forTypeIdentifier: "public.url")
    XCTAssertEqual(item as? NSURL, NSURL(string: "a:b"))
  }
}
