/// A control for selecting one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  // Set by the initializer, which is not isolated, before the value is shared.
  nonisolated(unsafe) let selection: Binding<SelectionValue>
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content
  @Environment(\.pickerKind) private var kind
  @Environment(\.isInRow) private var isInRow

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  private var options: [PickerOption] { groups.flatMap { $0 } }

  /// The options, grouped by sections and dividers.
  private var groups: [[PickerOption]] {
    var groups: [[PickerOption]] = [[]]
    func add(_ child: _ChildView) {
      if let section = child.sectionContent {
        groups.append([])
        section.forEach(add)
        groups.append([])
      } else if child.value is Divider {
        groups.append([])
      } else {
        // Elements of a collection without a tag are selected by their identity.
        let tag =
          child.trait(TagTrait.self)
          ?? child.elementID(as: SelectionValue.self) ?? child.id
        groups[groups.count - 1].append(PickerOption(tag: tag, child))
      }
    }
    Content._children(of: content, add)
    return groups.filter { !$0.isEmpty }
  }
  private var chosen: Binding<AnyHashable> {
    Binding(
      get: { AnyHashable(selection.wrappedValue) },
      set: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
  }

  /// A menu of the options with a checkmark at the selected one.
  package func menu(in node: _ViewNode) -> UIMenu {
    let chosen = chosen
    let groups = groups.map { group in
      group.map { option in
        let label = option.label(in: node)
        return UIAction(
          title: label.title, image: label.image, state: option.tag == chosen.wrappedValue ? .on : .off
        ) { _ in chosen.wrappedValue = option.tag }
      }
    }
    guard groups.count > 1 else { return UIMenu(options: .singleSelection, children: groups.first ?? []) }
    return UIMenu(
      options: .singleSelection,
      children: groups.map { UIMenu(options: [.displayInline, .singleSelection], children: $0) })
  }

  private var selected: PickerOption? { options.first { $0.tag == chosen.wrappedValue } }

  public var body: some View {
    switch kind {
    case .segmented: SegmentedPicker(options: options, selection: chosen)
    case .wheel: WheelPicker(options: options, selection: chosen)
    case .inline:
      ForEach(options) { option in
        Button {
          chosen.wrappedValue = option.tag
        } label: {
          PickerRow(option: option, isChosen: chosen.wrappedValue == option.tag)
        }
        .pickerOptionAccessibility(isChosen: chosen.wrappedValue == option.tag)
      }
    case .link:
      NavigationLink {
        PickerScreen(options: options, selection: chosen, title: ViewText.text(of: label) ?? "")
      } label: {
        LabeledControl(label: AnyView(labelOfControl: label)) {
          PickerValue(option: selected).foregroundStyle(.secondary)
        }
      }
      .modifier(_AccessibilityModifier(label: ViewText.text(of: label), value: selected?.title ?? ""))
    case .menu:
      if isInRow {
        LabeledControl(label: AnyView(labelOfControl: label)) {
          MenuPicker(selected: selected, menu: { menu(in: $0) })
        }
      } else {
        MenuPicker(selected: selected, menu: { menu(in: $0) })
      }
    }
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}
extension Picker {
  /// Creates a picker that sets several values. Nothing is selected if they differ.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where SelectionValue: Hashable {
    let values = sources.map { $0[keyPath: selection] }
    precondition(!values.isEmpty, "A picker has to have at least one source")
    self.init(
      selection: Binding(
        get: { values[0].wrappedValue }, set: { new in for value in values { value.wrappedValue = new } }),
      content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// Creates a picker that sets several values. Nothing is selected if they differ.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where SelectionValue: Hashable {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where SelectionValue: Hashable {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

struct PickerOption: Identifiable {
  let tag: AnyHashable
  /// The text that the view's value alone determines; empty if it has none.
  let title: String
  let view: AnyView
  /// The view without its modifiers.
  private let value: Any
  var id: AnyHashable { tag }

  @MainActor
  init(tag: AnyHashable, _ child: _ChildView) {
    self.tag = tag
    title = ViewText.text(of: child.value) ?? ViewText.composedText(of: child) ?? ""
    view = child.view
    value = child.unmodified
  }

  /// Whether the option is a text and nothing else.
  var isText: Bool { value is Text }

  /// The title and the image in a menu. Those of composed views are read from their tree.
  @MainActor
  func label(in node: _ViewNode) -> PartLabel {
    isText ? PartLabel(title: title) : ViewParts(view, parent: node).label
  }

  /// The image of an option that is an image, for segments.
  @MainActor
  func image(in environment: EnvironmentValues) -> UIImage? {
    (value as? Image)?.uiImage(in: environment)
  }
}

/// The selected option of a picker, as a row or button shows it.
private struct PickerValue: View {
  let option: PickerOption?
  @Environment(\.isInRow) private var isInRow
  var body: some View {
    if let option, !option.isText {
      // Symbols in rows are large, as recorded on iOS 17 (Fidelity.md).
      PartLabelView(content: option.view).imageScale(isInRow ? .large : .medium)
    } else {
      Text(option?.title ?? "")
    }
  }
}

package enum PickerKind { case menu, segmented, wheel, inline, link }
private struct PickerKindKey: EnvironmentKey { static var defaultValue: PickerKind { .menu } }
extension EnvironmentValues {
  package var pickerKind: PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

public struct _PickerKind { let kind: PickerKind }
public protocol PickerStyle { var _kind: _PickerKind { get } }
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { _PickerKind(kind: .menu) }
}
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { _PickerKind(kind: .menu) }
}
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { _PickerKind(kind: .wheel) }
}
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { _PickerKind(kind: .inline) }
}
/// A row that navigates to a list of the options.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { _PickerKind(kind: .link) }
}
/// A style that shows the options side by side, for menus.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { .init() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { .init() } }
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { .init() }
}
extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._kind.kind)
  }
}

private struct SegmentedPicker: UIViewRepresentable, RowControl {
  let options: [PickerOption]
  let selection: Binding<AnyHashable>
  final class Coordinator { var model: SegmentedPicker? }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UISegmentedControl {
    let view = UISegmentedControl(items: [])
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in
        guard let view, let model = coordinator.model,
          model.options.indices.contains(view.selectedSegmentIndex)
        else { return }
        model.selection.wrappedValue = model.options[view.selectedSegmentIndex].tag
      }, for: .valueChanged)
    return view
  }
  func updateUIView(_ view: UISegmentedControl, context: Context) {
    context.coordinator.model = self
    while view.numberOfSegments > options.count {
      view.removeSegment(at: view.numberOfSegments - 1, animated: false)
    }
    for (index, option) in options.enumerated() {
      if index >= view.numberOfSegments {
        view.insertSegment(withTitle: option.title, at: index, animated: false)
      } else if view.titleForSegment(at: index) != option.title {
        view.setTitle(option.title, forSegmentAt: index)
      }
      if let image = option.image(in: context.environment) { view.setImage(image, forSegmentAt: index) }
    }
    let index = options.firstIndex { $0.tag == selection.wrappedValue } ?? UISegmentedControl.noSegment
    if view.selectedSegmentIndex != index { view.selectedSegmentIndex = index }
    view.isEnabled = context.environment.isEnabled
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context) -> CGSize? {
    let size = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? size.width, height: size.height)
  }
}

private struct WheelPicker: UIViewRepresentable {
  let options: [PickerOption]
  let selection: Binding<AnyHashable>
  @MainActor final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var model: WheelPicker?
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      model?.options.count ?? 0
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      model?.options[row].title
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      if let model { model.selection.wrappedValue = model.options[row].tag }
    }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIPickerView {
    let view = UIPickerView()
    context.coordinator.model = self
    view.dataSource = context.coordinator
    view.delegate = context.coordinator
    return view
  }
  func updateUIView(_ view: UIPickerView, context: Context) {
    let old = context.coordinator.model?.options.map(\.title)
    context.coordinator.model = self
    if old != options.map(\.title) { view.reloadAllComponents() }
    if let index = options.firstIndex(where: { $0.tag == selection.wrappedValue }),
      view.selectedRow(inComponent: 0) != index
    {
      view.selectRow(index, inComponent: 0, animated: false)
    }
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPickerView, context: Context) -> CGSize? {
    CGSize(width: proposal.width ?? 320, height: 216)
  }
}

/// The selected value with a menu of all options.
private struct MenuPicker: View {
  let selected: PickerOption?
  let menu: @MainActor (_ViewNode) -> UIMenu
  @Environment(\.isInRow) private var isInRow
  @Environment(\.menuIndicatorVisibility) private var indicator
  var body: some View {
    let make = menu
    Button {
    } label: {
      HStack(spacing: 4) {
        PickerValue(option: selected)
        if indicator != .hidden {
          Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true)
        }
      }
      .foregroundStyle(isInRow ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(.tint))
    }
    .environment(\.tapMenu, TapMenu(selectsOne: true) { make($0) })
  }
}

/// A screen with the options of a picker.
private struct PickerScreen: View {
  let options: [PickerOption]
  let selection: Binding<AnyHashable>
  let title: String
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    List(options) { option in
      Button {
        selection.wrappedValue = option.tag
        dismiss()
      } label: {
        PickerRow(option: option, isChosen: selection.wrappedValue == option.tag)
      }
      .pickerOptionAccessibility(isChosen: selection.wrappedValue == option.tag)
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct PickerRow: View {
  let option: PickerOption
  let isChosen: Bool
  var body: some View {
    HStack {
      option.view.foregroundStyle(Color.primary)
      Spacer()
      if isChosen { Image(systemName: "checkmark").foregroundStyle(.tint) }
    }
  }
}

extension View {
  /// As on iOS, the options of a list are switches.
  nonisolated fileprivate func pickerOptionAccessibility(isChosen: Bool) -> some View {
    accessibilityAddTraits(isChosen ? [.isToggle, .isSelected] : .isToggle)
      .accessibilityValue(isChosen ? "1" : "0")
  }
}
