import Foundation
import FoundationExtensions
import OffscreenHost
import QuartzCore
import UIKit

/// The device simulated with `--device`. Its menu changes orientation, appearance and text size.
///
/// Keyboard shortcuts are those of Apple's Simulator with Control instead of Command.
@MainActor
final class SimulatedDevice {
  private(set) var device: Device
  private(set) var orientation: UIInterfaceOrientation
  private(set) var isDark: Bool
  private(set) var contentSize: UIContentSizeCategory
  private let isRightToLeft: Bool
  private var isSlow = false
  /// Notifies the host of changes.
  var environmentDidChange: () -> Void = {}
  var shapeDidChange: () -> Void = {}

  init(_ options: DeviceOptions, device: Device) {
    self.device = device
    orientation = options.orientation
    isDark = options.isDark
    contentSize = options.contentSize
    isRightToLeft = options.isRightToLeft
    if !options.languages.isEmpty { PreferredLanguages.choose(options.languages) }
    UIMenuSystem.hostMenu = { [weak self] in self?.menu ?? UIMenu() }
  }

  func environment(on desktop: HostEnvironment) -> HostEnvironment {
    var environment = desktop
    environment.isDark = isDark
    environment.contentSizeCategory = contentSize.rawValue
    environment.isRightToLeft = isRightToLeft
    return environment
  }

  /// - Parameter scale: Pixels per point of the desktop's display.
  func geometry(hidingStatusBar: Bool, scale: CGFloat) -> HostWindowGeometry {
    var geometry = device.geometry(in: orientation, hidingStatusBar: hidingStatusBar)
    geometry.scale = scale
    return geometry
  }

  func screen(scale: CGFloat, maximumFramesPerSecond: Int) -> HostScreen {
    var screen = device.screen
    screen.scale = scale
    screen.maximumFramesPerSecond = maximumFramesPerSecond
    return screen
  }

  /// Rotates the interface, if the device supports the orientation.
  func turn(to new: UIInterfaceOrientation) {
    guard new != orientation, device.supportedOrientations.contains(UIInterfaceOrientationMask(new)) else {
      return
    }
    orientation = new
    shapeDidChange()
  }

  func setDark(_ isDark: Bool) {
    self.isDark = isDark
    environmentDidChange()
  }

  // MARK: Menu

  private var menu: UIMenu {
    UIMenu(
      title: SystemString.device.text, identifier: UIMenu.Identifier("org.portolan.menu.device"),
      children: [
        command(SystemString.rotateLeft.text, UIKeyCommand.inputLeftArrow) { $0.rotate(clockwise: false) },
        command(SystemString.rotateRight.text, UIKeyCommand.inputRightArrow) { $0.rotate(clockwise: true) },
        command(SystemString.toggleAppearance.text, "a", [.command, .shift]) {
          $0.setDark(!$0.isDark)
        },
        command(SystemString.increaseTextSize.text, "=", [.command, .alternate]) { $0.changeTextSize(by: 1) },
        command(SystemString.decreaseTextSize.text, "-", [.command, .alternate]) {
          $0.changeTextSize(by: -1)
        },
        command(SystemString.nextDevice.text, "d", [.command, .shift]) { $0.showNextDevice() },
        command(SystemString.saveScreenshot.text, "s") { $0.saveScreenshot() },
        command(SystemString.slowAnimations.text, "t") { $0.toggleSlowAnimations() },
      ])
  }

  private func command(
    _ title: String, _ input: String, _ modifiers: UIKeyModifierFlags = .command,
    _ action: @escaping @MainActor (SimulatedDevice) -> Void
  ) -> UIKeyCommand {
    let command = UIKeyCommand(
      title: title, action: Selector("simulateDevice:"), input: input, modifierFlags: modifiers)
    command.handler = { [weak self] in if let self { action(self) } }
    return command
  }

  private var scenes: [UIWindowScene] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
  }

  /// Rotates the device. The application decides whether its interface follows.
  private func rotate(clockwise: Bool) {
    // The device orientations in clockwise order.
    let order: [UIDeviceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
    let now = order.firstIndex(of: held) ?? 0
    held = order[(now + (clockwise ? 1 : 3)) % 4]
    for scene in scenes { scene.deviceDidTurn(to: held) }
  }

  /// The device orientation, which may differ from the interface orientation.
  private lazy var held = UIDeviceOrientation(orientation)

  private func changeTextSize(by step: Int) {
    let sizes = DeviceOptions.contentSizes
    guard let now = sizes.firstIndex(of: contentSize), sizes.indices.contains(now + step) else { return }
    contentSize = sizes[now + step]
    environmentDidChange()
  }

  private func showNextDevice() {
    let index = Device.all.firstIndex(of: device) ?? 0
    device = Device.all[(index + 1) % Device.all.count]
    if !device.supportedOrientations.contains(UIInterfaceOrientationMask(orientation)) {
      orientation = .portrait
    }
    shapeDidChange()
  }

  /// Toggles animations at a tenth of their normal speed, as in the Simulator.
  private func toggleSlowAnimations() {
    isSlow.toggle()
    for scene in scenes {
      let layer = scene.rootLayer
      let time = CACurrentMediaTime()
      // Keeps the layers' local time continuous.
      layer.timeOffset = layer.convertTime(time, from: nil)
      layer.beginTime = time
      layer.speed = isSlow ? 0.1 : 1
    }
  }

  private func saveScreenshot() {
    guard let scene = scenes.first(where: { $0.activationState == .foregroundActive }) ?? scenes.first,
      let image = LayerPicture.make(of: scene.rootLayer, size: scene.geometry.size, scale: device.scale)
    else { return }
    let file = Self.screenshotFile(of: device, at: Date())
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try image.writePNG(to: file)
      FileHandle.standardError.write(Data("Screenshot: \(file.path)\n".utf8))
    } catch {
      UIKitFault.warn("The screenshot \(file.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// The file for a screenshot in the user's pictures folder.
  private static func screenshotFile(of device: Device, at date: Date) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["XDG_PICTURES_DIR"].map { URL(fileURLWithPath: $0) } ?? DesktopDirectories.pictures
      ?? FileManager.default.homeDirectoryForCurrentUser
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd 'at' HH.mm.ss"
    let name = device.name.replacingOccurrences(of: "/", with: "-")
    return folder.appendingPathComponent("Screenshot - \(name) - \(formatter.string(from: date)).png")
  }
}
