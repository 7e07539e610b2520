// Initializers for `metatype.init(…)`; see `DynamicInit`.

/// Classes that can be created with `init(style:)`.
@preconcurrency @MainActor public protocol _TableViewControllerMadeByMetatype {}

extension UITableViewController: _TableViewControllerMadeByMetatype {}

extension _TableViewControllerMadeByMetatype {
  /// Creates a controller with the class's own `init(style:)`.
  @_disfavoredOverload @_silgen_name("ptl_init_table_view_controller_style")
  public init(style: UITableView.Style)

  /// The implementation of `init(style:)`.
  @_silgen_name("ptl_init_table_view_controller_style")
  public static func _make(style: UITableView.Style) -> Self {
    madeByMetatype(self) { DynamicInit.makeTableController($0 as! UITableViewController.Type, style: style) }
  }
}

/// Classes that can be created with `init(frame:style:)`.
@preconcurrency @MainActor public protocol _TableViewMadeByMetatype {}

extension UITableView: _TableViewMadeByMetatype {}

extension _TableViewMadeByMetatype {
  /// Creates a table with the class's own `init(frame:style:)`.
  @_disfavoredOverload @_silgen_name("ptl_init_table_view_frame_style")
  public init(frame: CGRect, style: UITableView.Style)

  /// The implementation of `init(frame:style:)`.
  @_silgen_name("ptl_init_table_view_frame_style")
  public static func _make(frame: CGRect, style: UITableView.Style) -> Self {
    madeByMetatype(self) {
      DynamicInit.makeTable($0 as! UITableView.Type, frame: frame, style: style)
    }
  }
}

/// Classes that can be created with `init(style:reuseIdentifier:)`.
@preconcurrency @MainActor public protocol _TableViewCellMadeByMetatype {}

extension UITableViewCell: _TableViewCellMadeByMetatype {}

extension _TableViewCellMadeByMetatype {
  /// Creates a cell with the class's own `init(style:reuseIdentifier:)`.
  @_disfavoredOverload @_silgen_name("ptl_init_table_view_cell_style_reuseIdentifier")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  /// The implementation of `init(style:reuseIdentifier:)`.
  @_silgen_name("ptl_init_table_view_cell_style_reuseIdentifier")
  public static func _make(style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?) -> Self {
    madeByMetatype(self) {
      DynamicInit.makeTableCell($0 as! UITableViewCell.Type, style: style, reuseIdentifier)
    }
  }
}

/// Classes that can be created with `init(reuseIdentifier:)`.
@preconcurrency @MainActor public protocol _TableViewHeaderFooterMadeByMetatype {}

extension UITableViewHeaderFooterView: _TableViewHeaderFooterMadeByMetatype {}

extension _TableViewHeaderFooterMadeByMetatype {
  /// Creates a header or footer with the class's own `init(reuseIdentifier:)`.
  @_disfavoredOverload @_silgen_name("ptl_init_table_view_header_footer_view_reuseIdentifier")
  public init(reuseIdentifier: String?)

  /// The implementation of `init(reuseIdentifier:)`.
  @_silgen_name("ptl_init_table_view_header_footer_view_reuseIdentifier")
  public static func _make(reuseIdentifier: __owned String?) -> Self {
    madeByMetatype(self) {
      DynamicInit.makeTableHeaderFooter($0 as! UITableViewHeaderFooterView.Type, reuseIdentifier)
    }
  }
}

extension DynamicInit {
  @inline(never) @_optimize(none)
  static func makeTable(_ type: UITableView.Type, frame: CGRect, style: UITableView.Style) -> UITableView {
    checked(dispatching(type, to: RequiredTable.self).init(frame: frame, style: style), type)
  }

  @inline(never) @_optimize(none)
  static func makeTableCell(
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle = .default, _ identifier: String?
  ) -> UITableViewCell {
    checked(dispatching(type, to: RequiredCell.self).init(style: style, reuseIdentifier: identifier), type)
  }

  @inline(never) @_optimize(none)
  static func makeTableHeaderFooter(_ type: UITableViewHeaderFooterView.Type, _ identifier: String?)
    -> UITableViewHeaderFooterView
  {
    checked(dispatching(type, to: RequiredHeaderFooter.self).init(reuseIdentifier: identifier), type)
  }

  @inline(never) @_optimize(none)
  static func makeTableController(_ type: UITableViewController.Type, style: UITableView.Style)
    -> UITableViewController
  {
    checked(dispatching(type, to: RequiredTableController.self).init(style: style), type)
  }
}

private class RequiredTable: UITableView {
  required override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredTableSubclass: RequiredTable {}

private class RequiredCell: UITableViewCell {
  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredCellSubclass: RequiredCell {}

private class RequiredHeaderFooter: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredHeaderFooterSubclass: RequiredHeaderFooter {}

private class RequiredTableController: UITableViewController {
  required override init(style: UITableView.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class RequiredTableControllerSubclass: RequiredTableController {}
