#ifndef C_MARKDOWN_H
#define C_MARKDOWN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The kinds of elements of a document. Those up to `ptl_markdown_table_cell` are blocks.
typedef enum ptl_markdown_kind : uint8_t {
  ptl_markdown_paragraph,
  ptl_markdown_heading,
  ptl_markdown_block_quote,
  ptl_markdown_ordered_list,
  ptl_markdown_unordered_list,
  ptl_markdown_list_item,
  ptl_markdown_code_block,
  ptl_markdown_html_block,
  ptl_markdown_thematic_break,
  ptl_markdown_table,
  ptl_markdown_table_header_row,
  ptl_markdown_table_row,
  ptl_markdown_table_cell,
  ptl_markdown_text,
  ptl_markdown_code,
  ptl_markdown_html,
  ptl_markdown_soft_break,
  ptl_markdown_line_break,
  ptl_markdown_emphasis,
  ptl_markdown_strong,
  ptl_markdown_strikethrough,
  ptl_markdown_link,
  ptl_markdown_image,
} ptl_markdown_kind;

/// The start or end of an element. Elements without children only have a start.
typedef struct ptl_markdown_event {
  ptl_markdown_kind kind;
  bool is_start;
  /// The text, or the language of a code block after its marks; null if the element has none.
  const char *text;
  const char *language;
  /// The destination of a link or image.
  const char *destination;
  /// The level of a heading, the number of a list item, the index of a row or cell, the count of a table's columns.
  int number;
  /// For each column of a table `l`, `c`, `r`, or 0.
  const uint8_t *alignments;
  /// Lines and columns from 1, in bytes; the end is included.
  int start_line, start_column, end_line, end_column;
} ptl_markdown_event;

/// Parses Markdown with the extensions of GitHub: tables, strikethrough, and addresses as links.
/// - Returns: Whether the library that parses is installed.
bool ptl_markdown_parse(
  const char *text, size_t length, void (*body)(const ptl_markdown_event *event, void *context), void *context);

#endif
