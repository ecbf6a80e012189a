/** Dates and times look the same on every device, in the spelling of all other words: `29 Nov 2026, 09:10`. */
const minutes = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `29 November` */
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** A time in milliseconds, to the minute. */
export const minuteWords = (time: number): string => minutes.format(time);

/** The day of a time in milliseconds. */
export const dayWords = (time: number): string => days.format(time);
