/** Whether the system has a share sheet that takes these data. */
export const canShare = (data: ShareData): boolean => 'canShare' in navigator && navigator.canShare(data);

/** Opens the system’s share sheet, and tells what came of it. A user who closes it has changed their mind. */
export async function share(data: ShareData): Promise<'shared' | 'closed' | 'failed'> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'failed';
  }
}
