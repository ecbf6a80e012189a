// Unpacks the Chromium of @sparticuz/chromium into TMPDIR. A program of its own, because the package reads
// its settings from the environment when it is loaded, and changes the environment.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
