import Foundation

/// Messages of the WebSocket protocol over a stream. For the network's thread only.
final class WebSocketTransport: Transport {
  private static let maximumHead = 65_536

  private let stream: any Transport
  private let parameters: WebSocketParameters
  private let isClient: Bool
  private var buffer = Data()
  /// The message whose frames are being received.
  private var partial: (opcode: NWProtocolWebSocket.Opcode, data: Data)?
  private var pings: [NWProtocolWebSocket.Metadata] = []
  private var writes: [(data: Data, completion: (NWError?) -> Void)] = []
  private var isWriting = false
  private var isSendingParts = false
  private var hasSentClose = false
  private var hasReceivedClose = false
  /// The result of the handshake.
  private(set) var metadata = NWProtocolWebSocket.Metadata(opcode: .cont)
  private(set) var receivedContext = NWConnection.ContentContext.defaultMessage

  init(_ stream: any Transport, _ parameters: WebSocketParameters, isClient: Bool) {
    self.stream = stream
    self.parameters = parameters
    self.isClient = isClient
  }

  var hasMessages: Bool { true }
  var localEndpoint: NWEndpoint? { stream.localEndpoint }
  var remoteEndpoint: NWEndpoint? { stream.remoteEndpoint }

  // MARK: Handshake

  /// Upgrades the stream.
  func open(_ endpoint: NWEndpoint, completion: @escaping (NWError?) -> Void) {
    if parameters.skipsHandshake { return completion(nil) }
    guard isClient else { return answerRequest(completion) }
    let key = WebSocketHandshake.makeKey()
    let request = WebSocketHandshake.request(endpoint, key: key, parameters)
    stream.write(request.encoded) { [self] error in
      if let error { return completion(error) }
      readHead { [self] result in
        switch result {
        case .failure(let error): completion(error)
        case .success(let head): completion(accept(head, key) ? nil : .posix(.ECONNABORTED))
        }
      }
    }
  }

  /// Checks the server's answer.
  private func accept(_ head: HTTPHead, _ key: String) -> Bool {
    let subprotocol = head[WebSocketHandshake.protocolHeader]
    guard head.start.split(separator: " ").dropFirst().first == "101", WebSocketHandshake.isUpgrade(head),
      head["Sec-WebSocket-Accept"] == WebSocketHandshake.accept(key),
      subprotocol.map(parameters.subprotocols.contains) ?? true
    else { return false }
    metadata = NWProtocolWebSocket.Metadata(
      opcode: .cont, subprotocol: subprotocol, headers: head.headers)
    return true
  }

  private func answerRequest(_ completion: @escaping (NWError?) -> Void) {
    readHead { [self] result in
      guard case .success(let head) = result else {
        if case .failure(let error) = result { completion(error) }
        return
      }
      guard head.start.hasPrefix("GET "), WebSocketHandshake.isUpgrade(head),
        head["Sec-WebSocket-Key"] != nil, head["Sec-WebSocket-Version"] == "13"
      else { return answer(head, .init(status: .reject, subprotocol: nil), completion) }
      guard let handler = parameters.requestHandler, let queue = parameters.requestQueue else {
        return answer(head, .init(status: .accept, subprotocol: nil), completion)
      }
      let subprotocols = head.list(WebSocketHandshake.protocolHeader)
      let headers = head.headers
      // Handed over to the app's queue and back; used on the network's thread only.
      nonisolated(unsafe) let (transport, finish) = (self, completion)
      queue.async {
        let response = handler(subprotocols, headers)
        NetworkLoop.perform { transport.answer(head, response, finish) }
      }
    }
  }

  private func answer(
    _ request: HTTPHead, _ response: NWProtocolWebSocket.Response, _ completion: @escaping (NWError?) -> Void
  ) {
    if response.status == .accept {
      metadata = NWProtocolWebSocket.Metadata(
        opcode: .cont, subprotocol: response.subprotocol, headers: response.additionalHeaders)
    }
    stream.write(WebSocketHandshake.answer(request, response).encoded) { error in
      completion(error ?? (response.status == .accept ? nil : .posix(.ECONNABORTED)))
    }
  }

  private func readHead(_ completion: @escaping (Result<HTTPHead, NWError>) -> Void) {
    if let head = HTTPHead(removingFrom: &buffer) { return completion(.success(head)) }
    guard buffer.count < Self.maximumHead else { return completion(.failure(.posix(.EMSGSIZE))) }
    stream.read(Self.maximumHead) { [self] result in
      switch result {
      case .success(let data?):
        buffer.append(data)
        readHead(completion)
      case .success(nil): completion(.failure(.posix(.ECONNABORTED)))
      case .failure(let error): completion(.failure(error))
      }
    }
  }

  // MARK: Receiving

  func read(_ maximum: Int, completion: @escaping (Result<Data?, NWError>) -> Void) {
    do {
      let limit = parameters.maximumSize > 0 ? parameters.maximumSize : .max
      while let frame = try WebSocketFrame.next(&buffer, isMasked: !isClient, limit: limit) {
        if let message = try receive(frame, limit) { return completion(.success(message)) }
      }
    } catch {
      close(error.code)
      return completion(.failure(error.code == .messageTooBig ? .posix(.EMSGSIZE) : .posix(.EPROTO)))
    }
    guard !hasReceivedClose else { return completion(.failure(.posix(.ENOTCONN))) }
    stream.read(65_536) { [self] result in
      switch result {
      case .success(let data?):
        buffer.append(data)
        read(maximum, completion: completion)
      case .success(nil): completion(.failure(.posix(.ENOTCONN)))
      case .failure(let error): completion(.failure(error))
      }
    }
  }

  /// Returns the message that a frame completes, if it is for the app.
  private func receive(_ frame: WebSocketFrame, _ limit: Int) throws(WebSocketFrame.Violation) -> Data? {
    switch frame.opcode {
    case .text, .binary:
      guard partial == nil else { throw WebSocketFrame.Violation(code: .protocolError) }
      partial = (frame.opcode, frame.payload)
    case .cont:
      guard partial != nil else { throw WebSocketFrame.Violation(code: .protocolError) }
      partial?.data.append(frame.payload)
      guard (partial?.data.count ?? 0) <= limit else { throw WebSocketFrame.Violation(code: .messageTooBig) }
    case .ping:
      guard parameters.repliesToPings else { return message(.ping, frame.payload) }
      enqueue(.pong, frame.payload)
      return nil
    case .pong:
      guard !pings.isEmpty else { return message(.pong, frame.payload) }
      pings.removeFirst().finishPing(nil)
      return nil
    case .close: return receiveClose(frame.payload)
    }
    guard frame.isFinal, let (opcode, data) = partial else { return nil }
    partial = nil
    if opcode == .text, String(validating: data, as: UTF8.self) == nil {
      throw WebSocketFrame.Violation(code: .invalidFramePayloadData)
    }
    return message(opcode, data)
  }

  private func receiveClose(_ payload: Data) -> Data {
    hasReceivedClose = true
    let number = payload.prefix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
    let code = payload.count >= 2 ? NWProtocolWebSocket.CloseCode(number) : .protocolCode(.noStatusReceived)
    if !hasSentClose { enqueue(.close, Data(payload.prefix(2))) }
    hasSentClose = true
    return message(.close, Data(payload.dropFirst(2)), code)
  }

  private func message(
    _ opcode: NWProtocolWebSocket.Opcode, _ data: Data, _ code: NWProtocolWebSocket.CloseCode? = nil
  ) -> Data {
    let metadata = NWProtocolWebSocket.Metadata(
      opcode: opcode, subprotocol: metadata.selectedSubprotocol, headers: [])
    if let code { metadata.closeCode = code }
    receivedContext = NWConnection.ContentContext(identifier: "Default Message", metadata: [metadata])
    return data
  }

  // MARK: Sending

  func write(_ data: Data, completion: @escaping (NWError?) -> Void) {
    write(data, .defaultMessage, isComplete: true, completion: completion)
  }

  func write(
    _ data: Data, _ context: NWConnection.ContentContext, isComplete: Bool,
    completion: @escaping (NWError?) -> Void
  ) {
    guard !hasSentClose else { return completion(.posix(.ECANCELED)) }
    let metadata =
      context.protocolMetadata(definition: NWProtocolWebSocket.definition) as? NWProtocolWebSocket.Metadata
    let opcode = metadata?.opcode ?? .binary
    switch opcode {
    case .close:
      hasSentClose = true
      let code = metadata?.closeCode ?? .protocolCode(.noStatusReceived)
      // The code for a missing status is never sent.
      let status = code == .protocolCode(.noStatusReceived) ? Data() : code.encoded
      enqueue(.close, status + data.prefix(123), completion: completion)
    case .ping:
      if let metadata, metadata.hasPongHandler { pings.append(metadata) }
      enqueue(.ping, Data(data.prefix(125)), completion: completion)
    case .pong: enqueue(.pong, Data(data.prefix(125)), completion: completion)
    case .cont, .text, .binary:
      enqueue(isSendingParts ? .cont : opcode, data, isFinal: isComplete, completion: completion)
      isSendingParts = !isComplete
    }
  }

  private func close(_ code: NWProtocolWebSocket.CloseCode.Defined) {
    guard !hasSentClose else { return }
    hasSentClose = true
    enqueue(.close, NWProtocolWebSocket.CloseCode.protocolCode(code).encoded)
  }

  private func enqueue(
    _ opcode: NWProtocolWebSocket.Opcode, _ payload: Data, isFinal: Bool = true,
    completion: @escaping (NWError?) -> Void = { _ in }
  ) {
    let frame = WebSocketFrame(isFinal: isFinal, opcode: opcode, payload: payload)
    let mask = isClient ? (0..<4).map { _ in UInt8.random(in: 0...255) } : nil
    writes.append((frame.encoded(mask: mask), completion))
    writeNext()
  }

  private func writeNext() {
    guard !isWriting, !writes.isEmpty else { return }
    isWriting = true
    let (data, completion) = writes.removeFirst()
    stream.write(data) { [self] error in
      isWriting = false
      completion(error)
      writeNext()
    }
  }

  func closeWriting() { close(.normalClosure) }

  func close() {
    for ping in pings { ping.finishPing(.posix(.ECANCELED)) }
    pings = []
    stream.close()
  }
}
