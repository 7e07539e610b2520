"use strict";
// Scrolls content before the app answers. The page follows the finger; each frame of the app says how many input events it
// answers, and only the movement since then is added to it. When the app has answered everything, nothing is added.
function portolanScrolling({ elements }) {
  const slop = 10, rubber = 0.55, stopSpeed = 10, rate = 0.998;
  /// The scroll views of the app by the number of their element.
  const areas = new Map();
  /// The number of pointer and wheel events that were sent, and that the last frame answers.
  let sent = 0, answer = 0;
  /// The current movement: an area, the translation after each event, and the motion after a finger has lifted.
  let drag = null;
  let ticking = false;

  function update(reader) {
    const old = new Map(areas);
    areas.clear();
    while (!reader.atEnd) {
      const id = reader.compact(), axes = reader.byte();
      const rect = [reader.float(), reader.float(), reader.float(), reader.float()];
      const area = { id, axes, rect, x: reader.float(), y: reader.float(),
        limits: [reader.float(), reader.float(), reader.float(), reader.float()], pinned: new Set(), moved: old.get(id)?.moved ?? null };
      for (let count = reader.compact(); count > 0; count--) area.pinned.add(reader.compact());
      areas.set(id, area);
    }
    for (const [id, area] of old) if (!areas.has(id) && area.moved) place(area, 0, 0);
    if (drag) drag.area = areas.get(drag.area.id) ?? drag.area;
    frameApplied();
  }

  function clear() {
    areas.clear();
    sent = answer = 0;
    drag = null;
  }

  // MARK: Answers

  function answered(count) {
    answer = count;
    if (!drag) return;
    while (drag.steps.length > 1 && drag.steps[1].event <= count) drag.steps.shift();
    if (drag.lifted && drag.delay === undefined && count >= drag.lifted.event) drag.delay = performance.now() - drag.lifted.time;
  }

  function scrolled(id, x, y) {
    const area = areas.get(id);
    if (!area) return;
    area.x = x;
    area.y = y;
    if (drag?.area === area) drag.follows = true;
  }

  function frameApplied() {
    if (!drag) return;
    // The app has seen a movement that would scroll, and does something else.
    const [seen] = drag.steps;
    if (!drag.follows && seen.event <= answer && Math.hypot(seen.x, seen.y) > 2) { end(); return; }
    show();
  }

  // MARK: Fingers

  function areaAt(x, y, dx, dy) {
    const axis = Math.abs(dy) >= Math.abs(dx) ? 2 : 1;
    let found = null;
    for (const area of areas.values()) {
      const [left, top, width, height] = area.rect;
      if (x >= left && y >= top && x < left + width && y < top + height && area.axes & axis) found = area;
    }
    return found;
  }

  const down = new Map();

  function pointer(phase, event) {
    sent += 1;
    const time = performance.now();
    if (phase === "down") {
      if (event.pointerType === "mouse") return;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (drag) end();
      return;
    }
    const start = down.get(event.pointerId);
    if (!start) return;
    if (phase === "up" || phase === "cancel") {
      down.delete(event.pointerId);
      if (drag?.pointer === event.pointerId) phase === "up" ? lift(time) : end();
      return;
    }
    if (phase !== "move" || down.size > 1) return;
    const dx = event.clientX - start.x, dy = event.clientY - start.y;
    if (!drag) {
      const distance = Math.hypot(dx, dy);
      if (start.isOther || distance < slop) return;
      const area = start.x < 20 ? null : areaAt(start.x, start.y, dx, dy);
      if (!area) { start.isOther = true; return; }
      drag = { area, pointer: event.pointerId, removed: [dx * slop / distance, dy * slop / distance],
        steps: [{ event: sent - 1, x: 0, y: 0, time }], recent: [], follows: false };
      area.moved = area.moved ?? [0, 0];
    }
    if (drag.pointer !== event.pointerId || drag.lifted) return;
    step(dx - drag.removed[0], dy - drag.removed[1], time);
    show();
  }

  function step(x, y, time) {
    const { axes } = drag.area;
    const made = { event: sent, x: axes & 1 ? x : 0, y: axes & 2 ? y : 0, time };
    drag.steps.push(made);
    drag.recent.push(made);
    if (drag.recent.length > 30) drag.recent.shift();
  }

  function wheel(phase, event, dx, dy) {
    sent += 1;
    const time = performance.now();
    if (phase === 1) {
      if (drag) end();
      const area = areaAt(event.clientX, event.clientY, event.deltaX, event.deltaY);
      if (!area) return;
      drag = { area, pointer: "wheel", removed: [0, 0], steps: [{ event: sent, x: 0, y: 0, time }], recent: [], follows: false };
      area.moved = area.moved ?? [0, 0];
    } else if (drag?.pointer === "wheel" && phase === 2) {
      const last = drag.steps.at(-1);
      step(last.x + dx, last.y + dy, time);
      show();
    } else if (drag?.pointer === "wheel") {
      drag.lifted = { event: sent, time, velocity: [0, 0], x: 0, y: 0 };
      follow();
    }
  }

  // MARK: After a finger has lifted

  function lift(time) {
    // As the app measures it: the movement within the last tenth of a second, over its duration.
    const all = drag.recent, start = Math.max(all[0].time, time - 100);
    const next = all.findIndex(entry => entry.time > start), last = all.at(-1);
    const before = all[Math.max(0, next - 1)], after = all[next] ?? last;
    const share = after.time > before.time ? Math.min((start - before.time) / (after.time - before.time), 1) : 1;
    const span = Math.max(time - start, 1) / 1000;
    const velocity = ["x", "y"].map(axis => (before[axis] + (after[axis] - before[axis]) * share - last[axis]) / span);
    if (next < 0) velocity.fill(0);
    const [x, y] = position();
    drag.lifted = { event: sent, time, velocity, x, y };
    follow();
  }

  /// The distance that content has moved on its own, a time after a finger has lifted.
  function coasted(velocity, time) {
    if (Math.abs(velocity) <= stopSpeed || time <= 0) return 0;
    const reach = rate / (1 - rate) / 1000;
    const end = Math.log(stopSpeed / Math.abs(velocity)) / Math.log(rate);
    return velocity * reach * (1 - rate ** Math.min(time, end));
  }

  function isCoasting(velocity, time) {
    return Math.abs(velocity) > stopSpeed && time < Math.log(stopSpeed / Math.abs(velocity)) / Math.log(rate);
  }

  function follow() {
    if (ticking) return;
    ticking = true;
    requestAnimationFrame(() => {
      ticking = false;
      if (!drag?.lifted) return;
      show();
      const lifted = drag.lifted, now = performance.now();
      const hasAnswer = answer >= lifted.event;
      // The app follows the same path, later by the delay of the network.
      if (lifted.ending) lifted.ending *= 0.8;
      else if (hasAnswer && !lifted.velocity.some(value => isCoasting(value, now - lifted.time - (drag.delay ?? 0)))) lifted.ending = 1;
      else if (now - lifted.time > 10000) lifted.ending = 1;
      if (lifted.ending < 0.02) end(); else follow();
    });
  }

  // MARK: Positions

  function banded(value, low, high, extent) {
    const bend = distance => { const scaled = rubber * distance; return scaled * extent / (scaled + extent); };
    return value < low ? low - bend(low - value) : value > high ? high + bend(value - high) : value;
  }
  function unbanded(value, low, high, extent) {
    const straighten = shown => shown >= extent ? shown : shown * extent / (rubber * (extent - shown));
    return value < low ? low - straighten(low - value) : value > high ? high + straighten(value - high) : value;
  }

  /// The predicted offset of the area.
  function position() {
    const { area, steps, lifted } = drag;
    const [seen] = steps, last = steps.at(-1), now = performance.now();
    return [0, 1].map(axis => {
      const name = axis ? "y" : "x", [low, high] = area.limits.slice(axis * 2, axis * 2 + 2), extent = area.rect[2 + axis];
      const current = area[name];
      if (lifted) {
        const speed = lifted.velocity[axis];
        if (!speed) return current - (last[name] - (answer >= lifted.event ? last : seen)[name]);
        let value = Math.min(Math.max(lifted[name] + coasted(speed, now - lifted.time), low), high);
        // The velocity that the app has measured may differ a little.
        if (drag.delay !== undefined) {
          const expected = Math.min(Math.max(lifted[name] + coasted(speed, now - lifted.time - drag.delay), low), high);
          lifted[name] += (current - expected) * 0.05;
        }
        if (lifted.ending) value = current + (value - current) * lifted.ending;
        return value;
      }
      const moved = last[name] - seen[name];
      if (!moved) return current;
      return banded(unbanded(current, low, high, extent) - moved, low, high, extent);
    });
  }

  function show() {
    const [x, y] = position();
    place(drag.area, drag.area.x - x, drag.area.y - y);
  }

  /// Moves the content of an area from where the app has drawn it.
  function place(area, dx, dy) {
    const element = elements.get(area.id);
    if (!element) return;
    const value = dx || dy ? `${Math.round(dx * 100) / 100}px ${Math.round(dy * 100) / 100}px` : "";
    const fixed = new Set(Array.from(area.pinned, id => elements.get(id)?.dom));
    const move = parent => {
      for (const child of parent.children) {
        if (child.portolanKind === 5) { if (!fixed.has(child)) child.style.translate = value; }
        else if (child.portolanKind === 1) move(child.firstChild);
        else if (child.portolanKind === 0) move(child);
      }
    };
    move(element.inner);
    area.moved = dx || dy ? [dx, dy] : null;
  }

  function end() {
    if (!drag) return;
    place(drag.area, 0, 0);
    drag = null;
  }

  return { update, clear, answered, scrolled, frameApplied, pointer, wheel,
    get sent() { return sent; }, get predicted() { return drag?.area.moved ?? null; } };
}
