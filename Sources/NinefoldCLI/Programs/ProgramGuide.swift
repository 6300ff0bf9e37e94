/// The texts that tell programs how the tools are used together.
enum ProgramGuide {
  /// The instructions that a program gets when it connects.
  static let instructions = """
    Ninefold knows Interface Builder documents without a Mac: what is in a scene, how it lays out in each size class and \
    on each device, why, and what an edit will do. Begin with scenes, then describe one scene. Before an edit call \
    preview with the same edits, and read its new findings and the frames that change. Names of objects are ids, labels \
    or texts. The resource ninefold:///guide says more.
    """

  /// The page of the guide.
  static let page = """
    # Working on scenes with Ninefold

    1. `scenes` lists documents and scenes; `find` finds an object by a text.
    2. `describe` gives the outline with frames, `picture` shows it, `constraints` lists the equations in force.
    3. `values` says where a value comes from in the nine size classes, `why` what a frame is made of.
    4. `check` finds what is wrong: `only: ["unsatisfiable", "ambiguous"]` for conflicts and ambiguity, \
    `["truncated_text"]` for cut texts, with `devices` and `locale`.
    5. `preview` with `edits` shows the patch, the frames that change, new findings and findings that are gone. Try \
    several mends, keep the one without new findings.
    6. `edit` with the same `edits`, and the `revision` that the preview gave, makes them. `undo` takes them back.

    Size classes are written width first: `compact-regular` is a phone held upright, `any` leaves an axis open. An edit \
    with `sizeClass` holds in that class alone.

    Examples of edits:

    - `{"change": "set", "object": "Title", "attribute": "numberOfLines", "value": "0"}`
    - `{"change": "set", "object": "cUz-cs-IEH", "attribute": "constant", "value": "120", "sizeClass": "any-compact"}`
    - `{"change": "constrain", "equation": "OK.leading = Cancel.trailing + 8"}`
    - `{"change": "uninstall", "object": "Hint", "sizeClass": "any-compact"}`
    - `{"change": "delete", "object": "Hint"}`

    """
}
