import LinkPresentation
import PortolanTesting
import XCTest

/// Tests of the facts about pages, and of the cards that show them.
@MainActor
final class LinkTests: XCTestCase {
  private let address = URL(string: "https://www.example.com/ports/genoa?lang=en")!

  func testOpenGraphComesBeforeOtherFacts() {
    let html = """
      <html><head><TITLE>Plain &amp; short</TITLE>
      <meta name="description" content='A port "of" Italy'>
      <meta content="Genoa&#39;s harbour &#x2013;
        old" property="og:title"/>
      <meta property="og:image" content="/images/lighthouse.png">
      <link rel="shortcut icon" href="icon.png"><link rel="apple-touch-icon" href="//cdn.example.com/touch.png">
      </head></html>
      """
    let head = PageHead(html: html, address: address)
    XCTAssertEqual(head.title, "Genoa's harbour – old")
    XCTAssertEqual(head.summary, "A port \"of\" Italy")
    XCTAssertEqual(head.image?.absoluteString, "https://www.example.com/images/lighthouse.png")
    XCTAssertEqual(head.icon?.absoluteString, "https://cdn.example.com/touch.png")
    XCTAssertEqual(
      PageHead(html: "<title>\n Plain &amp;\n short </title>", address: address).title, "Plain & short")
    XCTAssertNil(PageHead(html: "<p>text", address: address).title)
  }

  func testImagesAreFetchedOnlyIfWanted() {
    func metadata(_ fetchesImages: Bool) -> LPLinkMetadata {
      LPMetadataProvider.metadata(
        of: Data("<meta property=og:image content=a.png><title>Genoa</title>".utf8), type: "text/html",
        requested: address, final: address, fetchesImages: fetchesImages)
    }
    XCTAssertNotNil(metadata(true).imageProvider)
    XCTAssertNil(metadata(false).imageProvider)
    XCTAssertEqual(metadata(false).title, "Genoa")
  }

  func testAProviderFetchesOnceAndReportsFailure() async {
    let provider = LPMetadataProvider()
    // No service listens on this port.
    let closed = URL(string: "http://127.0.0.1:1/")!
    for expected in [LPError.Code.metadataFetchFailed, .metadataFetchNotAllowed] {
      do {
        _ = try await provider.startFetchingMetadata(for: closed)
        XCTFail("the page was fetched")
      } catch { XCTAssertEqual((error as? LPError)?.code, expected) }
    }
  }

  func testALinkViewShowsTitleAndHost() {
    let app = TestApp()
    let screen = UIViewController()
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url, metadata.title) = (address, address, "Genoa's harbour")
    let view = LPLinkView(metadata: metadata)
    view.frame = CGRect(
      origin: CGPoint(x: 40, y: 200), size: view.sizeThatFits(CGSize(width: 300, height: 0)))
    screen.view.addSubview(view)
    app.show(screen)
    XCTAssertEqual(view.accessibilityLabel, "Genoa's harbour, example.com")
    XCTAssertEqual(view.frame.width, 300)
    XCTAssertTrue((50...100).contains(view.frame.height), "\(view.frame)")
    let plain = view.frame.height
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
    }
    metadata.imageProvider = NSItemProvider(object: image)
    view.metadata = metadata
    app.settle()
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 0)).height, plain + 150, accuracy: 1)
  }
}
