import UIKit

/// Food on plates.
extension DishPainter {
  func slices(_ space: Space) {
    for _ in 0..<26 {
      at(random.point(in: space.radius * 0.7), random.number(0, 2 * .pi)) {
        let shape = self.blob(self.random.number(7, 10), self.random.number(3.4, 5), unevenness: 0.22)
        self.fill(shape, self.color.shaded(self.random.number(0.8, 1.18)), shadow: true)
        self.stroke(shape, self.color.shaded(0.62), 0.5)
        self.stroke(
          self.line(CGPoint(x: -5, y: -0.8), CGPoint(x: 5, y: 0.6)),
          self.color.shaded(1.35).withAlphaComponent(0.6), 0.9)
      }
    }
  }

  func nuggets(_ space: Space) {
    for index in 0..<17 {
      let distance = ((CGFloat(index) + 0.5) / 17).squareRoot() * 0.84
      let angle = CGFloat(index) * 2.4 + 0.4
      let place = CGPoint(x: cos(angle) * distance * space.width, y: sin(angle) * distance * space.height)
      at(place, random.number(0, 3)) {
        let shape = self.blob(self.random.number(5.5, 8.5), self.random.number(4.6, 6.2), unevenness: 0.2)
        self.fill(shape, self.color.shaded(self.random.number(0.86, 1.14)), shadow: true)
        for _ in 0..<7 {
          self.at(self.random.point(in: 4.5)) {
            self.ring(self.random.number(0.4, 0.9), self.color.shaded(self.random.number(1.15, 1.45)))
          }
        }
        self.at(CGPoint(x: -1.5, y: -2)) { self.ellipse(2.6, 1, UIColor(white: 1, alpha: 0.25)) }
      }
    }
  }

  func baked(_ space: Space) {
    let radius = space.radius * (dish.food == "brulee" ? 0.98 : 0.92)
    ring(radius, color.shaded(0.78), shadow: dish.food != "brulee")
    clipped(
      CGPath(ellipseIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2), transform: nil)
    ) {
      self.radial(self.color.shaded(1.12), self.color.shaded(0.86), radius)
      switch self.dish.food {
      case "tatin":
        for ring in 0..<2 {
          let count = ring == 0 ? 11 : 5
          for index in 0..<count {
            let angle = CGFloat(index) / CGFloat(count) * 2 * .pi
            let distance = radius * (ring == 0 ? 0.68 : 0.27)
            self.at(CGPoint(x: cos(angle) * distance, y: sin(angle) * distance), angle + 1.2) {
              self.fill(
                self.blob(4.2, 8), UIColor(rgb: 0xD98E35).shaded(self.random.number(0.82, 1.15)), shadow: true
              )
              self.at(CGPoint(x: -1, y: -2)) { self.ellipse(0.9, 3.4, UIColor(white: 1, alpha: 0.35)) }
            }
          }
        }
      case "brulee":
        for _ in 0..<26 {
          self.at(self.random.point(in: radius * 0.85)) {
            self.fill(
              self.blob(self.random.number(1.5, 5), self.random.number(1.5, 4)),
              UIColor(rgb: 0x6A3410).withAlphaComponent(self.random.number(0.08, 0.4)))
          }
        }
      default:
        for _ in 0..<18 {
          self.at(self.random.point(in: radius * 0.9)) {
            self.fill(
              self.blob(self.random.number(2, 7), self.random.number(2, 5)),
              UIColor(rgb: 0xB9742D).withAlphaComponent(self.random.number(0.05, 0.2)))
          }
        }
        for index in 0..<4 {
          let angle = CGFloat(index) * .pi / 4
          self.stroke(
            self.line(
              CGPoint(x: -cos(angle) * radius, y: -sin(angle) * radius),
              CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)), self.color.shaded(0.8), 0.7)
        }
      }
    }
    if dish.food == "cake" { stroke(scallop(radius, 0.5, 30), UIColor(rgb: 0x9C6A35), 2.4) }
  }

  func pavlova(_ space: Space) {
    fill(blob(space.radius * 0.98, space.radius * 0.98, unevenness: 0.06), color.shaded(0.94), shadow: true)
    for index in 0..<12 {
      let angle = CGFloat(index) / 12 * 2 * .pi
      at(CGPoint(x: cos(angle) * space.radius * 0.76, y: sin(angle) * space.radius * 0.76), angle) {
        self.fill(
          self.blob(6, 6.6, unevenness: 0.08), self.color.shaded(1 - CGFloat(index % 2) * 0.03), shadow: true)
      }
    }
    fill(blob(space.radius * 0.68, space.radius * 0.68), UIColor(rgb: 0xFFFDF8))
  }

  func cakes(_ space: Space) {
    let many = dish.food == "hotteok" || dish.food == "flatbread"
    let places: [(CGPoint, CGFloat)] =
      many
      ? [(CGPoint(x: -13, y: -8), 15), (CGPoint(x: 14, y: -4), 15), (CGPoint(x: -1, y: 12), 15)]
      : [(.zero, space.radius * 0.96)]
    for (point, radius) in places {
      at(point, random.number(0, 3)) {
        let stretch: CGFloat = self.dish.food == "flatbread" ? 1.35 : 1
        self.fill(
          self.blob(radius * stretch, radius / stretch.squareRoot(), unevenness: 0.05),
          self.color.shaded(0.82), shadow: true)
        self.fill(
          self.blob(radius * stretch * 0.93, radius * 0.93 / stretch.squareRoot(), unevenness: 0.05),
          self.color)
        for _ in 0..<Int(radius * 1.6) {
          self.at(self.random.point(in: radius * 0.78)) {
            self.fill(
              self.blob(self.random.number(0.8, 3.6), self.random.number(0.8, 2.8)),
              UIColor(rgb: 0x7A3D12).withAlphaComponent(self.random.number(0.1, 0.34)))
          }
        }
      }
    }
  }

  func cookies(_ space: Space) {
    for row in 0..<2 {
      for column in 0..<3 {
        let point = CGPoint(
          x: CGFloat(column - 1) * 23 + random.number(-2, 2),
          y: CGFloat(row) * 23 - 11.5 + random.number(-2, 2))
        at(point, random.number(0, 3)) {
          self.fill(self.blob(10.5, 10.5, unevenness: 0.07), self.color.shaded(0.82), shadow: true)
          self.fill(self.blob(9.3, 9.3, unevenness: 0.08), self.color.shaded(1.08))
          for _ in 0..<8 {
            self.at(self.random.point(in: 7.4), self.random.number(0, 3)) {
              self.fill(
                self.rounded(CGRect(x: -1.5, y: -1.2, width: 3, height: 2.4), 0.7), UIColor(rgb: 0x3B2113))
            }
          }
        }
      }
    }
  }

  func omelette(_ space: Space) {
    fill(blob(space.width * 0.86, space.height * 0.78, unevenness: 0.05), color.shaded(0.86), shadow: true)
    fill(blob(space.width * 0.8, space.height * 0.68, unevenness: 0.05), color.shaded(1.05))
    at(CGPoint(x: -7, y: -6), -0.1) { self.ellipse(15, 3, UIColor(white: 1, alpha: 0.28)) }
    let path = CGMutablePath()
    for step in 0...60 {
      let x = -22 + CGFloat(step) * 44 / 60
      let point = CGPoint(x: x, y: sin(CGFloat(step) * 0.62) * 6)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    stroke(path, UIColor(rgb: 0xB5241C), 2.4)
  }

  func fish(_ space: Space) {
    for side in [-1, 1] as [CGFloat] {
      at(CGPoint(x: 0, y: side * 9), side * 0.05) {
        let body = CGMutablePath()
        body.move(to: CGPoint(x: -32, y: 0))
        body.addQuadCurve(to: CGPoint(x: 26, y: -1), control: CGPoint(x: -4, y: -15))
        body.addLine(to: CGPoint(x: 36, y: -7))
        body.addLine(to: CGPoint(x: 34, y: 6))
        body.addLine(to: CGPoint(x: 26, y: 2))
        body.addQuadCurve(to: CGPoint(x: -32, y: 0), control: CGPoint(x: -4, y: 13))
        body.closeSubpath()
        self.fill(body, self.color, shadow: true)
        self.clipped(body) {
          self.gradient(
            [self.color.shaded(0.6), UIColor(rgb: 0xC9A46A), UIColor(rgb: 0xEADBBd)], [0, 0.55, 1],
            from: CGPoint(x: 0, y: -8), to: CGPoint(x: 0, y: 7))
          for x in stride(from: CGFloat(-24), to: 24, by: 5) {
            self.stroke(
              self.line(CGPoint(x: x, y: -9), CGPoint(x: x + 4, y: -1)), self.color.shaded(0.42), 1.1)
          }
          for x in [-14, 0, 14] as [CGFloat] {
            self.stroke(
              self.line(CGPoint(x: x - 3, y: -6), CGPoint(x: x + 3, y: 6)), UIColor(rgb: 0x6A4A28), 0.9)
          }
        }
      }
    }
  }

  func pieces(_ space: Space) {
    switch dish.food {
    case "inari":
      for row in 0..<2 {
        for column in 0..<4 {
          at(CGPoint(x: CGFloat(column) * 15.5 - 23, y: CGFloat(row) * 18 - 9), random.number(-0.15, 0.15)) {
            self.fill(
              self.rounded(CGRect(x: -6.6, y: -7.6, width: 13.2, height: 15.2), 5), self.color.shaded(0.92),
              shadow: true)
            self.fill(self.rounded(CGRect(x: -5, y: -6.4, width: 10, height: 6.6), 3), UIColor(rgb: 0xFAF6EA))
            for _ in 0..<4 {
              self.place("sesame", CGPoint(x: self.random.number(-4, 4), y: self.random.number(-6, -1)))
            }
          }
        }
      }
    case "ricecakes":
      sauce(space, color, 0.98)
      for _ in 0..<24 {
        at(random.point(in: space.radius * 0.76), random.number(0, .pi)) {
          self.fill(
            self.rounded(CGRect(x: -8, y: -2.5, width: 16, height: 5), 2.5), self.color.shaded(1.22),
            shadow: true)
          self.fill(
            self.rounded(CGRect(x: -6.4, y: -1.7, width: 11, height: 1.1), 0.5),
            UIColor(white: 1, alpha: 0.38))
        }
      }
    case "tofuslabs":
      sauce(space, UIColor(rgb: 0x6B3417), 0.9)
      for index in 0..<8 {
        at(
          CGPoint(x: CGFloat(index % 4) * 13 - 19.5, y: CGFloat(index / 4) * 19 - 9.5),
          random.number(-0.12, 0.12)
        ) {
          self.fill(
            self.rounded(CGRect(x: -6, y: -8.4, width: 12, height: 16.8), 1.6), self.color.shaded(0.8),
            shadow: true)
          self.fill(
            self.rounded(CGRect(x: -5, y: -7.4, width: 10, height: 14.8), 1.4), self.color.shaded(1.1))
          self.fill(self.blob(3.4, 4.6), UIColor(rgb: 0x9A3A17).withAlphaComponent(0.55))
        }
      }
    default:
      for index in 0..<5 {
        let angle = CGFloat(index) / 5 * 2 * .pi
        at(CGPoint(x: cos(angle) * space.width * 0.58, y: sin(angle) * space.height * 0.52), angle) {
          self.fill(self.scallop(9, 1, 9), self.color.shaded(0.9), shadow: true)
          self.fill(self.scallop(6.6, 0.8, 9), self.color.shaded(1.2))
          self.fill(self.blob(4, 3.4), UIColor(rgb: 0xF4EEDC))
          for _ in 0..<3 { self.place("beef", self.random.point(in: 3)) }
          self.place("chiliflakes", self.random.point(in: 2))
        }
      }
    }
  }

  func rolls(_ space: Space) {
    let fillings = dish.toppings
    for row in 0..<2 {
      for column in 0..<4 {
        at(CGPoint(x: CGFloat(column) * 18 - 27, y: CGFloat(row) * 20 - 10), random.number(0, 6)) {
          self.ring(8.6, self.color, shadow: true)
          self.ring(7.7, UIColor(rgb: 0xF8F4E8))
          for _ in 0..<24 {
            let angle = self.random.number(0, 2 * .pi)
            let distance = self.random.number(4.6, 7)
            self.at(CGPoint(x: cos(angle) * distance, y: sin(angle) * distance)) {
              self.ellipse(1, 0.7, UIColor(rgb: 0xE6DFCB))
            }
          }
          for (index, filling) in fillings.enumerated() {
            let angle = CGFloat(index) / CGFloat(fillings.count) * 2 * .pi
            self.at(CGPoint(x: cos(angle) * 2.3, y: sin(angle) * 2.3), angle) {
              self.fill(
                self.rounded(CGRect(x: -1.8, y: -1.8, width: 3.6, height: 3.6), 0.9), Self.shade(of: filling))
            }
          }
        }
      }
    }
  }

  func dumplings(_ space: Space) {
    for index in 0..<9 {
      let angle = CGFloat(index) / 8 * 2 * .pi
      let point = index == 8 ? CGPoint.zero : CGPoint(x: cos(angle) * 22, y: sin(angle) * 22)
      at(point, angle + .pi / 2) {
        let shape = CGMutablePath()
        shape.addArc(center: .zero, radius: 8.4, startAngle: .pi, endAngle: 2 * .pi, clockwise: false)
        shape.addQuadCurve(to: CGPoint(x: -8.4, y: 0), control: CGPoint(x: 0, y: 7))
        shape.closeSubpath()
        self.fill(shape, self.color.shaded(0.97), shadow: true)
        for pleat in 0..<7 {
          let turn = .pi + (CGFloat(pleat) + 0.5) / 7 * .pi
          self.stroke(
            self.line(
              CGPoint(x: cos(turn) * 8, y: sin(turn) * 8),
              CGPoint(x: cos(turn + 0.1) * 5.4, y: sin(turn + 0.1) * 5.4)),
            self.color.shaded(0.8), 0.8)
        }
        self.at(CGPoint(x: 0, y: -0.6)) { self.ellipse(4, 1.8, UIColor(white: 1, alpha: 0.4)) }
      }
    }
  }

  func bread(_ space: Space) {
    let isToast = dish.food == "toast"
    for side in [-1, 1] as [CGFloat] {
      at(CGPoint(x: side * 16, y: 0), side * 0.12 + (isToast ? 0 : 0.2)) {
        let crust =
          isToast
          ? self.blob(14.5, 17.5, unevenness: 0.06)
          : self.triangle(17)
        self.fill(crust, UIColor(rgb: 0xA8692E), shadow: true)
        self.context.saveGState()
        self.context.scaleBy(x: 0.9, y: 0.9)
        self.fill(crust, isToast ? UIColor(rgb: 0xE9C88D) : self.color.shaded(1.1))
        self.context.restoreGState()
        if isToast {
          self.fill(self.blob(11.5, 14, unevenness: 0.1), self.color)
          for _ in 0..<12 {
            self.at(self.random.point(in: 10)) {
              self.fill(self.blob(1.8, 1.4), self.color.shaded(self.random.number(0.86, 1.2)))
            }
          }
        } else {
          for _ in 0..<9 {
            self.at(self.random.point(in: 9)) {
              self.fill(self.blob(2.6, 1.8), UIColor(rgb: 0x8A4A16).withAlphaComponent(0.22))
            }
          }
        }
      }
    }
  }

  /// Half a sandwich.
  private func triangle(_ size: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -size, y: -size * 0.8))
    path.addLine(to: CGPoint(x: size * 0.9, y: -size * 0.7))
    path.addLine(to: CGPoint(x: -size * 0.75, y: size))
    path.closeSubpath()
    return path
  }

  func caprese(_ space: Space) {
    for index in 0..<12 {
      let angle = CGFloat(index) / 12 * 2 * .pi
      at(CGPoint(x: cos(angle) * 18, y: sin(angle) * 18), angle) {
        if index % 2 == 0 {
          self.ring(8.6, self.color.shaded(0.9), shadow: true)
          self.ring(7.6, self.color.shaded(1.12))
          for seed in 0..<5 {
            let turn = CGFloat(seed) / 5 * 2 * .pi
            self.at(CGPoint(x: cos(turn) * 4, y: sin(turn) * 4), turn) {
              self.ellipse(1.8, 1.3, UIColor(rgb: 0xE89A5A))
            }
          }
        } else {
          self.fill(self.blob(8.2, 8.2, unevenness: 0.05), UIColor(rgb: 0xFBF8EF), shadow: true)
          self.fill(self.blob(6.6, 6.4, unevenness: 0.08), UIColor(rgb: 0xFFFFFF))
        }
      }
    }
  }

  func lattice(_ space: Space) {
    clipped(space.path()) {
      self.fill(space.path(), UIColor(rgb: 0xC8842F))
      for _ in 0..<50 {
        self.at(self.random.point(in: space.radius), self.random.number(0, 3)) {
          self.fill(self.blob(5, 2.6), UIColor(rgb: 0xE2B25A).shaded(self.random.number(0.85, 1.15)))
        }
      }
      for step in -3...3 {
        let offset = CGFloat(step) * 10.5
        for angle in [CGFloat.pi / 4, -.pi / 4] {
          self.at(.zero, angle) {
            self.fill(
              self.rounded(CGRect(x: -50, y: offset - 2.9, width: 100, height: 5.8), 1),
              self.color.shaded(0.96), shadow: true)
            self.fill(
              self.rounded(CGRect(x: -50, y: offset - 2, width: 100, height: 1.6), 0.8),
              self.color.shaded(1.16))
          }
        }
      }
    }
    stroke(scallop(space.radius - 1, 1, 34), color.shaded(1.04), 5)
    stroke(scallop(space.radius - 1, 1, 34), color.shaded(0.85), 0.7)
  }

  func swirls(_ space: Space) {
    for row in 0..<3 {
      for column in 0..<3 {
        at(CGPoint(x: CGFloat(column - 1) * 22.5, y: CGFloat(row - 1) * 19.8), random.number(0, 6)) {
          self.fill(self.blob(11.4, 10.6, unevenness: 0.05), self.color.shaded(1.05), shadow: true)
          let path = CGMutablePath()
          for step in 0...60 {
            let angle = CGFloat(step) / 60 * 5.4 * .pi
            let distance = 9.4 * (1 - CGFloat(step) / 64)
            let point = CGPoint(x: distance * cos(angle), y: distance * sin(angle) * 0.94)
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
          }
          self.stroke(path, UIColor(rgb: 0x7A4220), 1.5)
        }
      }
    }
  }

  func tiramisu(_ space: Space) {
    fill(space.path(), UIColor(rgb: 0xEFDFC2))
    clipped(space.path()) {
      for _ in 0..<900 {
        let point = CGPoint(
          x: self.random.number(-space.width, space.width), y: self.random.number(-space.height, space.height)
        )
        self.at(point) {
          self.ring(
            self.random.number(0.3, 1.1),
            self.color.shaded(self.random.number(0.7, 1.2)).withAlphaComponent(0.8))
        }
      }
      for x in [-11.5, 11.5] as [CGFloat] {
        self.stroke(self.line(CGPoint(x: x, y: -40), CGPoint(x: x, y: 40)), UIColor(rgb: 0xEFDFC2), 0.9)
      }
      self.stroke(self.line(CGPoint(x: -40, y: 0), CGPoint(x: 40, y: 0)), UIColor(rgb: 0xEFDFC2), 0.9)
    }
  }
}
