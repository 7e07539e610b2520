import FoundationExtensions
import PortolanTesting
import UIKit
import XCTest

/// Tests of asset catalogs in a project.
@MainActor
final class AssetCatalogTests: XCTestCase {
  /// Creates a bundle with an `Assets.xcassets` that contains these files.
  private func bundle(_ files: [String: Data]) throws -> Bundle {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    for (path, data) in files {
      let url = root.appendingPathComponent("Assets.xcassets/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    addTeardownBlock { try FileManager.default.removeItem(at: root) }
    return try XCTUnwrap(Bundle(path: root.path))
  }

  private func png(_ color: UIColor, _ side: CGFloat) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).pngData {
      context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func text(_ text: String) -> Data { Data(text.utf8) }

  private final class Warnings: @unchecked Sendable { var lines: [String] = [] }

  private func warnings(_ body: () throws -> Void) rethrows -> [String] {
    let warnings = Warnings()
    ResourceReport.setHandler { warnings.lines.append($0) }
    defer { ResourceReport.setHandler(nil) }
    try body()
    return warnings.lines
  }

  /// A project built elsewhere contains links to its folders.
  func testACatalogBehindALinkIsFound() throws {
    let original = try bundle([
      "Pin.imageset/Contents.json": text(
        #"{"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"}]}"#),
      "Pin.imageset/a.png": png(.red, 10),
    ])
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    addTeardownBlock { try FileManager.default.removeItem(at: root) }
    try FileManager.default.createSymbolicLink(
      at: root.appendingPathComponent("Assets.xcassets"),
      withDestinationURL: original.bundleURL.appendingPathComponent("Assets.xcassets"))
    let linked = try XCTUnwrap(Bundle(path: root.path))
    XCTAssertNotNil(UIImage(named: "Pin", in: linked, compatibleWith: nil))
  }

  func testAnImageSetByScaleAndAppearance() throws {
    let bundle = try bundle([
      "Pin.imageset/Contents.json": text(
        """
        {"images": [
          {"idiom": "universal", "scale": "1x", "filename": "a.png"},
          {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
          {"idiom": "universal", "scale": "3x"},
          {"idiom": "universal", "scale": "2x", "filename": "dark.png",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        ], "properties": {"template-rendering-intent": "template"}}
        """),
      "Pin.imageset/a.png": png(.red, 10), "Pin.imageset/a@2x.png": png(.red, 20),
      "Pin.imageset/dark.png": png(.blue, 20),
    ])
    let image = try XCTUnwrap(UIImage(named: "Pin", in: bundle, compatibleWith: nil))
    XCTAssertEqual(image.size, CGSize(width: 10, height: 10))
    XCTAssertEqual(image.renderingMode, .alwaysTemplate)
    let dark = UIImage(named: "Pin", in: bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
    XCTAssertNotEqual(dark?.cgImage, image.cgImage)
    XCTAssertEqual(
      image.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark)).cgImage, dark?.cgImage)
    XCTAssertNil(UIImage(named: "Missing", in: bundle, compatibleWith: nil))
  }

  /// Apple, "Providing images for different display scales": the scale of the screen determines the file,
  /// even before any window is shown.
  func testTheScreensScaleChoosesTheFile() throws {
    let bundle = try bundle([
      "Pin.imageset/Contents.json": text(
        """
        {"images": [
          {"idiom": "universal", "scale": "1x", "filename": "a.png"},
          {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
          {"idiom": "universal", "scale": "3x", "filename": "a@3x.png"}
        ]}
        """),
      "Pin.imageset/a.png": png(.red, 10), "Pin.imageset/a@2x.png": png(.red, 20),
      "Pin.imageset/a@3x.png": png(.red, 30),
    ])
    for device in [Device.iPhone15, .iPad, .iPhone15] {
      let app = TestApp(device: device)
      let image = try XCTUnwrap(UIImage(named: "Pin", in: bundle, compatibleWith: nil))
      XCTAssertEqual(image.scale, UIScreen.main.scale)
      XCTAssertEqual(image.size, CGSize(width: 10, height: 10))
      let other = UITraitCollection(displayScale: 1)
      XCTAssertEqual(UIImage(named: "Pin", in: bundle, compatibleWith: other)?.scale, 1)
      app.show(UIViewController())
    }
  }

  func testColorsInTheThreeWaysOfXcodeAndForBothStyles() throws {
    let bundle = try bundle([
      "Brand/Contents.json": text("{\"properties\": {\"provides-namespace\": true}}"),
      "Brand/Accent.colorset/Contents.json": text(
        """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb",
           "components": {"red": "0xFF", "green": "128", "blue": "0.250", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"color-space": "srgb", "components": {"red": 0, "green": 0, "blue": 1, "alpha": 1}}}
        ]}
        """),
      "System.colorset/Contents.json": text(
        "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"systemTealColor\"}}]}"
      ),
    ])
    let accent = try XCTUnwrap(UIColor(named: "Brand/Accent", in: bundle, compatibleWith: nil))
    let light = accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    XCTAssertEqual(light.hexadecimal, "#FF8040")
    XCTAssertEqual(
      accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).hexadecimal, "#0000FF")
    XCTAssertEqual(
      UIColor(named: "System", in: bundle, compatibleWith: nil)?.hexadecimal, UIColor.systemTeal.hexadecimal)
    XCTAssertNil(UIColor(named: "Accent", in: bundle, compatibleWith: nil), "a namespace is part of the name")
  }

  func testDataAndSymbols() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Guides"><line id="Baseline-M" x1="0" x2="3300" y1="1126" y2="1126"/>
      <line id="Capline-M" x1="0" x2="3300" y1="1055" y2="1055"/>
      <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
      <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="1030" y2="1150"/></g>
      <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><path d="M10 0 L90 0 L50 -71 Z"/></g></g></svg>
      """
    let bundle = try bundle([
      "Config.dataset/Contents.json": text(
        "{\"data\": [{\"filename\": \"c.json\", \"idiom\": \"universal\", \"universal-type-identifier\": \"public.json\"}]}"
      ),
      "Config.dataset/c.json": text("{}"),
      "tri.symbolset/Contents.json": text(
        "{\"symbols\": [{\"filename\": \"tri.svg\", \"idiom\": \"universal\"}]}"),
      "tri.symbolset/tri.svg": text(svg),
      "old.symbolset/Contents.json": text(
        "{\"symbols\": [{\"filename\": \"old.svg\", \"idiom\": \"universal\"}]}"),
      "old.symbolset/old.svg": text(svg.replacingOccurrences(of: "margin-Regular-M", with: "margin")),
    ])
    let asset = try XCTUnwrap(NSDataAsset(name: "Config", bundle: bundle))
    XCTAssertEqual(asset.data, text("{}"))
    XCTAssertEqual(asset.typeIdentifier, "public.json")
    let symbol = try XCTUnwrap(UIImage(named: "tri", in: bundle, compatibleWith: nil))
    XCTAssertEqual(symbol.renderingMode, .alwaysTemplate)
    XCTAssertEqual(symbol.size.width, 17, accuracy: 1)
    let old = try XCTUnwrap(UIImage(named: "old", in: bundle, compatibleWith: nil), "one pair of margins")
    XCTAssertEqual(old.size, symbol.size)
  }

  /// Other editors write the guides of symbols as paths and rectangles.
  func testSymbolsWithGuidesOfOtherEditors() throws {
    let svg = """
      <svg viewBox="0 0 3300 2200" xmlns="http://www.w3.org/2000/svg">
      <g id="Guides"><path id="Baseline-M" d="M263,1126L3036,1126"/><path id="Capline-M" d="M 263 1055 L 3036 1055"/>
      <rect id="left-margin" x="1400" y="1030" width="11" height="119"/>
      <rect id="right-margin" x="1489" y="1030" width="11" height="119"/></g>
      <g id="Symbols"><g id="Regular-M"><g><path d="M1410,1126L1490,1126L1450,1055Z"/></g></g></g></svg>
      """
    let bundle = try bundle([
      "pin.symbolset/Contents.json": text(
        "{\"symbols\": [{\"filename\": \"pin.svg\", \"idiom\": \"universal\"}]}"),
      "pin.symbolset/pin.svg": text(svg),
    ])
    let symbol = try XCTUnwrap(UIImage(named: "pin", in: bundle, compatibleWith: nil))
    XCTAssertEqual(symbol.size.width, 17, accuracy: 1)
  }

  func testMistakesAreNamedByFileAndLineOnce() throws {
    let bundle = try bundle([
      "A.imageset/Contents.json": text(
        "{\n  \"images\": [\n    {\"filename\": \"none.png\", \"scale\": \"2x\"}\n  ]\n}"),
      "B.colorset/Contents.json": text("{\n  \"colors\": [\n    {\"idiom\" \"universal\"}\n  ]\n}"),
      "C.colorset/Contents.json": text(
        "{\"colors\": [\n{\"idiom\": \"universal\",\n\"color\": {\"components\": {\"red\": \"x\", \"green\": \"0\", \"blue\": \"0\"}}}]}"
      ),
      "D.imageset/a.png": png(.red, 4),
    ])
    let lines = warnings {
      for _ in 0..<2 {
        XCTAssertNil(UIImage(named: "A", in: bundle, compatibleWith: nil))
        XCTAssertNil(UIColor(named: "B", in: bundle, compatibleWith: nil))
        XCTAssertNil(UIColor(named: "C", in: bundle, compatibleWith: nil))
        XCTAssertNil(UIImage(named: "D", in: bundle, compatibleWith: nil))
      }
    }
    XCTAssertTrue(lines.contains { $0.contains("A.imageset/Contents.json:3:") }, "\(lines)")
    XCTAssertTrue(lines.contains { $0.contains("B.colorset/Contents.json:3:") }, "\(lines)")
    XCTAssertTrue(lines.contains { $0.contains("C.colorset/Contents.json:3:") }, "\(lines)")
    XCTAssertTrue(lines.contains { $0.contains("D.imageset/Contents.json:") }, "\(lines)")
    XCTAssertEqual(Set(lines).count, lines.count)
  }

  /// The app continues with any catalog contents.
  func testMutatedSets() throws {
    var state: UInt64 = 42
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let seed = Array(
      text(
        "{\"images\":[{\"idiom\":\"universal\",\"scale\":\"2x\",\"filename\":\"a.png\",\"resizing\":{\"cap-insets\":{\"left\":2}}}],\"colors\":[{\"color\":{\"components\":{\"red\":\"0x1\",\"green\":\"1\",\"blue\":\"0.5\"}}}]}"
      ))
    var files: [String: Data] = [:]
    let picture = png(.red, 4)
    for index in 0..<150 {
      var bytes = seed
      for _ in 0...random(4) {
        let place = random(max(1, bytes.count))
        switch random(3) {
        case 0 where !bytes.isEmpty: bytes[place] = UInt8(random(256))
        case 1 where !bytes.isEmpty: bytes.remove(at: place)
        default: bytes.insert(UInt8(random(256)), at: min(place, bytes.count))
        }
      }
      files["\(index).imageset/Contents.json"] = Data(bytes)
      files["\(index).imageset/a.png"] = picture
      files["\(index).colorset/Contents.json"] = Data(bytes)
    }
    let bundle = try bundle(files)
    var found = 0
    _ = warnings {
      for index in 0..<150 {
        if UIImage(named: "\(index)", in: bundle, compatibleWith: nil) != nil { found += 1 }
        if UIColor(named: "\(index)", in: bundle, compatibleWith: nil) != nil { found += 1 }
      }
    }
    XCTAssertGreaterThan(found, 10)
    XCTAssertLessThan(found, 300)
  }
}
