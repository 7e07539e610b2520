import PortolanXCTest
@testable import UIKit

final class SymbolTests: XCTestCase {
  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
    try XCTUnwrap(UIImage(systemName: name, withConfiguration: configuration), name)
  }

  func testTheSymbolsOfEveryAppAreThere() throws {
    for name in [
      "chevron.left", "chevron.right", "chevron.up", "chevron.down", "chevron.backward", "chevron.forward",
      "plus", "minus", "xmark", "checkmark", "ellipsis", "square.and.arrow.up", "trash", "gear", "gearshape",
      "magnifyingglass", "person", "house", "star", "star.fill", "heart", "heart.fill", "bell", "photo",
      "folder",
      "bookmark", "list.bullet", "square.grid.2x2", "line.3.horizontal", "sidebar.left", "arrow.left",
      "arrow.right", "arrow.up", "arrow.down", "arrow.clockwise", "circle", "circle.fill", "plus.circle.fill",
      "xmark.circle.fill", "checkmark.circle", "person.crop.circle", "ellipsis.circle", "bell.slash",
      "eye.slash.fill", "folder.badge.plus", "1.circle", "a.square.fill",
    ] {
      let image = try symbol(name)
      XCTAssertTrue(image.isSymbolImage)
      XCTAssertGreaterThan(image.inkedPixelCount, 20, name)
    }
    XCTAssertNil(UIImage(systemName: "nothing.of.this.name"))
    XCTAssertNil(UIImage(systemName: "Star"))
    XCTAssertNil(UIImage(systemName: ""))
  }

  func testMissingSymbolShowsNearestOrPlaceholder() throws {
    func pixels(_ name: String) throws -> Data? { try symbol(name).pngData() }
    func substitute(_ name: String) -> CGRect { SymbolLibrary.substitute(for: name).bounds(lineWidth: 8) }
    func drawing(_ name: String) throws -> CGRect {
      try XCTUnwrap(SymbolLibrary.ownGlyph(named: name)).bounds(lineWidth: 8)
    }
    XCTAssertEqual(substitute("folder.of.something"), try drawing("folder"))
    XCTAssertNotEqual(try pixels("folder.badge.gearshape"), try pixels("folder"), "it is composed")
    XCTAssertEqual(substitute("star.of.something.fill"), try drawing("star.fill"))
    XCTAssertEqual(try pixels("apple.intelligence"), try pixels("apple.image.playground"))
    XCTAssertNotEqual(try pixels("apple.intelligence"), try pixels("folder"))
    XCTAssertGreaterThan(try symbol("apple.image.playground.fill").inkedPixelCount, 20)
  }

  /// Shapes with a filled part, as in the names of panes and layouts.
  func testPartsOfShapesAreFilled() throws {
    func ink(_ name: String) throws -> (left: Int, right: Int, top: Int, bottom: Int) {
      XCTAssertNotNil(SymbolLibrary.ownGlyph(named: name), name)
      let image = try symbol(name, UIImage.SymbolConfiguration(pointSize: 60))
      let (middle, center) = (image.size.width / 2, image.size.height / 2)
      var result = (left: 0, right: 0, top: 0, bottom: 0)
      for y in stride(from: 0.5 - center.rounded(.down), to: center.rounded(.down), by: 1) {
        for x in stride(from: 0.5 - middle.rounded(.down), to: middle.rounded(.down), by: 1)
        where image.pixel(middle + x, center + y).last ?? 0 > 128 {
          if x < 0 { result.left += 1 } else { result.right += 1 }
          if y < 0 { result.top += 1 } else { result.bottom += 1 }
        }
      }
      return result
    }
    for name in [
      "circle.righthalf.fill", "square.trailingthird.inset.filled", "rectangle.portrait.righthalf.filled",
    ] {
      let found = try ink(name)
      XCTAssertGreaterThan(Double(found.right), 1.4 * Double(found.left), name)
    }
    for name in [
      "rectangle.bottomhalf.inset.filled", "triangle.bottomhalf.filled", "square.bottomthird.inset.filled",
    ] {
      let found = try ink(name)
      XCTAssertGreaterThan(Double(found.bottom), 1.4 * Double(found.top), name)
    }
    let inset = try ink("square.inset.filled")
    XCTAssertEqual(Double(inset.left), Double(inset.right), accuracy: 0.05 * Double(inset.left))
    XCTAssertGreaterThan(inset.left, try ink("square").left)
    let grid = try ink("square.grid.3x3.topleft.filled")
    let opposite = try ink("square.grid.3x3.bottomright.filled")
    XCTAssertGreaterThan(grid.top, opposite.top)
    XCTAssertGreaterThan(grid.left, opposite.left)
    XCTAssertNil(SymbolLibrary.ownGlyph(named: "square.somewhere.filled"))
  }

  /// A symbol without a drawing logs a message once.
  @MainActor
  func testAMissingSymbolIsReportedOnce() throws {
    let log = Log()
    UIKitFault.recorder = { record in MainActor.assumeIsolated { log.add(record.message) } }
    defer { UIKitFault.recorder = nil }
    _ = try symbol("apple.writing.tools")
    _ = try symbol("apple.writing.tools")
    _ = try symbol("star")
    XCTAssertEqual(log.take(), ["there is no drawing of the symbol “apple.writing.tools”"])
  }

  /// Names that are frequent in public code have their own drawings: plain, filled, framed and with badges.
  func testOftenUsedNamesAreDrawn() {
    let names = """
      trophy trophy.fill crown.fill medal brain brain.head.profile figure.run dumbbell dumbbell.fill bicycle bus tram fuelpump \
      building building.2 building.2.fill building.columns storefront tent mountain.2 tree carrot fish hare tortoise bird \
      ladybug cross cross.case pills pill syringe stethoscope waveform.path.ecg lungs wineglass mug birthday.cake ticket \
      dice theatermasks paintpalette paintpalette.fill eraser highlighter lasso ruler screwdriver wrench.and.screwdriver \
      wand.and.stars cpu memorychip server.rack network qrcode barcode viewfinder qrcode.viewfinder faceid touchid crop \
      rotate.left rotate.right cube.transparent square.3.layers.3d slider.vertical.3 switch.2 gauge speedometer text.bubble \
      text.bubble.fill exclamationmark.bubble bubble.left.and.bubble.right bubble.left.and.bubble.right.fill megaphone \
      megaphone.fill bell.badge bell.badge.fill tray.full signature text.quote clipboard list.clipboard tablecells \
      chart.bar.xaxis chart.xyaxis.line arrow.triangle.branch banknote dollarsign.circle eurosign.circle infinity atom app \
      app.badge square.dashed circle.dashed checkmark.shield lock.shield lock.shield.fill key.horizontal \
      person.text.rectangle person.crop.square doc.text.magnifyingglass doc.richtext arrow.up.forward \
      rectangle.portrait.and.arrow.right arrow.right.to.line icloud.and.arrow.down clock.arrow.circlepath \
      calendar.badge.clock calendar.badge.plus hourglass.bottomhalf.filled repeat.1 playpause.fill goforward.15 \
      gobackward.15 eyedropper flask cloud.sun.fill cloud.rain.fill cloud.bolt.fill cloud.snow cloud.fog wind tornado sunrise \
      sunset.fill moon.stars.fill thermometer thermometer.medium humidity umbrella.fill rainbow drop.triangle leaf.circle \
      suitcase briefcase.fill backpack graduationcap.fill sofa bed.double.fill lamp.desk fan shower door.left.hand.open \
      safari location.north.fill binoculars flag.checkered tshirt eyeglasses hands.clap hand.wave hand.tap hand.point.up.left \
      folder.badge.gearshape person.badge.plus person.crop.circle.badge.checkmark wifi.slash mic.slash.fill heart.slash \
      star.circle.fill 5.circle.fill a.square camera.viewfinder applewatch airpods display macbook ipad.landscape
      """.split(whereSeparator: \.isWhitespace).map(String.init)
    XCTAssertEqual(names.filter { SymbolLibrary.ownGlyph(named: $0) == nil }, [])
  }

  func testSignsInShapesAreComposed() throws {
    let names = """
      plus.bubble plus.bubble.fill checkmark.bubble star.bubble character.bubble plus.message checkmark.message.fill xmark.icloud \
      xmark.icloud.fill lock.icloud key.icloud exclamationmark.icloud plus.app plus.app.fill xmark.app questionmark.app \
      checkmark.diamond questionmark.diamond plus.rectangle xmark.rectangle checkmark.rectangle.portrait questionmark.video \
      arrow.up.heart centsign.circle turkishlirasign.circle.fill rupeesign.square bahtsign.circle
      """.split(whereSeparator: \.isWhitespace).map(String.init)
    XCTAssertEqual(names.filter { SymbolLibrary.ownGlyph(named: $0) == nil }, [])
    XCTAssertNotEqual(try symbol("plus.bubble").pngData(), try symbol("bubble.left").pngData())
    XCTAssertGreaterThan(
      try symbol("plus.app.fill").inkedPixelCount, try symbol("plus.app").inkedPixelCount)
    XCTAssertNil(SymbolLibrary.ownGlyph(named: "nonsense.bubble"))
  }

  /// SF Symbols 3 renamed half-filled symbols. The earlier names remain valid.
  func testEarlierNamesOfHalfFilledSymbols() throws {
    for name in ["hourglass.tophalf", "circle.lefthalf", "square.righthalf"] {
      XCTAssertEqual(
        try symbol(name + ".fill").pngData(), try symbol(name + ".filled").pngData(), name)
    }
    XCTAssertNil(SymbolLibrary.ownGlyph(named: "nonsense.lefthalf.fill"))
  }

  /// A filled symbol without a drawing is derived from its outline.
  func testFilledFormsAreMadeFromOutlines() throws {
    let (plain, filled) = (try symbol("ferry"), try symbol("refrigerator.fill"))
    XCTAssertGreaterThan(plain.inkedPixelCount, 20)
    XCTAssertGreaterThan(filled.inkedPixelCount, try symbol("refrigerator").inkedPixelCount * 3 / 2)
    XCTAssertEqual(filled.size, try symbol("refrigerator").size)
  }

  func testNoDrawingTouchesTheEdgeOfItsImage() throws {
    UITraitCollection(displayScale: 2).performAsCurrent {
      for name in UIImage.drawnSymbolNames {
        guard let image = UIImage(systemName: name), let pixels = image.cgImage,
          let data = pixels.dataProvider?.data
        else { return XCTFail(name) }
        XCTAssertGreaterThan(image.inkedPixelCount, 20, name)
        let row = (0..<pixels.width).contains { data[$0 * 4 + 3] > 0 }
        let column = (0..<pixels.height).contains { data[$0 * pixels.bytesPerRow + 3] > 0 }
        XCTAssertFalse(row || column, name)
      }
    }
  }

  func testSizeFollowsTheConfiguration() throws {
    let small = try symbol("star", .init(pointSize: 10))
    let large = try symbol("star", .init(pointSize: 40))
    XCTAssertEqual(large.size.width / small.size.width, 4, accuracy: 0.4)
    let byScale = try symbol("star", .init(pointSize: 40, weight: .regular, scale: .large))
    XCTAssertGreaterThan(byScale.size.width, large.size.width)
    let heavy = try symbol("plus", .init(pointSize: 40, weight: .black))
    let thin = try symbol("plus", .init(pointSize: 40, weight: .ultraLight))
    XCTAssertGreaterThan(heavy.inkedPixelCount, 2 * thin.inkedPixelCount)
  }

  func testTextStylesFollowTheCategory() throws {
    let body = try symbol("star", .init(textStyle: .body))
    let huge = body.resolved(for: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    XCTAssertGreaterThan(huge.size.height, body.size.height * 1.5)
    let fixed = try symbol("star", .init(pointSize: 17))
    XCTAssertEqual(
      fixed.resolved(for: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)).size.height,
      fixed.size.height, accuracy: 0.5)
  }

  func testConfigurationsAreLaidOverEachOther() throws {
    let base = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    let merged = base.applying(UIImage.SymbolConfiguration(scale: .large))
    XCTAssertEqual(merged, UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large))
    let image = try symbol("star", base)
    let changed = try XCTUnwrap(image.applyingSymbolConfiguration(.init(scale: .large)))
    XCTAssertEqual(changed.size, try symbol("star", merged).size)
    XCTAssertNil(plainImage(.red, 2, 2).applyingSymbolConfiguration(base))
  }

  func testSymbolsTakeTheTint() throws {
    let image = try symbol("circle.fill", .init(pointSize: 20))
    XCTAssertTrue(image.isTemplate)
    let blue = try XCTUnwrap(image.rendering(tint: .blue, traits: .current, scale: 2))
    XCTAssertEqual(UIImage(cgImage: blue).pixel(20, 20), [0, 0, 255, 255])
  }

  func testPalettesColorTheLayers() throws {
    let image = try symbol(
      "checkmark.circle.fill",
      UIImage.SymbolConfiguration(pointSize: 40).applying(
        UIImage.SymbolConfiguration(paletteColors: [.red, .blue])))
    XCTAssertFalse(image.isTemplate)
    let pixels = UIImage(cgImage: try XCTUnwrap(image.rendering(tint: .green, traits: .current, scale: 2)))
    let middle = pixels.size.width / 2
    XCTAssertEqual(pixels.pixel(middle, 14), [0, 0, 255, 255], "the disc has the second colour")
    let colours = Set((10..<90).map { pixels.pixel(CGFloat($0), middle) })
    XCTAssertTrue(colours.contains([255, 0, 0, 255]), "the check mark has the first")
  }

  func testATranslucentSymbolIsOneShape() throws {
    let image = try symbol("heart.fill", .init(pointSize: 40))
    let tint = UIColor.red.withAlphaComponent(0.5)
    let pixels = UIImage(cgImage: try XCTUnwrap(image.rendering(tint: tint, traits: .current, scale: 2)))
    let middle = pixels.size.height / 2
    let alphas = Set((0..<Int(pixels.size.width)).map { pixels.pixel(CGFloat($0), middle)[3] })
    XCTAssertTrue(alphas.contains(128))
    XCTAssertLessThanOrEqual(alphas.max() ?? 0, 128)
  }

  func testACutOutShowsTheBackground() throws {
    let image = try symbol("checkmark.circle.fill", .init(pointSize: 40))
    let pixels = UIImage(cgImage: try XCTUnwrap(image.rendering(tint: .red, traits: .current, scale: 2)))
    let middle = pixels.size.height / 2
    let alphas = (20..<74).map { pixels.pixel(CGFloat($0), middle)[3] }
    XCTAssertTrue(alphas.contains(0))
    XCTAssertTrue(alphas.contains(255))
  }

  func testForwardAndBackwardFollowTheLanguage() throws {
    XCTAssertTrue(try symbol("chevron.forward").flipsForRightToLeftLayoutDirection)
    XCTAssertTrue(try symbol("arrow.backward").flipsForRightToLeftLayoutDirection)
    XCTAssertFalse(try symbol("chevron.left").flipsForRightToLeftLayoutDirection)
  }

  func testSymbolsStandOnTheBaselineOfText() throws {
    let font = UIFont.systemFont(ofSize: 40)
    let image = try symbol("square", UIImage.SymbolConfiguration(font: font))
    let offset = try XCTUnwrap(image.baselineOffsetFromBottom)
    XCTAssertEqual(
      image.size.height / 2 - offset, font.capHeight / 2, accuracy: 1, "centred on capital letters")
  }

  /// The baseline is below a flat symbol. iOS 16: 25.67 points high with an offset of -10.33
  /// (https://developer.apple.com/forums/thread/716773).
  func testBaselineBelowFlatSymbol() throws {
    let image = try symbol("chevron.compact.down", UIImage.SymbolConfiguration(pointSize: 64, weight: .light))
    XCTAssertEqual(try XCTUnwrap(image.baselineOffsetFromBottom), -10.33, accuracy: 0.7)
  }
}
