import type { LucideIcon } from 'lucide-react';

interface IconButtonProps {
  /** What it does, for its tooltip and for a screen reader. */
  readonly label: string;
  readonly icon: LucideIcon;
  /** Words beside the icon where there is room for them; part of the label. */
  readonly words?: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

/** A button with an icon, and with words where its surroundings show them. */
export function IconButton({ label, icon: Icon, words = '', onClick, disabled = false }: IconButtonProps) {
  const isWorded = words !== '';
  return (
    <button
      type="button"
      className={isWorded ? 'icon-button worded' : 'icon-button'}
      aria-label={label}
      title={label}
      // Not `disabled`, because the focused button would then lose the focus.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon aria-hidden="true" />
      {isWorded && <span>{words}</span>}
    </button>
  );
}
