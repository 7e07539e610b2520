// swift-format-ignore-file
// Made by `KeyTableTests`; do not edit.

import ObjCRuntime

extension KeyTables {
  static func addTables(to classes: _ObjCClasses) {
    classes.addProperties(of: UILocalizedIndexedCollation.self) { table in
      table.readable("sectionIndexTitles", \UILocalizedIndexedCollation.sectionIndexTitles)
      table.readable("sectionTitles", \UILocalizedIndexedCollation.sectionTitles)
    }
    classes.addProperties(of: UITableView.self) { table in
      table.settable("allowsFocus", \UITableView.allowsFocus)
      table.settable("allowsFocusDuringEditing", \UITableView.allowsFocusDuringEditing)
      table.settable("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
      table.settable("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing)
      table.settable("allowsSelection", \UITableView.allowsSelection)
      table.settable("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing)
      table.settable("backgroundView", \UITableView.backgroundView)
      table.settable("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth)
      table.settable("contentHuggingElements", \UITableView.contentHuggingElements)
      table.readable("contextMenuInteraction", \UITableView.contextMenuInteraction)
      table.settable("dataSource", \UITableView.dataSource)
      table.settable("delegate", \UITableView.delegate)
      table.settable("dragDelegate", \UITableView.dragDelegate)
      table.settable("dragInteractionEnabled", \UITableView.dragInteractionEnabled)
      table.settable("dropDelegate", \UITableView.dropDelegate)
      table.settable("estimatedRowHeight", \UITableView.estimatedRowHeight)
      table.settable("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight)
      table.settable("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight)
      table.settable("fillerRowHeight", \UITableView.fillerRowHeight)
      table.readable("hasActiveDrag", \UITableView.hasActiveDrag)
      table.readable("hasActiveDrop", \UITableView.hasActiveDrop)
      table.readable("hasUncommittedUpdates", \UITableView.hasUncommittedUpdates)
      table.readable("indexPathForSelectedRow", \UITableView.indexPathForSelectedRow)
      table.readable("indexPathsForSelectedRows", \UITableView.indexPathsForSelectedRows)
      table.readable("indexPathsForVisibleRows", \UITableView.indexPathsForVisibleRows)
      table.settable("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea)
      table.settable("editing", \UITableView.isEditing)
      table.settable("prefetchingEnabled", \UITableView.isPrefetchingEnabled)
      table.readable("numberOfSections", \UITableView.numberOfSections)
      table.settable("prefetchDataSource", \UITableView.prefetchDataSource)
      table.settable("remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath)
      table.settable("rowHeight", \UITableView.rowHeight)
      table.settable("sectionFooterHeight", \UITableView.sectionFooterHeight)
      table.settable("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
      table.settable("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
      table.settable("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor)
      table.settable("sectionIndexColor", \UITableView.sectionIndexColor)
      table.settable("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount)
      table.settable("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor)
      table.settable("selectionFollowsFocus", \UITableView.selectionFollowsFocus)
      table.settable("selfSizingInvalidation", \UITableView.selfSizingInvalidation)
      table.settable("separatorColor", \UITableView.separatorColor)
      table.settable("separatorEffect", \UITableView.separatorEffect)
      table.settable("separatorInset", \UITableView.separatorInset)
      table.settable("separatorInsetReference", \UITableView.separatorInsetReference)
      table.settable("separatorStyle", \UITableView.separatorStyle)
      table.readable("style", \UITableView.style)
      table.settable("tableFooterView", \UITableView.tableFooterView)
      table.settable("tableHeaderView", \UITableView.tableHeaderView)
      table.readable("visibleCells", \UITableView.visibleCells)
    }
    classes.addProperties(of: UITableViewCell.self) { table in
      table.settable("accessoryType", \UITableViewCell.accessoryType)
      table.settable("accessoryView", \UITableViewCell.accessoryView)
      table.settable("automaticallyUpdatesBackgroundConfiguration", \UITableViewCell.automaticallyUpdatesBackgroundConfiguration)
      table.settable("automaticallyUpdatesContentConfiguration", \UITableViewCell.automaticallyUpdatesContentConfiguration)
      table.settable("backgroundConfiguration", \UITableViewCell.backgroundConfiguration)
      table.settable("backgroundView", \UITableViewCell.backgroundView)
      table.readable("configurationState", \UITableViewCell.configurationState)
      table.settable("configurationUpdateHandler", \UITableViewCell.configurationUpdateHandler)
      table.settable("contentConfiguration", \UITableViewCell.contentConfiguration)
      table.readable("contentView", \UITableViewCell.contentView)
      table.readable("detailTextLabel", \UITableViewCell.detailTextLabel)
      table.settable("editingAccessoryType", \UITableViewCell.editingAccessoryType)
      table.settable("editingAccessoryView", \UITableViewCell.editingAccessoryView)
      table.readable("editingStyle", \UITableViewCell.editingStyle)
      table.settable("focusStyle", \UITableViewCell.focusStyle)
      table.readable("imageView", \UITableViewCell.imageView)
      table.settable("indentationLevel", \UITableViewCell.indentationLevel)
      table.settable("indentationWidth", \UITableViewCell.indentationWidth)
      table.settable("editing", \UITableViewCell.isEditing)
      table.settable("highlighted", \UITableViewCell.isHighlighted)
      table.settable("selected", \UITableViewCell.isSelected)
      table.settable("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView)
      table.readable("reuseIdentifier", \UITableViewCell.reuseIdentifier)
      table.settable("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
      table.settable("selectionStyle", \UITableViewCell.selectionStyle)
      table.settable("separatorInset", \UITableViewCell.separatorInset)
      table.settable("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
      table.readable("showingDeleteConfirmation", \UITableViewCell.showingDeleteConfirmation)
      table.settable("showsReorderControl", \UITableViewCell.showsReorderControl)
      table.readable("textLabel", \UITableViewCell.textLabel)
      table.settable("userInteractionEnabledWhileDragging", \UITableViewCell.userInteractionEnabledWhileDragging)
    }
    classes.addProperties(of: UITableViewController.self) { table in
      table.settable("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear)
      table.settable("refreshControl", \UITableViewController.refreshControl)
      table.settable("tableView", \UITableViewController.tableView)
    }
    classes.addProperties(of: UITableViewDropPlaceholder.self) { table in
      table.settable("previewParametersProvider", \UITableViewDropPlaceholder.previewParametersProvider)
    }
    classes.addProperties(of: UITableViewDropProposal.self) { table in
      table.readable("intent", \UITableViewDropProposal.intent)
    }
    classes.addProperties(of: UITableViewHeaderFooterView.self) { table in
      table.settable("automaticallyUpdatesBackgroundConfiguration", \UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration)
      table.settable("automaticallyUpdatesContentConfiguration", \UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration)
      table.settable("backgroundConfiguration", \UITableViewHeaderFooterView.backgroundConfiguration)
      table.settable("backgroundView", \UITableViewHeaderFooterView.backgroundView)
      table.readable("configurationState", \UITableViewHeaderFooterView.configurationState)
      table.settable("configurationUpdateHandler", \UITableViewHeaderFooterView.configurationUpdateHandler)
      table.settable("contentConfiguration", \UITableViewHeaderFooterView.contentConfiguration)
      table.readable("contentView", \UITableViewHeaderFooterView.contentView)
      table.readable("detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel)
      table.readable("reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier)
      table.readable("textLabel", \UITableViewHeaderFooterView.textLabel)
    }
    classes.addProperties(of: UITableViewPlaceholder.self) { table in
      table.settable("cellUpdateHandler", \UITableViewPlaceholder.cellUpdateHandler)
      table.readable("insertionIndexPath", \UITableViewPlaceholder.insertionIndexPath)
      table.readable("reuseIdentifier", \UITableViewPlaceholder.reuseIdentifier)
      table.readable("rowHeight", \UITableViewPlaceholder.rowHeight)
    }
  }
}
