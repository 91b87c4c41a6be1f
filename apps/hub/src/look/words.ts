/** Payload's own words where they name the tool and not what a person wants to do. */
export const plainWords = {
  general: {
    noResultsFound: 'Nothing is here.',
    noResultsDescription: 'Nothing has come yet, or nothing fits the search and the filters above.',
    or: 'or',
    updatedAt: 'Changed',
    createdAt: 'Made',
  },
  upload: {
    editImage: 'Choose what stays in view',
    focalPoint: 'What stays in view',
    focalPointDescription:
      'Where a page has room of another shape, the picture is cut. Drag the mark to what has to stay.',
  },
} as const;
