public import UIKitLayout

/// A page of pictures of controllers or views in variants: devices, classes, sizes of text, directions.
///
/// ```swift
/// let gallery = LayoutGallery("Form", of: { UIViewController() })
/// print(gallery.html)
/// ```
@preconcurrency @MainActor
public struct LayoutGallery {
  /// A picture of a variant.
  public struct Entry: Sendable {
    /// The variant's title, such as `iPhone 15`.
    public let title: String
    /// The picture.
    public let picture: LayoutPicture
    /// The frames (`UIView.layoutText`).
    public let text: String
  }

  /// The name of the page.
  public let title: String
  /// The pictures, in the order of the variants; without those of devices that are not known.
  public let entries: [Entry]

  /// Lays out controllers, one made anew in a window of each variant, and draws them.
  public init(
    _ title: String, of make: () -> UIViewController, in variants: [LayoutVariant] = LayoutVariant.standard
  ) {
    self.title = title
    entries = variants.compactMap { variant in
      guard let window = variant.window(showing: make), let view = window.rootViewController?.view else {
        return nil
      }
      return Entry(title: variant.title, picture: window.picture(), text: view.layoutText)
    }
  }

  /// The page as HTML that needs nothing else: each picture with its title, and its frames below.
  public var html: String {
    let figures = entries.map { entry in
      """
      <figure>
      <figcaption>\(Self.escaped(entry.title))</figcaption>
      \(entry.picture.svg)
      <details><summary>Frames</summary><pre>\(Self.escaped(entry.text))</pre></details>
      </figure>
      """
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(Self.escaped(title))</title>
      <style>
      body { font: 16px system-ui, sans-serif; margin: 2rem; }
      main { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; }
      figure { margin: 0; max-width: 100%; }
      figcaption { margin-bottom: 0.5rem; font-weight: 600; }
      svg { max-width: 100%; height: auto; border: 1px solid #8888; }
      pre { overflow: auto; }
      </style>
      </head>
      <body>
      <h1>\(Self.escaped(title))</h1>
      <main>
      \(figures.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
