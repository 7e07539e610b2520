extension TextField {
  /// Creates a field for formatted values. Text that cannot be parsed does not change the value.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      text: Binding(
        get: { format.format(value.wrappedValue) },
        set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } }),
      prompt: prompt, label: label)
  }
  /// Creates a field for formatted optional values. Text that cannot be parsed sets the value to `nil`.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      text: Binding(
        get: { value.wrappedValue.map { format.format($0) } ?? "" },
        set: { value.wrappedValue = try? format.parseStrategy.parse($0) }), prompt: prompt, label: label)
  }
  /// Creates a field for values that a formatter converts when editing ends.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: formatter.text(value), prompt: prompt, label: label)
    writesAtEnd = true
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(LocalizedStringKey(String(title)), value: value, format: format, prompt: prompt)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(title, text: formatter.text(value), prompt: prompt)
    writesAtEnd = true
  }
}

// Initializers that predate `onSubmit(of:_:)` and `focused(_:)`.
extension TextField where Label == Text {
  nonisolated private func reporting(
    _ onEditingChanged: ((Bool) -> Void)?, _ onCommit: (() -> Void)?
  ) -> TextField {
    var copy = self
    copy.onEditingChanged = onEditingChanged
    copy.onCommit = onCommit
    return copy
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:).")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) { self = TextField(titleKey, text: text).reporting(onEditingChanged, onCommit) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:).")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) { self = TextField(titleKey, text: text).reporting(onEditingChanged, nil) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use onSubmit(of:_:).")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self = TextField(titleKey, text: text).reporting(nil, onCommit)
  }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:).")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) { self = TextField(title, text: text).reporting(onEditingChanged, onCommit) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:).")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) { self = TextField(title, text: text).reporting(onEditingChanged, nil) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use onSubmit(of:_:).")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self = TextField(title, text: text).reporting(nil, onCommit)
  }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:).")
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(titleKey, value: value, formatter: formatter).reporting(onEditingChanged, onCommit)
  }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use onSubmit(of:_:).")
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) { self = TextField(titleKey, value: value, formatter: formatter).reporting(nil, onCommit) }
}
