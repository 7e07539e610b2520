/// The spell-checking functions of the library Hunspell. The library is loaded with the first check, because most
/// programs check no words.
struct Hunspell {
  typealias Handle = OpaquePointer
  typealias Texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  let create: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Handle?
  let destroy: @convention(c) (Handle) -> Void
  let encoding: @convention(c) (Handle) -> UnsafePointer<CChar>?
  let spell: @convention(c) (Handle, UnsafePointer<CChar>) -> CInt
  let suggest: @convention(c) (Handle, UnsafeMutablePointer<Texts?>, UnsafePointer<CChar>) -> CInt
  let freeList: @convention(c) (Handle, UnsafeMutablePointer<Texts?>, CInt) -> Void

  /// The installed Hunspell; `nil` if there is none.
  static let shared = Hunspell()

  private init?() {
    guard let library = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String, as type: Function.Type) -> Function {
      guard let symbol = dlsym(library, name) else { preconditionFailure("Hunspell has no \(name)") }
      return unsafeBitCast(symbol, to: Function.self)
    }
    create = function(
      "Hunspell_create", as: (@convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Handle?).self)
    destroy = function("Hunspell_destroy", as: (@convention(c) (Handle) -> Void).self)
    encoding = function(
      "Hunspell_get_dic_encoding", as: (@convention(c) (Handle) -> UnsafePointer<CChar>?).self)
    spell = function("Hunspell_spell", as: (@convention(c) (Handle, UnsafePointer<CChar>) -> CInt).self)
    suggest = function(
      "Hunspell_suggest",
      as: (@convention(c) (Handle, UnsafeMutablePointer<Texts?>, UnsafePointer<CChar>) -> CInt).self)
    freeList = function(
      "Hunspell_free_list", as: (@convention(c) (Handle, UnsafeMutablePointer<Texts?>, CInt) -> Void).self)
  }
}
