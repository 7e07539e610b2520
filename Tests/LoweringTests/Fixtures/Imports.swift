import Foundation

final class Loader: NSObject, XMLParserDelegate {
  let request = URLRequest(url: URL(string: "https://example.org")!)
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    print("element", elementName)
  }
}

func runImports() {
  let loader = Loader()
  let parser = XMLParser(data: Data("<harbour/>".utf8))
  parser.delegate = loader
  print(parser.parse(), loader.request.httpMethod!)
}
// element harbour
// true GET
