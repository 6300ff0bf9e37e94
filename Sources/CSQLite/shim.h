#include <sqlite3.h>

/// Turns a setting of a connection on or off: `sqlite3_db_config` is variadic, which Swift cannot call.
static inline int ninefold_db_config(sqlite3 *connection, int setting, int isOn) {
  return sqlite3_db_config(connection, setting, isOn, (int *)0);
}

/// Turns the statistics of SQLite's memory off. Has no effect once SQLite was used.
static inline void ninefold_turn_statistics_off(void) {
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/// The system's files for a connection that reads: what it sorts and collects on the disk has bounds.
#define NINEFOLD_READER_FILES "ninefold-reader"
/// The same for a reader whose files would be in the owner's way: none is made beside the database.
#define NINEFOLD_GUEST_FILES "ninefold-guest"

/// What stands behind these names, one for the process.
struct ninefold_files {
  sqlite3_vfs *system;
  sqlite3_vfs reader;
  sqlite3_vfs guest;
  /// How the system's temporary files are used, and how those that have a bound.
  const sqlite3_io_methods *methods;
  sqlite3_io_methods boundedMethods;
  /// How many bytes a temporary file has at most.
  sqlite3_int64 limit;
};

static inline struct ninefold_files *ninefold_files(void) {
  static struct ninefold_files files;
  return &files;
}

static inline int ninefold_write_bounded(
  sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  struct ninefold_files *files = ninefold_files();
  if (offset > files->limit - count) return SQLITE_FULL;
  return files->methods->xWrite(file, bytes, count, offset);
}

/// Bounds what is written to an open file.
static inline void ninefold_bound_file(sqlite3_file *file) {
  struct ninefold_files *files = ninefold_files();
  sqlite3_mutex *mutex = sqlite3_mutex_alloc(SQLITE_MUTEX_STATIC_APP1);
  sqlite3_mutex_enter(mutex);
  if (!files->methods) {
    files->boundedMethods = *file->pMethods;
    files->boundedMethods.xWrite = ninefold_write_bounded;
    files->methods = file->pMethods;
  }
  sqlite3_mutex_leave(mutex);
  if (file->pMethods == files->methods) file->pMethods = &files->boundedMethods;
}

static inline int ninefold_open_file(
  sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *granted) {
  struct ninefold_files *files = ninefold_files();
  int isBeside = flags & (SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL);
  if (vfs == &files->guest && isBeside) flags &= ~SQLITE_OPEN_CREATE;
  int code = files->system->xOpen(files->system, name, file, flags, granted);
  if (code == SQLITE_OK && flags & SQLITE_OPEN_DELETEONCLOSE) ninefold_bound_file(file);
  return code;
}

static inline void ninefold_register(sqlite3_vfs *vfs, const char *name) {
  *vfs = *ninefold_files()->system;
  vfs->zName = name;
  vfs->pNext = 0;
  vfs->xOpen = ninefold_open_file;
  sqlite3_vfs_register(vfs, 0);
}

/// Bounds the size of a temporary file of a connection that reads, in bytes.
static inline void ninefold_bound_temporary_files(sqlite3_int64 limit) { ninefold_files()->limit = limit; }

/// Makes the two names known to SQLite, once.
static inline void ninefold_register_files(void) {
  struct ninefold_files *files = ninefold_files();
  files->system = sqlite3_vfs_find(0);
  ninefold_register(&files->reader, NINEFOLD_READER_FILES);
  ninefold_register(&files->guest, NINEFOLD_GUEST_FILES);
}
