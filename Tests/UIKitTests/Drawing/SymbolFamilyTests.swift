import PortolanXCTest
@testable import UIKit

/// Families of symbols: drawings, compositions and the names that are valid.
final class SymbolFamilyTests: XCTestCase {
  private func missing(_ names: String) -> [String] {
    names.split(whereSeparator: \.isWhitespace).map(String.init).filter {
      !SymbolNames.contains($0) || SymbolLibrary.ownGlyph(named: $0) == nil
    }
  }

  private func image(_ name: String, size: CGFloat = 60) throws -> UIImage {
    try XCTUnwrap(
      UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size)), name)
  }

  func testFamiliesAreDrawn() {
    for family in [
      // Vehicles
      """
      car.side.air.circulate car.side.lock.open.fill suv.side suv.side.fill suv.side.hill.up truck.pickup.side.fill \
      car.top.door.front.left.open car.top.door.front.left.and.rear.right.open.fill car.top.radiowaves.rear.left \
      carseat.left carseat.right.and.heat.waves carseat.left.2.fill windshield.front.and.wiper windshield.rear.and.spray \
      axle.2.front.engaged steeringwheel.road.lane headlight.high.beam taillight.fog.fill abs.brakesignal parkingsign.brakesignal \
      1.brakesignal abs.brakesignal.slash exclamationmark.tirepressure tirepressure engine.combustion.fill ev.plug.ac.type.2 \
      minus.plus.batteryblock.fill fuelpump.arrowtriangle.left car.rear.road.lane.dashed
      """,
      // People
      """
      figure figure.child figure.archery figure.badminton figure.bowling figure.fencing figure.skiing.downhill figure.surfing \
      figure.table.tennis figure.volleyball figure.dress.line.vertical.figure figure.seated.side.air.distribution.upper \
      figure.run.square.stack.fill figure.child.and.lock person.crop.circle.badge person.2.crop.square.stack person.fill.viewfinder
      """,
      // The house
      """
      door.french.open door.garage.closed window.awning.closed blinds.horizontal.open roller.shade.closed light.recessed.3 \
      lightbulb.max.fill lightbulb.led fan.oscillation air.purifier humidifier.and.droplets dehumidifier.fill chandelier \
      poweroutlet.type.a poweroutlet.type.f.square.fill poweroutlet.type.o.fill powercord pipe.and.drop entry.lever.keypad
      """,
      // Devices
      """
      airpods.chargingcase.fill airpodspro beats.studiobuds appletvremote.gen4 visionpro visionpro.fill visionpro.circle ipad.gen2.landscape \
      iphone.gen3.radiowaves.left.and.right.circle lock.iphone play.display lock.open.laptopcomputer macpro.gen2 macstudio.fill \
      computermouse.fill cable.connector l1.button.roundedbottom.horizontal r2.button.angledtop.vertical.right.fill m3.button.horizontal \
      l.joystick.tilt.left.fill digitalcrown.press platter.2.filled.ipad apps.ipad
      """,
      // The interface
      """
      align.horizontal.left distribute.vertical.top.fill arrow.up.forward.and.arrow.down.backward arrow.backward.to.line.circle.fill \
      arrowshape.forward arrowshape.backward.circle.fill arrow.up.bin arrow.up.trash.fill dock.arrow.up.rectangle appwindow.swipe.rectangle \
      chevron.left.to.line chevron.compact.backward rectangle.ratio.16.to.9 rectangle.split.2x2.fill circle.grid.2x1.left.filled \
      oval.portrait.lefthalf.filled bell.slash.circle.fill location.slash.circle mic.slash.circle.fill music.note.house play.square.stack.fill \
      h.square.on.square lock.app.dashed sparkles.rectangle.stack checkmark.rectangle.stack.fill key.viewfinder checkmark.gobackward goforward.plus \
      message.badge clock.badge.fill folder.fill.badge.person.crop camera.metering.spot circle.lefthalf.filled.inverse loupe \
      slider.horizontal.2.square pencil.tip.crop.circle.fill envelope.badge.shield.half.filled
      """,
      // Names of SF Symbols 6 and 7
      """
      document.badge.plus microphone.slash.fill arrow.trianglehead.branch dollarsign.arrow.trianglehead.counterclockwise.rotate.90 \
      vision.pro airpods.pro flag.pattern.checkered figure.ice.skating convertible.side.lock.fill 1.lane 12.calendar degreesign.celsius
      """,
      // Weather
      """
      moonphase.waxing.crescent moonphase.full.moon.inverse moonrise moonset.circle.fill sun.rain.fill sun.snow.circle moon.dust \
      moon.haze.fill
      """,
      // Letters
      """
      bahtsign bahtsign.arrow.circlepath brazilianrealsign.circle.fill polishzlotysign.square swedishkronasign eurozonesign.circle \
      chineseyuanrenminbisign.circle.fill 2h.circle 4l kph.circle mph lt.circle.fill abc k fn fx 00.circle 07.square.fill
      """,
    ] { XCTAssertEqual(missing(family), []) }
  }

  /// Renamed symbols keep their earlier names.
  func testEarlierNamesHaveTheDrawingsOfThePresentOnes() throws {
    for (former, present) in [
      ("applelogo", "apple.logo"), ("folder.badge.plus.fill", "folder.fill.badge.plus"),
      ("square.3.stack.3d", "square.3.layers.3d"), ("tv.music.note", "music.note.tv"),
      ("a.book.closed", "character.book.closed"), ("text.justifyleft", "text.justify.left"),
      ("arrow.upright.circle", "arrow.up.right.circle"), ("cart.badge.plus.fill", "cart.fill.badge.plus"),
      ("gauge.badge.plus", "gauge.with.dots.needle.bottom.50percent.badge.plus"),
      ("volume.2", "speaker.wave.2"),
    ] {
      XCTAssertTrue(SymbolNames.contains(former), former)
      XCTAssertNotNil(SymbolLibrary.ownGlyph(named: present), present)
      XCTAssertNotNil(SymbolLibrary.ownGlyph(named: former), former)
    }
    XCTAssertEqual(SymbolRenames.presentName(of: "box.truck.fill"), "truck.box.fill")
    XCTAssertNil(SymbolRenames.presentName(of: "star"))
  }

  func testOnlyNamesOfTheSetAreImages() {
    for name in [
      "star", "star.fill", "star.square.on.square.fill", "0.circle", "list.number.rtl",
      "character.book.closed.fill.ja",
      "1.circle.hi", "left", "right.circle", "questionmark.circle.ar", "zzz", "textformat.12.km",
      "document.on.document",
      "car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open.fill", "4.alt.square.fill",
    ] {
      XCTAssertNotNil(UIImage(systemName: name), name)
    }
    for name in [
      "", ".", "-", " ", "star.", ".fill", "star..fill", "star.fill.fill",
      "folder.of.something", "sta",
      "star.circle.square", "Star", "star fill", "list.bullet.ja", "star.fill*", "~", "checkmark.cicle",
      "star\n",
      "person.circle.filled", "é", "list.bullet.", "arrow",
    ] {
      XCTAssertNil(UIImage(systemName: name), name)
    }
  }

  func testDirectionsOfReading() throws {
    XCTAssertEqual(try image("arrowshape.forward").pngData(), try image("arrowshape.right").pngData())
    XCTAssertTrue(try image("arrowshape.forward").flipsForRightToLeftLayoutDirection)
    XCTAssertTrue(try image("text.bubble").flipsForRightToLeftLayoutDirection, "it has a variant .rtl")
    XCTAssertFalse(try image("star").flipsForRightToLeftLayoutDirection)
  }

  func testVariantsForLanguages() throws {
    func texts(_ name: String) throws -> [String] {
      try XCTUnwrap(SymbolLibrary.ownGlyph(named: name), name).elements.compactMap {
        if case .text(let text) = $0.kind { text } else { nil }
      }
    }
    XCTAssertEqual(try texts("12.circle"), ["12"])
    XCTAssertEqual(try texts("12.circle.ar"), ["١٢"])
    XCTAssertEqual(try texts("12.square.fill.hi"), ["१२"])
    XCTAssertEqual(try texts("gobackward.15.ar"), ["١٥"])
    XCTAssertEqual(try texts("character.book.closed.ja"), ["あ"])
    let (plain, mirrored) = (
      try XCTUnwrap(SymbolLibrary.ownGlyph(named: "text.bubble")),
      try XCTUnwrap(SymbolLibrary.ownGlyph(named: "text.bubble.rtl"))
    )
    let (left, right) = (plain.bounds(lineWidth: 8), mirrored.bounds(lineWidth: 8))
    XCTAssertEqual(left.minX, -right.maxX, accuracy: 0.01)
    XCTAssertNotEqual(try image("text.bubble").pngData(), try image("text.bubble.rtl").pngData())
    XCTAssertNil(UIImage(systemName: "star.rtl"))
  }

  func testComposedSymbolsUseOthers() throws {
    let line: Substring =
      "test | u star 10 0 0.5 | n circle -10 0 0.5 | t A 0 0 20 20 | s R -50 -50 100 100 5"
    let glyph = SymbolPathParser.glyph(named: "test", line: line)
    let star = try XCTUnwrap(SymbolLibrary.ownGlyph(named: "star"))
    XCTAssertEqual(glyph.elements.count, star.elements.count + 3)
    XCTAssertEqual(
      glyph.elements[0].path.boundingBoxOfPath.width, star.elements[0].path.boundingBoxOfPath.width / 2,
      accuracy: 0.01)
    let filled = SymbolFilling.filled(
      parts: SymbolPathParser.parts(line: line, isFilled: true), name: "test.fill")
    if case .body = filled.elements[0].kind {} else { XCTFail("the star is not filled") }
    if case .stroke = filled.elements[1].kind {} else { XCTFail("the circle is filled") }
    XCTAssertTrue(filled.elements[2].isCut, "the letter is cut out of the square")
    // Malformed parts are left out.
    for broken in ["x | u", "x | u star", "x | u nothing 0 0 1", "x | t A 1", "x | n star a b c", "x |", "x"]
    {
      XCTAssertEqual(SymbolPathParser.glyph(named: "x", line: Substring(broken)).elements.count, 0, broken)
    }
  }

  /// A filled form has more ink than its outline.
  func testFilledFormsOfComposedSymbols() throws {
    for name in [
      "car.side.lock", "button.horizontal", "batteryblock", "visionpro", "lightbulb.max",
      "poweroutlet.type.c",
      "lock.rectangle.on.rectangle", "play.house", "headlight.fog", "suv.side", "air.purifier",
      "l1.button.roundedbottom.horizontal",
    ] {
      XCTAssertGreaterThan(
        try image(name + ".fill").inkedPixelCount, try image(name).inkedPixelCount, name)
    }
  }

  /// Cuts of a symbol are drawn where the symbol itself is cut out.
  func testCutsInsideFilledFrames() throws {
    let framed = try XCTUnwrap(SymbolLibrary.ownGlyph(named: "bell.slash.circle.fill"))
    XCTAssertTrue(framed.elements.contains { $0.isCut })
    XCTAssertGreaterThan(
      framed.elements.filter { !$0.isCut }.count, 1, "the gap beside the slash is not cut out")
  }
}
