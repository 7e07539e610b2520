import CoreFoundation

/// A host of a device without a display, in real time.
///
/// The default for applications and tests, so that a test that creates a `UIWindow` needs no setup.
@MainActor
package final class HeadlessHost: Host {
  package weak var client: (any HostClient)?
  package let device: HostDevice
  package var environment = HostEnvironment()
  package let pasteboard: any HostPasteboard = InMemoryPasteboard()

  private var isRunning = false

  package init(device: HostDevice = .requested) { self.device = device }

  package var screen: HostScreen { device.screen }

  package func makeWindow(_ request: HostWindowRequest) -> any HostWindow {
    HeadlessWindow(host: self, geometry: device.geometry())
  }

  package func performWhenIdle(_ work: @escaping @MainActor () -> Void) {
    // The main run loop performs its blocks on the main thread.
    RunLoop.main.perform { MainActor.assumeIsolated(work) }
  }

  package func open(_ url: URL) -> Bool { false }

  package func beep() {}

  package func run() {
    isRunning = true
    while isRunning, RunLoop.main.run(mode: .default, before: .distantFuture) {}
  }

  package func stop() {
    isRunning = false
    CFRunLoopStop(CFRunLoopGetMain())
  }
}
