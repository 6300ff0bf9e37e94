// libxml2's headers bring ICU's where it was built with it. They would contradict those of Foundation in a
// module that imports both; no call of ours depends on them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>

/// The file of the library that has these headers' structures.
#if LIBXML_VERSION >= 21400
#define NINEFOLD_XML_LIBRARY "libxml2.so.16"
#else
#define NINEFOLD_XML_LIBRARY "libxml2.so.2"
#endif

// A program that is not linked with the library has none of them, and finds them by name.
#pragma weak xmlCreateMemoryParserCtxt
#pragma weak xmlCtxtUseOptions
#pragma weak xmlFreeParserCtxt
#pragma weak xmlInitParser
#pragma weak xmlParseDocument

/// The functions of libxml2 that Ninefold calls, each of the type that the headers declare.
struct ninefold_xml {
#define NINEFOLD_FUNCTION(name) __typeof__(&name) name
  NINEFOLD_FUNCTION(xmlCreateMemoryParserCtxt);
  NINEFOLD_FUNCTION(xmlCtxtUseOptions);
  NINEFOLD_FUNCTION(xmlFreeParserCtxt);
  NINEFOLD_FUNCTION(xmlInitParser);
  NINEFOLD_FUNCTION(xmlParseDocument);
#undef NINEFOLD_FUNCTION
};

/// The functions that the program is linked with, or none.
static inline struct ninefold_xml ninefold_linked_xml(void) {
  struct ninefold_xml functions = {
    xmlCreateMemoryParserCtxt, xmlCtxtUseOptions, xmlFreeParserCtxt, xmlInitParser, xmlParseDocument,
  };
  return functions;
}
