import AutomationProtocol
import CoreGraphics

/// The icons of the home screen, the menu of an icon, and the alerts that delete an app.
///
/// Pressing an icon, then `Remove App`, `Delete App` and `Delete` delete the data of an app, as tests do before they launch it
/// as new (`Documentation/UITesting.md`).
struct HomeScreen {
  /// An app with an icon.
  struct App: Equatable {
    let identifier: String
    let name: String
  }

  /// The part of the home screen in front.
  enum Front: Equatable {
    case icons
    /// The menu of an icon.
    case menu(App)
    /// The alert with the choice to delete an app or its icon only.
    case removal(App)
    /// The alert that asks once more.
    case deletion(App)
  }

  /// The effect of a touch that is not a change of the screen itself.
  enum Effect: Equatable {
    case open(App)
    case delete(App)
  }

  private static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// The distance between the origins of two icons, in points.
  private static let spacing = CGSize(width: 90, height: 100)
  private static let iconSize = CGSize(width: 60, height: 60)
  private static let columns = 4
  /// The shortest press that opens a menu, in seconds.
  private static let longPress = 0.5

  /// The apps in the order of their icons.
  var apps: [App]
  private(set) var front = Front.icons

  init(apps: [App]) { self.apps = apps }

  /// Closes the menu and alerts.
  mutating func reset() { front = .icons }

  // MARK: Elements

  /// The elements, with identifiers in reading order.
  var snapshot: ElementSnapshot {
    var latest: UInt32 = 0
    func element(
      _ type: XCUIElementType, _ frame: CGRect, identifier: String = "", label: String = "",
      _ children: (() -> [ElementSnapshot])? = nil
    ) -> ElementSnapshot {
      latest += 1
      let id = latest
      return ElementSnapshot(
        id: id, type: type, frame: frame, identifier: identifier, label: label, children: children?() ?? [])
    }
    func window(_ children: @escaping () -> [ElementSnapshot]) -> ElementSnapshot {
      element(.window, Self.screen, children)
    }
    /// Rows of buttons from a place downward.
    func buttons(_ titles: [String], _ place: CGRect) -> [ElementSnapshot] {
      titles.enumerated().map { index, title in
        element(.button, place.offsetBy(dx: 0, dy: CGFloat(index) * place.height), label: title)
      }
    }
    func alert(_ title: String, _ text: String, _ titles: [String]) -> ElementSnapshot {
      element(.alert, CGRect(x: 61, y: 330, width: 270, height: 200), label: title) {
        [
          element(.staticText, CGRect(x: 77, y: 350, width: 238, height: 22), label: title),
          element(.staticText, CGRect(x: 77, y: 375, width: 238, height: 18), label: text),
        ] + buttons(titles, CGRect(x: 61, y: 400, width: 270, height: 44))
      }
    }
    var windows = [
      window {
        [
          element(.other, Self.screen, identifier: "Home screen icons") {
            apps.enumerated().map { index, app in
              element(.icon, Self.frame(ofIcon: index), identifier: app.name, label: app.name)
            }
          }
        ]
      }
    ]
    switch front {
    case .icons: break
    case .menu:
      let area = CGRect(x: 27, y: 300, width: 250, height: 44)
      windows.append(
        window {
          [
            element(.button, Self.screen, label: "Dismiss context menu"),
            element(.collectionView, CGRect(x: 27, y: 300, width: 250, height: 88)) {
              ["Edit Home Screen", "Remove App"].enumerated().map { index, title in
                let place = area.offsetBy(dx: 0, dy: CGFloat(index) * area.height)
                return element(.cell, place) { [element(.button, place, label: title)] }
              }
            },
          ]
        })
    case .removal(let app):
      windows.append(
        window {
          [
            alert(
              "Remove “\(app.name)”?", "Removing from Home Screen will keep the app in your App Library.",
              ["Delete App", "Remove from Home Screen", "Cancel"])
          ]
        })
    case .deletion(let app):
      windows.append(
        window {
          [
            alert(
              "Delete “\(app.name)”?", "Deleting this app will also delete its data.", ["Cancel", "Delete"])
          ]
        })
    }
    return ElementSnapshot(id: 0, type: .application, frame: Self.screen, children: windows)
  }

  private static func frame(ofIcon index: Int) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: 27 + CGFloat(index % columns) * spacing.width, y: 80 + CGFloat(index / columns) * spacing.height),
      size: iconSize)
  }

  /// The point at which to touch an element; `nil` for one below a menu or an alert.
  func hitPoint(of id: UInt32) -> CGPoint? {
    let root = snapshot
    if id == 0 { return CGPoint(x: root.frame.midX, y: root.frame.midY) }
    func find(_ parent: ElementSnapshot) -> ElementSnapshot? {
      parent.id == id ? parent : parent.children.lazy.compactMap(find).first
    }
    return root.children.last.flatMap(find).map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
  }

  // MARK: Touches

  /// Handles a touch, and returns its effect on an app.
  mutating func touch(_ path: TouchPath) -> Effect? {
    guard let start = path.points.first, let end = path.points.last, start.location == end.location else {
      return nil
    }
    func innermost(_ parent: ElementSnapshot) -> ElementSnapshot? {
      guard parent.frame.contains(start.location) else { return nil }
      return parent.children.reversed().lazy.compactMap(innermost).first ?? parent
    }
    let label = snapshot.children.last.flatMap(innermost)?.label ?? ""
    switch front {
    case .icons:
      guard let app = apps.first(where: { $0.name == label }) else { return nil }
      if end.time - start.time < Self.longPress { return .open(app) }
      front = .menu(app)
    case .menu(let app): front = label == "Remove App" ? .removal(app) : .icons
    case .removal(let app):
      if label == "Delete App" { front = .deletion(app) }
      if ["Remove from Home Screen", "Cancel"].contains(label) { front = .icons }
    case .deletion(let app):
      guard ["Delete", "Cancel"].contains(label) else { return nil }
      front = .icons
      return label == "Delete" ? .delete(app) : nil
    }
    return nil
  }
}
