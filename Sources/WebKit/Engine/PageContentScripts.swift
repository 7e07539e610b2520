import Foundation

/// The scripts of a page: those of the app, and one that reports the page's size and scroll position.
@MainActor
final class PageContentScripts {
  /// The world of the framework's own script.
  static let world = "Portolan"
  static let handler = "portolan"

  /// Reports sizes and scroll positions, and scrolls.
  private static let source = """
    (() => {
      const state = { x: 0, y: 0, size: '' };
      const root = () => document.scrollingElement || document.documentElement;
      const post = message => webkit.messageHandlers.portolan.postMessage(message);
      window.portolanState = () => {
        const e = root();
        return e ? { width: e.scrollWidth, height: e.scrollHeight, x: scrollX, y: scrollY } : {};
      };
      window.portolanScroll = (x, y) => {
        window.scrollTo({ left: x, top: y, behavior: 'instant' });
        state.x = scrollX; state.y = scrollY;
        return portolanState();
      };
      const report = () => {
        const now = portolanState();
        const size = now.width + ' ' + now.height;
        if (size === state.size) return;
        state.size = size;
        post(now);
      };
      addEventListener('scroll', event => {
        if (event.target !== document) return;
        if (Math.abs(scrollX - state.x) < 1 && Math.abs(scrollY - state.y) < 1) return;
        state.x = scrollX; state.y = scrollY;
        post(Object.assign(portolanState(), { moved: true }));
      }, { passive: true, capture: true });
      const observe = () => {
        if (!document.documentElement) return;
        const observer = new ResizeObserver(report);
        observer.observe(document.documentElement);
        if (document.body) observer.observe(document.body);
        report();
      };
      if (document.body) observe(); else addEventListener('DOMContentLoaded', observe);
      addEventListener('load', report, true);
      addEventListener('resize', report);
    })()
    """

  /// The body of a function that ends when the page has been drawn. A page that is not visible draws nothing.
  static let settled = """
    await new Promise(done => {
      setTimeout(done, 1000);
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)));
    });
    return window.portolanState ? portolanState() : {};
    """

  /// The scroll view shows the scroll position, so that the page has no bars of its own.
  private static let style = "html::-webkit-scrollbar, body::-webkit-scrollbar { display: none !important; }"

  /// The `WebKitUserContentManager`.
  let manager: Ref
  weak var page: RenderedPage?
  private weak var controller: WKUserContentController?
  private var receivers: [String: Receiver] = [:]

  /// The data of the signal for messages of a name.
  private final class Receiver {
    weak var scripts: PageContentScripts?
    let name: String
    let world: String?

    init(_ scripts: PageContentScripts, _ name: String, _ world: String?) {
      self.scripts = scripts
      self.name = name
      self.world = world
    }
  }

  init(_ controller: WKUserContentController) {
    self.controller = controller
    manager = WPE.makeContentManager()
    let sheet = WPE.makeStyle(Self.style, 0, 0, nil, nil)
    WPE.addStyle(manager, sheet)
    WPE.releaseStyle(sheet)
    receive(Self.handler, in: Self.world)
  }

  isolated deinit {
    disconnect()
    GLib.release(manager)
  }

  func disconnect() {
    for receiver in receivers.values { GLib.disconnect(manager, receiver) }
    receivers = [:]
  }

  /// Registers the controller's scripts and handlers.
  func update() {
    WPE.removeScripts(manager)
    add(Self.source, atStart: true, mainFrameOnly: true, in: Self.world)
    guard let controller else { return }
    for script in controller.userScripts {
      add(
        script.source, atStart: script.injectionTime == .atDocumentStart,
        mainFrameOnly: script.isForMainFrameOnly, in: script.world.engineName)
    }
    let wanted = Set(controller.handlers.map(\.name) + [Self.handler])
    for receiver in receivers.values where !wanted.contains(receiver.name) { remove(receiver) }
    for handler in controller.handlers where receivers[handler.name] == nil {
      receive(handler.name, in: handler.world.engineName)
    }
  }

  private func add(_ source: String, atStart: Bool, mainFrameOnly: Bool, in world: String?) {
    let (frames, time): (UInt32, UInt32) = (mainFrameOnly ? 1 : 0, atStart ? 0 : 1)
    let script =
      world.map { WPE.makeWorldScript(source, frames, time, $0, nil, nil) }
      ?? WPE.makeScript(source, frames, time, nil, nil)
    WPE.addScript(manager, script)
    WPE.releaseScript(script)
  }

  // MARK: Messages

  private func receive(_ name: String, in world: String?) {
    let receiver = Receiver(self, name, world)
    receivers[name] = receiver
    let received: @convention(c) (Ref?, Ref?, Ref?) -> Void = { _, message, data in
      guard let message, let data else { return }
      let receiver = Unmanaged<Receiver>.fromOpaque(data).takeUnretainedValue()
      let body = ScriptValues.object(of: WPE.scriptValue(message)) ?? NSNull()
      // Signals are emitted in GLib's main context, on the main thread.
      MainActor.assumeIsolated { receiver.scripts?.handle(body, receiver.name) }
    }
    // Connected before the registration, as the engine demands.
    GLib.connect(manager, "script-message-received::\(name)", receiver, received)
    if let world {
      _ = WPE.addWorldHandler(manager, name, world)
    } else {
      _ = WPE.addHandler(manager, name)
    }
  }

  private func remove(_ receiver: Receiver) {
    receivers[receiver.name] = nil
    GLib.disconnect(manager, receiver)
    if let world = receiver.world {
      WPE.removeWorldHandler(manager, receiver.name, world)
    } else {
      WPE.removeHandler(manager, receiver.name)
    }
  }

  private func handle(_ body: Any, _ name: String) {
    guard let page else { return }
    if name == Self.handler {
      if let state = body as? [String: Any] { page.receive(state) }
      return
    }
    guard let controller, let webView = page.webView,
      let handler = controller.handlers.first(where: { $0.name == name })
    else { return }
    let message = WKScriptMessage(name: name, body: body, webView: webView, world: handler.world)
    switch handler.receiver {
    case .message(let receiver): receiver.userContentController(controller, didReceive: message)
    case .reply(let receiver):
      receiver.userContentController(controller, didReceive: message) { _, _ in }
    }
  }
}
