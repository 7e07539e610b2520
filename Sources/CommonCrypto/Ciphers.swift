import CCrypto
import Foundation

public typealias CCCryptorStatus = Int32
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32

public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305
public let kCCUnspecifiedError = -4308

public let kCCEncrypt = 0
public let kCCDecrypt = 1
public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2
public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2
public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCKeySize3DES = 24
public let kCCBlockSizeAES128 = 16
public let kCCBlockSize3DES = 8

/// Encrypts or decrypts data in one step, with AES or Triple DES in the modes CBC and ECB.
///
/// - Returns: `kCCSuccess`; `kCCUnimplemented` for other algorithms; `kCCParamError` for keys of a wrong size;
///   `kCCBufferTooSmall` with the needed size in `dataOutMoved`; `kCCDecodeError` for wrong padding.
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  let isECB = options & UInt32(kCCOptionECBMode) != 0
  let isPadded = options & UInt32(kCCOptionPKCS7Padding) != 0
  let algorithm: OpaquePointer?
  switch (Int(alg), keyLength) {
  case (kCCAlgorithmAES, 16): algorithm = isECB ? EVP_aes_128_ecb() : EVP_aes_128_cbc()
  case (kCCAlgorithmAES, 24): algorithm = isECB ? EVP_aes_192_ecb() : EVP_aes_192_cbc()
  case (kCCAlgorithmAES, 32): algorithm = isECB ? EVP_aes_256_ecb() : EVP_aes_256_cbc()
  case (kCCAlgorithm3DES, 24): algorithm = isECB ? EVP_des_ede3_ecb() : EVP_des_ede3_cbc()
  case (kCCAlgorithmAES, _), (kCCAlgorithm3DES, _): return Int32(kCCParamError)
  default: return Int32(kCCUnimplemented)
  }
  let block = Int(alg) == kCCAlgorithmAES ? 16 : 8
  let isEncryption = Int(op) == kCCEncrypt
  if !isPadded, dataInLength % block != 0 { return Int32(kCCAlignmentError) }
  let vector =
    iv.map { Array(UnsafeRawBufferPointer(start: $0, count: block)) } ?? [UInt8](repeating: 0, count: block)
  let context = EVP_CIPHER_CTX_new()
  defer { EVP_CIPHER_CTX_free(context) }
  var output = [UInt8](repeating: 0, count: dataInLength + block)
  var count: Int32 = 0
  var rest: Int32 = 0
  guard
    EVP_CipherInit_ex(
      context, algorithm, nil, key?.assumingMemoryBound(to: UInt8.self), vector, isEncryption ? 1 : 0) == 1,
    EVP_CIPHER_CTX_set_padding(context, isPadded ? 1 : 0) == 1,
    dataInLength == 0
      || EVP_CipherUpdate(
        context, &output, &count, dataIn?.assumingMemoryBound(to: UInt8.self), Int32(dataInLength)) == 1
  else { return Int32(kCCUnspecifiedError) }
  let isFinished = output.withUnsafeMutableBufferPointer { buffer in
    EVP_CipherFinal_ex(context, buffer.baseAddress! + Int(count), &rest) == 1
  }
  guard isFinished else { return Int32(isEncryption ? kCCUnspecifiedError : kCCDecodeError) }
  let total = Int(count + rest)
  dataOutMoved?.pointee = total
  guard total <= dataOutAvailable else { return Int32(kCCBufferTooSmall) }
  output.withUnsafeBytes { bytes in
    if total > 0, let dataOut, let start = bytes.baseAddress {
      dataOut.copyMemory(from: start, byteCount: total)
    }
  }
  return Int32(kCCSuccess)
}
