import type { Documentation } from '@selvedge/contract/registration-documents';
import { UPLOAD_TYPE_MESSAGE } from '@selvedge/contract/upload';
import { fileTypeFromBuffer } from 'file-type';

export interface WrongDocument {
  /** The document's place in the body. */
  readonly field: string;
  readonly message: string;
}

/** Whether a file is by its first bytes what its data string says. */
async function isWhatItSays(dataString: string): Promise<boolean> {
  const comma = dataString.indexOf(',');
  const said = dataString.slice('data:'.length, dataString.indexOf(';'));
  const found = await fileTypeFromBuffer(Buffer.from(dataString.slice(comma + 1), 'base64'));
  return found?.mime === said;
}

/** The documents that are by content not of the type they claim, whatever their name said. Source: REG-48, REG-51. */
export async function wrongDocuments(documentation: Documentation): Promise<WrongDocument[]> {
  const wrong: WrongDocument[] = [];
  for (const [place, item] of documentation.entries())
    for (const [key, dataString] of Object.entries(item ?? {}))
      if (dataString !== '' && !(await isWhatItSays(dataString)))
        wrong.push({
          field: `data.documentation.${place}.${key}`,
          message: UPLOAD_TYPE_MESSAGE,
        });
  return wrong;
}
