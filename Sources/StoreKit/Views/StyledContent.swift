import SwiftUI

/// The body of a style in a node of its own, so that the style reads the environment there.
struct StyledContent<Style, Configuration, Content: View>: View {
  private let style: HostedStyle<Style>
  private let configuration: Configuration
  private let make: @MainActor (Style, Configuration) -> Content

  init(
    _ style: Style, _ configuration: Configuration,
    make: @escaping @MainActor (Style, Configuration) -> Content
  ) { (self.style, self.configuration, self.make) = (HostedStyle(style), configuration, make) }

  var body: some View { make(style.style, configuration) }
}
