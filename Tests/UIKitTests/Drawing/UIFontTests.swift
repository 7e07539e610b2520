import PortolanXCTest
import UIKit

final class UIFontTests: XCTestCase {
  /// Metrics.md 1.11.
  func testTheSystemFontHasTheBoxOfSanFrancisco() {
    for size in [11, 13, 17, 20, 34] as [CGFloat] {
      let font = UIFont.systemFont(ofSize: size)
      XCTAssertEqual(font.lineHeight, size * 2444 / 2048, accuracy: 1e-9)
      XCTAssertEqual(font.ascender, size * 1950 / 2048, accuracy: 1e-9)
      XCTAssertEqual(font.descender, -size * 494 / 2048, accuracy: 1e-9)
      XCTAssertEqual(font.leading, 0)
    }
    XCTAssertEqual(UIFont.systemFont(ofSize: 17).lineHeight, 20.287, accuracy: 1e-3)
  }

  /// Widths in points of labels with "What's the point?" in title sizes, as swift-snapshot-testing's tests
  /// recorded them (https://github.com/pointfreeco/swift-snapshot-testing, testTraitsWithView).
  func testWidthsOfLargeText() {
    let recorded: [(CGFloat, CGFloat)] = [
      (25, 188.67), (28, 210.67), (34, 255), (38, 284), (43, 320.67), (48, 356.67), (53, 392.67),
      (58, 428.33),
    ]
    for (size, width) in recorded {
      let ours = "What's the point?".size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width
      XCTAssertEqual(ours, width, accuracy: width * 0.002, "\(size)")
    }
  }

  func testTheSameFontIsTheSameObject() {
    XCTAssertTrue(UIFont.systemFont(ofSize: 17, weight: .semibold) === UIFont.boldSystemFont(ofSize: 17))
    XCTAssertTrue(UIFont.boldSystemFont(ofSize: 17).fontDescriptor.symbolicTraits.contains(.traitBold))
    XCTAssertEqual(UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 34).withSize(17).unbolded)
  }

  /// Metrics.md 1.10.
  func testPreferredFontsFollowTheCategory() {
    let table: [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)] = [
      (.body, .large, 17), (.body, .extraSmall, 14), (.body, .accessibilityExtraExtraExtraLarge, 53),
      (.largeTitle, .large, 34), (.title1, .large, 28), (.title2, .large, 22), (.title3, .large, 20),
      (.headline, .large, 17), (.callout, .large, 16), (.subheadline, .large, 15), (.footnote, .large, 13),
      (.caption1, .large, 12), (.caption2, .large, 11), (.caption2, .extraSmall, 11),
    ]
    for (style, category, size) in table {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      XCTAssertEqual(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize, size)
    }
    XCTAssertTrue(
      UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  /// Metrics.md 1.10: the ratio of leadings, to a third of a point.
  func testMetricsScaleByTheRatioOfLeadings() {
    let xxxl = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let body = UIFontMetrics(forTextStyle: .body)
    XCTAssertEqual(body.scaledValue(for: 44, compatibleWith: xxxl), 58)
    XCTAssertEqual(body.scaledValue(for: 10, compatibleWith: xxxl), (10.0 * 29 / 22 * 3).rounded() / 3)
    let font = UIFont.systemFont(ofSize: 20)
    XCTAssertEqual(body.scaledFont(for: font, compatibleWith: xxxl).pointSize, 26)
    XCTAssertEqual(body.scaledFont(for: font, maximumPointSize: 22, compatibleWith: xxxl).pointSize, 22)
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    XCTAssertEqual(body.scaledFont(for: font, compatibleWith: large).pointSize, 20)
  }

  func testAScaledFontIsNotScaledAgain() {
    let once = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))
    let faults = recordingFaults {
      XCTAssertEqual(UIFontMetrics.default.scaledFont(for: once), once)
    }
    XCTAssertEqual(faults.map(\.kind), [.exception(.invalidArgument)])
  }

  /// https://github.com/guoyingtao/Mantis, `CropToolbar`
  func testAPreferredFontIsScaled() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    let faults = recordingFaults {
      let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(
        for: body, maximumPointSize: 15, compatibleWith: large)
      XCTAssertEqual(scaled.pointSize, 15)
    }
    XCTAssertEqual(faults.map(\.kind), [])
  }

  /// https://github.com/Rightpoint/BonMot, `UIFont.textStyle`. Public code that exchanges the system font compares the names of
  /// weights.
  func testDescriptorsHaveTheFewestAttributes() throws {
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.fontAttributes
    XCTAssertEqual(Set(body.keys), [.size, .textStyle])
    XCTAssertEqual(body[.textStyle] as? String, "UICTFontTextStyleBody")
    XCTAssertEqual(body[.textStyle] as? UIFont.TextStyle, .body)
    XCTAssertEqual(body[.size] as? CGFloat, 17)
    XCTAssertEqual(body[.size] as? NSNumber, 17)
    let light = UIFont.systemFont(ofSize: 10, weight: .light).fontDescriptor.fontAttributes
    XCTAssertEqual(light[.textStyle] as? String, "CTFontLightUsage")
    XCTAssertEqual(light.count, 2)
    let named = try XCTUnwrap(UIFont(name: "Inter", size: 10)).fontDescriptor.fontAttributes
    XCTAssertEqual(Set(named.keys), [.size, .name])
  }

  func testFontsAreMadeOfTheirAttributes() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try XCTUnwrap(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let serif = try XCTUnwrap(UIFont.systemFont(ofSize: 11).fontDescriptor.withDesign(.serif))
    let fonts = [
      body, .systemFont(ofSize: 10, weight: .black), .italicSystemFont(ofSize: 12),
      .monospacedSystemFont(ofSize: 9, weight: .bold), UIFont(descriptor: bold, size: 0),
      UIFont(descriptor: serif, size: 0), try XCTUnwrap(UIFont(name: "HelveticaNeue-Bold", size: 14)),
    ]
    for font in fonts {
      let attributes = font.fontDescriptor.fontAttributes
      let again = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
      XCTAssertEqual(again.fontName, font.fontName)
      XCTAssertEqual(again.familyName, font.familyName)
      XCTAssertEqual(again.pointSize, font.pointSize)
      XCTAssertEqual(again.fontDescriptor.symbolicTraits, font.fontDescriptor.symbolicTraits)
    }
    let unknown = UIFontDescriptor(fontAttributes: [.name: "Inter", .size: 10, .textStyle: "Test"])
    XCTAssertEqual(UIFont(descriptor: unknown, size: 0).familyName, "Inter")
    XCTAssertEqual(UIFont(descriptor: body.fontDescriptor, size: 30).fontDescriptor.pointSize, 30)
    let traits = body.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    XCTAssertEqual(traits?[.weight] as? UIFont.Weight, .regular)
    XCTAssertEqual(traits?[.weight] as? CGFloat, 0)
  }

  func testFontsFollowALaterCategory() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    XCTAssertEqual(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).adjusted(for: huge).pointSize, 28)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .boldSystemFont(ofSize: 11), compatibleWith: large)
    XCTAssertEqual(scaled.adjusted(for: huge).pointSize, 17)
    XCTAssertEqual(UIFont.systemFont(ofSize: 11).adjusted(for: huge).pointSize, 11)
  }

  func testBoldTextMakesPreferredFontsHeavier() {
    let traits = UITraitCollection {
      $0.legibilityWeight = .bold
      $0.preferredContentSizeCategory = .large
    }
    XCTAssertTrue(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
        .fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  func testDescriptorsMakeVariants() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try XCTUnwrap(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    XCTAssertEqual(font.pointSize, body.pointSize)
    XCTAssertTrue(font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    XCTAssertEqual(UIFont(descriptor: bold, size: 40).pointSize, 40)
    let serif = try XCTUnwrap(body.fontDescriptor.withDesign(.serif))
    XCTAssertEqual(UIFont(descriptor: serif, size: 12).familyName, ".AppleSystemUIFontSerif")
    let weighted = UIFontDescriptor(fontAttributes: [
      .name: body.fontName, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    XCTAssertEqual(UIFont(descriptor: weighted, size: 17), .systemFont(ofSize: 17, weight: .heavy))
  }

  func testNamedFonts() throws {
    let inter = try XCTUnwrap(UIFont(name: "Inter", size: 20))
    XCTAssertEqual(inter.familyName, "Inter")
    XCTAssertGreaterThan(inter.capHeight, inter.xHeight)
    XCTAssertGreaterThan(inter.lineHeight, 20)
    let helvetica = try XCTUnwrap(UIFont(name: "HelveticaNeue-Bold", size: 14), "every iOS device has it")
    XCTAssertEqual(helvetica.familyName, "Helvetica Neue")
    XCTAssertEqual(helvetica.fontName, "HelveticaNeue-Bold")
    XCTAssertNil(UIFont(name: "No Such Font", size: 14))
    XCTAssertTrue(UIFont.familyNames.contains("Inter"))
    XCTAssertFalse(UIFont.fontNames(forFamilyName: "Inter").isEmpty)
  }

  /// PostScript names and full names of fonts of every iOS device: https://github.com/Nirma/UIFontComplete
  func testFontsOfIOSAreFoundByTheirNames() throws {
    for (name, family, isBold) in [
      ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", true), ("DamascusBold", "Damascus", true),
      ("Adelle Sans Devanagari Bold", "Adelle Sans Devanagari", true),
      ("HiraMinProN-W3", "Hiragino Mincho ProN", false),
      ("BodoniSvtyTwoITCTT-Book", "Bodoni 72", false), ("AppleColorEmoji", "Apple Color Emoji", false),
      ("Trebuchet-BoldItalic", "Trebuchet MS", true), ("ZapfDingbatsITC", "Zapf Dingbats", false),
    ] {
      let font = try XCTUnwrap(UIFont(name: name, size: 14), name)
      XCTAssertEqual(font.familyName, family)
      XCTAssertEqual(font.fontDescriptor.symbolicTraits.contains(.traitBold), isBold, name)
    }
    XCTAssertNil(UIFont(name: "No Such Bold", size: 14))
  }

  func testWeightsMatchFontWeights() {
    XCTAssertEqual(UIFont.Weight.regular.number, 400)
    XCTAssertEqual(UIFont.Weight.semibold.number, 600)
    XCTAssertEqual(UIFont.Weight(-1).number, 100)
    XCTAssertEqual(UIFont.Weight(1).number, 900)
    for number in stride(from: 100, through: 900, by: 100) {
      XCTAssertEqual(UIFont.Weight(number: number).number, number)
    }
  }
}

extension UIFont {
  fileprivate var unbolded: UIFont {
    fontDescriptor.withSymbolicTraits([]).map { UIFont(descriptor: $0, size: 0) } ?? self
  }
}
