/** Whether the system has a share sheet that takes these data. */
export const canShare = (data: ShareData): boolean => 'canShare' in navigator && navigator.canShare(data);

/** Opens the system’s share sheet. Returns false if it did not open; a user who closes it changed their mind. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
