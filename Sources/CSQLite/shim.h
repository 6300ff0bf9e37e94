#include <sqlite3.h>

/// Turns a setting of a connection on or off: `sqlite3_db_config` is variadic, which Swift cannot call.
static inline int ninefold_db_config(sqlite3 *connection, int setting, int isOn) {
  return sqlite3_db_config(connection, setting, isOn, (int *)0);
}

/// Turns the statistics of SQLite's memory off. Has no effect once SQLite was used.
static inline void ninefold_turn_statistics_off(void) {
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
