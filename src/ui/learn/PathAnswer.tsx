import type { Verdict } from '../../rulebook/tasks.ts';
import { say } from '../../words/say.ts';
import { usePlay } from '../game/PlayContext.ts';
import { RuledText } from '../panels/RuledText.tsx';
import styles from './path.module.css';

interface PathAnswerProps {
  /** What there is to do, or what has come of it. */
  readonly words: string;
  readonly kind: Verdict['kind'];
}

/** What there is to do, what has come of it, or why an attempt is illegal: always in the same place. */
export function PathAnswer({ words, kind }: PathAnswerProps) {
  const variant = usePlay(({ game }) => game.variant);
  const notice = usePlay((state) => state.notice);
  const refusal = usePlay((state) => state.refusal);
  const isRefused = notice !== null || refusal !== null;
  return (
    <div className={styles.answer}>
      <p data-verdict={kind} data-covered={isRefused}>
        {words}
      </p>
      <div role="alert">
        {notice !== null && <p>{say(notice)}</p>}
        {refusal && (
          <p>
            <RuledText variant={variant} remark={refusal.reason} />
          </p>
        )}
      </div>
    </div>
  );
}
