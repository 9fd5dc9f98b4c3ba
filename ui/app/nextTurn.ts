/** The next turn of the page, after it has drawn and answered what was pressed; not slowed down in a tab out of sight. */
export const nextTurn = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
