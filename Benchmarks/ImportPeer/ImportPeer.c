#include "ImportPeer.h"

#include <libxml/parser.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { maximum_depth = 1024 };

struct peer {
  sqlite3_stmt *element;
  sqlite3_stmt *attribute;
  sqlite3_int64 document;
  sqlite3_int64 last;
  sqlite3_int64 open[maximum_depth];
  int depth;
};

static void run(sqlite3_stmt *statement) {
  sqlite3_step(statement);
  sqlite3_reset(statement);
}

static void start(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaces,
                  const xmlChar **declared, int count, int defaulted, const xmlChar **attributes) {
  (void)prefix, (void)uri, (void)namespaces, (void)declared, (void)defaulted;
  struct peer *peer = context;
  sqlite3_int64 id = ++peer->last;
  sqlite3_int64 parent = peer->depth > 0 ? peer->open[peer->depth - 1] : 0;
  if (peer->depth < maximum_depth) peer->open[peer->depth] = id;
  if (peer->depth < maximum_depth - 1) peer->depth++;
  if (!peer->element) return;
  sqlite3_bind_int64(peer->element, 1, id);
  sqlite3_bind_int64(peer->element, 2, peer->document);
  sqlite3_bind_int64(peer->element, 3, parent);
  sqlite3_bind_text(peer->element, 4, (const char *)name, -1, SQLITE_STATIC);
  run(peer->element);
  for (int index = 0; index < count; index++) {
    const char *value = (const char *)attributes[5 * index + 3];
    const char *end = (const char *)attributes[5 * index + 4];
    sqlite3_bind_int64(peer->attribute, 1, id);
    sqlite3_bind_text(peer->attribute, 2, (const char *)attributes[5 * index], -1, SQLITE_STATIC);
    sqlite3_bind_text(peer->attribute, 3, value, (int)(end - value), SQLITE_STATIC);
    run(peer->attribute);
  }
}

static void end(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)name, (void)prefix, (void)uri;
  struct peer *peer = context;
  if (peer->depth > 0) peer->depth--;
}

static void ignore(void *context, const char *message, ...) { (void)context, (void)message; }

static void read_document(struct peer *peer, xmlSAXHandler *handler, const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *bytes = malloc(size > 0 ? (size_t)size : 1);
  if (bytes && fread(bytes, 1, (size_t)size, file) == (size_t)size) {
    peer->document++;
    peer->depth = 0;
    xmlSAXUserParseMemory(handler, peer, bytes, (int)size);
  }
  free(bytes);
  fclose(file);
}

long import_peer(const char *paths, const char *database) {
  struct peer peer;
  memset(&peer, 0, sizeof peer);
  sqlite3 *connection = NULL;
  if (database) {
    const char *schema =
        "CREATE TABLE element (id INTEGER PRIMARY KEY, document INTEGER, parent INTEGER, name TEXT);"
        "CREATE TABLE attribute (element INTEGER, name TEXT, value TEXT); BEGIN";
    if (sqlite3_open(database, &connection) || sqlite3_exec(connection, schema, NULL, NULL, NULL)) return -1;
    sqlite3_prepare_v2(connection, "INSERT INTO element VALUES (?, ?, ?, ?)", -1, &peer.element, NULL);
    sqlite3_prepare_v2(connection, "INSERT INTO attribute VALUES (?, ?, ?)", -1, &peer.attribute, NULL);
  }
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start;
  handler.endElementNs = end;
  handler.error = ignore;
  handler.warning = ignore;
  char *list = strdup(paths);
  char *rest = NULL;
  for (char *path = strtok_r(list, "\n", &rest); path; path = strtok_r(NULL, "\n", &rest)) {
    read_document(&peer, &handler, path);
  }
  free(list);
  if (connection) {
    sqlite3_finalize(peer.element);
    sqlite3_finalize(peer.attribute);
    int code = sqlite3_exec(connection, "COMMIT", NULL, NULL, NULL);
    sqlite3_close(connection);
    if (code) return -1;
  }
  return (long)peer.last;
}
