/** Reads a file as an encoded data string, such as `data:image/png;base64,…`. Rejects where it cannot be read. */
export function readAsDataString(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new TypeError('No text'));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
