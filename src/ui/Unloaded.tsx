import { registryEntryOf } from '../engine/registry.ts';
import { fullName } from './fullName.ts';
import { Problem } from './Problem.tsx';
import { ReloadButton } from './ReloadButton.tsx';
import * as common from '#words/ui/common.ts';

interface UnloadedProps {
  /** The variant's id, as in the address. */
  readonly id: string;
  readonly title: string;
  readonly message: string;
}

/** In the place of a screen whose variant is not there: it could not be loaded, or there is none of that id. */
export function Unloaded({ id, title, message }: UnloadedProps) {
  const isKnown = registryEntryOf(id).ok;
  return (
    // Where there is no such variant all screens say the same.
    <Problem title={isKnown ? title : common.noGame} message={message}>
      {isKnown && <ReloadButton />}
    </Problem>
  );
}

/** What is said while a screen of a variant waits: `Still waiting for the rules of Chess 99.` */
export function awaitedRules(id: string): string {
  const registryEntry = registryEntryOf(id);
  return registryEntry.ok ? common.awaitsRulesOf(fullName(registryEntry.value)) : common.awaitsRules;
}
