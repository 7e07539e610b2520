import UIKit

extension DishPainter {
  /// The default shape of a topping that is defined only by its color.
  private enum Shape { case disc, strip, cube, leaf, ring, half, dot, crumb }

  private static let looks: [String: (shape: Shape, color: UInt32, size: CGFloat, count: Int)] = [
    "scallion": (.ring, 0x5E9B3F, 1.7, 16), "chive": (.dot, 0x4F8A3A, 0.9, 22),
    "sesame": (.dot, 0xF1E2B8, 0.7, 20),
    "pepper": (.dot, 0x2C2722, 0.45, 26), "chiliflakes": (.crumb, 0xB82A1B, 0.9, 20),
    "tofu": (.cube, 0xFAF4E2, 4.4, 6),
    "carrot": (.strip, 0xE8802C, 3.6, 10), "radish": (.cube, 0xF6F2DE, 3.6, 7),
    "zucchini": (.half, 0x86AC4C, 4.6, 6),
    "cucumber": (.strip, 0x7FB25A, 4, 14), "pear": (.strip, 0xF3E6B6, 4.4, 8),
    "kimchi": (.crumb, 0xCE4526, 3.4, 12),
    "pork": (.cube, 0xD9A58B, 4, 6), "beef": (.crumb, 0x6E4128, 2.8, 12), "bacon": (.cube, 0xB5523A, 2.6, 14),
    "fishcake": (.cube, 0xE7C48B, 4.6, 7), "seaweed": (.leaf, 0x2F4A2E, 5, 16),
    "seaweedstrips": (.strip, 0x1F2B23, 3.6, 14),
    "spinach": (.leaf, 0x35702F, 3.6, 8), "parsley": (.leaf, 0x4C8B3B, 1.7, 10),
    "thyme": (.leaf, 0x5D7A42, 1.3, 12),
    "peas": (.disc, 0x7DB84A, 1.5, 12), "potato": (.cube, 0xEBCF86, 4.2, 5),
    "pineapple": (.cube, 0xF4CE4B, 3.8, 6),
    "chestnut": (.disc, 0xC99A55, 3.4, 5), "jujube": (.disc, 0x7E2A1D, 2.3, 4),
    "pinenut": (.dot, 0xF3E3B4, 1.1, 6),
    "peanut": (.crumb, 0xC58E4E, 1.5, 16), "croutons": (.cube, 0xD59A4C, 3.2, 9),
    "parmesan": (.crumb, 0xF6E9BE, 1.8, 16),
    "cheese": (.crumb, 0xF2C75A, 3.6, 14), "eggbits": (.crumb, 0xF6CF52, 2.6, 20),
    "eggstrip": (.strip, 0xF6CF52, 3.6, 8),
    "garlic": (.half, 0xF3E7C8, 2, 7), "blueberry": (.disc, 0x3F4F86, 1.9, 9),
    "kiwi": (.disc, 0x86B53C, 3.6, 4),
    "pepperstrip": (.strip, 0xC8301F, 4, 8), "cocoa": (.dot, 0x4A2A16, 0.5, 0),
    "cinnamon": (.dot, 0x8C4A20, 0.45, 26),
    "chocchip": (.crumb, 0x3B2113, 1.2, 0), "apple": (.crumb, 0xE2B25A, 2, 0),
    "ice": (.cube, 0xF2F8FA, 4.6, 5),
    "ricegrain": (.dot, 0xFBF6E8, 1, 20), "marshmallow": (.cube, 0xFFFBF4, 4.6, 5),
    "lettuce": (.leaf, 0x7FB24B, 4, 8),
    "icing": (.crumb, 0xFFFDF6, 2.4, 26), "persimmon": (.disc, 0xC4652A, 3.4, 3),
    "ketchup": (.dot, 0xB5241C, 0.5, 0),
    "ricehalf": (.dot, 0xFFFFFF, 0.5, 0),
  ]

  static func shade(of topping: String) -> UIColor { UIColor(rgb: looks[topping]?.color ?? 0xF3E9D2) }

  private static let counts: [String: Int] = [
    "egg": 1, "halfegg": 2, "shrimp": 6, "clam": 7, "lemon": 2, "lime": 2, "tomato": 7, "basil": 5, "mint": 3,
    "mushroom": 6, "sprouts": 12, "strawberry": 7, "onionring": 6, "chili": 6, "cream": 1, "butterpat": 1,
    "toastround": 3, "scallionlong": 9,
  ]

  func scatterToppings(_ space: Space) {
    for topping in dish.toppings {
      let count = Self.counts[topping] ?? Self.looks[topping]?.count ?? 0
      for index in 0..<count { place(topping, spot(topping, index, count, space)) }
    }
  }

  private func spot(_ topping: String, _ index: Int, _ count: Int, _ space: Space) -> CGPoint {
    switch topping {
    case "egg": return CGPoint(x: space.width * 0.12, y: -space.height * 0.08)
    case "cream", "butterpat": return CGPoint(x: -1, y: -1)
    case "scallionlong": return CGPoint(x: 0, y: (CGFloat(index) - 4) * space.height * 0.19)
    case "halfegg":
      let side: CGFloat = index == 0 ? -1 : 1
      if dish.food == "toast" { return CGPoint(x: side * 16, y: side * 3) }
      return CGPoint(
        x: side * space.width * 0.2 + space.width * 0.12, y: -side * space.height * 0.12 + space.height * 0.2)
    case "lemon", "lime": return CGPoint(x: space.width * 0.86, y: CGFloat(index) * 9 - 4)
    default:
      let point = random.point(in: 0.76)
      return CGPoint(x: point.x * space.width, y: point.y * space.height)
    }
  }

  /// Draws one piece of a topping.
  func place(_ topping: String, _ point: CGPoint, rotation: CGFloat? = nil) {
    let turn = topping == "scallionlong" ? 0 : rotation ?? random.number(0, 2 * .pi)
    at(point, turn) { self.piece(topping) }
  }

  private func piece(_ topping: String) {
    switch topping {
    case "egg":
      fill(blob(11.5, 10.5, unevenness: 0.1), UIColor(rgb: 0xFFFEFA), shadow: true)
      ring(5, UIColor(rgb: 0xF0A321))
      at(CGPoint(x: -1.4, y: -1.6)) { self.ellipse(1.7, 1.1, UIColor(white: 1, alpha: 0.6)) }
    case "halfegg":
      ellipse(6, 7.6, UIColor(rgb: 0xFEFCF4), shadow: true)
      at(CGPoint(x: 0, y: 1)) { self.ring(3.7, UIColor(rgb: 0xF3B13A)) }
    case "shrimp":
      let body = CGMutablePath()
      body.addArc(center: .zero, radius: 3.8, startAngle: 0.3, endAngle: 4.6, clockwise: false)
      stroke(body, UIColor(rgb: 0xD8694A), 3.6)
      stroke(body, UIColor(rgb: 0xF59B78), 2.6)
      for angle in [1.0, 2.0, 3.0] as [CGFloat] {
        stroke(
          line(
            CGPoint(x: cos(angle) * 2.8, y: sin(angle) * 2.8),
            CGPoint(x: cos(angle) * 4.9, y: sin(angle) * 4.9)),
          UIColor(rgb: 0xFBE3D6), 0.6)
      }
    case "clam":
      for side in [-1, 1] as [CGFloat] {
        at(CGPoint(x: 0, y: side * 1.4), side * 0.3) {
          self.ellipse(5.6, 3.6, UIColor(rgb: 0x8D8272), shadow: true)
          self.ellipse(4.7, 2.8, UIColor(rgb: 0xE9DFCB))
        }
      }
      fill(blob(2.8, 1.8), UIColor(rgb: 0xEBC27E))
    case "lemon", "lime":
      let rind = UIColor(rgb: topping == "lemon" ? 0xF2CB2E : 0x6FA83A)
      ring(6, rind, shadow: true)
      ring(5.2, UIColor(rgb: 0xFBF6DC))
      for index in 0..<8 {
        at(.zero, CGFloat(index) / 8 * 2 * .pi) {
          self.at(CGPoint(x: 0, y: -2.8)) { self.fill(self.leaf(0.95, 2), rind.shaded(1.12)) }
        }
      }
    case "tomato":
      ring(3.6, UIColor(rgb: 0xC22A20), shadow: true)
      ring(2.9, UIColor(rgb: 0xE2553F))
      for index in 0..<4 {
        at(.zero, CGFloat(index) * .pi / 2) {
          self.at(CGPoint(x: 1.5, y: 0)) { self.ellipse(0.9, 0.6, UIColor(rgb: 0xF3C27A)) }
        }
      }
    case "basil", "mint":
      let green = UIColor(rgb: topping == "basil" ? 0x3E8B3A : 0x4FA35A)
      fill(leaf(2.4, 4.6), green, shadow: true)
      stroke(line(CGPoint(x: 0, y: -3.6), CGPoint(x: 0, y: 3.6)), green.shaded(1.35), 0.5)
    case "mushroom":
      fill(blob(5, 4.2, unevenness: 0.06), UIColor(rgb: 0x8A6747), shadow: true)
      fill(blob(3.9, 3.1, unevenness: 0.08), UIColor(rgb: 0xB48E68))
      stroke(line(CGPoint(x: -2.6, y: 0), CGPoint(x: 2.6, y: 0)), UIColor(rgb: 0xEBDCC0), 0.9)
      stroke(line(CGPoint(x: 0, y: -2), CGPoint(x: 0, y: 2)), UIColor(rgb: 0xEBDCC0), 0.9)
    case "sprouts":
      let stem = CGMutablePath()
      stem.move(to: CGPoint(x: -4.5, y: 1))
      stem.addQuadCurve(to: CGPoint(x: 4.5, y: -1), control: CGPoint(x: 0, y: -3.4))
      stroke(stem, UIColor(rgb: 0xD8CFA6), 1.7)
      stroke(stem, UIColor(rgb: 0xF8F3DF), 1.2)
      at(CGPoint(x: 4.8, y: -0.9)) { self.ellipse(1.5, 1.1, UIColor(rgb: 0xF1D55F)) }
    case "strawberry":
      fill(leaf(3.1, 4.4), UIColor(rgb: 0xC92F38), shadow: true)
      for index in 0..<6 {
        at(CGPoint(x: CGFloat(index % 2) * 2 - 1, y: CGFloat(index / 2) * 1.8 - 2)) {
          self.ellipse(0.3, 0.45, UIColor(rgb: 0xF6DFA4))
        }
      }
      at(CGPoint(x: 0, y: -3.8)) { self.fill(self.leaf(1.6, 1.4), UIColor(rgb: 0x5C9A3C)) }
    case "onionring":
      stroke(
        CGPath(ellipseIn: CGRect(x: -5, y: -4, width: 10, height: 8), transform: nil), UIColor(rgb: 0xF4E8DA),
        1.5)
      stroke(
        CGPath(ellipseIn: CGRect(x: -3.2, y: -2.4, width: 6.4, height: 4.8), transform: nil),
        UIColor(rgb: 0xE6D2BE), 1)
    case "chili":
      ellipse(2.2, 1.7, UIColor(rgb: 0xC1271B), shadow: true)
      ellipse(1.2, 0.8, UIColor(rgb: 0xF1C9A0))
    case "cream":
      let path = CGMutablePath()
      for step in 0...50 {
        let angle = CGFloat(step) / 50 * 4.2 * .pi
        let distance = 13 * (1 - CGFloat(step) / 54)
        let point = CGPoint(x: distance * cos(angle), y: distance * sin(angle))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      stroke(path, UIColor(rgb: 0xFFFBF0), 2)
    case "butterpat":
      fill(
        rounded(CGRect(x: -4.6, y: -4.6, width: 9.2, height: 9.2), 2), UIColor(rgb: 0xF8DA72), shadow: true)
      fill(rounded(CGRect(x: -3.4, y: -3.6, width: 5, height: 1.6), 0.8), UIColor(rgb: 0xFDF0B8))
    case "toastround":
      fill(blob(8, 7, unevenness: 0.06), UIColor(rgb: 0xA8692E), shadow: true)
      fill(blob(6.6, 5.7, unevenness: 0.08), UIColor(rgb: 0xE9C88D))
      for _ in 0..<8 { at(random.point(in: 5)) { self.fill(self.blob(2, 1.6), UIColor(rgb: 0xF2C75A)) } }
    case "scallionlong":
      at(CGPoint(x: random.number(-3, 3), y: 0), random.number(-0.05, 0.05)) {
        self.fill(self.rounded(CGRect(x: -21, y: -1.3, width: 42, height: 2.6), 1.3), UIColor(rgb: 0x5C9440))
        self.fill(self.rounded(CGRect(x: -21, y: -1.3, width: 13, height: 2.6), 1.3), UIColor(rgb: 0xE8EBCB))
      }
    default:
      guard let look = Self.looks[topping] else { return }
      draw(look.shape, UIColor(rgb: look.color).shaded(random.number(0.92, 1.08)), look.size)
    }
  }

  private func draw(_ shape: Shape, _ color: UIColor, _ size: CGFloat) {
    switch shape {
    case .disc:
      ring(size, color.shaded(0.86), shadow: size > 2)
      ring(size * 0.84, color.shaded(1.08))
      at(CGPoint(x: -size * 0.3, y: -size * 0.35)) { self.ring(size * 0.22, UIColor(white: 1, alpha: 0.5)) }
    case .strip:
      fill(rounded(CGRect(x: -size, y: -0.9, width: size * 2, height: 1.8), 0.8), color.shaded(0.85))
      fill(rounded(CGRect(x: -size, y: -0.9, width: size * 2, height: 1.1), 0.5), color.shaded(1.08))
    case .cube:
      fill(
        rounded(CGRect(x: -size, y: -size, width: size * 2, height: size * 2), size * 0.3),
        color.shaded(0.86), shadow: true)
      fill(
        rounded(CGRect(x: -size, y: -size, width: size * 1.86, height: size * 1.8), size * 0.3),
        color.shaded(1.03))
    case .leaf:
      fill(leaf(size * 0.55, size), color)
      stroke(
        line(CGPoint(x: 0, y: -size * 0.7), CGPoint(x: 0, y: size * 0.7)), color.shaded(1.3), size * 0.12)
    case .ring:
      stroke(
        CGPath(
          ellipseIn: CGRect(x: -size, y: -size * 0.8, width: size * 2, height: size * 1.6), transform: nil),
        color,
        size * 0.55)
      stroke(
        CGPath(
          ellipseIn: CGRect(x: -size * 0.7, y: -size * 0.5, width: size * 1.4, height: size), transform: nil),
        color.shaded(1.5), size * 0.22)
    case .half:
      ring(size, color.shaded(0.8), shadow: size > 3)
      ring(size * 0.84, color.shaded(1.32))
    case .dot: ellipse(size, size * 0.62, color)
    case .crumb: fill(blob(size, size * 0.72, unevenness: 0.3), color)
    }
  }
}
