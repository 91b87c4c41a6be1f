import type { Locator, Page } from '@playwright/test';
import type { UploadedFile } from '@selvedge/documents/testing/uploaded-file';

export const area = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** A file of whatever kind. */
type DroppedFile = Omit<UploadedFile, 'type'> & { readonly type: string };

/** Drops files onto an area as a person does who drags them from a folder. */
export async function drop(page: Page, name: string, files: readonly DroppedFile[]): Promise<void> {
  const carried = files.map(({ name, type, bytes }) => ({
    name,
    type,
    content: bytes.toString('base64'),
  }));
  const data = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, type, content } of dropped) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, carried);
  const target = area(page, name).locator('[role=presentation]');
  for (const type of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(type, { dataTransfer: data });
}

/** Chooses a file as a person does who clicks. */
export async function click(
  page: Page,
  name: string,
  { name: of, type, bytes }: UploadedFile,
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await area(page, name)
    .getByRole('button', { name: /^(Choose|Add another) file/u })
    .click();
  await (await choosing).setFiles({ name: of, mimeType: type, buffer: bytes });
}
