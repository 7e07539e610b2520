// Names of Swift 4, available to sources in that language mode; later modes report the current names.

@available(swift, obsoleted: 4.2, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style
@available(swift, obsoleted: 4.2, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation
@available(swift, obsoleted: 4.2, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.StateMask")
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
@available(swift, obsoleted: 4.2, renamed: "UITableViewRowAction.Style")
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
@available(swift, obsoleted: 4.2, renamed: "UIContextualAction.Style")
public typealias UIContextualActionStyle = UIContextualAction.Style
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewUpdateItem.Action")
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.ElementCategory")
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.SectionInsetReference")
public typealias UICollectionViewFlowLayoutSectionInsetReference = UICollectionViewFlowLayout
  .SectionInsetReference
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat {
  UITableView.automaticDimension
}
@available(swift, obsoleted: 4.2, renamed: "UITableView.indexSearch")
@preconcurrency @MainActor public var UITableViewIndexSearch: String { UITableView.indexSearch }
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}
