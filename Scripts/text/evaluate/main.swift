// Compares measured with saved widths of the samples that extract_samples.py collected.
//
//     swift build -c release --target TextMetrics
//     swiftc -O -package-name "$(basename "$PWD" | tr A-Z a-z)" -I .build/release/Modules Scripts/text/evaluate/main.swift \
//       .build/release/{SceneModel,TextMetrics}.build/*.o -o evaluate -lm && ./evaluate < samples.tsv [--list GROUP]
//
// GROUP is one of the names it prints; --list prints the samples of that group, worst first.

import SceneModel
import TextMetrics

struct Sample {
  var repository = ""
  var kind = ""
  var group = ""
  var version = ToolsVersion(0)
  var scale = 2.0
  var fontKind = ""
  var fontName = ""
  var size = 0.0
  var width = 0.0
  var height = 0.0
  var insets = 0.0
  var lines = 1
  var text = ""

  init?(_ line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 13 else { return nil }
    (repository, kind, group, fontKind, fontName) = (fields[0], fields[1], fields[2], fields[5], fields[6])
    version = ToolsVersion(text: fields[3])
    scale = Double(fields[4]) ?? 2
    size = Double(fields[7]) ?? 0
    width = Double(fields[8]) ?? 0
    height = Double(fields[9]) ?? 0
    insets = Double(fields[10]) ?? 0
    lines = Int(fields[11]) ?? 1
    var escaped = false
    for character in fields[12] {
      if escaped {
        text.append(character == "n" ? "\n" : character == "r" ? "\r" : character == "t" ? "\t" : character)
        escaped = false
      } else if character == "\\" {
        escaped = true
      } else {
        text.append(character)
      }
    }
  }

  var font: Font? {
    switch fontKind {
    case "style": return Font.textStyle(fontName, toolsVersion: version)
    case "name": return Font.named(fontName, size: size)
    default:
      if fontName == "italic" { return Font.system(ofSize: size, isItalic: true) }
      return Font.system(ofSize: size, weight: Font.Weight(rawValue: fontName) ?? .regular)
    }
  }

  /// The saved size is that of one line.
  func error(_ font: Font) -> Double {
    let raw = TextMeasurer(toolsVersion: version).width(of: text, font: font)
    if kind == "button" { return max(30, (raw - 1e-6).rounded(.up) + insets) - width }
    return (raw * scale - 1e-6).rounded(.up) / scale - width
  }

  func groups(_ font: Font) -> [String] {
    var names = [kind]
    if fontKind == "name" {
      names = ["named", fontName]
    } else if !version.has(.sanFrancisco) {
      names = ["early system"]
    } else {
      names.append("all system")
      names.append("\(font.weight)" + (font.isItalic ? " italic" : ""))
      let bounds = [0, 12.5, 14.5, 16.5, 17.5, 19.5, 23.5, 28.5, 40, 999]
      for (low, high) in zip(bounds, bounds.dropFirst()) where font.pointSize >= low && font.pointSize < high {
        names.append("size \(low)-\(high)")
      }
      if font.pointSize >= 20 { names.append(version.has(.narrowDisplayCut) ? "display late" : "display early") }
      if fontKind == "style" { names.append("style") }
      if text.unicodeScalars.contains(where: { $0.value > 126 }) { names.append("non-ASCII") }
    }
    return names.map { group + " " + $0 }
  }
}

func percent(_ count: Int, _ total: Int) -> String {
  let value = total == 0 ? 0 : Double(count) * 1000 / Double(total)
  return "\(value.rounded() / 10)"
}

var errors: [String: [(Double, Sample)]] = [:]
var lineCounts: [String: (right: Int, all: Int)] = [:]
let wanted = CommandLine.arguments.dropFirst(2).first
while let line = readLine() {
  guard let sample = Sample(line), let font = sample.font, sample.width > 0 else { continue }
  if sample.group == "lines" {
    let measurer = TextMeasurer(toolsVersion: sample.version)
    let wrapped = measurer.wrap(sample.text, font: font, width: sample.width)
    let saved = max(1, ((sample.height - font.lineHeight) / font.baselineDistance).rounded() + 1)
    guard abs(font.lineHeight + (saved - 1) * font.baselineDistance - sample.height) <= 1.1 else { continue }
    let count = sample.lines > 0 ? min(sample.lines, wrapped.lineCount) : wrapped.lineCount
    let name = "lines " + (sample.fontKind == "name" ? "named" : "system") + (saved > 1 ? " of several" : " of one")
    lineCounts[name, default: (0, 0)].all += 1
    if Double(count) == saved { lineCounts[name, default: (0, 0)].right += 1 }
    if name == wanted, Double(count) != saved {
      print(sample.width, "saved \(saved) got \(count)", sample.fontName, font.pointSize, sample.version.written ?? "-",
        String(sample.text.prefix(80)).debugDescription, sample.repository)
    }
    continue
  }
  if sample.kind == "button", sample.width <= 30.5 + sample.insets { continue }
  for name in sample.groups(font) { errors[name, default: []].append((sample.error(font), sample)) }
}
for (name, list) in errors.sorted(by: { $0.key < $1.key }) where name == wanted {
  for (error, sample) in list.sorted(by: { abs($0.0) > abs($1.0) }) {
    print((error * 100).rounded() / 100, sample.width, sample.height, sample.kind, sample.fontName, sample.size,
      "tv\(sample.version.written ?? "-") @\(sample.scale)", String(sample.text.prefix(60)).debugDescription, sample.repository)
  }
}
if wanted == nil {
  for (name, list) in errors.sorted(by: { $0.key < $1.key }) where list.count > 2 {
    let sizes = list.map { abs($0.0) }.sorted()
    let bias = list.map(\.0).sorted()[list.count / 2]
    let within = [0.02, 0.51, 1.01, 2.01].map { limit in percent(sizes.count { $0 <= limit }, sizes.count) }
    print(name, "n=\(list.count)", "exact/.5/1/2", within.joined(separator: " "),
      "median", (sizes[sizes.count / 2] * 100).rounded() / 100, "bias", (bias * 100).rounded() / 100)
  }
  for (name, count) in lineCounts.sorted(by: { $0.key < $1.key }) { print(name, count.right, "of", count.all) }
}
