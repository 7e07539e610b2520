import Foundation

/// Calls closures whose types are known only at run time as implementations of methods.
enum BlockBody {
  static func body(of block: Any) -> MethodImplementation.Body? {
    for shape in shapes { if let body = shape(block) { return body } }
    return nil
  }

  private static let shapes: [(Any) -> MethodImplementation.Body?] =
    receivers(AnyObject.self) + receivers(NSObject.self) + receivers(Any.self)

  private static func receivers<Receiver>(_ type: Receiver.Type) -> [(Any) -> MethodImplementation.Body?] {
    let withoutArguments: [(Any) -> MethodImplementation.Body?] = [
      { block in
        (block as? (Receiver) -> Void).map { call in
          { object, _ in
            call(object as! Receiver)
            return nil
          }
        }
      },
      { block in (block as? (Receiver) -> Any?).map { call in { object, _ in call(object as! Receiver) } } },
    ]
    return withoutArguments + arguments(type, Any?.self) + arguments(type, AnyObject?.self)
      + arguments(type, Bool.self) + arguments(type, Int.self) + arguments(type, CGFloat.self)
  }

  private static func arguments<Receiver, Argument>(
    _ receiver: Receiver.Type, _ argument: Argument.Type
  ) -> [(Any) -> MethodImplementation.Body?] {
    [
      { block in
        (block as? (Receiver, Argument) -> Void).map { call in
          { object, values in
            call(object as! Receiver, Conversion.argument(values[0], to: Argument.self, of: values.selector))
            return nil
          }
        }
      },
      { block in
        (block as? (Receiver, Argument, Argument) -> Void).map { call in
          { object, values in
            call(
              object as! Receiver, Conversion.argument(values[0], to: Argument.self, of: values.selector),
              Conversion.argument(values[1], to: Argument.self, of: values.selector))
            return nil
          }
        }
      },
      { block in
        (block as? (Receiver, Argument) -> Any?).map { call in
          { object, values in
            call(object as! Receiver, Conversion.argument(values[0], to: Argument.self, of: values.selector))
          }
        }
      },
      { block in
        (block as? (Receiver, Argument, Argument) -> Any?).map { call in
          { object, values in
            call(
              object as! Receiver, Conversion.argument(values[0], to: Argument.self, of: values.selector),
              Conversion.argument(values[1], to: Argument.self, of: values.selector))
          }
        }
      },
    ]
  }
}
