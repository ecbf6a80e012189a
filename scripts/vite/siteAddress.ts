/**
 * The address of the root of the site, which ends with a slash, from the text of the variable SITE_URL; null if that is
 * absent or empty.
 * @throws Error when it is not the address of a folder.
 */
export function siteAddress(text = ''): URL | null {
  if (text === '') return null;
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !/^https?:$/.test(address.protocol) || address.search + address.hash !== '')
    throw new Error(`SITE_URL is “${text}”, but must be the address of a folder: https://example.org/chess/`);
  return address.pathname.endsWith('/') ? address : new URL(`${address.href}/`);
}
