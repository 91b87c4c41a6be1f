const format = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
});

/** A time as the people of the desk read it. */
export const when = (time: Date): string => format.format(time);
