import { useEffect, useState } from 'react';
import { Pause, Play } from 'lucide-react';
import { textFile } from '../saveFile.ts';
import { useMedia } from '../useMedia.ts';
import { useSettings } from '../useSettings.ts';
import * as words from '#words/ui/movingPicture.ts';
import styles from './movingPicture.module.css';

interface MovingPreviewProps {
  /** The moving picture as an SVG file. */
  readonly svg: string;
  /** The game that it shows. */
  readonly game: string;
}

/** The same file with nothing that moves: it shows its end. */
const still = (svg: string): string => svg.replace('</style>', '*{animation-name:none!important}</style>');

/** A moving picture as its readers will see it. It can be paused, and does not move for those who want no motion. */
export function MovingPreview({ svg, game }: MovingPreviewProps) {
  const { animation } = useSettings();
  const wantsNoMotion = useMedia('(prefers-reduced-motion: reduce)');
  const [isPlaying, setPlaying] = useState(animation && !wantsNoMotion);
  const address = useAddress(isPlaying ? svg : still(svg));
  const Icon = isPlaying ? Pause : Play;
  return (
    <figure className={styles.preview}>
      <img src={address} alt={words.preview(game)} />
      {!wantsNoMotion && (
        <button
          type="button"
          className="button"
          onClick={() => {
            setPlaying(!isPlaying);
          }}
        >
          <Icon aria-hidden="true" />
          {isPlaying ? words.pause : words.play}
        </button>
      )}
    </figure>
  );
}

/** An address of an SVG file for as long as it is shown. */
function useAddress(svg: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(textFile(svg, 'image/svg+xml'));
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
    };
  }, [svg]);
  return address;
}
