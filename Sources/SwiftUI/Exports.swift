// The names of Combine but `Subscription`, so that it does not hide types of that name which apps import.
@_exported import class Combine.AnyCancellable
@_exported import struct Combine.AnyPublisher
@_exported import struct Combine.AnySubscriber
@_exported import struct Combine.AsyncPublisher
@_exported import struct Combine.AsyncThrowingPublisher
@_exported import protocol Combine.Cancellable
@_exported import struct Combine.CombineIdentifier
@_exported import protocol Combine.ConnectablePublisher
@_exported import class Combine.CurrentValueSubject
@_exported import protocol Combine.CustomCombineIdentifierConvertible
@_exported import struct Combine.Deferred
@_exported import struct Combine.Empty
@_exported import struct Combine.Fail
@_exported import class Combine.Future
@_exported import struct Combine.ImmediateScheduler
@_exported import struct Combine.Just
@_exported import protocol Combine.ObservableObject
@_exported import class Combine.ObservableObjectPublisher
@_exported import class Combine.PassthroughSubject
@_exported import struct Combine.Published
@_exported import protocol Combine.Publisher
@_exported import enum Combine.Publishers
@_exported import struct Combine.Record
@_exported import protocol Combine.Scheduler
@_exported import protocol Combine.SchedulerTimeIntervalConvertible
@_exported import protocol Combine.Subject
@_exported import protocol Combine.Subscriber
@_exported import enum Combine.Subscribers
@_exported import enum Combine.Subscriptions
@_exported import protocol Combine.TopLevelDecoder
@_exported import protocol Combine.TopLevelEncoder
@_exported import Observation
@_exported import UIKit
