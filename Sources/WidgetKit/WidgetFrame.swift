import SwiftUI

/// Shows content as the home screen or the lock screen shows a widget: with the size, margins and background of its family.
struct WidgetFrame<Content: View>: View {
  let family: WidgetFamily
  var hasMargins = true
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding(hasMargins ? family.margins : EdgeInsets())
      .frame(width: family.size.width, height: family.size.height)
      .environment(\.widgetFamily, family)
      .environment(\.widgetRenderingMode, family.isAccessory ? .vibrant : .fullColor)
      .environment(\.widgetContentMargins, family.margins)
      .backgroundPreferenceValue(ContainerBackgroundKey.self) { backgrounds in
        if !family.isAccessory {
          if let background = backgrounds[.widget] { background } else { Color(.systemBackground) }
        }
      }
      .clipShape(shape)
  }

  private var shape: AnyShape {
    switch family {
    case .accessoryCircular, .accessoryCorner: AnyShape(Circle())
    case .accessoryRectangular, .accessoryInline: AnyShape(Rectangle())
    default: AnyShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
    }
  }
}
