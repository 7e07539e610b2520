/// An alert with one or two buttons, as declared before iOS 15.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(SystemString.cancel.text), role: .cancel, action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
    @MainActor var part: AlertPart {
      let action = action
      return .button(title: label.plainString, role: role, action: { action?() })
    }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// An action sheet, as declared before iOS 15.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  nonisolated private func ask(
    _ style: UIAlertController.Style, isPresented: @escaping @MainActor () -> Bool,
    clear: @escaping @MainActor () -> Void,
    _ make: @escaping @MainActor () -> (title: Text, message: Text?, buttons: [Alert.Button])?
  ) -> some View {
    let now = readUnisolated { make() }
    return modifier(
      AlertModifier(
        style: style, title: now?.title.plainString, message: now?.message?.plainString,
        isPresented: isPresented, clear: clear, actions: { make()?.buttons.map(\.part) ?? [] }))
  }

  @available(*, deprecated, message: "Use alert(_:isPresented:actions:message:).")
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    ask(
      .alert, isPresented: { isPresented.wrappedValue },
      clear: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
      {
        let alert = content()
        return (alert.title, alert.message, alert.buttons)
      })
  }
  @available(*, deprecated, message: "Use alert(_:isPresented:presenting:actions:message:).")
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
    -> some View
  {
    ask(
      .alert, isPresented: { item.wrappedValue != nil },
      clear: { if item.wrappedValue != nil { item.wrappedValue = nil } },
      {
        item.wrappedValue.map {
          let alert = content($0)
          return (alert.title, alert.message, alert.buttons)
        }
      })
  }
  @available(
    *, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:)."
  )
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet)
    -> some View
  {
    ask(
      .actionSheet, isPresented: { isPresented.wrappedValue },
      clear: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
      {
        let sheet = content()
        return (sheet.title, sheet.message, sheet.buttons)
      })
  }
  @available(
    *, deprecated,
    message: "Use confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)."
  )
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    ask(
      .actionSheet, isPresented: { item.wrappedValue != nil },
      clear: { if item.wrappedValue != nil { item.wrappedValue = nil } },
      {
        item.wrappedValue.map {
          let sheet = content($0)
          return (sheet.title, sheet.message, sheet.buttons)
        }
      })
  }
}
