import OrderedDiff

/// The result of reordering by the user.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference of all items; moves are associated removals and insertions.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// One transaction for each changed section.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = old
    finalSnapshot = new
    difference = Self.difference(old.itemIdentifiers, new.itemIdentifiers)
    sectionTransactions = new.sectionIdentifiers.enumerated().compactMap { position, section in
      guard let before = old.indexOfSection(section) else { return nil }
      let (oldItems, newItems) = (old.items(at: before), new.items(at: position))
      guard oldItems != newItems else { return nil }
      var (first, last) = (
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      )
      first.append(oldItems)
      last.append(newItems)
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: first, finalSnapshot: last,
        difference: Self.difference(oldItems, newItems))
    }
  }

  private static func difference(_ old: [ItemIdentifierType], _ new: [ItemIdentifierType])
    -> CollectionDifference<ItemIdentifierType>
  { OrderedDifference(from: old, to: new).collectionDifference(from: old, to: new) }
}

/// The result of reordering within a section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}
