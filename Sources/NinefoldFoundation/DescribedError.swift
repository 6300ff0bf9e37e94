public import Foundation
public import Ninefold

/// An error whose `localizedDescription` is its description: the place, what was wrong and what was expected.
///
/// ```swift
/// struct NoScenes: Error, DescribedError {
///   let description = "the document has no scenes"
/// }
/// print(NoScenes().localizedDescription)
/// ```
public protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
  /// The description.
  public var errorDescription: String? { description }
}

extension DocumentRefusal: DescribedError {}
extension EditError: DescribedError {}
extension NameError: DescribedError {}
extension ProjectError: DescribedError {}
extension ReadError: DescribedError {}
extension RefusedEdit: DescribedError {}
extension SourceError: DescribedError {}
extension StoreError: DescribedError {}
