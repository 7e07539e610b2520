import DeveloperToolsSupport
import Foundation
import FoundationExtensions
import MainLoop
import OffscreenHost
import UIKit

/// Draws the previews of this program into files, in virtual time.
@MainActor
final class PreviewRenderer {
  private let request: PreviewRequest
  private let host = OffscreenHost(device: .iPhone15)
  private let record: PreviewRecord
  /// Writes files while the next preview is drawn.
  private let queue = DispatchQueue(label: "pictures")
  private var names: Set<String>
  /// Whether names begin with that of the module.
  private var namesModules = false

  init(_ request: PreviewRequest) {
    self.request = request
    record = PreviewRecord(request.record)
    names = request.taken
    if let language = request.variants.first?.language { PreferredLanguages.choose([language]) }
    host.install(time: .virtual)
  }

  func run() {
    _ = ApplicationLauncher()
    let declarations = _Previews.declarations
    namesModules = Set(declarations.map(\.module)).count > 1
    // Previews of one file are drawn by one process, which numbers equal names.
    var files: [String: Int] = [:]
    for (index, declaration) in declarations.enumerated() {
      let key = "\(declaration.module)/\(declaration.file)"
      let file = files[key] ?? files.count
      files[key] = file
      let identity = PreviewIdentity(
        module: declaration.module, file: declaration.file, line: declaration.line,
        name: declaration.type ?? "")
      if file % request.shares != request.share || request.skipped.contains(index) { continue }
      draw(declaration, identity, position: index)
      queue.async { [record] in record.write(.ended(index)) }
    }
    queue.sync {}
  }

  private func draw(
    _ declaration: _Previews.Declaration, _ identity: PreviewIdentity, position: Int
  ) {
    record.write(.began(position, identity))
    let count = declaration.make().count
    if count == 0 { record.write(.failed(identity, "the provider has no previews")) }
    for index in 0..<count {
      for variant in request.variants {
        apply(variant)
        // Made again for each variant, so that all begin with the same state.
        let items = declaration.make()
        guard items.indices.contains(index) else { continue }
        var identity = identity
        let (preview, device) = items[index]
        identity.name = preview.name ?? identity.name
        record.write(.began(position, identity))
        do {
          try draw(preview, device: device, variant, identity, number: index)
        } catch {
          record.write(.failed(identity, "\(error)"))
        }
      }
    }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private func apply(_ variant: PreviewVariant) {
    host.isDark = variant.isDark
    host.isRightToLeft = variant.isRightToLeft
    if let index = DeviceOptions.textSizeNames.firstIndex(of: variant.textSize) {
      host.contentSizeCategory = DeviceOptions.contentSizes[index]
    }
  }

  // MARK: One picture

  private func draw(
    _ preview: Preview, device: String?, _ variant: PreviewVariant, _ identity: PreviewIdentity, number: Int
  ) throws {
    let settings = PreviewSettings(preview.traits)
    let named = variant.device ?? device
    let device = named.flatMap(Device.named) ?? .iPhone15
    for scene in UIApplication.shared.connectedScenes { scene.disconnect() }
    host.windowSize = nil
    host.device = device
    host.rotate(to: settings.orientation)
    let controller = try controller(preview, settings)
    if let size = settings.size(of: controller, device: device) {
      // A display without status bar, home indicator and safe area.
      host.device = .iPhoneSE
      host.rotate(to: .landscapeLeft)
      host.windowSize = size
    }
    let window = UIWindow(windowScene: UIApplication.shared.sceneForNewWindow())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    settle()
    let shown = host.windows.first { $0 === window.windowScene?.hostWindow }
    let isDevice = host.windowSize == nil
    guard let shown,
      let image = shown.makeImage(scale: CGFloat(request.scale), includesSystemChrome: isDevice)
    else {
      throw Failure(description: "the preview shows no window")
    }
    let file = fileName(identity, variant, number)
    let url = URL(fileURLWithPath: request.folder).appendingPathComponent(file)
    let picture = PreviewPicture(
      preview: identity, variant: variant, picture: file, width: Double(shown.geometry.size.width),
      height: Double(shown.geometry.size.height))
    queue.async { [record] in
      do {
        try image.writePNG(to: url, compression: .fast)
        record.write(.drew(picture))
      } catch {
        record.write(.failed(identity, "\(error)"))
      }
    }
  }

  /// Returns the controller of a preview, after its modifiers have created their contexts.
  private func controller(_ preview: Preview, _ settings: PreviewSettings) throws -> UIViewController {
    if settings.modifiers.isEmpty { return settings.controller(preview.content) }
    var result: Result<UIViewController, any Error>?
    Task { @MainActor in
      do {
        result = .success(try await settings.modifiedController(preview.content))
      } catch {
        result = .failure(error)
      }
    }
    let limit = Date(timeIntervalSinceNow: 10)
    while result == nil, Date() < limit { _ = RunLoop.main.run(mode: .default, before: limit) }
    guard let result else { throw Failure(description: "the context of its modifier takes over 10 s") }
    return try result.get()
  }

  private func settle() {
    for _ in 0..<4 {
      CATransaction.flush()
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      OutsideWork.wait()
      CATransaction.flush()
      _ = FrameClock.shared.settle(limit: 5)
      if FrameClock.shared.isIdle, !OutsideWork.isPending { return }
    }
  }

  // MARK: Names

  /// The name of a picture: `File-Name-variant.png`, unique in the program.
  private func fileName(_ identity: PreviewIdentity, _ variant: PreviewVariant, _ number: Int) -> String {
    let base = (identity.file as NSString).deletingPathExtension
    var parts = namesModules ? [identity.module, base] : [base]
    if !identity.name.isEmpty, identity.name != base { parts.append(identity.name) }
    let words = variant.words
    func text(_ parts: [String]) -> String {
      parts.joined(separator: "-").map { character in
        character.isLetter || character.isNumber || "-_".contains(character) ? String(character) : "-"
      }.joined()
    }
    var name = text(parts + words) + ".png"
    var count = 2
    while !names.insert(name).inserted {
      name = text(parts + ["\(count)"] + words) + ".png"
      count += 1
    }
    return name
  }
}

/// The entry point of the program that `portolan preview` links.
/// - Returns: The exit status.
@_cdecl("ptl_preview_main")
public func previewMain() -> Int32 {
  let text = ProcessInfo.processInfo.environment[PreviewRequest.environment] ?? ""
  if text == PreviewRequest.window {
    // Called by `main`, on the main thread.
    MainActor.assumeIsolated { PreviewWindow.main() }
    return 0
  }
  guard let request = try? JSONDecoder().decode(PreviewRequest.self, from: Data(text.utf8)) else {
    FileHandle.standardError.write(Data("This program is run by portolan preview.\n".utf8))
    return 64
  }
  // Called by `main`, on the main thread.
  MainActor.assumeIsolated { PreviewRenderer(request).run() }
  return 0
}
