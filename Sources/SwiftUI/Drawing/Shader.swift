// Shaders are programs in the Metal language, which nothing here runs. Effects that use them leave the view as it is.

/// A library of shaders. Its functions are not run.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private enum Source: Equatable, Sendable { case bundle(URL), data(Data), url(URL) }
  private let source: Source

  public static let `default` = bundle(.main)
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(source: .bundle(bundle.bundleURL))
  }
  private init(source: Source) { self.source = source }
  public init(data: Data) { source = .data(data) }
  public init(url: URL) { source = .url(url) }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A function of a shader library. It is not run.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A shader function with its arguments. As a style, it draws nothing.
public struct Shader: Equatable, Sendable, ShapeStyle {
  /// A value that a shader receives.
  public struct Argument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
      case numbers([Double]), colors([Color]), boundingRect, image(Image), data(Data)
    }
    private let value: Value

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(value: .numbers([Double(x)]))
    }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(value: .numbers([Double(x), Double(y)]))
    }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(value: .numbers([Double(x), Double(y), Double(z)]))
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(value: .numbers([Double(x), Double(y), Double(z), Double(w)]))
    }
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    public static func floatArray(_ array: [Float]) -> Argument {
      Argument(value: .numbers(array.map(Double.init)))
    }
    public static var boundingRect: Argument { Argument(value: .boundingRect) }
    public static func color(_ color: Color) -> Argument { Argument(value: .colors([color])) }
    public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }
    public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }
    public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
  }

  /// The effects that a shader can be compiled for.
  public struct UsageType: Hashable, Sendable {
    private let name: String
    public static let shapeStyle = UsageType(name: "shapeStyle")
    public static let colorEffect = UsageType(name: "colorEffect")
    public static let distortionEffect = UsageType(name: "distortionEffect")
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  /// Has no effect: shaders are not run.
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
  /// Has no effect: shaders are not run.
  public func compile(as type: UsageType) async throws {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.clear) }
}

extension View {
  /// Has no effect: shaders are not run.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  /// Has no effect: shaders are not run.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Has no effect: shaders are not run.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

extension GraphicsContext.Filter {
  private static var none: GraphicsContext.Filter { .projectionTransform(ProjectionTransform()) }
  /// Has no effect: shaders are not run.
  public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { none }
  /// Has no effect: shaders are not run.
  public static func distortionShader(
    _ shader: Shader, maxSampleOffset: CGSize
  ) -> GraphicsContext.Filter { none }
  /// Has no effect: shaders are not run.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter { none }
}

extension VisualEffect {
  /// Has no effect: shaders are not run.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// Has no effect: shaders are not run.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  /// Has no effect: shaders are not run.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
