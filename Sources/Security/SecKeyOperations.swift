import CCrypto
import Foundation

/// Whether a key supports an algorithm in an operation.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
  let needsPrivateKey = [.sign, .decrypt, .keyExchange].contains(operation)
  return algorithm.supports(operation) && algorithm.isRSA == key.isRSA && (key.isPrivate || !needsPrivateKey)
}

/// Signs a message, or the digest of one.
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  run(key, .sign, algorithm, dataToSign, error, EVP_PKEY_sign_init, EVP_PKEY_sign)
}

/// Whether a signature is that of a message, or of the digest of one.
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let context = context(key, .verify, algorithm, EVP_PKEY_verify_init) else {
    error?.pointee = .passRetained(failure(errSecParam))
    return false
  }
  defer { EVP_PKEY_CTX_free(context) }
  let signature = [UInt8](signature)
  let data = input(signedData, key, algorithm)
  let isValid = EVP_PKEY_verify(context, signature, signature.count, data, data.count) == 1
  if !isValid { error?.pointee = .passRetained(failure(errSecVerifyFailed)) }
  return isValid
}

/// Encrypts data that is not longer than a block, less the padding.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  run(key, .encrypt, algorithm, plaintext, error, EVP_PKEY_encrypt_init, EVP_PKEY_encrypt)
}

/// Decrypts a block. Without padding the result has the size of a block.
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  run(key, .decrypt, algorithm, ciphertext, error, EVP_PKEY_decrypt_init, EVP_PKEY_decrypt)
}

/// Returns the secret that a private key shares with a public key. The parameters have no effect: the supported algorithms have none.
public func SecKeyCopyKeyExchangeResult(
  _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  run(
    privateKey, .keyExchange, algorithm, Data(), error,
    { EVP_PKEY_derive_init($0) == 1 ? EVP_PKEY_derive_set_peer($0, publicKey.key) : 0 },
    { context, secret, count, _, _ in EVP_PKEY_derive(context, secret, count) })
}

// MARK: libcrypto

/// Creates the context of an operation; `nil` if the key does not support it. The caller frees it.
private func context(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm,
  _ start: (OpaquePointer?) -> Int32
) -> OpaquePointer? {
  guard SecKeyIsAlgorithmSupported(key, operation, algorithm), let context = EVP_PKEY_CTX_new(key.key, nil)
  else { return nil }
  if start(context) == 1, !key.isRSA || setPadding(context, operation, algorithm) { return context }
  EVP_PKEY_CTX_free(context)
  return nil
}

private func setPadding(
  _ context: OpaquePointer, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
  guard EVP_PKEY_CTX_set_rsa_padding(context, algorithm.padding) == 1 else { return false }
  guard let digest = algorithm.digest else { return true }
  if algorithm.padding == RSA_PKCS1_OAEP_PADDING {
    return EVP_PKEY_CTX_set_rsa_oaep_md(context, digest) == 1
  }
  guard EVP_PKEY_CTX_set_signature_md(context, digest) == 1 else { return false }
  // The salt is as long as the digest.
  return algorithm.padding != RSA_PKCS1_PSS_PADDING
    || EVP_PKEY_CTX_set_rsa_pss_saltlen(context, RSA_PSS_SALTLEN_DIGEST) == 1
}

/// The bytes for libcrypto: the digest of a message, or without padding a block that begins with zeros.
private func input(_ data: Data, _ key: SecKey, _ algorithm: SecKeyAlgorithm) -> [UInt8] {
  if algorithm.digestsMessage { return [UInt8](digest(of: data, algorithm.digest)) }
  guard key.isRSA, algorithm.padding == RSA_NO_PADDING else { return [UInt8](data) }
  return [UInt8](repeating: 0, count: max(0, key.blockSize - data.count)) + data
}

private typealias Function = (
  OpaquePointer?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>?, UnsafePointer<UInt8>?, Int
) -> Int32

private func run(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm, _ data: Data,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ start: (OpaquePointer?) -> Int32,
  _ function: Function
) -> Data? {
  guard let context = context(key, operation, algorithm, start) else {
    error?.pointee = .passRetained(failure(errSecParam))
    return nil
  }
  defer { EVP_PKEY_CTX_free(context) }
  let bytes = input(data, key, algorithm)
  var count = 0
  guard function(context, nil, &count, bytes, bytes.count) == 1 else {
    error?.pointee = .passRetained(failure(errSecParam))
    return nil
  }
  var result = [UInt8](repeating: 0, count: count)
  guard function(context, &result, &count, bytes, bytes.count) == 1 else {
    error?.pointee = .passRetained(failure(operation == .decrypt ? errSecDecode : errSecParam))
    return nil
  }
  return Data(result.prefix(count))
}
