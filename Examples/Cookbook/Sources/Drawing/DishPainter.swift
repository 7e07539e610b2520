import UIKit

/// Draws a dish on a table, seen from above, in a square of 100 by 100.
final class DishPainter {
  let dish: Dish
  let context: CGContext
  var random: DishRandom

  init(_ dish: Dish, seed: String, context: CGContext) {
    self.dish = dish
    self.context = context
    random = DishRandom(seed)
  }

  var color: UIColor { UIColor(rgb: dish.color) }

  func draw() {
    drawTable()
    switch dish.vessel {
    case "glass": drawGlass()
    case "board": drawBoard()
    default:
      context.saveGState()
      context.translateBy(x: 50, y: 51)
      context.rotate(by: random.number(-0.25, 0.25))
      let space = drawVessel()
      drawFood(space)
      context.restoreGState()
    }
  }

  // MARK: Table

  /// Matching colors of cloths and boards.
  private static let tables: [(ground: UInt32, thread: UInt32, isWood: Bool)] = [
    (0xEDE4D3, 0xDFD3BD, false), (0xC9D2C4, 0xB9C4B4, false), (0xD9B8A0, 0xCBA78D, false),
    (0x4A545C, 0x424B53, false), (0xC7A27A, 0xB48E66, true), (0x8A6A4F, 0x7A5C43, true),
    (0xB7C4CC, 0xA7B5BE, false), (0xE9D6B8, 0xDCC6A2, true), (0x6E7B6A, 0x647160, false),
  ]

  private func drawTable() {
    let light = dish.tone == "white" || dish.tone == "clear" || dish.tone == "sand" || dish.tone == "paper"
    var index = Int(random.next() % UInt64(Self.tables.count))
    // A light plate needs a contrasting background.
    if light, index == 0 { index = 1 + Int(random.next() % 8) }
    let table = Self.tables[index]
    context.setFillColor(UIColor(rgb: table.ground).cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    context.setStrokeColor(UIColor(rgb: table.thread).cgColor)
    if table.isWood {
      context.setLineWidth(0.5)
      for _ in 0..<26 {
        let y = random.number(0, 100)
        let bend = random.number(-3, 3)
        context.move(to: CGPoint(x: 0, y: y))
        context.addCurve(
          to: CGPoint(x: 100, y: y + bend), control1: CGPoint(x: 33, y: y + bend),
          control2: CGPoint(x: 66, y: y - bend))
        context.strokePath()
      }
      context.setLineWidth(1)
      for y in [33, 67] as [CGFloat] {
        context.move(to: CGPoint(x: 0, y: y))
        context.addLine(to: CGPoint(x: 100, y: y))
        context.strokePath()
      }
    } else {
      context.setLineWidth(0.35)
      for step in stride(from: CGFloat(0), to: 100, by: 2.2) {
        context.move(to: CGPoint(x: step, y: 0))
        context.addLine(to: CGPoint(x: step, y: 100))
        context.move(to: CGPoint(x: 0, y: step))
        context.addLine(to: CGPoint(x: 100, y: step))
      }
      context.strokePath()
    }
  }

  // MARK: Vessels

  /// The area for food, relative to the center.
  struct Space {
    var width: CGFloat
    var height: CGFloat
    var radius: CGFloat { min(width, height) }
    var isSquare = false

    func path() -> CGPath {
      let rect = CGRect(x: -width, y: -height, width: width * 2, height: height * 2)
      return isSquare
        ? UIBezierPath(roundedRect: rect, cornerRadius: 6).cgPath : CGPath(ellipseIn: rect, transform: nil)
    }
  }

  static func tone(_ name: String) -> UIColor {
    let tones: [String: UInt32] = [
      "white": 0xFAF8F3, "celadon": 0xB8CDBC, "charcoal": 0x343336, "slate": 0x515C64, "brown": 0x7E5131,
      "wood": 0xB98551, "iron": 0x2A2B2E, "brass": 0xCDA850, "steel": 0xC6CCD1, "sand": 0xDCCBA8,
      "paper": 0xEDE3CE, "bamboo": 0xD9BB7C, "tin": 0xBCC1C5, "red": 0xB23A30, "clear": 0xE8EEF0,
    ]
    return UIColor(rgb: tones[name] ?? 0xFAF8F3)
  }

  private func drawVessel() -> Space {
    let tone = Self.tone(dish.tone)
    switch dish.vessel {
    case "pot":
      for side in [-1, 1] as [CGFloat] {
        fill(
          rounded(CGRect(x: side * 39 - 6, y: -6, width: 12, height: 12), 4), tone.shaded(0.8), shadow: true)
      }
      ring(39, tone, shadow: true)
      ring(35.5, tone.shaded(0.72))
      return Space(width: 32.5, height: 32.5)
    case "pan", "skillet":
      if dish.vessel == "skillet" {
        fill(rounded(CGRect(x: 30, y: -4.5, width: 42, height: 9), 4.5), tone.shaded(1.15), shadow: true)
      } else {
        for side in [-1, 1] as [CGFloat] {
          fill(
            rounded(CGRect(x: side * 40 - 7, y: -8, width: 14, height: 16), 7), tone.shaded(0.85),
            shadow: true)
        }
      }
      ring(39, tone, shadow: true)
      ring(36.5, tone.shaded(dish.tone == "iron" ? 1.35 : 0.8))
      return Space(width: 34, height: 34)
    case "oval":
      ellipse(44, 31, tone, shadow: true)
      ellipse(40, 27.5, tone.shaded(0.95))
      ellipse(38.5, 26, tone.shaded(1.02))
      return Space(width: 33, height: 21.5)
    case "square":
      fill(rounded(CGRect(x: -39, y: -35, width: 78, height: 70), 9), tone, shadow: true)
      fill(rounded(CGRect(x: -36, y: -32, width: 72, height: 64), 7), tone.shaded(0.86))
      return Space(width: 34.5, height: 30.5, isSquare: true)
    case "pie", "ramekin", "stand":
      let lobes = dish.vessel == "stand" ? 16 : 36
      let outer = dish.vessel == "ramekin" ? 33.0 : 40.0
      fill(scallop(outer, dish.vessel == "stand" ? 1.6 : 0.9, lobes), tone, shadow: true)
      ring(outer - 3, tone.shaded(0.93))
      return Space(
        width: outer - (dish.vessel == "stand" ? 9 : 4), height: outer - (dish.vessel == "stand" ? 9 : 4))
    case "cup":
      ring(40, tone, shadow: true)
      ring(36.5, tone.shaded(0.95))
      fill(rounded(CGRect(x: 20, y: -4, width: 19, height: 8), 4), tone, shadow: true)
      ring(27, tone, shadow: true)
      ring(25, tone.shaded(0.9))
      return Space(width: 23.5, height: 23.5)
    case "bowl":
      ring(38, tone, shadow: true)
      ring(35.5, tone.shaded(0.9))
      return Space(width: 33, height: 33)
    case "deep":
      ring(40, tone, shadow: true)
      ring(36.5, tone.shaded(0.92))
      ring(32.5, tone.shaded(0.8))
      return Space(width: 31, height: 31)
    default:
      ring(42, tone, shadow: true)
      ring(40.6, tone.shaded(0.965))
      ring(31, tone.shaded(0.93))
      ring(30, tone.shaded(1.01))
      return Space(width: 28.5, height: 28.5)
    }
  }

  private func drawBoard() {
    let tone = Self.tone(dish.tone)
    context.saveGState()
    context.translateBy(x: 50, y: 51)
    context.rotate(by: random.number(-0.12, 0.12))
    switch dish.tone {
    case "paper":
      fill(rounded(CGRect(x: -42, y: -33, width: 84, height: 66), 2), tone, shadow: true)
      stroke(rounded(CGRect(x: -39, y: -30, width: 78, height: 60), 1), tone.shaded(0.9), 0.6)
    case "bamboo":
      ring(40, tone, shadow: true)
      ring(36.5, tone.shaded(0.9))
      context.saveGState()
      context.addPath(CGPath(ellipseIn: CGRect(x: -36, y: -36, width: 72, height: 72), transform: nil))
      context.clip()
      for x in stride(from: CGFloat(-36), to: 36, by: 5) {
        stroke(line(CGPoint(x: x, y: -36), CGPoint(x: x, y: 36)), tone.shaded(0.75), 0.7)
      }
      context.restoreGState()
    default:
      fill(rounded(CGRect(x: -43, y: -30, width: 86, height: 60), 8), tone, shadow: true)
      for y in stride(from: CGFloat(-26), to: 28, by: 6) {
        stroke(
          line(CGPoint(x: -40, y: y), CGPoint(x: 40, y: y + random.number(-1.5, 1.5))), tone.shaded(0.93), 0.6
        )
      }
      fill(CGPath(ellipseIn: CGRect(x: 35, y: -2, width: 4, height: 4), transform: nil), tone.shaded(0.6))
    }
    drawFood(Space(width: 34, height: 23))
    context.restoreGState()
  }

  /// Draws a glass, which is seen from the side.
  private func drawGlass() {
    context.saveGState()
    context.translateBy(x: 50, y: 52)
    let outline = trapezoid(top: 22, bottom: 16.5, from: -37, to: 37, radius: 5)
    fill(outline, UIColor(white: 1, alpha: 0.35), shadow: true)
    context.saveGState()
    context.addPath(trapezoid(top: 20.5, bottom: 15.4, from: -36, to: 35, radius: 4))
    context.clip()
    let level: CGFloat = -26
    if dish.food == "layered" {
      let milk =
        dish.color == 0x4A2A18 ? UIColor(rgb: 0xB98C5E).withAlphaComponent(0.55) : UIColor(rgb: 0xFBF3EE)
      let top = dish.color == 0x4A2A18 ? color : milk
      let bottom = dish.color == 0x4A2A18 ? milk : color
      gradient(
        [top, top, bottom, bottom], [0, 0.38, 0.72, 1], from: CGPoint(x: 0, y: level),
        to: CGPoint(x: 0, y: 36))
    } else {
      gradient(
        [color.shaded(1.08), color.shaded(0.9)], [0, 1], from: CGPoint(x: 0, y: level),
        to: CGPoint(x: 0, y: 36))
    }
    for topping in dish.toppings { drawInGlass(topping, level) }
    fill(
      CGPath(ellipseIn: CGRect(x: -20, y: level - 2.2, width: 40, height: 4.4), transform: nil),
      color.shaded(1.18).withAlphaComponent(dish.food == "layered" && dish.color != 0x4A2A18 ? 0 : 0.8))
    context.restoreGState()
    stroke(outline, UIColor(white: 1, alpha: 0.75), 0.8)
    fill(rounded(CGRect(x: -16.5, y: -31, width: 2.6, height: 52), 1.3), UIColor(white: 1, alpha: 0.35))
    for topping in dish.toppings { drawOnGlass(topping, level) }
    context.restoreGState()
  }

  private func drawInGlass(_ topping: String, _ level: CGFloat) {
    switch topping {
    case "ice":
      for _ in 0..<5 {
        context.saveGState()
        context.translateBy(x: random.number(-11, 11), y: random.number(level + 3, level + 30))
        context.rotate(by: random.number(-0.7, 0.7))
        fill(rounded(CGRect(x: -5.5, y: -5.5, width: 11, height: 11), 2.4), UIColor(white: 1, alpha: 0.34))
        stroke(
          rounded(CGRect(x: -5.5, y: -5.5, width: 11, height: 11), 2.4), UIColor(white: 1, alpha: 0.5), 0.6)
        context.restoreGState()
      }
    case "strawberry":
      for _ in 0..<7 { place(topping, CGPoint(x: random.number(-12, 12), y: random.number(10, 31))) }
    case "ricegrain":
      for _ in 0..<26 {
        place("ricegrain", CGPoint(x: random.number(-15, 15), y: random.number(level + 1, level + 7)))
      }
    default: break
    }
  }

  private func drawOnGlass(_ topping: String, _ level: CGFloat) {
    switch topping {
    case "mint":
      for angle in [-0.9, -0.2, 0.5] as [CGFloat] {
        context.saveGState()
        context.translateBy(x: 6, y: level - 2)
        context.rotate(by: angle)
        context.scaleBy(x: 1.5, y: 1.5)
        place("mint", CGPoint(x: 0, y: -4), rotation: 0)
        context.restoreGState()
      }
    case "lemon":
      context.saveGState()
      context.translateBy(x: 19, y: -33)
      context.scaleBy(x: 1.7, y: 1.7)
      place("lemon", .zero, rotation: 0.4)
      context.restoreGState()
    case "pinenut", "persimmon":
      for index in 0..<3 {
        place(topping, CGPoint(x: CGFloat(index) * 7 - 8, y: level + random.number(-1, 1)))
      }
    default: break
    }
  }
}
