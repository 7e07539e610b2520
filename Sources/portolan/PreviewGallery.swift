import Foundation
import MarkupEscaping
import PreviewHost
import Projects

/// The page of a project's previews, beside their pictures.
struct PreviewGallery {
  let title: String
  let drawing: PreviewDrawing
  let comparison: PreviewComparison?
  let revision: String?

  var html: String {
    var text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Previews of \(title.escapedForMarkup)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header><h1>\(title.escapedForMarkup)</h1><p>\(summary)</p></header>

      """
    text += differences
    text += failures
    for (file, pictures) in files {
      text += "<section>\n<h2>\(file.escapedForMarkup)</h2>\n"
      for preview in previews(pictures) {
        let identity = preview[0].preview
        let name = identity.name.isEmpty ? "Preview" : identity.name
        text +=
          "<article>\n<h3>\(name.escapedForMarkup) <small>line \(identity.line)</small></h3>\n<div class=\"row\">\n"
        for picture in preview { text += figure(picture, folder: "", caption: caption(picture)) }
        text += "</div>\n</article>\n"
      }
      text += "</section>\n"
    }
    return text + "</body>\n</html>\n"
  }

  private var summary: String {
    var parts = ["\(drawing.pictures.count) pictures"]
    if !drawing.failures.isEmpty { parts.append("\(drawing.failures.count) cannot be drawn") }
    if let comparison, let revision {
      let count = comparison.lines.count
      parts.append(
        count == 0
          ? "same as \(revision.escapedForMarkup)"
          : "\(count) \(count == 1 ? "differs" : "differ") from \(revision.escapedForMarkup)")
    }
    return parts.joined(separator: " · ")
  }

  /// The pictures by file, in order.
  private var files: [(String, [PreviewPicture])] {
    var groups: [(String, [PreviewPicture])] = []
    for picture in drawing.pictures {
      let key = "\(picture.preview.module)/\(picture.preview.file)"
      if groups.last?.0 == key {
        groups[groups.count - 1].1.append(picture)
      } else {
        groups.append((key, [picture]))
      }
    }
    return groups
  }

  /// The variants of each preview, in order.
  private func previews(_ pictures: [PreviewPicture]) -> [[PreviewPicture]] {
    var order: [PreviewIdentity] = []
    for picture in pictures where !order.contains(picture.preview) { order.append(picture.preview) }
    return order.map { identity in pictures.filter { $0.preview == identity } }
  }

  private func caption(_ picture: PreviewPicture) -> String {
    let words = picture.variant.words
    return words.isEmpty ? "\(Int(picture.width)) × \(Int(picture.height))" : words.joined(separator: ", ")
  }

  private func figure(_ picture: PreviewPicture, folder: String, caption: String) -> String {
    let path = (folder + picture.picture).addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    let width = min(320, picture.width)
    return """
      <figure style="width:\(Int(width))px"><a href="\(path)"><img src="\(path)" alt="\(picture.picture.escapedForMarkup)" \
      width="\(Int(width))" height="\(Int(picture.height * width / picture.width))" loading="lazy"></a>\
      <figcaption>\(caption.escapedForMarkup)</figcaption></figure>

      """
  }

  // MARK: Differences

  private var differences: String {
    guard let comparison, let revision, !comparison.lines.isEmpty else { return "" }
    var text = "<section class=\"changes\">\n<h2>Differences from \(revision.escapedForMarkup)</h2>\n"
    for picture in drawing.pictures {
      let note: String
      var figures = ""
      switch comparison.outcomes[picture.picture] {
      case .same, nil: continue
      case .added: note = "new"
      case .resized:
        note = "of another size"
        figures = figure(picture, folder: "before/", caption: "before")
      case .changed(let pixels, let difference):
        note = "\(pixels) pixels differ"
        figures = figure(picture, folder: "before/", caption: "before")
        if let difference {
          var delta = picture
          delta.picture = difference
          figures += figure(delta, folder: "", caption: "difference")
        }
      }
      text +=
        "<article>\n<h3>\(picture.picture.escapedForMarkup) <small>\(note)</small></h3>\n<div class=\"row\">\n"
      text += figures + figure(picture, folder: "", caption: "after") + "</div>\n</article>\n"
    }
    for picture in comparison.removed {
      text +=
        "<article>\n<h3>\(picture.picture.escapedForMarkup) <small>removed</small></h3>\n<div class=\"row\">\n"
      text += figure(picture, folder: "before/", caption: "before") + "</div>\n</article>\n"
    }
    return text + "</section>\n"
  }

  private var failures: String {
    if drawing.failures.isEmpty { return "" }
    let items = drawing.failures.map { failure in
      "<li><b>\(failure.preview.file.escapedForMarkup):\(failure.preview.line)</b> "
        + "\(failure.preview.name.escapedForMarkup) <code>\(failure.reason.escapedForMarkup)</code></li>\n"
    }
    return "<section class=\"failures\">\n<h2>Not drawn</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #d8d8dc; --ground: #f2f2f7; --paper: #fff; --text: #1c1c1e; --dim: #6c6c70; }
    @media (prefers-color-scheme: dark) {
      :root { --line: #38383a; --ground: #000; --paper: #1c1c1e; --text: #f2f2f7; --dim: #98989f; }
    }
    body { font: 15px/1.4 system-ui, sans-serif; margin: 0; padding: 24px; background: var(--ground); color: var(--text); }
    header p, small, figcaption { color: var(--dim); }
    h1 { margin: 0; font-size: 28px; } header p { margin: 4px 0 24px; }
    h2 { font-size: 17px; border-bottom: 1px solid var(--line); padding-bottom: 6px; margin: 28px 0 12px; }
    h3 { font-size: 15px; margin: 0 0 8px; font-weight: 600; } small { font-weight: 400; font-size: 13px; }
    section { display: flow-root; }
    article { display: inline-block; vertical-align: top; margin: 0 20px 20px 0; padding: 12px; background: var(--paper);
      border: 1px solid var(--line); border-radius: 12px; max-width: 100%; box-sizing: border-box; }
    .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
    figure { margin: 0; min-width: 72px; } img { display: block; max-width: 100%; border: 1px solid var(--line); border-radius: 8px; }
    figcaption { font-size: 13px; margin-top: 4px; text-align: center; overflow-wrap: anywhere; }
    .failures li { margin-bottom: 6px; } .failures code { color: #d70015; }
    """
}
