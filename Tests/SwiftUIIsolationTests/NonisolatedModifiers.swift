import SwiftUI
import UniformTypeIdentifiers

// Compiled in the Swift 6 language mode: each call needs a declaration that is not isolated to the main actor, as Apple's
// are (developer.apple.com, "padding(_:)": `nonisolated func padding(_ length: CGFloat) -> some View`).

nonisolated extension View {
  func laidOut() -> some View {
    padding().padding(8).padding(.horizontal).padding(.top, 4).padding(EdgeInsets())
      .frame(width: 200, height: 40).frame(minWidth: 10, maxWidth: .infinity, alignment: .leading)
      .fixedSize().fixedSize(horizontal: true, vertical: false).layoutPriority(1).offset(x: 1, y: 2)
      .position(x: 10, y: 10).aspectRatio(1, contentMode: .fit).scaledToFit().scaledToFill()
  }
  func arranged() -> some View {
    alignmentGuide(.leading) { $0[.leading] }
      .ignoresSafeArea().ignoresSafeArea(.keyboard, edges: .bottom).edgesIgnoringSafeArea(.top)
      .safeAreaInset(edge: .bottom) { Text("Inset") }.safeAreaPadding(4).containerRelativeFrame(.horizontal)
      .coordinateSpace(.named("space")).zIndex(1).gridCellColumns(2).gridColumnAlignment(.center)
      .geometryGroup().id(1).tag(1).contentMargins(8).scenePadding()
  }
  func drawn() -> some View {
    background(.red).background(Color.blue, in: .rect(cornerRadius: 4)).background { Color.green }
      .overlay { Text("Over") }.overlay(.black.opacity(0.1)).border(.gray, width: 2)
      .clipped().clipShape(.capsule).cornerRadius(4).mask { Circle() }.shadow(radius: 2).opacity(0.5)
      .blur(radius: 1).brightness(0.1).contrast(1).saturation(1).grayscale(0.2).hueRotation(.degrees(10))
  }
  func transformed() -> some View {
    rotationEffect(.degrees(5)).scaleEffect(1.1).rotation3DEffect(.degrees(3), axis: (0, 1, 0))
      .blendMode(.multiply).compositingGroup().drawingGroup().colorInvert().colorMultiply(.white)
      .hidden().redacted(reason: .placeholder).unredacted().privacySensitive()
      .transformEffect(.identity).flipsForRightToLeftLayoutDirection(true).symbolEffect(.pulse)
  }
  func styledText() -> some View {
    font(.title).fontWeight(.bold).fontDesign(.rounded).fontWidth(.standard).bold().italic()
      .underline().strikethrough().kerning(1).tracking(1).baselineOffset(1).lineLimit(2).lineSpacing(2)
      .multilineTextAlignment(.center).truncationMode(.tail).minimumScaleFactor(0.5).allowsTightening(true)
      .textCase(.uppercase).monospaced().monospacedDigit()
  }
  func colored() -> some View {
    foregroundStyle(.red).foregroundStyle(.red, .blue).foregroundColor(.green).tint(.orange).accentColor(
      .pink
    )
    .colorScheme(.dark).preferredColorScheme(.light).dynamicTypeSize(.large).imageScale(.large)
    .symbolRenderingMode(.hierarchical).symbolVariant(.fill).listItemTint(.red).controlSize(.small)
    .environment(\.locale, Locale(identifier: "it")).transformEnvironment(\.lineSpacing) { $0 += 1 }
    .backgroundStyle(.blue)
  }
  func interactive(_ isOn: Binding<Bool>) -> some View {
    onTapGesture {}.onLongPressGesture {}.gesture(TapGesture().onEnded {})
      .simultaneousGesture(DragGesture().onChanged { _ in }).highPriorityGesture(TapGesture())
      .disabled(true).allowsHitTesting(false).contentShape(.rect).onHover { _ in }.hoverEffect()
      .focusable().onSubmit {}.submitLabel(.done).keyboardType(.numberPad).textContentType(.name)
      .autocorrectionDisabled().textInputAutocapitalization(.never).keyboardShortcut("s")
  }
  func living() -> some View {
    onAppear {}.onDisappear {}.task {}.task(id: 1) {}.onChange(of: 1) { _, _ in }.onChange(of: 1) {}
      .onReceive(NotificationCenter.default.publisher(for: .init("name"))) { _ in }.onOpenURL { _ in }
      .animation(.default, value: 1).transition(AnyTransition.opacity).transaction { $0.animation = nil }
      .contentTransition(.opacity).sensoryFeedback(.success, trigger: 1).refreshable {}
      .preference(key: Sum.self, value: 1).onPreferenceChange(Sum.self) { _ in }
      .onGeometryChange(for: CGSize.self, of: { $0.frame(in: .global).size }) { _ in }
  }
  func presenting(_ isOn: Binding<Bool>) -> some View {
    sheet(isPresented: isOn) { Text("Sheet") }.fullScreenCover(isPresented: isOn) { Text("Cover") }
      .popover(isPresented: isOn) { Text("Popover") }.alert("Alert", isPresented: isOn) { Button("OK") {} }
      .confirmationDialog("Dialog", isPresented: isOn) { Button("OK") {} }
      .presentationDetents([.medium]).presentationDragIndicator(.visible).interactiveDismissDisabled()
      .inspector(isPresented: isOn) { Text("Inspector") }
      .fileImporter(isPresented: isOn, allowedContentTypes: [.plainText]) { _ in }
  }
  func navigating() -> some View {
    navigationTitle("Title").navigationBarTitleDisplayMode(.inline).navigationBarBackButtonHidden()
      .navigationDestination(for: Int.self) { Text("\($0)") }
      .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }.toolbar { Text("Bar") }
      .toolbar(.hidden, for: .tabBar).toolbarBackground(.visible, for: .navigationBar)
      .tabItem { Label("Tab", systemImage: "star") }.badge(3).searchable(text: .constant(""))
      .contextMenu { Button("Copy") {} }.statusBarHidden().persistentSystemOverlays(.hidden)
  }
  func listed() -> some View {
    listRowInsets(EdgeInsets()).listRowBackground(Color.red).listRowSeparator(.hidden)
      .listRowSeparatorTint(.red).listSectionSeparator(.hidden).listRowSpacing(4).listStyle(.plain)
      .headerProminence(.increased).swipeActions { Button("Delete") {} }.deleteDisabled(true)
      .moveDisabled(true).scrollDisabled(true).scrollIndicators(.hidden)
      .scrollContentBackground(.hidden).scrollDismissesKeyboard(.immediately).scrollTargetLayout()
      .scrollClipDisabled().defaultScrollAnchor(.bottom)
  }
  func styled() -> some View {
    buttonStyle(BorderedButtonStyle()).buttonBorderShape(.capsule).pickerStyle(.menu)
      .textFieldStyle(.roundedBorder).labelsHidden().toggleStyle(SwitchToggleStyle()).labelStyle(
        IconOnlyLabelStyle()
      )
      .progressViewStyle(LinearProgressViewStyle()).datePickerStyle(CompactDatePickerStyle())
      .tabViewStyle(PageTabViewStyle()).indexViewStyle(.page).navigationViewStyle(.stack)
      .menuStyle(ButtonMenuStyle()).groupBoxStyle(DefaultGroupBoxStyle()).formStyle(GroupedFormStyle())
      .navigationSplitViewStyle(BalancedNavigationSplitViewStyle()).gaugeStyle(DefaultGaugeStyle())
  }
  func accessible() -> some View {
    accessibilityLabel("Label").accessibilityValue("Value").accessibilityHint("Hint")
      .accessibilityIdentifier("identifier").accessibilityHidden(false).accessibilityElement(
        children: .combine
      )
      .accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isImage).accessibilitySortPriority(1)
      .accessibilityAction {}.accessibilityAction(named: "Name") {}.accessibilityAdjustableAction { _ in }
      .accessibilityInputLabels(["Input"]).help("Help")
  }
}

private struct Sum: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// The containers, controls and shapes that most apps create.
nonisolated func makeViews(_ isOn: Binding<Bool>, _ text: Binding<String>, _ value: Binding<Double>)
  -> some View
{
  VStack(alignment: .leading, spacing: 4) {
    HStack {
      Text("Text").bold() + Text(verbatim: "more"); Spacer(); Image(systemName: "star").resizable()
    }
    ZStack {
      Color.red; Rectangle().fill(.blue).stroke(.red); RoundedRectangle(cornerRadius: 4).strokeBorder()
    }
    Group {
      EmptyView(); Divider(); AnyView(Text("Any"))
    }
    makeContainers()
    makeControls(isOn, text, value)
    ForEach(0..<2, id: \.self) { Text("\($0)") }.onDelete { _ in }
    GeometryReader { Text("\($0.size.width) \($0.frame(in: .local).width)") }
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    Circle().trim(from: 0, to: 0.5).rotation(.degrees(3))
  }
}

private nonisolated func makeContainers() -> some View {
  ScrollView {
    LazyVStack { Text("Row") }
    LazyVGrid(columns: [GridItem()]) { Text("Cell") }
    Grid { GridRow { Text("Cell") } }
    Form { Section("Section") { Text("Row") } }
    List {
      Section {
        Text("Row")
      } header: {
        Text("Header")
      }
    }
    NavigationStack { NavigationLink("Link") { Text("Destination") } }
    TabView { Text("Tab") }
    GroupBox("Box") { LabeledContent("Name", value: "Value") }
    DisclosureGroup("More") { Text("Content") }
    ScrollViewReader { _ in Text("Reader") }
    TimelineView(.everyMinute) { Text($0.date, style: .time) }
    HStackLayout() { Text("Layout") }
  }
}

private nonisolated func makeControls(
  _ isOn: Binding<Bool>, _ text: Binding<String>, _ value: Binding<Double>
) -> some View {
  Group {
    Button("Button") {}
    Button(role: .destructive) {
    } label: {
      Label("Delete", systemImage: "trash")
    }
    Toggle("Toggle", isOn: isOn)
    Slider(value: value, in: 0...1)
    Stepper("Stepper", value: value)
    TextField("Field", text: text, axis: .vertical)
    SecureField("Field", text: text)
    TextEditor(text: text)
    Picker("Picker", selection: value) { Text("One").tag(1.0) }
    Menu("Menu") { Button("Item") {} }
    ProgressView(value: 0.5)
    Gauge(value: 0.5) { Text("Gauge") }
    Link("Link", destination: URL(string: "https://example.com")!)
    ContentUnavailableView("Empty", systemImage: "tray")
  }
}

/// Scenes and commands are values, too.
nonisolated func makeScene() -> some Scene {
  WindowGroup { Text("Window") }.defaultSize(width: 300, height: 200).windowResizability(.contentSize)
    .commands { CommandMenu("Menu") { Button("Item") {} } }
}

/// A style without isolation, which Apple's protocol allows.
struct PaddedFieldStyle: TextFieldStyle {
  nonisolated func _body(configuration: TextField<_Label>) -> some View {
    configuration.padding(20).border(.red)
  }
}

/// As in [ScrollKit](https://github.com/danielsaidi/ScrollKit): a class of no actor scrolls.
nonisolated final class Scroller {
  enum Place { case top, bottom }
  var proxy: ScrollViewProxy?

  func scroll(to place: Place) {
    withAnimation { proxy?.scrollTo(place, anchor: .top) }
  }
}

/// A type that is not `Sendable`, as a default value in [PageView](https://github.com/danielsaidi/PageView).
nonisolated final class Indicator {
  var name = "automatic"
}

// The expansion of `@Entry var indicator = Indicator()`.
nonisolated extension EnvironmentValues {
  var indicator: IndicatorKey.Value {
    get { self[IndicatorKey.self] }
    set { self[IndicatorKey.self] = newValue }
  }
  struct IndicatorKey: EnvironmentKey, _EntryKey { static let _entry = _EntryBox(Indicator()) }
}
