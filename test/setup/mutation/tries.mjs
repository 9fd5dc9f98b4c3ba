import { appendFileSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { getFn } from '@vitest/runner'
import { TestRunner } from 'vitest'

// Tests may stop the clocks.
const now = performance.now.bind(performance)
const { setTimeout, clearTimeout } = globalThis
const folder = process.env.MUTATION_FOLDER ?? ''
const [over, upTo] = (process.env.MUTATION_BAND ?? '0-0').split('-').map(Number)
const notes = join(folder, 'notes.jsonl')
const note = said => appendFileSync(notes, `${JSON.stringify(said)}\n`)
const before = existsSync(notes) ? readFileSync(notes, 'utf8').split('\n').filter(Boolean).map(JSON.parse) : []

/** The faults that were noticed, the tests that are through, and what is known of a test. */
const noticed = new Set(before.filter(({ is }) => is === 'noticed').map(({ fault }) => fault))
const through = new Set(before.filter(({ is }) => is === 'through').map(({ test }) => test))
const known = new Map(before.filter(({ is }) => is === 'test' || is === 'odd').map(said => [said.test, said]))
const blamed = before.filter(({ is }) => is === 'left').map(({ fault }) => fault)

globalThis.__stryker__ ??= {}
const planted = globalThis.__stryker__
planted.mutantCoverage ??= { static: {}, perTest: {} }

/** What brings back how the files that keep something begin. */
globalThis.forgets = []
let generation = 0
globalThis.ForgetfulMap = class {
  of = -1
  map() {
    if (this.of !== generation) this.kept = new WeakMap()
    this.of = generation
    return this.kept
  }
  get(key) {
    return this.map().get(key)
  }
  has(key) {
    return this.map().has(key)
  }
  set(key, value) {
    this.map().set(key, value)
    return this
  }
  delete(key) {
    return this.map().delete(key)
  }
}

// What is being tried now, for the program that watches over it.
const place = openSync(join(folder, 'now'), 'w')
const tell = words => writeSync(place, words.padEnd(240), 0)

let isOver = false
let last = null
const idOf = ({ file, id }) => `${file.name}#${id.split('_').slice(1).join('_')}`

/**
 * Runs each test once as it is, once more to see that it says the same again, and then with each fault that it passes and
 * that nobody noticed yet. A fault counts as noticed when the test fails, and passes right after without the fault. When
 * it does not, what the fault left behind would make others fail: then all goes on in a fresh process.
 */
export class Tries extends TestRunner {
  async onBeforeRunTask(test) {
    await super.onBeforeRunTask(test)
    const id = idOf(test)
    const { is, ms, passes } = known.get(id) ?? {}
    const isDue = is === undefined ? over === 0 : is === 'test' && ms > over && ms <= upTo
    if (isOver || through.has(id) || !isDue) test.mode = 'skip'
    if (test.mode === 'skip' || test.mode === 'todo') return
    test.repeats = 1e9
    this.now = { id, step: 'first', passes, waiting: [], fault: null }
  }

  onBeforeTryTask(test) {
    super.onBeforeTryTask(test)
    const { step, id, fault, passes } = this.now
    test.result.state = 'run'
    test.result.errors = undefined
    planted.isCounted = step !== 'first' || passes !== undefined
    if (!planted.isCounted) planted.currentTestId = id
    if (step === 'fault') {
      planted.hitCount = 0
      planted.hitLimit = passes[fault] * 100 + 1000
      planted.activeMutant = fault
      last = fault
    }
    tell(`${step} ${fault} ${id}`)
    generation += 1
    for (const forget of globalThis.forgets) forget()
    this.now.start = now()
  }

  /** Rejects once a test has taken so long that with this fault it is not going to end. */
  overdue() {
    const { step, usual } = this.now
    const limit = Math.round(step === 'fault' ? 1500 + 10 * usual : 60_000)
    let timer
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`timed out in ${limit} ms`)), limit)
    })
    return { late, isIn: () => clearTimeout(timer) }
  }

  async runTask(test) {
    const { late, isIn } = this.overdue()
    try {
      await Promise.race([getFn(test)(), late])
    } catch (cause) {
      if (cause?.code === 'VITEST_PENDING') throw cause
      // Nobody reads it, and showing the difference between two states takes long.
      this.now.why = String(cause?.message ?? cause).slice(0, 160)
      throw new Error(this.now.why)
    } finally {
      isIn()
    }
  }

  onAfterRetryTask(test) {
    planted.activeMutant = undefined
    planted.currentTestId = undefined
    planted.hitCount = undefined
    // What runs between the tests, as a file that is loaded, is counted as such.
    planted.isCounted = false
    tell('idle')
    const isRight = test.result.state === 'pass'
    const isDone = this[this.now.step](isRight, now() - this.now.start)
    if (!isDone) return
    test.result.state = 'pass'
    test.result.errors = undefined
    // Without this Vitest would go on repeating it.
    test.result.pending = true
  }

  /** A test that fails by itself takes no part; where faults were tried before, one of them may have left something. */
  odd() {
    const { id, why } = this.now
    if (/timed out in/.test(why)) note({ is: 'odd', test: id, why })
    else if (last === null) note({ is: 'odd', test: id, why })
    else {
      isOver = true
      note({ is: 'left', fault: last, test: id, why })
      if (blamed.filter(fault => fault === last).length >= 2) note({ is: 'noticed', fault: last, test: id, why })
    }
    return true
  }

  first(isRight) {
    if (!isRight) return this.odd()
    this.now.passes ??= planted.mutantCoverage.perTest[this.now.id] ?? {}
    this.now.step = 'again'
    return false
  }

  again(isRight, ms) {
    if (!isRight) return this.odd()
    const { id, passes } = this.now
    if (!known.has(id)) note({ is: 'test', test: id, ms, passes })
    // A test that took part in a band stays in it, however busy the machine has become.
    if ((known.get(id)?.ms ?? ms) > upTo) return true
    Object.assign(this.now, { waiting: Object.keys(passes), usual: ms })
    return this.next()
  }

  next() {
    const { id, waiting } = this.now
    const fault = waiting.pop()
    if (fault === undefined) note({ is: 'through', test: id })
    if (fault === undefined) return true
    Object.assign(this.now, { fault, step: 'fault', isCertain: false })
    return noticed.has(fault) ? this.next() : false
  }

  fault(isRight) {
    if (isRight) return this.next()
    this.now.because = this.now.why
    this.now.step = 'without'
    return false
  }

  without(isRight) {
    const { id, fault, because, isCertain } = this.now
    // On a busy machine a test may come to no end by itself: what is said so is tried once more.
    if (isRight && /timed out in/.test(because ?? '') && !isCertain) {
      Object.assign(this.now, { step: 'fault', isCertain: true })
      return false
    }
    noticed.add(fault)
    note({ is: 'noticed', fault, test: id, why: because ?? 'a hook', left: isRight ? null : this.now.why })
    isOver ||= !isRight
    return isOver || this.next()
  }

  async onAfterRunFiles(files) {
    await super.onAfterRunFiles(files)
    note({ is: 'file', files: files.map(({ name }) => name), once: Object.keys(planted.mutantCoverage.static), isOver })
    // What else is to be tried is tried in a fresh process: this one need not load it.
    if (isOver) process.kill(process.pid, 'SIGKILL')
  }
}
