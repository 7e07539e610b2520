import UIKit

extension DishPainter {
  /// Draws the food and its toppings.
  func drawFood(_ space: Space) {
    switch dish.food {
    case "soup": soup(space)
    case "rice": clipped(space.path()) { self.grains(space, self.color, 520) }
    case "noodles": noodles(space, color)
    case "noodlesauce":
      noodles(space, UIColor(rgb: 0xE6CF96))
      sauce(space, color, 0.72)
    case "sectors": return sectors(space)
    case "slices": slices(space)
    case "nuggets": nuggets(space)
    case "salad", "greens": leaves(space)
    case "slaw", "sproutpile": strands(space)
    case "custard", "mash": custard(space)
    case "curry": curry(space)
    case "stew": stew(space)
    case "brulee", "tatin", "cake": baked(space)
    case "pavlova": pavlova(space)
    case "pancake", "hotteok", "flatbread": cakes(space)
    case "cookies": cookies(space)
    case "omelette": omelette(space)
    case "fish": fish(space)
    case "inari", "ricecakes", "tofuslabs", "wraps": pieces(space)
    case "rolls": return rolls(space)
    case "dumplings": dumplings(space)
    case "toast", "sandwich": bread(space)
    case "caprese": caprese(space)
    case "lattice": lattice(space)
    case "swirls": swirls(space)
    case "tiramisu": tiramisu(space)
    case "drink": drink(space)
    default: clipped(space.path()) { self.ring(space.radius, self.color) }
    }
    scatterToppings(space)
  }

  // MARK: In bowls

  private func soup(_ space: Space) {
    clipped(space.path()) {
      self.radial(self.color.shaded(1.14), self.color.shaded(0.82), space.radius)
      for _ in 0..<16 {
        let point = self.random.point(in: space.radius * 0.92)
        self.at(point) {
          self.ring(self.random.number(0.5, 1.9), self.color.shaded(1.25).withAlphaComponent(0.45))
        }
      }
    }
    let shine = CGMutablePath()
    shine.addArc(
      center: .zero, radius: space.radius * 0.9, startAngle: .pi * 1.08, endAngle: .pi * 1.42,
      clockwise: false)
    stroke(shine, UIColor(white: 1, alpha: 0.3), 1.3)
  }

  func grains(_ space: Space, _ color: UIColor, _ count: Int) {
    fill(space.path(), color.shaded(0.86))
    for _ in 0..<count {
      let point = random.point(in: 1)
      let place = CGPoint(x: point.x * space.width, y: point.y * space.height)
      let angle = random.number(0, .pi)
      let end = CGPoint(x: place.x + cos(angle) * 2.1, y: place.y + sin(angle) * 2.1)
      stroke(line(place, end), color.shaded(random.number(0.9, 1.16)), 1.35)
    }
  }

  private func noodles(_ space: Space, _ color: UIColor) {
    clipped(space.path()) {
      self.fill(space.path(), color.shaded(0.72))
      for _ in 0..<110 {
        let middle = self.random.point(in: space.radius * 0.55)
        let radius = self.random.number(space.radius * 0.12, space.radius * 0.75)
        let start = self.random.number(0, 2 * .pi)
        let path = CGMutablePath()
        path.addArc(
          center: middle, radius: radius, startAngle: start, endAngle: start + self.random.number(1, 3.6),
          clockwise: false)
        self.stroke(path, color.shaded(0.7), 2.1)
        self.stroke(path, color.shaded(self.random.number(0.95, 1.18)), 1.45)
      }
    }
  }

  func sauce(_ space: Space, _ color: UIColor, _ part: CGFloat) {
    fill(blob(space.width * part, space.height * part), color)
    for _ in 0..<14 {
      at(random.point(in: space.radius * part * 0.8)) {
        self.fill(self.blob(2.2, 1.8), color.shaded(self.random.number(1.2, 1.7)))
      }
    }
    at(CGPoint(x: -5, y: -7), -0.5) { self.ellipse(7, 2, UIColor(white: 1, alpha: 0.16)) }
  }

  /// Rice with a sector of each topping and the last one in the center.
  private func sectors(_ space: Space) {
    clipped(space.path()) {
      self.grains(space, self.color, 420)
      let parts = self.dish.toppings.filter { $0 != "egg" }
      let step = 2 * CGFloat.pi / CGFloat(max(1, parts.count))
      for (index, part) in parts.enumerated() {
        let middle = CGFloat(index) * step + 0.3
        for _ in 0..<26 {
          let angle = middle + self.random.number(-step * 0.38, step * 0.38)
          let distance = space.radius * self.random.number(0.42, 0.86)
          self.place(part, CGPoint(x: cos(angle) * distance, y: sin(angle) * distance))
        }
      }
    }
    if dish.toppings.contains("egg") { place("egg", .zero) }
  }

  private func stew(_ space: Space) {
    soup(space)
    for _ in 0..<13 {
      at(random.point(in: space.radius * 0.72), random.number(0, 3)) {
        let shape = self.blob(self.random.number(4.4, 6.4), self.random.number(3.6, 5))
        self.fill(shape, self.color.shaded(self.random.number(1.05, 1.5)), shadow: true)
        self.at(CGPoint(x: -1, y: -1.4)) { self.ellipse(2.2, 0.8, UIColor(white: 1, alpha: 0.2)) }
      }
    }
  }

  private func curry(_ space: Space) {
    clipped(space.path()) {
      self.fill(space.path(), self.color.shaded(0.95))
      for _ in 0..<12 {
        self.at(self.random.point(in: space.radius * 0.85)) {
          self.fill(self.blob(3.6, 3), self.color.shaded(self.random.number(1.08, 1.28)))
        }
      }
      self.context.saveGState()
      self.context.clip(
        to: CGRect(x: -space.width, y: -space.height, width: space.width * 0.95, height: space.height * 2))
      self.grains(space, UIColor(rgb: 0xF6F1E4), 520)
      self.context.restoreGState()
    }
  }

  private func custard(_ space: Space) {
    fill(blob(space.width * 0.97, space.height * 0.97, unevenness: 0.03), color.shaded(0.93))
    for step in 0..<5 {
      at(random.point(in: space.radius * 0.35)) {
        let size = space.radius * (0.62 - CGFloat(step) * 0.09)
        self.fill(self.blob(size, size * 0.9), self.color.shaded(0.96 + CGFloat(step) * 0.035))
      }
    }
    if dish.food == "mash" {
      let path = CGMutablePath()
      for step in 0...70 {
        let angle = CGFloat(step) / 70 * 6 * .pi
        let distance = space.radius * 0.78 * CGFloat(step) / 70
        let point = CGPoint(x: distance * cos(angle), y: distance * sin(angle))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      stroke(path, color.shaded(0.86), 1.6)
    }
  }

  private func leaves(_ space: Space) {
    let count = dish.food == "greens" ? 70 : 44
    for index in 0..<count {
      let point = random.point(in: space.radius * (1 - CGFloat(index) / CGFloat(count) * 0.35))
      at(point, random.number(0, 2 * .pi)) {
        let width = self.random.number(2, 3.6)
        let height = self.random.number(5, 8.5)
        let shade = self.color.shaded(self.random.number(0.72, 1.3))
        self.fill(self.leaf(width, height), shade)
        self.stroke(
          self.line(CGPoint(x: 0, y: -height * 0.8), CGPoint(x: 0, y: height * 0.8)), shade.shaded(1.25), 0.5)
      }
    }
  }

  private func strands(_ space: Space) {
    let isSprouts = dish.food == "sproutpile"
    for _ in 0..<(isSprouts ? 150 : 120) {
      if isSprouts {
        place("sprouts", random.point(in: space.radius * 0.8))
      } else {
        let start = random.point(in: space.radius * 0.86)
        let angle = random.number(0, 2 * .pi)
        let length = random.number(5, 11)
        let path = CGMutablePath()
        path.move(to: start)
        path.addQuadCurve(
          to: CGPoint(x: start.x + cos(angle) * length, y: start.y + sin(angle) * length),
          control: CGPoint(
            x: start.x + cos(angle + 0.6) * length * 0.6, y: start.y + sin(angle + 0.6) * length * 0.6))
        stroke(path, color.shaded(random.number(0.86, 1.12)), 1.5)
      }
    }
  }

  private func drink(_ space: Space) {
    soup(space)
    if dish.color == 0x5D3420 {
      let foam = CGMutablePath()
      foam.addArc(center: .zero, radius: space.radius * 0.8, startAngle: 0.4, endAngle: 3.4, clockwise: false)
      stroke(foam, UIColor(rgb: 0xB98A66).withAlphaComponent(0.7), 2.4)
    }
  }
}
