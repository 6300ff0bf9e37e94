extension SymbolShape {
  /// All shapes, each named as the system's symbol that it stands for.
  static let shapes: [String: [Part]] = [
    "arrow.clockwise": [
      .line([
        DrawingPoint(0.95, 0.5), DrawingPoint(0.82, 0.82), DrawingPoint(0.5, 0.95), DrawingPoint(0.18, 0.82),
        DrawingPoint(0.05, 0.5), DrawingPoint(0.18, 0.18), DrawingPoint(0.5, 0.05), DrawingPoint(0.82, 0.18),
      ]),
      .line([DrawingPoint(0.85, 0), DrawingPoint(0.85, 0.22), DrawingPoint(0.62, 0.22)]),
    ],
    "arrow.down": [
      .line([DrawingPoint(0.5, 0), DrawingPoint(0.5, 1)]),
      .line([DrawingPoint(0.1, 0.6), DrawingPoint(0.5, 1), DrawingPoint(0.9, 0.6)]),
    ],
    "arrow.left": [
      .line([DrawingPoint(1, 0.5), DrawingPoint(0, 0.5)]),
      .line([DrawingPoint(0.4, 0.1), DrawingPoint(0, 0.5), DrawingPoint(0.4, 0.9)]),
    ],
    "arrow.right": [
      .line([DrawingPoint(0, 0.5), DrawingPoint(1, 0.5)]),
      .line([DrawingPoint(0.6, 0.1), DrawingPoint(1, 0.5), DrawingPoint(0.6, 0.9)]),
    ],
    "arrow.up": [
      .line([DrawingPoint(0.5, 1), DrawingPoint(0.5, 0)]),
      .line([DrawingPoint(0.1, 0.4), DrawingPoint(0.5, 0), DrawingPoint(0.9, 0.4)]),
    ],
    "arrowshape.turn.up.left": [
      .line([DrawingPoint(0.35, 0.05), DrawingPoint(0, 0.4), DrawingPoint(0.35, 0.75)]),
      .line([DrawingPoint(0, 0.4), DrawingPoint(0.6, 0.4), DrawingPoint(0.9, 0.55), DrawingPoint(1, 0.95)]),
    ],
    "backward.fill": [
      .form([DrawingPoint(0.5, 0), DrawingPoint(0, 0.5), DrawingPoint(0.5, 1)]),
      .form([DrawingPoint(1, 0), DrawingPoint(0.5, 0.5), DrawingPoint(1, 1)]),
    ],
    "bell": [
      .line([
        DrawingPoint(0, 0.8), DrawingPoint(0.12, 0.65), DrawingPoint(0.15, 0.3), DrawingPoint(0.3, 0.08),
        DrawingPoint(0.5, 0.02), DrawingPoint(0.7, 0.08), DrawingPoint(0.85, 0.3), DrawingPoint(0.88, 0.65),
        DrawingPoint(1, 0.8), DrawingPoint(0, 0.8),
      ]),
      .line([DrawingPoint(0.38, 0.92), DrawingPoint(0.5, 1), DrawingPoint(0.62, 0.92)]),
    ],
    "bookmark": [
      .line([
        DrawingPoint(0.1, 0), DrawingPoint(0.9, 0), DrawingPoint(0.9, 1), DrawingPoint(0.5, 0.68),
        DrawingPoint(0.1, 1), DrawingPoint(0.1, 0),
      ])
    ],
    "calendar": [
      .line([
        DrawingPoint(0, 0.12), DrawingPoint(1, 0.12), DrawingPoint(1, 1), DrawingPoint(0, 1),
        DrawingPoint(0, 0.12),
      ]),
      .line([DrawingPoint(0, 0.36), DrawingPoint(1, 0.36)]),
      .line([DrawingPoint(0.27, 0), DrawingPoint(0.27, 0.2)]),
      .line([DrawingPoint(0.73, 0), DrawingPoint(0.73, 0.2)]),
    ],
    "camera": [
      .line([
        DrawingPoint(0, 0.2), DrawingPoint(0.25, 0.2), DrawingPoint(0.35, 0.02), DrawingPoint(0.65, 0.02),
        DrawingPoint(0.75, 0.2), DrawingPoint(1, 0.2), DrawingPoint(1, 1), DrawingPoint(0, 1),
        DrawingPoint(0, 0.2),
      ]),
      .circle(DrawingPoint(0.5, 0.58), 0.24),
    ],
    "checkmark": [
      .line([DrawingPoint(0, 0.55), DrawingPoint(0.38, 1), DrawingPoint(1, 0)])
    ],
    "chevron.backward": [
      .line([DrawingPoint(1, 0), DrawingPoint(0, 0.5), DrawingPoint(1, 1)])
    ],
    "chevron.down": [
      .line([DrawingPoint(0, 0), DrawingPoint(0.5, 1), DrawingPoint(1, 0)])
    ],
    "chevron.forward": [
      .line([DrawingPoint(0, 0), DrawingPoint(1, 0.5), DrawingPoint(0, 1)])
    ],
    "chevron.left": [
      .line([DrawingPoint(1, 0), DrawingPoint(0, 0.5), DrawingPoint(1, 1)])
    ],
    "chevron.right": [
      .line([DrawingPoint(0, 0), DrawingPoint(1, 0.5), DrawingPoint(0, 1)])
    ],
    "chevron.up": [
      .line([DrawingPoint(0, 1), DrawingPoint(0.5, 0), DrawingPoint(1, 1)])
    ],
    "circle": [
      .circle(DrawingPoint(0.5, 0.5), 0.5)
    ],
    "circle.fill": [
      .disc(DrawingPoint(0.5, 0.5), 0.5)
    ],
    "clock": [
      .circle(DrawingPoint(0.5, 0.5), 0.5),
      .line([DrawingPoint(0.5, 0.2), DrawingPoint(0.5, 0.5), DrawingPoint(0.72, 0.62)]),
    ],
    "ellipsis": [
      .disc(DrawingPoint(0.1, 0.5), 0.1),
      .disc(DrawingPoint(0.5, 0.5), 0.1),
      .disc(DrawingPoint(0.9, 0.5), 0.1),
    ],
    "envelope": [
      .line([
        DrawingPoint(0, 0), DrawingPoint(1, 0), DrawingPoint(1, 1), DrawingPoint(0, 1), DrawingPoint(0, 0),
      ]),
      .line([DrawingPoint(0, 0.05), DrawingPoint(0.5, 0.6), DrawingPoint(1, 0.05)]),
    ],
    "exclamationmark": [
      .line([DrawingPoint(0.5, 0), DrawingPoint(0.5, 0.65)]),
      .disc(DrawingPoint(0.5, 0.93), 0.09),
    ],
    "folder": [
      .line([
        DrawingPoint(0, 1), DrawingPoint(0, 0.05), DrawingPoint(0.38, 0.05), DrawingPoint(0.48, 0.2),
        DrawingPoint(1, 0.2), DrawingPoint(1, 1), DrawingPoint(0, 1),
      ])
    ],
    "forward.fill": [
      .form([DrawingPoint(0, 0), DrawingPoint(0.5, 0.5), DrawingPoint(0, 1)]),
      .form([DrawingPoint(0.5, 0), DrawingPoint(1, 0.5), DrawingPoint(0.5, 1)]),
    ],
    "gear": [
      .circle(DrawingPoint(0.5, 0.5), 0.34),
      .circle(DrawingPoint(0.5, 0.5), 0.12),
      .line([DrawingPoint(0.86, 0.5), DrawingPoint(1, 0.5)]),
      .line([DrawingPoint(0.755, 0.755), DrawingPoint(0.854, 0.854)]),
      .line([DrawingPoint(0.5, 0.86), DrawingPoint(0.5, 1)]),
      .line([DrawingPoint(0.245, 0.755), DrawingPoint(0.146, 0.854)]),
      .line([DrawingPoint(0.14, 0.5), DrawingPoint(0, 0.5)]),
      .line([DrawingPoint(0.245, 0.245), DrawingPoint(0.146, 0.146)]),
      .line([DrawingPoint(0.5, 0.14), DrawingPoint(0.5, 0)]),
      .line([DrawingPoint(0.755, 0.245), DrawingPoint(0.854, 0.146)]),
    ],
    "gearshape": [
      .circle(DrawingPoint(0.5, 0.5), 0.34),
      .circle(DrawingPoint(0.5, 0.5), 0.12),
      .line([DrawingPoint(0.86, 0.5), DrawingPoint(1, 0.5)]),
      .line([DrawingPoint(0.755, 0.755), DrawingPoint(0.854, 0.854)]),
      .line([DrawingPoint(0.5, 0.86), DrawingPoint(0.5, 1)]),
      .line([DrawingPoint(0.245, 0.755), DrawingPoint(0.146, 0.854)]),
      .line([DrawingPoint(0.14, 0.5), DrawingPoint(0, 0.5)]),
      .line([DrawingPoint(0.245, 0.245), DrawingPoint(0.146, 0.146)]),
      .line([DrawingPoint(0.5, 0.14), DrawingPoint(0.5, 0)]),
      .line([DrawingPoint(0.755, 0.245), DrawingPoint(0.854, 0.146)]),
    ],
    "globe": [
      .circle(DrawingPoint(0.5, 0.5), 0.5),
      .line([DrawingPoint(0, 0.5), DrawingPoint(1, 0.5)]),
      .line([
        DrawingPoint(0.5, 0), DrawingPoint(0.3, 0.25), DrawingPoint(0.3, 0.75), DrawingPoint(0.5, 1),
        DrawingPoint(0.7, 0.75), DrawingPoint(0.7, 0.25), DrawingPoint(0.5, 0),
      ]),
    ],
    "heart": [
      .line([
        DrawingPoint(0.5, 1), DrawingPoint(0.08, 0.52), DrawingPoint(0, 0.3), DrawingPoint(0.08, 0.1),
        DrawingPoint(0.25, 0), DrawingPoint(0.4, 0.06), DrawingPoint(0.5, 0.2), DrawingPoint(0.6, 0.06),
        DrawingPoint(0.75, 0), DrawingPoint(0.92, 0.1), DrawingPoint(1, 0.3), DrawingPoint(0.92, 0.52),
        DrawingPoint(0.5, 1),
      ])
    ],
    "heart.fill": [
      .form([
        DrawingPoint(0.5, 1), DrawingPoint(0.08, 0.52), DrawingPoint(0, 0.3), DrawingPoint(0.08, 0.1),
        DrawingPoint(0.25, 0), DrawingPoint(0.4, 0.06), DrawingPoint(0.5, 0.2), DrawingPoint(0.6, 0.06),
        DrawingPoint(0.75, 0), DrawingPoint(0.92, 0.1), DrawingPoint(1, 0.3), DrawingPoint(0.92, 0.52),
      ])
    ],
    "house": [
      .line([DrawingPoint(0, 0.5), DrawingPoint(0.5, 0), DrawingPoint(1, 0.5)]),
      .line([
        DrawingPoint(0.14, 0.42), DrawingPoint(0.14, 1), DrawingPoint(0.86, 1), DrawingPoint(0.86, 0.42),
      ]),
    ],
    "house.fill": [
      .form([
        DrawingPoint(0, 0.5), DrawingPoint(0.5, 0), DrawingPoint(1, 0.5), DrawingPoint(0.86, 0.5),
        DrawingPoint(0.86, 1), DrawingPoint(0.14, 1), DrawingPoint(0.14, 0.5),
      ])
    ],
    "info": [
      .disc(DrawingPoint(0.5, 0.08), 0.1),
      .line([DrawingPoint(0.5, 0.4), DrawingPoint(0.5, 1)]),
    ],
    "line.3.horizontal": [
      .line([DrawingPoint(0, 0.1), DrawingPoint(1, 0.1)]),
      .line([DrawingPoint(0, 0.5), DrawingPoint(1, 0.5)]),
      .line([DrawingPoint(0, 0.9), DrawingPoint(1, 0.9)]),
    ],
    "line.3.horizontal.decrease": [
      .line([DrawingPoint(0, 0.1), DrawingPoint(1, 0.1)]),
      .line([DrawingPoint(0.18, 0.5), DrawingPoint(0.82, 0.5)]),
      .line([DrawingPoint(0.36, 0.9), DrawingPoint(0.64, 0.9)]),
    ],
    "line.horizontal.3": [
      .line([DrawingPoint(0, 0.1), DrawingPoint(1, 0.1)]),
      .line([DrawingPoint(0, 0.5), DrawingPoint(1, 0.5)]),
      .line([DrawingPoint(0, 0.9), DrawingPoint(1, 0.9)]),
    ],
    "list.bullet": [
      .disc(DrawingPoint(0.06, 0.1), 0.06),
      .line([DrawingPoint(0.25, 0.1), DrawingPoint(1, 0.1)]),
      .disc(DrawingPoint(0.06, 0.5), 0.06),
      .line([DrawingPoint(0.25, 0.5), DrawingPoint(1, 0.5)]),
      .disc(DrawingPoint(0.06, 0.9), 0.06),
      .line([DrawingPoint(0.25, 0.9), DrawingPoint(1, 0.9)]),
    ],
    "magnifyingglass": [
      .circle(DrawingPoint(0.42, 0.42), 0.4),
      .line([DrawingPoint(0.72, 0.72), DrawingPoint(1, 1)]),
    ],
    "minus": [
      .line([DrawingPoint(0, 0.5), DrawingPoint(1, 0.5)])
    ],
    "multiply": [
      .line([DrawingPoint(0, 0), DrawingPoint(1, 1)]),
      .line([DrawingPoint(1, 0), DrawingPoint(0, 1)]),
    ],
    "pause": [
      .line([DrawingPoint(0.25, 0), DrawingPoint(0.25, 1)]),
      .line([DrawingPoint(0.75, 0), DrawingPoint(0.75, 1)]),
    ],
    "pause.fill": [
      .line([DrawingPoint(0.25, 0), DrawingPoint(0.25, 1)]),
      .line([DrawingPoint(0.75, 0), DrawingPoint(0.75, 1)]),
    ],
    "pencil": [
      .line([
        DrawingPoint(0, 1), DrawingPoint(0.08, 0.72), DrawingPoint(0.78, 0), DrawingPoint(1, 0.22),
        DrawingPoint(0.3, 0.92), DrawingPoint(0, 1),
      ])
    ],
    "person": [
      .circle(DrawingPoint(0.5, 0.27), 0.25),
      .line([
        DrawingPoint(0.05, 1), DrawingPoint(0.12, 0.72), DrawingPoint(0.35, 0.6), DrawingPoint(0.65, 0.6),
        DrawingPoint(0.88, 0.72), DrawingPoint(0.95, 1), DrawingPoint(0.05, 1),
      ]),
    ],
    "person.fill": [
      .disc(DrawingPoint(0.5, 0.27), 0.25),
      .form([
        DrawingPoint(0.05, 1), DrawingPoint(0.12, 0.72), DrawingPoint(0.35, 0.6), DrawingPoint(0.65, 0.6),
        DrawingPoint(0.88, 0.72), DrawingPoint(0.95, 1),
      ]),
    ],
    "play": [
      .line([DrawingPoint(0.1, 0), DrawingPoint(1, 0.5), DrawingPoint(0.1, 1), DrawingPoint(0.1, 0)])
    ],
    "play.fill": [
      .form([DrawingPoint(0.1, 0), DrawingPoint(1, 0.5), DrawingPoint(0.1, 1)])
    ],
    "plus": [
      .line([DrawingPoint(0.5, 0), DrawingPoint(0.5, 1)]),
      .line([DrawingPoint(0, 0.5), DrawingPoint(1, 0.5)]),
    ],
    "questionmark": [
      .line([
        DrawingPoint(0.15, 0.22), DrawingPoint(0.3, 0.02), DrawingPoint(0.7, 0.02), DrawingPoint(0.85, 0.22),
        DrawingPoint(0.8, 0.4), DrawingPoint(0.5, 0.55), DrawingPoint(0.5, 0.68),
      ]),
      .disc(DrawingPoint(0.5, 0.93), 0.08),
    ],
    "square": [
      .line([
        DrawingPoint(0, 0), DrawingPoint(1, 0), DrawingPoint(1, 1), DrawingPoint(0, 1), DrawingPoint(0, 0),
      ])
    ],
    "square.and.arrow.up": [
      .line([DrawingPoint(0.5, 0.65), DrawingPoint(0.5, 0)]),
      .line([DrawingPoint(0.25, 0.22), DrawingPoint(0.5, 0), DrawingPoint(0.75, 0.22)]),
      .line([
        DrawingPoint(0.3, 0.38), DrawingPoint(0.05, 0.38), DrawingPoint(0.05, 1), DrawingPoint(0.95, 1),
        DrawingPoint(0.95, 0.38), DrawingPoint(0.7, 0.38),
      ]),
    ],
    "square.and.pencil": [
      .line([
        DrawingPoint(0.6, 0.1), DrawingPoint(0.05, 0.1), DrawingPoint(0.05, 0.95), DrawingPoint(0.9, 0.95),
        DrawingPoint(0.9, 0.45),
      ]),
      .line([DrawingPoint(0.4, 0.62), DrawingPoint(1, 0)]),
    ],
    "square.fill": [
      .form([DrawingPoint(0, 0), DrawingPoint(1, 0), DrawingPoint(1, 1), DrawingPoint(0, 1)])
    ],
    "square.grid.2x2": [
      .line([
        DrawingPoint(0, 0), DrawingPoint(0.42, 0), DrawingPoint(0.42, 0.42), DrawingPoint(0, 0.42),
        DrawingPoint(0, 0),
      ]),
      .line([
        DrawingPoint(0.58, 0), DrawingPoint(1, 0), DrawingPoint(1, 0.42), DrawingPoint(0.58, 0.42),
        DrawingPoint(0.58, 0),
      ]),
      .line([
        DrawingPoint(0, 0.58), DrawingPoint(0.42, 0.58), DrawingPoint(0.42, 1), DrawingPoint(0, 1),
        DrawingPoint(0, 0.58),
      ]),
      .line([
        DrawingPoint(0.58, 0.58), DrawingPoint(1, 0.58), DrawingPoint(1, 1), DrawingPoint(0.58, 1),
        DrawingPoint(0.58, 0.58),
      ]),
    ],
    "star": [
      .line([
        DrawingPoint(0.5, 0.025), DrawingPoint(0.618, 0.363), DrawingPoint(0.976, 0.37),
        DrawingPoint(0.69, 0.587), DrawingPoint(0.794, 0.93), DrawingPoint(0.5, 0.725),
        DrawingPoint(0.206, 0.93), DrawingPoint(0.31, 0.587), DrawingPoint(0.024, 0.37),
        DrawingPoint(0.382, 0.363), DrawingPoint(0.5, 0.025),
      ])
    ],
    "star.fill": [
      .form([
        DrawingPoint(0.5, 0.025), DrawingPoint(0.618, 0.363), DrawingPoint(0.976, 0.37),
        DrawingPoint(0.69, 0.587), DrawingPoint(0.794, 0.93), DrawingPoint(0.5, 0.725),
        DrawingPoint(0.206, 0.93), DrawingPoint(0.31, 0.587), DrawingPoint(0.024, 0.37),
        DrawingPoint(0.382, 0.363),
      ])
    ],
    "timer": [
      .circle(DrawingPoint(0.5, 0.5), 0.5),
      .line([DrawingPoint(0.5, 0), DrawingPoint(0.5, 0.5), DrawingPoint(0.3, 0.3)]),
    ],
    "trash": [
      .line([DrawingPoint(0, 0.18), DrawingPoint(1, 0.18)]),
      .line([
        DrawingPoint(0.32, 0.18), DrawingPoint(0.36, 0), DrawingPoint(0.64, 0), DrawingPoint(0.68, 0.18),
      ]),
      .line([DrawingPoint(0.12, 0.18), DrawingPoint(0.2, 1), DrawingPoint(0.8, 1), DrawingPoint(0.88, 0.18)]),
    ],
    "trash.fill": [
      .line([DrawingPoint(0, 0.14), DrawingPoint(1, 0.14)]),
      .form([DrawingPoint(0.12, 0.2), DrawingPoint(0.2, 1), DrawingPoint(0.8, 1), DrawingPoint(0.88, 0.2)]),
    ],
    "xmark": [
      .line([DrawingPoint(0, 0), DrawingPoint(1, 1)]),
      .line([DrawingPoint(1, 0), DrawingPoint(0, 1)]),
    ],
  ]
}
