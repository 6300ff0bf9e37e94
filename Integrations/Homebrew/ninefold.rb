# A formula for Homebrew that builds this checkout: brew install --HEAD Integrations/Homebrew/ninefold.rb. A tap names the address
# of the repository in `homepage` and `head`.
class Ninefold < Formula
  desc "Layouts of Interface Builder's documents, without Xcode"
  homepage "file://#{File.expand_path("../..", __dir__)}"
  license "MIT"
  head "file://#{File.expand_path("../..", __dir__)}", using: :git, branch: "main"

  depends_on xcode: ["26.0", :build]
  depends_on "pkgconf" => :build
  depends_on "cairo"
  depends_on "fontconfig"
  depends_on "harfbuzz"
  depends_on "libxml2"
  depends_on "libyaml"
  depends_on "sqlite"

  def install
    system "swift", "build", "--configuration", "release", "--product", "ninefold", "--disable-sandbox"
    bin.install ".build/release/ninefold"
    system bin/"ninefold", "manual", "--output", buildpath/"man"
    man1.install Dir["man/*.1"]
    generate_completions_from_executable(bin/"ninefold", "completions")
  end

  test do
    assert_match "ninefold", shell_output("#{bin}/ninefold --version")
  end
end
