import { scoped } from '../../store/scope.ts';

/** Under this name the device has a mark if the library had a game to go on with when it was last seen. */
const NAME = scoped('resumable');

/** Whether the library had a game to go on with when it was last seen. */
export function wasResumable(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}

/** Notes whether the library has a game to go on with. */
export function noteResumable(isResumable: boolean): void {
  try {
    if (isResumable) localStorage.setItem(NAME, '');
    else localStorage.removeItem(NAME);
  } catch {
    // Without storage the page moves once when the link appears.
  }
}
