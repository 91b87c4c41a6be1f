/** Payload's own words where they name the tool and not what a person wants to do. */
export const translations = {
  authentication: {
    forceUnlock: 'Let in again after wrong passwords',
  },
  error: {
    // One answer for a wrong password, an unknown address and a locked one: whoever asks learns of no colleague.
    emailOrPasswordIncorrect:
      'The e-mail address or the password is incorrect. After five wrong ones wait a quarter of an hour, or use “Forgot password?”, which lets you in at once.',
    userEmailAlreadyRegistered:
      'Somebody has this address already. Open them under People to invite them again.',
    notAllowedToPerformAction:
      'You are not allowed to do this, or are signed out; nothing was saved. If you were signed in, sign in again in another tab, then change a word here and save once more.',
  },
  general: {
    payloadSettings: 'How the hub looks to you',
    documentOutOfDate:
      'Somebody else has saved this meanwhile. Reload to see theirs: what you have typed is gone then. Or keep yours: you can copy it, and saving it replaces theirs, which stays under Versions.',
    noResultsFound: 'Nothing is here.',
    noResultsDescription: 'Nothing has come yet, or nothing fits the search and the filters above.',
    or: 'or',
    noDateSelected: 'No time was read that is still to come. Write it such as 30 Nov 2026 08:00.',
    noUpcomingEventsScheduled: 'Nothing is planned.',
    schedulePublishFor: 'When {{title}} comes onto the site, or leaves it',
    deletedSuccessfully: 'The plan is cancelled.', // said of plans alone
    sorryNotFound: 'It is not there, or not for what you work as.',
    // Payload reads what is typed as Americans write it: 01/02 would be the second of January.
    time: 'Time, such as 30 Nov 2026 08:00',
    timezone: 'In the time of',
    untitled: 'No name yet',
    upcomingEvents: 'What is planned',
    updatedAt: 'Changed',
    createdAt: 'Made',
  },
  version: {
    // Payload says so of what is on the site too, where an older version has become the draft.
    previouslyPublished: 'Was published',
    draftHasPublishedVersion: 'On the site, with changes to publish',
    schedulePublish: 'Publish or unpublish later',
    // Payload says so whatever the hub has answered.
    scheduledSuccessfully: 'What is planned stands below. A time that has passed is not taken.',
    type: 'What happens',
  },
  upload: {
    editImage: 'Choose what stays in view',
    focalPoint: 'What stays in view',
    focalPointDescription:
      'Where a page has room of another shape, the picture is cut. Drag the mark to what has to stay.',
  },
} as const;
