import Charts
import PortolanTesting
import XCTest

@MainActor
final class AxisTests: XCTestCase {
  private func proxy<V: View>(_ chart: V) throws -> ChartProxy { try XCTUnwrap(ShownChart(chart).proxy) }

  private let points = Chart {
    PointMark(x: .value("X", 3), y: .value("Y", 47))
    PointMark(x: .value("X", 17), y: .value("Y", 93))
  }

  func testDomainsEndAtRoundNumbersAndIncludeZero() throws {
    let proxy = try proxy(points)
    XCTAssertEqual(try XCTUnwrap(proxy.value(atY: 0, as: Double.self)), 100, accuracy: 0.001)
    XCTAssertEqual(
      try XCTUnwrap(proxy.value(atY: proxy.plotSize.height, as: Double.self)), 0, accuracy: 0.001)
    XCTAssertEqual(
      try XCTUnwrap(proxy.value(atX: proxy.plotSize.width, as: Double.self)), 20, accuracy: 0.001)
  }

  func testScalesOfModifiers() throws {
    let fixed = try proxy(points.chartYScale(domain: 40...100).chartXScale(domain: 0...20))
    XCTAssertEqual(try XCTUnwrap(fixed.position(forY: 70.0)), fixed.plotSize.height / 2, accuracy: 0.01)
    let reversed = try proxy(points.chartYScale(domain: .automatic(includesZero: false, reversed: true)))
    XCTAssertLessThan(
      try XCTUnwrap(reversed.position(forY: 47)), try XCTUnwrap(reversed.position(forY: 93)))
    let logarithmic = try proxy(points.chartYScale(domain: 1...100, type: .log))
    XCTAssertEqual(
      try XCTUnwrap(logarithmic.position(forY: 10.0)), logarithmic.plotSize.height / 2, accuracy: 0.01)
    let padded = try proxy(
      points.chartXScale(domain: 0...20, range: .plotDimension(padding: 10)).chartXAxis(.hidden))
    XCTAssertEqual(try XCTUnwrap(padded.position(forX: 0)), 10, accuracy: 0.01)
  }

  func testHiddenAxesLeaveTheWholeFrame() throws {
    let proxy = try proxy(points.chartXAxis(.hidden).chartYAxis(.hidden))
    XCTAssertEqual(proxy.plotSize, CGSize(width: 300, height: 200))
  }

  func testLabelsOfAxisMarksTakeRoom() throws {
    let plain = try proxy(points)
    XCTAssertLessThan(plain.plotSize.width, 300)
    let leading = try proxy(
      points.chartYAxis {
        AxisMarks(position: .leading, values: [0, 50, 100]) { value in
          AxisGridLine()
          AxisValueLabel { if let number = value.as(Int.self) { Text("\(number) pieces") } }
        }
      })
    XCTAssertLessThan(leading.plotSize.width, plain.plotSize.width)
    let anchor = try XCTUnwrap(leading.plotFrame)
    XCTAssertNotNil(anchor)
  }

  func testValuesOfAxisMarks() throws {
    var seen: [Double] = []
    _ = try proxy(
      points.chartYAxis {
        AxisMarks(values: .stride(by: 25)) { value in
          let _ = value.as(Double.self).map { seen.append($0) }
          AxisGridLine()
        }
      })
    XCTAssertEqual(Set(seen), [0, 25, 50, 75, 100])
  }

  func testDateStridesStartAtUnits() throws {
    let calendar = Calendar.autoupdatingCurrent
    let start = try XCTUnwrap(calendar.date(from: DateComponents(year: 2024, month: 1, day: 10)))
    let end = try XCTUnwrap(calendar.date(from: DateComponents(year: 2024, month: 5, day: 20)))
    var seen = Set<Date>()
    _ = try proxy(
      Chart {
        LineMark(x: .value("Day", start), y: .value("Y", 1))
        LineMark(x: .value("Day", end), y: .value("Y", 2))
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .month)) { value in
          let _ = value.as(Date.self).map { seen.insert($0) }
          AxisTick()
          AxisValueLabel(format: .dateTime.month(.abbreviated))
        }
      })
    XCTAssertEqual(seen.map { calendar.component(.month, from: $0) }.sorted(), [2, 3, 4, 5])
    XCTAssertEqual(Set(seen.map { calendar.component(.day, from: $0) }), [1])
  }

  func testSelectionFollowsTheFinger() throws {
    @MainActor final class Model: ObservableObject { var values: [String?] = [] }
    let model = Model()
    let shown = ShownChart(
      Chart(sales) { BarMark(x: .value("City", $0.city), y: .value("Amount", $0.amount)) }
        .chartXSelection(
          value: Binding<String?> {
            nil
          } set: {
            model.values.append($0)
          }))
    let bounds = shown.app.window.bounds
    shown.app.tap(at: CGPoint(x: bounds.midX - 100, y: bounds.midY))
    XCTAssertEqual(model.values.first, "Oslo")
    XCTAssertEqual(model.values.last, .some(nil), "the selection ends with the touch")
  }

  func testScrollableDomain() throws {
    @MainActor final class Model: ObservableObject { var first = 20.0 }
    let model = Model()
    let shown = ShownChart(
      Chart(0..<100, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0 % 7)) }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
        .chartScrollPosition(
          x: Binding {
            model.first
          } set: {
            model.first = $0
          }))
    let proxy = try XCTUnwrap(shown.proxy)
    XCTAssertGreaterThan(proxy.plotSize.width, 1200)
    let scroll = try XCTUnwrap(shown.app.elements(of: UIScrollView.self).first)
    XCTAssertEqual(scroll.contentOffset.x, try XCTUnwrap(proxy.position(forX: 20)), accuracy: 1)
  }

  func testScrollingRestsAtAlignedValues() throws {
    let shown = ShownChart(
      Chart(0..<100, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0 % 7)) }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
        .chartScrollTargetBehavior(.valueAligned(unit: 10)))
    let scroll = try XCTUnwrap(shown.app.elements(of: UIScrollView.self).first)
    let bounds = shown.app.window.bounds
    let start = CGPoint(x: bounds.midX + 120, y: bounds.midY)
    shown.app.drag(from: start, to: CGPoint(x: bounds.midX - 37, y: bounds.midY))
    shown.app.settle()
    let proxy = try XCTUnwrap(shown.proxy)
    let places = try stride(from: 0, through: 80, by: 10).map { try XCTUnwrap(proxy.position(forX: $0)) }
    XCTAssertGreaterThan(scroll.contentOffset.x, 0)
    XCTAssertLessThan(places.map { abs($0 - scroll.contentOffset.x) }.min() ?? 100, 1)

    let days = ValueAlignedChartScrollTargetBehavior.valueAligned(matching: DateComponents(hour: 0))
    let noon = Date(timeIntervalSinceReferenceDate: 0)
    guard case .date(let rest) = days._alignment(of: .date(noon.addingTimeInterval(5 * 3600))) else {
      return XCTFail("a date is aligned with a date")
    }
    XCTAssertEqual(Calendar.current.component(.hour, from: rest), 0)
  }

  func testOutlinedSymbols() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let outline: some ChartSymbolShape = Circle().strokeBorder(lineWidth: 2)
    XCTAssertEqual(outline.path(in: rect).boundingRect.width, 10, accuracy: 0.05)
    XCTAssertFalse(outline.path(in: rect).contains(CGPoint(x: 5, y: 5)))
    XCTAssertTrue(Circle().path(in: rect).contains(CGPoint(x: 5, y: 5)))
  }

  func testSymbolsOfSeveralTypes() throws {
    let chart = Chart {
      PointMark(x: .value("X", 1), y: .value("Y", 2)).symbol(by: .value("City", "Genoa"))
      PointMark(x: .value("X", 2), y: .value("Y", 3)).symbol(by: .value("City", "Venice"))
    }
    .chartSymbolScale([
      "Genoa": Circle().strokeBorder(lineWidth: 2), "Venice": BasicChartSymbolShape.square,
    ])
    let shown = ShownChart(chart, size: CGSize(width: 300, height: 300))
    XCTAssertEqual(shown.frames.count, 2)
    XCTAssertTrue(shown.app.sees("Venice"), shown.app.accessibilityText)
  }

  func testEndsOfMarksMoveByOffsets() {
    func frames(_ start: CGFloat, _ end: CGFloat) -> [CGRect] {
      ShownChart(
        Chart {
          RuleMark(x: .value("X", 2)).offset(yStart: start, yEnd: end)
          BarMark(x: .value("X", 1), y: .value("Y", 5), width: 10).offset(x: 3, yStart: start, yEnd: end)
        }
      ).frames
    }
    let plain = frames(0, 0)
    let moved = frames(-10, 4)
    // The rule starts at the top of the plot area; the bar at its base.
    XCTAssertEqual(moved[0].minY, plain[0].minY - 10, accuracy: 0.01)
    XCTAssertEqual(moved[0].maxY, plain[0].maxY + 4, accuracy: 0.01)
    XCTAssertEqual(moved[1].maxY, plain[1].maxY - 10, accuracy: 0.01)
    XCTAssertEqual(moved[1].minY, plain[1].minY + 4, accuracy: 0.01)
    XCTAssertEqual(moved[1].midX, plain[1].midX, accuracy: 0.01)
  }

  func testBinsOfNumbers() {
    let bins = NumberBins(data: [1.0, 4.5, 9.9], desiredCount: 5)
    XCTAssertEqual(bins.thresholds, [0, 2, 4, 6, 8, 10])
    XCTAssertEqual(bins.index(for: 4.5), 2)
    XCTAssertEqual(bins[2], bins[bins.index(for: 5)])
  }
}
