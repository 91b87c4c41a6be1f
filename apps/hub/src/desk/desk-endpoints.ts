import type { Endpoint } from 'payload';
import { personalDataEndpoints } from '../personal-data/personal-data-endpoints.ts';
import { decide } from './decide.ts';
import { revealNumber } from './reveal-number.ts';
import { showDocument, showPage } from './show-document.ts';
import { addNote, assign } from './work-on.ts';

/**
 * What is done at the desk.
 *
 * @param dataDir where the key lies that opens what is sealed
 */
export const deskEndpoints = (dataDir: string): Endpoint[] => [
  showDocument(dataDir),
  showPage(dataDir),
  revealNumber(dataDir),
  decide(dataDir),
  assign,
  addNote,
  ...personalDataEndpoints(dataDir),
];
