import InterfaceDocuments

extension UITableView {
  func readTable(_ coder: InterfaceCoder) {
    let styles: KeyValuePairs<String, Style> = [
      "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]
    if let style = coder.choice("style", styles) { become(style) }
    applyView(coder)
    applyScrollView(coder)
    readHeights(coder)
    let separators: KeyValuePairs<String, UITableViewCell.SeparatorStyle> = [
      "default": .singleLine, "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched,
    ]
    if let separator = coder.choice("separatorStyle", separators) { separatorStyle = separator }
    if let color = coder.color("separatorColor") { separatorColor = color }
    if let inset = coder.insets("separatorInset") { separatorInset = inset }
    if let allows = coder.bool("allowsSelection") { allowsSelection = allows }
    if let allows = coder.bool("allowsSelectionDuringEditing") { allowsSelectionDuringEditing = allows }
    if let allows = coder.bool("allowsMultipleSelection") { allowsMultipleSelection = allows }
    if let allows = coder.bool("allowsMultipleSelectionDuringEditing") {
      allowsMultipleSelectionDuringEditing = allows
    }
    if let count = coder.integer("sectionIndexMinimumDisplayRowCount") {
      sectionIndexMinimumDisplayRowCount = count
    }
    if let color = coder.color("sectionIndexColor") { sectionIndexColor = color }
    if let color = coder.color("sectionIndexBackgroundColor") { sectionIndexBackgroundColor = color }
    if let view = coder.child("backgroundView").flatMap({ coder.loader.makeView($0) }) {
      backgroundView = view
    }
    if let view = coder.child("tableHeaderView").flatMap({ coder.loader.makeView($0) }) {
      tableHeaderView = view
    }
    if let view = coder.child("tableFooterView").flatMap({ coder.loader.makeView($0) }) {
      tableFooterView = view
    }
    readPrototypes(coder)
    if coder.raw("dataMode") == "static" {
      (coder.loader.owner as? UITableViewController)?.staticSections = coder.list("sections").map {
        section($0, coder)
      }
    }
  }

  /// Decodes the heights; -1 is an automatic height.
  private func readHeights(_ coder: InterfaceCoder) {
    func height(_ key: String) -> CGFloat? {
      coder.number(key).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    if let height = height("rowHeight") { rowHeight = height }
    if let height = height("estimatedRowHeight") { estimatedRowHeight = height }
    if let height = height("sectionHeaderHeight") { sectionHeaderHeight = height }
    if let height = height("sectionFooterHeight") { sectionFooterHeight = height }
    if let height = height("estimatedSectionHeaderHeight") { estimatedSectionHeaderHeight = height }
    if let height = height("estimatedSectionFooterHeight") { estimatedSectionFooterHeight = height }
  }

  private func readPrototypes(_ coder: InterfaceCoder) {
    if let id = coder.element.id { extendedState.interfaceIdentifier = id }
    guard let scene = coder.loader.scene else { return }
    for cell in coder.list("prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      register(UINib(prototype: cell, scene: scene), forCellReuseIdentifier: identifier)
    }
  }

  private func section(_ element: InterfaceElement, _ coder: InterfaceCoder) -> StaticTableSection {
    let part = coder.coder(for: element)
    let rows = part.list("cells").compactMap { element -> StaticTableSection.Row? in
      guard let cell = coder.loader.makeView(element) as? UITableViewCell else { return nil }
      let height = element.number("rowHeight").map { CGFloat($0) }
      return StaticTableSection.Row(cell: cell, height: height.flatMap { $0 < 0 ? nil : $0 })
    }
    return StaticTableSection(
      rows: rows, headerTitle: part.string("headerTitle"), footerTitle: part.string("footerTitle"))
  }
}

extension UITableViewCell {
  func readCell(_ coder: InterfaceCoder) {
    let styles: KeyValuePairs<String, CellStyle> = [
      "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
      "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    become(coder.choice("style", styles) ?? .default, reuseIdentifier: coder.raw("reuseIdentifier"))
    let selections: KeyValuePairs<String, SelectionStyle> = [
      "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
    if let selection = coder.choice("selectionStyle", selections) { selectionStyle = selection }
    let accessories: KeyValuePairs<String, AccessoryType> = [
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton,
      "checkmark": .checkmark, "detailButton": .detailButton,
    ]
    if let accessory = coder.choice("accessoryType", accessories) { accessoryType = accessory }
    if let accessory = coder.choice("editingAccessoryType", accessories) { editingAccessoryType = accessory }
    if let level = coder.integer("indentationLevel") { indentationLevel = level }
    if let width = coder.number("indentationWidth") { indentationWidth = width }
    if let shows = coder.bool("showsReorderControl") { showsReorderControl = shows }
    if let indents = coder.bool("shouldIndentWhileEditing") { shouldIndentWhileEditing = indents }
    if let inset = coder.insets("separatorInset") { separatorInset = inset }
    if let view = coder.child("accessoryView").flatMap({ coder.loader.makeView($0) }) { accessoryView = view }
    if let view = coder.child("editingAccessoryView").flatMap({ coder.loader.makeView($0) }) {
      editingAccessoryView = view
    }
    if let view = coder.child("backgroundView").flatMap({ coder.loader.makeView($0) }) {
      backgroundView = view
    }
    if let view = coder.child("selectedBackgroundView").flatMap({ coder.loader.makeView($0) }) {
      selectedBackgroundView = view
    }
    guard let content = coder.child("contentView") else { return }
    let standard = readStandardViews(content, coder)
    coder.loader.fill(contentView, content, without: standard)
    contentView.frame = bounds
    contentView.translatesAutoresizingMaskIntoConstraints = true
  }

  /// Decodes the cell's own labels and image for a standard style. Returns their identifiers.
  private func readStandardViews(_ content: InterfaceElement, _ coder: InterfaceCoder) -> Set<String> {
    var found: Set<String> = []
    func element(_ key: String) -> InterfaceElement? {
      guard let id = coder.raw(key),
        let child = content.contents(of: "subviews").first(where: { $0.id == id })
      else {
        return nil
      }
      found.insert(id)
      return child
    }
    if let child = element("textLabel"), let label = textLabel {
      coder.loader.enter(label, child)
      label.applyInterface(coder.coder(for: child))
    }
    if let child = element("detailTextLabel"), let label = detailTextLabel {
      coder.loader.enter(label, child)
      label.applyInterface(coder.coder(for: child))
    }
    if let child = element("imageView"), let view = imageView {
      coder.loader.enter(view, child)
      view.applyInterface(coder.coder(for: child))
    }
    return found
  }
}

extension UITableViewHeaderFooterView {
  func readHeader(_ coder: InterfaceCoder) {
    guard let content = coder.child("contentView") else { return }
    coder.loader.fill(contentView, content)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.translatesAutoresizingMaskIntoConstraints = true
  }
}
