import AdSupport
import AppTrackingTransparency
import AuthenticationServices
import BackgroundTasks
import LocalAuthentication
import MessageUI
import Network
import PortolanTesting
import StoreKit
import SwiftUI
import XCTest

/// Tests that apps receive the documented refusals of services that the device does not have.
@MainActor
final class RefusalTests: XCTestCase {
  // MARK: Recommendations

  private final class OverlayReceiver: SKOverlayDelegate {
    var errors: [any Error] = []
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) { errors.append(error) }
  }

  private struct Recommendation: View {
    @State private var isShown = false
    var body: some View {
      Button(isShown ? "Shown" : "Hidden") { isShown = true }
        .appStoreOverlay(isPresented: $isShown) {
          SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)
        }
    }
  }

  func testNoAppIsRecommended() throws {
    let app = TestApp()
    app.show(UIHostingController(rootView: Recommendation()))
    let receiver = OverlayReceiver()
    let overlay = SKOverlay(configuration: SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom))
    overlay.delegate = receiver
    overlay.present(in: try XCTUnwrap(app.window.windowScene))
    app.settle()
    XCTAssertEqual(receiver.errors.map { ($0 as? SKError)?.code }, [.storeProductNotAvailable])
    app.tap("Hidden")
    app.settle()
    XCTAssertTrue(app.sees("Hidden"))
  }

  // MARK: Mail and messages

  private final class MailScreen: UIViewController, MFMailComposeViewControllerDelegate {
    var result: MFMailComposeResult?

    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      self.result = result
      controller.dismiss(animated: true)
    }
  }

  func testMailCannotBeSent() {
    XCTAssertFalse(MFMailComposeViewController.canSendMail())
    XCTAssertFalse(MFMessageComposeViewController.canSendText())
    let app = TestApp()
    let screen = MailScreen()
    app.show(screen)
    let composer = MFMailComposeViewController()
    composer.mailComposeDelegate = screen
    composer.setToRecipients(["someone@example.com"])
    screen.present(composer, animated: true)
    app.settle()
    XCTAssertEqual(screen.result, .failed)
    XCTAssertNil(screen.presentedViewController)
  }

  // MARK: Authentication

  func testThereAreNoSensors() async {
    let context = LAContext()
    var error: NSError?
    XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    XCTAssertEqual(error?.code, LAError.biometryNotAvailable.rawValue)
    XCTAssertEqual(error?.domain, LAErrorDomain)
    XCTAssertEqual(context.biometryType, .none)
    do {
      _ = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
      XCTFail("the person was authenticated")
    } catch LAError.passcodeNotSet {
    } catch {
      XCTFail("\(error)")
    }
  }

  func testASignInOnAPageIsCancelled() {
    final class Provider: NSObject, ASWebAuthenticationPresentationContextProviding {
      let window: UIWindow
      init(_ window: UIWindow) { self.window = window }
      func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { window }
    }
    let app = TestApp()
    app.show(UIViewController())
    var errors: [ASWebAuthenticationSessionError.Code] = []
    let url = URL(string: "https://example.com/login")!
    func session() -> ASWebAuthenticationSession {
      ASWebAuthenticationSession(url: url, callbackURLScheme: "shop") { _, error in
        if let error = error as? ASWebAuthenticationSessionError { errors.append(error.code) }
      }
    }
    let provider = Provider(app.window)
    XCTAssertFalse(session().start())
    let provided = session()
    provided.presentationContextProvider = provider
    XCTAssertTrue(provided.start())
    app.settle()
    XCTAssertEqual(errors, [.presentationContextNotProvided, .canceledLogin])
  }

  func testSignInWithAppleFailsAsWithoutAnAccount() {
    final class Screen: UIViewController, ASAuthorizationControllerDelegate {
      var code: ASAuthorizationError.Code?
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
        button.frame = CGRect(x: 40, y: 200, width: 300, height: 50)
        button.addAction(UIAction { [unowned self] _ in signIn() }, for: .touchUpInside)
        view.addSubview(button)
      }
      func signIn() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.performRequests()
      }
      func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error
      ) { code = (error as? ASAuthorizationError)?.code }
    }
    let app = TestApp()
    let screen = Screen()
    app.show(screen)
    app.tap("Sign in with Apple")
    app.settle()
    XCTAssertEqual(screen.code, .unknown)
  }

  func testPasskeysAreRefused() async {
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
    let registration = provider.createCredentialRegistrationRequest(
      challenge: Data("c".utf8), name: "Ada", userID: Data("1".utf8))
    XCTAssertEqual(registration.relyingPartyIdentifier, "example.org")
    XCTAssertEqual(registration.name, "Ada")
    let assertion = provider.createCredentialAssertionRequest(challenge: Data("c".utf8))
    do {
      switch try await EnvironmentValues().authorizationController.performRequest(assertion) {
      case .passkeyAssertion, .passkeyRegistration, .password, .appleID: XCTFail("nobody is signed in")
      }
    } catch { XCTAssertEqual((error as? ASAuthorizationError)?.code, .unknown) }
  }

  // MARK: Store

  func testRequestsAndPaymentsAreRefused() {
    final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
      var log: [String] = []
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        log.append("products \(response.products.count) invalid \(response.invalidProductIdentifiers)")
      }
      func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for transaction in transactions {
          log.append("\(transaction.transactionState) \((transaction.error as? SKError)?.code as Any)")
          queue.finishTransaction(transaction)
        }
      }
      func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
        log.append("restored")
      }
    }
    let shop = Shop()
    let app = TestApp()
    let request = SKProductsRequest(productIdentifiers: ["coins"])
    request.delegate = shop
    request.start()
    XCTAssertFalse(SKPaymentQueue.canMakePayments())
    SKPaymentQueue.default().add(shop)
    SKPaymentQueue.default().add(SKPayment(product: SKProduct()))
    SKPaymentQueue.default().restoreCompletedTransactions()
    app.settle()
    SKPaymentQueue.default().remove(shop)
    XCTAssertEqual(
      shop.log,
      [
        "products 0 invalid [\"coins\"]",
        "failed Optional(StoreKit.SKError.Code.paymentNotAllowed)", "restored",
      ])
    XCTAssertTrue(SKPaymentQueue.default().transactions.isEmpty)
  }

  func testTheStoreHasNoProducts() async throws {
    let products = try await Product.products(for: ["coins"])
    XCTAssertEqual(products, [])
    for await _ in Transaction.currentEntitlements { XCTFail("there is a purchase") }
  }

  // MARK: System

  func testBackgroundTasksAreUnavailable() {
    XCTAssertTrue(BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { _ in })
    XCTAssertFalse(BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { _ in })
    XCTAssertThrowsError(try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))) {
      XCTAssertEqual(($0 as? BGTaskScheduler.Error)?.code, .unavailable)
    }
  }

  func testTrackingIsAskedFor() {
    let app = TestApp()
    app.show(UIViewController())
    XCTAssertEqual(ATTrackingManager.trackingAuthorizationStatus, .notDetermined)
    ATTrackingManager.requestTrackingAuthorization { _ in }
    app.settle()
    app.tap("Ask App Not to Track")
    app.settle()
    XCTAssertEqual(ATTrackingManager.trackingAuthorizationStatus, .denied)
    XCTAssertEqual(
      ASIdentifierManager.shared().advertisingIdentifier.uuidString, "00000000-0000-0000-0000-000000000000")
  }

  func testTwoAlertsAreShownOneAfterTheOther() {
    let app = TestApp()
    app.show(UIViewController())
    app[permission: .location] = .notDetermined
    ATTrackingManager.requestTrackingAuthorization { _ in }
    LocationAsker.ask()
    app.settle()
    XCTAssertFalse(app.sees("Allow Once"))
    app.tap("Allow")
    app.settle()
    XCTAssertEqual(app[permission: .tracking], .allowed)
    app.tap("Allow Once")
    app.settle()
    XCTAssertEqual(app[permission: .location], .limited)
  }
}
