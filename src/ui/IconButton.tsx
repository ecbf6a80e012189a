import type { LucideIcon } from 'lucide-react';

interface IconButtonProps {
  /** What it does, for its tooltip and for a screen reader. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

/** A button with an icon instead of words. */
export function IconButton({ label, icon: Icon, onClick, disabled = false }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
