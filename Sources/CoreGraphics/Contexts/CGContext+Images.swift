import CCairo

extension CGContext {
  /// Draws an image with its bottom at the rectangle's minimum y: upright in contexts whose y-axis points up,
  /// and upside down in UIKit's, as on iOS.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let r = rect.standardized
    guard r.width > 0, r.height > 0 else { return }
    saveGState()
    translateBy(x: r.minX, y: r.maxY)
    scaleBy(x: 1, y: -1)
    if byTiling {
      // Tiles fill the clip region, aligned with the given rectangle.
      let area = boundingBoxOfClipPath
      paintImage(image, in: CGRect(origin: .zero, size: r.size), filling: area)
    } else {
      drawUpright(image, in: CGRect(origin: .zero, size: r.size))
    }
    restoreGState()
  }

  /// Draws an image with its top at the rectangle's minimum y, for contexts whose y-axis points down.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    let r = rect.standardized
    guard r.width > 0, r.height > 0 else { return }
    paintImage(image, in: r, filling: nil)
  }

  /// Tiles an image over an area, aligned with `rect` and with its top at the minimum y.
  package func drawUpright(_ image: CGImage, tiling rect: CGRect, over area: CGRect) {
    guard rect.width > 0, rect.height > 0, !area.isNull else { return }
    paintImage(image, in: rect, filling: area)
  }

  private func paintImage(_ image: CGImage, in rect: CGRect, filling area: CGRect?) {
    paint { cairo, state in
      if image.isMask {
        // A mask is painted with the fill color.
        image.withPattern(
          on: cairo, in: rect, quality: state.interpolation, rasterScale: rasterScale,
          extend: CAIRO_EXTEND_NONE
        ) {
          state.fill.setSource(on: cairo, opacity: state.alpha)
          cairo_mask(cairo, $0)
        }
        return
      }
      let extend = area == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT
      image.withPattern(
        on: cairo, in: rect, quality: state.interpolation, rasterScale: rasterScale, extend: extend
      ) { pattern in
        let target = area ?? rect
        cairo_set_source(cairo, pattern)
        cairo_rectangle(cairo, target.minX, target.minY, target.width, target.height)
        if state.alpha < 1 || state.blendMode.isUnbounded {
          cairo_save(cairo)
          cairo_clip(cairo)
          cairo_paint_with_alpha(cairo, state.alpha)
          cairo_restore(cairo)
        } else {
          cairo_fill(cairo)
        }
      }
    }
  }

  /// Replays a recording in user space.
  package func draw(_ recording: Recording) {
    paint { cairo, state in recording.draw(into: cairo, opacity: state.alpha) }
  }
}
