// What follows is declared here, as libpq's headers have it: these are not needed to build.

/// A connection to a server.
typedef struct ninefold_postgresql_connection ninefold_postgresql_connection;

/// The result of a statement.
typedef struct ninefold_postgresql_result ninefold_postgresql_result;

/// An option of a connection: a list of them ends where the keyword is null.
struct ninefold_postgresql_option {
  char *keyword;
  char *environmentVariable;
  char *compiledDefault;
  char *value;
  char *label;
  char *display;
  int size;
};

/// The functions of libpq that Ninefold calls.
///
/// They are found by name when a database is published: no program links the library.
struct ninefold_postgresql {
  ninefold_postgresql_connection *(*PQconnectdbParams)(
      const char *const *keywords, const char *const *values, int expandsName);
  struct ninefold_postgresql_option *(*PQconninfoParse)(const char *address, char **message);
  void (*PQconninfoFree)(struct ninefold_postgresql_option *options);
  void (*PQfreemem)(void *memory);
  int (*PQstatus)(const ninefold_postgresql_connection *connection);
  char *(*PQerrorMessage)(const ninefold_postgresql_connection *connection);
  int (*PQserverVersion)(const ninefold_postgresql_connection *connection);
  void (*PQfinish)(ninefold_postgresql_connection *connection);
  void *(*PQsetNoticeProcessor)(
      ninefold_postgresql_connection *connection, void (*process)(void *context, const char *message),
      void *context);
  ninefold_postgresql_result *(*PQexec)(ninefold_postgresql_connection *connection, const char *statements);
  ninefold_postgresql_result *(*PQexecParams)(
      ninefold_postgresql_connection *connection, const char *statement, int count, const unsigned *types,
      const char *const *values, const int *lengths, const int *formats, int resultFormat);
  ninefold_postgresql_result *(*PQgetResult)(ninefold_postgresql_connection *connection);
  int (*PQputCopyData)(ninefold_postgresql_connection *connection, const char *bytes, int count);
  int (*PQputCopyEnd)(ninefold_postgresql_connection *connection, const char *message);
  int (*PQresultStatus)(const ninefold_postgresql_result *result);
  char *(*PQresultErrorField)(const ninefold_postgresql_result *result, int field);
  int (*PQntuples)(const ninefold_postgresql_result *result);
  int (*PQnfields)(const ninefold_postgresql_result *result);
  int (*PQgetisnull)(const ninefold_postgresql_result *result, int row, int column);
  char *(*PQgetvalue)(const ninefold_postgresql_result *result, int row, int column);
  void (*PQclear)(ninefold_postgresql_result *result);
};
