// Unpacks the Chromium of @sparticuz/chromium into TMPDIR. It is a separate program because the package reads
// its settings from the environment when it is loaded, and changes the environment.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
