import { useEffect } from 'react';
import { useStore } from 'zustand';
import { faultStore } from '../store/fault.ts';

/** Makes the current screen fail if something behind it has failed. */
export function Raised() {
  const fault = useStore(faultStore, (state) => state.fault);
  // The next screen begins without the fault.
  useEffect(
    () => () => {
      faultStore.setState({ fault: null });
    },
    [],
  );
  if (fault) throw fault.error;
  return null;
}
