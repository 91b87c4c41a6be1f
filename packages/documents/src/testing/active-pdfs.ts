import { DOCUMENT_WORDS } from '../document-verdict.ts';
import { onePage } from './build-pdf.ts';

/** PDFs that do something when they are opened, as their objects, with the reason for which each is refused. */
export interface ActivePdf {
  readonly name: string;
  readonly objects: string[];
  readonly reason: string;
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const { pdfScript, pdfLaunch, pdfLink, pdfFiles, pdfMedia, pdfForm } = DOCUMENT_WORDS;
const link = (uri: string): string =>
  `<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI ${uri} >> >>`;

const active = (
  name: string,
  reason: string,
  entries: { catalogue?: string; page?: string },
  ...more: string[]
): ActivePdf => ({ name, reason, objects: onePage(entries, ...more) });

export const ACTIVE_PDFS: readonly ActivePdf[] = [
  active('action at going on from a page', pdfLaunch, {
    page: '/PresSteps << /NA << /S /URI /URI (http://e.com/) >> >>',
  }),
  active('program for a printer', pdfScript, {
    page: '/Resources << /XObject << /P << /Subtype /Form /Subtype2 /PS >> >> >>',
  }),
  active('file of another place', pdfFiles, {
    catalogue: '/AF [<< /Type /Filespec /FS /URL /F (http://e.com/a.exe) >>]',
  }),
  active('profile of another place', pdfFiles, {
    catalogue: '/OutputIntents [<< /DestOutputProfileRef << /URLs [] >> >>]',
  }),
  active('script at opening', pdfScript, { catalogue: `/OpenAction ${script}` }),
  active(
    'script among the names',
    pdfScript,
    { catalogue: '/Names << /JavaScript 4 0 R >>' },
    `<< /Names [(a) ${script}] >>`,
  ),
  active(
    'script of a page',
    pdfScript,
    { page: '/AA << /O 4 0 R >>' },
    '<< /S /JavaScript /JS 5 0 R >>',
    '(app.alert\\(1\\))',
  ),
  active('script under escaped names', pdfScript, {
    catalogue: '/OpenAction << /S /J#61vaScript /#4aS (app.alert\\(1\\)) >>',
  }),
  active('script after another action', pdfScript, {
    catalogue: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [${script}] >>`,
  }),
  active(
    'script of a form field',
    pdfScript,
    { catalogue: '/AcroForm << /Fields [4 0 R] >>', page: '/Annots [4 0 R]' },
    `<< /FT /Tx /T (a) /Subtype /Widget /Rect [0 0 9 9] /AA << /K ${script} >> >>`,
  ),
  active('program that is started', pdfLaunch, {
    catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>',
  }),
  active(
    'program behind a link',
    pdfLaunch,
    { page: '/Annots [4 0 R]' },
    '<< /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /Win << /F (calc.exe) >> >> >>',
  ),
  ...[
    '(file:///c:/windows/system32/calc.exe)',
    '(mailto:a@e.com?subject=b&attach=/etc/passwd)',
    '(javascript:app.alert\\(1\\))',
    '(java\\nscript:alert\\(1\\))',
    '<4D533A534554>',
    '(\\\\\\\\host\\\\share\\\\a.exe)',
  ].map((uri) => active(`link to ${uri}`, pdfLink, { page: '/Annots [4 0 R]' }, link(uri))),
  active(
    'link behind references',
    pdfLink,
    { page: '/Annots [4 0 R]' },
    link('5 0 R'),
    '(file:///etc/passwd)',
  ),
  active('place that links begin at', pdfLink, { catalogue: '/URI << /Base (file:///c:/) >>' }),
  active('form that is sent off', pdfLaunch, {
    catalogue: '/OpenAction << /S /SubmitForm /F (http://example.com/) >>',
  }),
  active('data that is fetched', pdfLaunch, {
    catalogue: '/OpenAction << /S /ImportData /F (a.fdf) >>',
  }),
  active(
    'file within',
    pdfFiles,
    { catalogue: '/Names << /EmbeddedFiles << /Names [(a.exe) 4 0 R] >> >>' },
    '<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>',
    '<< >>',
  ),
  active(
    'file pinned to a page',
    pdfFiles,
    { page: '/Annots [4 0 R]' },
    '<< /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /F (a.exe) >> >>',
  ),
  active('jump into a file within', pdfFiles, {
    catalogue: '/OpenAction << /S /GoToE /D [0 /Fit] /T << /R /C >> >>',
  }),
  active(
    'rich media',
    pdfMedia,
    { page: '/Annots [4 0 R]' },
    '<< /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << >> >>',
  ),
  active('film that plays', pdfMedia, { catalogue: '/OpenAction << /S /Rendition /OP 0 >>' }),
  active(
    'scene in 3D',
    pdfMedia,
    { page: '/Annots [4 0 R]' },
    '<< /Subtype /3D /Rect [0 0 9 9] /3DD << >> >>',
  ),
  active('page of the web at opening', pdfLaunch, {
    catalogue: '/OpenAction << /S /URI /URI (https://example.com/) >>',
  }),
  active(
    'page of the web at opening, by reference',
    pdfLaunch,
    { catalogue: '/OpenAction 4 0 R' },
    '<< /S /URI /URI (https://example.com/) >>',
  ),
  active('page of the web after the first page', pdfLaunch, {
    catalogue:
      '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (https://a.example/) >> >>',
  }),
  active('page of the web when a page is shown', pdfLaunch, {
    page: '/AA << /O << /S /URI /URI (https://example.com/) >> >>',
  }),
  active('command at opening', pdfLaunch, { catalogue: '/OpenAction << /S /Named /N /Print >>' }),
  active(
    'file of another machine behind a link',
    pdfLaunch,
    { page: '/Annots [4 0 R]' },
    '<< /Subtype /Link /Rect [0 0 9 9] /A << /S /GoToR /F (\\\\a.example\\b) /D [0 /Fit] >> >>',
  ),
  active('thread of another machine', pdfLaunch, {
    catalogue: '/OpenAction << /S /Thread /F (\\\\a.example\\b) /D 0 >>',
  }),
  active(
    'pixels of another machine',
    pdfFiles,
    { page: '/Resources << /XObject << /I 4 0 R >> >>' },
    '<< /Subtype /Image /Width 1 /Height 1 /F (\\\\a.example\\b) /Length 0 >>\nstream\n\nendstream',
  ),
  active(
    'page of another file',
    pdfFiles,
    { page: '/Resources << /XObject << /I 4 0 R >> >>' },
    '<< /Subtype /Form /BBox [0 0 1 1] /Ref << /F (b.pdf) /Page 0 >> /Length 0 >>\nstream\n\nendstream',
  ),
  active(
    'page of another file, its kind by reference',
    pdfFiles,
    { page: '/Resources << /XObject << /I 4 0 R >> >>' },
    '<< /Subtype 5 0 R /BBox [0 0 1 1] /Ref << /F (b.pdf) /Page 0 >> /Length 0 >>\nstream\n\nendstream',
    '/Form',
  ),
  active(
    'picture of another machine for print shops',
    pdfFiles,
    { page: '/Resources << /XObject << /I 4 0 R >> >>' },
    '<< /Subtype /Form /BBox [0 0 1 1] /OPI << /2.0 << /F (\\\\a.example\\b) >> >> /Length 0 >>\nstream\n\nendstream',
  ),
  active(
    'thread of another machine behind a link, its kind by reference',
    pdfLaunch,
    { page: '/Annots [4 0 R]' },
    '<< /Subtype /Link /Rect [0 0 9 9] /A << /S 5 0 R /F (\\\\a.example\\b) /D 0 >> >>',
    '/Thread',
  ),
  active(
    'page of the web at opening, by a reference to a reference',
    pdfLaunch,
    { catalogue: '/OpenAction 4 0 R' },
    '5 0 R',
    '<< /S /URI /URI (https://example.com/) >>',
  ),
  active(
    'command at opening, as a stream',
    pdfLaunch,
    { catalogue: '/OpenAction 4 0 R' },
    '<< /S /Named /N /Print /Length 0 >>\nstream\n\nendstream',
  ),
  active(
    'first page at opening, as a stream',
    pdfLaunch,
    { catalogue: '/OpenAction 4 0 R' },
    '<< /S /GoTo /D [3 0 R /Fit] /Length 0 >>\nstream\n\nendstream',
  ),
  active('page of the web at opening, in a list', pdfLaunch, {
    catalogue: '/OpenAction [<< /S /URI /URI (https://example.com/) >>]',
  }),
  active('sound', pdfMedia, { catalogue: '/OpenAction << /S /Sound /Sound 4 0 R >>' }, '<< >>'),
  active(
    'film of the old kind',
    pdfMedia,
    { page: '/Annots [4 0 R]' },
    '<< /Subtype /Movie /Rect [0 0 9 9] /Movie << /F (a.avi) >> >>',
  ),
  active(
    'XFA form',
    pdfForm,
    { catalogue: '/AcroForm << /XFA 4 0 R >>' },
    '[(template) 5 0 R]',
    '<< >>',
  ),
];
