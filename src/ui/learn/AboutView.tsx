import { abouts } from '#words/about.ts';

interface AboutViewProps {
  /** The id of the game. */
  readonly game: string;
}

/** Where a game comes from, with the only link that leads out of the app. */
export function AboutView({ game }: AboutViewProps) {
  const about = abouts[game];
  return (
    <>
      {about?.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {about?.site !== undefined && (
        <p>
          <a href={`https://${about.site}/`} rel="noreferrer">
            {about.site}
          </a>
        </p>
      )}
    </>
  );
}
