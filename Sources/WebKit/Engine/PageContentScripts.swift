import Foundation
import MainLoop

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
      const background = () => {
        for (const e of [document.body, document.documentElement]) {
          const color = e ? getComputedStyle(e).backgroundColor : '';
          if (color && color !== 'rgba(0, 0, 0, 0)') return color;
        }
        // The engine's color behind dark pages without one.
        const root = document.documentElement;
        return root && getComputedStyle(root).colorScheme === 'dark' ? 'rgb(30, 30, 30)' : '';
      };
      const report = () => {
        const now = portolanState();
        now.background = background();
        const size = now.width + ' ' + now.height + ' ' + now.background;
        if (size === state.size) return;
        state.size = size;
        post(now);
      };
      window.portolanReport = report;
      addEventListener('scroll', event => {
        if (event.target !== document) return;
        if (Math.abs(scrollX - state.x) < 1 && Math.abs(scrollY - state.y) < 1) return;
        state.x = scrollX; state.y = scrollY;
        post(Object.assign(portolanState(), { moved: true }));
      }, { passive: true, capture: true });
      // Touches scroll what scrolls within the page, and not the page.
      let scrolled = null;
      const scrolls = e => {
        for (; e && e !== document.body && e !== document.documentElement; e = e.parentElement) {
          const style = getComputedStyle(e);
          const canScroll = (overflow, inner, outer) => /auto|scroll/.test(overflow) && inner > outer + 1;
          if (canScroll(style.overflowY, e.scrollHeight, e.clientHeight)
            || canScroll(style.overflowX, e.scrollWidth, e.clientWidth)) return e;
        }
        return null;
      };
      const isHandled = e => {
        for (; e; e = e.parentElement) {
          if (e.tagName === 'INPUT' && e.type === 'range') return true;
          if (getComputedStyle(e).touchAction === 'none') return true;
        }
        return false;
      };
      addEventListener('touchstart', event => {
        const target = event.target.nodeType === 1 ? event.target : event.target.parentElement;
        scrolled = scrolls(target);
        if (scrolled || isHandled(target)) post({ captured: true });
      }, { passive: true, capture: true });
      for (const name of ['touchstart', 'touchmove']) addEventListener(name, event => {
        if (event.defaultPrevented) post({ captured: true });
      }, { passive: true });
      addEventListener('wheel', event => { if (!scrolled) event.preventDefault(); }, { passive: false, capture: true });
      const field = e => {
        if (!e || !(e.isContentEditable || e.tagName === 'TEXTAREA'
          || e.tagName === 'INPUT' && !/^(button|submit|reset|checkbox|radio|range|file|image|color|hidden)$/.test(e.type))) return null;
        return { type: e.type || '', mode: e.inputMode || '' };
      };
      document.addEventListener('focusin', event => post({ focus: field(event.target) }), true);
      document.addEventListener('focusout', event => {
        if (!field(event.relatedTarget)) post({ focus: null });
      }, true);
      const viewport = () => {
        const metas = document.querySelectorAll('meta[name="viewport" i]');
        const other = /html/.test(document.contentType) ? null : 'width=device-width';
        post({ viewport: metas.length ? metas[metas.length - 1].content : other });
      };
      addEventListener('pageshow', event => {
        if (!event.persisted) return;
        state.size = '';
        viewport();
        report();
      });
      addEventListener('DOMContentLoaded', viewport);
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
      setTimeout(done, 3000);
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)));
    });
    return window.portolanState ? portolanState() : {};
    """

  /// The scroll view shows the scroll position, so that the page has no bars of its own. Names of the system font are those of
  /// the framework's.
  private static let style: String = {
    let weights = [("", 400), (" Medium", 500), (" SemiBold", 600), (" Bold", 700), (" Black", 900)]
    let faces = ["-apple-system", "system-ui", "BlinkMacSystemFont"].flatMap { family in
      weights.map { suffix, weight in
        "@font-face { font-family: \(family); font-weight: \(weight); src: local('Inter\(suffix)'); }"
      }
    }
    return "html::-webkit-scrollbar, body::-webkit-scrollbar { display: none !important; }\n"
      + faces.joined(separator: "\n")
  }()

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
    add(PageAccessibility.script, atStart: true, mainFrameOnly: true, in: Self.world)
    if page?.isDark == true {
      add(PageAppearance.queries(isDark: true), atStart: true, mainFrameOnly: false, in: nil)
      add(PageAppearance.styles(isDark: true), atStart: true, mainFrameOnly: false, in: Self.world)
    }
    guard let controller else { return }
    for script in controller.userScripts {
      add(
        script.source, atStart: script.injectionTime == .atDocumentStart,
        mainFrameOnly: script.isForMainFrameOnly, in: script.world.engineName)
    }
    WPE.removeFilters(manager)
    for list in controller.ruleLists { WPE.addFilter(manager, list.filter) }
    for handler in controller.handlers {
      guard case .reply = handler.receiver else { continue }
      add(Self.replies(handler.name), atStart: true, mainFrameOnly: true, in: handler.world.engineName)
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
      guard let envelope = body as? [String: Any], let number = envelope["portolanReply"] as? Int else {
        return
      }
      let message = WKScriptMessage(
        name: name, body: envelope["body"] ?? NSNull(), webView: webView, world: handler.world)
      let work = OutsideWork()
      receiver.userContentController(controller, didReceive: message) { [weak page] value, error in
        // Delegates call their handlers on the main thread.
        MainActor.assumeIsolated {
          let value = value.flatMap { ScriptValues.source(of: $0) } ?? "undefined"
          let error = error.map { ScriptValues.literal($0) } ?? "null"
          page?.run(
            "portolanReplies['\(name)'](\(number), \(value), \(error)); 0", isFunction: false,
            in: handler.world.engineName, settles: true
          ) { _ in }
          work.end()
        }
      }
    }
  }

  /// Makes a handler's messages promises of its replies.
  private static func replies(_ name: String) -> String {
    """
    (() => {
      const handlers = window.webkit.messageHandlers, native = handlers['\(name)'];
      const pending = new Map();
      let count = 0;
      const handler = {
        postMessage: body => new Promise((resolve, reject) => {
          pending.set(++count, { resolve, reject });
          native.postMessage({ portolanReply: count, body });
        }),
      };
      // Keeps the object with the property below.
      const replies = window.portolanReplies || { handlers };
      replies['\(name)'] = (number, value, error) => {
        const { resolve, reject } = pending.get(number);
        pending.delete(number);
        if (error === null) resolve(value); else reject(new Error(error));
      };
      Object.defineProperty(window, 'portolanReplies', { value: replies, configurable: true });
      Object.defineProperty(handlers, '\(name)', { value: handler, configurable: true });
    })()
    """
  }
}
