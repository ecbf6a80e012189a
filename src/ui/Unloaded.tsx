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

/** Replaces a screen whose variant could not be loaded or does not exist. */
export function Unloaded({ id, title, message }: UnloadedProps) {
  return (
    <Problem title={title} message={message}>
      {registryEntryOf(id).ok && <ReloadButton />}
    </Problem>
  );
}

/** The sentence for a screen that is waiting for its variant: `Still waiting for the rules of Chess 99.` */
export function awaitedRules(id: string): string {
  const registryEntry = registryEntryOf(id);
  return registryEntry.ok ? common.awaitsRulesOf(fullName(registryEntry.value)) : common.awaitsRules;
}
