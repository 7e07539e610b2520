import CCairo
import CoreGraphics

/// The same work as labels, using only Pango and Cairo with the same font, options and letter spacing, so
/// that the images are identical.
struct PangoText {
  private let context: OpaquePointer
  private let font: OpaquePointer
  private let attributes: OpaquePointer

  init(face: FontFace) {
    let map = pango_cairo_font_map_get_default()
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    font = pango_font_description_from_string(face.familyName)
    pango_font_description_set_absolute_size(font, face.pointSize * Double(PANGO_SCALE))
    attributes = pango_attr_list_new()
    let spacing = Int32((face.tracking * CGFloat(PANGO_SCALE)).rounded())
    pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(spacing))
  }

  func layout(_ text: String) -> OpaquePointer {
    let layout = pango_layout_new(context)!
    pango_layout_set_font_description(layout, font)
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_text(layout, text, -1)
    return layout
  }

  /// Creates, measures and draws a text, and releases it.
  ///
  /// - Parameter baseline: The y coordinate of its baseline.
  func measureAndDraw(_ text: String, baseline: Double, on cairo: OpaquePointer) {
    let layout = layout(text)
    var size = PangoRectangle()
    pango_layout_get_extents(layout, nil, &size)
    cairo_move_to(cairo, 0, baseline - Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE))
    pango_cairo_show_layout(cairo, layout)
    g_object_unref(UnsafeMutableRawPointer(layout))
  }
}
