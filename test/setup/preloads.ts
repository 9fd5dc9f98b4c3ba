import type { HtmlTagDescriptor, Plugin } from 'vite'

const link = (rel: string, file: string, attrs: Readonly<Record<string, string>> = {}): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, href: `/${file}`, crossorigin: '', ...attrs },
  injectTo: 'head',
})

/** Has the page ask for the script of a visit and for the letters beside its own script, not after it. */
export const preloads = (): Plugin => ({
  name: 'klantportaal-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const files = Object.values(bundle)
      const visit = files.filter(({ name }) => name === 'visit').map(({ fileName }) => fileName)
      const letters = files
        .map(({ fileName }) => fileName)
        .filter(name => /source-sans-3-latin-wght-normal.*woff2$/.test(name))
      return [
        ...letters.map(file => link('preload', file, { as: 'font', type: 'font/woff2' })),
        ...visit.map(file => link('modulepreload', file)),
      ]
    },
  },
})
