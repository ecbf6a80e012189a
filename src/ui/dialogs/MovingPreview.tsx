import { useEffect, useRef, useState } from 'react';
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
  const image = useShown(isPlaying ? svg : still(svg));
  return (
    <figure className={styles.preview}>
      <img ref={image} alt={words.preview(game)} />
      {!wantsNoMotion && (
        <button
          type="button"
          className="button"
          onClick={() => {
            setPlaying(!isPlaying);
          }}
        >
          {isPlaying ? words.pause : words.play}
        </button>
      )}
    </figure>
  );
}

/** A ref to an image that is to show an SVG file. */
function useShown(svg: string) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(textFile(svg, 'image/svg+xml'));
    if (image.current) image.current.src = address;
    return () => {
      URL.revokeObjectURL(address);
    };
  }, [svg]);
  return image;
}
