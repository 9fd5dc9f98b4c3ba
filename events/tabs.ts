/** The tab's hold on a log: one tab edits. Correctness lies in the log's transaction; this is for calm. */
export interface Hold {
  /** Lets go, so that another tab can go on at once. */
  readonly release: () => void
}

/** The part of the Web Locks API that is used. */
export type Locks = Pick<LockManager, 'request'>

/**
 * Takes the log for this tab. Null when another tab has it, unless `takeOver` takes it from there. `lost` is called when
 * another tab takes it from here. A browser without locks lets every tab edit.
 */
export const holdLog = (
  locks: Locks | undefined,
  invitation: string,
  takeOver: boolean,
  lost: () => void,
): Promise<Hold | null> => {
  if (locks === undefined) return Promise.resolve({ release: () => undefined })
  const options: LockOptions = takeOver ? { steal: true } : { ifAvailable: true }
  return new Promise(resolve => {
    let release: () => void = () => undefined
    let released = false
    const held = new Promise<void>(end => {
      release = () => {
        released = true
        end()
      }
    })
    locks
      .request(`klantportaal.log.${invitation}`, options, lock => {
        if (lock === null) return resolve(null)
        resolve({ release })
        return held
      })
      .catch(() => {
        if (!released) lost()
      })
  })
}
