import Foundation
import FoundationXML

/// Takes the XML of a document apart into elements.
final class InterfaceReader: NSObject, XMLParserDelegate {
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var parser: XMLParser?
  private(set) var line = 0
  private(set) var failure: String?

  /// No document that Xcode writes is nearly as deep as this.
  private static let deepest = 200

  func read(_ data: Data) -> InterfaceElement? {
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    self.parser = parser
    let succeeded = parser.parse()
    self.parser = nil
    guard succeeded, failure == nil else {
      failure = failure ?? "the XML is not well formed"
      return nil
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    line = parser.lineNumber
    guard open.count < Self.deepest else {
      failure = "elements are nested too deeply"
      parser.abortParsing()
      return
    }
    open.append(InterfaceElement(name: elementName, attributes: attributes, line: line))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let done = open.popLast() else { return }
    if open.isEmpty { root = done } else { open[open.count - 1].children.append(done) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let last = open.last, last.name == "string" || last.name == "mutableString" else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    line = parser.lineNumber
    failure = failure ?? "the XML is not well formed"
  }
}
