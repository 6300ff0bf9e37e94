import AutoLayout
import Controls
import Painting
import Pictures
import Resolver
import SceneModel
import UIKitCore
public import UIKitLayout
import UIKitValues

/// A picture of a view and those in it, drawn with the looks that Ninefold has for scenes.
///
/// ```swift
/// let label = UILabel()
/// label.text = "Title"
/// label.sizeToFit()
/// print(label.picture().svg)
/// ```
///
/// Images and colours of catalogues are those of `LayoutResources`; a box with its name stands for an image
/// of none.
public struct LayoutPicture: Sendable {
  private let drawing: Drawing

  /// Draws a view as it is laid out.
  @MainActor
  init(of view: UIView, title: String) {
    view.layoutIfNeeded()
    var writer = ElementWriter()
    writer.draw(view)
    let document = writer.document()
    var request = (view.window?.screen ?? .main).request
    request.overrides.style = view.traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
    let resources = LayoutResources.forDrawing
    let picture = ScenePicture(
      LayoutEngine(Resolver(document), request), document.scenes[0], catalogs: resources.catalogs,
      images: resources.images)
    drawing = picture.drawing(title: title, of: .first, PictureOptions(isBare: true))
  }

  /// The size of the picture. Points.
  public var size: CGSize { CGSize(width: drawing.size.width, height: drawing.size.height) }

  /// The picture as an SVG document. The same view has the same bytes on every machine.
  public var svg: String { String(decoding: SVGPainter.bytes(of: drawing), as: UTF8.self) }

  /// The picture as a PNG file. Its bytes depend on the fonts and the libraries of the machine.
  ///
  /// - Parameter scale: The pixels a point.
  /// - Throws: ``LayoutPictureError`` where the machine has no Cairo or the picture cannot be painted.
  public func png(scale: CGFloat = 2) throws(LayoutPictureError) -> [UInt8] {
    do throws(PaintingError) {
      return try CairoPainter().png(of: drawing, scale: Double(scale))
    } catch {
      throw LayoutPictureError(description: "\(error)")
    }
  }
}

/// Why a picture could not be painted.
public struct LayoutPictureError: Error, CustomStringConvertible {
  /// The reason in one line.
  public let description: String
}

extension UIView {
  /// A picture of the view, laid out first, under traits that are set for it meanwhile.
  ///
  /// - Parameter traits: The size classes, the style, the direction of reading and the size of text in which
  ///   the view is drawn; those that are unspecified are the view's.
  public func picture(traits: UITraitCollection = UITraitCollection()) -> LayoutPicture {
    let former = traitOverrides
    defer { traitOverrides = former }
    let values = traits.values
    if let value = values.horizontalSizeClass { traitOverrides.horizontalSizeClass = value }
    if let value = values.verticalSizeClass { traitOverrides.verticalSizeClass = value }
    if let value = values.contentSize { traitOverrides.preferredContentSizeCategory = value }
    if let value = values.direction { traitOverrides.layoutDirection = value }
    if let value = values.style { traitOverrides.userInterfaceStyle = value }
    return LayoutPicture(of: self, title: accessibilityIdentifier ?? String(describing: type(of: self)))
  }
}
