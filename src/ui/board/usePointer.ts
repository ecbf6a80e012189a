import type { MouseEvent, PointerEvent } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Choice } from '../../engine/rules/move.ts';
import { sameChoice, sitesAmong } from '../../engine/rules/move.ts';
import type { Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import { isOnControl } from './ground.ts';
import type { Aiming, Finger } from './underPointer.ts';
import { choiceAimedAt, choiceUnder, drawingIn, fingerAt } from './underPointer.ts';

/** How far a pointer moves before it drags, in pixels. */
const DRAG_DISTANCE = 6;
/** How long a pointer rests before it asks what a piece is, in milliseconds, for a mouse and for a finger. */
const HOVER_DELAY = 650;
const PRESS_DELAY = 500;

/** A piece dragged by the pointer, and the pointer’s position in the window. */
export interface Carried {
  readonly choice: Choice;
  /** What the pointer would take; null for nothing that can be picked. */
  readonly over: Choice | null;
  readonly x: number;
  readonly y: number;
  /** Whether a finger covers what lies under it. */
  readonly touch: boolean;
  /** The width of a square of the board, in pixels. */
  readonly square: number;
}

/** What a pointer is about. */
export interface Pointed {
  /** The site whose piece is being dragged; `NO_SITE` for none. */
  readonly carriedFrom: Site;
  /** The site that a dragged piece, or a finger that is down, would take; `NO_SITE` for none. */
  readonly carriedOver: Site;
  /** What the pointer asks about by resting on it: a site or a piece in a hand; null for nothing. */
  readonly asked: Choice | null;
}

interface Handlers {
  /**
   * Called for a press on something that can be picked. Returns whether it is now picked and can be dragged.
   */
  readonly onPress: (choice: Choice) => boolean;
  /** Called for a press and release on what was already picked. */
  readonly onReleaseOnPicked: (choice: Choice) => void;
  /** Called when a dragged piece is dropped on something else; `from` is what was picked up. */
  readonly onDrop: (choice: Choice, from: Choice) => void;
  /** Called when a dragged piece is dropped where nothing can be picked. */
  readonly onDropOutside?: (from: Choice) => void;
  /**
   * Called for a right click on something that can be picked, or beside that for null. Returns whether it has
   * done something; otherwise the browser shows its menu.
   */
  readonly onRightClick?: (choice: Choice | null) => boolean;
  readonly isLastPicked: (choice: Choice) => boolean;
  /**
   * Whether a finger picks something as soon as it comes down, so that it can be dragged. It takes everything
   * else when it lifts, because it may slide to another place, or scroll the page.
   */
  readonly isDraggable: (choice: Choice) => boolean;
  /** What a finger may mean on the board; without it, a finger takes exactly what lies under it. */
  readonly aiming?: Aiming;
}

interface Press {
  readonly pointer: number;
  readonly choice: Choice;
  readonly x: number;
  readonly y: number;
  readonly wasPicked: boolean;
  readonly canCarry: boolean;
  /** Whether what the finger means is only taken when it lifts. */
  readonly isWaiting: boolean;
  /** Whether a piece has been dragged; the state may not have been rendered yet when a quick finger lifts. */
  readonly isDragging: boolean;
}

interface Rest {
  readonly choice: Choice;
  readonly delay: number;
}

/**
 * Turns what mouse, pen and finger do over the board and the hands into picks: presses, drags and long
 * presses. The attributes `data-site` and `data-held` of elements say what picking them means.
 */
export function usePointer(handlers: Handlers) {
  const press = useRef<Press | null>(null);
  /** Whether the last press was about something, so that the click after it is no click beside the board. */
  const hasTaken = useRef(false);
  const [carried, setCarried] = useState<Carried | null>(null);
  /** What a finger that is down will take when it lifts. */
  const [aimed, setAimed] = useState<Choice | null>(null);
  const [finger, setFinger] = useState<Finger | null>(null);
  const [asked, setAsked] = useState<Choice | null>(null);
  const [resting, setResting] = useState<Rest | null>(null);

  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => {
      setAsked(resting.choice);
    }, resting.delay);
    return () => {
      clearTimeout(timer);
    };
  }, [resting]);

  const rest = (next: Rest | null) => {
    if (next && next.delay === resting?.delay && sameChoice(resting.choice, next.choice)) return;
    setAsked(null);
    setResting(next);
  };

  const cancel = () => {
    press.current = null;
    setCarried(null);
    setAimed(null);
    setFinger(null);
    rest(null);
  };

  /** What the pointer is about; a dragged piece can go to a goal or back, and is not meant for another piece. */
  const choiceMeant = (event: PointerEvent<HTMLElement>, dragged: Choice | null): Choice | null => {
    const { aiming } = handlers;
    if (event.pointerType !== 'touch' || !aiming) return choiceUnder(event);
    const { layout, aims } = aiming;
    const meant = dragged ? { goals: aims.goals, draggable: sitesAmong([dragged]), others: [] } : aims;
    return choiceAimedAt(event, { layout, aims: meant }) ?? choiceUnder(event);
  };

  const isCarrying = carried !== null;
  const cancelWithKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  });
  useEffect(() => {
    if (!isCarrying) return;
    addEventListener('keydown', cancelWithKey);
    return () => {
      removeEventListener('keydown', cancelWithKey);
    };
  }, [isCarrying]);

  return {
    carried,
    finger,
    pointed: {
      carriedFrom: siteOf(carried?.choice),
      carriedOver: siteOf(carried ? carried.over : aimed),
      asked,
    } satisfies Pointed,
    events: {
      // The element with the handlers has the pointer, whatever lies under it; so its style says what the pointer does.
      'data-carrying': isCarrying || undefined,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (press.current || event.button !== 0) return;
        hasTaken.current = false;
        const choice = choiceMeant(event, null);
        if (!choice) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const wasPicked = handlers.isLastPicked(choice);
        const isWaiting = event.pointerType === 'touch' && !wasPicked && !handlers.isDraggable(choice);
        if (isWaiting) setAimed(choice);
        if (isWaiting && handlers.aiming) setFinger(fingerAt(event, handlers.aiming));
        const canCarry = wasPicked || (!isWaiting && handlers.onPress(choice));
        const { pointerId: pointer, clientX: x, clientY: y } = event;
        press.current = { pointer, choice, x, y, wasPicked, canCarry, isWaiting, isDragging: false };
        rest(event.pointerType === 'mouse' ? null : { choice, delay: PRESS_DELAY });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const held = press.current;
        if (!held) {
          const choice = event.pointerType === 'mouse' ? choiceUnder(event) : null;
          rest(choice && { choice, delay: HOVER_DELAY });
          return;
        }
        if (held.pointer !== event.pointerId) return;
        const { clientX: x, clientY: y } = event;
        const isFar = Math.hypot(x - held.x, y - held.y) > DRAG_DISTANCE;
        if (isFar) rest(null);
        if (held.isWaiting) setAimed(choiceMeant(event, null));
        if (handlers.aiming && event.pointerType === 'touch' && (held.isWaiting || held.isDragging))
          setFinger(fingerAt(event, handlers.aiming));
        if (!held.canCarry || !(isFar || held.isDragging)) return;
        press.current = { ...held, isDragging: true };
        setCarried({
          choice: held.choice,
          over: choiceMeant(event, held.choice),
          x,
          y,
          touch: event.pointerType !== 'mouse',
          square: drawingIn(event.currentTarget)?.getScreenCTM()?.a ?? 0,
        });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const held = press.current;
        if (held?.pointer !== event.pointerId) return;
        const choice = choiceMeant(event, held.isDragging ? held.choice : null);
        hasTaken.current = choice !== null || !held.isDragging;
        cancel();
        if (!choice) {
          if (held.isDragging) handlers.onDropOutside?.(held.choice);
          return;
        }
        const isSame = sameChoice(choice, held.choice);
        if (held.isWaiting) handlers.onPress(choice);
        else if (held.isDragging && !isSame) handlers.onDrop(choice, held.choice);
        else if (!held.isDragging && held.wasPicked && isSame) handlers.onReleaseOnPicked(choice);
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        // The finger may have landed beside what it meant, or buttons have come over it.
        if (hasTaken.current && event.detail > 0) event.stopPropagation();
        hasTaken.current = false;
      },
      onPointerCancel: cancel,
      onContextMenu: (event: MouseEvent<HTMLElement>) => {
        // A finger that rests on a piece asks for a menu, too, but not with this button.
        if (event.button !== 2) return;
        const choice = choiceUnder(event);
        if ((!choice && isOnControl(event.target)) || !handlers.onRightClick?.(choice)) return;
        cancel();
        event.preventDefault();
      },
      onPointerLeave: () => {
        if (!press.current) rest(null);
      },
    },
  };
}

const siteOf = (choice: Choice | null | undefined): Site => (choice?.kind === 'site' ? choice.site : NO_SITE);
