import CoreGraphics
import Foundation
import MarkupEscaping
import PortolanTesting

/// The HTML page of a tour, which only needs the screenshots next to it.
@MainActor
struct TourPage {
  let title: String
  let about: String
  let chapters: [TourReport.Chapter]

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.escapedForMarkup): a tour</title>
    <style>
    \(Self.style)
    </style>
    <header>
    <h1>\(title.escapedForMarkup)</h1>
    <p>\(introduction)</p>
    </header>
    <main>
    \(chapters.map(section).joined(separator: "\n"))
    </main>
    <dialog aria-label="Enlarged picture">
    <img alt="">
    <p><button type="button" data-step="-1" aria-label="Previous step">‹</button>
    <span></span>
    <button type="button" data-step="1" aria-label="Next step">›</button></p>
    </dialog>
    <script>
    \(Self.script)
    </script>
    </html>

    """
  }

  private var introduction: String {
    let count = chapters.reduce(0) { $0 + $1.steps.count }
    return """
      \(about.escapedForMarkup) A script used it here on Linux as a person does, with taps, drags and typing; each of the \(count) \
      pictures shows the whole display after one step. Below a picture are the life-cycle callbacks that the step caused, in \
      their order, under the titles of the screens that received them. A click enlarges a picture, and the arrow keys lead \
      from step to step.
      """
  }

  private func section(_ chapter: TourReport.Chapter) -> String {
    let isWide = chapter.steps.first?.isWide == true
    return """
      <section>
      <h2>\(chapter.title.escapedForMarkup)</h2>
      <ol class="\(isWide ? "pad" : "phone")" start="\(chapter.steps.first?.number ?? 1)">
      \(chapter.steps.map { step($0, isTurned: $0.isWide != isWide) }.joined(separator: "\n"))
      </ol>
      </section>
      """
  }

  private func step(_ step: TourReport.Step, isTurned: Bool) -> String {
    // Percentages of both sides, so that the corners are round at every size.
    let radius = [step.size.width, step.size.height].map {
      String(format: "%.2f%%", Double(step.cornerRadius / $0) * 100)
    }
    return """
      <li\(isTurned ? " class=\"turned\"" : "")>
      <a href="\(step.file)"><img src="\(step.file)" width="\(Int(step.size.width))" height="\(Int(step.size.height))" \
      alt="\(step.caption.escapedForMarkup)" style="border-radius: \(radius[0]) / \(radius[1])" loading="lazy"></a>
      <h3><span>\(step.number)</span> \(step.caption.escapedForMarkup)</h3>
      \(trace(step.callbacks))
      </li>
      """
  }

  /// The callbacks, with consecutive ones of the same screen grouped.
  private func trace(_ entries: [LifecycleTrace.Entry]) -> String {
    guard !entries.isEmpty else { return "<p class=\"none\">No screen came or went.</p>" }
    var runs: [(screen: String, callbacks: [String])] = []
    for entry in entries {
      if runs.last?.screen == entry.controller {
        runs[runs.count - 1].callbacks.append(entry.callback.rawValue)
      } else {
        runs.append((entry.controller, [entry.callback.rawValue]))
      }
    }
    let items = runs.map { run in
      "<dt>\(run.screen.escapedForMarkup)</dt>" + run.callbacks.map { "<dd>\($0)</dd>" }.joined()
    }
    return "<dl>\(items.joined(separator: "\n"))</dl>"
  }
}

extension TourPage {
  /// The cells of a row share the lines for screenshot, caption and callbacks (`subgrid`), so that they are
  /// aligned.
  fileprivate static let style = """
    :root { color-scheme: light dark; --page: #f5f5f7; --panel: #ffffff; --text: #1d1d1f; --quiet: #6e6e73;
      --line: #d2d2d7; --accent: #0066cc }
    @media (prefers-color-scheme: dark) {
      :root { --page: #000000; --panel: #1c1c1e; --text: #f5f5f7; --quiet: #a1a1a6; --line: #38383a; --accent: #2997ff }
    }
    * { box-sizing: border-box }
    body { margin: 0 auto; max-width: 1280px; padding: 4rem clamp(1rem, 4vw, 3rem) 6rem; background: var(--page);
      color: var(--text); font: 17px/1.5 Inter, system-ui, sans-serif; -webkit-text-size-adjust: 100% }
    h1 { font-size: clamp(2.2rem, 5vw, 3.2rem); line-height: 1.1; letter-spacing: -.025em; margin: 0 0 1rem }
    header p { max-width: 46rem; margin: 0; color: var(--quiet) }
    h2 { font-size: 1.6rem; letter-spacing: -.015em; margin: 4rem 0 1.25rem }
    ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 2.5rem 1.25rem;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr)) }
    ol.pad { grid-template-columns: repeat(auto-fill, minmax(min(100%, 460px), 1fr)) }
    li { display: grid; grid-row: span 3; grid-template-rows: subgrid; gap: 0; min-width: 0 }
    li > a { display: grid; place-items: center; aspect-ratio: 3 / 5.4; min-width: 0; padding: 1.25rem;
      background: var(--panel); border-radius: 18px; overflow: hidden; cursor: zoom-in; outline-offset: 3px }
    .pad li > a { aspect-ratio: 7 / 5 }
    li > a img { display: block; max-width: 100%; max-height: 100%; width: auto; height: auto; min-height: 0;
      box-shadow: 0 0 0 1px var(--line), 0 10px 30px #0002; transition: transform .25s }
    li > a:hover img { transform: scale(1.015) }
    @media (min-width: 620px) { .phone .turned { grid-column: span 2 } .phone .turned > a { aspect-ratio: auto } }
    h3 { font-size: 1rem; line-height: 1.35; font-weight: 600; margin: 1rem 0 .6rem; padding-left: 2.4rem;
      position: relative }
    h3 span { position: absolute; left: 0; top: -.1em; width: 1.75rem; height: 1.5rem; border-radius: .75rem; background: var(--text); color: var(--page); font-size: .8rem; line-height: 1.5rem;
      text-align: center; font-variant-numeric: tabular-nums }
    dl, .none { margin: 0 0 0 2.4rem; font-size: .8125rem; line-height: 1.45; color: var(--quiet) }
    dt { color: var(--text); font-weight: 500; margin-top: .35rem }
    dt:first-child { margin-top: 0 }
    dd { margin: 0; font-family: ui-monospace, "JetBrains Mono", "DejaVu Sans Mono", monospace; font-size: .75rem }
    dialog { border: 0; padding: 0; background: none; color: #fff; max-width: 100vw; max-height: 100vh; overflow: visible;
      text-align: center }
    dialog::backdrop { background: #000d }
    dialog img { display: block; margin: 0 auto; max-width: 94vw; max-height: calc(100vh - 6rem); cursor: zoom-out }
    dialog p { display: flex; align-items: center; justify-content: center; gap: 1rem; margin: .75rem 0 0;
      font-size: .9375rem }
    dialog button { border: 0; border-radius: 50%; width: 2.25rem; height: 2.25rem; background: #fff3; color: #fff;
      font-size: 1.4rem; line-height: 1; cursor: pointer }
    @media (prefers-reduced-motion: reduce) { li > a img { transition: none } }
    @media print { body { padding: 0 } dialog { display: none } }
    """

  /// Without the script, a click opens the screenshot itself.
  fileprivate static let script = """
    const links = [...document.querySelectorAll("li > a")], dialog = document.querySelector("dialog");
    const picture = dialog.querySelector("img"), words = dialog.querySelector("span");
    let shown = 0;
    function show(index) {
      shown = (index + links.length) % links.length;
      const image = links[shown].querySelector("img");
      picture.src = links[shown].href;
      picture.alt = image.alt;
      picture.style.borderRadius = image.style.borderRadius;
      words.textContent = `${shown + 1} of ${links.length}: ${image.alt}`;
      if (!dialog.open) dialog.showModal();
    }
    links.forEach((link, index) => link.addEventListener("click", event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      event.preventDefault();
      show(index);
    }));
    dialog.addEventListener("click", event => {
      const step = event.target.closest("button")?.dataset.step;
      if (step) show(shown + Number(step)); else dialog.close();
    });
    dialog.addEventListener("keydown", event => {
      if (event.key === "ArrowRight") show(shown + 1);
      if (event.key === "ArrowLeft") show(shown - 1);
    });
    dialog.addEventListener("close", () => links[shown].focus());
    """
}
