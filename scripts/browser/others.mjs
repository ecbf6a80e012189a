import { missingAfterApt } from './apt.mjs';
import { programsNamed, systemFirefoxes } from './system.mjs';

/**
 * The environment variables that say where the other browsers are: FIREFOX_PATH, WEBKIT_DRIVER_PATH and, if
 * WebKit has no screen, XVFB_PATH. FIREFOX_MISSING and WEBKIT_MISSING say why a browser is missing.
 */
export const otherBrowsersEnvironment = () => ({ ...firefox(), ...webkit() });

function firefox() {
  const { FIREFOX_PATH } = process.env;
  const [found] = FIREFOX_PATH ? [FIREFOX_PATH] : systemFirefoxes();
  if (found) return { FIREFOX_PATH: found };
  const file = '/usr/bin/firefox-esr';
  const why = missingAfterApt(['firefox-esr'], [file]);
  return why === null ? { FIREFOX_PATH: file } : { FIREFOX_MISSING: why };
}

/** WebKitGTK with its driver. It has no headless mode, so it needs a virtual screen. */
function webkit() {
  if (process.platform !== 'linux') return { WEBKIT_MISSING: 'the WebKit that is driven here is for Linux' };
  const { WEBKIT_DRIVER_PATH, XVFB_PATH } = process.env;
  const [driver] = WEBKIT_DRIVER_PATH ? [WEBKIT_DRIVER_PATH] : programsNamed(['WebKitWebDriver']);
  const [xvfb] = XVFB_PATH ? [XVFB_PATH] : programsNamed(['Xvfb']);
  if (driver && xvfb) return { WEBKIT_DRIVER_PATH: driver, XVFB_PATH: xvfb };
  const files = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  const why = missingAfterApt(['webkit2gtk-driver', 'xvfb'], files);
  return why === null ? { WEBKIT_DRIVER_PATH: files[0], XVFB_PATH: files[1] } : { WEBKIT_MISSING: why };
}
