"use strict";
// Shows the highlight of controls and rows before the app answers. It ends with the first frame that changes the pressed
// element or answers the release, or with a movement of the finger.
function portolanPresses({ elements, scrolling }) {
  const slop = 10, longest = 1000;
  const blending = [null, "normal", "multiply", "lighten"];
  /// The areas of the app, from back to front.
  let areas = [];
  /// The pressed area: its pointer, its start, and the function that removes the highlight, if it is shown.
  let press = null;

  function update(reader) {
    areas = [];
    while (!reader.atEnd) {
      const area = { id: reader.compact(), rect: [reader.float(), reader.float(), reader.float(), reader.float()],
        delay: reader.float() * 1000, mode: reader.byte() };
      if (area.mode === 0) area.opacity = reader.float(); else area.color = reader.text();
      areas.push(area);
    }
  }

  function clear() {
    areas = [];
    end();
  }

  function areaAt(x, y) {
    return areas.findLast(({ rect: [left, top, width, height] }) => x >= left && y >= top && x < left + width && y < top + height);
  }

  function pointer(phase, event) {
    if (phase === "down") {
      end();
      if (event.pointerType === "mouse" && event.button !== 0) return;
      const area = areaAt(event.clientX, event.clientY);
      if (!area) return;
      press = { area, pointer: event.pointerId, x: event.clientX, y: event.clientY, remove: null };
      // Content of a scroll view is highlighted when the finger has rested for a while.
      if (area.delay) press.timer = setTimeout(show, area.delay); else show();
      return;
    }
    if (press?.pointer !== event.pointerId) return;
    switch (phase) {
    case "move":
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > slop) end();
      break;
    case "up":
      show();
      press.released = scrolling.sent;
      press.timer = setTimeout(end, longest);
      break;
    case "cancel": end(); break;
    }
  }

  function show() {
    clearTimeout(press.timer);
    const element = elements.get(press.area.id);
    if (press.remove || !element) return;
    const target = element.inner;
    if (press.area.mode === 0) {
      const old = target.style.filter;
      target.style.filter = `opacity(${press.area.opacity})`;
      press.remove = () => { target.style.filter = old; };
    } else {
      // Inside the clip of rounded corners.
      const clip = [...target.children].find(child => child.portolanKind === 1);
      const fill = document.createElement("div");
      fill.style.cssText = `width:${press.area.rect[2]}px;height:${press.area.rect[3]}px;background:${press.area.color};`
        + `mix-blend-mode:${blending[press.area.mode]};`;
      (clip ? clip.firstChild : target).appendChild(fill);
      press.remove = () => fill.remove();
    }
    press.dom = element.dom;
  }

  /// The app changes an element: it has answered if the element is a part of the pressed one.
  function changed(dom) { if (press?.dom?.contains(dom)) end(); }

  /// A frame answers the events up to a number.
  function answered(count) { if (press?.released <= count) end(); }

  function end() {
    if (!press) return;
    clearTimeout(press.timer);
    press.remove?.();
    press = null;
  }

  return { update, clear, pointer, changed, answered, get pressed() { return press?.remove ? press.area.id : null; } };
}
