#include <arpa/inet.h>
#include <errno.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <string.h>

/// The functions of libmicrohttpd that Ninefold calls, each of the type that the header declares.
///
/// They are found by name when a page is served: no program links the library.
struct ninefold_microhttpd {
#define NINEFOLD_FUNCTION(name) __typeof__(&name) name
  NINEFOLD_FUNCTION(MHD_add_response_header);
  NINEFOLD_FUNCTION(MHD_create_response_from_buffer);
  NINEFOLD_FUNCTION(MHD_destroy_response);
  NINEFOLD_FUNCTION(MHD_get_connection_values);
  NINEFOLD_FUNCTION(MHD_queue_response);
  NINEFOLD_FUNCTION(MHD_resume_connection);
  NINEFOLD_FUNCTION(MHD_stop_daemon);
  NINEFOLD_FUNCTION(MHD_suspend_connection);
#undef NINEFOLD_FUNCTION
  // These take any number of arguments, which Swift cannot call.
  void *MHD_start_daemon;
  void *MHD_get_daemon_info;
};

// The library's constants under names that Swift takes as they are.
static const enum MHD_Result ninefold_yes = MHD_YES;
static const enum MHD_Result ninefold_no = MHD_NO;
static const enum MHD_ValueKind ninefold_headers = MHD_HEADER_KIND;
static const enum MHD_ValueKind ninefold_parameters = MHD_GET_ARGUMENT_KIND;
static const enum MHD_ResponseMemoryMode ninefold_copies = MHD_RESPMEM_MUST_COPY;

/// The place and the bounds of a server.
struct ninefold_server {
  /// An address in digits, of IPv4 or IPv6.
  const char *address;
  uint16_t port;
  unsigned connections;
  /// Seconds without a byte after which a connection is closed.
  unsigned seconds;
  /// Bytes of the request line and the headers of a connection, and of what is written to it.
  size_t memory;
};

/// Starts a server with a thread of its own; null where it cannot, with the number of the system's error, 0 where
/// the address is none.
static inline struct MHD_Daemon *ninefold_start(
    struct ninefold_microhttpd functions, struct ninefold_server server, MHD_AccessHandlerCallback answer,
    MHD_RequestCompletedCallback completed, void *context, int *error) {
  struct sockaddr_in address;
  struct sockaddr_in6 wide;
  memset(&address, 0, sizeof address);
  memset(&wide, 0, sizeof wide);
  address.sin_family = AF_INET;
  address.sin_port = htons(server.port);
  wide.sin6_family = AF_INET6;
  wide.sin6_port = htons(server.port);
  int isWide = strchr(server.address, ':') != NULL;
  *error = 0;
  if (inet_pton(isWide ? AF_INET6 : AF_INET, server.address,
                isWide ? (void *)&wide.sin6_addr : (void *)&address.sin_addr) != 1)
    return NULL;
  unsigned flags = MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD | MHD_ALLOW_SUSPEND_RESUME;
  struct MHD_Daemon *daemon = ((__typeof__(&MHD_start_daemon))functions.MHD_start_daemon)(
      flags | (isWide ? MHD_USE_IPv6 : 0), server.port, NULL, NULL, answer, context,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_SOCK_ADDR, isWide ? (struct sockaddr *)&wide : (struct sockaddr *)&address,
      MHD_OPTION_CONNECTION_LIMIT, server.connections,
      MHD_OPTION_CONNECTION_TIMEOUT, server.seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, server.memory,
      MHD_OPTION_LISTEN_BACKLOG_SIZE, (unsigned)SOMAXCONN,
      MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_END);
  if (!daemon) *error = errno ? errno : EINVAL;
  return daemon;
}

/// The port of a server that runs; 0 where it is not known.
static inline uint16_t ninefold_port(struct ninefold_microhttpd functions, struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info =
      ((__typeof__(&MHD_get_daemon_info))functions.MHD_get_daemon_info)(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}
