import ActivityKit
import AppIntents
import CallKit
import CoreML
import CoreNFC
import DeviceCheck
import ExternalAccessory
import GameController
import IntentsUI
import MediaPlayer
import MetricKit
import NetworkExtension
import PassKit
import PortolanTesting
import PushKit
import Social
import TipKit
import Vision
import VisionKit
import XCTest

/// Tests that apps receive the documented refusals of frameworks whose services the device does not have.
@MainActor
final class DeclaredFrameworkTests: XCTestCase {
  func testSiriIsRestricted() async throws {
    XCTAssertEqual(INPreferences.siriAuthorizationStatus(), .restricted)
    let status = await withCheckedContinuation { done in
      INPreferences.requestSiriAuthorization { done.resume(returning: $0) }
    }
    XCTAssertEqual(status, .restricted)
    let focus = await INFocusStatusCenter.default.requestAuthorization()
    XCTAssertEqual(focus, .restricted)
    XCTAssertNil(INFocusStatusCenter.default.focusStatus.isFocused)
    do {
      try await INInteraction(intent: INIntent(), response: nil).donate()
      XCTFail("the interaction was donated")
    } catch let error as INIntentError {
      XCTAssertEqual(error.code, .interactionOperationNotSupported)
    }
    let shortcuts = try await INVoiceShortcutCenter.shared.allVoiceShortcuts()
    XCTAssertEqual(shortcuts.count, 0)
  }

  func testAShortcutCannotBeAddedToSiri() {
    final class Screen: UIViewController, INUIAddVoiceShortcutViewControllerDelegate {
      var code: INIntentError.Code?
      func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
      ) {
        code = (error as? INIntentError)?.code
        controller.dismiss(animated: true)
      }
      func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {}
    }
    let app = TestApp()
    let screen = Screen()
    app.show(screen)
    let shortcut = INShortcut(userActivity: NSUserActivity(activityType: "order"))
    let controller = INUIAddVoiceShortcutViewController(shortcut: shortcut)
    controller.delegate = screen
    screen.present(controller, animated: true)
    app.settle()
    XCTAssertEqual(screen.code, .voiceShortcutCreationFailed)
    XCTAssertNil(screen.presentedViewController)
    XCTAssertTrue(INUIAddVoiceShortcutButton(style: .black).isHidden)
  }

  func testThereIsNoMusic() {
    final class Screen: UIViewController, MPMediaPickerControllerDelegate {
      var isCancelled = false
      func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { isCancelled = true }
    }
    XCTAssertEqual(MPMediaLibrary.authorizationStatus(), .restricted)
    XCTAssertNil(MPMediaQuery.songs().items)
    let player = MPMusicPlayerController.systemMusicPlayer
    player.play()
    XCTAssertEqual(player.playbackState, .stopped)
    let app = TestApp()
    let screen = Screen()
    app.show(screen)
    var codes: [Int] = []
    player.prepareToPlay { codes.append(($0 as? MPError)?.errorCode ?? -1) }
    let picker = MPMediaPickerController()
    picker.delegate = screen
    screen.present(picker, animated: true)
    app.settle()
    XCTAssertTrue(screen.isCancelled)
    XCTAssertEqual(codes, [MPError.Code.notFound.rawValue])
  }

  func testTheNowPlayingInfoIsKept() {
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Tide"]
    defer { MPNowPlayingInfoCenter.default().nowPlayingInfo = nil }
    XCTAssertEqual(
      MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String, "Tide")
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 8, height: 8)) { _ in UIImage() }
    XCTAssertEqual(artwork.bounds.width, 8)
  }

  func testVirtualNetworksCannotBeConfigured() async throws {
    let managers = try await NETunnelProviderManager.loadAllFromPreferences()
    XCTAssertEqual(managers.count, 0)
    let manager = NETunnelProviderManager()
    do {
      try await manager.saveToPreferences()
      XCTFail("the configuration was saved")
    } catch let error as NEVPNError {
      XCTAssertEqual(error.code, .configurationReadWriteFailed)
    }
    XCTAssertThrowsError(try manager.connection.startVPNTunnel())
    XCTAssertEqual(manager.connection.status, .invalid)
    let network = await NEHotspotNetwork.fetchCurrent()
    XCTAssertNil(network)
  }

  func testPicturesAreNotAnalyzed() {
    var failure: VNError?
    let request = VNRecognizeTextRequest { _, error in failure = error as? VNError }
    let handler = VNImageRequestHandler(data: Data())
    XCTAssertThrowsError(try handler.perform([request]))
    XCTAssertEqual(failure?.code, .notImplemented)
    XCTAssertNil(request.results)
    XCTAssertThrowsError(try MLModel(contentsOf: URL(fileURLWithPath: "/model.mlmodelc"))) {
      XCTAssertEqual(($0 as? MLModelError)?.code, .io)
    }
    XCTAssertFalse(DataScannerViewController.isSupported)
    XCTAssertFalse(VNDocumentCameraViewController.isSupported)
    XCTAssertFalse(ImageAnalyzer.isSupported)
  }

  func testArraysOfModelsKeepTheirValues() async throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .double)
    array[[1, 2]] = 7
    XCTAssertEqual(array[5], 7)
    XCTAssertEqual(array.strides, [3, 1])
    let input = try MLDictionaryFeatureProvider(dictionary: ["size": 2.5, "name": "boat"])
    XCTAssertEqual(input.featureValue(for: "size")?.doubleValue, 2.5)
    XCTAssertEqual(input.featureNames, ["name", "size"])
  }

  private struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
  }

  func testLiveActivitiesAreDenied() {
    XCTAssertFalse(ActivityAuthorizationInfo().areActivitiesEnabled)
    let content = ActivityContent(state: Delivery.ContentState(minutes: 5), staleDate: nil)
    XCTAssertThrowsError(try Activity.request(attributes: Delivery(), content: content)) {
      guard case ActivityAuthorizationError.denied = $0 else { return XCTFail("\($0)") }
    }
    XCTAssertEqual(Activity<Delivery>.activities.count, 0)
  }

  func testThereAreNoPassesAndNoPayments() {
    XCTAssertFalse(PKPassLibrary.isPassLibraryAvailable())
    XCTAssertFalse(PKAddPassesViewController.canAddPasses())
    XCTAssertFalse(PKPaymentAuthorizationViewController.canMakePayments())
    XCTAssertThrowsError(try PKPass(data: Data())) {
      XCTAssertEqual(($0 as? PKPassKitError)?.code, .unsupportedVersionError)
    }
    XCTAssertNil(PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()))
  }

  func testCallsAreRefused() async {
    let provider = CXProvider(configuration: CXProviderConfiguration())
    do {
      try await provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate())
      XCTFail("the call was reported")
    } catch {
      XCTAssertEqual((error as? CXErrorCodeIncomingCallError)?.code, .unentitled)
    }
    do {
      try await CXCallController().request(CXTransaction(action: CXEndCallAction(call: UUID())))
      XCTFail("the call ended")
    } catch {
      XCTAssertEqual((error as? CXErrorCodeRequestTransactionError)?.code, .unentitled)
    }
    XCTAssertNil(PKPushRegistry(queue: nil).pushToken(for: .voIP))
  }

  func testTagsCannotBeRead() {
    final class Reader: NSObject, NFCNDEFReaderSessionDelegate {
      var codes: [NFCReaderError.Code?] = []
      func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
        codes.append((error as? NFCReaderError)?.code)
      }
      func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
    }
    XCTAssertFalse(NFCNDEFReaderSession.readingAvailable)
    let app = TestApp()
    let reader = Reader()
    let session = NFCNDEFReaderSession(delegate: reader, queue: nil, invalidateAfterFirstRead: true)
    session.begin()
    app.settle()
    XCTAssertEqual(reader.codes, [.readerErrorUnsupportedFeature])
  }

  func testThereAreNoAccessoriesAttestationsAndServices() async {
    XCTAssertEqual(EAAccessoryManager.shared().connectedAccessories.count, 0)
    XCTAssertEqual(GCController.controllers().count, 0)
    XCTAssertFalse(SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
    XCTAssertNil(SLComposeViewController(forServiceType: SLServiceTypeTwitter))
    XCTAssertEqual(MXMetricManager.shared.pastPayloads.count, 0)
    XCTAssertFalse(DCDevice.current.isSupported)
    do {
      _ = try await DCAppAttestService.shared.generateKey()
      XCTFail("a key was made")
    } catch {
      XCTAssertEqual((error as? DCError)?.code, .featureUnsupported)
    }
  }
}
