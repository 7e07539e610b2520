import Charts
import PortolanTesting
import XCTest

@MainActor
final class MarkTests: XCTestCase {
  func testStackedBarsCoverTheirSums() throws {
    let shown = ShownChart(
      Chart(sales) {
        BarMark(x: .value("City", $0.city), y: .value("Amount", $0.amount))
          .foregroundStyle(by: .value("Kind", $0.kind))
      })
    let proxy = try XCTUnwrap(shown.proxy)
    let frames = shown.frames
    XCTAssertEqual(frames.count, 4)
    XCTAssertEqual(frames[0].maxY, try XCTUnwrap(proxy.position(forY: 0.0)), accuracy: 0.01)
    XCTAssertEqual(frames[1].maxY, frames[0].minY, accuracy: 0.01)
    XCTAssertEqual(frames[1].minY, try XCTUnwrap(proxy.position(forY: 50.0)), accuracy: 0.01)
    XCTAssertEqual(frames[3].minY, try XCTUnwrap(proxy.position(forY: 80.0)), accuracy: 0.01)
    XCTAssertEqual(frames[0].midX, try XCTUnwrap(proxy.position(forX: "Oslo")), accuracy: 0.01)
    XCTAssertEqual(frames[0].midX, proxy.plotSize.width / 4, accuracy: 0.01)
    XCTAssertEqual(frames[2].midX, proxy.plotSize.width * 3 / 4, accuracy: 0.01)
    XCTAssertEqual(proxy.value(atX: 5, as: String.self), "Oslo")
    XCTAssertEqual(try XCTUnwrap(proxy.value(atY: 0, as: Double.self)), 100, accuracy: 0.01)
  }

  func testStackingMethods() throws {
    func frames(_ method: MarkStackingMethod) -> [CGRect] {
      ShownChart(
        Chart(sales) {
          BarMark(x: .value("City", $0.city), y: .value("Amount", $0.amount), stacking: method)
            .foregroundStyle(by: .value("Kind", $0.kind))
        }
      ).frames
    }
    let normalized = frames(.normalized)
    XCTAssertEqual(normalized[1].minY, normalized[3].minY, accuracy: 0.01, "both sums are the whole")
    XCTAssertEqual(normalized[0].height / normalized[1].height, 2 / 3, accuracy: 0.001)
    let centered = frames(.center)
    XCTAssertEqual(
      centered[0].union(centered[1]).midY, centered[2].union(centered[3]).midY, accuracy: 0.01)
    let unstacked = frames(.unstacked)
    XCTAssertEqual(unstacked[0].maxY, unstacked[1].maxY, accuracy: 0.01)
  }

  func testNegativeValuesStackDownwards() {
    let shown = ShownChart(
      Chart {
        BarMark(x: .value("Day", "A"), y: .value("Change", 10))
        BarMark(x: .value("Day", "A"), y: .value("Change", -5))
      })
    XCTAssertEqual(shown.frames[0].maxY, shown.frames[1].minY, accuracy: 0.01)
    XCTAssertEqual(shown.frames[0].height, shown.frames[1].height * 2, accuracy: 0.01)
  }

  func testPositionPlacesBarsSideBySide() {
    let frames = ShownChart(
      Chart(sales) {
        BarMark(x: .value("City", $0.city), y: .value("Amount", $0.amount))
          .position(by: .value("Kind", $0.kind))
      }
    ).frames
    XCTAssertGreaterThanOrEqual(frames[1].minX, frames[0].maxX)
    XCTAssertEqual(frames[0].maxY, frames[1].maxY, accuracy: 0.01, "neither stands on the other")
  }

  func testHorizontalBarsListCategoriesFromTheTop() throws {
    let shown = ShownChart(
      Chart(sales) { BarMark(x: .value("Amount", $0.amount), y: .value("City", $0.city)) })
    let frames = shown.frames
    XCTAssertLessThan(frames[0].midY, frames[2].midY)
    XCTAssertEqual(frames[0].minX, try XCTUnwrap(shown.proxy?.position(forX: 0.0)), accuracy: 0.01)
    XCTAssertEqual(frames[1].maxX, try XCTUnwrap(shown.proxy?.position(forX: 50.0)), accuracy: 0.01)
  }

  func testDateUnitsCoverTheirInterval() throws {
    let calendar = Calendar.autoupdatingCurrent
    let start = try XCTUnwrap(calendar.date(from: DateComponents(year: 2024, month: 1, day: 1)))
    let months = (0..<4).compactMap { calendar.date(byAdding: .month, value: $0, to: start) }
    let shown = ShownChart(
      Chart(months, id: \.self) { month in
        BarMark(x: .value("Month", month, unit: .month), y: .value("Count", 3))
      })
    let frames = shown.frames
    let proxy = try XCTUnwrap(shown.proxy)
    XCTAssertEqual(frames.count, 4)
    XCTAssertGreaterThan(frames[0].minX, 0)
    XCTAssertLessThan(frames[3].maxX, proxy.plotSize.width)
    let february = try XCTUnwrap(proxy.position(forX: months[1]))
    XCTAssertLessThan(frames[0].maxX, february)
    XCTAssertGreaterThan(frames[1].minX, february)
  }

  func testSectorsDivideTheCircle() throws {
    @MainActor final class Selection: ObservableObject { @Published var angle: Double? }
    let selection = Selection()
    let binding = Binding {
      selection.angle
    } set: {
      selection.angle = $0
    }
    let shown = ShownChart(
      Chart(sales) { sale in
        SectorMark(angle: .value("Amount", sale.amount), innerRadius: .ratio(0.5), angularInset: 1)
          .foregroundStyle(by: .value("Sale", "\(sale.city) \(sale.kind)"))
      }
      .chartLegend(.hidden).chartAngleSelection(value: binding))
    let proxy = try XCTUnwrap(shown.proxy)
    XCTAssertEqual(proxy.plotSize, CGSize(width: 300, height: 200), "sectors have no axes")
    let east = CGPoint(x: 280, y: 100)
    XCTAssertEqual(proxy.angle(at: east).degrees, 90, accuracy: 0.01)
    XCTAssertEqual(
      try XCTUnwrap(proxy.value(atAngle: proxy.angle(at: east), as: Double.self)), 130.0 / 4, accuracy: 0.01)
    proxy.selectAngleValue(at: .degrees(180))
    XCTAssertEqual(try XCTUnwrap(selection.angle), 65, accuracy: 0.01)
    XCTAssertEqual(shown.spoken.first, "Oslo Tea: 20")
  }

  func testMarksSpeakTheirValues() {
    let shown = ShownChart(
      Chart(sales) {
        BarMark(x: .value("City", $0.city), y: .value("Amount", $0.amount))
          .foregroundStyle(by: .value("Kind", $0.kind))
      })
    XCTAssertEqual(
      shown.spoken,
      [
        "Oslo, Tea: Amount: 20", "Oslo, Coffee: Amount: 30", "Rome, Tea: Amount: 10",
        "Rome, Coffee: Amount: 70",
      ])
  }

  func testContentOfOwnTypesAndConditions() {
    struct Threshold: ChartContent {
      let limit: Double
      var body: some ChartContent {
        RuleMark(y: .value("Limit", limit)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
          .annotation(position: .top, alignment: .leading) { Text("Limit") }
      }
    }
    let showsRule = true
    let shown = ShownChart(
      Chart {
        ForEach(sales) { sale in
          LineMark(
            x: .value("Number", sale.id), y: .value("Amount", sale.amount), series: .value("City", sale.city)
          )
          .interpolationMethod(.monotone).symbol(.square)
          AreaMark(x: .value("Number", sale.id), y: .value("Amount", sale.amount)).opacity(0.2)
        }
        if showsRule { Threshold(limit: 40) } else { PointMark(x: .value("X", 1), y: .value("Y", 1)) }
      })
    XCTAssertEqual(shown.frames.count, 9)
    XCTAssertNotNil(shown.app.element("Limit"))
  }
}
