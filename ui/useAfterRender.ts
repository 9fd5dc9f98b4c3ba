import { useCallback, useEffect, useState } from 'react'

/** Returns what runs a function, such as one that moves the focus, once all that changed with the call has rendered. */
export const useAfterRender = (): ((run: () => void) => void) => {
  const [due, setDue] = useState<{ readonly run: () => void } | null>(null)
  useEffect(() => due?.run(), [due])
  return useCallback(run => setDue({ run }), [])
}
