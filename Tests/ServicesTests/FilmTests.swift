import AVFoundation
import AVKit
import PortolanTesting
import XCTest

/// Tests of decoded media, on a film and a sound that GStreamer makes.
@MainActor
final class FilmTests: XCTestCase {
  private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Films")

  /// Runs a pipeline that writes a file, once for all tests.
  private func make(_ name: String, _ pipeline: String) throws -> URL {
    let file = Self.folder.appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: file.path) { return file }
    let tool = URL(fileURLWithPath: "/usr/bin/gst-launch-1.0")
    guard FileManager.default.isExecutableFile(atPath: tool.path) else {
      throw XCTSkip("gst-launch-1.0 is not installed (Debian package gstreamer1.0-tools)")
    }
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    let part = file.appendingPathExtension("part")
    let process = Process()
    process.executableURL = tool
    process.arguments =
      ["-q"] + (pipeline + " ! filesink location=\(part.path)").split(separator: " ").map(String.init)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw XCTSkip("GStreamer lacks plugins (Debian package gstreamer1.0-plugins-good)")
    }
    try FileManager.default.moveItem(at: part, to: file)
    return file
  }

  /// A second of red and a second of blue, with a tone.
  private func film() throws -> URL {
    let format = "video/x-raw,width=160,height=120,framerate=25/1"
    return try make(
      "film.mkv",
      "audiotestsrc num-buffers=40 samplesperbuffer=2205 ! audio/x-raw,rate=44100,channels=1 ! vorbisenc ! mux. "
        + "videotestsrc num-buffers=25 pattern=red ! \(format) ! parts. "
        + "videotestsrc num-buffers=25 pattern=blue ! \(format) ! parts. "
        + "concat name=parts ! jpegenc quality=95 ! matroskamux name=mux")
  }

  private func tone() throws -> URL {
    try make(
      "tone.wav",
      "audiotestsrc num-buffers=20 samplesperbuffer=2205 ! audio/x-raw,rate=44100,channels=2 ! wavenc")
  }

  private enum Color { case red, blue, other }

  /// The color in the middle of a picture.
  private func color(_ image: Any?) throws -> Color {
    let image = try XCTUnwrap(image as? CGImage)
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
    switch (bytes[0], bytes[1], bytes[2]) {
    case (200..., ..<60, ..<60): return .red
    case (..<60, ..<60, 200...): return .blue
    default: return .other
    }
  }

  func testAnAssetDescribesTheFile() async throws {
    let asset = AVURLAsset(url: try film())
    let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
    XCTAssertEqual(duration.seconds, 2, accuracy: 0.1)
    XCTAssertTrue(isPlayable)
    let video = try await asset.loadTracks(withMediaType: .video)
    XCTAssertEqual(video.count, 1)
    let (size, rate) = try await video[0].load(.naturalSize, .nominalFrameRate)
    XCTAssertEqual(size, CGSize(width: 160, height: 120))
    XCTAssertEqual(rate, 25)
    XCTAssertEqual(asset.tracks(withMediaType: .audio).count, 1)
    let none = AVURLAsset(url: URL(fileURLWithPath: "/nowhere.mp4"))
    do {
      _ = try await none.load(.duration)
      XCTFail("a missing file has no duration")
    } catch { XCTAssertEqual((error as? AVError)?.code, .decoderNotFound) }
  }

  func testTheLayerShowsThePictureOfTheTime() throws {
    let app = TestApp()
    let root = UIViewController()
    app.show(root)
    let player = AVPlayer(url: try film())
    let layer = AVPlayerLayer(player: player)
    layer.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
    root.view.layer.addSublayer(layer)
    XCTAssertFalse(layer.isReadyForDisplay)
    app.settle()
    XCTAssertEqual(player.currentItem?.status, .readyToPlay)
    XCTAssertEqual(player.currentItem?.presentationSize, CGSize(width: 160, height: 120))
    XCTAssertTrue(layer.isReadyForDisplay)
    XCTAssertEqual(layer.videoRect, CGRect(x: 0, y: 40, width: 320, height: 240))
    XCTAssertEqual(try color(layer.contents), .red)
    player.play()
    app.advance(by: 0.9)
    XCTAssertEqual(try color(layer.contents), .red)
    app.advance(by: 0.2)
    XCTAssertEqual(try color(layer.contents), .blue)
    player.seek(to: CMTime(seconds: 0.5, preferredTimescale: 600))
    XCTAssertEqual(try color(layer.contents), .red)
    app.advance(by: 3)
    XCTAssertEqual(player.rate, 0)
    XCTAssertEqual(try color(layer.contents), .blue)
    player.seek(to: .zero)
    XCTAssertEqual(try color(layer.contents), .red)
    player.seek(to: player.currentItem!.duration)
    XCTAssertEqual(try color(layer.contents), .blue)
  }

  func testStatusesAreObserved() throws {
    let app = TestApp()
    app.show(UIViewController())
    let item = AVPlayerItem(url: try film())
    var statuses: [AVPlayerItem.Status] = []
    let observation = item.observe(\.status) { item, _ in statuses.append(item.status) }
    let player = AVPlayer(playerItem: item)
    var controls: [AVPlayer.TimeControlStatus] = []
    let other = player.observe(\.timeControlStatus) { player, _ in controls.append(player.timeControlStatus) }
    app.settle()
    XCTAssertEqual(statuses, [.readyToPlay])
    player.play()
    XCTAssertEqual(controls.last, .playing)
    player.pause()
    XCTAssertEqual(controls.last, .paused)
    observation.invalidate()
    other.invalidate()
  }

  func testPicturesOfTimes() throws {
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: try film()))
    var actual = CMTime.invalid
    let first = try generator.copyCGImage(
      at: CMTime(seconds: 0.5, preferredTimescale: 600), actualTime: &actual)
    XCTAssertEqual(try color(first), .red)
    XCTAssertEqual(actual.seconds, 0.48, accuracy: 0.021)
    generator.maximumSize = CGSize(width: 80, height: 80)
    let app = TestApp()
    app.show(UIViewController())
    var colors: [Color] = []
    let times = [1.5, 0.1].map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) }
    generator.generateCGImagesAsynchronously(forTimes: times) { _, image, _, result, _ in
      XCTAssertEqual(result, .succeeded)
      XCTAssertEqual(image?.width, 80)
      XCTAssertEqual(image?.height, 60)
      colors.append((try? self.color(image)) ?? .other)
    }
    app.settle()
    XCTAssertEqual(colors, [.blue, .red])
    let none = AVAssetImageGenerator(asset: AVURLAsset(url: try tone()))
    XCTAssertThrowsError(try none.copyCGImage(at: .zero, actualTime: nil))
  }

  func testASoundPlaysInTheTimeOfTheTest() throws {
    final class Listener: NSObject, AVAudioPlayerDelegate {
      var ends = 0
      func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends += 1 }
    }
    let app = TestApp()
    app.show(UIViewController())
    let file = try tone()
    let sound = try AVAudioPlayer(contentsOf: file)
    XCTAssertEqual(sound.duration, 1, accuracy: 0.01)
    XCTAssertEqual(sound.numberOfChannels, 2)
    let listener = Listener()
    sound.delegate = listener
    sound.play()
    app.advance(by: 0.5)
    XCTAssertEqual(sound.currentTime, 0.5, accuracy: 0.02)
    XCTAssertTrue(sound.isPlaying)
    XCTAssertEqual(app.playedSounds, [file])
    app.advance(by: 1)
    XCTAssertFalse(sound.isPlaying)
    XCTAssertEqual(listener.ends, 1)
    XCTAssertEqual(try AVAudioPlayer(data: Data(contentsOf: file)).duration, 1, accuracy: 0.01)
    XCTAssertThrowsError(try AVAudioPlayer(data: Data("no sound".utf8)))
  }

  func testTheScreenOfAPlayerShowsTheFilm() throws {
    let app = TestApp()
    let root = UIViewController()
    app.show(root)
    let screen = AVPlayerViewController()
    screen.player = AVPlayer(url: try film())
    root.present(screen, animated: false)
    app.settle()
    XCTAssertTrue(screen.isReadyForDisplay)
    XCTAssertEqual(screen.videoBounds.width, screen.view.bounds.width)
    app.tap("Play")
    app.advance(by: 1.5)
    XCTAssertTrue(app.sees("Pause"))
    let picture = try XCTUnwrap(screen.view.layer.sublayers?.compactMap { $0 as? AVPlayerLayer }.first)
    XCTAssertEqual(try color(picture.contents), .blue)
  }
}
