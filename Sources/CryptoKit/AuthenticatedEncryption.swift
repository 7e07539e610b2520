import CCrypto
import Foundation

/// Authenticated encryption by libcrypto.
enum Cipher {
  static let tagCount = 16

  static func algorithm(keyCount: Int) throws -> OpaquePointer {
    switch keyCount {
    case 16: return EVP_aes_128_gcm()
    case 24: return EVP_aes_192_gcm()
    case 32: return EVP_aes_256_gcm()
    default: throw CryptoKitError.incorrectKeySize
    }
  }

  static func seal(
    _ algorithm: OpaquePointer, key: [UInt8], nonce: [UInt8], message: [UInt8], authenticating data: [UInt8]
  ) throws -> (ciphertext: [UInt8], tag: [UInt8]) {
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    var output = [UInt8](repeating: 0, count: message.count)
    var tag = [UInt8](repeating: 0, count: tagCount)
    var count: Int32 = 0
    guard EVP_EncryptInit_ex(context, algorithm, nil, nil, nil) == 1,
      EVP_CIPHER_CTX_ctrl(context, Int32(PORTOLAN_SET_IVLEN), Int32(nonce.count), nil) == 1,
      EVP_EncryptInit_ex(context, nil, nil, key, nonce) == 1,
      data.isEmpty || EVP_EncryptUpdate(context, nil, &count, data, Int32(data.count)) == 1,
      message.isEmpty || EVP_EncryptUpdate(context, &output, &count, message, Int32(message.count)) == 1,
      EVP_EncryptFinal_ex(context, &tag, &count) == 1,
      EVP_CIPHER_CTX_ctrl(context, Int32(PORTOLAN_GET_TAG), Int32(tagCount), &tag) == 1
    else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    return (output, tag)
  }

  static func open(
    _ algorithm: OpaquePointer, key: [UInt8], nonce: [UInt8], ciphertext: [UInt8], tag: [UInt8],
    authenticating data: [UInt8]
  ) throws -> [UInt8] {
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    var output = [UInt8](repeating: 0, count: ciphertext.count)
    var rest = [UInt8](repeating: 0, count: tagCount)
    var tag = tag
    var count: Int32 = 0
    guard EVP_DecryptInit_ex(context, algorithm, nil, nil, nil) == 1,
      EVP_CIPHER_CTX_ctrl(context, Int32(PORTOLAN_SET_IVLEN), Int32(nonce.count), nil) == 1,
      EVP_DecryptInit_ex(context, nil, nil, key, nonce) == 1,
      data.isEmpty || EVP_DecryptUpdate(context, nil, &count, data, Int32(data.count)) == 1,
      ciphertext.isEmpty
        || EVP_DecryptUpdate(context, &output, &count, ciphertext, Int32(ciphertext.count)) == 1,
      EVP_CIPHER_CTX_ctrl(context, Int32(PORTOLAN_SET_TAG), Int32(tag.count), &tag) == 1,
      EVP_DecryptFinal_ex(context, &rest, &count) == 1
    else { throw CryptoKitError.authenticationFailure }
    return output
  }
}
