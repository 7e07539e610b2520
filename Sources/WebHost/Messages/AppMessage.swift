import CoreGraphics
import UIKit
import UniformTypeIdentifiers

/// A message from the app to a page.
enum AppMessage {
  /// The changes since the frame before.
  case frame(number: UInt32, [UInt8])
  case title(String)
  /// The address of the visible screen. An answer is sent for each step through the history that leads nowhere.
  case address(NavigationAddress, isAnswer: Bool)
  case cursor(String)
  case textInput(HostTextInput?)
  case pasteboard(String)
  case open(String)
  /// The accessibility tree in JSON.
  case accessibility([UInt8])
  case closed
  case beep
  case announcement(String)
  /// The scroll views of the window.
  case scrollAreas([UInt8])
  /// A document picker asks for files with these extensions; any without one.
  case chooseFiles([String], allowsSeveral: Bool)
  /// The name of a file that the app has exported.
  case download(String)
  /// The controls and rows whose highlight the page shows.
  case pressAreas([UInt8])
  /// The items of a drag that other pages and programs can take; files are those of the session. Empty at its end.
  case draggedItems([HostDragItem])

  var bytes: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .frame(let number, let updates):
      writer.write(1 as UInt8)
      writer.write(number)
      writer.append(updates)
    case .title(let title):
      writer.write(2 as UInt8)
      writer.write(title)
    case .address(let address, let isAnswer):
      writer.write(3 as UInt8)
      writer.write(UInt8(isAnswer ? 1 : 0))
      writer.write(UInt32(address.depth))
      writer.write(address.path)
      writer.write(address.title)
    case .cursor(let name):
      writer.write(4 as UInt8)
      writer.write(name)
    case .textInput(let input):
      writer.write(5 as UInt8)
      writer.write(UInt8(input == nil ? 0 : 1))
      if let input {
        writer.write(input.caret)
        writer.write(input.purpose.number)
        writer.write(input.surroundingText)
        writer.write(UInt32(input.surroundingCaret))
      }
    case .pasteboard(let text):
      writer.write(6 as UInt8)
      writer.write(text)
    case .open(let url):
      writer.write(7 as UInt8)
      writer.write(url)
    case .accessibility(let tree):
      writer.write(8 as UInt8)
      writer.append(tree)
    case .closed: writer.write(9 as UInt8)
    case .beep: writer.write(10 as UInt8)
    case .announcement(let text):
      writer.write(11 as UInt8)
      writer.write(text)
    // The server sends 12: the name of the state behind the address.
    case .scrollAreas(let areas):
      writer.write(13 as UInt8)
      writer.append(areas)
    case .chooseFiles(let extensions, let allowsSeveral):
      writer.write(14 as UInt8)
      writer.write(UInt8(allowsSeveral ? 1 : 0))
      writer.write(extensions.map { "." + $0 }.joined(separator: ","))
    case .download(let name):
      writer.write(15 as UInt8)
      writer.write(name)
    case .pressAreas(let areas):
      writer.write(16 as UInt8)
      writer.append(areas)
    case .draggedItems(let items):
      writer.write(17 as UInt8)
      for item in items { writer.write(item) }
    }
    return writer.bytes
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ item: HostDragItem) {
    switch item {
    case .text(let text):
      write(0 as UInt8)
      write(text)
    case .url(let url):
      write(1 as UInt8)
      write(url.absoluteString)
    case .file(let name, let type, _):
      write(2 as UInt8)
      write(name)
      write(UTType(type)?.preferredMIMEType ?? "application/octet-stream")
    }
  }
}

extension HostTextInput.Purpose {
  /// The number of the purpose, in the order of the page's script.
  fileprivate var number: UInt8 {
    switch self {
    case .text: 0
    case .password: 1
    case .email: 2
    case .number: 3
    case .phone: 4
    case .url: 5
    case .digits: 6
    }
  }
}
