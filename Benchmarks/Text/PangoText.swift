import CCairo

/// The same work as the labels', by Pango and Cairo alone.
struct PangoText {
  private let context: OpaquePointer
  private let font: OpaquePointer

  init(size: Double) {
    let map = pango_cairo_font_map_get_default()
    context = pango_font_map_create_context(map)
    font = pango_font_description_from_string("Inter")
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
  }

  func layout(_ text: String) -> OpaquePointer {
    let layout = pango_layout_new(context)!
    pango_layout_set_font_description(layout, font)
    pango_layout_set_text(layout, text, -1)
    return layout
  }

  /// Makes, measures and draws a text, and lets go of it.
  func measureAndDraw(_ text: String, on cairo: OpaquePointer) {
    let layout = layout(text)
    var size = PangoRectangle()
    pango_layout_get_extents(layout, nil, &size)
    cairo_move_to(cairo, 0, 0)
    pango_cairo_show_layout(cairo, layout)
    g_object_unref(UnsafeMutableRawPointer(layout))
  }
}
