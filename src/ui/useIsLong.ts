import { useEffect, useState } from 'react';
import { PATIENCE } from '../store/patience.ts';

/** Whether what stands for something that is on its way has stood there so long that it should say so. */
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
