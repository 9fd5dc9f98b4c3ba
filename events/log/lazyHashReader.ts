/**
 * Reads an exported log's lines at once and checks hashes later, when asked; from the first that differs on, the
 * records are set aside.
 */
import { type Upcasters, upcasters } from '../record/upcast'
import { isIntact, linkAfter } from './hashChain'
import { type LineReader, type LogReading, lineReader } from './readLog'

/** Reads what `lineReader` reads, but the hashes when somebody looks at them: they are half of what reading costs. */
interface LazyHashReader extends LineReader {
  /**
   * Looks at the hashes of so many records more, in their order, as far as records were read. True once there is nothing
   * more to look at: all were looked at, or one differs and `read` is without it and what follows.
   */
  readonly look: (records: number) => boolean
}

const brokenAt = ({ header, records }: LogReading, seq: number): LogReading => ({
  header,
  records: records.slice(0, seq - 1),
  aside: { why: 'damaged', from: seq, detail: `${seq}: the hash differs` },
})

export const lazyHashReader = (by: Upcasters = upcasters): LazyHashReader => {
  const reader = lineReader(by, Number.POSITIVE_INFINITY)
  /** The header's line and those of the records that were read; '' where nothing looks at it any more. */
  const texts: string[] = []
  /** The log as far as it can be read, before anything in it made it another one's. */
  let sound: LogReading = reader.read()
  let looked = 0
  let broken: LogReading | null = null

  const look = (count: number): boolean => {
    const { header, records } = sound
    const to = Math.min(records.length, looked + count)
    for (; broken === null && looked < to; looked++) {
      const [before = '', text = ''] = [texts[looked], texts[looked + 1]]
      if (header !== null && !isIntact(linkAfter(before, header.log), text)) broken = brokenAt(sound, looked + 1)
      texts[looked] = ''
    }
    return broken !== null || looked === records.length
  }

  return {
    look,
    read: () => broken ?? reader.read(),
    take: (line, value) => {
      if (broken !== null) return
      reader.take(line, value)
      const now = reader.read()
      if (now.header !== null) {
        sound = now
        if (now.records.length === texts.length) texts.push(line.text)
      } else if (sound.header !== null)
        // What makes the whole log another one's counts only where the records before it are as they were stored.
        look(Number.POSITIVE_INFINITY)
    },
  }
}
