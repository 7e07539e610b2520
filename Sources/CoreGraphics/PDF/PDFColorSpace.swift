/// A color space of a PDF file (ISO 32000-1, 8.6).
indirect enum PDFColorSpace {
  case gray
  case rgb
  case cmyk
  case lab
  /// Tints of named inks, converted by a function to another space.
  case tint(Int, PDFFunction, PDFColorSpace)
  case indexed(PDFColorSpace, [UInt8])
  case pattern

  init(_ object: PDFObject?, _ file: PDFFile, _ resources: [String: PDFObject]) {
    let object = file.resolve(object)
    if let name = object?.name {
      switch name {
      case "DeviceGray", "G", "CalGray": self = .gray
      case "DeviceRGB", "RGB", "CalRGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern
      default:
        let named = file.resolve(resources["ColorSpace"])?.dictionary?[name]
        // A name that resolves to itself would recurse forever.
        if let named, file.resolve(named)?.name != name {
          self = PDFColorSpace(named, file, resources)
        } else {
          self = .gray
        }
      }
      return
    }
    guard let parts = object?.array, let kind = file.resolve(parts.first)?.name else {
      self = .gray
      return
    }
    switch kind {
    case "ICCBased":
      switch Int(file.resolve(file.resolve(parts.count > 1 ? parts[1] : nil)?.dictionary?["N"])?.number ?? 3)
      {
      case 1: self = .gray
      case 4: self = .cmyk
      default: self = .rgb
      }
    case "CalRGB": self = .rgb
    case "Lab": self = .lab
    case "Pattern": self = .pattern
    case "Separation", "DeviceN":
      guard parts.count > 3, let function = PDFFunction(parts[3], file) else {
        self = .gray
        return
      }
      let count = kind == "DeviceN" ? file.resolve(parts[1])?.array?.count ?? 1 : 1
      self = .tint(count, function, PDFColorSpace(parts[2], file, resources))
    case "Indexed", "I":
      guard parts.count > 3 else {
        self = .gray
        return
      }
      var table = file.data(of: parts[3])
      if case .string(let text) = file.resolve(parts[3]) { table = text }
      self = .indexed(PDFColorSpace(parts[1], file, resources), table)
    default: self = PDFColorSpace(parts[0], file, resources)
    }
  }

  var componentCount: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .tint(let count, _, _): count
    case .pattern: 0
    }
  }

  /// Returns the red, green and blue components, each from 0 to 1.
  func rgb(_ values: [Double]) -> SIMD3<Double> {
    func value(_ index: Int) -> Double { index < values.count ? values[index] : 0 }
    switch self {
    case .gray: return SIMD3(repeating: value(0))
    case .rgb: return SIMD3(value(0), value(1), value(2))
    case .cmyk:
      let key = 1 - value(3)
      return SIMD3((1 - value(0)) * key, (1 - value(1)) * key, (1 - value(2)) * key)
    case .lab:
      // Uses the lightness only; images for user interfaces do not contain Lab colors with hue.
      return SIMD3(repeating: value(0) / 100)
    case .tint(_, let function, let base): return base.rgb(function.value(at: values))
    case .indexed(let base, let table):
      let count = base.componentCount
      let start = Int(max(value(0), 0)) * count
      guard start + count <= table.count else { return .zero }
      return base.rgb(table[start..<start + count].map { Double($0) / 255 })
    case .pattern: return .zero
    }
  }

  func color(_ values: [Double], alpha: Double) -> CGColor {
    let parts = rgb(values).clamped(lowerBound: .zero, upperBound: .one)
    return CGColor(srgbRed: parts.x, green: parts.y, blue: parts.z, alpha: alpha)
  }
}

/// A function of a PDF file (ISO 32000-1, 7.10): sampled, exponential or stitching.
indirect enum PDFFunction {
  case sampled(domain: [Double], range: [Double], size: Int, samples: [Double])
  case exponential(c0: [Double], c1: [Double], exponent: Double)
  case stitched([PDFFunction], domain: [Double], bounds: [Double], encode: [Double])
  /// One function for each component.
  case separate([PDFFunction])

  init?(_ object: PDFObject?, _ file: PDFFile) {
    let object = file.resolve(object)
    if let parts = object?.array {
      self = .separate(parts.compactMap { PDFFunction($0, file) })
      return
    }
    guard let dictionary = object?.dictionary else { return nil }
    func numbers(_ key: String) -> [Double] { file.numbers(dictionary[key]) }
    let domain = numbers("Domain")
    switch Int(file.resolve(dictionary["FunctionType"])?.number ?? -1) {
    case 0:
      let bits = Int(file.resolve(dictionary["BitsPerSample"])?.number ?? 8)
      let range = numbers("Range")
      let size = Int(numbers("Size").first ?? 0)
      // Supports functions of one input with 8-bit samples, the form of gradients and tints.
      guard bits == 8 || bits == 16, domain.count == 2, range.count >= 2, (1...65536).contains(size) else {
        return nil
      }
      let data = file.data(of: object)
      let step = bits / 8
      guard data.count >= size * range.count / 2 * step else { return nil }
      let samples = (0..<size * range.count / 2).map { (index: Int) -> Double in
        guard step == 2 else { return Double(data[index]) / 255 }
        let (high, low) = (Int(data[index * 2]), Int(data[index * 2 + 1]))
        return Double(high << 8 | low) / 65535
      }
      self = .sampled(domain: domain, range: range, size: size, samples: samples)
    case 2:
      let c0 = numbers("C0")
      let c1 = numbers("C1")
      self = .exponential(
        c0: c0.isEmpty ? [0] : c0, c1: c1.isEmpty ? [1] : c1,
        exponent: file.resolve(dictionary["N"])?.number ?? 1)
    case 3:
      let parts = (file.resolve(dictionary["Functions"])?.array ?? []).compactMap { PDFFunction($0, file) }
      guard !parts.isEmpty, domain.count == 2 else { return nil }
      self = .stitched(parts, domain: domain, bounds: numbers("Bounds"), encode: numbers("Encode"))
    default: return nil
    }
  }

  func value(at inputs: [Double]) -> [Double] {
    let x = inputs.first ?? 0
    switch self {
    case .exponential(let c0, let c1, let exponent):
      let factor = exponent == 1 ? x : pow(max(x, 0), exponent)
      return zip(c0, c1).map { $0 + factor * ($1 - $0) }
    case .sampled(let domain, let range, let size, let samples):
      let width = domain[1] - domain[0]
      let place = width > 0 ? min(max((x - domain[0]) / width, 0), 1) * Double(size - 1) : 0
      let (low, count) = (Int(place), range.count / 2)
      let high = min(low + 1, size - 1)
      return (0..<count).map { index in
        let sample =
          samples[low * count + index]
          + (samples[high * count + index] - samples[low * count + index]) * (place - Double(low))
        return range[2 * index] + sample * (range[2 * index + 1] - range[2 * index])
      }
    case .stitched(let parts, let domain, let bounds, let encode):
      let x = min(max(x, domain[0]), domain[1])
      let index = min(bounds.prefix { x >= $0 }.count, parts.count - 1)
      let low = index == 0 ? domain[0] : bounds[index - 1]
      let high = index < bounds.count ? bounds[index] : domain[1]
      let (first, last) = 2 * index + 1 < encode.count ? (encode[2 * index], encode[2 * index + 1]) : (0, 1)
      return parts[index].value(at: [high > low ? first + (x - low) / (high - low) * (last - first) : first])
    case .separate(let parts): return parts.flatMap { $0.value(at: inputs).prefix(1) }
    }
  }
}
