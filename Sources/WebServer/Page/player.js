"use strict";
// Replays the recording of a page. The frames before a position are applied at once, because each contains only changes.
(() => {
  const { width, height, messages } = window.portolanRecording;
  const length = messages.length ? messages.at(-1)[0] : 0;
  const decode = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0)).buffer;
  const data = messages.map(([time, text]) => [time, decode(text)]);
  document.title = "Recording";
  document.body.style.cssText = "display:flex;flex-direction:column;align-items:center;background:#8884;height:100%";
  const frame = document.createElement("div");
  frame.style.cssText = `position:relative;width:${width}px;height:${height}px;overflow:hidden;flex:none;transform-origin:top`;
  const screen = document.getElementById("screen");
  screen.style.cssText = `position:absolute;width:${width}px;height:${height}px`;
  frame.append(screen, document.getElementById("elements"));
  const bar = document.createElement("div");
  bar.style.cssText = "display:flex;gap:8px;align-items:center;height:40px;width:100%;max-width:480px;font:13px system-ui";
  const button = document.createElement("button");
  const slider = document.createElement("input");
  Object.assign(slider, { type: "range", min: 0, max: length, step: 0.01, value: 0 });
  slider.setAttribute("aria-label", "Position");
  slider.style.flex = "1";
  bar.append(button, slider);
  document.body.prepend(frame, bar);

  let next = 0, position = 0, last = null;
  /// Shows the recording at a position, in seconds.
  function seek(time) {
    if (next > 0 && data[next - 1][0] > time) {
      portolan.clear();
      next = 0;
    }
    while (next < data.length && data[next][0] <= time) {
      const [, bytes] = data[next++], type = new Uint8Array(bytes)[0];
      // Addresses and titles would change the page that shows the recording.
      if (type === 1 || type === 8) portolan.receive(bytes);
    }
    position = time;
    slider.value = time;
  }

  function setPlaying(isPlaying) {
    last = isPlaying ? performance.now() : null;
    button.textContent = isPlaying ? "Pause" : "Play";
    if (isPlaying) requestAnimationFrame(tick);
  }
  function tick(now) {
    if (last === null) return;
    seek(Math.min(position + Math.max(0, now - last) / 1000, length));
    last = now;
    if (position >= length) setPlaying(false); else requestAnimationFrame(tick);
  }
  button.onclick = () => {
    if (last === null && position >= length) seek(0);
    setPlaying(last === null);
  };
  slider.oninput = () => { setPlaying(false); seek(Number(slider.value)); };
  const fit = () => { const scale = Math.min(1, innerWidth / width, (innerHeight - 40) / height);
    frame.style.transform = `scale(${scale})`; frame.style.marginBottom = `${(scale - 1) * height}px`; };
  addEventListener("resize", fit);
  fit();
  window.portolanPlayer = { seek, length };
  setPlaying(true);
})();
