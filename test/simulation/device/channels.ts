// The broadcast channels of one browser: a word reaches the other pages late, or not at all.
import type { Owner, Scheduler } from '../time/scheduler'

interface Channel {
  readonly owner: Owner
  readonly name: string
  readonly target: EventTarget
  onmessage: ((event: MessageEvent) => unknown) | null
}

/**
 * @param latency virtual milliseconds until a page hears a word
 * @param isLost whether it never hears it
 */
export const deviceChannels = (scheduler: Scheduler, latency: () => number, isLost: () => boolean) => {
  let open: Channel[] = []

  const channelClassOf = (owner: Owner) =>
    class {
      private readonly channel: Channel
      constructor(name: string) {
        this.channel = { owner, name, target: new EventTarget(), onmessage: null }
        if (owner.isAlive()) open.push(this.channel)
      }
      set onmessage(heard: ((event: MessageEvent) => unknown) | null) {
        this.channel.onmessage = heard
      }
      get onmessage() {
        return this.channel.onmessage
      }
      addEventListener(type: string, heard: (event: Event) => void): void {
        this.channel.target.addEventListener(type, heard)
      }
      postMessage(data: unknown): void {
        if (!owner.isAlive()) return
        for (const one of open) {
          if (one === this.channel || one.name !== this.channel.name || isLost()) continue
          scheduler.later(latency(), one.owner, () => {
            if (!open.includes(one)) return
            const event = Object.assign(new Event('message'), { data }) as MessageEvent
            one.onmessage?.(event)
            one.target.dispatchEvent(event)
          })
        }
      }
      close(): void {
        open = open.filter(one => one !== this.channel)
      }
    }

  return {
    channelClassOf,
    gone: (owner: Owner): void => {
      open = open.filter(one => one.owner !== owner)
    },
  }
}
