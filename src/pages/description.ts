/** The most characters that search engines show of a description. */
const MOST = 160;

/** As much of a text as a description can hold, cut after a sentence if possible, and otherwise after a word. */
export function descriptionFrom(text: string): string {
  if (text.length <= MOST) return text;
  const start = text.slice(0, MOST);
  const sentences = /^.*[.!?](?= )/s.exec(start)?.[0] ?? '';
  return sentences.length > MOST / 2 ? sentences : `${start.slice(0, start.lastIndexOf(' '))} …`;
}
