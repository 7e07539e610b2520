"use strict";
// Lets a mouse drag items of the app to other pages and programs. The app offers the items when they are lifted; the movement
// after that becomes a drag of the browser, whose positions reach the app as those of the mouse.
function portolanDrags({ screen, queueMove, end, taken, fileAddress }) {
  /// The items that the app offers: their kind (0 text, 1 link, 2 file), their text, link or name, and the type of a file.
  let items = [];
  /// The pressed mouse, and the last position of its drag inside the page.
  let mouse = null;
  let last = null;

  screen.draggable = true;
  const empty = new Image();
  const pixel = atob("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7");
  empty.src = URL.createObjectURL(new Blob([Uint8Array.from(pixel, byte => byte.charCodeAt(0))], { type: "image/gif" }));

  function update(reader) {
    items = [];
    while (!reader.atEnd) {
      const item = { kind: reader.byte(), value: reader.text() };
      if (item.kind === 2) item.type = reader.text();
      items.push(item);
    }
  }

  function clear() {
    items = [];
    last = null;
  }

  function fill(transfer) {
    const links = items.filter(item => item.kind === 1).map(item => item.value);
    const texts = items.filter(item => item.kind !== 2).map(item => item.value);
    if (links.length) transfer.setData("text/uri-list", links.join("\r\n"));
    if (texts.length) transfer.setData("text/plain", texts.join("\n"));
    // Browsers take one file from a page.
    const file = items.find(item => item.kind === 2);
    if (file) transfer.setData("DownloadURL", `${file.type}:${file.value}:${new URL(fileAddress(file.value), location.href)}`);
    transfer.effectAllowed = "copy";
    // The app draws the items itself.
    transfer.setDragImage(empty, 0, 0);
  }

  /// A position of the drag as an event of the mouse.
  function asPointer(event, buttons) {
    return { pointerId: mouse, pointerType: "mouse", button: 0, buttons, pressure: buttons ? 0.5 : 0, clientX: event.clientX,
      clientY: event.clientY, shiftKey: event.shiftKey, metaKey: event.metaKey, altKey: event.altKey, ctrlKey: event.ctrlKey };
  }

  addEventListener("pointerdown", event => { if (event.pointerType === "mouse") mouse = event.pointerId; });
  addEventListener("dragstart", event => {
    if (!items.length || mouse === null) { event.preventDefault(); return; }
    fill(event.dataTransfer);
    last = asPointer(event, 1);
  });
  addEventListener("dragover", event => {
    if (!last) return;
    last = asPointer(event, 1);
    event.dataTransfer.dropEffect = "copy";
    queueMove("move", last);
  });
  addEventListener("drop", event => {
    if (!last) return;
    end("up", asPointer(event, 0));
    last = null;
  });
  addEventListener("dragend", event => {
    if (!last) return;
    if (event.dataTransfer.dropEffect !== "none") taken();
    end("cancel", { ...last, buttons: 0 });
    last = null;
  });

  return { update, clear, get isDragging() { return last !== null; } };
}
