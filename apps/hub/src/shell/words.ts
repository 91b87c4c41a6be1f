/** Payload's own words where they name the tool and not what a person wants to do. */
export const plainWords = {
  error: {
    // One answer for a wrong password, an unknown address and a locked one: whoever asks learns of no colleague.
    emailOrPasswordIncorrect:
      'The e-mail address or the password is incorrect. After five wrong ones wait a quarter of an hour, or use “Forgot password?”, which lets you in at once.',
  },
  general: {
    noResultsFound: 'Nothing is here.',
    noResultsDescription: 'Nothing has come yet, or nothing fits the search and the filters above.',
    or: 'or',
    noUpcomingEventsScheduled: 'Nothing is planned.',
    schedulePublishFor: 'When {{title}} comes onto the site, or leaves it',
    timezone: 'In the time of',
    untitled: 'No name yet',
    upcomingEvents: 'What is planned',
    updatedAt: 'Changed',
    createdAt: 'Made',
  },
  version: {
    draftHasPublishedVersion: 'On the site, with changes to publish',
    schedulePublish: 'Publish or unpublish later',
    type: 'What happens',
  },
  upload: {
    editImage: 'Choose what stays in view',
    focalPoint: 'What stays in view',
    focalPointDescription:
      'Where a page has room of another shape, the picture is cut. Drag the mark to what has to stay.',
  },
} as const;
