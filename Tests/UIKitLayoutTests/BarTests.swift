import Testing
import UIKitLayout

extension Layouts {
  /// Bars, pages, symbols and effects (Documentation/Devices.md, the rules of bars and page controllers;
  /// Documentation/InterfaceBuilder.md, of symbols and toolbars; Apple's pages of `UIViewController` and
  /// `UIPageViewController`).
  @MainActor
  struct BarTests {
    @Test func `a view reaches below bars unless its controller says otherwise`() {
      let content = UIViewController()
      let window = show(UINavigationController(rootViewController: content), on: "iPhone 8")
      #expect(content.view.frame == window.bounds && content.view.safeAreaInsets.top == 64)
      content.edgesForExtendedLayout = []
      window.layoutIfNeeded()
      #expect(content.view.frame == CGRect(0, 64, 375, 603) && content.view.safeAreaInsets.top == 0)
    }

    @Test(arguments: [(false, 64.0), (true, 0)])
    func `a view ends at an opaque bar unless it includes these`(includes: Bool, y: Double) {
      let content = UIViewController()
      content.extendedLayoutIncludesOpaqueBars = includes
      let navigation = UINavigationController(rootViewController: content)
      navigation.navigationBar.isTranslucent = false
      let window = show(navigation, on: "iPhone 8")
      #expect(content.view.frame.minY == CGFloat(y))
      _ = window
    }

    @Test func `a view ends at an opaque tab bar`() {
      let tabs = UITabBarController()
      let content = UIViewController()
      tabs.viewControllers = [content]
      tabs.tabBar.isTranslucent = false
      let window = show(tabs, on: "iPhone 8")
      #expect(content.view.frame == CGRect(0, 0, 375, 618))
      _ = window
    }

    @Test func `bars by themselves have the heights of the system`() {
      UIScreen.main.show("iPhone 8")
      #expect(UIToolbar().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
      #expect(UITabBar().intrinsicContentSize.height == 49)
      let bar = UINavigationBar()
      #expect(bar.intrinsicContentSize.height == 44)
      bar.prefersLargeTitles = true
      #expect(bar.intrinsicContentSize.height == 96)
    }

    @Test func `items of bars`() {
      let space = UIBarButtonItem.fixedSpace(12)
      #expect(space.width == 12)
      let item = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
      #expect(item.title == "Save" && item.style == .done)
      #expect(UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).style == .done)
      let tab = UITabBarItem(title: "One", image: nil, selectedImage: nil)
      #expect(tab.title == "One" && tab.tag == 0)
    }

    @Test func `a page fills its container`() {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let (one, two) = (UIViewController(), UIViewController())
      pages.setViewControllers([one], direction: .forward, animated: false)
      let window = show(pages, on: "iPhone 15")
      #expect(one.view.frame == window.bounds)
      pages.setViewControllers([two], direction: .forward, animated: false)
      window.layoutIfNeeded()
      #expect(one.view.superview == nil && two.view.frame == window.bounds && one.parent == nil)
    }

    @Test func `two pages share the width where the spine lies in the middle`() {
      let pages = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid])
      pages.setViewControllers(
        [UIViewController(), UIViewController()], direction: .forward, animated: false)
      let window = show(pages, on: "iPad Pro (9.7-inch)")
      #expect(pages.viewControllers?.map(\.view.frame.minX) == [0, 384])
      #expect(pages.viewControllers?.map(\.view.frame.width) == [384, 384])
      _ = window
    }

    @Test func `symbols follow the size of text and the scale`() throws {
      UIScreen.main.show("iPhone 8")
      let circle = try #require(UIImage(systemName: "star.circle"))
      #expect(abs(circle.size.height - 19) <= 0.5)
      let large = circle.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
      #expect(abs(large.size.height - 38) <= 0.5)
      let scaled = circle.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
      #expect(scaled.size.height > circle.size.height && scaled.size.height < large.size.height)
      #expect(UIImage(systemName: "") == nil)
    }

    @Test func `an image view of a symbol is as high as a line`() throws {
      let window = phoneWindow()
      let view = add(UIImageView(image: UIImage(systemName: "star.circle")), to: window)
      window.layoutIfNeeded()
      #expect(view.intrinsicContentSize.height == 20.5)
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 30)
      #expect(view.intrinsicContentSize.height == 36)
    }

    // Apple's page of UIImage.SymbolConfiguration: values of one replace those of the other.
    @Test func `a symbol's own style counts before its view's`() throws {
      let window = phoneWindow()
      let large = UIImage.SymbolConfiguration(scale: .large)
      let image = try #require(UIImage(systemName: "star.circle", withConfiguration: large))
      let view = add(UIImageView(image: image), to: window)
      let width = view.intrinsicContentSize.width
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(weight: .medium)
      #expect(view.intrinsicContentSize.width == width)
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: 34, weight: .regular, scale: .small)
      #expect(abs(view.intrinsicContentSize.width - 2 * width) <= 1)
    }

    @Test func `an effect's content fills it`() {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      view.frame = CGRect(0, 0, 100, 50)
      #expect(view.contentView.frame == view.bounds)
    }

    // Apple's page of UIScrollViewDelegate: told of each change of the content's offset.
    @Test func `keepers are told of scrolling`() {
      final class Keeper: UITableViewDelegate, UITextViewDelegate {
        var offsets: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
      }
      let keeper = Keeper()
      let (scroll, table, text) = (UIScrollView(), UITableView(), UITextView())
      (scroll.delegate, table.delegate, text.delegate) = (keeper, keeper, keeper)
      scroll.contentOffset.y = 1
      table.setContentOffset(CGPoint(x: 0, y: 2), animated: false)
      text.contentOffset.y = 3
      #expect(keeper.offsets == [1, 2, 3])
    }

    @Test func `traits of writing are kept`() {
      let field = UITextField()
      field.keyboardType = .emailAddress
      field.isSecureTextEntry = true
      field.textContentType = .password
      #expect(field.keyboardType == .emailAddress && field.isSecureTextEntry)
      #expect(field.textContentType == .password && field.returnKeyType == .default)
      #expect(UITextView().autocapitalizationType == .sentences)
    }
  }
}
