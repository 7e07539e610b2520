/// The objects of a PDF file.
///
/// Finds objects by scanning the file instead of reading its cross-reference table, so that files with a damaged or
/// missing table can be read. Encrypted files cannot.
final class PDFFile {
  let bytes: [UInt8]
  private var objects: [Int: PDFObject] = [:]
  private var trailer: [String: PDFObject] = [:]

  /// Returns nil if the data does not begin like a PDF file or has no page.
  init?(_ data: Data) {
    guard PDFFile.isPDF(data) else { return nil }
    bytes = Array(data)
    findObjects()
    expandObjectStreams()
    guard trailer["Encrypt"] == nil, !pages.isEmpty else { return nil }
  }

  static func isPDF(_ data: Data) -> Bool { data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil }

  private func findObjects() {
    let marker = Array("obj".utf8)
    var at = 0
    while at + 3 <= bytes.count {
      guard bytes[at] == marker[0], bytes[at + 1] == marker[1], bytes[at + 2] == marker[2] else {
        if bytes[at] == UInt8(ascii: "t"), bytes[at...].starts(with: "trailer".utf8) {
          var lexer = PDFLexer(bytes, at: at + 7)
          if let found = lexer.next()?.dictionary { trailer.merge(found) { $1 } }
        }
        at += 1
        continue
      }
      guard let number = numberBefore(at) else {
        at += 3
        continue
      }
      var lexer = PDFLexer(bytes, at: at + 3)
      guard let value = lexer.next() else { return }
      at = max(lexer.at, at + 3)
      guard case .dictionary(let dictionary) = value else {
        objects[number] = value
        continue
      }
      lexer.skipSpace()
      guard bytes[min(lexer.at, bytes.count)...].starts(with: "stream".utf8) else {
        objects[number] = value
        continue
      }
      var start = lexer.at + 6
      if start < bytes.count, bytes[start] == 13 { start += 1 }
      if start < bytes.count, bytes[start] == 10 { start += 1 }
      let end = endOfStream(from: start, length: dictionary["Length"]?.number)
      objects[number] = .stream(dictionary, start..<end)
      if dictionary["Type"]?.name == "XRef" { trailer.merge(dictionary) { $1 } }
      at = end
    }
  }

  /// Returns the number of the object whose `obj` keyword is at an offset: the first of the two numbers before it.
  private func numberBefore(_ place: Int) -> Int? {
    var at = place - 1
    func skip(_ test: (UInt8) -> Bool) -> Range<Int> {
      let end = at + 1
      while at >= 0, test(bytes[at]) { at -= 1 }
      return at + 1..<end
    }
    let isDigit: (UInt8) -> Bool = { $0 >= 48 && $0 <= 57 }
    let isSpace: (UInt8) -> Bool = { $0 == 32 || $0 == 10 || $0 == 13 || $0 == 9 }
    _ = skip(isSpace)
    guard !skip(isDigit).isEmpty, !skip(isSpace).isEmpty else { return nil }
    let digits = skip(isDigit)
    return digits.isEmpty ? nil : Int(String(decoding: bytes[digits], as: UTF8.self))
  }

  private func endOfStream(from start: Int, length: Double?) -> Int {
    let marker = Array("endstream".utf8)
    if let length, length >= 0, length < Double(bytes.count), start + Int(length) <= bytes.count {
      var lexer = PDFLexer(bytes, at: start + Int(length))
      lexer.skipSpace()
      if bytes[min(lexer.at, bytes.count)...].starts(with: marker) { return start + Int(length) }
    }
    var at = start
    while at + marker.count <= bytes.count {
      if bytes[at] == marker[0], bytes[at..<at + marker.count].elementsEqual(marker) { return at }
      at += 1
    }
    return bytes.count
  }

  private func expandObjectStreams() {
    for (_, object) in objects {
      guard case .stream(let dictionary, _) = object, dictionary["Type"]?.name == "ObjStm",
        let first = resolve(dictionary["First"])?.number, let count = resolve(dictionary["N"])?.number
      else { continue }
      let content = data(of: object)
      var head = PDFLexer(content)
      for _ in 0..<min(Int(max(count, 0)), content.count) {
        guard let number = head.next()?.number, let offset = head.next()?.number,
          first + offset < Double(content.count)
        else { break }
        var lexer = PDFLexer(content, at: Int(first + offset))
        if objects[Int(number)] == nil, let value = lexer.next() { objects[Int(number)] = value }
      }
    }
  }

  // MARK: Reading

  func resolve(_ object: PDFObject?) -> PDFObject? {
    var object = object
    for _ in 0..<16 {
      guard case .reference(let number) = object else { return object }
      object = objects[number]
    }
    return nil
  }

  /// Returns the decoded data of a stream. JPEG images stay encoded.
  func data(of object: PDFObject?) -> [UInt8] {
    guard case .stream(let dictionary, let range) = resolve(object) else { return [] }
    var result = Array(bytes[range])
    func list(_ key: String) -> [PDFObject?] {
      let value = resolve(dictionary[key])
      return value?.array.map { $0.map { resolve($0) } } ?? [value]
    }
    let parameters = list("DecodeParms")
    for (index, filter) in list("Filter").enumerated() {
      let own = (index < parameters.count ? parameters[index]?.dictionary : nil) ?? [:]
      switch filter?.name {
      case "FlateDecode", "Fl": result = PDFFilters.unpredicted(PDFFilters.inflated(result[...]), own)
      case "ASCII85Decode", "A85": result = PDFFilters.ascii85(result[...])
      case "ASCIIHexDecode", "AHx": result = PDFFilters.asciiHexadecimal(result[...])
      default: break
      }
    }
    return result
  }

  func numbers(_ object: PDFObject?) -> [Double] {
    (resolve(object)?.array ?? []).compactMap { resolve($0)?.number }
  }

  // MARK: Pages

  /// A page with the attributes inherited from its ancestors.
  struct Page {
    var dictionary: [String: PDFObject]
    var resources: [String: PDFObject]
  }

  private(set) lazy var pages: [Page] = {
    var root = resolve(trailer["Root"])?.dictionary
    if root?["Pages"] == nil {
      root = objects.values.first { $0.dictionary?["Type"]?.name == "Catalog" }?.dictionary
    }
    var found: [Page] = []
    var seen = 0
    func visit(_ object: PDFObject?, _ inherited: [String: PDFObject], depth: Int) {
      seen += 1
      guard seen < 10_000, depth < 64, let node = resolve(object)?.dictionary else { return }
      var own = inherited
      for key in ["MediaBox", "CropBox", "Resources", "Rotate"] {
        if let value = node[key] { own[key] = value }
      }
      if let kids = resolve(node["Kids"])?.array {
        for kid in kids { visit(kid, own, depth: depth + 1) }
      } else if resolve(node["Type"])?.name == "Page" || node["Contents"] != nil {
        found.append(
          Page(
            dictionary: node.merging(own) { first, _ in first },
            resources: resolve(own["Resources"])?.dictionary ?? [:]))
      }
    }
    visit(root?["Pages"], [:], depth: 0)
    return found
  }()
}
