import SwiftUI
import Testing

/// Swift Testing's tests of the main actor run on the main thread, whichever way they get there.
@Suite struct MainThreadTests {
  @MainActor
  @Test func aTestOfTheMainActorRunsOnTheMainThread() {
    #expect(Thread.isMainThread)
    #expect(RunLoop.current === RunLoop.main)
    dispatchPrecondition(condition: .onQueue(.main))
  }

  @MainActor
  @Test func theMainThreadIsKeptAcrossSuspensions() async throws {
    for _ in 0..<3 {
      await Task.yield()
      #expect(isOnMainThread())
      // A timer resumes the task. Without a driver, timers run in real time.
      try await Task.sleep(for: .milliseconds(1))
      #expect(isOnMainThread())
      await Task.detached {}.value
      #expect(isOnMainThread())
    }
  }

  @Test func aTestOutsideTheMainActorReachesTheMainThread() async {
    let isMain = await MainActor.run { isOnMainThread() }
    #expect(isMain)
    let queue = await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume(returning: isOnMainThread()) }
    }
    #expect(queue)
  }

  @Test(arguments: 0..<20)
  @MainActor
  func parallelCasesShareTheMainThread(_ number: Int) async {
    #expect(isOnMainThread())
    let label = UILabel()
    label.text = "\(number)"
    await Task.yield()
    #expect(isOnMainThread())
    #expect(label.text == "\(number)")
  }

  @MainActor
  @Test func timersOfTheMainRunLoopFire() async {
    await withCheckedContinuation { continuation in
      _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      RunLoop.main.perform { continuation.resume() }
    }
    #expect(isOnMainThread())
  }
}

/// Thread's property may not be read by asynchronous functions.
private func isOnMainThread() -> Bool { Thread.isMainThread }

/// Views in tests of Swift Testing, without a test driver.
@MainActor
@Suite struct HostedViewTests {
  private final class Counter: ObservableObject {
    @Published var count = 0
    @Published var name = ""
  }

  private struct CounterView: View {
    @ObservedObject var counter: Counter
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("Count \(counter.count)").accessibilityIdentifier("count")
        TextField("Name", text: $counter.name)
        Toggle("On", isOn: $isOn)
      }
    }
  }

  private func show(_ root: some View) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = UIHostingController(rootView: root)
    window.makeKeyAndVisible()
    return window
  }

  private func first<Found: UIView>(_ type: Found.Type, in view: UIView) -> Found? {
    if let found = view as? Found { return found }
    for child in view.subviews {
      if let found = first(type, in: child) { return found }
    }
    return nil
  }

  /// Lets the main run loop serve updates, as tests without a driver do.
  private func wait(for condition: () -> Bool) async throws {
    for _ in 0..<500 where !condition() { try await Task.sleep(nanoseconds: 10_000_000) }
  }

  @Test func aBindingThatWasSetReadsBack() async throws {
    var stored = 1
    let binding = Binding(get: { stored }, set: { stored = $0 })
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 2)
    #expect(stored == 2)

    let counter = Counter()
    let window = show(CounterView(counter: counter))
    window.layoutIfNeeded()
    let field = try #require(first(UITextField.self, in: window))
    field.text = "Ada"
    field.sendActions(for: .editingChanged)
    #expect(counter.name == "Ada")
    counter.name = "Grace"
    try await wait { field.text == "Grace" }
    #expect(field.text == "Grace")
    window.isHidden = true
  }

  @Test(arguments: ["A", "Harbours", "A text that is much wider than the one before"])
  func textMeasures(_ text: String) {
    let host = UIHostingController(rootView: Text(text))
    let size = host.sizeThatFits(in: CGSize(width: 1000, height: 1000))
    #expect(size.width > 0 && size.width < 1000)
    #expect(abs(size.height - 20.33) < 0.5)
    let narrow = host.sizeThatFits(in: CGSize(width: 60, height: 1000))
    #expect(narrow.width <= 60)
    #expect(narrow.height >= size.height)
  }

  @Test func tasksAndChangesReachTheScreen() async throws {
    let counter = Counter()
    let window = show(CounterView(counter: counter).task { counter.count = 7 })
    try await wait { counter.count == 7 }
    #expect(counter.count == 7)
    window.isHidden = true
  }
}
