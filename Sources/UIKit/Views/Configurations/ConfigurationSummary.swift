/// The state that the framework's configurations depend on, common to all state types.
struct ConfigurationSummary {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isReordering = false

  init(_ state: any UIConfigurationState) {
    if let cell = state as? UICellConfigurationState {
      isDisabled = cell.isDisabled
      isHighlighted = cell.isHighlighted
      isSelected = cell.isSelected
      isReordering = cell.isReordering
    } else if let view = state as? UIViewConfigurationState {
      isDisabled = view.isDisabled
      isHighlighted = view.isHighlighted
      isSelected = view.isSelected
    }
  }
}
