import { useEffect, useState } from 'react';
import { PATIENCE } from '../store/patience.ts';

/** Whether a placeholder has been shown for so long that it should say what it is waiting for. */
export function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true);
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isLong;
}
