/** The name of a symbol as people read it: its file's ending and underscores gone. */
export function symbolName(fileName: string): string {
  return fileName
    .replace(/\.(?:png|jpe?g|svg|webp|gif)$/iu, '')
    .replaceAll('_', ' ')
    .trim();
}
