import CCairo
import CGdkPixbuf

/// The frames of a GIF file, with their delays. Safe on any thread.
final class GIFFrames: @unchecked Sendable {
  /// The delays after the frames, in seconds.
  private let delays: [Double]
  /// The number of repetitions; zero for no end, one without a number in the file.
  let loopCount: Int
  private let data: Data
  private let lock = NSLock()
  private var player: Player?

  /// Reads the structure of a file without decoding pixels; nil if the data is no GIF file with a frame.
  init?(_ data: Data) {
    var reader = Reader(bytes: data)
    guard reader.readFile(), !reader.delays.isEmpty else { return nil }
    delays = reader.delays
    loopCount = reader.loopCount ?? 1
    self.data = data
  }

  var count: Int { delays.count }

  func delay(at index: Int) -> Double? { delays.indices.contains(index) ? delays[index] : nil }

  /// Decodes a frame, which includes the preceding ones as far as they are visible. Access in order is fastest.
  func image(at index: Int) -> CGImage? {
    guard delays.indices.contains(index) else { return nil }
    return lock.withLock {
      if player == nil || player!.index > index { player = Player(data) }
      while let player, player.index < index { player.advance() }
      return player?.image
    }
  }

  /// Plays an animation frame by frame, in a time of its own.
  private final class Player {
    private let loader: UnsafeMutablePointer<GdkPixbufLoader>
    private let iterator: OpaquePointer
    /// Seconds and microseconds: a `GTimeVal`, whose name is deprecated though the functions that use it are not.
    private let time: UnsafeMutablePointer<Int>
    private(set) var index = 0

    init?(_ data: Data) {
      guard let loader = gdk_pixbuf_loader_new() else { return nil }
      data.withUnsafeBytes { bytes in
        _ = gdk_pixbuf_loader_write(
          loader, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), nil)
      }
      gdk_pixbuf_loader_close(loader, nil)
      time = .allocate(capacity: 2)
      time.initialize(repeating: 0, count: 2)
      guard let animation = gdk_pixbuf_loader_get_animation(loader),
        let iterator = gdk_pixbuf_animation_get_iter(animation, .init(OpaquePointer(time)))
      else {
        g_object_unref(loader)
        time.deallocate()
        return nil
      }
      self.loader = loader
      self.iterator = iterator
    }

    deinit {
      g_object_unref(UnsafeMutableRawPointer(iterator))
      g_object_unref(loader)
      time.deallocate()
    }

    func advance() {
      // A static animation has no delay.
      let delay = Int(max(gdk_pixbuf_animation_iter_get_delay_time(iterator), 1)) * 1000
      let next = time[1] + delay
      time[0] += next / 1_000_000
      time[1] = next % 1_000_000
      gdk_pixbuf_animation_iter_advance(iterator, .init(OpaquePointer(time)))
      index += 1
    }

    /// A copy of the current frame.
    var image: CGImage? {
      gdk_pixbuf_animation_iter_get_pixbuf(iterator).flatMap {
        try? ImageDecoder.makeImage(from: $0, source: "data")
      }
    }
  }
}

/// A reader of the blocks of a GIF file: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
private struct Reader {
  let bytes: Data
  private var offset = 0
  private var nextDelay = 0.0
  private(set) var delays: [Double] = []
  private(set) var loopCount: Int?

  init(bytes: Data) { self.bytes = bytes }

  private mutating func byte() -> Int? {
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    return Int(bytes[bytes.startIndex + offset])
  }

  private mutating func word() -> Int? {
    guard let low = byte(), let high = byte() else { return nil }
    return low | high << 8
  }

  /// Skips data blocks up to the empty one. Returns false at the end of the data.
  private mutating func skipBlocks() -> Bool {
    while let size = byte() {
      if size == 0 { return true }
      offset += size
    }
    return false
  }

  /// Skips a table of colors, if there is one.
  private mutating func skipColors(_ flags: Int) {
    if flags & 0x80 != 0 { offset += 3 << ((flags & 7) + 1) }
  }

  /// Reads all blocks. A file may end early; frames with complete data count.
  mutating func readFile() -> Bool {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count > 13 else { return false }
    offset = 10
    guard let flags = byte() else { return false }
    offset = 13
    skipColors(flags)
    while let kind = byte(), kind != 0x3B {
      switch kind {
      case 0x21: guard readExtension() else { return true }
      case 0x2C:
        offset += 8
        guard let flags = byte() else { return true }
        skipColors(flags)
        offset += 1
        guard skipBlocks() else { return true }
        delays.append(nextDelay)
        nextDelay = 0
      default: return true
      }
    }
    return true
  }

  private mutating func readExtension() -> Bool {
    guard let label = byte() else { return false }
    let start = offset
    switch label {
    case 0xF9:
      offset = start + 2
      nextDelay = Double(word() ?? 0) / 100
    case 0xFF:
      let name = bytes.dropFirst(start + 1).prefix(11)
      offset = start + 12
      if name.elementsEqual("NETSCAPE2.0".utf8), byte() == 3, byte() == 1 { loopCount = word() }
    default: break
    }
    offset = start
    return skipBlocks()
  }
}

extension ImageDecoder.Decoded {
  /// The image scaled down so that its longer side has at most a number of pixels.
  func fitting(_ side: Int) -> Self {
    let longest = max(image.width, image.height)
    guard side > 0, longest > side else { return self }
    let width = max(1, image.width * side / longest)
    let height = max(1, image.height * side / longest)
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return self }
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    var result = self
    if let scaled = context.makeImage() { result.image = scaled }
    return result
  }
}
