"use strict";
// The page of an app: applies the frames of a window to elements, and sends input. The numbers of messages and operations
// are those of WebHost's AppMessage, PageMessage and ElementUpdates.
(() => {
  const screen = document.getElementById("screen");
  const input = document.getElementById("input");
  const overlay = document.getElementById("message");

  // MARK: Messages

  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  class Writer {
    constructor(type) { this.bytes = [type]; }
    byte(value) { this.bytes.push(value & 255); return this; }
    uint(value) { for (let i = 0; i < 4; i++) this.bytes.push((value >>> (8 * i)) & 255); return this; }
    float(...values) {
      for (const value of values) this.bytes.push(...new Uint8Array(new Float32Array([value]).buffer));
      return this;
    }
    text(value) {
      const bytes = encoder.encode(value);
      this.uint(bytes.length);
      for (const byte of bytes) this.bytes.push(byte);
      return this;
    }
    send() { if (socket && socket.readyState === 1) socket.send(new Uint8Array(this.bytes)); }
  }

  class Reader {
    constructor(buffer) { this.view = new DataView(buffer); this.at = 0; }
    get atEnd() { return this.at >= this.view.byteLength; }
    byte() { return this.view.getUint8(this.at++); }
    uint() { const value = this.view.getUint32(this.at, true); this.at += 4; return value; }
    fraction() { const value = this.view.getUint16(this.at, true); this.at += 2; return value / 65535; }
    digest() { const value = this.view.getBigUint64(this.at, true); this.at += 8; return value; }
    float() { const value = this.view.getFloat32(this.at, true); this.at += 4; return value; }
    compact() {
      let value = 0, shift = 0, byte;
      do { byte = this.byte(); value += (byte & 127) * 2 ** shift; shift += 7; } while (byte > 127);
      return value;
    }
    bytes(count) { const value = new Uint8Array(this.view.buffer, this.at, count); this.at += count; return value; }
    text() { return decoder.decode(this.bytes(this.compact())); }
  }

  // MARK: Frames

  const elements = new Map();
  const resources = new Map();
  const digits = value => BigInt.asUintN(64, value).toString(36);
  const round = value => Math.round(value * 1000) / 1000;
  /// Layers that moved in the last frames are composited on their own; later they are drawn sharply again.
  const moving = new Map();

  function node(id) { return id === 0 ? { dom: screen, inner: screen } : elements.get(id); }

  function create(id, kind) {
    const dom = kind === 3 ? document.createElementNS("http://www.w3.org/2000/svg", "svg") : document.createElement("div");
    const made = { kind, dom, inner: dom, rect: [0, 0, 0, 0], matrix: [1, 0, 0, 1, 0, 0], style: "", opacity: 1 };
    if (kind === 1) {
      made.inner = document.createElement("div");
      dom.appendChild(made.inner);
      dom.style.overflow = "hidden";
    }
    dom.portolanKind = kind;
    elements.set(id, made);
  }

  function restyle(e) {
    let style = e.style;
    const [x, y, w, h] = e.rect;
    if (e.kind === 0 || e.kind === 5) {
      const mask = /--mask:(\w+);/.exec(style);
      if (mask) style += `mask-image:url(${resources.get(mask[1])?.url});`;
    } else {
      style += `left:${round(x)}px;top:${round(y)}px;width:${round(w)}px;height:${round(h)}px;`;
    }
    if (e.kind === 1) {
      style += "overflow:hidden;";
      e.inner.style.transform = x || y ? `translate(${round(-x)}px,${round(-y)}px)` : "";
    }
    if (e.kind === 4 && e.image) style += `background-image:url(${e.image});background-repeat:no-repeat;`;
    if (e.kind === 3 && /border-radius/.test(style)) style += "overflow:hidden;";
    e.dom.style.cssText = style;
    transform(e);
    if (e.opacity !== 1) e.dom.style.opacity = e.opacity;
  }

  function transform(e) {
    const m = e.matrix;
    const isMoved = m[4] || m[5], isPlain = m[0] === 1 && m[1] === 0 && m[2] === 0 && m[3] === 1;
    const projection = e.style?.startsWith("transform:") ? e.style.slice(10, -1) : "";
    e.dom.style.transform = (isPlain ? (isMoved ? `translate(${round(m[4])}px,${round(m[5])}px)` : "")
      : `matrix(${m.join(",")})`) + projection;
  }

  function move(e) {
    transform(e);
    const now = performance.now();
    const known = moving.get(e);
    if (known === undefined) { moving.set(e, now); return; }
    if (e.dom.style.willChange !== "transform") e.dom.style.willChange = "transform";
    moving.set(e, now);
  }

  setInterval(() => {
    const now = performance.now();
    for (const [e, time] of moving) {
      if (now - time < 300) continue;
      e.dom.style.willChange = "";
      moving.delete(e);
    }
  }, 150);

  function show(e, digest) {
    const resource = resources.get(digits(digest));
    if (e.kind === 3) {
      if (!resource) { e.dom.replaceChildren(); return; }
      e.dom.setAttribute("viewBox", resource.box);
      e.dom.setAttribute("preserveAspectRatio", "none");
      e.dom.innerHTML = resource.markup;
      for (const path of e.dom.querySelectorAll("path[g]")) {
        path.setAttribute("d", resources.get(path.getAttribute("g"))?.outline ?? "");
        path.setAttribute("transform", `translate(${path.getAttribute("t")})`);
      }
    } else if (e.kind === 4) {
      e.image = resource?.url;
      restyle(e);
    }
  }

  function define(reader) {
    const name = digits(reader.digest());
    const kind = reader.byte();
    const bytes = reader.bytes(reader.compact());
    switch (kind) {
    case 0: {
      const text = decoder.decode(bytes), end = text.indexOf("\n");
      resources.set(name, { box: text.slice(0, end), markup: text.slice(end + 1) });
      break;
    }
    case 1: resources.set(name, { outline: decoder.decode(bytes) }); break;
    case 2: case 3:
      resources.set(name, { url: URL.createObjectURL(new Blob([bytes.slice()], { type: kind === 2 ? "image/png" : "image/jpeg" })) });
      break;
    case 4: {
      const filter = document.createElementNS("http://www.w3.org/2000/svg", "filter");
      filter.id = "r" + name;
      filter.setAttribute("color-interpolation-filters", "sRGB");
      filter.innerHTML = decoder.decode(bytes);
      document.getElementById("filters").appendChild(filter);
      resources.set(name, { filter });
      break;
    }
    }
  }

  function discard(name) {
    const resource = resources.get(name);
    if (resource?.url) URL.revokeObjectURL(resource.url);
    if (resource?.filter) resource.filter.remove();
    resources.delete(name);
  }

  function applyFrame(reader) {
    const number = reader.uint();
    while (!reader.atEnd) {
      const operation = reader.byte();
      if (operation === 10) { define(reader); continue; }
      if (operation === 13) {
        for (let count = reader.compact(); count > 0; count -= 1) discard(digits(reader.digest()));
        continue;
      }
      if (operation === 12) {
        const count = reader.compact();
        scrolling.answered(count);
        presses.answered(count);
        continue;
      }
      const id = reader.compact();
      if (operation === 1) { create(id, reader.byte()); continue; }
      const e = node(id);
      presses.changed(e.dom);
      switch (operation) {
      case 2: e.dom.remove(); elements.delete(id); moving.delete(e); break;
      case 3: {
        const parent = node(reader.compact()), sibling = reader.compact();
        parent.inner.insertBefore(e.dom, sibling ? elements.get(sibling).dom : null);
        break;
      }
      case 4: e.matrix = [1, 0, 0, 1, reader.float(), reader.float()]; move(e); break;
      case 5: e.matrix = Array.from({ length: 6 }, () => reader.float()); move(e); break;
      case 6: e.opacity = round(reader.fraction()); e.dom.style.opacity = e.opacity === 1 ? "" : e.opacity; break;
      case 7: e.rect = Array.from({ length: 4 }, () => reader.float()); restyle(e); break;
      case 8: e.style = reader.text(); restyle(e); break;
      case 9: show(e, reader.digest()); break;
      case 11: scrolling.scrolled(id, reader.float(), reader.float()); break;
      }
    }
    scrolling.frameApplied();
    frames += 1;
    requestAnimationFrame(() => new Writer(13).uint(number).send());
  }

  let frames = 0, received = 0;

  // MARK: Scrolling

  const scrolling = portolanScrolling({ elements });
  const presses = portolanPresses({ elements, scrolling });
  const updateElements = portolanAccessibility({ Writer });

  // MARK: Addresses

  let address = null;
  let ignoredPops = 0;
  /// The depth that the person has gone to, until the app shows it or answers that it does not.
  let wanted = null;

  /// The query of the address with the name of the saved state behind it.
  function withState(path, name) { return name ? path + (path.includes("?") ? "&" : "?") + "at=" + name : path; }

  function showState(name) {
    if (!address || ignoredPops || wanted !== null) return;
    history.replaceState({ depth: address.depth, path: address.path }, "", withState(address.path, name));
  }

  function showAddress(isAnswer, depth, path, title) {
    document.title = title || document.title;
    const state = { depth, path };
    if (wanted !== null) {
      if (depth !== wanted && !isAnswer) { address = { depth, path }; return; }
      wanted = null;
    }
    const shown = history.state?.depth ?? 0;
    if (address === null) {
      // After a reload the history still has the entries below.
      const old = history.state;
      if (old && old.depth === depth) history.replaceState(state, "", old.path === path ? undefined : path);
      else {
        history.replaceState({ depth: 0, path: location.pathname }, "", depth === 0 ? path : location.pathname);
        for (let level = 1; level <= depth; level++) history.pushState({ depth: level, path }, "", path);
      }
    } else if (depth > shown) {
      for (let level = shown + 1; level <= depth; level++) history.pushState({ depth: level, path }, "", path);
    } else if (depth < shown) {
      ignoredPops += 1;
      history.go(depth - shown);
    } else if (path !== history.state?.path) {
      history.replaceState(state, "", path);
    }
    address = { depth, path };
  }

  addEventListener("popstate", event => {
    if (ignoredPops > 0) {
      ignoredPops -= 1;
      if (address && history.state?.path !== address.path) history.replaceState(address, "", address.path);
      return;
    }
    const depth = event.state?.depth ?? 0;
    wanted = depth;
    new Writer(14).uint(depth).text(location.pathname + location.search).send();
  });

  // MARK: Geometry and environment

  const probe = document.createElement("div");
  probe.style.cssText = "position:fixed;visibility:hidden;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)";
  document.body.appendChild(probe);

  function geometry(writer) {
    const style = getComputedStyle(probe);
    const inset = side => parseFloat(style["padding" + side]) || 0;
    const height = Math.min(innerHeight, visualViewport?.height ?? innerHeight);
    return writer.float(innerWidth, height, devicePixelRatio, inset("Top"), inset("Left"), inset("Bottom"), inset("Right"));
  }

  const queries = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(prefers-reduced-motion: reduce)", "(pointer: coarse)"]
    .map(text => matchMedia(text));

  document.documentElement.lang = navigator.language || "en";

  function environment(writer) {
    const flags = queries.reduce((sum, query, index) => sum | (query.matches ? 1 << index : 0), 0);
    const size = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    return writer.byte(flags).float(size || 1).text(navigator.languages.join(","));
  }

  for (const query of queries) query.addEventListener("change", () => environment(new Writer(3)).send());
  const resized = () => geometry(new Writer(2)).send();
  addEventListener("resize", resized);
  visualViewport?.addEventListener("resize", resized);

  // MARK: Pointers

  const modifiers = event => (event.shiftKey ? 1 : 0) | (event.metaKey ? 2 : 0) | (event.altKey ? 4 : 0)
    | (event.ctrlKey ? 8 : 0) | (event.getModifierState?.("CapsLock") ? 16 : 0);
  const kinds = { touch: 0, mouse: 1, pen: 2 };
  const phases = { hover: 0, exit: 1, down: 2, move: 3, up: 4, cancel: 5 };
  const held = new Map();

  function point(phase, event) {
    const buttons = (event.buttons & 1) | (event.buttons & 2) | (event.buttons & 4);
    const kind = kinds[event.pointerType] ?? 1;
    scrolling.pointer(phase, event);
    presses.pointer(phase, event);
    new Writer(4).byte(phases[phase]).byte(kind).uint(kind === 1 ? 0 : event.pointerId)
      .float(event.clientX, event.clientY)
      .byte(phase === "up" || phase === "cancel" ? held.get(event.pointerId) ?? 1 : buttons || (phase === "hover" ? 0 : 1))
      .byte(modifiers(event)).float(event.pressure || 1).send();
  }

  let waitingMove = null;
  function flushMove() {
    if (!waitingMove) return;
    const [phase, event] = waitingMove;
    waitingMove = null;
    point(phase, event);
  }
  function queueMove(phase, event) {
    // One position for each finger and frame.
    if (waitingMove && waitingMove[1].pointerId !== event.pointerId) flushMove();
    if (!waitingMove) requestAnimationFrame(flushMove);
    waitingMove = [phase, event];
  }

  addEventListener("pointerdown", event => {
    flushMove();
    if (event.pointerType === "mouse" && held.has(event.pointerId)) return;
    held.set(event.pointerId, event.buttons & 7 || 1);
    try { document.documentElement.setPointerCapture(event.pointerId); } catch { /* The pointer was synthesized. */ }
    point("down", event);
    // The browser begins drags of a mouse only if the press keeps its effect, which also takes the focus from the text.
    const isDraggable = event.pointerType === "mouse" && event.button === 0 && event.target === screen && !hasText;
    if (event.target !== input && !isDraggable) event.preventDefault();
    if (hasText) input.focus({ preventScroll: true });
  });
  addEventListener("pointermove", event => queueMove(held.has(event.pointerId) ? "move" : "hover", event));
  addEventListener("pointerup", event => { flushMove(); if (held.has(event.pointerId)) point("up", event); held.delete(event.pointerId); });
  addEventListener("pointercancel", event => { if (drags.isDragging) return; flushMove(); if (held.has(event.pointerId)) point("cancel", event); held.delete(event.pointerId); });
  document.documentElement.addEventListener("pointerleave", event => { if (!held.size) point("exit", event); });
  addEventListener("contextmenu", event => event.preventDefault());
  for (const type of ["touchstart", "touchmove"]) addEventListener(type, event => event.preventDefault(), { passive: false });

  // MARK: Wheel

  let wheel = null;
  function scroll(phase, event, dx, dy, vx, vy) {
    scrolling.wheel(phase, event, dx, dy);
    new Writer(5).byte(phase).float(event.clientX, event.clientY, dx, dy, vx, vy).byte(modifiers(event)).send();
  }
  function endWheel() {
    if (!wheel) return;
    const { event, last } = wheel;
    wheel = null;
    const span = Math.max(last.length ? performance.now() - last[0][0] - 80 : 16, 16) / 1000;
    const sum = index => last.reduce((total, entry) => total + entry[index], 0);
    scroll(3, event, 0, 0, sum(1) / span, sum(2) / span);
  }
  addEventListener("wheel", event => {
    event.preventDefault();
    if (event.ctrlKey) { pinchByWheel(event); return; }
    const unit = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? innerHeight : 1;
    const dx = -event.deltaX * unit, dy = -event.deltaY * unit;
    // Wheels turn by notches; fingers on a touchpad send many small distances.
    if (!wheel && (event.deltaMode !== 0 || Math.abs(event.wheelDelta ?? 0) % 120 === 0 && Math.abs(event.deltaY) >= 50)) {
      scroll(0, event, dx, dy, 0, 0);
      return;
    }
    if (!wheel) {
      wheel = { event, last: [] };
      scroll(1, event, 0, 0, 0, 0);
    }
    const now = performance.now();
    wheel.last = wheel.last.filter(entry => now - entry[0] < 100);
    wheel.last.push([now, dx, dy]);
    wheel.event = event;
    scroll(2, event, dx, dy, 0, 0);
    clearTimeout(wheel.timer);
    wheel.timer = setTimeout(endWheel, 80);
  }, { passive: false });

  // MARK: Pinches of a touchpad

  const pinchPhases = { began: 0, changed: 1, ended: 2 };
  function sendPinch(phase, event, scale, rotation) {
    new Writer(6).byte(pinchPhases[phase]).float(event.clientX, event.clientY, scale, rotation).send();
  }

  /// Browsers report a pinch as turns of a wheel with the control key, or as gestures.
  let pinch = null;
  function pinchByWheel(event) {
    if (isGesturing) return;
    if (!pinch) {
      pinch = { scale: 1 };
      sendPinch("began", event, 1, 0);
    }
    const distance = event.deltaY * (event.deltaMode === 1 ? 20 : 1);
    pinch.scale *= Math.exp(-Math.max(-50, Math.min(50, distance)) / 100);
    sendPinch("changed", event, pinch.scale, 0);
    clearTimeout(pinch.timer);
    pinch.timer = setTimeout(() => {
      sendPinch("ended", event, pinch.scale, 0);
      pinch = null;
    }, 150);
  }
  let isGesturing = false;
  for (const [type, phase] of [["gesturestart", "began"], ["gesturechange", "changed"], ["gestureend", "ended"]]) {
    addEventListener(type, event => {
      event.preventDefault();
      isGesturing = phase !== "ended";
      // Fingers on a screen reach the app as touches.
      if (!held.size) sendPinch(phase, event, event.scale, event.rotation * Math.PI / 180);
    }, { passive: false });
  }

  // MARK: Keys and text

  const usages = { Enter: 40, Escape: 41, Backspace: 42, Tab: 43, Space: 44, Minus: 45, Equal: 46, BracketLeft: 47, BracketRight: 48,
    Backslash: 49, Semicolon: 51, Quote: 52, Backquote: 53, Comma: 54, Period: 55, Slash: 56, CapsLock: 57, Home: 74, PageUp: 75,
    Delete: 76, End: 77, PageDown: 78, ArrowRight: 79, ArrowLeft: 80, ArrowDown: 81, ArrowUp: 82, NumpadEnter: 88, Insert: 73,
    ControlLeft: 224, ShiftLeft: 225, AltLeft: 226, MetaLeft: 227, ControlRight: 228, ShiftRight: 229, AltRight: 230, MetaRight: 231 };
  for (let i = 0; i < 26; i++) usages["Key" + String.fromCharCode(65 + i)] = 4 + i;
  for (let i = 0; i < 10; i++) usages["Digit" + i] = i === 0 ? 39 : 29 + i;
  for (let i = 1; i <= 12; i++) usages["F" + i] = 57 + i;
  const named = { Enter: "\r", Tab: "\t", Backspace: "\b", Delete: "\x7f", Escape: "\x1b" };

  let hasText = false, isComposing = false;
  const pressed = new Map();

  function sendKey(phase, event) {
    const characters = named[event.key] ?? (event.key.length <= 2 ? event.key : "");
    new Writer(7).byte(phase).byte(usages[event.code] ?? 0).byte(modifiers(event)).byte(event.repeat ? 1 : 0)
      .text(characters).text(characters.toLowerCase()).send();
  }
  /// The browser's own shortcuts, and keys that reach the app as text.
  function isBrowsers(event) {
    return (event.ctrlKey || event.metaKey) && ["KeyR", "KeyT", "KeyW", "KeyN", "KeyL"].includes(event.code) || event.key === "F5" || event.key === "F12";
  }
  addEventListener("keydown", event => {
    if (event.isComposing || event.key === "Process" || event.key === "Unidentified" || isBrowsers(event)) return;
    const isPaste = (event.ctrlKey || event.metaKey) && event.code === "KeyV";
    if (isPaste && !event.repeat) return;
    pressed.set(event.code, event);
    sendKey(0, event);
    // Text reaches an input method first.
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!(hasText && isText && document.activeElement === input && startsComposition(event))) event.preventDefault();
  });
  function startsComposition(event) { return event.key.charCodeAt(0) > 127; }
  addEventListener("keyup", event => { if (pressed.delete(event.code)) sendKey(1, event); });
  addEventListener("blur", () => {
    for (const event of pressed.values()) sendKey(2, event);
    pressed.clear();
    new Writer(11).byte(0).send();
  });
  addEventListener("focus", () => new Writer(11).byte(1).send());
  document.addEventListener("visibilitychange", () => new Writer(12).byte(document.hidden ? 0 : 1).send());

  input.addEventListener("compositionstart", () => { isComposing = true; });
  input.addEventListener("compositionupdate", event => new Writer(9).text(event.data).uint(event.data.length).send());
  input.addEventListener("compositionend", event => {
    isComposing = false;
    new Writer(9).text("").uint(0).send();
    if (event.data) new Writer(8).text(event.data).send();
    input.value = "";
  });
  input.addEventListener("input", event => {
    if (isComposing || event.inputType === "insertCompositionText" || event.inputType === "insertFromComposition") return;
    if (event.inputType === "deleteContentBackward") {
      for (const phase of [0, 1]) new Writer(7).byte(phase).byte(42).byte(0).byte(0).text("\b").text("\b").send();
    } else if (event.inputType === "insertLineBreak") {
      for (const phase of [0, 1]) new Writer(7).byte(phase).byte(40).byte(0).byte(0).text("\r").text("\r").send();
    } else if (event.data) {
      new Writer(8).text(event.data).send();
    }
    input.value = "";
  });

  const purposes = ["text", "text", "email", "decimal", "tel", "url", "numeric"];
  function editText(reader) {
    hasText = reader.byte() === 1;
    if (!hasText) { input.blur(); return; }
    const [x, y, , height] = [reader.float(), reader.float(), reader.float(), reader.float()];
    const purpose = reader.byte();
    input.style.left = `${Math.max(0, x)}px`;
    input.style.top = `${Math.max(0, y)}px`;
    input.style.height = `${Math.max(16, height)}px`;
    input.inputMode = purposes[purpose] ?? "text";
    if (document.activeElement !== input) input.focus({ preventScroll: true });
  }

  addEventListener("paste", event => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    event.preventDefault();
    new Writer(15).text(text).send();
    for (const phase of [0, 1]) new Writer(7).byte(phase).byte(25).byte(8).byte(0).text("v").text("v").send();
  });

  // MARK: Files

  const fileAddress = name => `/~portolan/file?tab=${tab}&name=${encodeURIComponent(name)}`;
  async function upload(files, place) {
    const names = [];
    for (const file of Array.from(files).slice(0, 100)) {
      const answer = await fetch(fileAddress(file.name), { method: "POST", body: file }).catch(() => null);
      if (answer?.ok) names.push(await answer.text());
    }
    if (!names.length) return;
    const writer = new Writer(17).byte(place ? 1 : 0).float(...(place ?? [0, 0])).uint(names.length);
    for (const name of names) writer.text(name);
    writer.send();
  }
  addEventListener("dragover", event => event.preventDefault());
  addEventListener("drop", event => {
    event.preventDefault();
    if (drags.isDragging) return;
    if (event.dataTransfer?.files.length) upload(event.dataTransfer.files, [event.clientX, event.clientY]);
  });
  const chooser = document.getElementById("chooser");
  chooser.addEventListener("change", () => { upload(chooser.files, null); chooser.value = ""; });
  /// Shows the browser's own dialog above the app's picker, which remains for files that are there already.
  function chooseFiles(allowsSeveral, types) {
    chooser.multiple = allowsSeveral;
    chooser.accept = types;
    chooser.click();
  }
  function download(name) {
    const link = document.createElement("a");
    link.href = fileAddress(name);
    link.download = name;
    link.click();
  }

  const drags = portolanDrags({ screen, queueMove, fileAddress,
    end(phase, event) { flushMove(); point(phase, event); held.delete(event.pointerId); },
    taken() { new Writer(18).send(); } });

  // MARK: The connection

  let socket = null, attempts = 0;
  const tab = sessionStorage.portolanTab ??= Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, "0")).join("");

  function connect() {
    const at = new URLSearchParams(location.search).get("at");
    const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/~portolan/socket?tab=${tab}`
      + (at ? `&at=${encodeURIComponent(at)}` : "");
    socket = new WebSocket(url);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      attempts = 0;
      overlay.style.display = "none";
      clear();
      environment(geometry(new Writer(1))).text(location.pathname + location.search).send();
      if (document.hasFocus()) new Writer(11).byte(1).send();
    };
    socket.onmessage = event => { received += event.data.byteLength; receive(event.data); };
    socket.onclose = event => {
      if (event.code === 4001) {
        // The app of a hidden page has ended. Its picture stays until the person returns.
        isIdle = true;
        if (!document.hidden) returned();
        return;
      }
      if (event.code === 4000 || event.code === 1008) {
        overlay.textContent = event.reason || "This page was opened elsewhere.";
        overlay.style.display = "flex";
        return;
      }
      attempts += 1;
      if (attempts > 2) { overlay.textContent = "Connecting…"; overlay.style.display = "flex"; }
      setTimeout(connect, Math.min(5000, 100 * 2 ** attempts));
    };
  }

  let isIdle = false;
  function returned() {
    if (!isIdle || document.hidden) return;
    isIdle = false;
    connect();
  }
  for (const type of ["visibilitychange", "pointerdown", "keydown", "focus"]) addEventListener(type, returned);

  /// Removes everything that the app has shown.
  function clear() {
    for (const e of elements.values()) e.dom.remove();
    elements.clear();
    moving.clear();
    for (const name of [...resources.keys()]) discard(name);
    scrolling.clear();
    presses.clear();
    drags.clear();
    address = null;
    wanted = null;
  }

  function receive(data) {
    const reader = new Reader(data);
    switch (reader.byte()) {
    case 1: applyFrame(reader); break;
    case 2: document.title = reader.text(); break;
    case 3: showAddress(reader.byte() === 1, reader.uint(), reader.text(), reader.text()); break;
    case 4: screen.style.cursor = document.documentElement.style.cursor = reader.text(); break;
    case 5: editText(reader); break;
    case 6: navigator.clipboard?.writeText(reader.text()).catch(() => {}); break;
    case 7: open(reader.text(), "_blank", "noopener"); break;
    case 8: updateElements(JSON.parse(decoder.decode(reader.bytes(data.byteLength - 1)))); break;
    case 9: overlay.textContent = "The app has ended."; overlay.style.display = "flex"; break;
    case 11: document.getElementById("announcement").textContent = reader.text(); break;
    case 12: showState(reader.text()); break;
    case 13: scrolling.update(reader); break;
    case 14: chooseFiles(reader.byte() === 1, reader.text()); break;
    case 15: download(reader.text()); break;
    case 16: presses.update(reader); break;
    case 17: drags.update(reader); break;
    }
  }

  /// For tests, measurements and recordings.
  window.portolan = {
    get frames() { return frames; }, get bytes() { return received; }, get elements() { return elements.size; },
    get predicted() { return scrolling.predicted; }, get pressed() { return presses.pressed; }, receive, clear,
  };
  if (!window.portolanRecording) connect();
})();
