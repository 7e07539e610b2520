"use strict";
// The accessibility tree of the app as elements with ARIA's roles, invisible above the picture.
function portolanAccessibility({ Writer }) {
  const tree = document.getElementById("elements");
  const known = new Map();

  const wrappers = new WeakMap();
  /// Lists contain items only.
  function item(dom) {
    if (dom.getAttribute("role") === "listitem") return dom;
    let wrapper = wrappers.get(dom);
    if (!wrapper) {
      wrapper = document.createElement("div");
      wrapper.setAttribute("role", "listitem");
      wrappers.set(dom, wrapper);
    }
    if (dom.parentNode !== wrapper) wrapper.replaceChildren(dom);
    return wrapper;
  }

  function updateElements(entries) {
    const used = new Set(), landmarks = new Set();
    const build = (parent, list) => {
      let children = list.map(entry => {
        used.add(entry.i);
        let dom = known.get(entry.i);
        const tag = entry.r === "textbox" || entry.r === "searchbox" ? "input" : "div";
        if (!dom || dom.localName !== tag) {
          dom = document.createElement(tag);
          known.set(entry.i, dom);
          dom.addEventListener("click", event => {
            // A click at a place of the screen is a tap already.
            if (event.detail === 0 || !event.isTrusted) new Writer(16).uint(entry.i).byte(0).text("").send();
          });
          if (tag === "input") {
            dom.addEventListener("input", () => new Writer(16).uint(entry.i).byte(3).text(dom.value).send());
            dom.addEventListener("focus", () => new Writer(16).uint(entry.i).byte(4).text("").send());
          }
          dom.addEventListener("keydown", event => {
            if ((event.key === "Enter" || event.key === " ") && tag !== "input" && event.target === dom && entry.a) {
              new Writer(16).uint(entry.i).byte(0).text("").send();
              event.stopPropagation();
              event.preventDefault();
            }
            const action = { ArrowUp: 1, ArrowDown: 2 }[event.key];
            if (action && dom.getAttribute("role") === "slider") { new Writer(16).uint(entry.i).byte(action).text("").send(); event.stopPropagation(); }
          });
        }
        const set = (name, value) => value === undefined || value === null ? dom.removeAttribute(name) : dom.setAttribute(name, value);
        const isText = entry.r === "text";
        set("role", isText ? null : entry.r);
        let label = entry.l;
        // Landmarks have different names.
        if (entry.r === "navigation") {
          for (let number = 2; landmarks.has(label); number++) label = `${entry.l ?? ""} ${number}`.trim();
          label ||= "Navigation";
          landmarks.add(label);
        }
        set("aria-label", isText ? null : label || (entry.a || entry.r === "img" ? entry.v || entry.r : null));
        set("aria-description", entry.h);
        if (entry.r === "heading") set("aria-level", 1);
        set("aria-selected", entry.r === "tab" ? String(entry.t.includes("s")) : null);
        set("aria-checked", /[cu]/.test(entry.t) ? String(entry.t.includes("c")) : null);
        set("aria-disabled", entry.t.includes("d") ? "true" : null);
        set("aria-modal", entry.t.includes("m") ? "true" : null);
        set("aria-valuetext", entry.r === "slider" || entry.r === "progressbar" ? entry.v : null);
        set("aria-valuenow", entry.r === "slider" || entry.r === "progressbar" ? parseFloat(entry.v) || 0 : null);
        const isRange = entry.r === "slider" || entry.r === "progressbar", now = parseFloat(entry.v) || 0;
        set("aria-valuemin", isRange ? Math.min(0, now) : null);
        set("aria-valuemax", isRange ? Math.max(100, now) : null);
        if (entry.a) set("tabindex", "0");
        dom.style.cssText = `left:${entry.f[0]}px;top:${entry.f[1]}px;width:${entry.f[2]}px;height:${entry.f[3]}px`;
        if (tag === "input") { if (document.activeElement !== dom) dom.value = entry.v ?? ""; }
        else if (isText) { if (dom.textContent !== (entry.l ?? "")) dom.textContent = entry.l ?? ""; }
        else build(dom, entry.c);
        return dom;
      });
      if (parent.getAttribute("role") === "list") children = children.map(item);
      const old = Array.from(parent.childNodes);
      if (old.length !== children.length || old.some((child, index) => child !== children[index])) parent.replaceChildren(...children);
    };
    build(tree, entries);
    // Frames are those of the screen, so nested elements are placed relative to it.
    for (const dom of tree.querySelectorAll("*")) dom.style.position = "fixed";
    for (const id of known.keys()) if (!used.has(id)) known.delete(id);
  }

  return updateElements;
}
