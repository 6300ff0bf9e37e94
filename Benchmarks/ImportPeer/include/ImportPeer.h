/// What any program must do at least to bring documents into SQLite: parse each with libxml2's SAX interface and insert one
/// bare row an element and one an attribute, all in one transaction.
///
/// The paths are separated by line ends. Returns the number of elements, or -1 where the database cannot be written. Without a database it only parses.
long import_peer(const char *paths, const char *database);
