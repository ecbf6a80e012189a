import type { ReactNode, RefObject } from 'react';
import { useCallback, useState } from 'react';
import type { StoreApi } from 'zustand';
import { AWAY } from '../../engine/record/seats.ts';
import type { Piece } from '../../engine/rules/piece.ts';
import { GameStatus } from '../panels/GameStatus.tsx';
import { HintCard } from '../panels/HintCard.tsx';
import { PlayLensAnswer } from '../panels/LensAnswer.tsx';
import { PlayLensControl } from '../panels/LensControl.tsx';
import { MoveInput } from '../panels/MoveInput.tsx';
import { MoveStrip } from '../panels/MoveStrip.tsx';
import { Notice } from '../panels/Notice.tsx';
import type { AfterGame } from '../panels/OverStatus.tsx';
import { PenTools } from '../panels/PenTools.tsx';
import { PiecesInWords } from '../panels/PiecesInWords.tsx';
import { RecordPanel } from '../panels/RecordPanel.tsx';
import { RecordTools } from '../panels/RecordTools.tsx';
import { Remarks } from '../panels/Remarks.tsx';
import { Tabs } from '../Tabs.tsx';
import { deferred } from '../deferred.tsx';
import type { Drawn } from '../game/drawing.ts';
import { ruleRoute } from '../routes.ts';
import { usePlay, usePlayStore } from '../game/PlayContext.ts';
import { chapterAbout } from './chapterAbout.ts';
import type { Named } from './Names.tsx';
import { Names } from './Names.tsx';
import { useMedia } from '../useMedia.ts';
import { useRecordWheel } from './useRecordWheel.ts';
import { useScribbles } from './useScribbles.ts';
import { useWakeLock } from './useWakeLock.ts';
import { RuleContext } from '../panels/RuleContext.ts';
import * as beside from '#words/ui/beside.ts';
import styles from './play.module.css';

const LetterCard = deferred(async () => (await import('./LetterCard.tsx')).LetterCard);
const PiecesTab = deferred(async () => (await import('./PiecesTab.tsx')).PiecesTab);
const RulesTab = deferred(async () => (await import('../learn/RulesTab.tsx')).RulesTab);

type Tab = 'game' | 'pieces' | 'rules';

interface BesideProps extends AfterGame {
  /** The drawing of the board. */
  readonly board: RefObject<SVGSVGElement | null>;
  /** The menu of the game, beside the buttons of the record; nothing where it is at the top of the screen. */
  readonly menu: ReactNode;
  /** Whether the screen is so small that the record is far below the board. */
  readonly isSmall: boolean;
  /** The piece on which the pointer rests; `EMPTY` for none. */
  readonly pointedAt: StoreApi<Piece>;
  /** Called with the place for choices that are not sites: that of the buttons below what is said. */
  readonly onChoicesPlace: (place: HTMLElement | null) => void;
  /** Opens what all signs mean. */
  readonly onSigns: () => void;
  /** Called with what is drawn on the board. */
  readonly onDrawn: (drawn: Drawn) => void;
}

/** Everything beside the board of a game. The game can be played without it, so it loads after the board. */
export function Beside({
  board,
  menu,
  isSmall,
  pointedAt,
  onDrawn,
  onChoicesPlace,
  onSigns,
  ...afterGame
}: BesideProps) {
  const store = usePlayStore();
  const variant = usePlay((state) => state.game.variant);
  const isBegun = usePlay((state) => state.game.steps.length > 0);
  const isByLinks = usePlay((state) => state.seats.includes(AWAY));
  const [tab, setTab] = useState<Tab>('game');
  const shown = usePlay(({ game, cursor }) => `${String(game.steps.length)} ${String(cursor)}`);
  /** The page of the rulebook that is open, and what the board showed when the reader chose it. */
  const [chosen, setChosen] = useState({ page: ruleRoute(variant.id), shown });
  /** What somebody has asked about by its name; null after the tab was opened without. */
  const [named, setNamed] = useState<Named | null>(null);
  const [summons, setSummons] = useState(0);
  const { pen, shapes, takePen } = useScribbles(onDrawn);
  /** Whether all this is below the board, and the choice of a lens as far down as the record is long. */
  const isBelow = useMedia('(max-width: 899px)') || isSmall;
  useRecordWheel(board);
  useWakeLock();
  const open = useCallback(
    (next: Tab) => {
      // Nobody draws who does not see with what.
      if (next !== 'game' && pen) takePen(null);
      setTab(next);
    },
    [pen, takePen],
  );
  const summon = useCallback(
    (next: Tab) => {
      open(next);
      setSummons((before) => before + 1);
    },
    [open],
  );
  const openRule = (rule: string) => {
    setChosen({ page: ruleRoute(variant.id, rule), shown });
    summon('rules');
  };
  const ask = useCallback(
    (what: Named) => {
      setNamed(what);
      summon('pieces');
    },
    [summon],
  );
  return (
    <RuleContext value={openRule}>
      <div className={styles.said}>
        <RecordTools>{menu}</RecordTools>
        <GameStatus isSmall={isSmall} onChoicesPlace={onChoicesPlace} {...afterGame} />
        {isBelow && <PlayLensAnswer />}
        {isSmall && <MoveStrip />}
        {isByLinks && <LetterCard />}
        <Notice />
        <Remarks />
        <HintCard />
        <Names onAsk={ask} onSigns={onSigns} />
      </div>
      <Tabs
        label={beside.tabs}
        chosen={tab}
        onChoose={(next) => {
          // What has happened since then may be about another rule.
          if (next === 'rules' && shown !== chosen.shown) setChosen({ page: ruleRoute(variant.id), shown });
          setNamed(null);
          open(next);
        }}
        summons={summons}
        tabs={[
          {
            id: 'game',
            title: beside.game,
            content: (
              <>
                {!isSmall && (
                  <RecordPanel>
                    <Names onAsk={ask} onSigns={onSigns} />
                  </RecordPanel>
                )}
                <PlayLensControl isAnsweredAbove={isBelow} />
                <PenTools pen={pen} shapes={shapes} onTake={takePen} />
                <MoveInput />
                <PiecesInWords />
                {isSmall && isBegun && <RecordPanel />}
              </>
            ),
          },
          {
            id: 'pieces',
            title: beside.pieces,
            // Who asks again sees the answer again, whatever was chosen there since.
            content: <PiecesTab key={summons} pointedAt={pointedAt} named={named} />,
          },
          {
            id: 'rules',
            title: beside.rules,
            content: (
              <RulesTab
                page={chosen.page}
                begin={() => chapterAbout(store.getState())}
                onPage={(page) => {
                  setChosen({ page, shown });
                }}
              />
            ),
          },
        ]}
      />
    </RuleContext>
  );
}
