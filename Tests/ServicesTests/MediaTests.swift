import AVFoundation
import AVKit
import PortolanTesting
import XCTest

/// Tests of times, of players with simulated media, and of the refusals without a decoder and without cameras.
@MainActor
final class MediaTests: XCTestCase {
  private func time(_ value: Int64, _ scale: Int32) -> CMTime { CMTime(value: value, timescale: scale) }

  func testCodecsHaveTheNamesOfTheirFormats() {
    let names = [AVVideoCodecType.h264, .hevc, .jpeg, .proRes422].map(\.rawValue)
    XCTAssertEqual(names, ["avc1", "hvc1", "jpeg", "apcn"])
  }

  func testSumsAreExact() {
    let third = time(1, 3) + time(1, 4)
    XCTAssertEqual(third.value, 7)
    XCTAssertEqual(third.timescale, 12)
    XCTAssertFalse(third.hasBeenRounded)
    XCTAssertEqual(time(1, 2) - time(1, 3), time(1, 6))
    XCTAssertEqual(time(300, 600), time(1, 2))
    XCTAssertEqual(time(300, 600).hashValue, time(1, 2).hashValue)
    XCTAssertLessThan(time(999, 1000), time(1000, 1000))
    let coarse = time(1, .max) + time(1, .max - 1)
    XCTAssertTrue(coarse.hasBeenRounded)
    XCTAssertEqual(CMTimeMultiplyByRatio(time(1, 1), multiplier: 1, divisor: 3), time(1, 3))
    XCTAssertEqual(time(5, 2).convertScale(1, method: .roundTowardZero).value, 2)
    XCTAssertEqual(time(5, 2).convertScale(1, method: .default).value, 3)
    XCTAssertEqual(time(-5, 2).convertScale(1, method: .default).value, -3)
  }

  func testTimesThatAreNotNumbers() {
    XCTAssertTrue((time(1, 1) + .positiveInfinity).isPositiveInfinity)
    XCTAssertFalse((CMTime.positiveInfinity - .positiveInfinity).isValid)
    XCTAssertTrue((time(1, 1) + .indefinite).isIndefinite)
    XCTAssertLessThan(CMTime.negativeInfinity, time(-5, 1))
    XCTAssertLessThan(time(5, 1), .positiveInfinity)
    XCTAssertLessThan(CMTime.positiveInfinity, .indefinite)
    XCTAssertTrue(CMTime.indefinite.seconds.isNaN)
    XCTAssertEqual(CMTimeMakeWithSeconds(1.5, preferredTimescale: 600).value, 900)
    XCTAssertTrue(CMTime(seconds: 1.0 / 3, preferredTimescale: 10).hasBeenRounded)
    let range = CMTimeRange(start: time(1, 1), duration: time(2, 1))
    XCTAssertTrue(range.containsTime(time(1, 1)))
    XCTAssertFalse(range.containsTime(time(3, 1)))
    XCTAssertEqual(
      range.intersection(CMTimeRange(start: time(2, 1), duration: time(5, 1))).duration, time(1, 1))
  }

  func testWithoutADecoderAnItemFails() {
    let app = TestApp()
    app.show(UIViewController())
    let player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
    player.play()
    app.settle()
    XCTAssertEqual(player.currentItem?.status, .failed)
    XCTAssertEqual((player.currentItem?.error as? AVError)?.code, .decoderNotFound)
    XCTAssertEqual(player.timeControlStatus, .waitingToPlayAtSpecifiedRate)
    app.advance(by: 5)
    XCTAssertEqual(player.currentTime().seconds, 0)
    XCTAssertThrowsError(try AVAudioPlayer(data: Data([1, 2, 3]))) {
      XCTAssertEqual(($0 as NSError).domain, "NSOSStatusErrorDomain")
    }
  }

  func testAPlayerFollowsTheTimeOfTheTest() {
    let app = TestApp()
    app.show(UIViewController())
    app.simulateMedia(duration: 10)
    let player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
    nonisolated(unsafe) var ends = 0
    let observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
    ) { _ in MainActor.assumeIsolated { ends += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    var ticks: [Double] = []
    let ticker = player.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 1), queue: .main
    ) { ticks.append($0.seconds) }
    app.settle()
    XCTAssertEqual(player.currentItem?.status, .readyToPlay)
    XCTAssertEqual(player.timeControlStatus, .paused)
    player.play()
    app.advance(by: 3.5)
    XCTAssertEqual(player.timeControlStatus, .playing)
    XCTAssertEqual(player.currentTime().seconds, 3.5, accuracy: 0.02)
    XCTAssertEqual(ticks, [1, 2, 3])
    player.pause()
    app.advance(by: 2)
    XCTAssertEqual(player.currentTime().seconds, 3.5, accuracy: 0.02)
    player.seek(to: CMTime(value: 9, timescale: 1))
    player.rate = 2
    app.advance(by: 0.4)
    XCTAssertEqual(ends, 0)
    app.advance(by: 0.2)
    XCTAssertEqual(ends, 1)
    XCTAssertEqual(player.rate, 0)
    XCTAssertEqual(player.currentTime().seconds, 10, accuracy: 0.001)
    player.removeTimeObserver(ticker)
  }

  func testAQueueAndALooperContinue() {
    let app = TestApp()
    app.show(UIViewController())
    app.simulateMedia(duration: 2)
    let items = (0..<2).map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mp3")) }
    let queue = AVQueuePlayer(items: items)
    app.settle()
    queue.play()
    app.advance(by: 2.5)
    XCTAssertTrue(queue.currentItem === items[1])
    app.advance(by: 3)
    XCTAssertNil(queue.currentItem)
    let looped = AVQueuePlayer()
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/loop.mp4"))
    let looper = AVPlayerLooper(player: looped, templateItem: item)
    app.settle()
    looped.play()
    app.advance(by: 5)
    XCTAssertEqual(looper.loopCount, 2)
    XCTAssertEqual(looped.currentTime().seconds, 1, accuracy: 0.05)
    looped.pause()
  }

  func testASoundEnds() throws {
    final class Listener: NSObject, AVAudioPlayerDelegate {
      var ends = 0
      func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends += 1 }
    }
    let app = TestApp()
    app.show(UIViewController())
    app.simulateMedia(duration: 1)
    let listener = Listener()
    let sound = try AVAudioPlayer(data: Data([1]))
    sound.delegate = listener
    sound.numberOfLoops = 1
    sound.play()
    app.advance(by: 1.5)
    XCTAssertTrue(sound.isPlaying)
    XCTAssertEqual(listener.ends, 0)
    app.advance(by: 1)
    XCTAssertFalse(sound.isPlaying)
    XCTAssertEqual(listener.ends, 1)
  }

  func testTheControlsOfAFilm() {
    let app = TestApp()
    let root = UIViewController()
    app.show(root)
    app.simulateMedia(duration: 60)
    let screen = AVPlayerViewController()
    screen.player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
    root.present(screen, animated: true)
    app.settle()
    app.tap("Play")
    app.advance(by: 5)
    XCTAssertTrue(app.sees("Pause"))
    app.tap("Skip Forward")
    XCTAssertEqual(screen.player?.currentTime().seconds ?? 0, 20, accuracy: 1)
    app.tap("Pause")
    app.tap("Close")
    app.settle()
    XCTAssertNil(root.presentedViewController)
  }

  func testThereAreNoCameras() {
    let app = TestApp()
    app.show(UIViewController())
    XCTAssertNil(AVCaptureDevice.default(for: .video))
    XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .notDetermined)
    AVCaptureDevice.requestAccess(for: .video) { _ in }
    app.settle()
    app.tap("Don’t Allow")
    app.settle()
    XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .denied)
    XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .audio), .notDetermined)
    let session = AVCaptureSession()
    session.startRunning()
    XCTAssertFalse(session.isRunning)
    XCTAssertEqual(AVSpeechSynthesisVoice.speechVoices().count, 0)
  }

  /// As in Apple's sample about capturing photos.
  func testAnOutputWithoutACameraTakesNoPhotos() throws {
    final class Delegate: NSObject, AVCapturePhotoCaptureDelegate {
      var code: AVError.Code?
      var finished: (() -> Void)?
      func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
      ) {
        code = (error as? AVError)?.code
        finished?()
      }
    }
    let output = AVCapturePhotoOutput()
    output.maxPhotoQualityPrioritization = .quality
    XCTAssertEqual(output.availablePhotoCodecTypes, [])
    XCTAssertFalse(AVCaptureConnection().isVideoMirroringSupported)
    let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.hevc])
    XCTAssertEqual(settings.photoQualityPrioritization, .balanced)
    XCTAssertEqual(settings.format?[AVVideoCodecKey] as? AVVideoCodecType, .hevc)
    XCTAssertNil(settings.availablePreviewPhotoPixelFormatTypes.first)
    let delegate = Delegate()
    let answered = expectation(description: "the delegate is called")
    delegate.finished = { answered.fulfill() }
    output.capturePhoto(with: settings, delegate: delegate)
    wait(for: [answered])
    XCTAssertEqual(delegate.code, .noDataCaptured)
  }

  /// [ImagePicker](https://github.com/hyperoslo/ImagePicker) takes pictures in the API before `AVCapturePhotoOutput`.
  func testStillPicturesFail() throws {
    let output = AVCaptureStillImageOutput()
    output.outputSettings = [AVVideoCodecKey: AVVideoCodecJPEG]
    XCTAssertNil(output.connection(with: .video))
    let answered = expectation(description: "the handler is called")
    output.captureStillImageAsynchronously(from: AVCaptureConnection()) { buffer, error in
      XCTAssertNil(buffer)
      XCTAssertEqual((error as? AVError)?.code, .noDataCaptured)
      answered.fulfill()
    }
    wait(for: [answered])
  }

  func testThereAreNoPicturesInPictures() {
    XCTAssertFalse(AVPictureInPictureController.isPictureInPictureSupported())
    let layer = AVPlayerLayer()
    XCTAssertNil(AVPictureInPictureController(playerLayer: layer))
    let source = AVPictureInPictureController.ContentSource(playerLayer: layer)
    XCTAssertNil(AVPictureInPictureController(contentSource: source))
    XCTAssertTrue(source.playerLayer === layer)
  }

  func testTheLoaderOfAnAssetKeepsItsDelegate() throws {
    final class Loader: NSObject, AVAssetResourceLoaderDelegate {}
    let asset = AVURLAsset(url: try XCTUnwrap(URL(string: "in-memory://film")))
    let loader = Loader()
    asset.resourceLoader.setDelegate(loader, queue: .main)
    XCTAssertIdentical(asset.resourceLoader.delegate, loader)
    XCTAssertEqual(asset.resourceLoader.delegateQueue?.label, DispatchQueue.main.label)
  }
}
