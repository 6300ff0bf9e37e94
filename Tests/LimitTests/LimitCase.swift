import TestSupport

/// A case that shows that a limit holds: an input of a size, and the message about it.
struct LimitCase: Sendable {
  let what: String
  let place: String
  /// A smaller limit that serves for the table's, where inputs of that size would take too long to make.
  var scaled: Int?
  /// Takes an input of a size where a number is the limit; gives the message where it is refused, nil where
  /// it is taken.
  let refusal: @Sendable (_ size: Int, _ limit: Int) throws -> String?

  init(
    _ what: String, _ place: String, scaled: Int? = nil,
    refusal: @escaping @Sendable (_ size: Int, _ limit: Int) throws -> String?
  ) {
    self.what = what
    self.place = place
    self.scaled = scaled
    self.refusal = refusal
  }

  static let all = documents + edits + resources + projects + statements + configurations + others

  /// Limits whose own tests show what is beyond them, by the names of these.
  static let heldElsewhere: [String: String] = [
    "bytes of a name in a stream of documents": "a name beyond the limit is no stream of documents",
    "bytes of a message of a program":
      "a line that is too long is passed over, and the next one is read",
    "objects and arrays in each other in a message":
      "what is no message is refused by its code (JSON-RPC 2.0, 5.1)",
    "requests that wait to be answered":
      "a request beyond those that may wait is added when one is taken",
    "subscriptions of a program at once":
      "a stream or a resource too many is refused",
    "resources of a subscription":
      "a stream or a resource too many is refused",
    "bytes of an answer of a tool before it is cut to pages":
      "more bytes than a capture takes are refused",
    "messages beside an answer of a tool":
      "messages that are too many are counted",
    "characters of a patch in an answer of a tool":
      "a long patch is cut, with how much is left out",
    "bytes of the pictures of an answer of a tool":
      "pictures that are too many or too large are refused",
    "pictures of an answer of a tool":
      "pictures that are too many or too large are refused",
    "edits of a program that can be taken back":
      "the first of many edits cannot be taken back any more",
    "bytes of a resource that a program reads":
      "a resource that is too long is refused",
    "points of a constant, and of a multiplier, of a live constraint": "a constraint that cannot be",
    "times that a view or a controller changes something in one layout of a live scene":
      "a view that asks again each time is named, and the frames are kept",
    "views of a scene of which a page says why they have their frames, and has overlays":
      "more views than are explained have neither reasons nor overlays",
    "bytes of the images and fonts of a project that a page shows":
      "of images and fonts those are shown for which there is space",
    "bytes of a font that a page shows a text in":
      "the page has the fonts of the project, those that are as small as a page may have",
    "connections to a served page at once": "more connections than the limit wait and are answered",
    "seconds without a byte of such a connection": "a connection that says nothing is closed",
    "bytes of the head of a request": "a head that is too long is refused",
    "requests a second":
      "very many requests at once are answered or asked to come back, and the server goes on",
    "requests that wait for work":
      "work that takes long stops no other request, and too much of it is refused",
    "requests of those that wait for a change":
      "tabs that were closed keep nobody from what is asked later",
    "memories of solvers that ended, kept for the next ones":
      "so many memories wait and no more",
    "bytes of a memory that is kept": "a memory that grew large is not kept",
    "requests that wait for a change or for findings":
      "a request waits until somebody answers it, and no more than so many wait",
    "rows of an answer of the console": "a query has bounds of rows and time",
    "seconds of a query of the console": "a query has bounds of rows and time",
    "folders that are followed": "of very many files some are followed",
    "files that are followed": "of very many files some are followed",
    "elements of merged scenes that are laid out":
      "ten megabytes are merged, and a scene of too much is not laid out",
    "sets of fixes of a document whose layouts are compared": "fixes that nobody could try are left alone",
    "objects and arrays in each other in a string catalogue":
      "a catalogue that is wrong is refused with its place",
    "variables of a text in each other": "plural rules that are wrong are refused with their place",
    "variables that are replaced in the forms of a text":
      "a text with too many variables or bytes is refused",
    "bytes of a text whose variables are replaced": "a text with too many variables or bytes is refused",
    "bytes of a repository's list of attributes": "a list of attributes that is too large stays as it is",
    "bytes of a picture that is drawn": "a picture that is too large has a box with its name in its place",
    "pictures on a sheet": "variants that cannot be shown are refused",
    "points of the side of a storyboard's map":
      "room that nobody needs is left out, and no map is larger than it may be",
    "views of a scene that have pictures of their own":
      "of very many views of a file the first have pictures",
    "scenes within the scene of a picture":
      "scenes that embed each other end, and so does a picture of very many",
    "names in boxes that another one keeps clear of": "very many names end soon",
    "pixels of a picture": "a picture of too many pixels is painted smaller",
    "pixels of a picture's side": "a picture of too many pixels is painted smaller",
    "points of the side of a page of PDF": "a page that is too large is smaller",
    "pixels that are painted for a picture, one over the other":
      "a picture that takes more than its work ends by name",
    "pixels of pale groups in each other":
      "of very many pale groups in each other each thing is pale by itself",
    "pixels of a project's image that is painted":
      "an image of more pixels than the limit has a box with its name",
    "pixels of the sides of a project's image of lines, PDF or SVG, that is painted":
      "an image of lines has at least as many pixels as are asked for, up to a limit",
    "seconds of work for such an image": "a program that makes pixels has little time, memory and space",
    "bytes of memory for such an image": "a program that makes pixels has little time, memory and space",
    "bytes of the pixels of such an image": "a program that makes pixels has little time, memory and space",
    "characters of a piece of text that are painted":
      "of a text without end the first characters are painted",
    "dashes of a line that is painted": "a line of too many dashes has no gaps",
    "points from the corner of a picture to what is painted": "no number is too much",
    "bytes of what is said of the pictures of a directory":
      "pictures that do not fit are not kept, and a file that is too large is none",
    "bytes of a picture that may stay": "a picture that is too large is painted each time",
    "columns of a picture of characters":
      "a picture is as wide as its columns, but no cell is narrower than six points",
    "rows of a picture of characters":
      "a picture is as wide as its columns, but no cell is narrower than six points",
    "bytes of a snapshot": "a snapshot that is too large is refused",
    "frames of a snapshot": "a snapshot of too many frames is refused",
    "bytes of what snapshots were recorded with": "settings that are too large are refused",
    "bytes of a text with logs of the console": "a text that is too large is refused",
    "constraints of a list in such a text": "a list has a bound",
    "rows of a table that is scrolled":
      "what is no number of points is refused, and the table stays as it was",
    "bytes of one constraint in such a text": "a description has a longest length",
    "brackets that are tried as the end of such a constraint": "a description has a longest length",
    "rows that are solved to make what is proven of a list smaller":
      "a list of very many rounded numbers ends",
    "lines of one constraint in such a text": "a description may go on in the next line, not for ever",
    "constraints of a list that are looked for in documents":
      "of very many equal constraints the search ends",
    "lists of a text that are looked for in documents":
      "of very many equal constraints the search ends",
    "combinations of constraints of a list and a scene that are tried":
      "of very many equal constraints the search ends",
    "places in documents that are kept for a list":
      "of very many equal constraints the search ends",
    "equal places in one scene that are told apart":
      "of very many equal constraints the search ends",
    "pixels of a picture in a terminal": "a picture in a terminal has no more pixels than the limit",
    "bytes of a font file": "a font that asks for more than a limit is refused by name",
    "faces of a font file": "a font that asks for more than a limit is refused by name",
    "words of a project that a face shapes as wholes": "of very many words the first are shaped",
    "characters of a face": "a font that asks for more than a limit is refused by name",
    "bytes of a name that a face gives itself": "a font that asks for more than a limit is refused by name",
    "pages of a page control that are counted": "more pages than a thousand are not counted",
    "milliseconds to wait for another program's transaction": "who waits for another for too long is told so",
    "tables, views, indexes and triggers of a database":
      "A schema of very many objects, or very long ones, is refused before it is read",
    "bytes of the statement of one of them":
      "A schema of very many objects, or very long ones, is refused before it is read",
    "steps of SQLite to load a schema":
      "A schema of very many objects, or very long ones, is refused before it is read",
    "steps of SQLite in one of the store's own statements":
      "an endless index ends as an error by name",
    "more such steps for each byte of the file":
      "an endless index ends as an error by name",
    "bytes of text that such a statement gives":
      "text without an end is refused by the file's size",
    "more such bytes for each byte of the file":
      "text without an end is refused by the file's size",
    "bytes of a text, blob or row":
      "Values that are too large are refused by name, and many large ones need no more memory",
    "bytes of a text, blob or row of a query":
      "Values that are too large are refused by name, and many large ones need no more memory",
    "bytes of memory that SQLite takes for a query":
      "What a query holds in memory is bounded",
    "bytes of each file in which a query sorts and collects":
      "what a query sorts on the disk is bounded",
    "seconds without a row of a query":
      "A query may take any time where rows come, and ends where none does",
    "characters of a text in a table":
      "A table cuts long texts and blobs and says how much is left out; --full, JSON and CSV do not",
    "steps of each stage of a call of the solver":
      "a limit on steps keeps what is required, ends early and says how far it came",
    "numbers that the solver keeps in memory":
      "a limit on memory keeps what is required and says that it was reached",
    "bytes of a list of git's, of a version of a document, or of 200 files of a commit":
      "a program that writes more than it may is ended, and refused",
    "bytes of a comment for a merge request":
      "a comment ends where code hosts take no more of it",
    "controllers from a scene's to the window's":
      "a chain of controllers longer than the limit begins at the window",
    "steps of the solver in search of what presses against a number":
      "what presses against a number is looked for until a limit",
    "pairs of controls of one view that are compared":
      "of very many controls on each other the first are compared, and that is told",
    "nodes of sums that are made for the reasons of differences of a root":
      "reasons are looked for until a limit, and what differs is told beyond it",
  ]
}
