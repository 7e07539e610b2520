import ARKit
import AVRouting
import AdAttributionKit
import AdServices
import CFNetwork
import ClockKit
import CoreLocationUI
import CoreMIDI
import DeviceActivity
import EventKitUI
import FamilyControls
import GroupActivities
import HomeKit
import Messages
import MusicKit
import NearbyInteraction
import PortolanTesting
import ReplayKit
import ScreenTime
import SensorKit
import ShazamKit
import SoundAnalysis
import Translation
import VideoToolbox
import WeatherKit
import XCTest

/// Tests of the refusals of frameworks whose services or sensors the device does not have.
@MainActor
final class AbsentServiceTests: XCTestCase {
  private final class Listener: NSObject, ARSessionDelegate, NISessionDelegate, SHSessionDelegate,
    HMHomeManagerDelegate
  {
    var errors: [any Error] = []
    var homes = 0
    func session(_ session: ARSession, didFailWithError error: any Error) { errors.append(error) }
    func session(_ session: NISession, didInvalidateWith error: any Error) { errors.append(error) }
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {
      if let error { errors.append(error) }
    }
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) { homes += 1 }
  }

  func testSessionsFail() throws {
    let app = TestApp()
    app.show(UIViewController())
    let listener = Listener()
    XCTAssertFalse(ARWorldTrackingConfiguration.isSupported)
    XCTAssertFalse(ARFaceTrackingConfiguration.isSupported)
    let view = ARSCNView(frame: .zero)
    view.session.delegate = listener
    view.session.run(ARWorldTrackingConfiguration())
    XCTAssertFalse(NISession.isSupported)
    XCTAssertFalse(NISession.deviceCapabilities.supportsPreciseDistanceMeasurement)
    let nearby = NISession()
    nearby.delegate = listener
    nearby.run(NINearbyPeerConfiguration(peerToken: NIDiscoveryToken()))
    let sound = SHSession()
    sound.delegate = listener
    sound.match(try SHSignature(dataRepresentation: Data()))
    let homes = HMHomeManager()
    homes.delegate = listener
    app.settle()
    XCTAssertEqual((listener.errors.first as? ARError)?.code, .unsupportedConfiguration)
    XCTAssertEqual(listener.errors.compactMap { ($0 as? NIError)?.code }, [.unsupportedPlatform])
    XCTAssertEqual(listener.errors.compactMap { ($0 as? SHError)?.code }, [.matchAttemptFailed])
    XCTAssertEqual(listener.homes, 1)
    XCTAssertTrue(homes.authorizationStatus.contains(.restricted))
    XCTAssertTrue(homes.homes.isEmpty)
    XCTAssertThrowsError(try SNClassifySoundRequest(classifierIdentifier: .version1))
  }

  func testTheScreenIsNotRecorded() {
    let app = TestApp()
    app.show(UIViewController())
    XCTAssertFalse(RPScreenRecorder.shared().isAvailable)
    var code: RPRecordingError.Code?
    RPScreenRecorder.shared().startRecording { code = ($0 as? RPRecordingError)?.code }
    app.settle()
    XCTAssertEqual(code, .disabled)
    XCTAssertFalse(RPScreenRecorder.shared().isRecording)
  }

  func testAccountsAreRestricted() async throws {
    let music = await MusicAuthorization.request()
    XCTAssertEqual(music, .restricted)
    do {
      try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
      XCTFail("the request was granted")
    } catch let error as FamilyControlsError { XCTAssertEqual(error, .unavailable) }
    XCTAssertEqual(AuthorizationCenter.shared.authorizationStatus, .notDetermined)
    XCTAssertThrowsError(
      try DeviceActivityCenter().startMonitoring(
        DeviceActivityName("day"),
        during: DeviceActivitySchedule(
          intervalStart: DateComponents(hour: 0), intervalEnd: DateComponents(hour: 23), repeats: true)))
    XCTAssertThrowsError(try AAAttribution.attributionToken()) {
      XCTAssertEqual(($0 as? AAAttributionError)?.code, .platformNotSupported)
    }
    do {
      _ = try await WeatherService.shared.weather(for: CLLocation(latitude: 44, longitude: 9))
      XCTFail("there was weather")
    } catch { XCTAssertEqual(error as? WeatherError, .permissionDenied) }
    do {
      let (hours, days) = try await WeatherService.shared.weather(
        for: CLLocation(latitude: 44, longitude: 9), including: .hourly, .daily)
      XCTFail("there was weather: \(hours.count) \(days.count)")
    } catch { XCTAssertEqual(error as? WeatherError, .permissionDenied) }
    XCTAssertEqual(WeatherCondition.mostlyCloudy.description, "Mostly Cloudy")
    do {
      try await Postback.updateConversionValue(1, lockPostback: false)
      XCTFail("the report was sent")
    } catch { XCTAssertEqual(error as? AdAttributionKitError, .unknown) }
    XCTAssertNil(CLKComplicationServer.sharedInstance().activeComplications)
    XCTAssertNil(MSMessagesAppViewController().activeConversation)
    let languages = await LanguageAvailability().supportedLanguages
    XCTAssertTrue(languages.isEmpty)
    XCTAssertEqual(SRSensorReader(sensor: .accelerometer).authorizationStatus, .denied)
    XCTAssertEqual(MIDIGetNumberOfSources(), 0)
    XCTAssertTrue(AVCustomRoutingController().authorizedRoutes.isEmpty)
    XCTAssertFalse(STWebpageController().urlIsBlocked)
  }

  private struct Watch: GroupActivity {
    var metadata: GroupActivityMetadata { GroupActivityMetadata() }
  }

  func testActivitiesStayOnTheDevice() async throws {
    let result = await Watch().prepareForActivation()
    guard case .activationDisabled = result else { return XCTFail("the activity is shared") }
    let isShared = try await Watch().activate()
    XCTAssertFalse(isShared)
    for await _ in Watch.sessions() { XCTFail("there is a session") }
  }

  func testAnEventIsOnlyCanceled() {
    final class Delegate: NSObject, EKEventEditViewDelegate {
      var action: EKEventEditViewAction?
      func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
      ) {
        self.action = action
        controller.dismiss(animated: true)
      }
    }
    let app = TestApp()
    let root = UIViewController()
    app.show(root)
    let delegate = Delegate()
    let screen = EKEventEditViewController()
    screen.event = EKEvent(eventStore: screen.eventStore)
    screen.event?.title = "Departure"
    screen.editViewDelegate = delegate
    root.present(screen, animated: true)
    app.settle()
    XCTAssertTrue(app.sees("Departure"))
    app.tap("Cancel")
    app.settle()
    XCTAssertEqual(delegate.action, .canceled)
    XCTAssertNil(root.presentedViewController)
  }

  func testTheLocationButtonAsks() {
    let app = TestApp()
    let root = UIViewController()
    app.show(root)
    let button = CLLocationButton(frame: CGRect(x: 40, y: 200, width: 220, height: 44))
    root.view.addSubview(button)
    app.settle()
    app.tap("Current Location")
    app.settle()
    app.tap("Allow While Using App")
    app.settle()
    XCTAssertEqual(CLLocationManager().authorizationStatus, .authorizedWhenInUse)
  }

  func testABufferBecomesAnImage() throws {
    var buffer: CVPixelBuffer?
    XCTAssertEqual(CVPixelBufferCreate(nil, 2, 1, kCVPixelFormatType_32BGRA, nil, &buffer), kCVReturnSuccess)
    let pixels = try XCTUnwrap(buffer)
    let base = try XCTUnwrap(CVPixelBufferGetBaseAddress(pixels)).assumingMemoryBound(to: UInt8.self)
    for (index, value) in [0, 0, 255, 255, 255, 0, 0, 255].enumerated() { base[index] = UInt8(value) }
    var image: CGImage?
    XCTAssertEqual(VTCreateCGImageFromCVPixelBuffer(pixels, options: nil, imageOut: &image), 0)
    XCTAssertEqual(image?.width, 2)
    XCTAssertEqual(image?.height, 1)
  }
}

/// Tests of engines of sound, which do not start.
final class AudioEngineTests: XCTestCase {
  func testAnEngineDoesNotStart() throws {
    let engine = AVAudioEngine()
    let player = AVAudioPlayerNode()
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: nil)
    XCTAssertTrue(player.engine === engine)
    XCTAssertThrowsError(try engine.start()) {
      XCTAssertEqual(($0 as NSError).domain, "com.apple.coreaudio.avfaudio")
    }
    XCTAssertFalse(engine.isRunning)
    XCTAssertThrowsError(try AVAudioFile(forReading: URL(fileURLWithPath: "/nowhere.wav")))
  }

  func testBuffersKeepSamples() throws {
    let format = try XCTUnwrap(AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 2))
    let buffer = try XCTUnwrap(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 8))
    buffer.frameLength = 8
    let channels = try XCTUnwrap(buffer.floatChannelData)
    for frame in 0..<8 {
      channels[0][frame] = Float(frame)
      channels[1][frame] = -Float(frame)
    }
    XCTAssertEqual((0..<8).map { channels[0][$0] + channels[1][$0] }, [Float](repeating: 0, count: 8))
    XCTAssertEqual(channels[0][7], 7)
    XCTAssertNil(buffer.int16ChannelData)
    XCTAssertNil(AVAudioFormat(standardFormatWithSampleRate: 0, channels: 2))
  }
}
