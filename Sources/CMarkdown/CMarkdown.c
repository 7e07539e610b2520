#include "CMarkdown.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <pthread.h>
#include <string.h>

/// Finds the kind of a node.
/// - Returns: Whether the node is an element, unlike the document and definitions.
static bool kind_of(cmark_node *node, ptl_markdown_kind *kind) {
  switch (cmark_node_get_type(node)) {
  case CMARK_NODE_PARAGRAPH: *kind = ptl_markdown_paragraph; return true;
  case CMARK_NODE_HEADING: *kind = ptl_markdown_heading; return true;
  case CMARK_NODE_BLOCK_QUOTE: *kind = ptl_markdown_block_quote; return true;
  case CMARK_NODE_LIST:
    *kind = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? ptl_markdown_ordered_list : ptl_markdown_unordered_list;
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
  const char *name = cmark_node_get_type_string(node);
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
  while ((node = cmark_node_previous(node))) index++;
  return index;
}

static int number_of(cmark_node *node, ptl_markdown_kind kind) {
  switch (kind) {
  case ptl_markdown_heading: return cmark_node_get_heading_level(node);
  case ptl_markdown_list_item: {
    int first = cmark_node_get_list_start(cmark_node_parent(node));
    return (first > 0 ? first : 1) + index_of(node);
  }
  case ptl_markdown_table: return cmark_gfm_extensions_get_table_columns(node);
  case ptl_markdown_table_row:
  case ptl_markdown_table_cell: return index_of(node);
  default: return 0;
  }
}

static cmark_parser *make_parser(void) {
  static pthread_once_t registered = PTHREAD_ONCE_INIT;
  pthread_once(&registered, cmark_gfm_core_extensions_ensure_registered);
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
  const char *names[] = {"table", "strikethrough", "autolink"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    cmark_syntax_extension *extension = cmark_find_syntax_extension(names[i]);
    if (extension) cmark_parser_attach_syntax_extension(parser, extension);
  }
  return parser;
}

void ptl_markdown_parse(
  const char *text, size_t length, void (*body)(const ptl_markdown_event *event, void *context), void *context) {
  cmark_parser *parser = make_parser();
  cmark_parser_feed(parser, text, length);
  cmark_node *document = cmark_parser_finish(parser);
  cmark_iter *iterator = cmark_iter_new(document);
  cmark_event_type type;
  while ((type = cmark_iter_next(iterator)) != CMARK_EVENT_DONE) {
    cmark_node *node = cmark_iter_get_node(iterator);
    ptl_markdown_event event = {.is_start = type == CMARK_EVENT_ENTER};
    if (!kind_of(node, &event.kind)) continue;
    event.text = cmark_node_get_literal(node);
    event.language = event.kind == ptl_markdown_code_block ? cmark_node_get_fence_info(node) : NULL;
    event.destination = cmark_node_get_url(node);
    event.number = number_of(node, event.kind);
    event.alignments = event.kind == ptl_markdown_table ? cmark_gfm_extensions_get_table_alignments(node) : NULL;
    event.start_line = cmark_node_get_start_line(node);
    event.start_column = cmark_node_get_start_column(node);
    event.end_line = cmark_node_get_end_line(node);
    event.end_column = cmark_node_get_end_column(node);
    body(&event, context);
  }
  cmark_iter_free(iterator);
  cmark_node_free(document);
  cmark_parser_free(parser);
}
