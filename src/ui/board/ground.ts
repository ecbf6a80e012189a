/** What a click does something with, other than the sites of a board. */
const CONTROLS = 'a, button, input, label, select, summary, textarea, dialog, [role=button]';

/** Whether an element is a control, or part of one. */
export const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null;

/** Whether a click on an element is a click on the bare page: on no control and on no text. */
export const isGround = (target: EventTarget | null): boolean =>
  target instanceof Element && !isOnControl(target) && !hasText(target);

const hasText = ({ childNodes }: Element): boolean =>
  [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '');
