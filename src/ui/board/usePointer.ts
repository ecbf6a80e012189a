import type { MouseEvent, PointerEvent } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Choice } from '../../engine/rules/move.ts';
import { pickHeld, pickSite, sameChoice } from '../../engine/rules/move.ts';
import type { Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import { isOnControl } from './ground.ts';
import { treeOf } from './tree.ts';

/** How far a pointer moves before it drags, in pixels. */
const DRAG_DISTANCE = 6;
/** How long a pointer rests before it asks what a piece is, in milliseconds, for a mouse and for a finger. */
const HOVER_DELAY = 650;
const PRESS_DELAY = 500;

/** A piece dragged by the pointer, and the pointer’s position in the window. */
export interface Carried {
  readonly choice: Choice;
  /** What lies under the pointer; null for nothing that can be picked. */
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
  /** The site under a dragged piece; `NO_SITE` for none. */
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
}

interface Press {
  readonly pointer: number;
  readonly choice: Choice;
  readonly x: number;
  readonly y: number;
  readonly wasPicked: boolean;
  readonly canCarry: boolean;
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
  const [carried, setCarried] = useState<Carried | null>(null);
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
    rest(null);
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
    pointed: {
      carriedFrom: siteOf(carried?.choice),
      carriedOver: siteOf(carried?.over),
      asked,
    } satisfies Pointed,
    events: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (press.current || event.button !== 0) return;
        const choice = choiceUnder(event);
        if (!choice) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const wasPicked = handlers.isLastPicked(choice);
        const canCarry = wasPicked || handlers.onPress(choice);
        const { pointerId: pointer, clientX: x, clientY: y } = event;
        press.current = { pointer, choice, x, y, wasPicked, canCarry };
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
        if (held.canCarry && (isFar || carried))
          setCarried({
            choice: held.choice,
            over: choiceUnder(event),
            x,
            y,
            touch: event.pointerType !== 'mouse',
            square: squareWidth(event.currentTarget),
          });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const held = press.current;
        if (held?.pointer !== event.pointerId) return;
        const choice = choiceUnder(event);
        cancel();
        if (!choice) {
          if (carried) handlers.onDropOutside?.(held.choice);
          return;
        }
        const isSame = sameChoice(choice, held.choice);
        if (carried && !isSame) handlers.onDrop(choice, held.choice);
        else if (!carried && held.wasPicked && isSame) handlers.onReleaseOnPicked(choice);
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

/** The width of a square in pixels on the board inside an element. */
function squareWidth(element: HTMLElement): number {
  const drawing = element.querySelector<SVGElement>('[data-site]')?.ownerSVGElement;
  return drawing?.getScreenCTM()?.a ?? 0;
}

/** The choice under the pointer; null for none. */
function choiceUnder({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): Choice | null {
  const element = treeOf(currentTarget)
    .elementFromPoint(clientX, clientY)
    ?.closest('[data-site], [data-held]');
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
  const { site, held } = element.dataset;
  return site === undefined ? pickHeld(Number(held)) : pickSite(Number(site));
}
