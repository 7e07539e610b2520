import CCairo
import CoreGraphics

/// Recorded drawings as SVG. Glyphs are separate, so that a page receives the outline of each once.
enum VectorDrawing {
  struct Result {
    let drawing: PageResource
    let glyphs: [PageResource]
    /// The part of the recording's plane that the drawing shows.
    let bounds: CGRect
  }

  /// Converts a recording.
  static func convert(_ recording: Recording) -> Result {
    let bounds = recording.bounds.integral
    var glyphs: [PageResource] = []
    let markup = SVGMarkup(svg(recording, bounds)).rewritten(&glyphs)
    let box = "0 0 \(CSS.number(bounds.width)) \(CSS.number(bounds.height))\n"
    return Result(drawing: PageResource(.drawing, Array(box.utf8) + markup), glyphs: glyphs, bounds: bounds)
  }

  private static func svg(_ recording: Recording, _ bounds: CGRect) -> [UInt8] {
    let references = cairo_surface_get_reference_count(recording.surface)
    // Cairo 1.16 keeps a reference to each recording that it has written as SVG, about 2 KiB for a label.
    defer {
      while cairo_surface_get_reference_count(recording.surface) > references {
        cairo_surface_destroy(recording.surface)
      }
    }
    final class Output { var bytes: [UInt8] = [] }
    let output = Output()
    let surface = cairo_svg_surface_create_for_stream(
      { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().bytes.append(
          contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), bounds.width, bounds.height)
    guard let surface, let cairo = cairo_create(surface) else { return [] }
    cairo_translate(cairo, -bounds.minX, -bounds.minY)
    recording.draw(into: cairo)
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return output.bytes
  }
}
