#define _GNU_SOURCE
#include "CMarkdown.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <cmark-gfm_version.h>
#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// The library is loaded by name, and prefers its own functions: projects may contain another version of it, whose functions
// would be called instead of those of a linked library.

#define FUNCTIONS(core, extensions) \
  core(cmark_find_syntax_extension) \
  extensions(cmark_gfm_core_extensions_ensure_registered) \
  extensions(cmark_gfm_extensions_get_table_alignments) \
  extensions(cmark_gfm_extensions_get_table_columns) \
  core(cmark_iter_free) \
  core(cmark_iter_get_node) \
  core(cmark_iter_new) \
  core(cmark_iter_next) \
  core(cmark_node_free) \
  core(cmark_node_get_end_column) \
  core(cmark_node_get_end_line) \
  core(cmark_node_get_fence_info) \
  core(cmark_node_get_heading_level) \
  core(cmark_node_get_list_start) \
  core(cmark_node_get_list_type) \
  core(cmark_node_get_literal) \
  core(cmark_node_get_start_column) \
  core(cmark_node_get_start_line) \
  core(cmark_node_get_type) \
  core(cmark_node_get_type_string) \
  core(cmark_node_get_url) \
  core(cmark_node_parent) \
  core(cmark_node_previous) \
  core(cmark_parser_attach_syntax_extension) \
  core(cmark_parser_feed) \
  core(cmark_parser_finish) \
  core(cmark_parser_free) \
  core(cmark_parser_new)

#define DECLARE(name) __typeof__(&name) name;
static struct {
  FUNCTIONS(DECLARE, DECLARE)
} library;

// The address sanitizer replaces functions of the C library, which deep binding would hide from it.
#if __has_feature(address_sanitizer)
enum { LOADING = RTLD_NOW | RTLD_LOCAL };
#else
enum { LOADING = RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND };
#endif

static bool is_loaded;

static void load(void) {
  const char *suffix = ".so." CMARK_GFM_VERSION_STRING;
  char name[64] = "libcmark-gfm-extensions";
  strcat(name, suffix);
  void *extensions = dlopen(name, LOADING);
  // Loaded with the extensions, which need it.
  strcat(strcpy(name, "libcmark-gfm"), suffix);
  void *core = extensions ? dlopen(name, LOADING) : NULL;
  if (!core) return;
  bool has_all = true;
#define FIND(name, handle) has_all &= (library.name = (__typeof__(library.name))dlsym(handle, #name)) != NULL;
#define FIND_CORE(name) FIND(name, core)
#define FIND_EXTENSIONS(name) FIND(name, extensions)
  FUNCTIONS(FIND_CORE, FIND_EXTENSIONS)
  is_loaded = has_all;
  if (is_loaded) library.cmark_gfm_core_extensions_ensure_registered();
}

/// Finds the kind of a node.
/// - Returns: Whether the node is an element, unlike the document and definitions.
static bool kind_of(cmark_node *node, ptl_markdown_kind *kind) {
  switch (library.cmark_node_get_type(node)) {
  case CMARK_NODE_PARAGRAPH: *kind = ptl_markdown_paragraph; return true;
  case CMARK_NODE_HEADING: *kind = ptl_markdown_heading; return true;
  case CMARK_NODE_BLOCK_QUOTE: *kind = ptl_markdown_block_quote; return true;
  case CMARK_NODE_LIST:
    *kind = library.cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? ptl_markdown_ordered_list : ptl_markdown_unordered_list;
    return true;
  case CMARK_NODE_ITEM: *kind = ptl_markdown_list_item; return true;
  case CMARK_NODE_CODE_BLOCK: *kind = ptl_markdown_code_block; return true;
  case CMARK_NODE_HTML_BLOCK: *kind = ptl_markdown_html_block; return true;
  case CMARK_NODE_THEMATIC_BREAK: *kind = ptl_markdown_thematic_break; return true;
  case CMARK_NODE_TEXT: *kind = ptl_markdown_text; return true;
  case CMARK_NODE_CODE: *kind = ptl_markdown_code; return true;
  case CMARK_NODE_HTML_INLINE: *kind = ptl_markdown_html; return true;
  case CMARK_NODE_SOFTBREAK: *kind = ptl_markdown_soft_break; return true;
  case CMARK_NODE_LINEBREAK: *kind = ptl_markdown_line_break; return true;
  case CMARK_NODE_EMPH: *kind = ptl_markdown_emphasis; return true;
  case CMARK_NODE_STRONG: *kind = ptl_markdown_strong; return true;
  case CMARK_NODE_LINK: *kind = ptl_markdown_link; return true;
  case CMARK_NODE_IMAGE: *kind = ptl_markdown_image; return true;
  default: break;
  }
  // The types of extensions are numbered when these are registered.
  const char *name = library.cmark_node_get_type_string(node);
  if (strcmp(name, "strikethrough") == 0) *kind = ptl_markdown_strikethrough;
  else if (strcmp(name, "table") == 0) *kind = ptl_markdown_table;
  else if (strcmp(name, "table_header") == 0) *kind = ptl_markdown_table_header_row;
  else if (strcmp(name, "table_row") == 0) *kind = ptl_markdown_table_row;
  else if (strcmp(name, "table_cell") == 0) *kind = ptl_markdown_table_cell;
  else return false;
  return true;
}

/// The position of a node among its siblings.
static int index_of(cmark_node *node) {
  int index = 0;
  while ((node = library.cmark_node_previous(node))) index++;
  return index;
}

static int number_of(cmark_node *node, ptl_markdown_kind kind) {
  switch (kind) {
  case ptl_markdown_heading: return library.cmark_node_get_heading_level(node);
  case ptl_markdown_list_item: {
    int first = library.cmark_node_get_list_start(library.cmark_node_parent(node));
    return (first > 0 ? first : 1) + index_of(node);
  }
  case ptl_markdown_table: return library.cmark_gfm_extensions_get_table_columns(node);
  case ptl_markdown_table_row:
  case ptl_markdown_table_cell: return index_of(node);
  default: return 0;
  }
}

static cmark_parser *make_parser(void) {
  static pthread_once_t loading = PTHREAD_ONCE_INIT;
  pthread_once(&loading, load);
  if (!is_loaded) return NULL;
  cmark_parser *parser = library.cmark_parser_new(CMARK_OPT_DEFAULT);
  const char *names[] = {"table", "strikethrough", "autolink"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    cmark_syntax_extension *extension = library.cmark_find_syntax_extension(names[i]);
    if (extension) library.cmark_parser_attach_syntax_extension(parser, extension);
  }
  return parser;
}

bool ptl_markdown_parse(
  const char *text, size_t length, void (*body)(const ptl_markdown_event *event, void *context), void *context) {
  cmark_parser *parser = make_parser();
  if (!parser) return false;
  library.cmark_parser_feed(parser, text, length);
  cmark_node *document = library.cmark_parser_finish(parser);
  cmark_iter *iterator = library.cmark_iter_new(document);
  cmark_event_type type;
  while ((type = library.cmark_iter_next(iterator)) != CMARK_EVENT_DONE) {
    cmark_node *node = library.cmark_iter_get_node(iterator);
    ptl_markdown_event event = {.is_start = type == CMARK_EVENT_ENTER};
    if (!kind_of(node, &event.kind)) continue;
    event.text = library.cmark_node_get_literal(node);
    event.language = event.kind == ptl_markdown_code_block ? library.cmark_node_get_fence_info(node) : NULL;
    event.destination = library.cmark_node_get_url(node);
    event.number = number_of(node, event.kind);
    event.alignments = event.kind == ptl_markdown_table ? library.cmark_gfm_extensions_get_table_alignments(node) : NULL;
    event.start_line = library.cmark_node_get_start_line(node);
    event.start_column = library.cmark_node_get_start_column(node);
    event.end_line = library.cmark_node_get_end_line(node);
    event.end_column = library.cmark_node_get_end_column(node);
    body(&event, context);
  }
  library.cmark_iter_free(iterator);
  library.cmark_node_free(document);
  library.cmark_parser_free(parser);
  return true;
}
