/** The selector of what people write in: they paste there, by the context menu that is shut elsewhere (GEN-04). */
export const TEXT_FIELDS =
  'input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file]), textarea, [contenteditable]:not([contenteditable="false"])';
