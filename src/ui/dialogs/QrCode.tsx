import { useEffect, useState } from 'react';
import * as dialogs from '#words/ui/dialogs.ts';
import styles from './dialog.module.css';

/** The longest text, in characters, for a code that a phone can read from a screen. */
const LONGEST = 1200;

interface Code {
  readonly size: number;
  /** The dark modules as an SVG path. */
  readonly path: string;
}

/** A text as a QR code, or a sentence if it is too long for one. */
export function QrCode({ text }: { readonly text: string }) {
  const [code, setCode] = useState<Code | 'missing' | null>(null);
  const isTooLong = text.length > LONGEST;
  useEffect(() => {
    if (isTooLong) return;
    let isCurrent = true;
    codeOf(text).then(
      (next) => {
        if (isCurrent) setCode(next);
      },
      () => {
        if (isCurrent) setCode('missing');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [text, isTooLong]);

  if (isTooLong) return <p className="small">{dialogs.tooLongForQr}</p>;
  if (code === 'missing') return <p className="small">{dialogs.noQr}</p>;
  // An empty code keeps the place, so that nothing below moves when the code appears.
  if (!code) return <svg className={styles.qr} aria-hidden="true" viewBox="0 0 1 1" />;
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={dialogs.qrCode}
      viewBox={`0 0 ${String(code.size)} ${String(code.size)}`}
    >
      <path d={code.path} />
    </svg>
  );
}

/** Loaded on demand: most games are never shared. */
async function codeOf(text: string): Promise<Code> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'L', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
