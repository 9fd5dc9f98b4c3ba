import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { nextRefused, type PlaybackMark, previousRefused } from '../../../../projections/replay/playback/playbackMarks'
import { type PlaybackSpeed, playbackSpeeds } from '../../../../projections/replay/playback/playbackSpeed'
import { Dialog } from '../../../shell/page/Dialog'
import { useStream } from '../../../useStream'
import { Button } from '../../../widgets/Button'
import { ToolIcon, type ToolIconName } from '../../icon/ToolIcon'
import { recordWords, rowContextOf } from '../../records/rowWords'
import { useMomentWords } from '../page/movedDates'
import type { ReplaySession } from '../session/replaySession'
import styles from './PlaybackBar.module.css'
import { PlaybackMarks } from './PlaybackMarks'
import { isKeyOfElement, type PlaybackMove, playbackKeyWords, playbackMoveOf } from './playbackKeys'
import { createPlayer } from './player'

/**
 * The bar that plays a log, steps through it and jumps in it, by buttons, a slider and keys, with its position and a
 * dialog that explains the keys.
 */
export const PlaybackBar = ({ session }: { readonly session: ReplaySession }) => {
  const { replay, marks, goTo, position$ } = session
  const position = useStream(position$)
  const player = useMemo(() => createPlayer(replay.records, position$, goTo), [replay, position$, goTo])
  useEffect(() => player.pause, [player])
  const { isPlaying, speed } = useStream(player.playing$)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const close = useCallback(() => setHelpOpen(false), [])

  const onMove = (move: PlaybackMove): void => {
    const to = destinationOf(session, position$.value, move)
    if (move === 'play') player.toggle()
    else if (move === 'keys') setHelpOpen(true)
    else if (to !== null) {
      player.pause()
      goTo(to)
    }
  }
  usePlaybackKeys(onMove)

  const step = (name: ToolIconName, move: PlaybackMove, label: string, words?: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={words === undefined ? label : undefined}
      title={label}
      aria-disabled={destinationOf(session, position, move) === null || undefined}
      onClick={() => onMove(move)}
    >
      <ToolIcon name={name} />
      {words}
    </button>
  )
  return (
    <section className={styles.transport} aria-label="Afspelen">
      <div className={`row ${styles.buttons}`}>
        {step('first', 'first', 'Naar het begin')}
        {step('previous', 'back', 'Handeling terug')}
        <button type="button" className={styles.play} onClick={player.toggle}>
          <ToolIcon name={isPlaying ? 'pause' : 'play'} />
          {isPlaying ? 'Pauze' : 'Afspelen'}
        </button>
        {step('next', 'forward', 'Handeling verder')}
        {step('last', 'last', 'Naar het einde')}
        <label className={`faint ${styles.speed}`}>
          Snelheid
          <select value={speed} onChange={({ currentTarget }) => player.setSpeed(speedOf(Number(currentTarget.value)))}>
            {playbackSpeeds.map(one => (
              <option key={one} value={one}>
                {String(one).replace('.', ',')}×
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.line}>
        <PlaybackMarks marks={marks} length={replay.length} />
        <Scrubber session={session} position={position} onScrub={player.pause} />
      </div>
      <div className={`row ${styles.buttons}`}>
        {step('error', 'nextRefused', 'Naar de volgende afgekeurde stap', 'Volgende afgekeurde')}
        <button type="button" className={styles.step} onClick={() => setHelpOpen(true)}>
          <ToolIcon name="keys" />
          Toetsen
        </button>
      </div>
      <KeysDialog open={isHelpOpen} onClose={close} />
    </section>
  )
}

/** Listens for the playback keys on the window, except where the focused element uses them. */
const usePlaybackKeys = (onMove: (move: PlaybackMove) => void): void => {
  const latestOnMove = useRef(onMove)
  useEffect(() => {
    latestOnMove.current = onMove
  }, [onMove])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const move = playbackMoveOf(event)
      // In the customer's screen the focus is on its host, and nothing there takes a key.
      if (move === null || isKeyOfElement(document.activeElement, event)) return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      latestOnMove.current(move)
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [])
}

/** The position that a move goes to; null where there is none, and for moves that are no jump. */
const destinationOf = (
  { replay, marks, customer }: Pick<ReplaySession, 'replay' | 'customer'> & { readonly marks: readonly PlaybackMark[] },
  position: number,
  move: PlaybackMove,
): number | null => {
  switch (move) {
    case 'back':
      return position > 0 ? position - 1 : null
    case 'forward':
      return position < replay.length ? position + 1 : null
    case 'first':
      return 0
    case 'last':
      return replay.length
    case 'nextRefused':
      return nextRefused(marks, position)
    case 'previousRefused':
      return previousRefused(marks, position)
    case 'nextScreen':
      return customer.screenHistory.screenAfter(position)
    case 'previousScreen':
      return customer.screenHistory.screenBefore(position)
    case 'play':
    case 'keys':
      return null
  }
}

const speedOf = (value: number): PlaybackSpeed => playbackSpeeds.find(one => one === value) ?? 1

type ScrubberProps = Readonly<{ session: ReplaySession; position: number; onScrub: () => void }>

const Scrubber = ({ session, position, onScrub }: ScrubberProps) => {
  const { replay, goTo } = session
  const record = replay.records[position - 1]
  const words = recordWords(rowContextOf(session), record)
  const moment = useMomentWords()
  return (
    <>
      <input
        className={styles.scrubber}
        type="range"
        min={0}
        max={replay.length}
        value={position}
        aria-label="Plaats in het logboek"
        aria-valuetext={`Handeling ${position} van ${replay.length}: ${words}`}
        onChange={({ currentTarget }) => {
          onScrub()
          goTo(Number(currentTarget.value))
        }}
      />
      <p className={`faint ${styles.where}`}>
        <span>
          Handeling {position} van {replay.length}
        </span>
        <span className={styles.words}>{words}</span>
        {record !== undefined && <span>{moment(record.at)}</span>}
      </p>
    </>
  )
}

/** The keys of the replay, explained. */
const KeysDialog = memo(({ open, onClose }: Readonly<{ open: boolean; onClose: () => void }>) => (
  <Dialog
    open={open}
    title="Toetsen"
    onClose={onClose}
    actions={
      <Button kind="primary" onClick={onClose}>
        Sluiten
      </Button>
    }
  >
    <dl>
      {playbackKeyWords.map(([keys, does]) => (
        <div key={keys} className={`pair ${styles.key}`}>
          <dt>{keys}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
))
